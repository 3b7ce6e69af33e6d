import { rule } from '@sightline/ledger/test';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  AUDIENCE,
  advance,
  answer,
  create,
  load,
  loadReplay,
  type Match,
  readReport,
  replayOf,
  save,
  saveReplay,
  scribe,
  stillTold,
  type ToldLine,
  toldIn,
  toldTo,
  undo,
} from '../src/index.ts';
import { forged, put } from './file/forge.ts';
import { ask, guess, hide, roll, SECRET, type Toy, toy } from './toy.ts';

/** Red has hidden something, a die has fallen, blue has walked and is asked again. */
function played(): { match: Match<Toy>; told: ToldLine[] } {
  const steps = [[hide('red'), roll], [ask('blue'), ask('blue')], [guess('blue', 'red')]];
  const match = create(toy, { scenario: 'field', secret: SECRET, details: steps as never });
  const told: ToldLine[] = [];
  const hands = scribe(toy, match.players, told);
  advance(toy, match, hands);
  answer(toy, match, 'red', 'barn', hands);
  answer(toy, match, 'blue', 'walk', hands);
  return { match, told };
}

const kinds = (told: readonly ToldLine[]) =>
  told.map(({ line, after }) => `${line.kind === 'roll' ? 'die' : line.event.type} ${after}`);

describe('what is told', () => {
  rule('HS-FILE-010', 'each seat is told what it may know, and no line holds what another was told', () => {
    const { told } = played();
    expect(kinds(toldTo(told, 'red'))).toEqual(['hid 1', 'die 1', 'rolled 1', 'answered 2']);
    expect(JSON.stringify(toldTo(told, 'red'))).toContain('barn');
    for (const viewer of ['blue', AUDIENCE]) {
      expect(kinds(toldTo(told, viewer))).toEqual(kinds(toldTo(told, 'red')));
      expect(JSON.stringify(toldTo(told, viewer))).not.toContain('barn');
    }
  });

  test('those who are told the same share a line, and a line for everybody names nobody', () => {
    const { told } = played();
    expect(told.map(({ to }) => to)).toEqual([['red'], ['blue', AUDIENCE], undefined, undefined, undefined]);
    expect(told.map(({ text }) => text)).toEqual(['hid', 'hid', '', 'rolled', 'answered']);
  });

  test('what was heard in play is what a match tells again', () => {
    const { match, told } = played();
    expect(toldIn(toy, match)).toEqual(told);
  });

  rule('HS-FILE-010', 'an undo takes the lines along that came after', () => {
    const { match, told } = played();
    expect(undo(toy, match, 'blue')).toEqual([]);
    expect(stillTold(told, match)).toEqual(toldIn(toy, match));
    expect(kinds(toldTo(stillTold(told, match), 'red'))).toEqual(['hid 1', 'die 1', 'rolled 1']);
  });
});

