import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import type { UnitRow } from '../../src/content/schema.ts';
import { splitOff } from '../../src/rules/detachment/split-off.ts';
import { actsOf } from '../../src/rules/turn/actions.ts';
import { type Dustup, NONE } from '../../src/table/table.ts';
import { ableCount, type Unit } from '../../src/table/units.ts';
import { activates, does, headquarters, refused } from '../support/command-setting.ts';
import { at, lay, put, squad } from '../support/setting.ts';

/** The last of a unit's roster are dead. */
function deplete(table: Dustup, ...ids: readonly number[]): void {
  for (const id of ids) table.figures[table.units[id]!.figures.at(-1)!]!.state = 'killed';
}

/** Two units of red, four inches apart, each with a man less than it had. */
function near(a: UnitRow, b: UnitRow) {
  const table = lay({ red: [a, b].map(withOneMore) });
  deplete(table, 0, 1);
  put(table, 1, 10, 4);
  return table;
}
const withOneMore = (row: UnitRow): UnitRow => ({
  ...row,
  figures: [...row.figures, { role: 'Rifleman', weapons: ['assaultRifle'] }],
});
const merging = { do: 'regroup', with: 1 } as const;

rule('DU-REGROUP-001', 'two units become one, twelve figures at most', () => {
  const table = near(squad(3), squad(4, { leadership: 1 }));
  does(table, table.units[0]!, merging);
  expect(ableCount(table, table.units[0]!)).toBe(7);
  expect(table.units[1]!.where).toBe('merged');
  const large = near(squad(7), squad(6));
  expect(refused(large, large.units[0]!, merging)).toEqual(['tooManyTogether']);
  const whole = near(squad(3), squad(4));
  whole.figures[whole.units[1]!.figures.at(-1)!]!.state = 'able';
  expect(refused(whole, whole.units[0]!, merging)).toEqual(['notDepleted']);
  const unlike = near(squad(3), squad(3, { type: 'powerArmour', armour: 'lightPower' }));
  expect(refused(unlike, unlike.units[0]!, merging)).toEqual(['nobodyToJoin']);
});

rule('DU-REGROUP-002', 'it takes both activations, unless an order brought it about', () => {
  const table = near(squad(3), squad(3));
  table.units[1]!.activated = true;
  expect(refused(table, table.units[0]!, merging)).toEqual(['actedAlready']);
  const red = [headquarters('HQ', ['A', 'B']), squad(3, { code: 'A' }), squad(3, { code: 'B', leadership: 1 })];
  const ordered = lay({ red });
  deplete(ordered, 1, 2);
  put(ordered, 1, 20, 20);
  const b = put(ordered, 2, 24, 20);
  b.activated = true;
  const acts = [{ do: 'order', unit: 2 }, { do: 'regroup', with: 1 }, { do: 'stop' }];
  activates(ordered, ordered.units[0]!, acts, ['D8=8']);
  expect(b).toMatchObject({ activated: true, where: 'table', actions: 0 });
  expect(b.figures).toHaveLength(6);
  expect(ordered.units[1]!.where).toBe('merged');
});

rule('DU-REGROUP-002', 'also when the other one was ordered just before', () => {
  const red = [headquarters('HQ', ['A', 'B']), squad(3, { code: 'A' }), squad(3, { code: 'B', leadership: 1 })];
  const table = lay({ red });
  deplete(table, 1, 2);
  put(table, 1, 20, 20);
  put(table, 2, 24, 20);
  for (const id of [1, 2]) table.units[id]!.activated = true;
  const acts = [{ do: 'order', unit: 2 }, { do: 'stop' }, { do: 'order', unit: 1 }, { do: 'regroup', with: 2 }];
  activates(table, table.units[0]!, acts, ['D8=8', 'D8=8']);
  expect(table.units[1]!.figures).toHaveLength(6);
});

rule('DU-REGROUP-003', 'within six inches, after a move if need be; it ends the activation', () => {
  const table = lay({ red: [squad(3), squad(3, { leadership: 1 })] });
  deplete(table, 0, 1);
  put(table, 1, 16, 4);
  const there = { do: 'move', route: [at(12, 4)] };
  const short = activates(table, table.units[0]!, [there, { do: 'stop' }], ['D6=1']);
  expect(short.told).toContainEqual(expect.objectContaining({ type: 'moved' }));
  Object.assign(table.units[0]!, { actions: 1, acted: 1, moved: true });
  expect(refused(table, table.units[0]!, merging)).toEqual(['tooFarToJoin']);
  put(table, 0, 6, 4);
  activates(table, table.units[0]!, [there, merging], ['D6=3']);
  expect(table.units[0]!.figures).toHaveLength(6);
  const shot = near(squad(3), squad(3));
  shot.units[1]!.suppression = 1;
  expect(refused(shot, shot.units[0]!, merging)).toEqual(['cannotJoin']);
  shot.units[1]!.suppression = 0;
  Object.assign(shot.units[0]!, { acted: 1, actions: 1, moved: false });
  expect(refused(shot, shot.units[0]!, merging)).toEqual(['actedAlready']);
});

rule(['DU-REGROUP-003', 'DU-MORALE-033'], 'nobody gets a new leader by joining those who have one', () => {
  const table = near(squad(3), squad(3));
  const [unit, other] = table.units as [Unit, Unit];
  other.leaderless = true;
  expect(refused(table, unit, merging)).toEqual(['leaderless']);
  expect(actsOf(table, unit)).not.toContainEqual(merging);
  // Its own leader has fallen on the way there.
  Object.assign(other, { leaderless: false });
  Object.assign(unit, { leaderless: true, acted: 1, actions: 1, moved: true });
  expect(refused(table, unit, merging)).toEqual(['leaderless']);
  unit.leaderless = false;
  expect(refused(table, unit, merging)).toEqual([]);
});

