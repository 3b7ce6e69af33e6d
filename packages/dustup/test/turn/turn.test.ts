import { PASS, scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect, test } from 'vitest';
import type { UnitRow } from '../../src/content/schema.ts';
import { splitOff } from '../../src/rules/detachment/split-off.ts';
import { targetDie } from '../../src/rules/shooting/target-die.ts';
import { actsOf, whyNotAct } from '../../src/rules/turn/actions.ts';
import { choicesOf, countUnactivated, mayPass } from '../../src/rules/turn/alternation.ts';
import { FIRST_EVENT, TURN_END } from '../../src/rules/turn/drawing.ts';
import { EVENT_CARDS, resolveEvent } from '../../src/rules/turn/event-cards.ts';
import type { Activate, Choice } from '../../src/rules/turn/questions.ts';
import { whyNotAction } from '../../src/rules/turn/states.ts';
import { step } from '../../src/rules/turn/turn.ts';
import { settleControl } from '../../src/rules/victory/control.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import type { Dustup } from '../../src/table/table.ts';
import { flown } from '../support/air-setting.ts';
import { at, lay, put, squad } from '../support/setting.ts';

interface Said {
  readonly seat: 'red' | 'blue';
  readonly answer: unknown;
}

/** Runs steps with these answers and dice until they are used up. */
function play(table: Dustup, steps: number, answers: readonly Said[] = [], dice: readonly string[] = []) {
  const io = scripted<DustupEvent>({ answers, dice });
  for (let i = 0; i < steps; i++) step(table, io);
  io.finish();
  return io;
}

const units = (count: number, row: Partial<UnitRow> = {}): UnitRow[] =>
  Array.from({ length: count }, () => squad(3, row));
const WITHOUT_TOKENS = { seizeInitiative: false };
const stop = { do: 'stop' } as const;
/** A unit is activated and does nothing. */
const idle = (seat: 'red' | 'blue', unit: number): Said[] => [
  { seat, answer: { do: 'activate', unit } },
  { seat, answer: stop },
];
const order = (told: readonly DustupEvent[]) =>
  told.flatMap(event => (event.type === 'activated' ? [event.unit.id] : []));

rule('DU-TURN-001', 'the higher D8 chooses; ties are rolled again', () => {
  const table = lay({ switches: WITHOUT_TOKENS });
  table.phase = 'turnStart';
  const io = play(table, 1, [{ seat: 'blue', answer: 'second' }], ['D8=5', 'D8=5', 'D8=2', 'D8=7']);
  expect(table).toMatchObject({ turn: 2, phase: 'activation', first: 0, due: 0 });
  expect(io.told.at(-1)).toMatchObject({ type: 'wentFirst', side: 'red' });
});

rule(
  ['DU-TURN-002', 'DU-TURN-005'],
  'the sides alternate until all have been activated, then the markers come off',
  () => {
    const table = lay({ red: units(2), blue: units(2), switches: WITHOUT_TOKENS });
    table.units[0]!.suppression = 2;
    const io = play(table, 5, [...idle('red', 0), ...idle('blue', 2), ...idle('red', 1), ...idle('blue', 3)]);
    expect(order(io.told)).toEqual([0, 2, 1, 3]);
    expect(table.phase).toBe('turnEnd');
    play(table, 1);
    expect(table.units.map(({ activated }) => activated)).toEqual([false, false, false, false]);
    expect(table.units[0]!.suppression).toBe(2);
  },
);

rule('DU-TURN-003', 'the larger side activates its surplus at the end', () => {
  const table = lay({ red: units(4), blue: units(2), switches: WITHOUT_TOKENS });
  const answers = [
    ...idle('red', 0),
    ...idle('blue', 4),
    ...idle('red', 1),
    ...idle('blue', 5),
    ...idle('red', 2),
    ...idle('red', 3),
  ];
  expect(order(play(table, 6, answers).told)).toEqual([0, 4, 1, 5, 2, 3]);
});

