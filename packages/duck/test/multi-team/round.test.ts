import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { attachBridge, stripBefore } from '../../src/rules/boarding/bridge.ts';
import { roundStep } from '../../src/rules/multi-team/round.ts';
import { activateThreats, nextThreat } from '../../src/rules/threats/threat-phase.ts';
import type { DuckEvent } from '../../src/table/events.ts';
import type { Teamer } from '../../src/table/figure.ts';
import type { DuckTable, MultiTeam } from '../../src/table/table.ts';
import { driven } from '../support/driven.ts';
import { addMan, addThreat, at, play, testTable } from '../support/tables.ts';

const FLOOR = ['.....', '.....', '.....', '.....', '.....'];
const DONE = { do: 'done' };
const byRed = (answer: unknown) => ({ seat: 'team', answer });
const byBlue = (answer: unknown) => ({ seat: 'team2', answer });

/** Who came up, in order. */
const activatedIn = (io: { readonly told: readonly DuckEvent[] }): number[] =>
  io.told.flatMap(event => (event.type === 'activated' ? [event.figure] : []));

/** So many modules in a row, and so many men of each Team in the first. */
function ship(modules: number, red: number, blue: number): { table: DuckTable; multi: MultiTeam; men: Teamer[] } {
  const table = testTable({ tiles: new Array<string[]>(modules).fill(FLOOR) });
  const multi: MultiTeam = { pack: [], decks: [[], []], nextRunner: 0, runner: -1 };
  table.multiTeam = multi;
  const men: Teamer[] = [];
  for (let n = 0; n < red + blue; n++) {
    const man = Object.assign(addMan(table, at(table, 1 + (n % 5), n < 5 ? 2 : 4)), {
      ready: 1,
      team: n < red ? 0 : 1,
    });
    men.push(man);
  }
  return { table, multi, men };
}

rule('DK-TURN-015', 'an arena of 7 modules has a pack of 14 cards', () => {
  const { table, multi } = ship(7, 1, 1);
  // The card drawn first is the Team card of the last module, where nobody is.
  play({ dice: ['D14=13'] }, io => roundStep(table, io));
  expect(multi.pack).toHaveLength(13);
  expect(multi.pack.filter(({ side }) => side === 'threat')).toHaveLength(7);
});

rule('DK-TURN-014', 'the men come up in the order of the deck set for the round', () => {
  const { table } = ship(1, 3, 0);
  const answers = [2, 0].map(byRed);
  const io = play({ dice: ['D2=1'], answers: [...answers, ...[DONE, DONE, DONE].map(byRed)] }, scripted =>
    roundStep(table, scripted),
  );
  expect(activatedIn(io)).toEqual([2, 0, 1]);
});

rule('DK-TURN-016', 'two Teams of a module take turns, the higher throw first', () => {
  const { table } = ship(1, 2, 2);
  const orders = [byRed('asTheyLie'), byBlue('asTheyLie')];
  const acts = [byBlue(DONE), byRed(DONE), byBlue(DONE), byRed(DONE)];
  const io = play({ dice: ['D2=1', 'D6=2', 'D6=5'], answers: [...orders, ...acts] }, scripted =>
    roundStep(table, scripted),
  );
  expect(activatedIn(io)).toEqual([2, 0, 3, 1]);
});

rule('DK-TURN-016', 'who has walked into a module drawn later does not act again', () => {
  const { table, men, multi } = ship(2, 1, 0);
  play({ dice: ['D4=1'], answers: [byRed(DONE)] }, io => roundStep(table, io));
  men[0]!.at = at(table, 1, 1, 1);
  expect(multi.pack).toContainEqual({ module: 1, side: 'team' });
  const io = play({ dice: ['D3=2'] }, scripted => roundStep(table, scripted));
  expect(multi.pack).not.toContainEqual({ module: 1, side: 'team' });
  expect(io.told).toEqual([]);
});

rule('DK-TURN-009', 'a figure has one action a round and cannot follow it with another', () => {
  const { table, men } = ship(1, 1, 0);
  let after: string[] = [];
  const onlyFree = (question: { options: readonly { do: string }[] }) => {
    after = question.options.map(option => option.do);
    return DONE;
  };
  play({ dice: ['D2=1'], answers: [byRed({ do: 'pass' }), byRed(onlyFree)] }, io => roundStep(table, io));
  expect(men[0]).toMatchObject({ ready: 0, waiting: 0, acted: 1 });
  expect(after.filter(name => name === 'move' || name === 'shoot' || name === 'pass')).toEqual([]);
});

