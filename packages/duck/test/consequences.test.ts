import { costTo } from '@sightline/geometry/grid';
import { rule } from '@sightline/ledger/test';
import { afterEach, expect } from 'vitest';
import type { SpeciesCard } from '../src/content/cards.ts';
import { speciesCalled } from '../src/content/deck.ts';
import { type Cause, kill } from '../src/rules/damage/kill-and-wound.ts';
import { teamReach } from '../src/rules/footing.ts';
import { addMan, addThreat, at, play, testTable } from './tables.ts';

const SHOT: Cause = { by: null, means: 'shot', rule: 'DK-SHOOT-001' };
const bull = speciesCalled('harpy-bull') as { -readonly [K in keyof SpeciesCard]: SpeciesCard[K] };

afterEach(() => {
  bull.consequence = 'none';
  delete bull.spawns;
});

/** A creature of a species that has been given a consequence. */
function withTrait(consequence: SpeciesCard['consequence']) {
  bull.consequence = consequence;
  const table = testTable({ switches: { consequences: true } });
  return { table, creature: addThreat(table, at(table, 3, 3), 5, 'harpy-bull') };
}

rule(['DK-DMG-028', 'DK-WEAP-040'], 'acid wounds on a 6 next to it, but flechettes spill none', () => {
  const table = testTable({ switches: { acidHarpies: true } });
  const [hurt, spared] = [addMan(table, at(table, 3, 2)), addMan(table, at(table, 4, 4))];
  const [shot, riddled] = [addThreat(table, at(table, 3, 3)), addThreat(table, at(table, 3, 3))];
  play({}, io => kill(table, io, riddled, { ...SHOT, means: 'flechette' }));
  shot.protection = 'ARMOURED';
  play({ dice: ['D6=6', 'D6=5'] }, io => kill(table, io, shot, SHOT));
  expect([hurt.wounds, spared.wounds]).toEqual([1, 0]);
});

rule('DK-DMG-028', 'a bulkhead keeps acid off, and an ARMOURED man throws twice', () => {
  const floor = ['.....', '.....', '.....', '.....', '.....'];
  const table = testTable({ tiles: [floor, floor], switches: { acidHarpies: true } });
  const harpy = addThreat(table, at(table, 5, 1));
  addMan(table, at(table, 1, 1, 1));
  const man = addMan(table, at(table, 5, 2), 1, { armoured: true });
  play({ dice: ['D6=6', 'D6=5'] }, io => kill(table, io, harpy, SHOT));
  expect(man.wounds).toBe(0);
});

rule('DK-DMG-029', 'it explodes: one grenade blast with its marker', () => {
  const { table, creature } = withTrait('EXPLODES');
  const man = addMan(table, at(table, 3, 4));
  play({ dice: ['D6=4'] }, io => kill(table, io, creature, SHOT));
  expect([man.wounds, table.explosions[0]?.at]).toEqual([1, at(table, 3, 3)]);
});

rule('DK-DMG-029', 'it spawns on 4 or more', () => {
  const { table, creature } = withTrait('SPAWNS');
  bull.spawns = 'harpy';
  play({ dice: ['D6=3'] }, io => kill(table, io, creature, SHOT));
  expect(table.figures).toHaveLength(1);
  const another = addThreat(table, at(table, 2, 2), 5, 'harpy-bull');
  play({ dice: ['D6=4'] }, io => kill(table, io, another, SHOT));
  expect(table.figures[2]).toMatchObject({ species: 'harpy', at: at(table, 2, 2), condition: 'fit' });
});

rule('DK-DMG-029', 'it turns to mush, which costs 2 to enter', () => {
  const { table, creature } = withTrait('MUSH');
  play({}, io => kill(table, io, creature, SHOT));
  const man = addMan(table, at(table, 3, 4));
  expect(costTo(teamReach(table, man, 3), at(table, 3, 3))).toBe(2);
});

rule('DK-DMG-029', 'what is spawned in the Threat phase acts from the next one on', () => {
  const { table, creature } = withTrait('SPAWNS');
  bull.spawns = 'harpy';
  table.phase = 'threat';
  play({ dice: ['D6=6'] }, io => kill(table, io, creature, SHOT));
  expect(table.figures[1]).toMatchObject({ activated: true });
});
