import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { carryOutOrder, ordersFor } from '../../src/rules/machines/drone-command.ts';
import { LOG } from '../../src/rules/missions/conditions.ts';
import type { Act } from '../../src/table/acts.ts';
import type { Machine, Teamer } from '../../src/table/figure.ts';
import type { DuckTable } from '../../src/table/table.ts';
import { seatAt, ship } from '../support/mission-ship.ts';
import { addMachine, addMan, addThreat, at, play, testTable } from '../support/tables.ts';

const tasks = (table: DuckTable, handler: Teamer, drone: Machine): Act[] =>
  ordersFor(table, handler, drone).flatMap(order => (order.order === 'task' ? [order.act] : []));

/** A handler in one corner, his action drone in the other, a chit spent on it. */
function apart(gear: Readonly<Record<string, number>>, strength: 'AVE' | 'STRONG' = 'AVE') {
  const table = testTable();
  const handler = addMan(table, at(table, 1, 1), 1, { gear, strength });
  const drone = addMachine(table, at(table, 5, 4), 'actionDrone', { handler });
  drone.chits = 1;
  return { table, handler, drone };
}

rule(
  ['DK-CYBER-012', 'DK-DMG-009', 'DK-STAR-002'],
  'it treats who lies beside it, and the star is the operator’s',
  () => {
    const { table, handler, drone } = apart({ 'regen-kit': 1 });
    const patient = addMan(table, at(table, 5, 5));
    Object.assign(patient, { condition: 'incapacitated', wounds: 2 });
    const act = { do: 'treat', figure: patient.id } as const;
    expect(tasks(table, handler, drone)).toContainEqual(act);
    play({ dice: ['D6=1'] }, io => carryOutOrder(table, io, handler, drone, { order: 'task', act }));
    expect([patient.condition, patient.wounds, handler.stars, drone.acts]).toEqual(['fit', 1, 1, 1]);
    patient.at = at(table, 2, 2);
    drone.acts = 0;
    expect(tasks(table, handler, drone)).toEqual([]);
  },
);

rule(['DK-CYBER-012', 'DK-GREN-019', 'DK-GREN-024'], 'it lays his mines and sets his fire bombs', () => {
  const { table, handler, drone } = apart({ 'directional-mine': 1, 'fire-bomb': 1 });
  const mine = { do: 'layMine', kind: 'shotgunMine', facing: 1, trigger: 'atWill' } as const;
  const bomb = { do: 'setFireBomb', square: at(table, 5, 5) } as const;
  expect(tasks(table, handler, drone)).toEqual(expect.arrayContaining([mine, bomb]));
  for (const act of [mine, bomb])
    play({ dice: ['D6=1'] }, io => carryOutOrder(table, io, handler, drone, { order: 'task', act }));
  expect(table.charges).toMatchObject([
    { kind: 'shotgunMine', at: drone.at, owner: handler.id },
    { kind: 'fireBomb', at: at(table, 5, 5), owner: handler.id },
  ]);
  expect(handler.gear).toEqual({});
});

rule(['DK-CYBER-012', 'DK-ACT-028'], 'a free console beside it is worked for the mission; a taken one is not', () => {
  const { table, team } = ship('M04', ['passage', 'bridge']);
  const [handler, comrade] = team as [Teamer, Teamer];
  seatAt(table, at(table, 3, 3, 1), comrade);
  const drone = addMachine(table, at(table, 3, 4, 1), 'actionDrone', { handler });
  drone.chits = 2;
  expect(tasks(table, handler, drone)).toEqual([]);
  const [console] = table.fittings;
  console!.holds = null;
  Object.assign(comrade, { at: at(table, 2, 3), seat: null });
  const act = { do: 'task', task: 'downloadLog', target: 0 } as const;
  const found = tasks(table, handler, drone);
  expect(found.filter(({ do: kind }) => kind === 'task')).toEqual([act]);
  expect(found).toContainEqual({ do: 'override' });
  for (const dice of [['D6=1'], ['D6=1']])
    play({ dice }, io => carryOutOrder(table, io, handler, drone, { order: 'task', act }));
  expect(table.progress.marks).toMatchObject({ logTaken: 1 });
  expect([handler.gear[LOG], handler.stars]).toEqual([1, 1]);
});

rule('DK-CYBER-012', 'it neither fights nor carries a comrade, nor does a drone with a gun do any of this', () => {
  const { table, handler, drone } = apart({ 'regen-kit': 1, axe: 1, grenade: 2 });
  const fallen = addMan(table, at(table, 5, 5));
  Object.assign(fallen, { condition: 'incapacitated', wounds: 2 });
  addThreat(table, at(table, 5, 1));
  expect(tasks(table, handler, drone).map(act => act.do)).toEqual(['treat']);
  const armed: Machine = { ...drone, model: 'hemgDrone' };
  expect(tasks(table, handler, armed)).toEqual([]);
});

rule('DK-CYBER-012', 'it picks things up for him, and sets his robo-gun up and takes it down', () => {
  const { table, handler, drone } = apart({ 'drone-gun': 1 }, 'STRONG');
  table.things.push({ item: 'ammo-pod', at: drone.at, weapon: null, count: 1 });
  const does = (act: Act, die: string): void => {
    expect(tasks(table, handler, drone)).toContainEqual(act);
    play({ dice: [die] }, io => carryOutOrder(table, io, handler, drone, { order: 'task', act }));
    drone.acts = 0;
  };
  does({ do: 'setUpGun', square: at(table, 5, 3), facing: 1 }, 'D6=1');
  const gun = table.figures.at(-1)!;
  expect([gun.at, handler.gear['drone-gun'], handler.hand]).toEqual([at(table, 5, 3), undefined, 'control']);
  does({ do: 'takeDownGun', machine: gun.id }, 'D6=1');
  expect(handler.gear['drone-gun']).toBe(1);
  delete handler.gear['drone-gun'];
  does({ do: 'pickUp', item: 'ammo-pod' }, 'D6=1');
  expect([handler.gear['ammo-pod'], table.things]).toEqual([1, []]);
});
