import {
  AVERAGE,
  advance,
  create,
  D6,
  type Die,
  type Event,
  type Io,
  type Json,
  type Match,
  type MatchOptions,
  offer,
  type Question,
  type Reaction,
  randomBot,
  refuse,
  type Seat,
  type System,
} from '../src/index.ts';

/** A game that does what it is told: its set-up lists its steps, and each step a few things to do. */
export type Deed =
  | { do: 'ask'; seat: Seat; options: readonly Json[] }
  /** A question without a list: a whole number from 1 to `most`. */
  | { do: 'number'; seat: Seat; most: number }
  | { do: 'seal'; seats: readonly Seat[]; options: readonly Json[] }
  | { do: 'roll'; die?: 'D6' | 'AvD'; seat?: Seat }
  /** The answer is a secret of the seat. */
  | { do: 'hide'; seat: Seat; options: readonly Json[] }
  /** Right when the answer is what another seat hides, and then everybody sees it. */
  | { do: 'guess'; seat: Seat; of: Seat; options: readonly Json[] }
  /** Everybody who has a cheer left may cheer. */
  | { do: 'trigger'; on: string; order: readonly Seat[] };

export interface Toy {
  readonly steps: readonly (readonly Deed[])[];
  at: number;
  /** What was answered and rolled, in order. */
  done: Json[];
  hidden: Record<Seat, Json>;
  cheers: Record<Seat, number>;
}

export type ToyEvent = Event &
  (
    | { type: 'answered' | 'cheered'; seat: Seat }
    | { type: 'rolled'; face: number }
    | { type: 'hid'; seat: Seat; what?: Json }
    | { type: 'found'; seat: Seat; what: Json }
  );

const DICE: Readonly<Record<string, Die>> = { D6, AvD: AVERAGE };

export const toy: System<Toy, ToyEvent, Toy> = {
  id: 'toy',
  title: 'Toy',
  edition: { number: 3, inWork: false },
  stepLimit: 50,
  scenarios: [{ id: 'field', title: 'Field', seats: ['red', 'blue'] }],
  switches: [
    { id: 'dusk', rule: 'HS-SETUP-002', kind: 'optional', values: [false, true] },
    { id: 'wind', rule: 'HS-SETUP-002', kind: 'ruling', values: ['calm', 'breeze', 'gale'] },
  ],
  bots: {
    random: randomBot,
    last: (_question, _look, _chance, candidates) => candidates().at(-1),
  },
  words: {
    event: ({ type }) => type,
    question: ({ kind }) => kind,
    option: (_question, answer) => JSON.stringify(answer),
    refusal: ({ code }) => code,
    outcome: ({ reason }) => reason,
    switch: id => id,
    summary: summary => JSON.stringify(summary),
    table: view => JSON.stringify(view),
  },
  begin: ({ details }) => ({
    steps: (details ?? []) as unknown as Deed[][],
    at: 0,
    done: [],
    hidden: {},
    cheers: { red: 2, blue: 2 },
  }),
  step(table, io) {
    for (const deed of table.steps[table.at]!) perform(table, io, deed);
    table.at++;
  },
  outcome: table =>
    table.at < table.steps.length ? null : { winners: ['red'], rule: 'HS-SETUP-001', reason: 'all is done' },
  copy: ({ steps, at, done, hidden, cheers }) => ({
    steps,
    at,
    done: [...done],
    hidden: { ...hidden },
    cheers: { ...cheers },
  }),
  broken: table => (table.at > table.steps.length ? ['past the end'] : []),
  view: (table, viewer) => ({
    ...toy.copy(table),
    hidden: Object.hasOwn(table.hidden, viewer) ? { [viewer]: table.hidden[viewer]! } : {},
  }),
  imagine: view => toy.copy(view),
  redact(event, viewer) {
    if (event.type !== 'hid' || event.seat === viewer) return event;
    return { type: 'hid', rule: event.rule, seat: event.seat };
  },
  swapSecrets(table, viewer) {
    const others = Object.keys(table.hidden).filter(seat => seat !== viewer);
    return [
      { ...toy.copy(table), hidden: { ...table.hidden, ...Object.fromEntries(others.map(s => [s, 'swapped'])) } },
    ];
  },
  whyNot(table, _seat, question, answer) {
    if (question.kind !== 'number') return [];
    const { most } = question as Question & { most: number };
    if (Number.isInteger(answer) && (answer as number) >= 1 && (answer as number) <= most) return [];
    return [refuse('HS-SEAL-003', 'outOfRange', { most, done: table.done.length })];
  },
  candidates: (_table, _seat, question) => [1, (question as Question & { most: number }).most],
  foresee: () => (table, io) => perform(table, io, { do: 'roll' }),
  summary: (before, after) => after.done.slice(before.done.length),
};

