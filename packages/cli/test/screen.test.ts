import { expect, test } from 'vitest';
import { blankCanvas, cropped, legendOf, linesOf, put } from '../src/screen/canvas.ts';
import { blankField, draw, lay, spotOn, stand } from '../src/screen/field.ts';
import { labelsOf } from '../src/screen/labels.ts';

const plain = (_tone: unknown, text: string): string => text;
const OPEN = { text: '.', tone: 'faint' } as const;

test('a name is shortened to its first letters and its numbers, and no two are alike', () => {
  const names = [
    'red 1st Squad',
    'Harpy 9',
    'Harpy 12',
    'YOU',
    'Brick Okoro',
    'Bo Olsen',
    'red 1st Squad detachment 1',
  ];
  const labels = labelsOf(names);
  expect([...labels.values()].slice(0, 5)).toEqual(['r1s', 'h9', 'h12', 'yo', 'bo']);
  expect(new Set(labels.values()).size).toBe(names.length);
  for (const label of labels.values()) expect(label.length).toBeLessThanOrEqual(3);
});

test('letters of one tone are painted together, and blanks at the end are left out', () => {
  const canvas = blankCanvas(6, 1);
  put(canvas, { column: 0, row: 0 }, { text: 'ab', tone: 'own' });
  put(canvas, { column: 2, row: 0 }, { text: 'c', tone: 'own' });
  put(canvas, { column: 3, row: 0 }, OPEN);
  expect(linesOf(canvas, (tone, text) => (text === '' ? '' : `<${tone} ${text}>`))).toEqual(['<own abc><faint .>']);
});

test('what does not fit is cut off round whoever is looked at, and the legend names only what is left', () => {
  const canvas = blankCanvas(9, 3);
  put(canvas, { column: 0, row: 0 }, { text: 'k', name: 'locker', tone: 'plain' });
  put(canvas, { column: 8, row: 2 }, { text: 'B', name: 'Brick', tone: 'own' });
  const part = cropped(canvas, { columns: 4, rows: 2 }, { column: 8, row: 2 });
  expect(linesOf(part, plain)).toEqual(['', '   B']);
  expect(legendOf(part).map(({ name }) => name)).toEqual(['Brick']);
  expect(legendOf(canvas).map(({ name }) => name)).toEqual(['Brick', 'locker']);
});

test('an open table is scaled to the screen, with the north at the top', () => {
  const field = blankField({ x: 0, y: 0, width: 72, depth: 48 }, { columns: 80, rows: 21 });
  expect([field.canvas.columns, field.canvas.rows]).toEqual([63, 21]);
  expect(spotOn(field, { x: 0, y: 48 })).toEqual({ column: 0, row: 0 });
  expect(spotOn(field, { x: 72, y: 0 })).toEqual({ column: 62, row: 20 });
  expect(spotOn(field, { x: -1, y: 0 })).toBeNull();
});

test('walls are drawn from corner to corner, and those who stand close are set side by side', () => {
  const field = blankField({ x: 0, y: 0, width: 12, depth: 8 }, { columns: 12, rows: 4 });
  lay(field, () => OPEN);
  draw(
    field,
    [
      { x: 0, y: 7.5 },
      { x: 11.5, y: 7.5 },
    ],
    { text: '+', name: 'low wall', tone: 'plain' },
  );
  const man = (name: string) => ({ at: { x: 5, y: 3 }, mark: { text: name, name, tone: 'own' } as const });
  stand(field, [man('AA'), man('BB'), man('CC')]);
  const lines = linesOf(field.canvas, plain);
  expect(lines[0]).toBe('++++++++++++');
  expect(
    lines
      .join('')
      .match(/AA|BB|CC/g)
      ?.toSorted(),
  ).toEqual(['AA', 'BB', 'CC']);
  expect(lines.join('\n')).not.toMatch(/AABB|BBAA|AACC|CCAA|BBCC|CCBB/);
});
