import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { rollInitiative } from '../../src/rules/turn/initiative.ts';
import { killzone } from '../../src/system.ts';
import type { KillzoneEvent } from '../../src/table/events.ts';
import { d6, field, give, group, lay, spot } from '../support/setting.ts';

rule('KZ-INIT-001', 'before initiative smoke tests to disperse, then fire is rolled for', () => {
  const map = field({ buildings: [{ plan: 'row-house', floors: 1, at: [20, 20] }] });
  const table = lay({ map, red: [group('rebel', 2)], blue: [group('rebel', 2)] });
  table.phase = 'initiative';
  table.turn = 3;
  table.clouds.push({ ...spot(10, 10), firedOn: 1 });
  table.fires[0]!.state = 'minor';
  const io = scripted<KillzoneEvent>({ dice: d6(3, 3, 5, 2) });
  killzone.step(table, io);
  io.finish();
  expect(io.rolled.map(({ why }) => why.rule.slice(0, 7))).toEqual(['KZ-SMOK', 'KZ-FIRE', 'KZ-INIT', 'KZ-INIT']);
  expect(io.rolled.slice(2).map(({ why }) => why.seat)).toEqual(['red', 'blue']);
});

rule('KZ-INIT-002', 'the groups act from the highest score to the lowest, whichever side they are on', () => {
  const table = lay({ red: [group('rebel', 2), group('rebel', 2)], blue: [group('rebel', 2)] });
  table.phase = 'initiative';
  const io = scripted<KillzoneEvent>({ dice: d6(2, 6, 4) });
  rollInitiative(table, io);
  expect(table.sequence).toEqual([1, 2, 0]);
});

rule('KZ-INIT-003', 'troop type, leader and suppressed members add together', () => {
  const table = lay({ red: [group('law-enforcer', 3, {}, { leader: true })], blue: [] });
  table.figures[1]!.state = 'suppressed';
  const io = scripted<KillzoneEvent>({ dice: d6(4) });
  rollInitiative(table, io);
  expect(table.groups[0]!.initiative).toBe(5);
  expect(io.told[0]).toMatchObject({ tally: { base: 4, parts: [{ value: 1 }, { value: 1 }, { value: -1 }] } });
});

rule('KZ-INIT-004', 'Sharp doubles the die before the modifiers, Stay Sharp adds its own die after', () => {
  const gang = { ...group('street-ganger', 3, {}, { leader: true }), drugs: ['sharp' as const] };
  const table = lay({ red: [gang], blue: [] });
  give(table, 0, 'staySharp', false);
  rollInitiative(table, scripted({ dice: d6(3, 5) }));
  expect(table.groups[0]!.initiative).toBe(12);
});

rule('KZ-INIT-005', 'opposing groups roll off until they differ', () => {
  const table = lay({ red: [group('rebel', 2)], blue: [group('rebel', 2)] });
  const io = scripted<KillzoneEvent>({ dice: d6(5, 5, 2, 2, 6, 1) });
  rollInitiative(table, io);
  io.finish();
  expect(table.sequence).toEqual([0, 1]);
});

rule('KZ-INIT-005', 'the groups of one side act in the order their owner chooses', () => {
  const table = lay({ red: [group('rebel', 2), group('rebel', 2), group('rebel', 2)], blue: [] });
  const answers = [
    { seat: 'red', answer: 2 },
    { seat: 'red', answer: 1 },
  ];
  const io = scripted<KillzoneEvent>({ dice: d6(3, 3, 3), answers });
  rollInitiative(table, io);
  io.finish();
  expect(table.sequence).toEqual([2, 1, 0]);
});

rule('KZ-INIT-006', 'a group that passes has had its action', () => {
  const table = lay({ red: [group('rebel', 2)], blue: [group('rebel', 2)] });
  table.sequence = [0, 1];
  const answers = [
    { seat: 'red', answer: 'enough' },
    { seat: 'blue', answer: 'enough' },
  ];
  const io = scripted<KillzoneEvent>({ answers });
  killzone.step(table, io);
  killzone.step(table, io);
  killzone.step(table, io);
  expect(io.asked.map(({ seat }) => seat)).toEqual(['red', 'blue']);
  expect(table.phase).toBe('changingOrders');
});

rule('KZ-INIT-006', 'suppression is removed, then figures move and shoot, then they fight', () => {
  const table = lay({ red: [group('rebel', 2)], blue: [group('rebel', 2)] });
  const [first, second] = [table.figures[0]!, table.figures[1]!];
  first.state = 'suppressed';
  table.sequence = [0];
  const enemy = table.figures[2]!;
  enemy.x = second.x;
  enemy.y = second.y + 1000;
  const io = scripted<KillzoneEvent>({ dice: d6(6, 1, 1, 1, 1), answers: [{ seat: 'red', answer: { do: 'done' } }] });
  killzone.step(table, io);
  io.finish();
  const told = io.told.map(({ type }) => type).filter(type => type !== 'orderShown');
  expect(told).toEqual(['actionBegan', 'removalRolled', 'foughtHandToHand', 'combatDecided']);
  expect(io.asked).toMatchObject([{ question: { kind: 'act', figure: { id: 0 } } }]);
});
