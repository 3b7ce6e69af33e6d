import { expect, test } from 'vitest';
import { toldApart } from '../src/play/told-apart.ts';
import { isSaidBy } from '../src/rooms/table/open-card.ts';

const fly = (detail: string) => ({ label: 'Fly to the open', act: { deed: 'fly', detail } as const });

test('choices that would read the same are numbered, and all others are left alone', () => {
  const told = toldApart([fly('24" north'), fly('12" north'), fly('24" north')]);
  expect(told.map(({ act }) => act.detail)).toEqual(['24" north, no. 1', '12" north', '24" north, no. 2']);
});

test('choices of one name are named by the way they lie, and nobody else is', () => {
  const go = (label: string, way?: string) => ({ label, act: { deed: 'move', ...(way ? { way } : {}) } as const });
  const told = toldApart([
    go('to the field', 'north'),
    go('to the wood', 'east'),
    go('to the field', 'south'),
    go('halt'),
  ]);
  expect(told.map(({ label }) => label)).toEqual(['to the field, north', 'to the wood', 'to the field, south', 'halt']);
});

test('a card does not name a place that its choices name', () => {
  expect(isSaidBy('The light woods', [{ label: 'to the light woods' }])).toBe(true);
  expect(isSaidBy('the light woods', [{ label: 'shoot at Blue 1st Squad' }])).toBe(false);
});
