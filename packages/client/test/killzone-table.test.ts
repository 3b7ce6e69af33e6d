import {
  advance,
  answer,
  create,
  type Line,
  legalAnswers,
  type Match,
  nowOf,
  oddsOnView,
  openQuestions,
  type Question,
  type Seat,
} from '@sightline/kernel';
import type { KillzoneEvent, KillzoneQuestion, KillzoneView } from '@sightline/killzone';
import { edition } from '@sightline/killzone/edition';
import { describe, expect, test } from 'vitest';
import type { Game } from '../src/games/game.ts';
import { killzoneGame } from '../src/games/killzone/index.ts';
import { zoneAsked } from '../src/games/killzone/zones.ts';

// What Killzone tells its table, over whole games of every scenario.
import { withoutTwins } from '../src/play/twins.ts';
import { underLabel } from '../src/play/under-label.ts';

const game = killzoneGame(edition);
const { system } = game;

interface Stand {
  readonly view: KillzoneView;
  readonly seat: Seat;
  readonly question: Question;
  readonly answers: readonly unknown[];
}

/** Plays a game with both sides asked, by a fixed policy, and looks at every question. */
function playThrough(scenario: string, secret: string, look: (stand: Stand, match: Match) => void): void {
  const { seats } = system.scenarios.find(({ id }) => id === scenario)!;
  const players = Object.fromEntries(seats.map(seat => [seat, { kind: 'person' as const }]));
  const match = create(system, { scenario, switches: {}, players, secret });
  advance(system, match);
  for (let asked = 0; asked < 500 && !match.outcome; asked++) {
    const { seat, question } = openQuestions(match)[0]!;
    const view = system.view(nowOf(match), seat);
    const answers = legalAnswers(system, nowOf(match), seat, question);
    look({ view, seat, question, answers }, match);
    // Whoever could be done with it does something else every other time.
    const chosen = answers[(asked * 7 + 3) % answers.length];
    expect(answer(system, match, seat, chosen)).toEqual([]);
  }
}

const labelOf = ({ view, question }: Stand, each: unknown): string =>
  game.label!(view, question, each) ?? system.words.option(question, each);