rule('DU-TURN-004', 'two actions, one after the other, and the rest may be given up', () => {
  const table = lay({ red: [squad(1)], blue: [squad(1)], switches: WITHOUT_TOKENS });
  const answers = [
    { seat: 'red', answer: { do: 'activate', unit: 0 } },
    { seat: 'red', answer: { do: 'move', route: [at(30, 4)] } },
    { seat: 'red', answer: { do: 'move', route: [at(30, 4)] } },
  ] as const;
  play(table, 1, answers, ['D6=1', 'D6=2']);
  expect(table.figures[0]!).toMatchObject(at(12, 4));
  expect(choicesOf(table, 0)).toEqual([]);
});

rule('DU-TURN-006', 'only the side with fewer units left may pass', () => {
  const table = lay({ red: units(2), blue: units(4), switches: WITHOUT_TOKENS });
  const pass = (): Said => ({ seat: 'red', answer: { do: 'pass' } });
  const io = play(table, 4, [pass(), ...idle('blue', 2), pass(), ...idle('blue', 3)]);
  expect(io.told.filter(({ type }) => type === 'passed')).toMatchObject([
    { own: 2, others: 4 },
    { own: 2, others: 3 },
  ]);
  expect(mayPass(table, 0)).toBe(false);
  expect(choicesOf(table, 0)).toEqual([
    { do: 'activate', unit: 0 },
    { do: 'activate', unit: 1 },
  ]);
});

rule('DU-TURN-007', 'detachments, dummies, the inbound and the beaten do not count', () => {
  const table = lay({ red: units(3), blue: units(3) });
  splitOff(table, table.units[0]!, [table.units[0]!.figures[2]!]);
  table.units[2]!.where = 'inbound';
  expect(countUnactivated(table, 0)).toBe(2);
  expect(mayPass(table, 0)).toBe(true);
  for (const id of table.units[3]!.figures) table.figures[id]!.state = 'untreated';
  expect(countUnactivated(table, 1)).toBe(2);
  Object.assign(table.units[4]!, { suppression: 3, panicked: true, confidence: 'routed' });
  expect(countUnactivated(table, 1)).toBe(2);
});

rule('DU-TURN-008', 'a token breaks into the sequence, and play goes on with the side that was due', () => {
  const table = lay({ red: units(2), blue: units(2) });
  table.units[0]!.activated = true;
  table.due = 1;
  const seize = { reaction: 'DU-TURN-008', choice: { do: 'seize', unit: 1 } };
  const answers: Said[] = [
    {
      seat: 'red',
      answer(question: { options: readonly unknown[] }) {
        expect(question.options).toEqual([seize, PASS]);
        return seize;
      },
    },
    { seat: 'blue', answer: 'let' },
    { seat: 'red', answer: stop },
    ...idle('blue', 2),
  ];
  const io = play(table, 1, answers);
  expect(order(io.told)).toEqual([1, 2]);
  expect(table.sides.map(({ tokens }) => tokens)).toEqual([1, 2]);
  expect(table.due).toBe(0);
});

rule(['DU-TURN-008', 'DU-GAP-028'], 'whoever gives up with the unit that broke in is asked no more', () => {
  const table = lay({ red: units(3), blue: units(2) });
  table.due = 1;
  const io = play(table, 1, [
    { seat: 'red', answer: { reaction: 'DU-TURN-008', choice: { do: 'seize', unit: 1 } } },
    { seat: 'blue', answer: 'let' },
    { seat: 'red', answer: { do: 'concede' } },
  ]);
  expect(table.ending).not.toBeNull();
  expect(io.asked.map(({ seat }) => seat)).toEqual(['red', 'blue', 'red']);
});

rule('DU-TURN-009', 'an answered seizure is off, and every token spent is gone', () => {
  const table = lay({ red: units(2), blue: units(2) });
  table.due = 1;
  const answers: Said[] = [
    { seat: 'red', answer: { reaction: 'DU-TURN-008', choice: { do: 'seize', unit: 1 } } },
    { seat: 'blue', answer: 'spend' },
    // Whoever lets it go is not asked again before the enemy has acted.
    { seat: 'red', answer: 'let' },
    ...idle('blue', 2),
  ];
  const io = play(table, 1, answers);
  expect(order(io.told)).toEqual([2]);
  expect(table.sides.map(({ tokens }) => tokens)).toEqual([1, 1]);
  expect(table.units[1]!.activated).toBe(false);
  const later = play(table, 1, [{ seat: 'blue', answer: PASS }, ...idle('red', 0)]);
  expect(later.asked.map(({ seat }) => seat)).toEqual(['blue', 'red', 'red']);
});