describe('told lines in a file', () => {
  rule('HS-FILE-010', 'come back with the match, and with a replay', () => {
    const { match, told } = played();
    for (const origin of ['outside', 'own store'] as const)
      expect(load(save(match, told), [toy], origin)).toMatchObject({ ok: true, value: { told } });
    expect(loadReplay(saveReplay(replayOf(toy, match)), [toy])).toMatchObject({ value: { replay: { told } } });
  });

  rule('HS-FILE-010', 'are told anew when they come from outside: a false one is gone', () => {
    const { match, told } = played();
    const lie = { ...told.at(-1)!, text: 'blue surrenders' };
    const read = load(save(match, [...told, lie]), [toy]);
    expect(read).toMatchObject({ ok: true, value: { told } });
    const replay = loadReplay(saveReplay({ ...replayOf(toy, match), told: [lie] }), [toy]);
    expect(replay).toMatchObject({ ok: true, value: { replay: { told } } });
  });

  rule('HS-FILE-010', 'can be read without any rules, with what was played; the seed cannot', () => {
    const { match, told } = played();
    for (const text of [save(match, told), saveReplay(replayOf(toy, match))]) {
      const report = readReport(text);
      expect(report).toMatchObject({
        ok: true,
        value: {
          header: { system: 'toy', format: 3, edition: 3, inWork: false, setup: { scenario: 'field' }, dice: 'seeded' },
          told,
          isOver: false,
        },
      });
      expect(JSON.stringify(report)).not.toContain(match.dice.seed);
      expect(JSON.stringify(report)).not.toContain(SECRET);
    }
  });

  test('are bounded: of too many the last are kept, of a long sentence the beginning', () => {
    const { match, told } = played();
    const many = Array.from({ length: 20_001 }, (_, after) => ({ ...told.at(-1)!, after, text: 'x'.repeat(2_001) }));
    const read = load(save(match, many.slice(-3)), [toy], 'own store');
    expect(read.ok && read.value.told.map(({ text }) => text.length)).toEqual([2_000, 2_000, 2_000]);
    const long = {
      ...told[0]!,
      line: { kind: 'event', event: { type: 'hid', rule: 'HS-VIEW-003', what: 'x'.repeat(10_001) } },
    };
    expect(readReport(save(match, [long as ToldLine]))).toMatchObject({ ok: true, value: { told: [] } });
    const all = readReport(save(match, many));
    expect(all.ok && [all.value.told.length, all.value.told[0]!.after]).toEqual([20_000, 1]);
  });

  const { match, told } = played();
  const text = save(match, told);
  const FALSE: readonly (readonly [string, unknown])[] = [
    ['0', 7],
    ['0.after', -1],
    ['0.after', 0.5],
    ['0.step', '1'],
    ['0.text', null],
    ['0.text', 'x'.repeat(2_001)],
    ['0.to', 'red'],
    ['0.to', ['green']],
    ['0.to', ['red', 'red', 'red', 'red']],
    ['0.line', []],
    ['0.line.kind', 'verse'],
    ['0.line.event', null],
    ['0.line.event.what', 'x'.repeat(10_001)],
    ['0.line.event.type', 7],
    ['0.line.event.rule', undefined],
    ['2.line.draw', 1],
    ['2.line.face', 1e15],
    ['2.line.face', 0.5],
    ['0.after', 2 ** 32],
    ['2.line.die', 6],
    ['2.line.face', 'six'],
    ['2.line.why', null],
    ['2.line.why.rule', 1],
    ['2.line.why.purpose', undefined],
  ];
  for (const [place, value] of FALSE) {
    rule('HS-FILE-002', `that are none are damage: ${place} is ${JSON.stringify(value)?.slice(0, 20)}`, () => {
      const broken = forged(text, file => put(file, ['told', ...place.split('.')], value));
      const wanted = { ok: false, problem: { code: 'damaged', detail: expect.stringContaining('"told"') } };
      expect(load(broken, [toy], 'own store')).toMatchObject(wanted);
      expect(readReport(broken)).toMatchObject(wanted);
    });
  }
});

describe('a report of whatever stands in a file', () => {
  const { match, told } = played();
  const text = save(match, told);

  test('never breaks the reader', () => {
    fc.assert(fc.property(fc.string(), content => void expect(readReport(content).ok).toBe(false)));
    fc.assert(fc.property(fc.json(), json => void expect(readReport(json).ok).toBe(false)));
    const places = ['setup', 'players', 'dice', 'outcome', 'told', 'edition', 'system', 'format', 'kind', 'freeUndo'];
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.jsonValue(), (part, value) => {
        expect(() => readReport(forged(text, file => put(file, [part], value)))).not.toThrow();
      }),
    );
  });

  test.each([
    ['players', { red: 'me' }],
    ['setup', { scenario: 1, switches: {} }],
    ['setup', { scenario: 'field', switches: { dusk: 3 } }],
    ['dice', { kind: 'loaded', provenance: { commitment: '' } }],
    ['dice', { kind: 'seeded', provenance: null }],
  ])('names the part %s when it is not as a match needs it', (part, value) => {
    const report = readReport(forged(text, file => put(file, [part], value)));
    expect(report).toMatchObject({ ok: false, problem: { detail: expect.stringContaining(`"${part}"`) } });
  });

  test('that was touched is refused', () => {
    expect(readReport(text.replace('answered', 'surrendered'))).toMatchObject({ problem: { code: 'damaged' } });
  });
});
