import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { perform, whyNotAct } from '../../src/rules/actions/menu.ts';
import type { Reacting, Stirred } from '../../src/rules/actions/reactions.ts';
import { attackFromAbove } from '../../src/rules/ceiling/attack-from-above.ts';
import { enterSquare, turnTo } from '../../src/rules/movement/steps.ts';
import { attackNearest } from '../../src/rules/threats/attack.ts';
import { walk } from '../../src/rules/threats/movement.ts';
import { shipChanged } from '../../src/ship/walls.ts';
import type { DuckIo } from '../../src/table/events.ts';
import type { Teamer, Threat } from '../../src/table/figure.ts';
import { happen } from '../../src/table/moment.ts';
import type { DuckTable } from '../../src/table/table.ts';
import { DONE, does, goes, stands } from '../support/moving.ts';
import { addMan, addThreat, at, codes, play, testTable } from '../support/tables.ts';

const FLOOR = ['.....', '.....', '.....', '.....', '.....'];

function waits(man: Teamer): Teamer {
  return Object.assign(man, { ready: 0, waiting: 1, acted: 1 });
}

const step =
  (table: DuckTable, threat: Threat, square: number) =>
  (io: DuckIo): void =>
    enterSquare(table, io, threat, square, { willingly: true });

const PASS = { seat: 'team', answer: { pass: true } };

const reacts = (figure: number) => ({
  seat: 'team',
  answer: { reaction: 'DK-ACT-016', choice: { do: 'act', figure } },
});

/** The figures that an offer names. */
function offered(question: unknown): number[] {
  const { options } = question as { options: ({ choice: Reacting } | { pass: true })[] };
  return options.flatMap(option => ('choice' in option ? [option.choice.figure] : []));
}

rule(['DK-ACT-015', 'DK-ACT-017'], 'newly seen, then adjacent, but not for staying in view', () => {
  const table = testTable({ tiles: [FLOOR, ['.....', '.....', 'h....', '.....', '.....']], joined: 'open' });
  table.phase = 'threat';
  const man = waits(addMan(table, at(table, 2, 3), 3));
  const harpy = addThreat(table, at(table, 2, 3, 1), 7);
  const seen = play({ answers: [PASS] }, step(table, harpy, at(table, 2, 2, 1)));
  expect(offered(seen.asked[0]!.question)).toEqual([man.id]);
  expect(play({}, step(table, harpy, at(table, 1, 2, 1))).asked).toEqual([]);
  expect(play({}, step(table, harpy, at(table, 5, 2))).asked).toEqual([]);
  expect(play({}, step(table, harpy, at(table, 4, 2))).asked).toEqual([]);
  play({ answers: [PASS] }, step(table, harpy, at(table, 3, 2)));
  expect(man.waiting).toBe(1);
});

rule(['DK-ACT-015', 'DK-MOVE-006'], 'what is behind his back he does not see before it comes round before him', () => {
  const table = testTable({ tiles: [['.....', '.....', '..h..', '.....', '.....']] });
  table.phase = 'threat';
  const man = waits(addMan(table, at(table, 1, 3), 1));
  const harpy = addThreat(table, at(table, 4, 3), 5);
  expect(play({}, step(table, harpy, at(table, 4, 4))).asked).toEqual([]);
  expect(play({}, step(table, harpy, at(table, 3, 4))).asked).toEqual([]);
  man.at = at(table, 1, 4);
  harpy.at = at(table, 4, 5);
  const seen = play({ answers: [PASS] }, step(table, harpy, at(table, 4, 4)));
  expect(offered(seen.asked[0]!.question)).toEqual([man.id]);
});

rule(['DK-ACT-015', 'DK-CEIL-007'], 'what drops out of the ceiling was not to be seen before', () => {
  const table = testTable();
  table.phase = 'threat';
  table.modules[0]!.ceiling = true;
  const man = waits(addMan(table, at(table, 3, 5), 1));
  const harpy = addThreat(table, at(table, 3, 1), 5);
  harpy.overhead = true;
  table.hatches.push({ at: harpy.at, kind: 'hatch', proved: false });
  shipChanged(table);
  const io = play({ dice: ['D6=1'], answers: [PASS] }, io => attackFromAbove(table, io, harpy));
  expect([offered(io.asked[0]!.question), harpy.overhead]).toEqual([[man.id], false]);
});

