import { type Drill, drill, reach } from '@sightline/drill';
import { type AnswerTo, type Bot, D6, isListed, loadReplay, type Question, refuse } from '@sightline/kernel';
import { describe, expect, test } from 'vitest';
import { type Check, conform, failureText, recheck } from '../src/index.ts';

type DrillSystem = typeof drill;
interface Sabotage {
  readonly what: string;
  readonly check: Check;
  readonly detail: RegExp;
  readonly system: DrillSystem;
}

const sabotaged = (change: Partial<DrillSystem>): DrillSystem => ({ ...drill, ...change });

/** What a cheat could do: the views he is given are as they should be, but he remembers whose they are. */
const tables = new WeakMap<Drill, Drill>();
const peekingBot: Bot<Drill> = (_question, look, _chance, candidates) => {
  const mines = tables.get(look())?.mines ?? [];
  const sum = mines.reduce((total, { at }) => total + at, 0);
  return candidates()[sum % candidates().length];
};

/** Asks as the drill does, with a change in the questions of one kind. */
function rephrased(kind: string, change: (question: Question) => Question): DrillSystem['step'] {
  return (table, io) =>
    drill.step(table, {
      roll: (die, why) => io.roll(die, why),
      tell: event => io.tell(event),
      askAll: sealed => io.askAll(sealed),
      ask: <Q extends Question>(seat: string, question: Q) =>
        io.ask(seat, question.kind === kind ? change(question) : question) as AnswerTo<Q>,
    });
}

const asking = (kind: string, change: (options: readonly unknown[]) => readonly unknown[]): DrillSystem['step'] =>
  rephrased(kind, question => ({ ...question, options: change(isListed(question) ? question.options : []) }));

/** The drill with a question that lists nothing: where to walk is judged and proposed instead. */
const squaresOf = (table: Drill, question: Question): readonly number[] =>
  reach(table, table.units[(question as Question & { unit: number }).unit]!);
const freeDrill = {
  ...drill,
  bots: {},
  step: rephrased('walk', ({ kind, rule, unit }: Question & { unit?: number }): Question & { unit?: number } => ({
    kind,
    rule,
    ...(unit === undefined ? {} : { unit }),
  })),
  whyNot(table, seat, question, answer) {
    if (question.kind !== 'walk') return drill.whyNot(table, seat, question, answer);
    return squaresOf(table, question).includes(answer as number) ? [] : [refuse('DR-WALK-001', 'tooFar')];
  },
  candidates: (table, _seat, question) => squaresOf(table, question),
} satisfies DrillSystem;

let calls = 0;
const telling = new WeakSet<Drill>();

