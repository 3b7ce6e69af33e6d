import { describe, expect, test } from 'vitest';
import { cutOpen, travelledTo } from '../../src/field/index.ts';

const bent = [
  { x: 0, y: 0 },
  { x: 4000, y: 0 },
  { x: 4000, y: 4000 },
];

describe('a gap in a line', () => {
  test('leaves what lies before and behind it, corners included', () => {
    expect(cutOpen(bent, [{ from: 1000, to: 2000 }])).toEqual([
      [
        { x: 0, y: 0 },
        { x: 1000, y: 0 },
      ],
      [
        { x: 2000, y: 0 },
        { x: 4000, y: 0 },
        { x: 4000, y: 4000 },
      ],
    ]);
  });

  test('may go round a corner, overlap another or take an end', () => {
    const around = cutOpen(bent, [{ from: 3000, to: 5000 }]);
    expect(around.map(piece => piece.at(0))).toEqual([
      { x: 0, y: 0 },
      { x: 4000, y: 1000 },
    ]);
    const pair = [
      { from: 2500, to: 4000 },
      { from: 1000, to: 3000 },
    ];
    expect(cutOpen(bent, pair).map(piece => piece.length)).toEqual([2, 2]);
    expect(cutOpen(bent, [{ from: -1000, to: 1000 }])).toHaveLength(1);
    expect(
      cutOpen(bent, [{ from: 7000, to: 9000 }])
        .at(-1)
        ?.at(-1),
    ).toEqual({ x: 4000, y: 3000 });
  });

  test('as long as the line leaves nothing, and none leaves all of it', () => {
    expect(cutOpen(bent, [{ from: -1, to: 9000 }])).toEqual([]);
    expect(cutOpen(bent, [])).toEqual([bent]);
  });

  test('is found by the place that is nearest to a point', () => {
    expect([travelledTo(bent, { x: 1500, y: 300 }), travelledTo(bent, { x: 4200, y: 1000 })]).toEqual([1500, 5000]);
    expect([travelledTo(bent, { x: -500, y: 0 }), travelledTo(bent, { x: 4000, y: 9000 })]).toEqual([0, 8000]);
  });
});