rule(['DK-ACT-015', 'DK-CEIL-001'], 'what goes about in the ceiling has come next to nobody on the deck', () => {
  const table = testTable();
  table.phase = 'threat';
  table.modules[0]!.ceiling = true;
  shipChanged(table);
  const man = waits(addMan(table, at(table, 3, 3), 1));
  const harpy = addThreat(table, at(table, 3, 1), 5);
  harpy.overhead = true;
  expect(play({}, step(table, harpy, at(table, 3, 2))).asked).toEqual([]);
  expect(play({}, step(table, harpy, at(table, 3, 3))).asked).toEqual([]);
  expect(play({}, io => turnTo(table, io, harpy, 1)).asked).toEqual([]);
  expect(man.waiting).toBe(1);
});

rule('DK-ACT-015', 'an enemy that turns on the spot is answered only from beside it', () => {
  const table = testTable({ tiles: [FLOOR], joined: 'open' });
  table.phase = 'threat';
  const man = waits(addMan(table, at(table, 3, 3), 1));
  const harpy = addThreat(table, at(table, 3, 1), 5);
  expect(play({}, io => turnTo(table, io, harpy, 3)).asked).toEqual([]);
  man.at = at(table, 3, 2);
  play({ answers: [PASS] }, io => turnTo(table, io, harpy, 5));
});

rule(['DK-ACT-015', 'DK-THREAT-009'], 'so is one that attacks without a step, before it shoots', () => {
  const table = testTable({ tiles: [FLOOR], joined: 'open' });
  table.phase = 'threat';
  const man = waits(addMan(table, at(table, 3, 3), 1));
  const philth = addThreat(table, at(table, 3, 2), 1, 'philth');
  const io = play({ dice: ['D6=1'], answers: [PASS, PASS] }, io => attackNearest(table, io, philth, 0));
  const [turned, dive] = io.asked.map(({ question }) => question as unknown as { trigger: Stirred; rule: string });
  expect([turned!.trigger.alerts[0]?.alert, dive!.rule]).toEqual(['turned', 'DK-DUCK-005']);
  expect(io.told.some(({ type }) => type === 'shotFired')).toBe(true);
  expect([man.waiting, philth.facing]).toEqual([1, 5]);
});

rule('DK-ACT-016', 'he may move away, and the chit is used', () => {
  const table = testTable({ tiles: [FLOOR] });
  table.phase = 'threat';
  const man = waits(addMan(table, at(table, 3, 4), 5));
  const harpy = addThreat(table, at(table, 3, 2), 5);
  const answers = [reacts(man.id), does({ do: 'move' }), goes(at(table, 5, 5)), stands(), DONE];
  play({ dice: ['AvD=3'], answers }, step(table, harpy, at(table, 3, 3)));
  expect([man.at, man.waiting, man.acted]).toEqual([at(table, 5, 5), 0, 2]);
});

rule('DK-ACT-017', 'the enemy is stopped in mid-move; several react in the order the player likes', () => {
  const table = testTable({ tiles: [['..h..', '..h..', '.....', '..h..', '..h..']] });
  table.phase = 'threat';
  const a = waits(addMan(table, at(table, 1, 3), 3));
  const b = waits(addMan(table, at(table, 1, 2), 3));
  const harpy = addThreat(table, at(table, 4, 2), 7);
  const answers = [reacts(a.id), does({ do: 'shoot', target: harpy.id }), DONE, PASS];
  const io = play({ dice: ['D6=1'], answers }, step(table, harpy, at(table, 3, 3)));
  expect(offered(io.asked[0]!.question)).toEqual([a.id, b.id]);
  expect([a.waiting, b.waiting]).toEqual([0, 1]);
});

