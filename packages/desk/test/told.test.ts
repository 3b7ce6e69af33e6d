import type { DrillEvent } from '@sightline/drill';
import { AUDIENCE, type Line, tellLine } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect, test } from 'vitest';
import { heardBy } from '../src/told.ts';
import { person, system } from './games.ts';

const WHEN = { players: { red: person, blue: person }, after: 3, step: 1 };
const laid: DrillEvent = { type: 'mineLaid', rule: 'DR-MINE-001', side: 'red', at: 25 };
const mine: Line = { kind: 'event', event: laid };
const roll = (seenBy?: readonly string[]): Line => ({
  kind: 'roll',
  die: 'D6',
  face: 4,
  why: { rule: 'DR-SHOOT-003', purpose: 'shot', ...(seenBy && { seenBy }) },
});

test('what everybody may know is told once, and says to nobody in particular', () => {
  expect(tellLine(system, WHEN, roll())).toEqual([{ after: 3, step: 1, line: roll(), text: '' }]);
});

rule('HS-VIEW-003', 'each is told what he may know, and not who else was told', () => {
  const told = tellLine(system, WHEN, mine);
  expect(told.map(({ to }) => to)).toEqual([['red'], ['blue', AUDIENCE]]);
  const [toRed] = heardBy('red', told);
  const [toBlue] = heardBy('blue', told);
  expect(toRed).toEqual({ after: 3, step: 1, line: mine, text: expect.stringContaining('Red lays a mine') });
  expect(toBlue?.text).not.toBe(toRed?.text);
  expect([toRed, toBlue].some(line => line && 'to' in line)).toBe(false);
});

test('what nobody may know is told to nobody', () => {
  expect(tellLine(system, WHEN, roll([]))).toEqual([]);
  expect(heardBy('blue', tellLine(system, WHEN, roll(['red'])))).toEqual([]);
});
