import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import type { UnitRow } from '../../src/content/schema.ts';
import { communicate, isFaceToFace, levelsBypassed, whyNotReach } from '../../src/rules/command/communicate.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import type { Dustup } from '../../src/table/table.ts';
import type { Unit } from '../../src/table/units.ts';
import { activates, company, does, platoon, refused, stop, unitBy } from '../support/command-setting.ts';
import { field, lay, put, squad, wall } from '../support/setting.ts';
import { motorised } from '../support/vehicle-setting.ts';

/** Whether a message of unit 0 to unit 1 gets through with these dice. */
function sends(table: Dustup, ...dice: string[]): boolean {
  const io = scripted<DustupEvent>({ dice });
  const passed = communicate(table, io, table.units[0]!, table.units[1]!);
  io.finish();
  return passed;
}

const pair = (a: Partial<UnitRow>, b: Partial<UnitRow>, switches = {}): Dustup => {
  const table = lay({ red: [squad(3, { code: 'A', commands: ['B'], ...a }), squad(3, { code: 'B', ...b })], switches });
  put(table, 1, 6, 14);
  return table;
};

rule('DU-COMM-001', 'a message that gets through has been heard; the action is spent either way', () => {
  const table = lay({ red: platoon(1) });
  const [hq, one] = table.units;
  does(table, one!, { do: 'communicate', with: hq!.id }, ['D8=2']);
  expect([one!.actions, hq!.heard]).toEqual([1, []]);
  does(table, one!, { do: 'communicate', with: hq!.id }, ['D8=3']);
  expect([one!.actions, hq!.heard]).toEqual([0, [one!.id]]);
  expect(refused(table, put(table, 1, 6, 20), { do: 'communicate', with: 1 })).toEqual(['nobodyToReach']);
});

rule('DU-COMM-002', 'the quality die of the sender against the worse leadership value', () => {
  const table = pair({ quality: 'veteran', leadership: 2 }, { leadership: 2 });
  expect([sends(table, 'D10=2'), sends(table, 'D10=3')]).toEqual([false, true]);
});

rule('DU-COMM-003', 'example: LV1 to LV3 on a D8 has to score more than 3', () => {
  const table = pair({ leadership: 1 }, { leadership: 3 });
  expect([sends(table, 'D8=3'), sends(table, 'D8=4')]).toEqual([false, true]);
});

rule('DU-COMM-004', 'each level of command bypassed shifts the die down', () => {
  const table = lay({ red: company() });
  const between = (a: string, b: string) => levelsBypassed(table, unitBy(table, a), unitBy(table, b));
  expect([between('CO', 'P1'), between('CO', 'S1'), between('S1', 'S2'), between('S1', 'S3')]).toEqual([0, 1, 1, 3]);
  // A vacant post is still a level.
  unitBy(table, 'P1').where = 'exited';
  const io = scripted<DustupEvent>({ dice: ['D6=3'] });
  put(table, unitBy(table, 'S1').id, 30, 30);
  expect(communicate(table, io, unitBy(table, 'CO'), unitBy(table, 'S1'))).toBe(true);
  io.finish();
});

rule('DU-COMM-005', 'no roll within six inches and in sight, jammed or not', () => {
  const map = field({ lines: [wall('highWall', [2, 7], [10, 7])] });
  const table = lay({ red: platoon(1), switches: { jamming: 'two' } });
  put(table, 1, 6, 9.9);
  expect(sends(table)).toBe(true);
  put(table, 1, 6, 10.1);
  expect(sends(table, 'D4=3')).toBe(true);
  const walled = lay({ red: platoon(1), map });
  put(walled, 1, 6, 9.9);
  expect(sends(walled, 'D8=1')).toBe(false);
});