const SABOTAGES: readonly Sabotage[] = [
  {
    what: 'a table that holds an undefined',
    check: 'plain data',
    detail: /table\.note is not plain JSON/,
    system: sabotaged({ begin: setup => ({ ...drill.begin(setup), note: undefined }) }),
  },
  {
    what: 'a copy that shares its units',
    check: 'copy',
    detail: /playing on a copy changed the table/,
    system: sabotaged({ copy: table => ({ ...drill.copy(table), units: table.units }) }),
  },
  {
    what: 'a copy that forgets something',
    check: 'copy',
    detail: /the copy is another table/,
    system: sabotaged({ copy: table => ({ ...drill.copy(table), mines: [] }) }),
  },
  {
    what: 'a rule that counts how often it was run',
    check: 're-run',
    detail: /it came to another table/,
    system: sabotaged({
      step(table, io) {
        table.units[0]!.duckedIn = --calls;
        drill.step(table, io);
      },
    }),
  },
  {
    what: 'an event that is told otherwise each time',
    check: 're-run',
    detail: /it told something else/,
    system: sabotaged({
      step(table, io) {
        io.tell({ type: 'roundBegan', rule: 'DR-TURN-003', round: --calls });
        drill.step(table, io);
      },
    }),
  },
  {
    what: 'a question that nobody can answer',
    check: 'somebody can act',
    detail: /has no answer to shoot/,
    system: sabotaged({ step: asking('shoot', () => []) }),
  },
  {
    what: 'two units on one square',
    check: 'invariants',
    detail: /cannot stand/,
    system: sabotaged({
      step(table, io) {
        drill.step(table, io);
        table.units[1]!.at = table.units[0]!.at;
      },
    }),
  },
  {
    what: 'a listed option that the rules cannot carry out',
    check: 'options',
    detail: /the rules failed/,
    system: sabotaged({ step: asking('shoot', options => [...options, 'leap']) }),
  },
  {
    what: 'an option that JSON does not know',
    check: 'plain data',
    detail: /question.question.options\[\d+\] is not plain JSON/,
    system: sabotaged({ step: asking('pick', options => [...options, Number.NaN]) }),
  },
  {
    what: 'a proposed answer that is refused',
    check: 'options',
    detail: /walk proposes 0, which is refused: tooFar/,
    system: {
      ...freeDrill,
      candidates: (table, seat, question) => [...freeDrill.candidates(table, seat, question), 0],
    },
  },
  {
    what: 'an option that is listed twice',
    check: 'options',
    detail: /lists an option twice/,
    system: sabotaged({ step: asking('walk', options => [...options, options[0]]) }),
  },
  {
    what: 'a refusal that cites no rule',
    check: 'refusals',
    detail: /without a reason/,
    system: sabotaged({ whyNot: () => [{ rule: 'no rule' as 'DR-WALK-001', code: '' }] }),
  },
  {
    what: 'a refusal that leaves its mark on the table',
    check: 'refusals',
    detail: /changed the match/,
    system: sabotaged({
      view: table => table,
      imagine: view => view,
      whyNot(table) {
        table.units[0]!.duckedIn++;
        return [];
      },
    }),
  },
  {
    what: 'an event without words',
    check: 'words',
    detail: /no words for the event picked/,
    system: sabotaged({
      words: { ...drill.words, event: event => (event.type === 'picked' ? '' : drill.words.event(event)) },
    }),
  },
  {
    what: 'a view of everything',
    check: 'secrets',
    detail: /what is secret/,
    system: sabotaged({ view: table => drill.copy(table) }),
  },
  {
    what: 'a bot that peeks',
    check: 'secrets',
    detail: /from the bot cheat/,
    system: sabotaged({
      bots: { ...drill.bots, cheat: peekingBot },
      view(table, viewer) {
        const view = drill.view(table, viewer);
        tables.set(view, table);
        return view;
      },
    }),
  },
  {
    what: 'a bot that writes into its view',
    check: 'frozen views',
    detail: /a bot at walk writes into its view/,
    system: sabotaged({
      bots: {
        ...drill.bots,
        vandal(question, look, _chance, candidates) {
          if (question.kind === 'walk') look().units[0]!.health = 1;
          return candidates()[0];
        },
      },
    }),
  },
  {
    what: 'an event that is not redacted',
    check: 'secrets',
    detail: /the log of .* tells what is secret: .*mineLaid/,
    system: sabotaged({ redact: event => event }),
  },
  {
    what: 'an event that speaks of a hidden mine',
    check: 'secrets',
    detail: /the log of .* tells what is secret: .*held/,
    system: sabotaged({
      step(table, io) {
        if (table.laid > 0) io.tell({ type: 'held', rule: 'DR-TURN-002', unit: table.mines[0]!.at % 20 });
        drill.step(table, io);
      },
    }),
  },
  {
    what: 'a question that only a hidden mine brings about',
    check: 'secrets',
    detail: /tells what is secret from whether .* is waited for/,
    system: sabotaged({
      step(table, io) {
        drill.step(table, io);
        const isOdd = table.mines.some(({ side, at }, i) => i === 0 && side === 'red' && at % 2 === 1);
        if (isOdd) io.ask('red', { kind: 'gloat', rule: 'DR-MINE-005', options: [{ pass: true }, { pass: false }] });
        io.roll(D6, { rule: 'DR-MINE-005', purpose: 'weather' });
      },
    }),
  },
  {
    what: 'a table that shows hidden mines for as long as an event is told',
    check: 'secrets',
    detail: /from the still of/,
    system: sabotaged({
      step(table, io) {
        const tell: typeof io.tell = event => {
          telling.add(table);
          io.tell(event);
          telling.delete(table);
        };
        drill.step(table, { roll: io.roll.bind(io), ask: io.ask.bind(io), askAll: io.askAll.bind(io), tell });
      },
      view: (table, viewer) => (telling.has(table) ? drill.copy(table) : drill.view(table, viewer)),
    }),
  },
  {
    what: 'odds that know of hidden mines',
    check: 'secrets',
    detail: /from the odds/,
    system: sabotaged({
      view(table, viewer) {
        const view = drill.view(table, viewer);
        tables.set(view, table);
        return view;
      },
      imagine: view => tables.get(view) ?? drill.copy(view),
      summary: (_before, after) => after.mines.map(mine => mine.at),
    }),
  },
  {
    what: 'a game without an end',
    check: 'ends',
    detail: /no end after/,
    system: sabotaged({
      stepLimit: 60,
      step(table, io) {
        drill.step(table, io);
        table.round = 1;
        for (const unit of table.units) unit.health = 3;
      },
    }),
  },
];

describe('the kit bites', () => {
  for (const { what, check, detail, system } of SABOTAGES) {
    test(`on ${what}`, () => {
      const { failure } = conform(system, { seeds: 12 });
      expect(failure && { check: failure.check, detail: failure.detail }).toEqual({
        check,
        detail: expect.stringMatching(detail),
      });
      // These two are seen in playing on from where the replay ends.
      if (check === 'ends' || /rules failed/.test(failure!.detail)) return;
      const replay = loadReplay(failure!.replay, [system]);
      expect(replay.ok && recheck(system, replay.value.replay)?.check).toBe(check);
      // A game with dice of its own cannot be played by the drill.
      if (!/is waited for/.test(failure!.detail)) expect(replay.ok && recheck(drill, replay.value.replay)).toBeNull();
    });
  }
});

test('a system whose questions list nothing passes', () => {
  expect(conform(freeDrill, { seeds: 4 }).failure).toBeNull();
});

describe('a failure', () => {
  const system = sabotaged({ view: table => drill.copy(table) });

  test('says what was played and where it went wrong', () => {
    const { failure, games } = conform(system, { seeds: [8, 9], scenarios: ['walls'] });
    expect(failure).toMatchObject({
      check: 'secrets',
      system: 'drill',
      scenario: 'walls',
      switches: { overwatch: true, duck: true, mines: true },
      seed: 8,
    });
    expect(games).toBe(1);
    expect(failureText(failure!)).toMatch(/^drill fails "secrets" at pause \d+ of seed 8 \(walls, overwatch=true/);
  });

  test('is found again from its seed alone', () => {
    expect(conform(system, { seeds: [8] })).toEqual(conform(system, { seeds: [8] }));
  });
});
