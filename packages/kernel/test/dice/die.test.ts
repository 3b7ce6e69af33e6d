import { describe, expect, test } from 'vitest';
import { AVERAGE, D12, D20, numbered, times } from '../../src/index.ts';

describe('dice', () => {
  test('are numbered from 1', () => {
    expect(numbered(3)).toEqual({ name: 'D3', faces: [1, 2, 3] });
    expect(D20.faces).toHaveLength(20);
    expect(D20.faces.at(-1)).toBe(20);
  });

  test('may be of any length but not of none', () => {
    expect(numbered(1).faces).toEqual([1]);
    for (const sides of [0, -6, 2.5, Number.NaN]) expect(() => numbered(sides)).toThrow('whole number of sides');
  });

  test('the average die has no extremes', () => {
    expect(AVERAGE.faces).toEqual([2, 3, 3, 4, 4, 5]);
  });

  test('one die may count several times', () => {
    expect(times(D12, 3)).toMatchObject({ name: 'D12x3', faces: [3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36] });
  });
});
