import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { suffer } from '../../src/rules/casualties/harm.ts';
import type { DetachAct } from '../../src/rules/detachment/acts.ts';
import { freeDetachments } from '../../src/rules/detachment/detach.ts';
import { layCounter } from '../../src/rules/detection/counters.ts';
import { targetDie } from '../../src/rules/shooting/target-die.ts';
import { actsOf } from '../../src/rules/turn/actions.ts';
import { countUnactivated } from '../../src/rules/turn/alternation.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import type { Dustup } from '../../src/table/table.ts';
import type { Unit } from '../../src/table/units.ts';
import { activates, does, headquarters, prop, refused, stop, unprop } from '../support/command-setting.ts';
import { at, lay, put, putFigure, squad } from '../support/setting.ts';

/** The figures of a unit by their places in its roster. */
const members = (unit: Unit, ...places: number[]): number[] => places.map(place => unit.figures[place]!);

/** A squad of eight that detaches its last three; it has one action left. */
function split(): { table: Dustup; parent: Unit; detachment: Unit } {
  const table = lay({ red: [squad(8)] });
  const parent = table.units[0]!;
  does(table, parent, { do: 'detach', figures: members(parent, 5, 6, 7) });
  return { table, parent, detachment: table.units.at(-1)! };
}

rule('DU-DETACH-001', 'able figures split off for one action and are a unit of their own', () => {
  const { table, parent, detachment } = split();
  expect([parent.actions, parent.figures.length, detachment.figures.length]).toEqual([1, 5, 3]);
  expect(table.figures[detachment.leader]!.unit).toBe(detachment.id);
  detachment.suppression = 1;
  expect(parent.suppression).toBe(0);
  put(table, 1, 40, 4);
  expect(targetDie(table, table.units[1]!, detachment, { suppressive: false }).die).toBe(8);
  does(table, parent, { do: 'detach', figures: members(parent, 4) });
  parent.actions = 1;
  const third = { do: 'detach', figures: members(parent, 3) } as const;
  expect(refused(table, parent, third)).toEqual([]);
  Object.assign(table, { options: { ...table.options, detachmentLimit: true } });
  expect(refused(table, parent, third)).toEqual(['enoughDetachments']);
  detachment.suppression = 0;
  detachment.actions = 1;
  expect(refused(table, detachment, { do: 'detach', figures: members(detachment, 2) })).toEqual(['isDetachment']);
});

rule(['DU-DETACH-001', 'DU-DETACH-008'], 'neither the leader nor the untreated go, and somebody able must', () => {
  const table = lay({ red: [squad(4)] });
  const unit = table.units[0]!;
  table.figures[unit.figures[2]!]!.state = 'untreated';
  table.figures[unit.figures[3]!]!.state = 'stabilised';
  const detaching = (...places: number[]) => refused(table, unit, { do: 'detach', figures: members(unit, ...places) });
  expect([detaching(0), detaching(2), detaching(1, 1), detaching(3), detaching(1, 3), detaching(1, 2, 3)]).toEqual([
    ['cannotGo'],
    ['cannotGo'],
    ['cannotGo'],
    ['nobodyAble'],
    [],
    ['cannotGo'],
  ]);
});

rule('DU-DETACH-001', 'they may stand at once anywhere in the footprint of their parent', () => {
  const table = lay({ red: [squad(4)] });
  const unit = table.units[0]!;
  const inches = [
    [10, 10],
    [13, 10],
    [10, 12],
    [8, 10],
  ] as const;
  for (const [i, [x, y]] of inches.entries()) putFigure(table, unit, i, x, y);
  const detaching = (...spots: (readonly [number, number])[]): DetachAct => ({
    do: 'detach',
    figures: members(unit, 1, 2),
    places: spots.map(([x, y]) => ({ x: x * 1000, y: y * 1000 })),
  });
  // The farthest man stands three inches off.
  expect(refused(table, unit, detaching([10, 13.1], [11, 12]))).toEqual(['outsideFootprint']);
  expect(refused(table, unit, detaching([10, 13]))).toEqual(['placeForEach']);
  expect(refused(table, unit, detaching([8.2, 10], [11, 12]))).toEqual(['overlaps']);
  does(table, unit, detaching([10, 13], [11, 12]));
  expect(members(table.units.at(-1)!, 0, 1).map(id => [table.figures[id]!.x, table.figures[id]!.y])).toEqual([
    [10_000, 13_000],
    [11_000, 12_000],
  ]);
});

rule('DU-DETACH-002', 'the parent is whatever part holds the leader', () => {
  const table = lay({ red: [squad(8)] });
  const parent = table.units[0]!;
  does(table, parent, { do: 'detach', figures: members(parent, 2, 3, 4, 5, 6, 7) });
  expect(parent.figures).toEqual([parent.leader, parent.leader + 1]);
  expect(table.units.at(-1)!.parent).toBe(parent.id);
});

rule('DU-DETACH-003', 'rejoined they are as bad as the worse of them', () => {
  const { table, parent, detachment } = split();
  Object.assign(parent, { confidence: 'steady', activated: true });
  Object.assign(detachment, { confidence: 'shaken', suppression: 1 });
  put(table, detachment.id, 30, 30);
  expect(refused(table, parent, { do: 'rejoin', with: detachment.id })).toEqual(['tooFarToJoin']);
  put(table, detachment.id, 9, 4);
  does(table, parent, { do: 'rejoin', with: detachment.id });
  expect(parent).toMatchObject({ confidence: 'shaken', suppression: 1, activated: true });
  expect(parent.figures).toHaveLength(8);
  expect(detachment).toMatchObject({ where: 'merged', figures: [] });
});

