import { rule } from '@sightline/ledger/test';
import { describe, expect, test } from 'vitest';
import {
  answer,
  type Event,
  isPassedFor,
  isPassedOn,
  type Offer,
  offer,
  openQuestions,
  PASS,
  type Reaction,
  type Script,
  type Seat,
  scripted,
  type Trigger,
} from '../src/index.ts';
import { started, toy } from './toy.ts';

interface Yard {
  /** Who has what to throw. */
  stones: Record<Seat, string[]>;
}

/** On a walk anybody may throw one of his stones; a boulder crushes all stones that are left. */
const toss: Reaction<Yard, Event, Trigger, string> = {
  on: 'walked',
  rule: 'HS-OFFER-001',
  choices: (yard, _trigger, seat) => yard.stones[seat] ?? [],
  take(yard, _io, _trigger, stone) {
    for (const [seat, stones] of Object.entries(yard.stones)) {
      yard.stones[seat] = stone === 'boulder' ? [] : stones.filter(other => other !== stone);
    }
  },
};
const shout: Reaction<Yard, Event, Trigger, string> = {
  on: 'shot',
  rule: 'HS-OFFER-002',
  choices: (_yard, _trigger, seat) => (seat === 'red' ? ['hey'] : []),
  take: () => {},
};

/** Nobody can see whether a seat has a marble in its fist. */
const marble: Reaction<Yard, Event, Trigger, string> = {
  on: 'bluffed',
  rule: 'HS-OFFER-003',
  choices: (yard, _trigger, seat) => (yard.stones[seat] ?? []).filter(stone => stone === 'marble'),
  mayHide: (yard, _trigger, seat) => Object.hasOwn(yard.stones, seat),
  take: () => {},
};

const taking = (choice: string) => ({ reaction: 'HS-OFFER-001', choice });

/** Offers a moment and says who was asked what. */
function offered(stones: Yard['stones'], on: string, order: readonly Seat[], answers: Script['answers']) {
  const io = scripted<Event>({ answers: answers ?? [] });
  offer([toss, shout, marble], order, { stones }, io, { on });
  io.finish();
  return io.asked.map(({ seat, question }) => ({ seat, options: (question as Offer<Trigger, string>).options }));
}

