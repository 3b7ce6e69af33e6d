import { describe, expect, test } from 'vitest';
import { part, tally } from '../src/index.ts';

describe('a tally', () => {
  const cover = part('HS-DICE-006', -2, 'cover');
  const aim = part('HS-DICE-001', 1, 'aim');

  test('adds its parts to its base and keeps them', () => {
    expect(tally(6, cover, aim)).toEqual({ base: 6, parts: [cover, aim], total: 5 });
    expect(tally(6)).toEqual({ base: 6, parts: [], total: 6 });
  });

  test('leaves out what does not apply, but not what is worth nothing', () => {
    const none = part('HS-DICE-002', 0, 'no wind');
    expect(tally(6, false, cover, null, undefined, none).parts).toEqual([cover, none]);
  });
});
