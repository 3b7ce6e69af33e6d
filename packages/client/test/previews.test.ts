import { edition as duckEdition } from '@sightline/duck/edition';
import { edition as dustupEdition } from '@sightline/dustup/edition';
import {
  advance,
  answer,
  create,
  type Edition,
  legalAnswers,
  type Match,
  nowOf,
  openQuestions,
  type Question,
  type Seat,
  whyNotAnswerTo,
} from '@sightline/kernel';
import { edition as killzoneEdition } from '@sightline/killzone/edition';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { duckGame } from '../src/games/duck/index.ts';
import { dustupGame } from '../src/games/dustup/index.ts';
import { type Game, type PreviewProps, plug } from '../src/games/game.ts';
import { killzoneGame } from '../src/games/killzone/index.ts';
import { refusalText } from '../src/words/system.ts';

// Whatever can be answered can be looked at before, and whatever cannot is refused with its reason.

type Looked = Pick<Game, 'system' | 'Preview' | 'spotOf' | 'answerAt' | 'extent'>;

const plain = (edition: object) => edition as Edition;

const DUCK: Looked = plug(duckGame)(plain(duckEdition));
const DUSTUP: Looked = plug(dustupGame)(plain(dustupEdition));
const KILLZONE: Looked = plug(killzoneGame)(plain(killzoneEdition));

/** Points all over the board: whatever is meant by them is allowed, or refused with a sentence and its rule. */
function pointAll({ system, answerAt, extent }: Looked, match: Match, seat: Seat, question: Question): number {
  const view = system.view(nowOf(match), seat);
  const { x, y, width, height } = extent(view);
  let refused = 0;
  for (let i = 0; i < 9; i++) {
    const point = { x: x + width * (0.08 + 0.28 * (i % 3)), y: y + height * (0.1 + 0.3 * Math.floor(i / 3)) };
    const meant = answerAt(view, question, point);
    if (meant === undefined) continue;
    for (const refusal of whyNotAnswerTo(system, nowOf(match), seat, question, meant)) {
      refused++;
      expect(refusalText(system, refusal), refusal.code).toMatch(/^\p{Lu}.*\.$/u);
      expect(refusal.rule).toMatch(/^(DK|DU|KZ|HS)-/);
    }
  }
  return refused;
}

/** Plays on by a fixed policy, but takes up some deeds at the first chance; looks at every answer and keeps the richest. */
function lookAll(
  looked: Looked,
  scenario: string,
  questions: number,
  { secret = 'previews', deeds = [] }: { readonly secret?: string; readonly deeds?: readonly string[] } = {},
): Map<string, string> {
  const wanted = new Set(deeds);
  const { system, Preview, spotOf } = looked;
  const { seats } = system.scenarios.find(({ id }) => id === scenario)!;
  const players = Object.fromEntries(seats.map(seat => [seat, { kind: 'person' as const }]));
  const match = create(system, { scenario, switches: {}, players, secret });
  advance(system, match);
  const drawn = new Map<string, string>();
  let refused = 0;
  for (let asked = 0; asked < questions && !match.outcome; asked++) {
    const [open] = openQuestions(match);
    if (!open) break;
    const { seat, question } = open;
    const view = system.view(nowOf(match), seat);
    const answers = legalAnswers(system, nowOf(match), seat, question);
    for (const each of answers) {
      const kind = `${question.kind} ${deedOf(each)}`;
      const props: PreviewProps<unknown> = { view, seat, question, answer: each, allowed: true };
      const markup = renderToStaticMarkup(createElement(Preview, props));
      const spot = spotOf(view, question, each);
      for (const number of Object.values(spot ?? {})) expect(number, kind).toSatisfy(Number.isFinite);
      expect(markup, kind).not.toMatch(/NaN|undefined/);
      if (markup.length > (drawn.get(kind) ?? '').length) drawn.set(kind, markup);
    }
    refused += pointAll(looked, match, seat, question);
    const first = answers.find(each => wanted.delete(deedOf(each)));
    const chosen = first ?? answers[(Math.imul(asked + 1, 0x9e3779b1) >>> 16) % answers.length];
    expect(answer(system, match, seat, chosen)).toEqual([]);
  }
  expect(refused).toBeGreaterThan(0);
  return drawn;
}

function deedOf(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null) return '';
  return 'do' in answer ? String(answer.do) : 'act' in answer ? deedOf(answer.act) : '';
}

test('DUCK!: every answer can be looked at; a move shows its reach, a walk its way and points, a shot its line', () => {
  const drawn = new Map<string, string>();
  const wanted = ['act move', 'walk ', 'stance ', 'act shoot', 'act throw', 'act spray', 'spraySquare ', 'react '];
  // Whether somebody gets to spray or to dive hangs on the dice; some evening everything is seen.
  for (let evening = 1; evening <= 60 && !wanted.every(kind => drawn.has(kind)); evening++) {
    const seen = lookAll(DUCK, 'M14', 200, { secret: `previews ${evening}`, deeds: ['move', 'spray', 'wait'] });
    for (const [kind, markup] of seen) if (markup.length > (drawn.get(kind) ?? '').length) drawn.set(kind, markup);
  }
  expect(drawn.get('act move')).toMatch(/touched--reach/);
  expect(drawn.get('walk ')).toMatch(/way__line.*step--last/s);
  expect(drawn.get('stance ')).toMatch(/class="arc"/);
  expect(drawn.get('act shoot')).toMatch(/sight__line/);
  for (const aimed of ['throw', 'spray']) expect(drawn.get(`act ${aimed}`), aimed).toMatch(/touched--reach/);
  expect(drawn.get('spraySquare ')).toMatch(/touched--blast/);
  expect(drawn.get('react ')).toMatch(/sight__line/);
});

test('Dustup: every answer can be looked at; ways say their cost, mines their field of fire, orders whom they reach', () => {
  const drawn = lookAll(DUSTUP, 'wireAndWater', 70);
  expect(drawn.get('act move')).toMatch(/way__line.*way__cost/s);
  expect(drawn.get('layCommandMine ')).toMatch(/touched--blast/);
  expect(drawn.get('act order')).toMatch(/arrow/);
  expect(drawn.get('deploy ')).toMatch(/ghosts/);
});

test('Killzone: every answer can be looked at; cars where they end, bursts and clouds as wide as they are', () => {
  const chase = lookAll(KILLZONE, 'hot-pursuit', 160, { secret: 'previews 1' });
  expect(chase.get('route ')).toMatch(/class="drive/);
  expect(chase.get('act getOut')).toMatch(/ghosts/);
  expect(chase.get('act board')).toMatch(/arrow/);
  const storm = lookAll(KILLZONE, 'black-smoke', 60);
  expect(storm.get('barrage ')).toMatch(/touched--smoke.*r="3"/);
  expect(storm.get('act shoot')).toMatch(/touched.*sight__line/s);
});