describe('an offer', () => {
  rule('HS-VIEW-006', 'that only a hidden thing makes possible is made to whoever might have it', () => {
    const passes = ['red', 'blue'].map(seat => ({ seat, answer: PASS }));
    const asked = offered({ red: ['marble'], blue: [] }, 'bluffed', ['red', 'blue', 'green'], passes);
    expect(asked).toEqual([
      { seat: 'red', options: [{ reaction: 'HS-OFFER-003', choice: 'marble' }, PASS] },
      { seat: 'blue', options: [PASS] },
    ]);
  });

  rule('HS-OFFER-004', 'of nothing but a pass is covered by the order that would cover the other', () => {
    const trigger = { on: 'bluffed' };
    const forShow: Offer<Trigger, string> = { kind: 'react', rule: 'HS-OFFER-003', trigger, options: [PASS] };
    expect(isPassedOn([], 'red', forShow)).toBe(false);
    expect(isPassedOn([{ seat: 'red', on: 'bluffed' }], 'red', forShow)).toBe(true);
    expect(isPassedOn([{ seat: 'red', on: 'bluffed', reaction: 'HS-OFFER-003' }], 'red', forShow)).toBe(true);
    expect(isPassedOn([{ seat: 'red', on: 'bluffed', reaction: 'HS-OFFER-001' }], 'red', forShow)).toBe(false);
    const standing: [] = [];
    const [person, bot] = [{ kind: 'person' }, { kind: 'bot', bot: 'last' }] as const;
    expect(isPassedFor({ standing, players: { red: person, blue: bot } }, 'red', forShow)).toBe(true);
    expect(isPassedFor({ standing, players: { red: person, blue: bot } }, 'blue', forShow)).toBe(false);
    expect(isPassedFor({ standing, players: { red: person, blue: person } }, 'red', forShow)).toBe(false);
  });

  rule('HS-OFFER-001', 'asks the seats that could react to take one or to pass, and no one else', () => {
    const asked = offered(
      { red: ['pebble', 'flint'], blue: [] },
      'walked',
      ['red', 'blue'],
      [{ seat: 'red', answer: PASS }],
    );
    expect(asked).toEqual([{ seat: 'red', options: [taking('pebble'), taking('flint'), PASS] }]);
    expect(offered({ red: [], blue: [] }, 'walked', ['red', 'blue'], [])).toEqual([]);
    expect(offered({ red: ['pebble'] }, 'slept', ['red', 'blue'], [])).toEqual([]);
  });

  rule('HS-OFFER-002', 'is made afresh after each reaction taken, of what is still possible', () => {
    const asked = offered(
      { red: ['pebble', 'flint'] },
      'walked',
      ['red'],
      [
        { seat: 'red', answer: taking('pebble') },
        { seat: 'red', answer: taking('flint') },
      ],
    );
    expect(asked[1]).toEqual({ seat: 'red', options: [taking('flint'), PASS] });
    expect(asked).toHaveLength(2);
    const crushed = offered(
      { red: ['boulder', 'flint'], blue: ['pebble'] },
      'walked',
      ['red', 'blue'],
      [{ seat: 'red', answer: taking('boulder') }],
    );
    expect(crushed).toHaveLength(1);
  });

  rule('HS-OFFER-002', 'comes back to a seat that has passed once another has reacted', () => {
    const asked = offered(
      { red: ['pebble'], blue: ['flint'] },
      'walked',
      ['red', 'blue'],
      [
        { seat: 'red', answer: PASS },
        { seat: 'blue', answer: taking('flint') },
        { seat: 'red', answer: PASS },
      ],
    );
    expect(asked.map(({ seat }) => seat)).toEqual(['red', 'blue', 'red']);
  });

  rule('HS-OFFER-003', 'is made in the order that the rulebook gives', () => {
    const stones = { red: ['pebble'], blue: ['flint'] };
    const passes = (order: readonly Seat[]) =>
      offered(
        stones,
        'walked',
        order,
        order.map(seat => ({ seat, answer: PASS })),
      ).map(({ seat }) => seat);
    expect(passes(['blue', 'red'])).toEqual(['blue', 'red']);
    expect(passes(['red', 'blue'])).toEqual(['red', 'blue']);
  });

  test('carries the moment with it', () => {
    const io = scripted<Event>({ answers: [{ seat: 'red', answer: PASS }] });
    offer([toss], ['red'], { stones: { red: ['pebble'] } }, io, { on: 'walked', unit: 3 } as Trigger);
    expect(io.asked[0]?.question).toMatchObject({
      kind: 'react',
      rule: 'HS-OFFER-001',
      trigger: { on: 'walked', unit: 3 },
    });
  });

  test('that is answered with a reaction that there is not is a bug', () => {
    const io = scripted<Event>({ answers: [{ seat: 'red', answer: { reaction: 'HS-OFFER-004', choice: 'x' } }] });
    const unchecked = { ...io, ask: () => ({ reaction: 'HS-OFFER-004', choice: 'x' }) as never };
    expect(() => offer([toss], ['red'], { stones: { red: ['pebble'] } }, unchecked, { on: 'walked' })).toThrow(
      'no reaction HS-OFFER-004 on walked',
    );
  });
});

describe('a standing order', () => {
  const trigger = (on: string) => ({ do: 'trigger', on, order: ['red', 'blue'] }) as const;
  const askedNow = (match: ReturnType<typeof started>): Seat[] => openQuestions(match).map(({ seat }) => seat);

  rule('HS-OFFER-004', 'passes on one kind of moment for one seat, until it is withdrawn', () => {
    const match = started([
      [{ do: 'ask', seat: 'red', options: [1] }],
      [trigger('walked')],
      [trigger('shot')],
      [trigger('walked')],
    ]);
    match.standing.push({ seat: 'red', on: 'walked' });
    answer(toy, match, 'red', 1);
    expect([match.step, askedNow(match)]).toEqual([1, ['blue']]);
    answer(toy, match, 'blue', PASS);
    expect([match.step, askedNow(match)]).toEqual([2, ['red']]);
    answer(toy, match, 'red', PASS);
    match.standing.length = 0;
    answer(toy, match, 'blue', PASS);
    expect([match.step, askedNow(match)]).toEqual([3, ['red']]);
  });

  test('for some reactions does not speak for the others', () => {
    const question: Offer<Trigger, string> = {
      kind: 'react',
      rule: 'HS-OFFER-001',
      trigger: { on: 'walked' },
      options: [taking('pebble') as never, { reaction: 'HS-OFFER-002', choice: 'hey' }, PASS],
    };
    const one = { seat: 'red', on: 'walked', reaction: 'HS-OFFER-001' } as const;
    const other = { seat: 'red', on: 'walked', reaction: 'HS-OFFER-002' } as const;
    expect(isPassedOn([one], 'red', question)).toBe(false);
    expect(isPassedOn([one, other], 'red', question)).toBe(true);
    expect(isPassedOn([one, other], 'blue', question)).toBe(false);
    expect(isPassedOn([{ seat: 'red', on: 'shot' }], 'red', question)).toBe(false);
  });
});
