import { describe, expect, test } from 'vitest';
import { beside, boxAround, cornerOf } from '../src/board/beside.ts';

const PICTURE = { width: 1000, height: 600 };
const INSETS = { left: 200, top: 60, right: 0, bottom: 120 };
const CARD = { width: 200, height: 80 };
const place = (box: ReturnType<typeof boxAround>) => beside({ box, card: CARD, picture: PICTURE, insets: INSETS });

describe('a card lies', () => {
  test('right of those it speaks of, if there is room', () => {
    expect(place({ left: 400, top: 200, width: 100, height: 100 })).toEqual({ x: 514, y: 210 });
  });

  test('left of them at the right edge, and below or above where they reach across', () => {
    expect(place({ left: 800, top: 200, width: 100, height: 100 })).toEqual({ x: 586, y: 210 });
    expect(place({ left: 250, top: 100, width: 700, height: 100 })).toEqual({ x: 500, y: 214 });
    expect(place({ left: 250, top: 300, width: 700, height: 150 })).toEqual({ x: 500, y: 206 });
  });

  test('at the foot of what is free where there is no room beside them, or nobody', () => {
    expect(place({ left: 100, top: 0, width: 900, height: 600 })).toEqual({ x: 500, y: 386 });
    expect(place(null)).toEqual({ x: 500, y: 386 });
  });

  test('where it covers nothing that is to be kept clear, or as little of it as can be', () => {
    const box = { left: 400, top: 200, width: 100, height: 100 };
    const laid = { box, card: CARD, picture: PICTURE, insets: INSETS };
    const right = { left: 560, top: 100, width: 300, height: 300 };
    expect(beside({ ...laid, clear: [right] })).toEqual({ x: 350, y: 314 });
    const everywhere = [
      { left: 0, top: 0, width: 1000, height: 400 },
      { left: 0, top: 400, width: 700, height: 200 },
    ];
    expect(beside({ ...laid, clear: everywhere })).toEqual({ x: 786, y: 386 });
  });

  test('anywhere that is free where none of the usual places is, and rather over a bystander than over whom it speaks of', () => {
    const box = { left: 400, top: 200, width: 100, height: 100 };
    const laid = { card: CARD, picture: PICTURE, insets: INSETS };
    const columns = [
      { left: 0, top: 0, width: 640, height: 600 },
      { left: 880, top: 0, width: 120, height: 600 },
    ];
    const covers = ({ x, y }: { x: number; y: number }, other: typeof box): boolean =>
      x < other.left + other.width && x + CARD.width > other.left && y < other.top + other.height && y + 80 > other.top;
    const between = beside({ ...laid, box, clear: columns });
    expect(columns.some(column => covers(between, column))).toBe(false);
    const bystanders = [{ left: 640, top: 0, width: 240, height: 600 }];
    const full = beside({ ...laid, box, clear: columns, rather: bystanders });
    expect(columns.some(column => covers(full, column))).toBe(false);
    const crowd = [{ left: 200, top: 60, width: 800, height: 340 }];
    expect(crowd.some(each => covers(beside({ ...laid, box: null, clear: [], rather: crowd }), each))).toBe(true);
    expect(covers(beside({ ...laid, box, rather: [{ left: 514, top: 150, width: 300, height: 200 }] }), box)).toBe(
      false,
    );
  });

  test('with its top where the box begins, if it is to stay there when it grows', () => {
    const box = { left: 400, top: 200, width: 100, height: 100 };
    const laid = { box, picture: PICTURE, insets: INSETS, hangs: true };
    expect(beside({ ...laid, card: CARD })).toEqual({ x: 514, y: 200 });
    expect(beside({ ...laid, card: { width: 200, height: 200 } })).toEqual({ x: 514, y: 200 });
  });

  test('in the first of its corners, unless it would cover somebody there', () => {
    const corners = ['bottom left', 'top right'] as const;
    const laid = { box: null, card: CARD, picture: PICTURE, insets: INSETS, corners };
    const kept = beside({ ...laid });
    expect(cornerOf(laid, kept)).toBe('bottom left');
    const there = { left: kept.x, top: kept.y, width: 20, height: 20 };
    const elsewhere = { ...there, left: kept.x + CARD.width + 1 };
    expect(beside({ ...laid, clear: [elsewhere] })).toEqual(kept);
    expect(cornerOf(laid, beside({ ...laid, rather: [there] }))).toBe('top right');
    expect(cornerOf(laid, beside({ ...laid, clear: [there] }))).toBe('top right');
  });

  test('beside all of them', () => {
    const points = [
      { x: 300, y: 100 },
      { x: 500, y: 240 },
    ];
    expect(boxAround(points, 20)).toEqual({ left: 280, top: 80, width: 240, height: 180 });
    expect(boxAround([], 20)).toBeNull();
  });
});