rule('DU-TURN-010', 'tokens by the number of veteran and elite units', () => {
  const red = [...units(2, { quality: 'veteran' }), squad(3, { quality: 'elite' })];
  const table = lay({ red, blue: units(2, { quality: 'green' }), switches: { tokens: 'perVeteran' } });
  expect(table.sides.map(({ tokens }) => tokens)).toEqual([3, 0]);
});

rule('DU-TURN-011', 'a token for the first time an objective is taken', () => {
  const table = lay({ red: units(1), blue: units(1), switches: { objectiveToken: true } });
  const io = scripted<DustupEvent>();
  const [red, blue] = [() => put(table, 0, 36, 24), () => put(table, 1, 36, 25)];
  red();
  settleControl(table, io);
  expect([table.objectives[0]!.holder, table.sides[0]!.tokens]).toEqual([0, 3]);
  put(table, 0, 5, 5);
  blue();
  settleControl(table, io);
  put(table, 1, 60, 5);
  red();
  settleControl(table, io);
  expect([table.objectives[0]!.holder, table.sides[0]!.tokens, table.sides[1]!.tokens]).toEqual([0, 3, 3]);
});

rule('DU-TURN-012', 'chits: one for each unit, and the side drawn activates a unit of its choice', () => {
  const table = lay({ red: units(3), blue: units(2), switches: { activation: 'chits' } });
  table.phase = 'turnStart';
  play(table, 1);
  expect(table.deck).toEqual([0, 0, 0, 1, 1]);
  const answers = [...idle('red', 0), ...idle('red', 1), ...idle('blue', 3), ...idle('red', 2), ...idle('blue', 4)];
  const io = play(table, 6, answers, ['chit=0', 'chit=0', 'chit=1', 'chit=0', 'chit=1']);
  expect(order(io.told)).toEqual([0, 1, 3, 2, 4]);
  expect(table.phase).toBe('turnEnd');
});

rule('DU-TURN-012', 'a chit for a side without units left is discarded', () => {
  const table = lay({ red: units(1), blue: units(1), switches: { activation: 'chits' } });
  table.deck = [0];
  table.units[0]!.activated = true;
  const io = play(table, 1, [], ['chit=0']);
  expect(io.told).toMatchObject([{ type: 'chitDiscarded', side: 'red' }]);
});

rule('DU-TURN-013', 'elites bring a chit more and militia one less', () => {
  const red = [squad(3, { quality: 'elite' }), ...units(2), squad(3, { quality: 'untrained' })];
  const table = lay({ red, blue: units(1), switches: { activation: 'chitsByQuality' } });
  table.phase = 'turnStart';
  play(table, 1);
  expect(table.deck.filter(side => side === 0)).toHaveLength(4);
});

rule('DU-TURN-014', 'when the chits are gone, one unit whose chit was withheld may act', () => {
  const red = units(3, { quality: 'untrained' });
  const table = lay({ red, blue: units(1), switches: { activation: 'chitsByQuality' } });
  for (const unit of table.units) unit.passedPanic = true;
  table.phase = 'turnStart';
  play(table, 1);
  expect(table.deck).toEqual([1]);
  const io = play(table, 2, [...idle('blue', 3), ...idle('red', 1)], ['chit=1']);
  expect(order(io.told)).toEqual([3, 1]);
  expect(table.phase).toBe('turnEnd');
});

