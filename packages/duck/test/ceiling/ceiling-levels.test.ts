import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { mustLeave } from '../../src/rules/actions/state.ts';
import { CEILING_ACTS } from '../../src/rules/ceiling/acts.ts';
import { whyNotTakeUp } from '../../src/rules/damage/carrying.ts';
import { kill } from '../../src/rules/damage/kill-and-wound.ts';
import { setOffOwnGrenades } from '../../src/rules/damage/own-grenades.ts';
import { whyNotTreat } from '../../src/rules/damage/regen.ts';
import { wheresOf } from '../../src/rules/movement/ways.ts';
import type { DuckTable } from '../../src/table/table.ts';
import { activate } from '../support/hunting.ts';
import { addExplosion, addFlames, addMan, addThreat, at, codes, play, testTable } from '../support/tables.ts';

const [, climbDown] = CEILING_ACTS;

/** A table with its ceiling in play, and a hatch in the middle of it. */
function withCeiling(switches = {}): DuckTable {
  const table = testTable({ switches: { ceiling: true, ...switches } });
  table.modules[0]!.ceiling = true;
  table.hatches = [{ at: at(table, 3, 3), kind: 'hatch', proved: false }];
  return table;
}

rule(
  ['DK-CEIL-001', 'DK-GREN-031', 'DK-GREN-034'],
  'fire on the deck neither drives nor burns those in the ceiling',
  () => {
    const table = withCeiling();
    addFlames(table, at(table, 3, 3), 3);
    addExplosion(table, at(table, 3, 2));
    const man = addMan(table, at(table, 3, 3));
    expect(mustLeave(table, man)).toBe(true);
    man.overhead = true;
    expect(mustLeave(table, man)).toBe(false);
    expect(wheresOf(table, [man], 1)).toContainEqual({ to: at(table, 3, 2) });
    man.overhead = false;
    man.at = at(table, 5, 5);
    const harpy = addThreat(table, at(table, 3, 3));
    harpy.overhead = true;
    activate(table, harpy, ['D6=5']);
    expect([harpy.condition, harpy.at]).toEqual(['fit', at(table, 3, 3)]);
  },
);

rule(['DK-GREN-032', 'DK-CEIL-007', 'DK-CEIL-008'], 'nobody comes down through a hatch into fire', () => {
  const table = withCeiling();
  const man = addMan(table, at(table, 3, 3));
  man.overhead = true;
  expect(codes(climbDown.whyNot(table, man, { do: 'climbDown' }))).toEqual([]);
  addFlames(table, man.at, 1);
  expect(codes(climbDown.whyNot(table, man, { do: 'climbDown' }))).toEqual(['fireThere']);
  man.overhead = false;
  man.at = at(table, 5, 5);
  const harpy = addThreat(table, at(table, 3, 3));
  harpy.overhead = true;
  activate(table, harpy, ['D6=1', 'D6=6']);
  expect([harpy.overhead, harpy.condition]).toEqual([true, 'fit']);
});

rule(['DK-DMG-009', 'DK-DMG-011', 'DK-CEIL-001'], 'nobody treats or takes up a man on the other level', () => {
  const table = withCeiling();
  const man = addMan(table, at(table, 3, 4), 1, { gear: { 'regen-kit': 1 } });
  const fallen = addMan(table, at(table, 3, 3));
  Object.assign(fallen, { wounds: 2, condition: 'incapacitated' });
  expect([codes(whyNotTreat(table, man, fallen)), codes(whyNotTakeUp(table, man, fallen))]).toEqual([[], []]);
  fallen.overhead = true;
  const apart = [['notAdjacent'], ['notAdjacent']];
  expect([codes(whyNotTreat(table, man, fallen)), codes(whyNotTakeUp(table, man, fallen))]).toEqual(apart);
});

rule(
  ['DK-DMG-008', 'DK-CEIL-001'],
  'grenades set off in the ceiling strike those up there, and leave no marker below',
  () => {
    const table = withCeiling();
    const man = addMan(table, at(table, 3, 3), 1, { gear: { grenade: 1 } });
    Object.assign(man, { wounds: 1, overhead: true });
    const [harpy, below] = [addThreat(table, at(table, 3, 3)), addThreat(table, at(table, 3, 3))];
    harpy.overhead = true;
    play({ dice: ['D6=1', 'D6=4'] }, io => setOffOwnGrenades(table, io, man));
    expect([man.condition, harpy.condition, below.wounds, table.explosions]).toEqual(['killed', 'killed', 0, []]);
  },
);

rule(['DK-DMG-028', 'DK-DMG-029', 'DK-CEIL-001'], 'what a death in the ceiling brings about happens up there', () => {
  const dying = (species: string, switches: object, dice: string[]) => {
    const table = withCeiling(switches);
    const [above, below] = [addMan(table, at(table, 3, 3)), addMan(table, at(table, 3, 3))];
    above.overhead = true;
    const creature = addThreat(table, at(table, 3, 2), 5, species);
    creature.overhead = true;
    play({ dice }, io => kill(table, io, creature, { by: null, means: 'shot', rule: 'DK-SHOOT-001' }));
    expect(below.wounds).toBe(0);
    return { above, table };
  };
  expect(dying('harpy', { acidHarpies: true }, ['D6=6']).above.wounds).toBe(1);
  const cybot = dying('cybot', { consequences: true }, ['D6=4']);
  expect([cybot.above.wounds, cybot.table.explosions]).toEqual([1, []]);
  const bull = dying('harpy-bull', { consequences: true }, ['D6=4']);
  expect(bull.table.figures.at(-1)).toMatchObject({ kind: 'threat', card: { id: 'harpy' }, overhead: true });
});

rule(
  ['DK-DMG-026', 'DK-CEIL-007'],
  'a wounded one that drops through the hatch onto a man has moved and forgets its wound',
  () => {
    const table = withCeiling();
    const man = addMan(table, at(table, 3, 3));
    const harpy = addThreat(table, man.at);
    Object.assign(harpy, { overhead: true, wounds: 1 });
    activate(table, harpy, ['D6=1', 'D6=4']);
    expect([harpy.overhead, harpy.wounds, man.grapple?.threat]).toEqual([false, 0, harpy.id]);
  },
);
