import { rule } from '@sightline/ledger/test';
import { expect, test } from 'vitest';
import type { ArenaCard } from '../../src/content/cards.ts';
import { ARENAS, SPECIES } from '../../src/content/deck.ts';
import { whyNotShip } from '../../src/rules/set-up/sound-ship.ts';

const ship = ARENAS[0]!;
const isSpecies = (name: string): boolean => SPECIES.some(({ id }) => id === name);
/** What is wrong with the first ship of the deck after a change, by its place on the card. */
const wrong = (change: Partial<ArenaCard>) =>
  whyNotShip({ ...ship, ...change }, isSpecies).map(({ code, about }) => [
    code,
    (about as { at?: string } | undefined)?.at,
  ]);

test.each(ARENAS)('$name is a sound ship', card => {
  expect(whyNotShip(card, isSpecies)).toEqual([]);
});

rule('DK-SETUP-007', 'a tile belongs to one module, and whatever names a module names one that is there', () => {
  const second = { name: 'Attic', type: 'store', tiles: [[0, 0]] } as unknown as ArenaCard['modules'][number];
  expect(wrong({ modules: [...ship.modules, second] })).toContainEqual(['tileTwice', 'modules.8.tiles.0']);
  expect(wrong({ ceilings: ['Bridge', 'Attic'] })).toEqual([['noSuchModule', 'ceilings.1']]);
});

rule('DK-SETUP-008', 'a doorlock joins two modules, an airlock leads outside, and every module is joined', () => {
  expect(wrong({ doors: [...ship.doors, [4, 0, 'S', 'narrow']] })).toEqual([['doorToNowhere', 'doors.9']]);
  expect(wrong({ airlocks: [[0, 0, 'E', 'narrow']] })).toEqual([['leadsNotOut', 'airlocks.0']]);
  expect(wrong({ exhausts: [[9, 9, 'E']] })).toEqual([['leadsNotOut', 'exhausts.0']]);
  // The second row of the ship hangs on the doors of its sides; without the last of them one module stands alone.
  expect(wrong({ doors: ship.doors.slice(0, -1) })).toEqual([['cutOff', 'modules.5']]);
});

rule('DK-SETUP-006', 'what stands on the ship stands on a tile of it', () => {
  const crate = { tile: [7, 7], square: [1, 1], height: 'LOW', fills: 'N' } as const;
  expect(wrong({ partFilled: [crate] as unknown as ArenaCard['partFilled'] })).toEqual([
    ['notOnShip', 'partFilled.0.tile'],
  ]);
});

rule('DK-SETUP-004', 'no ship is larger than the table that it lies on', () => {
  const far = { name: 'Far', type: 'store', tiles: [[1_000_000, 0]] } as unknown as ArenaCard['modules'][number];
  expect(wrong({ modules: [...ship.modules, far] })).toEqual([['shipTooLarge', 'modules.8.tiles.0']]);
});