function perform(table: Toy, io: Io<ToyEvent>, deed: Deed): void {
  switch (deed.do) {
    case 'ask': {
      const { seat, options } = deed;
      table.done.push(io.ask(seat, { kind: 'choice', rule: 'HS-SEAL-003', options }));
      return io.tell({ type: 'answered', rule: 'HS-SEAL-003', seat });
    }
    case 'number': {
      const { seat, most } = deed;
      const question: Question & { answersWith?: number; most: number } = { kind: 'number', rule: 'HS-SEAL-003', most };
      table.done.push(io.ask(seat, question));
      return io.tell({ type: 'answered', rule: 'HS-SEAL-003', seat });
    }
    case 'seal': {
      const question = { kind: 'sealed', rule: 'HS-SEAL-001', options: deed.options } as const;
      table.done.push(io.askAll(deed.seats.map(seat => ({ seat, question }))));
      return;
    }
    case 'roll': {
      const seat = deed.seat === undefined ? {} : { seat: deed.seat };
      const face = io.roll(DICE[deed.die ?? 'D6']!, { rule: 'HS-DICE-006', purpose: 'toy', ...seat });
      table.done.push(face);
      return io.tell({ type: 'rolled', rule: 'HS-DICE-006', face });
    }
    case 'hide': {
      const { seat, options } = deed;
      const what = io.ask(seat, { kind: 'hide', rule: 'HS-VIEW-001', options });
      table.hidden[seat] = what;
      return io.tell({ type: 'hid', rule: 'HS-VIEW-003', seat, what });
    }
    case 'guess': {
      const { seat, of, options } = deed;
      const what = io.ask(seat, { kind: 'guess', rule: 'HS-VIEW-001', options });
      if (table.hidden[of] !== what) return io.tell({ type: 'answered', rule: 'HS-SEAL-003', seat });
      return io.tell({ type: 'found', rule: 'HS-VIEW-003', shows: true, seat: of, what });
    }
    case 'trigger':
      return offer([cheer(deed.on)], deed.order, table, io, { on: deed.on });
    default:
      return deed satisfies never;
  }
}

const cheer = (on: string): Reaction<Toy, ToyEvent, { readonly on: string }, string> => ({
  on,
  rule: 'HS-OFFER-001',
  choices: (table, _trigger, seat) => (table.cheers[seat]! > 0 ? [seat] : []),
  take(table, io, _trigger, seat) {
    table.cheers[seat]!--;
    io.tell({ type: 'cheered', rule: 'HS-OFFER-001', seat });
  },
});

export const SECRET = 'hush, hush';

/** A match of the toy at its first question. Each list is a step. */
export function started(steps: readonly (readonly Deed[])[], options: Partial<MatchOptions> = {}): Match<Toy> {
  const match = create(toy, { scenario: 'field', secret: SECRET, details: steps as unknown as Json, ...options });
  advance(toy, match);
  return match;
}

export const ask = (seat: Seat, ...options: Json[]): Deed => ({
  do: 'ask',
  seat,
  options: options.length > 0 ? options : ['walk', 'wait'],
});
export const roll: Deed = { do: 'roll' };
export const seal = (...seats: Seat[]): Deed => ({ do: 'seal', seats, options: ['rock', 'paper'] });
export const hide = (seat: Seat): Deed => ({ do: 'hide', seat, options: ['barn', 'tree'] });
export const guess = (seat: Seat, of: Seat): Deed => ({ do: 'guess', seat, of, options: ['barn', 'tree'] });