rule('DK-BINGE-013', 'a chicken at the head of the deck changes places with the next of his Team', () => {
  const { table, men } = ship(1, 3, 1);
  men[0]!.chicken = true;
  const acts = [byRed(DONE), byBlue(DONE), byRed(DONE), byRed(DONE)];
  const io = play(
    { dice: ['D2=1', 'D6=5', 'D6=2', 'D6=1', 'D6=1'], answers: [byRed('asTheyLie'), ...acts] },
    scripted => roundStep(table, scripted),
  );
  expect(activatedIn(io)).toEqual([1, 3, 0, 2]);
});

rule('DK-BINGE-013', 'a chicken alone in his module waits until a comrade has opened on a later card', () => {
  const { table, men } = ship(2, 2, 0);
  men[0]!.chicken = true;
  men[1]!.at = at(table, 1, 1, 1);
  const first = play({ dice: ['D4=1'], answers: [byRed('asTheyLie')] }, io => roundStep(table, io));
  expect(activatedIn(first)).toEqual([]);
  const second = play({ dice: ['D3=2', 'D6=1', 'D6=1'], answers: [byRed(DONE), byRed(DONE)] }, io =>
    roundStep(table, io),
  );
  expect(activatedIn(second)).toEqual([1, 0]);
});

rule('DK-BINGE-013', 'if nobody comes up to open for him, he acts after the last card', () => {
  const { table, multi, men } = ship(2, 2, 0);
  men[0]!.chicken = true;
  // The card of his comrade's module has been worked through.
  men[1]!.at = at(table, 1, 1, 1);
  multi.pack = [{ module: 0, side: 'team' }];
  multi.decks = [[0, 1], []];
  const last = play({ dice: ['D1=1', 'D6=1', 'D6=1'], answers: [byRed(DONE)] }, io =>
    expect(roundStep(table, io)).toBe(false),
  );
  expect(activatedIn(last)).toEqual([0]);
});

rule('DK-TURN-012', 'the nearest Threat to any Team moves first, and equals throw', () => {
  const { table, men } = ship(1, 1, 0);
  men[0]!.at = at(table, 1, 1);
  addThreat(table, at(table, 5, 1), 5, 'philth');
  const near = addThreat(table, at(table, 3, 1), 5, 'philth');
  play({}, io => expect(nextThreat(table, io)?.id).toBe(near.id));
  near.at = at(table, 5, 5);
  play({ dice: ['D6=2', 'D6=5'] }, io => expect(nextThreat(table, io)?.id).toBe(near.id));
});

rule('DK-TURN-013', 'a pack comes up with its nearest member', () => {
  const { table, men } = ship(2, 1, 0);
  men[0]!.at = at(table, 1, 3);
  const front = addThreat(table, at(table, 2, 3));
  addThreat(table, at(table, 2, 4));
  addThreat(table, at(table, 3, 3), 5, 'steel-scorpion');
  play({}, io => expect(nextThreat(table, io)?.id).toBe(front.id));
});

/** A bridge before the airlock of the first module, and another west of it. */
function withBridges(table: DuckTable): { north: number[]; west: number[] } {
  const north = { square: at(table, 3, 1), side: 1, door: null } as const;
  const west = { square: at(table, 1, 3), side: 7, door: null } as const;
  play({}, io => {
    attachBridge(table, io, north, 0);
    attachBridge(table, io, west, 1);
  });
  return { north: stripBefore(table, north), west: stripBefore(table, west) };
}

rule(
  ['DK-TURN-016', 'DK-SETUP-036'],
  'whoever stands on a bridge comes up with the module behind it, Threats too',
  () => {
    const { table, multi, men } = ship(2, 1, 1);
    const { north, west } = withBridges(table);
    const [red, blue] = men as [Teamer, Teamer];
    // Each on the other's bridge.
    red.at = west[0]!;
    blue.at = north[0]!;
    multi.decks = [[red.id], [blue.id]];
    multi.pack = [
      { module: 0, side: 'team' },
      { module: 1, side: 'team' },
    ];
    const io = play({ dice: ['D2=1', 'D6=5', 'D6=2'], answers: [byRed(DONE), byBlue(DONE)] }, scripted =>
      roundStep(table, scripted),
    );
    expect(activatedIn(io)).toEqual([red.id, blue.id]);
    const harpy = addThreat(table, west[2]!);
    multi.pack = [
      { module: 0, side: 'threat' },
      { module: 1, side: 'threat' },
    ];
    roundStep(table, driven());
    expect(harpy.activated).toBe(true);
  },
);