rule('DU-TURN-015', 'cards: each activates its unit, and one whose unit has a marker is skipped', () => {
  const table = lay({ red: units(2), blue: units(2), switches: { activation: 'cards' } });
  table.phase = 'turnStart';
  play(table, 1);
  expect(table.deck).toEqual([0, 1, 2, 3]);
  table.units[2]!.activated = true;
  const io = play(
    table,
    4,
    [
      { seat: 'red', answer: stop },
      { seat: 'blue', answer: stop },
      { seat: 'red', answer: stop },
    ],
    ['card=0', 'card=3', 'card=2', 'card=1'],
  );
  expect(order(io.told)).toEqual([0, 3, 1]);
  expect(io.told.filter(({ type }) => type === 'cardSkipped')).toHaveLength(1);
});

rule('DU-TURN-016', 'the turn-end card goes back in the first half of the deck and ends the turn in the second', () => {
  const table = lay({ red: units(1), blue: units(1), switches: { activation: 'cards', eventCards: true } });
  table.phase = 'turnStart';
  play(table, 1);
  expect(table.deck).toHaveLength(11);
  table.deck = [0, 1, FIRST_EVENT + 7, TURN_END];
  table.drawn = 2;
  play(table, 1, [], [`card=${TURN_END}`]);
  expect(table.deck).toContain(TURN_END);
  table.deck = [0, 1, TURN_END];
  table.drawn = 7;
  play(table, 1, [], [`card=${TURN_END}`]);
  expect([table.phase, table.deck]).toEqual(['turnEnd', []]);
});

rule(
  ['DU-TURN-017', 'DU-FORCE-008'],
  'all thirteen actions are open to a headquarters; a squad neither orders nor rallies',
  () => {
    const thirteen = [
      'assault',
      'communicate',
      'detach',
      'detect',
      'medical',
      'move',
      'order',
      'prop',
      'rally',
      'regroup',
      'recover',
      'reorganise',
      'shoot',
    ] as const;
    const own = squad(5);
    const table = lay({ red: [squad(4, { commands: [own.code] }), own], blue: [squad(5)] });
    const hq = put(table, 0, 20, 20);
    const unit = put(table, 1, 20, 27);
    put(table, 2, 40, 20);
    for (const action of thirteen) expect(whyNotAction(table, hq, action)).toEqual([]);
    const offered = new Set(actsOf(table, hq).map(act => act.do));
    for (const act of ['move', 'shoot', 'prop', 'order', 'communicate', 'stop'] as const)
      expect(offered).toContain(act);
    const bySquad = new Set(actsOf(table, unit).map(act => act.do));
    expect(bySquad.has('order') || bySquad.has('rally')).toBe(false);
  },
);

rule('DU-TURN-018', 'the suppressed neither move nor shoot until the last marker is gone', () => {
  const table = lay({ red: [squad(5)], blue: [squad(5)] });
  const unit = put(table, 0, 20, 20);
  put(table, 1, 40, 20);
  unit.suppression = 1;
  const shots = unit.figures.map((id): [number, number] => [id, 0]);
  expect(whyNotAct(table, unit, { do: 'move', route: [at(25, 20)] })[0]?.code).toBe('suppressed');
  expect(whyNotAct(table, unit, { do: 'shoot', target: 1, shots })[0]?.code).toBe('suppressed');
  unit.suppression = 0;
  expect(whyNotAct(table, unit, { do: 'move', route: [at(25, 20)] })).toEqual([]);
});

rule('DU-TURN-019', 'nobody fires at a unit that crosses his front', () => {
  const table = lay({ red: [squad(1)], blue: [squad(5, {}, { weapons: ['lmg'] })], switches: WITHOUT_TOKENS });
  put(table, 0, 30, 20);
  put(table, 1, 40, 20);
  const answers: Said[] = [
    { seat: 'red', answer: { do: 'activate', unit: 0 } },
    { seat: 'red', answer: { do: 'move', route: [at(30, 30)] } },
    { seat: 'red', answer: stop },
  ];
  const io = play(table, 1, answers, ['D6=5']);
  expect(io.asked.map(({ seat }) => seat)).not.toContain('blue');
});

