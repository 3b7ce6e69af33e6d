import { rule } from '@sightline/ledger/test';
import { describe, expect, test } from 'vitest';
import {
  AUDIENCE,
  advance,
  answer,
  commit,
  create,
  firstImpurity,
  headerOf,
  type Json,
  logOf,
  nowOf,
  type Player,
  seedFrom,
  watch,
  whyNotCreate,
} from '../../src/index.ts';
import { ask, roll, SECRET, started, toy } from '../toy.ts';

const FIELD = { scenario: 'field', secret: 'hush' } as const;
const LAST: Player = { kind: 'bot', bot: 'last' };

describe('setting up', () => {
  rule('HS-SETUP-001', 'a scenario that there is not is refused with those that there are', () => {
    const [refusal] = whyNotCreate(toy, { ...FIELD, scenario: 'moon' });
    expect(refusal).toMatchObject({ rule: 'HS-SETUP-001', about: { scenario: 'moon', known: ['field'] } });
    expect(() => create(toy, { ...FIELD, scenario: 'moon' })).toThrow(/moon.*field.*HS-SETUP-001/);
  });

  rule('HS-SETUP-002', 'the header lists every switch with its value, the default where none was chosen', () => {
    expect(headerOf(toy, create(toy, FIELD)).setup.switches).toEqual({ dusk: false, wind: 'calm' });
    const match = create(toy, { ...FIELD, switches: { wind: 'gale' } });
    expect(headerOf(toy, match).setup.switches).toEqual({ dusk: false, wind: 'gale' });
  });

  rule('HS-SETUP-002', 'a switch or a value that there is not is refused with those that there are', () => {
    const switches = { fog: true, wind: 'hurricane' };
    expect(whyNotCreate(toy, { ...FIELD, switches })).toMatchObject([
      { rule: 'HS-SETUP-002', about: { switch: 'fog', known: ['dusk', 'wind'] } },
      { rule: 'HS-SETUP-002', about: { switch: 'wind', value: 'hurricane', known: ['calm', 'breeze', 'gale'] } },
    ]);
  });

  rule('HS-SETUP-003', 'a player without a seat and a bot without a name are refused', () => {
    expect(whyNotCreate(toy, { ...FIELD, players: { green: LAST } })).toMatchObject([
      { rule: 'HS-SETUP-003', about: { seat: 'green', known: ['red', 'blue'] } },
    ]);
    expect(whyNotCreate(toy, { ...FIELD, players: { red: { kind: 'bot', bot: 'genius' } } })).toMatchObject([
      { rule: 'HS-SETUP-003', about: { bot: 'genius', known: ['random', 'last'] } },
    ]);
    expect(create(toy, { ...FIELD, players: { blue: LAST } }).players).toEqual({ red: { kind: 'person' }, blue: LAST });
  });

  rule('HS-SETUP-003', 'a seat that is given to a bot in mid-match is played by it from its next question on', () => {
    const match = started([[ask('red'), ask('blue')], [ask('red')], [ask('blue')]]);
    answer(toy, match, 'red', 'walk');
    match.players['red'] = LAST;
    answer(toy, match, 'blue', 'walk');
    expect(nowOf(match).done).toEqual(['walk', 'walk', 'wait']);
    expect(watch(toy, match, 'blue').waitingFor).toEqual(['blue']);
  });

  rule('HS-UNDO-004', 'free undo is for a match with one person', () => {
    expect(whyNotCreate(toy, { ...FIELD, freeUndo: true })).toMatchObject([{ rule: 'HS-UNDO-004', code: 'notSolo' }]);
    expect(whyNotCreate(toy, { ...FIELD, freeUndo: true, players: { blue: LAST } })).toEqual([]);
  });

  test('what the system itself has against it is said too', () => {
    const strict = { ...toy, whyNotSetup: () => [{ rule: 'HS-SETUP-001', code: 'tooWet' }] as const };
    expect(whyNotCreate(strict, FIELD)).toMatchObject([{ code: 'tooWet' }]);
  });

  rule('HS-DICE-002', 'a secret that no file could hold is refused', () => {
    for (const secret of ['x'.repeat(1001), '\ud800'])
      expect(whyNotCreate(toy, { ...FIELD, secret })).toMatchObject([{ rule: 'HS-DICE-002', code: 'noSecret' }]);
    expect(whyNotCreate(toy, { ...FIELD, secret: 'x'.repeat(1000) })).toEqual([]);
  });

  rule('HS-FORM-002', 'details are plain data, nested no deeper than ours, and -0 in them is 0', () => {
    const deep = Array.from({ length: 5000 }).reduce<Json>(inner => [inner], []);
    for (const details of [deep, [Number.NaN], [Number.POSITIVE_INFINITY]])
      expect(whyNotCreate(toy, { ...FIELD, details })).toMatchObject([{ code: 'notPlainData' }]);
    const { setup } = create(toy, { ...FIELD, details: [[{ do: 'number', seat: 'red', most: -0 }]] });
    expect(JSON.stringify(setup.details)).toBe('[[{"do":"number","seat":"red","most":0}]]');
    expect(firstImpurity(setup)).toBeNull();
  });

  test('gives plain data', () => {
    expect(firstImpurity(create(toy, FIELD))).toBeNull();
    expect(firstImpurity(started([[ask('red'), roll]]))).toBeNull();
  });
});

describe('the seed', () => {
  rule('HS-DICE-002', 'is committed to in the header, and is in no view', () => {
    const match = started([[ask('red'), roll]]);
    expect(headerOf(toy, match).commitment).toBe(commit(SECRET));
    expect(match.dice.seed).toBe(seedFrom(SECRET, []));
    for (const viewer of ['red', 'blue', AUDIENCE]) {
      const seen = JSON.stringify(watch(toy, match, viewer));
      expect(seen).toContain(commit(SECRET));
      expect(seen).not.toContain(match.dice.seed);
    }
  });

  test('decides every die of the match', () => {
    const faces = (secret: string) => {
      const match = create(toy, { ...FIELD, secret, details: [Array.from({ length: 20 }, () => ({ do: 'roll' }))] });
      advance(toy, match);
      return logOf(toy, match).flatMap(line => (line.kind === 'roll' ? [line.face] : []));
    };
    expect(faces('one')).toEqual(faces('one'));
    expect(faces('one')).not.toEqual(faces('two'));
  });
});
