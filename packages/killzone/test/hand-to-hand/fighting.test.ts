import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import type { GroupRow } from '../../src/content/schema.ts';
import type { CombatResult } from '../../src/rules/hand-to-hand/events.ts';
import { combatDice, deductionOf } from '../../src/rules/hand-to-hand/fighters.ts';
import { fight, handToHand } from '../../src/rules/hand-to-hand/fighting.ts';
import { whyNotAct } from '../../src/rules/turn/acts.ts';
import { killzone } from '../../src/system.ts';
import type { KillzoneEvent } from '../../src/table/events.ts';
import type { Killzone } from '../../src/table/table.ts';
import { at, d6, give, group, lay, put } from '../support/setting.ts';

/** Red's first figure and blue's first in contact, red acting. */
function melee(red: GroupRow, blue: GroupRow): Killzone {
  const table = lay({ red: [red], blue: [blue] });
  table.acting = 0;
  put(table, 0, 10, 10);
  put(table, table.groups[1]!.members[0]!, 10, 11);
  return table;
}

function fought(table: Killzone, ...faces: number[]): { result: CombatResult; state: string; scores: number[] } {
  const [red, blue] = [table.figures[0]!, table.figures[table.groups[1]!.members[0]!]!];
  const io = scripted<KillzoneEvent>({ dice: d6(...faces), answers: [] });
  fight(table, io, red, blue);
  io.finish();
  const [scored, decided] = io.told;
  if (scored?.type !== 'foughtHandToHand' || decided?.type !== 'combatDecided') throw new Error('expected a combat');
  return { result: decided.result, state: blue.state, scores: [scored.attacker.score, scored.defender.score] };
}

const bare = (armour = 'none'): GroupRow => group('rebel', 2, { armour });

rule('KZ-HTH-001', 'a pair fights in the action of each of its groups', () => {
  const table = melee(group('trooper', 2), group('trooper', 2));
  table.sequence = [0, 1];
  put(table, 0, 10, 5);
  const move = { do: 'move', way: [at(10, 10)] };
  const answers = [
    { seat: 'red', answer: 0 },
    { seat: 'red', answer: move },
    { seat: 'red', answer: { do: 'done' } },
    { seat: 'blue', answer: { do: 'done' } },
  ];
  const io = scripted<KillzoneEvent>({ dice: d6(3, 3, 3, 3, 2, 2, 2, 2), answers });
  killzone.step(table, io);
  killzone.step(table, io);
  io.finish();
  expect(io.told.filter(({ type }) => type === 'foughtHandToHand')).toHaveLength(2);
});

rule('KZ-HTH-002', 'dice and one hand weapon, doubled on Assault', () => {
  const table = melee(group('savage', 3, { hand: ['pick'] }), group('trooper', 2, { hand: ['bayonet'] }));
  give(table, 0, 'assault');
  expect(fought(table, 3, 2, 2, 4, 3)).toMatchObject({ scores: [18, 8], state: 'killed' });
});

rule('KZ-HTH-003', 'level, ahead by 1 or 2, ahead by 3 or more', () => {
  expect(fought(melee(bare(), bare()), 4, 4, 4, 4).result).toBe('noEffect');
  expect(fought(melee(bare(), bare()), 6, 4, 4, 4)).toMatchObject({ scores: [10, 8], state: 'suppressed' });
  expect(fought(melee(bare(), bare()), 6, 5, 4, 4)).toMatchObject({ scores: [11, 8], state: 'killed' });
  expect(fought(melee(bare(), bare('medium')), 6, 5, 4, 4)).toMatchObject({ result: 'noEffect', state: 'active' });
});

rule('KZ-HTH-004', 'what each kind of armour takes off', () => {
  const table = lay({
    red: [bare(), bare('light'), bare('medium'), bare('heavy'), group('power-armoured-trooper', 2)],
    blue: [group('cyborg', 1), group('replicant', 1), group('droid', 1), group('robot', 1)],
  });
  const deductions = table.groups.map(({ members }) => deductionOf(table, table.figures[members[0]!]!).value);
  expect(deductions).toEqual([0, -2, -3, -4, -6, -4, 0, -3, -4]);
  const cyborg = melee(group('savage', 3, { hand: ['sword'] }), group('cyborg', 1));
  expect(fought(cyborg, 6, 4, 2, 3, 3, 3)).toMatchObject({ scores: [14, 9], state: 'suppressed' });
});

rule('KZ-HTH-005', 'a suppressed loser is killed or captured as the winner chooses', () => {
  for (const choice of ['capture', 'kill'] as const) {
    const table = melee(group('trooper', 2, { hand: ['knife'] }), group('street-ganger', 3, { hand: ['pick'] }));
    table.figures[2]!.state = 'suppressed';
    const io = scripted<KillzoneEvent>({ dice: d6(3, 2, 4), answers: [{ seat: 'red', answer: choice }] });
    fight(table, io, table.figures[0]!, table.figures[2]!);
    expect(io.told[0]).toMatchObject({ attacker: { score: 6 }, defender: { score: 4 } });
    expect(table.figures[2]!.state).toBe(choice === 'capture' ? 'captured' : 'killed');
  }
});