rule('DU-REGROUP-004', 'quality of the larger, leadership of the better, confidence of the worse', () => {
  const table = near(squad(5), squad(3, { quality: 'veteran', leadership: 1 }));
  Object.assign(table.units[0]!, { confidence: 'steady', underFire: true });
  Object.assign(table.units[1]!, { confidence: 'shaken', startConfidence: 'steady', everSuppressed: true });
  const { leader } = table.units[1]!;
  does(table, table.units[0]!, merging);
  expect(table.units[0]!).toMatchObject({ quality: 'experienced', die: 8, lv: 1, confidence: 'shaken', leader });
  expect(table.units[0]!).toMatchObject({ startConfidence: 'steady', underFire: true, everSuppressed: true });
});

rule('DU-REGROUP-004', 'equally large the lower quality counts; between equal leaders the owner chooses', () => {
  const table = near(squad(4, { quality: 'veteran' }), squad(4, { quality: 'green' }));
  const { leader } = table.units[1]!;
  does(table, table.units[0]!, merging, [], [leader]);
  expect(table.units[0]!).toMatchObject({ quality: 'green', die: 6, leader });
});

rule('DU-REGROUP-001', 'a headquarters takes the other in and keeps its command', () => {
  const red = [headquarters('HQ', ['A', 'B']), squad(3, { code: 'A', leadership: 3 }), squad(3, { code: 'B' })];
  const table = lay({ red });
  deplete(table, 0, 1);
  put(table, 1, 10, 4);
  does(table, table.units[1]!, { do: 'regroup', with: 0 });
  expect(table.units[0]!).toMatchObject({ commands: true, where: 'table', activated: true });
  expect([table.units[1]!.where, table.units[2]!.superior]).toEqual(['merged', 0]);
});

rule(
  ['DU-REGROUP-001', 'DU-FORCE-012'],
  'the last man of a squad may join others, one who was fielded alone may not',
  () => {
    const table = lay({ red: [squad(1), squad(3), squad(3)] });
    put(table, 1, 10, 4);
    put(table, 2, 10, 8);
    deplete(table, 2);
    for (const id of table.units[1]!.figures.slice(1)) table.figures[id]!.state = 'killed';
    expect(refused(table, table.units[1]!, { do: 'regroup', with: 2 })).toEqual([]);
    expect(refused(table, table.units[1]!, { do: 'regroup', with: 0 })).toEqual(['notDepleted']);
    // Men who are only detached are not lost.
    const split = lay({ red: [squad(5), squad(3)] });
    put(split, 1, 10, 4);
    deplete(split, 1);
    splitOff(split, split.units[0]!, split.units[0]!.figures.slice(3));
    expect(refused(split, split.units[0]!, merging)).toEqual(['notDepleted']);
  },
);

rule(
  ['DU-REGROUP-004', 'DU-DRONE-002', 'DU-EW-001'],
  'what either had the two have together; a drone in the air is lost',
  () => {
    const gear = { warfare: 8, drones: 10, sensors: 'superior', comms: 'superior', traits: ['smokeGrenades'] } as const;
    const table = near(squad(3), squad(3, { ...gear, traits: [...gear.traits], leadership: 1 }));
    const [kept, gone] = table.units as [Unit, Unit];
    Object.assign(gone, { drone: at(12, 4), warfareCounters: 2 });
    const io = does(table, kept, merging);
    expect(kept).toMatchObject({ ...gear, traits: ['grenades', 'smokeGrenades'], warfareCounters: 2, drone: null });
    expect(io.told).toContainEqual(expect.objectContaining({ type: 'droneLost', unit: gone.who }));
  },
);

rule(['DU-REGROUP-004', 'DU-GAP-023'], 'the prize and the detachments of a unit go over with it', () => {
  const table = near(squad(3), squad(4, { leadership: 1 }));
  const [kept, gone] = table.units as [Unit, Unit];
  const prize = {
    id: 0,
    name: 'core',
    points: 1,
    carry: true,
    decides: false,
    radius: null,
    counts: NONE,
    building: NONE,
    holder: NONE,
    awarded: [],
    carrier: 1,
  };
  table.objectives.push({ ...prize, ...at(10, 4) });
  gone.carries = 0;
  const detachment = splitOff(table, gone, [gone.figures[3]!]);
  does(table, kept, merging);
  expect([kept.carries, table.objectives[0]!.carrier, gone.carries]).toEqual([0, kept.id, NONE]);
  expect(detachment.parent).toBe(kept.id);
});

rule('DU-REGROUP-001', 'of two headquarters the higher takes the other in, whichever of them acts', () => {
  const taker = (acting: number) => {
    const red = [headquarters('CO', ['PL']), headquarters('PL', ['S1'], { leadership: 1 }), squad(3, { code: 'S1' })];
    const table = lay({ red });
    put(table, 1, 10, 4);
    deplete(table, 0, 1);
    does(table, table.units[acting]!, { do: 'regroup', with: 1 - acting });
    return [table.units[0]!.where, table.units[1]!.where, table.units[2]!.superior];
  };
  expect([taker(0), taker(1)]).toEqual([
    ['table', 'merged', 0],
    ['table', 'merged', 0],
  ]);
});
