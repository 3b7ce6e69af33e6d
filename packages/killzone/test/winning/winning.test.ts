import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { judge, victoryPoints } from '../../src/rules/winning/objectives.ts';
import { killzone } from '../../src/system.ts';
import type { KillzoneEvent } from '../../src/table/events.ts';
import type { Killzone } from '../../src/table/table.ts';
import { NONE } from '../../src/table/units.ts';
import { at, group, lay, put } from '../support/setting.ts';

/** At the end of a turn, with everybody done. */
function endTurn(table: Killzone, turn: number): void {
  table.turn = turn;
  table.phase = 'action';
  table.sequence = [];
  table.begun = 0;
  killzone.step(table, scripted());
}

rule('KZ-WIN-001', 'Assassination: the attacker wins at the end of the turn the named figure dies', () => {
  const objective = { kind: 'assassination', attacker: 'red', victim: { group: 0, figure: 1 } } as const;
  const table = lay({ red: [group('rebel', 2)], blue: [group('rebel', 2)], objective });
  table.figures[3]!.state = 'killed';
  expect(judge(table, 'atOnce')).toBeNull();
  endTurn(table, 4);
  expect(killzone.outcome(table)).toMatchObject({ winners: ['red'], rule: 'KZ-WIN-001', reason: 'assassinated' });
  table.figures[3]!.state = 'active';
  expect(judge(table, 'atTheEnd')).toMatchObject({ winners: [1] });
});

rule('KZ-WIN-001', 'Raid and Capture: the object off the raiders own edge', () => {
  const table = lay({
    red: [group('rebel', 2)],
    blue: [group('rebel', 2)],
    objective: { kind: 'raid', attacker: 'red', object: [10, 4] },
  });
  table.sequence = [0];
  put(table, 0, 10, 3.2);
  const answers = [0, { do: 'pickUp' }, { do: 'move', way: [at(10, -0.1)] }].map(answer => ({ seat: 'red', answer }));
  const io = scripted<KillzoneEvent>({ answers: [...answers, { seat: 'red', answer: { do: 'done' } }] });
  killzone.step(table, io);
  expect(killzone.outcome(table)).toMatchObject({ winners: ['red'], reason: 'broughtOff' });
});

rule('KZ-GAP-011', 'the law wins at once by taking the loot: nobody else of the group acts', () => {
  const switches = Object.fromEntries(killzone.switches.map(({ id, values }) => [id, values[0]!]));
  const table = killzone.begin({ scenario: 'hot-pursuit', switches });
  const law = table.groups.find(({ side }) => side === 1)!;
  for (const figure of table.figures) figure.away = false;
  for (const [i, id] of law.members.entries()) {
    Object.assign(put(table, id, 30, 30 + 3 * i), { vehicle: NONE, place: NONE });
  }
  Object.assign(table.prizes[0]!, { ...at(30, 30.8), room: NONE, vehicle: NONE });
  table.vehicles[0]!.wrecked = true;
  Object.assign(table, { turn: 2, phase: 'action', sequence: [law.id], begun: 0 });
  law.order = 'shoot';
  const [taker] = law.members;
  const answers = [taker!, { do: 'pickUp' }].map(answer => ({ seat: 'law', answer }));
  const io = scripted<KillzoneEvent>({ answers });
  killzone.step(table, io);
  io.finish();
  expect(table.phase).toBe('over');
  expect(killzone.outcome(table)).toMatchObject({ winners: ['law'], rule: 'KZ-GAP-011', reason: 'lootTaken' });
});

rule('KZ-WIN-002', 'the killed in full, captives at one and a half; within 10 is a draw', () => {
  const table = lay({
    red: [group('droid', 1), group('droid', 1)],
    blue: [
      group('trooper', 2, { armour: 'light', weapons: ['assault-rifle'] }),
      group('rebel', 2, { weapons: ['assault-rifle'] }),
    ],
  });
  const value = (id: number) => table.figures[id]!.points;
  expect([value(2), value(4)]).toEqual([26, 20]);
  table.figures[2]!.state = 'killed';
  table.figures[3]!.state = 'killed';
  table.figures[4]!.state = 'captured';
  table.figures[0]!.state = 'killed';
  table.figures[1]!.state = 'killed';
  expect(victoryPoints(table)).toEqual([82, 60]);
  expect(judge(table, 'atTheEnd')).toMatchObject({ winners: [0], rule: 'KZ-WIN-002' });
  table.figures[4]!.state = 'active';
  expect(judge(table, 'atTheEnd')).toMatchObject({ winners: [] });
});

rule('KZ-WIN-003', 'no ninth turn, and an end at once when a side has nobody left', () => {
  const table = lay({ red: [group('rebel', 2)], blue: [group('rebel', 2)] });
  expect(table.turns).toBe(8);
  endTurn(table, 7);
  expect(table.phase).toBe('changingOrders');
  endTurn(table, 8);
  expect(table.phase).toBe('over');
  const wiped = lay({ red: [group('rebel', 2)], blue: [group('rebel', 2)] });
  wiped.sequence = [0];
  wiped.figures[2]!.state = 'killed';
  wiped.figures[3]!.state = 'captured';
  killzone.step(wiped, scripted({ answers: [{ seat: 'red', answer: 'enough' }] }));
  expect(wiped.phase).toBe('over');
});