rule(['DU-COMM-005', 'DU-VEH-047'], 'whoever is shut up in a hull talks to those beside him alone', () => {
  const found = motorised('wheeledCarrier', { red: platoon(2) });
  const { table, tank } = found;
  Object.assign(tank.hull, { opened: false, model: { ...tank.hull.model, ports: 0, traits: [] } });
  const [staff, first, second] = table.units.filter(({ hull }) => hull === null) as [Unit, Unit, Unit];
  for (const unit of [staff, first]) Object.assign(unit, { where: 'aboard', carrier: tank.id });
  put(table, second.id, tank.hull.x / 1000 + 4, tank.hull.y / 1000);
  expect([isFaceToFace(table, staff, first), isFaceToFace(table, staff, second)]).toEqual([true, false]);
  Object.assign(tank.hull, { model: { ...tank.hull.model, ports: 4 } });
  expect(isFaceToFace(table, staff, second)).toBe(true);
});

rule('DU-COMM-006', 'distance does not matter otherwise; failure wastes the action', () => {
  const table = lay({ red: platoon(1) });
  put(table, 1, 6, 11);
  expect([sends(table, 'D8=2'), sends(table, 'D8=3')]).toEqual([false, true]);
  put(table, 1, 66, 4);
  expect([sends(table, 'D8=2'), sends(table, 'D8=3')]).toEqual([false, true]);
});

rule('DU-COMM-007', 'jammers of a fixed strength shift the die, unless nothing can jam the force', () => {
  expect(sends(pair({}, {}, { jamming: 'one' }), 'D6=3')).toBe(true);
  expect(sends(pair({}, {}, { jamming: 'two' }), 'D4=3')).toBe(true);
  expect(sends(pair({}, {}), 'D8=3')).toBe(true);
  const table = pair({}, {}, { jamming: 'two' });
  table.sides[0] = { ...table.sides[0]!, unjammable: true };
  expect(sends(table, 'D8=3')).toBe(true);
});

rule('DU-COMM-008', 'jamming by opposed dice: a minor success one step, a major one two, a tie none', () => {
  const jammed = () => pair({}, {}, { jamming: 'opposed' });
  expect(sends(jammed(), 'D8=4', 'D8=6', 'D6=3')).toBe(true);
  expect(sends(jammed(), 'D8=3', 'D8=7', 'D4=3')).toBe(true);
  expect(sends(jammed(), 'D8=4', 'D8=4', 'D8=3')).toBe(true);
});

rule('DU-COMM-009', 'without a radio messages go out like any other, and suffer most from jamming', () => {
  const table = lay({ red: platoon(1, { comms: 'none' }), switches: { jamming: 'opposed' } });
  const [hq, militia] = table.units;
  put(table, 1, 6, 14);
  expect(refused(table, hq!, { do: 'order', unit: militia!.id })).toEqual([]);
  const io = scripted<DustupEvent>({ dice: ['D4=3', 'D8=3', 'D8=8'] });
  expect(communicate(table, io, militia!, hq!)).toBe(true);
  io.finish();
});

rule('DU-COMM-009', 'with radio silence they talk only face to face', () => {
  const table = lay({ red: platoon(1, { comms: 'none' }), switches: { radioSilence: true } });
  const [hq, militia] = table.units;
  put(table, 1, 6, 14);
  expect(refused(table, hq!, { do: 'order', unit: militia!.id })).toEqual(['noRadio']);
  put(table, 1, 6, 9);
  expect(whyNotReach(table, hq!, militia)).toEqual([]);
  const io = activates(table, hq!, [{ do: 'order', unit: militia!.id }, stop, stop]);
  expect(io.told).toContainEqual(expect.objectContaining({ type: 'spokeDirectly', how: 'faceToFace' }));
});

rule('DU-GAP-026', 'static makes messages harder; a clear channel lets one of each side through', () => {
  const table = pair({}, {});
  table.weather.static = true;
  expect(sends(table, 'D6=3')).toBe(true);
  table.weather.clear = [0, 1];
  expect(sends(table)).toBe(true);
  expect(table.weather.clear).toEqual([1]);
  expect(sends(table, 'D6=2')).toBe(false);
});
