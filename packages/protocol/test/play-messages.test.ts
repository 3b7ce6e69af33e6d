import { describe, expect, test } from 'vitest';
import { LONGEST_SAID, readBody, readHeard, readSaid } from '../src/index.ts';

const said = (message: unknown) => readSaid(JSON.stringify(message));
const answer = { type: 'answer', id: 1, desk: 0, number: 3, answer: { do: 'walk', to: [1, 2] } };

describe('what a page says', () => {
  test('is taken when it has the form of its type', () => {
    for (const message of [
      { type: 'hello', protocol: 1 },
      { type: 'hello', protocol: 1, secret: '0123456789abcdef0123456789abcdef' },
      {
        type: 'attend',
        id: 1,
        desk: 7,
        match: 'abcdefghijklmnop',
        as: 'red',
        have: { number: 3, hash: '0'.repeat(16) },
      },
      answer,
      { ...answer, answer: null },
      { type: 'hand', id: 1, desk: 0, seat: 'red', player: { kind: 'bot', bot: 'greedy' } },
      { type: 'deal', id: 1, desk: 0, figures: { 3: '0'.repeat(32) } },
    ])
      expect(said(message)).toEqual({ ok: true, message });
  });

  test.each([
    ['an unknown type', { type: 'constructor' }, 'unknownType'],
    ['no type', { id: 1 }, 'notAMessage'],
    ['a field too many', { ...answer, seat: 'blue' }, 'badField'],
    ['a field too few', { type: 'answer', id: 1, desk: 0, number: 3 }, 'badField'],
    ['a number that is none', { ...answer, number: -1 }, 'badField'],
    ['a desk that cannot be', { ...answer, desk: 8 }, 'badField'],
    ['a secret of another length', { type: 'hello', protocol: 1, secret: 'abc' }, 'badField'],
    ['a chat line that is too long', { type: 'say', id: 1, desk: 0, to: 'table', text: 'x'.repeat(501) }, 'badField'],
    ['half a character', { type: 'say', id: 1, desk: 0, to: 'table', text: '\ud800' }, 'badField'],
    ['a player of a third kind', { type: 'hand', id: 1, desk: 0, seat: 'red', player: { kind: 'god' } }, 'badField'],
  ])('is turned away with %s', (_what, message, code) => {
    expect(said(message)).toMatchObject({ ok: false, problem: { code } });
  });

  test('is turned away when it is no JSON, or longer than any message', () => {
    expect(readSaid('{"type":')).toMatchObject({ problem: { code: 'notJson' } });
    expect(readSaid(`"${'x'.repeat(LONGEST_SAID)}"`)).toMatchObject({ problem: { code: 'tooLong' } });
  });
});

describe('what the server says', () => {
  test('is read by its form as well', () => {
    const update = { type: 'update', desk: 0, number: 2, hash: 'f'.repeat(16), now: 5, body: { keep: 3 } };
    expect(readHeard(JSON.stringify(update))).toEqual({ ok: true, message: update });
    expect(readHeard(JSON.stringify({ ...update, body: { seed: 1 } }))).toMatchObject({
      problem: { code: 'badField' },
    });
    expect(readHeard(JSON.stringify({ type: 'bye', code: 'because' }))).toMatchObject({
      problem: { code: 'badField' },
    });
  });
});

describe('what is sent by plain http', () => {
  const terms = { pace: 'live', ranOut: 'claim', listed: true, watchers: 'anybody', delay: 0 };
  const game = { system: 'drill', scenario: 'walls', seats: { red: 'mine', blue: { kind: 'person' } }, terms };

  test('has a form', () => {
    expect(readBody(game, 'newGame')).toEqual({ ok: true, value: game });
    expect(readBody({ ...game, seats: { red: 'yours' } }, 'newGame')).toMatchObject({ ok: false });
    expect(readBody({ ...game, terms: { ...terms, delay: -1 } }, 'newGame')).toMatchObject({ ok: false });
    expect(readBody(null, 'newGame')).toMatchObject({ ok: false });
  });

  test('names are what a person could be called', () => {
    expect(readBody({ name: 'Ada Ω' }, 'putMe')).toMatchObject({ ok: true });
    for (const name of ['', '   ', '\u200b', 'x'.repeat(41)]) expect(readBody({ name }, 'putMe').ok).toBe(false);
  });
});