rule('DK-ACT-017', 'what was answered in mid-move and is still there goes on with what is left of it', () => {
  const table = testTable({ tiles: [FLOOR, ['.....', '.....', 'h....', '.....', '.....']], joined: 'open' });
  table.phase = 'threat';
  const man = waits(addMan(table, at(table, 1, 3), 3));
  const harpy = addThreat(table, at(table, 4, 3, 1), 7);
  // Behind the crate, out, along and up beside him: it comes into view with its third square.
  const squares = [at(table, 3, 3, 1), at(table, 2, 3, 1), at(table, 1, 2, 1), at(table, 5, 2), at(table, 4, 2)];
  const course = (left: number) => {
    const next = squares.slice(squares.indexOf(harpy.at) + 1);
    return { squares: next.slice(0, left), costs: next.slice(0, left).map(() => 1) };
  };
  const answers = [reacts(man.id), does({ do: 'turn' }), stands({ facing: 1 }), DONE];
  const io = play({ answers }, io => walk(table, io, harpy, 5, course));
  const told = io.told.filter(({ type }) => type === 'stepped' || type === 'reacted');
  expect(told.map(({ type }) => type).indexOf('reacted')).toBe(3);
  expect(told.flatMap(event => (event.type === 'stepped' ? [event.to] : []))).toEqual(squares);
});

rule('DK-ACT-018', 'no movement, no trigger; a shot may be answered all the same', () => {
  const table = testTable({ tiles: [FLOOR, FLOOR], joined: 'open', species: 'cybot' });
  table.phase = 'threat';
  const man = waits(addMan(table, at(table, 2, 3), 3));
  const cybot = addThreat(table, at(table, 4, 3, 1), 7, 'cybot');
  expect(play({}, io => turnTo(table, io, cybot, 7)).asked).toEqual([]);
  const io = play({ answers: [PASS] }, io => happen(table, io, { on: 'shotAt', figure: man.id, by: cybot.id }));
  expect(offered(io.asked[0]!.question)).toEqual([man.id]);
});

rule(['DK-ACT-015', 'DK-ACT-018'], 'a door uncovers an enemy whoever opens it; each who waits is asked once', () => {
  const table = testTable({ tiles: [FLOOR, FLOOR] });
  table.phase = 'threat';
  const man = waits(addMan(table, at(table, 2, 3), 3));
  const enemy = addThreat(table, at(table, 1, 3, 1), 7);
  const [door] = table.doors;
  door!.open = true;
  shipChanged(table);
  const opened = (by: number) => ({ on: 'opened', door: door!.id, modules: [0, 1], by }) as const;
  addThreat(table, at(table, 3, 3, 1), 7);
  for (const by of [enemy.id, man.id]) {
    const io = play({ answers: [PASS] }, io => happen(table, io, opened(by)));
    expect(offered(io.asked[0]!.question)).toEqual([man.id]);
  }
  man.facing = 7;
  expect(play({}, io => happen(table, io, opened(man.id))).asked).toEqual([]);
});

rule(['DK-CDUCK-005', 'DK-DUCK-010'], 'at one that enters his square over the front, before they grapple', () => {
  const meet = (from: 'north' | 'south', dice: string[]) => {
    const table = testTable({ tiles: [FLOOR] });
    table.phase = 'threat';
    const man = waits(addMan(table, at(table, 3, 4), 1));
    man.ducked = true;
    const harpy = addThreat(table, at(table, 3, from === 'north' ? 3 : 5), from === 'north' ? 5 : 1);
    const shot = [reacts(man.id), does({ do: 'shoot', target: harpy.id })];
    play({ dice, answers: from === 'north' ? shot : [PASS] }, step(table, harpy, man.at));
    return { table, man, harpy };
  };
  expect(meet('north', ['D6=5']).harpy.condition).toBe('killed');
  const driven = meet('north', ['D6=3']);
  expect([driven.harpy.at, driven.man.grapple]).toEqual([at(driven.table, 3, 1), null]);
});