rule('DU-DETACH-003', 'an action of the detachment does as well', () => {
  const { table, parent, detachment } = split();
  parent.actions = 2;
  activates(table, parent, [
    { do: 'activateDetachment', unit: detachment.id },
    { do: 'rejoin', with: parent.id },
    stop,
  ]);
  expect(parent.figures).toHaveLength(8);
});

rule('DU-DETACH-004', 'set in motion by an action of its parent, as often as it has actions', () => {
  const { table, parent, detachment } = split();
  const motion = { do: 'activateDetachment', unit: detachment.id };
  const io = activates(table, parent, [motion, prop, unprop, prop]);
  expect(io.told.map(event => [event.type, 'unit' in event && event.unit?.id])).toEqual([
    ['activated', parent.id],
    ['spokeDirectly', parent.id],
    ['activated', detachment.id],
    ['propped', detachment.id],
    ['unpropped', detachment.id],
    ['propped', parent.id],
  ]);
  expect(detachment.activated).toBe(false);
  Object.assign(parent, { actions: 1 });
  const again = { do: 'activateDetachment', unit: detachment.id } as const;
  expect(refused(table, parent, again)).toEqual([]);
  Object.assign(table, { options: { ...table.options, detachmentLimit: true } });
  expect(refused(table, parent, again)).toEqual(['inMotionAlready']);
  expect(countUnactivated(table, 0)).toBe(0);
});

rule('DU-DETACH-005', 'out of earshot it takes a message', () => {
  const { table, parent, detachment } = split();
  put(table, detachment.id, 21, 4);
  const motion = { do: 'activateDetachment', unit: detachment.id };
  const failed = activates(table, parent, [motion, stop], ['D8=2']);
  expect(failed.told).not.toContainEqual(expect.objectContaining({ type: 'activated', how: 'parent' }));
  const reached = activates(table, parent, [motion, stop, stop], ['D8=3']);
  expect(reached.told).toContainEqual(expect.objectContaining({ type: 'activated', how: 'parent' }));
});

rule(['DU-DETACH-006', 'DU-MORALE-008'], 'a detachment is what its parent is, and has been through the same', () => {
  const table = lay({ red: [squad(8, { satchels: 1 }), squad(3)] });
  const parent = table.units[0]!;
  Object.assign(parent, { confidence: 'shaken', underFire: true, everSuppressed: true });
  const before = countUnactivated(table, 0);
  does(table, parent, { do: 'detach', figures: members(parent, 5, 6, 7) });
  const detachment = table.units.at(-1)!;
  const { quality, lv, commitment, startConfidence } = parent;
  expect(detachment).toMatchObject({ quality, lv, commitment, startConfidence, confidence: 'shaken' });
  expect(detachment).toMatchObject({ underFire: true, everSuppressed: true, satchels: 0 });
  detachment.confidence = 'broken';
  expect([parent.confidence, countUnactivated(table, 0)]).toEqual(['shaken', before]);
});

rule(
  'DU-DETACH-007',
  'when its parent is no more it stands on its own from the next turn on, and finds a leader',
  () => {
    const table = lay({ red: [headquarters('HQ', ['S1']), squad(4, { code: 'S1' })] });
    const parent = table.units[1]!;
    does(table, parent, { do: 'detach', figures: members(parent, 2, 3) });
    const detachment = table.units.at(-1)!;
    const io = scripted<DustupEvent>({});
    for (const id of [...parent.figures]) suffer(table, io, table.figures[id]!, 'killed');
    freeDetachments(table, io);
    expect(detachment).toMatchObject({ parent: -1, superior: 0, leaderless: true, activated: true });
    detachment.activated = false;
    const [, other] = detachment.figures;
    const told = activates(table, detachment, [other], ['D6=4']).told;
    expect(told.at(-1)).toMatchObject({ type: 'leaderAppointed', figure: { id: other }, lv: 2 });
  },
);

rule('DU-DETACH-007', 'a leaderless parent sets nobody in motion', () => {
  const { table, parent, detachment } = split();
  parent.leaderless = true;
  expect(refused(table, parent, { do: 'activateDetachment', unit: detachment.id })).toEqual(['leaderless']);
});

rule('DU-DETACH-001', 'a gun group is proposed', () => {
  const table = lay({ red: [squad(4, {}, { role: 'Gunner', weapons: ['lmg'] })] });
  const gunner = table.units[0]!.figures[4]!;
  expect(actsOf(table, table.units[0]!)).toContainEqual({ do: 'detach', figures: [gunner] });
});

rule(
  ['DU-DETACH-001', 'DU-DETECT-003'],
  'hidden men part unseen under two counters, and are seen when they join again',
  () => {
    const table = lay({ red: [squad(4)] });
    const parent = table.units[0]!;
    layCounter(table, scripted<DustupEvent>({}), 0, at(6, 4), parent);
    const io = does(table, parent, { do: 'detach', figures: members(parent, 2, 3) });
    const detachment = table.units.at(-1)!;
    expect(table.counters.map(({ unit, removed }) => [unit, removed])).toEqual([
      [parent.id, false],
      [detachment.id, false],
    ]);
    expect(io.told.find(({ type }) => type === 'detached')).toMatchObject({ only: 'red' });
    does(table, parent, { do: 'rejoin', with: detachment.id });
    expect(table.counters.every(({ removed }) => removed)).toBe(true);
  },
);