rule('DK-TURN-016', 'a man in a sealed unit comes up with the module that it stands in', () => {
  const { table, multi, men } = ship(2, 1, 0);
  const pod = { at: at(table, 3, 3, 1), kind: 'pod', height: 'HIGH', quarters: 15 } as const;
  table.fittings = [{ ...pod, used: false, wrecked: false, holds: 0, damage: 0 }];
  Object.assign(men[0]!, { at: -1, seat: 0 });
  const first = play({ dice: ['D4=1'] }, io => roundStep(table, io));
  expect([activatedIn(first), multi.decks[0]]).toEqual([[], [0]]);
  const second = play({ dice: ['D3=2'], answers: [byRed(DONE)] }, io => roundStep(table, io));
  expect(activatedIn(second)).toEqual([0]);
});

/** A man, a pack whose members are 1, 2 and 3 squares from him, and a single one at 2. */
function beforeThePack(table: DuckTable): { pack: number[]; single: number } {
  const pack = [2, 3, 4].map(column => addThreat(table, at(table, column, 3)).id);
  return { pack, single: addThreat(table, at(table, 3, 5), 5, 'steel-scorpion').id };
}

const runIn = (io: { readonly told: readonly DuckEvent[] }): number[] =>
  io.told.flatMap(event => (event.type === 'threatRunBy' ? [event.threat] : []));

rule('DK-TURN-013', 'the whole pack acts before a single Threat that is farther than its nearest member', () => {
  const { table, multi, men } = ship(1, 1, 0);
  men[0]!.at = at(table, 1, 3);
  const { pack, single } = beforeThePack(table);
  multi.pack = [{ module: 0, side: 'threat' }];
  const io = driven({ threatAct: { do: 'stay' } });
  roundStep(table, io);
  expect(runIn(io)).toEqual([...pack, single]);
});

rule(['DK-TURN-013', 'DK-TSHOOT-019'], 'so it does when player B runs it', () => {
  const table = testTable({ switches: { playerB: true } });
  addMan(table, at(table, 1, 3));
  const { pack, single } = beforeThePack(table);
  const io = driven({ threatAct: { do: 'stay' } });
  activateThreats(table, io);
  const asked = io.asked.flatMap(({ question }) => (question.kind === 'threatAct' ? [question] : []));
  expect(asked.map(question => (question as { figure?: number }).figure)).toEqual([...pack, single]);
});

rule(['DK-TURN-016', 'DK-ACT-019'], 'a chit on WAIT may be spent when a later card is done with', () => {
  const { table, men, multi } = ship(2, 1, 1);
  const [red, blue] = men as [Teamer, Teamer];
  blue.at = at(table, 3, 3, 1);
  multi.decks = [[red.id], [blue.id]];
  multi.pack = [
    { module: 0, side: 'team' },
    { module: 0, side: 'threat' },
    { module: 1, side: 'team' },
  ];
  const ask = (question: { options: readonly unknown[] }) => {
    expect(question.options).toEqual([{ do: 'goOn' }, { do: 'spendWait', figure: red.id }]);
    return { do: 'goOn' };
  };
  play({ dice: ['D3=1'], answers: [byRed({ do: 'wait' }), byRed(DONE), byRed(ask)] }, io => roundStep(table, io));
  expect(red).toMatchObject({ waiting: 1, ready: 0 });
  // A card that is skipped asks nobody.
  play({ dice: ['D2=1'] }, io => roundStep(table, io));
  const spends = [byRed({ do: 'spendWait', figure: red.id }), byRed({ do: 'radioMother' }), byRed(DONE)];
  play({ dice: ['D1=1', 'D6=1'], answers: [byBlue(DONE), ...spends] }, io => roundStep(table, io));
  expect(red).toMatchObject({ waiting: 0, acted: 1 });
});
