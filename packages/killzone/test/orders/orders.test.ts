import { advance, answer, create, scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { WEAPONS } from '../../src/content/load.ts';
import { fight } from '../../src/rules/hand-to-hand/fighting.ts';
import { whyNotMove } from '../../src/rules/movement/moving.ts';
import { whyNotAskFor } from '../../src/rules/orders/changing-orders.ts';
import { giveFirstOrders, permittedOrders, whyNotOrder } from '../../src/rules/orders/giving-orders.ts';
import { shoot } from '../../src/rules/shooting/firing.ts';
import { targeting } from '../../src/rules/shooting/targeting.ts';
import { carryOut, whyNotAct } from '../../src/rules/turn/acts.ts';
import { groupAction } from '../../src/rules/turn/group-action.ts';
import { rollInitiative } from '../../src/rules/turn/initiative.ts';
import { killzone } from '../../src/system.ts';
import type { KillzoneEvent } from '../../src/table/events.ts';
import type { Killzone } from '../../src/table/table.ts';
import { at, d6, field, give, group, lay, put } from '../support/setting.ts';

const RIFLE = { weapons: ['assault-rifle'] };

/** Two troopers at (10, 10) and their enemies at (10, 16), in the open at short range. */
function duel(troop = 'trooper', weapons = ['assault-rifle']): Killzone {
  const table = lay({ red: [group(troop, 2, { weapons })], blue: [group('trooper', 2)] });
  put(table, 0, 10, 10);
  put(table, 2, 10, 16);
  return table;
}

const shot = { do: 'shoot', weapon: 0, target: { figure: 2 } } as const;

rule('KZ-ORDER-001', 'an order is hidden from the opponent until its group acts', () => {
  const table = duel();
  give(table, 0, 'assault', false);
  expect(killzone.view(table, 'blue').groups[0]!.order).toBe('hidden');
  expect(killzone.view(table, 'red').groups[0]!.order).toBe('assault');
  const io = scripted<KillzoneEvent>({ answers: [{ seat: 'red', answer: 'enough' }] });
  groupAction(table, io, table.groups[0]!);
  expect(killzone.view(table, 'blue').groups[0]!.order).toBe('assault');
  expect(io.told[0]).toMatchObject({ type: 'orderShown', order: 'assault', shows: true });
});

rule('KZ-ORDER-002', 'on Shoot: 8 inches and every rapid shot', () => {
  const table = duel();
  const figure = table.figures[0]!;
  expect(whyNotMove(table, figure, [at(10, 2)])).toEqual([]);
  expect(whyNotMove(table, figure, [at(10, 1.5)])).toMatchObject([{ rule: 'KZ-MOVE-001', code: 'tooFar' }]);
  const io = scripted<KillzoneEvent>({ dice: d6(1, 1) });
  carryOut(table, io, figure, { do: 'move', way: [at(2, 10)] });
  for (let i = 0; i < 2; i++) {
    expect(whyNotAct(table, figure, shot)).toEqual([]);
    carryOut(table, io, figure, shot);
  }
  expect(whyNotAct(table, figure, shot)).toMatchObject([{ rule: 'KZ-SHOOT-002', code: 'shotsFired' }]);
});

rule('KZ-ORDER-003', 'Assault doubles a score in its own action', () => {
  const table = lay({ red: [group('savage', 3, { hand: ['pick'] })], blue: [group('trooper', 2)] });
  put(table, 0, 10, 10);
  put(table, 3, 10, 11);
  give(table, 0, 'assault');
  table.acting = 0;
  const io = scripted<KillzoneEvent>({ dice: d6(3, 2, 1, 1, 1) });
  fight(table, io, table.figures[0]!, table.figures[3]!);
  expect(io.told[0]).toMatchObject({ attacker: { score: 16, doubled: true } });
});

rule('KZ-ORDER-003', 'an Assault order does not double a defence, unless the players read it so', () => {
  for (const assaultDefends of [false, true]) {
    const table = lay({ red: [group('trooper', 2)], blue: [group('trooper', 2)], switches: { assaultDefends } });
    put(table, 0, 10, 10);
    put(table, 2, 10, 11);
    give(table, 1, 'assault');
    table.acting = 0;
    const io = scripted<KillzoneEvent>({ dice: d6(1, 1, 3, 3) });
    fight(table, io, table.figures[0]!, table.figures[2]!);
    expect(io.told[0]).toMatchObject({ defender: { score: assaultDefends ? 12 : 6 } });
  }
});

rule('KZ-ORDER-004', 'Stay Sharp rolls two dice for initiative, moves 6 and fires once', () => {
  const table = lay({ red: [group('rebel', 2, RIFLE)], blue: [] });
  give(table, 0, 'staySharp', false);
  rollInitiative(table, scripted({ dice: d6(4, 5) }));
  expect(table.groups[0]!.initiative).toBe(9);
  put(table, 0, 10, 10);
  expect(whyNotMove(table, table.figures[0]!, [at(10, 16)])).toEqual([]);
  expect(whyNotMove(table, table.figures[0]!, [at(10, 16.1)])).toMatchObject([{ code: 'tooFar' }]);
});

rule('KZ-ORDER-005', 'shots at a figure openly on Keep Down are at -1', () => {
  const table = duel();
  give(table, 1, 'keepDown');
  const io = scripted<KillzoneEvent>({ dice: d6(4) });
  shoot(table, io, table.figures[0]!, shot);
  expect(io.told).toContainEqual(expect.objectContaining({ type: 'targetingRolled', hit: false }));
});

rule('KZ-ORDER-005', 'Keep Down goes 4 inches and never into contact', () => {
  const table = duel();
  give(table, 0, 'keepDown');
  const figure = table.figures[0]!;
  expect(whyNotMove(table, figure, [at(10, 14.1)])).toMatchObject([{ code: 'tooFar' }]);
  put(table, 2, 10, 14);
  expect(whyNotMove(table, figure, [at(10, 13)])).toMatchObject([{ rule: 'KZ-ORDER-005', code: 'noContact' }]);
});

rule('KZ-ORDER-006', 'an aimed shot at +2 from a figure that does not move', () => {
  const map = field({ obstacles: [{ kind: 'lowWall', line: [0, 29, 48, 29] }] });
  const table = lay({ map, red: [group('trooper', 2, { weapons: ['sniper-rifle'] })], blue: [group('trooper', 2)] });
  put(table, 0, 10, 10);
  put(table, 2, 10, 30);
  give(table, 0, 'snipe');
  const io = scripted<KillzoneEvent>({ dice: d6(5, 1, 1, 1) });
  expect(whyNotAct(table, table.figures[0]!, shot)).toEqual([]);
  shoot(table, io, table.figures[0]!, shot);
  expect(io.told).toContainEqual(expect.objectContaining({ type: 'targetingRolled', needs: 5, hit: true }));
});

rule('KZ-ORDER-006', 'moving first gives up the aimed shot; area weapons are never aimed', () => {
  const table = duel('trooper', ['sniper-rifle', 'grenade-launcher']);
  give(table, 0, 'snipe');
  const figure = table.figures[0]!;
  expect(whyNotAct(table, figure, { ...shot, weapon: 1 })).toMatchObject([
    { rule: 'KZ-ORDER-006', code: 'cannotBeAimed' },
  ]);
  carryOut(table, scripted(), figure, { do: 'move', way: [at(11, 10)] });
  expect(whyNotAct(table, figure, shot)).toMatchObject([{ rule: 'KZ-ORDER-006', code: 'movedInstead' }]);
});

rule('KZ-ORDER-007', 'a runner goes 14 inches, does nothing else and is shot at -1', () => {
  const table = duel();
  give(table, 0, 'run');
  const runner = table.figures[0]!;
  expect(whyNotAct(table, runner, shot)).toMatchObject([{ rule: 'KZ-ORDER-007', code: 'noShots' }]);
  put(table, 0, 2, 18);
  carryOut(table, scripted(), runner, { do: 'move', way: [at(16, 18)] });
  expect(runner).toMatchObject({ spent: 14_000, ran: true });
  const { tally } = targeting(table, table.figures[2]!, WEAPONS.get('assault-rifle'), { figure: 0 });
  expect(tally).toMatchObject({ total: -1, parts: [{ rule: 'KZ-ORDER-007' }] });
});

rule('KZ-ORDER-008', 'Hit-and-Run needs an active leader and nobody suppressed', () => {
  const table = lay({ red: [group('rebel', 3, RIFLE, { leader: true })] });
  const rebels = table.groups[0]!;
  expect(whyNotOrder(table, rebels, 'hitAndRun')).toEqual([]);
  table.figures[1]!.state = 'suppressed';
  expect(whyNotAskFor(table, rebels, 'hitAndRun')).toMatchObject([{ rule: 'KZ-ORDER-008', code: 'memberSuppressed' }]);
  table.figures[1]!.state = 'active';
  table.figures[0]!.state = 'killed';
  expect(whyNotOrder(table, rebels, 'hitAndRun')).toMatchObject([{ code: 'noLeader' }]);
});

rule('KZ-ORDER-008', 'its 10 inches may be split by the shot: 6, shoot, 4', () => {
  const table = duel('rebel');
  give(table, 0, 'hitAndRun');
  const figure = table.figures[0]!;
  const io = scripted<KillzoneEvent>({ dice: d6(1) });
  carryOut(table, io, figure, { do: 'move', way: [at(4, 10)] });
  carryOut(table, io, figure, shot);
  expect(whyNotAct(table, figure, { do: 'move', way: [at(4, 5.9)] })).toMatchObject([{ code: 'tooFar' }]);
  expect(whyNotAct(table, figure, { do: 'move', way: [at(4, 6)] })).toEqual([]);
});

rule('KZ-ORDER-009', 'move then shoot or shoot then move, but never a split move', () => {
  const table = duel();
  const figure = table.figures[0]!;
  carryOut(table, scripted({ dice: d6(1) }), figure, shot);
  expect(whyNotAct(table, figure, { do: 'move', way: [at(2, 10)] })).toEqual([]);
  carryOut(table, scripted(), figure, { do: 'move', way: [at(6, 10)] });
  expect(whyNotAct(table, figure, shot)).toMatchObject([{ rule: 'KZ-ORDER-009', code: 'shotBeforeMove' }]);
  expect(whyNotAct(table, figure, { do: 'move', way: [at(2, 10)] })).toMatchObject([
    { rule: 'KZ-ORDER-009', code: 'hasMoved' },
  ]);
});

rule('KZ-ORDER-010', 'the orders each type may be given', () => {
  const table = lay({
    red: [group('savage', 3), group('power-armoured-trooper', 2), group('droid', 1), group('trooper', 2)],
  });
  expect(permittedOrders(table, table.groups[0]!)).toEqual(['shoot', 'assault', 'keepDown', 'run']);
  expect(whyNotOrder(table, table.groups[0]!, 'snipe')).toMatchObject([{ rule: 'KZ-ORDER-010', code: 'notPermitted' }]);
  expect(whyNotOrder(table, table.groups[1]!, 'run')).toMatchObject([{ rule: 'KZ-PAT-005' }]);
  expect(permittedOrders(table, table.groups[2]!)).toEqual(['shoot', 'assault', 'staySharp', 'run']);
  expect(permittedOrders(table, table.groups[3]!)).not.toContain('hitAndRun');
});

rule('KZ-ORDER-011', 'a hidden Keep Down counts only once its owner shows it', () => {
  for (const shows of [true, false]) {
    const table = duel();
    give(table, 1, 'keepDown', false);
    const claim = shows ? { reaction: 'KZ-ORDER-011', choice: { do: 'showKeepDown' } } : { pass: true };
    const io = scripted<KillzoneEvent>({
      dice: d6(4, 1, 1, 1).slice(0, shows ? 1 : 4),
      answers: [{ seat: 'blue', answer: claim }],
    });
    shoot(table, io, table.figures[0]!, shot);
    io.finish();
    expect(table.groups[1]!.shown).toBe(shows);
  }
});

rule(['KZ-ORDER-011', 'HS-VIEW-006'], 'whoever is shot at is asked, whatever order lies face down', () => {
  const table = duel();
  give(table, 1, 'shoot', false);
  const io = scripted<KillzoneEvent>({ dice: d6(1), answers: [{ seat: 'blue', answer: { pass: true } }] });
  shoot(table, io, table.figures[0]!, shot);
  io.finish();
  expect(io.asked).toMatchObject([{ seat: 'blue', question: { kind: 'react', options: [{ pass: true }] } }]);
  expect(table.groups[1]!.shown).toBe(false);
});

rule(
  'KZ-ORDER-011',
  'Stay Sharp is shown by its second initiative die; after Changing Orders all counters are turned down',
  () => {
    const table = lay({ red: [group('rebel', 2)], blue: [] });
    give(table, 0, 'staySharp', false);
    const io = scripted<KillzoneEvent>({ dice: d6(1, 1), answers: [{ seat: 'red', answer: 'staySharp' }] });
    rollInitiative(table, io);
    expect(table.groups[0]!.shown).toBe(true);
    table.phase = 'changingOrders';
    killzone.step(table, io);
    expect(table.groups[0]!.shown).toBe(false);
  },
);

rule('KZ-ORDER-012', 'the first orders are given in secret and without a test', () => {
  const table = duel();
  const io = scripted<KillzoneEvent>({
    answers: [
      { seat: 'red', answer: 'snipe' },
      { seat: 'blue', answer: 'run' },
    ],
  });
  giveFirstOrders(table, io);
  expect(table.groups.map(({ order }) => order)).toEqual(['snipe', 'run']);
  expect(io.rolled).toEqual([]);
  expect(killzone.redact(io.told[0]!, 'blue')).not.toHaveProperty('order');
  expect(killzone.redact(io.told[0]!, 'red')).toHaveProperty('order', 'snipe');
});

rule('KZ-ORDER-012', 'nobody sees an order before all have given theirs', () => {
  const match = create(killzone, { scenario: 'first-fight', secret: 'sealed' });
  advance(killzone, match);
  for (const seat of ['officer', 'savages']) {
    const { asked, now } = match.pause!;
    if (asked.kind !== 'ask') throw new Error('expected an open question');
    const [place] = killzone.candidates!(now, seat, asked.question);
    expect(answer(killzone, match, seat, place)).toEqual([]);
  }
  expect(match.pause?.asked.kind).toBe('sealed');
  expect(answer(killzone, match, 'officer', 'snipe')).toEqual([]);
  expect(answer(killzone, match, 'savages', 'snipe')).toMatchObject([{ rule: 'KZ-ORDER-010' }]);
  expect(match.pause?.asked.kind).toBe('sealed');
});

rule('KZ-ORDER-013', 'contact only on Shoot, Assault and Stay Sharp', () => {
  const table = duel();
  put(table, 2, 10, 14);
  for (const order of ['shoot', 'assault', 'staySharp', 'run', 'snipe', 'keepDown'] as const) {
    give(table, 0, order);
    const refusals = whyNotMove(table, table.figures[0]!, [at(10, 13)]);
    expect(refusals.map(({ code }) => code)).toEqual(
      ['shoot', 'assault', 'staySharp'].includes(order) ? [] : ['noContact'],
    );
  }
});

rule('KZ-ORDER-011', 'by the other ruling a hidden Keep Down is shown as soon as somebody is shot at', () => {
  const table = lay({
    red: [group('rebel', 2, RIFLE)],
    blue: [group('trooper', 2)],
    switches: { hiddenKeepDown: 'counts' },
  });
  put(table, 0, 10, 10);
  put(table, 2, 10, 16);
  give(table, 1, 'keepDown', false);
  const io = scripted<KillzoneEvent>({ dice: d6(4) });
  shoot(table, io, table.figures[0]!, shot);
  expect(io.asked).toEqual([]);
  expect(io.told.map(({ type }) => type)).toEqual(['shotFired', 'orderShown', 'targetingRolled', 'missed']);
});
