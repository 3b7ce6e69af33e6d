import { rule } from '@sightline/ledger/test';
import { describe, expect, test } from 'vitest';
import {
  AUDIENCE,
  advance,
  answer,
  type Line,
  legalAnswers,
  logOf,
  type Match,
  nowOf,
  oddsOfAnswer,
  openQuestions,
  redactLine,
  type Seat,
  type Viewer,
  watch,
  whyNotAnswerTo,
} from '../src/index.ts';
import { ask, guess, hide, roll, seal, started, type Toy, type ToyEvent, toy } from './toy.ts';

const seen = (match: Match<Toy>, viewer: Viewer): string => JSON.stringify(watch(toy, match, viewer));
const readBy = (viewer: Viewer, lines: readonly Line<ToyEvent>[]) => lines.map(line => redactLine(toy, line, viewer));

/** Red hides something in one place or the other; then blue is asked. */
function hidden(where: string, ...then: Parameters<typeof started>[0]): Match<Toy> {
  const match = started([[hide('red')], ...then, [ask('blue')]]);
  answer(toy, match, 'red', where);
  return match;
}

describe('a view', () => {
  rule('HS-VIEW-001', 'shows a seat its own secrets and not those of another', () => {
    const [barn, tree] = [hidden('barn'), hidden('tree')];
    expect(seen(barn, 'blue')).toBe(seen(tree, 'blue'));
    expect(seen(barn, 'red')).not.toBe(seen(tree, 'red'));
    expect(watch(toy, barn, 'red').view.hidden).toEqual({ red: 'barn' });
  });

  rule('HS-VIEW-002', 'shows the audience what every seat can see', () => {
    const place = (red: string, blue: string): Match<Toy> => {
      const match = started([[hide('red')], [hide('blue')], [{ do: 'ask', seat: 'red', options: [1] }]]);
      answer(toy, match, 'red', red);
      answer(toy, match, 'blue', blue);
      return match;
    };
    expect(seen(place('barn', 'tree'), AUDIENCE)).toBe(seen(place('tree', 'barn'), AUDIENCE));
    expect(watch(toy, place('barn', 'tree'), AUDIENCE).view.hidden).toEqual({});
  });

  rule('HS-VIEW-004', 'never holds the seed, at any pause of a whole match', () => {
    const match = started([
      [hide('red'), roll],
      [seal('red', 'blue')],
      [roll, guess('blue', 'red')],
      [ask('red'), roll],
    ]);
    let pauses = 0;
    for (; match.pause; pauses++) {
      for (const viewer of ['red', 'blue', AUDIENCE]) {
        expect(seen(match, viewer)).not.toContain(match.dice.seed);
        expect(seen(match, viewer)).not.toContain(match.dice.provenance.secret);
      }
      const { seat, question } = openQuestions(match)[0]!;
      answer(toy, match, seat, legalAnswers(toy, nowOf(match), seat, question)[0]);
    }
    expect(pauses).toBe(5);
  });

  rule('HS-VIEW-005', 'is all that options, refusals, odds and bots know', () => {
    const asBlueKnowsIt = (match: Match<Toy>) => {
      const { question } = openQuestions(match)[0]!;
      const table = nowOf(match);
      const found = oddsOfAnswer(toy, match, 'blue', question, 'walk');
      return {
        options: legalAnswers(toy, table, 'blue', question),
        refusals: whyNotAnswerTo(toy, table, 'blue', question, 'fly'),
        odds: found?.outcomes.map(({ outcome, ways }) => [outcome, ways]),
      };
    };
    const [barn, tree] = [hidden('barn'), hidden('tree')];
    expect(asBlueKnowsIt(barn)).toEqual(asBlueKnowsIt(tree));
    for (const match of [barn, tree]) {
      match.players['blue'] = { kind: 'bot', bot: 'random' };
      match.pause = null;
      advance(toy, match);
    }
    expect(barn.table.done).toEqual(tree.table.done);
  });

  test('says who is waited for, and shows a question to the seat that is asked alone', () => {
    const match = started([[seal('red', 'blue')]]);
    answer(toy, match, 'red', 'rock');
    expect(watch(toy, match, 'blue')).toMatchObject({ waitingFor: ['blue'], questions: [{ kind: 'sealed' }] });
    expect(watch(toy, match, 'red')).toMatchObject({ waitingFor: ['blue'], questions: [], whyNotUndo: [] });
    expect(watch(toy, match, AUDIENCE)).toMatchObject({ questions: [], whyNotUndo: [] });
  });
});

describe('closed envelopes', () => {
  const answeredBy = (red: string): Match<Toy> => {
    const match = started([[seal('red', 'blue')], [ask('red')]]);
    answer(toy, match, 'red', red);
    return match;
  };

  rule('HS-SEAL-001', 'look alike from outside, and are opened together', () => {
    for (const viewer of ['blue', AUDIENCE])
      expect(seen(answeredBy('rock'), viewer)).toBe(seen(answeredBy('paper'), viewer));
    const match = answeredBy('rock');
    expect(nowOf(match).done).toEqual([]);
    answer(toy, match, 'blue', 'paper');
    expect(match.table.done).toEqual([['rock', 'paper']]);
  });
});

describe('the log', () => {
  rule('HS-VIEW-003', 'says that something was hidden and not where, until it is shown', () => {
    const match = hidden('barn', [guess('blue', 'red')]);
    const [hid] = logOf(toy, match);
    expect(hid).toMatchObject({ event: { type: 'hid', what: 'barn' } });
    for (const viewer of ['blue', AUDIENCE]) {
      expect(readBy(viewer, [hid!])).toEqual([
        { kind: 'event', event: { type: 'hid', rule: 'HS-VIEW-003', seat: 'red' } },
      ]);
    }
    expect(readBy('red', [hid!])).toEqual([hid]);
    answer(toy, match, 'blue', 'barn');
    const shown = logOf(toy, match).slice(1);
    expect(shown).toMatchObject([{ event: { type: 'found', what: 'barn' } }]);
    for (const viewer of ['red', 'blue', AUDIENCE]) expect(readBy(viewer, shown)).toEqual(shown);
  });

  test('keeps a die to those who may see it', () => {
    const why = { rule: 'HS-DICE-006', purpose: 'a secret die', seenBy: ['red'] } as const;
    const line: Line<ToyEvent> = { kind: 'roll', die: 'D6', face: 4, why };
    const readers = (['red', 'blue', AUDIENCE] satisfies Seat[]).filter(
      viewer => redactLine(toy, line, viewer) !== null,
    );
    expect(readers).toEqual(['red']);
  });

  test('leaves out what a viewer may not know at all', () => {
    const silent = { ...toy, redact: () => null };
    const line: Line<ToyEvent> = { kind: 'event', event: { type: 'rolled', rule: 'HS-DICE-006', face: 1 } };
    expect(redactLine(silent, line, 'red')).toBeNull();
  });
});
