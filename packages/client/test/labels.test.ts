import { describe, expect, test } from 'vitest';
import { layLabels } from '../src/board/labels.ts';

const figure = (left: number, top: number) => ({ left, top, width: 40, height: 40 });
const label = (key: string, left: number, top: number, text = 'grabs BO 71 %') => ({
  key,
  text,
  of: figure(left, top),
});

describe('the words of an intent', () => {
  test('stand below the figure, in its middle', () => {
    const [laid] = layLabels([label('a', 100, 100)], [], [figure(100, 100)]);
    expect(laid?.at.y).toBe(142);
    expect(laid!.at.x).toBeLessThan(100);
  });

  test('never lie over others, over badges or much over figures', () => {
    const crowd = Array.from({ length: 30 }, (_, i) => label(String(i), (i % 6) * 46, Math.floor(i / 6) * 46));
    const badges = [{ left: 90, top: 40, width: 50, height: 24 }];
    const figures = crowd.map(({ of }) => of);
    const laid = layLabels(crowd, badges, figures);
    expect(laid.length).toBeGreaterThan(2);
    const boxes = laid.map(({ at, text }) => ({ left: at.x, top: at.y, width: text.length * 6.6 + 12, height: 18 }));
    for (const [i, box] of boxes.entries()) {
      for (const other of [...badges, ...boxes.slice(0, i)]) expect(isOver(box, other)).toBe(false);
    }
  });

  test('are left out where there is no room at all', () => {
    const everywhere = [{ left: 0, top: 0, width: 400, height: 400 }];
    expect(layLabels([label('a', 100, 100)], everywhere, [])).toEqual([]);
  });
});

test('a name beside its unit keeps to it, and none lies beyond what is seen', () => {
  const within = { left: 0, top: 0, width: 300, height: 142 };
  const above = { left: 60, top: 50, width: 160, height: 48 };
  const [laid] = layLabels([label('a', 130, 100)], [above], [], { within });
  // Neither above, where another lies, nor below, where nothing is seen.
  expect([laid?.align, laid?.at.x]).toEqual(['left', 172]);
  expect(layLabels([label('a', 250, 130)], [], [], { within: { ...within, width: 200 } })).toEqual([]);
});

test('what has no room for all of its words is said shorter, and over other figures not at all', () => {
  const others = [
    figure(20, 100),
    figure(180, 100),
    figure(20, 150),
    figure(180, 150),
    figure(20, 50),
    figure(180, 50),
  ];
  const long = { ...label('a', 100, 100, 'Blue Anti-tank gun crew · suppressed'), short: 'Blue' };
  const [laid] = layLabels([long], [], others, { mostCovered: 0 });
  expect(laid?.isShort).toBe(true);
  expect(layLabels([label('a', 100, 100, long.text)], [], others, { mostCovered: 0 })).toEqual([]);
});

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function isOver(a: Box, b: Box): boolean {
  return a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
}