rule('KZ-HTH-006', 'each later fight of an action is fought with one die fewer', () => {
  const table = lay({ red: [group('street-ganger', 3)], blue: [group('trooper', 2)] });
  put(table, 0, 10, 10);
  put(table, 1, 10, 12);
  put(table, 3, 10, 11);
  const io = scripted<KillzoneEvent>({ dice: d6(1, 1, 1, 1, 1, 1, 2), answers: [{ seat: 'red', answer: [1, 3] }] });
  handToHand(table, io, table.groups[0]!);
  io.finish();
  expect(io.asked[0]).toMatchObject({
    question: {
      kind: 'fight',
      options: [
        [0, 3],
        [1, 3],
      ],
    },
  });
  const dice = io.told.flatMap(event => (event.type === 'foughtHandToHand' ? [event.defender.dice.length] : []));
  expect(dice).toEqual([2, 1]);
  table.figures[3]!.fought = 5;
  expect(combatDice(table, table.figures[3]!).total).toBe(1);
});

rule('KZ-HTH-006', 'to a minimum of one', () => {
  const table = lay({ red: [group('trooper', 2)], values: { laterFightDice: -2 } });
  table.figures[0]!.fought = 1;
  expect(combatDice(table, table.figures[0]!).total).toBe(1);
});

describe('KZ-HTH-002 the weapon in hand', () => {
  const fightWith = (answers: { seat: string; answer: unknown }[], ...hand: string[]) => {
    const table = melee(group('law-enforcer', 2, { hand }), bare());
    const io = scripted<KillzoneEvent>({ dice: d6(5, 5, 2, 3), answers });
    fight(table, io, table.figures[0]!, table.figures[2]!);
    io.finish();
    return { state: table.figures[2]!.state, asked: io.asked.map(({ question }) => question) };
  };
  const choose = (answer: number) => [{ seat: 'red', answer }];

  rule('KZ-HTH-002', "is its owner's choice: the machete kills where the stunstick stuns", () => {
    const stunned = fightWith(choose(0), 'stunstick', 'machete');
    expect(stunned).toMatchObject({
      state: 'suppressed',
      asked: [{ weapons: ['Stunstick', 'Machete'], options: [0, 1] }],
    });
    expect(fightWith(choose(1), 'stunstick', 'machete').state).toBe('killed');
    expect(killzone.words.option(stunned.asked[0]!, 1)).toBe('machete');
  });

  rule('KZ-HTH-002', 'may be a gun butt, which kills as well', () => {
    expect(fightWith(choose(1), 'stunstick').state).toBe('killed');
  });

  rule('KZ-HTH-002', 'is not asked for where the better one is plain', () => {
    expect(fightWith([], 'knife', 'machete')).toEqual({ state: 'killed', asked: [] });
  });

  rule('KZ-HTH-002', 'is settled by both before a die is thrown', () => {
    const sticks = group('law-enforcer', 2, { hand: ['stunstick'] });
    const table = melee(sticks, sticks);
    const answers = ['red', 'blue'].map(seat => ({ seat, answer: 0 }));
    const io = scripted<KillzoneEvent>({ dice: d6(5, 5, 2, 3), answers });
    fight(table, io, table.figures[0]!, table.figures[2]!);
    expect(io.asked.map(({ seat }) => seat)).toEqual(['red', 'blue']);
    expect(table.figures[2]!.state).toBe('suppressed');
  });
});

rule('KZ-HTH-007', 'locked by an active enemy: no shot, and away only on Run or Hit-and-Run', () => {
  const table = melee(group('rebel', 2, { weapons: ['handgun'] }), group('trooper', 2));
  const figure = table.figures[0]!;
  table.sequence = [0];
  const look = { seat: 'red', answer: 'enough' };
  killzone.step(table, scripted({ dice: d6(1, 1, 1, 1), answers: [{ seat: 'red', answer: { do: 'done' } }] }));
  expect(figure.locked).toBe(true);
  expect(whyNotAct(table, figure, { do: 'move', way: [at(10, 5)] })).toMatchObject([
    { rule: 'KZ-HTH-007', code: 'locked' },
  ]);
  expect(whyNotAct(table, figure, { do: 'shoot', weapon: 0, target: { figure: 3 } })).toMatchObject([
    { code: 'locked' },
  ]);
  give(table, 0, 'run');
  expect(whyNotAct(table, figure, { do: 'move', way: [at(24, 10)] })).toEqual([]);
  table.figures[2]!.state = 'suppressed';
  table.begun = 0;
  killzone.step(table, scripted({ answers: [look], dice: d6(1, 1, 3) }));
  expect(figure.locked).toBe(false);
});

rule('KZ-HTH-008', 'drugs that raise the kill score do not help', () => {
  const table = melee(bare(), { ...group('street-ganger', 3), drugs: ['haywire'] });
  expect(fought(table, 6, 5, 4, 4)).toMatchObject({ scores: [11, 8], state: 'killed' });
});