/** "(24, 4.5)", "room 7", "opening 3", "window 12". */
const RAW = /\(\d+(\.\d+)?, ?\d|room \d|opening \d|window \d/;

const SCENARIOS = system.scenarios.map(({ id }) => id);

describe.each(SCENARIOS)('%s', scenario => {
  test('no two answers are called the same, none shows a coordinate, none is long', () => {
    for (const secret of ['labels 1', 'labels 2']) {
      playThrough(scenario, secret, stand => {
        const called = withoutTwins(game as unknown as Game, stand.view, stand.question, stand.answers).map(each => {
          const act = game.act!(stand.view, stand.question, each);
          const label = labelOf(stand, each);
          expect(`${label} ${act?.detail ?? ''} ${act?.sure ?? ''}`).not.toMatch(RAW);
          expect(label.length, label).toBeLessThanOrEqual(60);
          return { label, act };
        });
        // What a button of the bar shows.
        const shown = called.map(each => `${each.label} | ${underLabel(each, called) ?? ''}`);
        const twice = shown.filter((each, i) => shown.indexOf(each) !== i);
        expect(twice, stand.question.kind).toEqual([]);
      });
    }
  });

  test('turn, goal, roster and cards can be told at every question', () => {
    playThrough(scenario, 'told', ({ view, seat, question }) => {
      const { phases, now } = game.turnState!(view);
      expect(phases.map(({ id }) => id)).toContain(now);
      const goal = game.objective!(view, seat)!;
      expect(goal.title).not.toMatch(/⟨/);
      for (const { text } of goal.parts) expect(text).not.toMatch(/⟨|undefined|NaN/);
      const own = game.roster!(view, seat);
      expect(own.length).toBe(view.figures.filter(({ side }) => view.seats[side] === seat).length);
      for (const { figure, name } of own) expect(game.figureName(view, figure)).toBe(name);
      const known = view.figures[(view.turn * 5) % view.figures.length]!;
      const card = game.card!(view, seat, known.id)!;
      for (const line of [card.kind, card.state, ...card.can, ...card.facts.map(({ value }) => value)]) {
        expect(line).not.toMatch(/⟨|undefined|NaN/);
      }
      for (const figure of game.subject!(view, question)) expect(view.figures[figure]).toBeDefined();
    });
  });
});

describe('plain odds', () => {
  test.each(['hot-pursuit', 'red-corner', 'black-smoke', 'last-orders'])('rows sum to 1 in %s', scenario => {
    let counted = 0;
    playThrough(scenario, 'odds', ({ view, seat, question, answers }, match) => {
      if (counted >= 40 || (match.past.length + match.inputs.length) % 2 !== 0) return;
      for (const each of answers.slice(0, 3)) {
        const odds = oddsOnView(system, view, seat, question, each);
        if (!odds) continue;
        counted++;
        const plain = game.plainOdds!(view, question, each, odds);
        // Dice that only say how fast a car goes harm nobody.
        if (!plain) continue;
        expect(plain.rows.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
        expect(plain.headline).toBeGreaterThanOrEqual(0);
        expect(plain.headline).toBeLessThanOrEqual(1 + 1e-9);
        expect(new Set(plain.rows.map(({ text }) => text)).size).toBe(plain.rows.length);
      }
    });
    expect(counted).toBeGreaterThan(10);
  });
});

test.each(['hot-pursuit', 'red-corner', 'tower-of-flame'])(
  'whatever happens in %s can be shown happening',
  scenario => {
    const { seats } = system.scenarios.find(({ id }) => id === scenario)!;
    const players = Object.fromEntries(seats.map(seat => [seat, { kind: 'person' as const }]));
    const match = create(system, { scenario, switches: {}, players, secret: 'scenes' });
    advance(system, match);
    const shown = new Set<string>();
    for (let asked = 0; asked < 300 && !match.outcome; asked++) {
      const { seat, question } = openQuestions(match)[0]!;
      // A view shares with its table what nobody changes while it is looked at.
      const before = structuredClone(system.view(nowOf(match), seat));
      const answers = legalAnswers(system, nowOf(match), seat, question);
      const events: KillzoneEvent[] = [];
      const listen = (line: Line<KillzoneEvent>): void => {
        if (line.kind === 'event') events.push(line.event);
      };
      expect(answer(system, match, seat, answers[(asked * 7 + 3) % answers.length], { listen })).toEqual([]);
      const after = system.view(nowOf(match), seat);
      for (const event of events) {
        const scene = game.scene!({ event, before, after, dice: [], text: '' });
        if (!scene) continue;
        shown.add(event.type);
        const { at = [], lines = [], walks = [], bursts = [] } = scene;
        const points = [
          ...at,
          ...lines.flatMap(({ from, to }) => [from, to]),
          ...walks.flatMap(({ path }) => path),
          ...bursts.map(burst => burst.at),
        ];
        for (const { x, y } of points) expect([x, y].every(Number.isFinite), event.type).toBe(true);
      }
    }
    expect(shown.size).toBeGreaterThan(10);
  },
);

test('which of two groups acts first is asked with what they rolled and who goes before them, and done by one press', () => {
  let looked = 0;
  playThrough('hot-pursuit', '2', ({ view, question }) => {
    const seen = structuredClone(view);
    if (looked++ > 0 || !seen.groups[2]) return;
    for (const figure of seen.figures) figure.away = false;
    for (const group of seen.groups) group.initiative = group.side === 0 ? 7 : 4;
    const tie = { ...question, kind: 'firstOfTie', names: view.names, options: [1, 2] } as Question;
    expect(game.act!(seen, tie, 1)?.detail).toBe('initiative 4, after Getaway gang (7)');
    seen.groups[0]!.initiative = 2;
    expect(game.act!(seen, tie, 1)?.detail).toBe('initiative 4, the highest');
    expect(game.onlyPicks!(tie, 1)).toBe(true);
  });
  expect(looked).toBeGreaterThan(0);
});

test('a zone along an edge leaves the houses out, and of a corner it is said what it is worth', () => {
  let looked = 0;
  playThrough('red-corner', '2', ({ view, question }) => {
    if (question.kind !== 'deploy' || looked++ > 0) return;
    const [strip] = zoneAsked(edition.board, view, question as KillzoneQuestion)!.spots;
    expect(strip!.barred.length).toBeGreaterThan(0);
    for (const { x, width } of strip!.barred) expect(x + width).toBeLessThanOrEqual(strip!.x + strip!.width);
    expect(game.briefing!(view)!.text.join(' ')).toContain('scores 5 points for it');
  });
  expect(looked).toBeGreaterThan(0);
});
