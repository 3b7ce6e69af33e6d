import type { DustupBoard } from '@sightline/dustup';
import { edition as dustup } from '@sightline/dustup/edition';
import { AUDIENCE } from '@sightline/kernel';
import type { KillzoneBoard } from '@sightline/killzone';
import { edition as killzone } from '@sightline/killzone/edition';
import { expect, test } from 'vitest';
import { titleOf, nameOf as unitName } from '../src/games/dustup/units.ts';
import { nameOf as figureName } from '../src/games/killzone/figures.ts';

const squad = { id: 1, name: '1st Squad', side: 'red' } as const;
const leader = { id: 4, name: 'Haywire pack', side: 'blue', role: 'leader' } as const;

test('whoever takes part is named by the words of his rules', () => {
  expect(unitName(dustup.board, { ...squad, number: 3, role: 'Rifleman' })).toBe('Red 1st Squad 3 (rifleman)');
  expect(figureName(killzone.board, leader)).toBe('blue Haywire pack leader');
});

test('rules of an edition from before have named everybody in one piece', () => {
  const { namesIn: _asUnits, ...oldDustup }: DustupBoard = dustup.board;
  const { namesIn: _asFigures, ...oldKillzone }: KillzoneBoard = killzone.board;
  expect(unitName(oldDustup as DustupBoard, { id: 1, name: 'Red 1st Squad' })).toBe('Red 1st Squad');
  expect(figureName(oldKillzone as KillzoneBoard, { id: 4, name: 'Haywire pack leader' })).toBe('Haywire pack leader');
});

test('a force that both sides field is called by its side too', () => {
  const titles = (...forces: readonly string[]): string[] => {
    const table = dustup.system.begin({ scenario: 'ownBattle', switches: SWITCHES, details: { forces: [...forces] } });
    const view = dustup.system.view(table, AUDIENCE);
    return view.sides.map(side => titleOf(view, side));
  };
  expect(titles('havenMilitia', 'havenMilitia')).toEqual(['Haven Militia (red)', 'Haven Militia (blue)']);
  expect(titles('havenMilitia', 'unionConscripts')[0]).toBe('Haven Militia');
});

const SWITCHES = Object.fromEntries(dustup.system.switches.map(({ id, values }) => [id, values[0]!]));