rule('DK-CDUCK-005', 'with any gun but the Flechette Cannon', () => {
  const refusals = (weapon: string): string[] => {
    const table = testTable();
    table.phase = 'threat';
    const man = waits(addMan(table, at(table, 3, 4), 1, { weapon, strength: 'STRONG' }));
    const harpy = addThreat(table, man.at, 5);
    const squirts = weapon === 'hot-air-gun' || weapon === 'flamer' ? { squirts: 2 } : {};
    return codes(whyNotAct(table, man, { do: 'shoot', target: harpy.id, ...squirts }));
  };
  const guns = ['har', 'pistol', 'hemg', 'hot-air-gun', 'flamer', 'dope-gun'];
  for (const weapon of guns) expect(refusals(weapon)).toEqual([]);
  expect(refusals('flechette-cannon')).toEqual(['ownSquare']);
});

rule(
  ['DK-CDUCK-005', 'DK-WEAP-023', 'DK-WEAP-030'],
  'in his own square a Dope Gun works as in the next, a Flamer by squirts',
  () => {
    const shotAt = (weapon: string, squirts: number, dice: string[]) => {
      const table = testTable();
      table.phase = 'threat';
      const man = waits(addMan(table, at(table, 3, 5), 1, { weapon, strength: 'STRONG' }));
      const harpy = addThreat(table, man.at, 5);
      play({ dice }, io => perform(table, io, man, { do: 'shoot', target: harpy.id, squirts }));
      return harpy.condition === 'killed' ? 'killed' : man.at - harpy.at;
    };
    const table = testTable();
    const row = at(table, 3, 2) - at(table, 3, 1);
    expect([shotAt('dope-gun', 0, ['D6=2']), shotAt('dope-gun', 0, ['D6=1'])]).toEqual(['killed', 4 * row]);
    expect([shotAt('flamer', 3, []), shotAt('flamer', 1, ['D6=5']), shotAt('flamer', 1, ['D6=4'])]).toEqual([
      'killed',
      'killed',
      0,
    ]);
  },
);

rule(['DK-DUCK-010', 'DK-SHOOT-014', 'DK-SHOOT-015'], 'the narrower arcs of the difficult game hold for it too', () => {
  const refusals = (arcRule: 'normal' | 'A' | 'B', weapon: string): string[] => {
    const table = testTable({ switches: { arcRule } });
    table.phase = 'threat';
    const man = waits(addMan(table, at(table, 3, 4), 1, { weapon, strength: 'STRONG' }));
    // It has come in from the east.
    const harpy = addThreat(table, man.at, 7);
    return codes(whyNotAct(table, man, { do: 'shoot', target: harpy.id }));
  };
  expect([refusals('normal', 'har'), refusals('A', 'har'), refusals('B', 'har')]).toEqual([[], ['outOfArc'], []]);
  expect([refusals('normal', 'hemg'), refusals('B', 'hemg')]).toEqual([[], ['outOfArc']]);
});

rule('DK-CDUCK-005', 'a jet of hot air drives what is wet back the way it came', () => {
  const table = testTable();
  table.phase = 'threat';
  const man = waits(addMan(table, at(table, 3, 4), 1, { weapon: 'hot-air-gun', strength: 'STRONG' }));
  const harpy = addThreat(table, at(table, 3, 3), 5);
  const answers = [reacts(man.id), does({ do: 'shoot', target: harpy.id, squirts: 2 }), DONE];
  play({ dice: ['D6=3'], answers }, step(table, harpy, man.at));
  expect([harpy.at, man.grapple]).toEqual([at(table, 3, 1), null]);
});

rule('DK-MOVE-022', 'two who wait may change halves on seeing something new', () => {
  const table = testTable({ tiles: [FLOOR, ['.....', '.....', 'h....', '.....', '.....']], joined: 'open' });
  table.phase = 'threat';
  const a = waits(addMan(table, at(table, 2, 3), 3));
  const b = waits(addMan(table, at(table, 2, 3), 3));
  [a.position, b.position] = ['left', 'right'];
  const harpy = addThreat(table, at(table, 2, 3, 1), 7);
  const juggle = { seat: 'team', answer: { reaction: 'DK-MOVE-022', choice: { do: 'changeHalves', figure: a.id } } };
  play({ answers: [juggle] }, step(table, harpy, at(table, 2, 2, 1)));
  expect([a.position, b.position, a.waiting, b.waiting]).toEqual(['right', 'left', 0, 0]);
});