rule(
  ['DU-FORCE-006', 'DU-FORCE-007', 'DU-TURN-021'],
  'a reserve comes box by box instead of an activation, and acts in the turn after',
  () => {
    const table = lay({ red: units(2), blue: units(1), switches: WITHOUT_TOKENS });
    const reserve = table.units[1]!;
    Object.assign(reserve, { where: 'inbound', box: 2 });
    expect(choicesOf(table, 0)).toEqual([
      { do: 'activate', unit: 0 },
      { do: 'bringOn', unit: 1 },
    ]);
    play(table, 1, [{ seat: 'red', answer: { do: 'bringOn', unit: 1 } }]);
    expect(reserve).toMatchObject({ box: 1, where: 'inbound' });
    // Once a turn, and the count of units that have not acted is what it was.
    expect(choicesOf(table, 0)).toEqual([{ do: 'activate', unit: 0 }]);
    expect([countUnactivated(table, 0), table.due]).toEqual([1, 1]);
    play(table, 3, [...idle('blue', 2), ...idle('red', 0)]);
    play(table, 2, [{ seat: 'red', answer: 'first' }], ['D8=7', 'D8=1']);
    play(table, 1, [
      { seat: 'red', answer: { do: 'bringOn', unit: 1 } },
      { seat: 'red', answer: { at: at(0.5, 20) } },
    ]);
    expect(reserve).toMatchObject({ where: 'table', activated: true });
    expect(choicesOf(table, 0)).toEqual([{ do: 'activate', unit: 0 }]);
  },
);

rule('DU-FORCE-007', 'those who have only counters left may let them be', () => {
  const table = lay({ red: units(2), blue: units(1), switches: WITHOUT_TOKENS });
  Object.assign(table.units[1]!, { where: 'inbound', box: 2 });
  for (const unit of [table.units[0]!, table.units[2]!]) unit.activated = true;
  play(table, 2, [{ seat: 'red', answer: { do: 'pass' } }]);
  expect(table.phase).toBe('turnEnd');
});

test('the question lists what the side may do', () => {
  const table = lay({ red: units(1), blue: units(1), switches: WITHOUT_TOKENS });
  const io = play(table, 1, idle('red', 0));
  const { options } = io.asked[0]!.question as Activate;
  expect(options satisfies readonly Choice[]).toEqual([{ do: 'activate', unit: 0 }]);
});

rule('DU-GAP-026', 'what the event cards bring', () => {
  const table = lay({ red: units(3), blue: [squad(3, {}, { weapons: ['lmg'] })] });
  const io = scripted<DustupEvent>({ dice: ['unit=1'] });
  for (const [i, markers] of [2, 1, 0].entries()) table.units[i]!.suppression = markers;
  resolveEvent(table, io, 'lull');
  expect(table.units.slice(0, 3).map(({ suppression }) => suppression)).toEqual([1, 0, 0]);
  for (const card of ['static', 'clearChannel', 'dust', 'quiet'] as const) resolveEvent(table, io, card);
  expect(table.weather).toEqual({ static: true, dust: true, clear: [0, 1], jammed: [] });
  put(table, 0, 10, 20);
  put(table, 3, 40, 20);
  expect(targetDie(table, table.units[0]!, table.units[3]!, { suppressive: false }).die).toBe(10);
  table.units[0]!.confidence = 'steady';
  resolveEvent(table, io, 'secondWind');
  expect(table.units[0]!.confidence).toBe('confident');
  resolveEvent(table, io, 'strayFire');
  expect(table.units[1]!.suppression).toBe(1);
  table.due = 1;
  resolveEvent(table, io, 'jam');
  expect(table.weather.jammed).toEqual([table.units[3]!.figures[3]]);
  io.finish();
  expect(EVENT_CARDS).toHaveLength(8);
});

rule(['DU-GAP-026', 'DU-AIR-051'], 'stray fire keeps down nobody who is in the air', () => {
  const { table, craft, squad: men, enemy } = flown('gunship');
  Object.assign(men, { where: 'gone' });
  const io = scripted<DustupEvent>({ dice: [`unit=${enemy.id}`] });
  resolveEvent(table, io, 'strayFire');
  io.finish();
  expect([enemy.suppression, craft.suppression]).toEqual([1, 0]);
});
