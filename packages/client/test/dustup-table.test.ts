import type { Act, Dustup, DustupBoard, DustupView } from '@sightline/dustup';
import { edition } from '@sightline/dustup/edition';
import {
  advance,
  answer,
  create,
  type Edition,
  legalAnswers,
  type Match,
  nowOf,
  oddsOnView,
  openQuestions,
  type Question,
  type Seat,
} from '@sightline/kernel';
import { describe, expect, test } from 'vitest';
import { dustupGame } from '../src/games/dustup/index.ts';
import { faceToArrive } from '../src/games/dustup/movement.ts';
import { type Game, plug } from '../src/games/game.ts';

// What Dustup tells its table, over games of every scenario.
import { toldApart } from '../src/play/told-apart.ts';
import { withoutTwins } from '../src/play/twins.ts';
import { underLabel } from '../src/play/under-label.ts';

const game = dustupGame(edition);
const { system } = game;
const plugged: Game = plug(dustupGame)(edition as object as Edition);
const board = edition.board as DustupBoard;

interface Stand {
  readonly view: DustupView;
  readonly seat: Seat;
  readonly question: Question;
  readonly answers: readonly unknown[];
}

/** Plays a game with both sides asked, by a fixed policy, and looks at its questions. */
function playThrough(scenario: string, secret: string, most: number, look: (stand: Stand, match: Match) => void): void {
  const { seats } = system.scenarios.find(({ id }) => id === scenario)!;
  const players = Object.fromEntries(seats.map(seat => [seat, { kind: 'person' as const }]));
  const match = create(system, { scenario, switches: {}, players, secret });
  advance(system, match);
  for (let asked = 0; asked < most && !match.outcome; asked++) {
    const { seat, question } = openQuestions(match)[0]!;
    const view = system.view(nowOf(match), seat);
    const answers = legalAnswers(system, nowOf(match), seat, question);
    look({ view, seat, question, answers }, match);
    expect(answer(system, match, seat, answers[(asked * 7 + 3) % answers.length])).toEqual([]);
  }
}

const labelOf = ({ view, question }: Stand, each: unknown): string =>
  game.label!(view, question, each) ?? system.words.option(question, each);

/** "(24, 4.5)", "counter 7", "building 3", "90 degrees". */
const RAW = /\(\d+(\.\d+)?, ?\d|counter \d|building \d|degrees/;
const BAD = /⟨|undefined|NaN/;

/** So many words are read at a glance before a battle. */
const GLANCE = 72;

test.each(system.scenarios.map(({ id }) => id))(
  'the briefing of %s is short and tells whoever reads it who he is',
  id => {
    const { seats } = system.scenarios.find(each => each.id === id)!;
    const players = Object.fromEntries(seats.map(seat => [seat, { kind: 'person' as const }]));
    const match = create(system, { scenario: id, switches: {}, players, secret: 'briefing' });
    advance(system, match);
    for (const seat of seats) {
      const { text } = game.briefing!(system.view(nowOf(match), seat), seat)!;
      expect(text.join(' ').split(' ').length).toBeLessThanOrEqual(GLANCE);
      const own = text.filter(line => line.endsWith("That's you."));
      expect(own.map(line => line.split(/[: ]/)[0]!.toLowerCase())).toEqual([seat]);
    }
  },
);

describe.each(system.scenarios.map(({ id }) => id))('%s', scenario => {
  test('no two answers are called the same, none shows a coordinate, none is long', () => {
    for (const secret of ['labels 1', 'labels 2']) {
      playThrough(scenario, secret, 160, stand => {
        const named = stand.answers.map(each => {
          const act = game.act!(stand.view, stand.question, each);
          const label = labelOf(stand, each);
          const all = [label, act?.detail ?? '', act?.cost ?? '', act?.sure ?? ''].join(' | ');
          expect(all).not.toMatch(RAW);
          expect(all).not.toMatch(BAD);
          // The longest say a weapon and a unit, both as their rows call them.
          expect(label.length, label).toBeLessThanOrEqual(90);
          return { label, act };
        });
        const called = toldApart(named);
        const { view, question, answers } = stand;
        if (question.kind === 'act') {
          const kept = withoutTwins(plugged, view, question, answers).filter(each => (each as Act).do === 'move');
          const ways = toldApart(
            kept.map(each => ({ label: labelOf(stand, each), act: game.act!(view, question, each) })),
          );
          expect(new Set(ways.map(({ label }) => label)).size).toBe(ways.length);
        }
        // What a button of the bar shows.
        const shown = called.map(each => `${each.label} | ${underLabel(each, called) ?? ''}`);
        expect(
          shown.filter((each, i) => shown.indexOf(each) !== i),
          stand.question.kind,
        ).toEqual([]);
      });
    }
  });

  test('turn, goal, roster and cards can be told at every question', () => {
    playThrough(scenario, 'told', 120, ({ view, seat, question }) => {
      const { phases, now } = game.turnState!(view);
      expect(phases.map(({ id }) => id)).toContain(now);
      const goal = game.objective!(view, seat)!;
      expect(goal.parts.length).toBeGreaterThan(0);
      for (const text of [goal.title, ...goal.parts.map(part => part.text)]) expect(text).not.toMatch(BAD);
      const own = game.roster!(view, seat);
      expect(own.every(({ figure }) => view.sides[view.units[figure]!.side]!.seat === seat)).toBe(true);
      for (const { state } of own) expect(state).not.toMatch(BAD);
      for (const unit of view.units.slice(view.turn, view.turn + 3)) {
        const card = game.card!(view, seat, unit.id);
        if (!card) continue;
        for (const line of [card.kind, card.state, ...card.can, ...card.facts.map(({ value }) => value)]) {
          expect(line).not.toMatch(BAD);
        }
      }
      for (const unit of game.subject!(view, question)) expect(view.units[unit]).toBeDefined();
    });
  });
});

describe('plain odds', () => {
  test.each(['crossroads', 'holdTheRidge', 'postKilo'])('rows sum to 1 in %s', scenario => {
    let counted = 0;
    playThrough(scenario, 'odds', 120, ({ view, seat, question, answers }) => {
      if (counted >= 60 || question.kind !== 'act') return;
      for (const each of answers.slice(0, 4)) {
        const odds = oddsOnView(system, view, seat, question, each, { leaves: 3000, samples: 500 });
        if (!odds) continue;
        counted++;
        const plain = game.plainOdds!(view, question, each, odds)!;
        expect(plain.rows.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
        expect(plain.headline).toBeLessThanOrEqual(1 + 1e-9);
        expect(new Set(plain.rows.map(({ text }) => text)).size).toBe(plain.rows.length);
      }
    });
    expect(counted).toBeGreaterThan(10);
  });

  test('a unit gets there on as many faces of its die as the card says', () => {
    let moves = 0;
    playThrough('crossroads', 'arrivals', 200, ({ view, seat, question, answers }) => {
      if (question.kind !== 'act') return;
      const unit = view.units[view.acting.at(-1)!]!;
      for (const each of answers) {
        const act = each as Act;
        if (act.do !== 'move') continue;
        const { die, face, march } = faceToArrive(board, view, unit, act.route, act.leave);
        const odds = oddsOnView(system, view, seat, question, each, { leaves: 3000, samples: 500 });
        if (march !== null || !odds) continue;
        const { rows } = game.plainOdds!(view, question, each, odds)!;
        const arrives = rows.find(({ text }) => text === 'all the way')?.chance ?? 0;
        const said = Math.max(0, die - face + 1) / die;
        // A nerve that has to be tested first, or a hull without room, may keep it from that; nothing brings it farther.
        const isBound = unit.hull !== null || ['shaken', 'broken'].includes(unit.confidence);
        if (isBound || rows.some(({ tone }) => tone === 'bad')) expect(arrives).toBeLessThanOrEqual(said + 1e-9);
        else expect(arrives, JSON.stringify(act)).toBeCloseTo(said, 9);
        moves++;
      }
    });
    expect(moves).toBeGreaterThan(20);
  });
});

test('a question with one answer is not asked, and one with two is', () => {
  const asked = (options: readonly unknown[]): Question =>
    ({ kind: 'activate', rule: 'DU-TURN-004', options }) as Question;
  expect(game.foldedAnswer!({} as DustupView, asked(['only']))).toBe('only');
  expect(game.foldedAnswer!({} as DustupView, asked(['one', 'other']))).toBeUndefined();
});

test('cards, reach and threats tell no seat what is hidden from it', () => {
  let swapped = 0;
  playThrough('holdTheRidge', 'secrets', 60, ({ seat }, match) => {
    const table = nowOf(match) as Dustup;
    const view = system.view(table, seat);
    for (const other of system.swapSecrets(table, seat)) {
      swapped++;
      const seen = system.view(other, seat);
      for (const { id } of view.units) {
        expect(game.card!(seen, seat, id)).toEqual(game.card!(view, seat, id));
        if (id % 4 === swapped % 4) expect(game.reachOf!(seen, seat, id)).toEqual(game.reachOf!(view, seat, id));
      }
      expect(game.enemies!(seen, seat)).toEqual(game.enemies!(view, seat));
      expect(game.roster!(seen, seat)).toEqual(game.roster!(view, seat));
      expect(game.objective!(seen, seat)).toEqual(game.objective!(view, seat));
    }
  });
  expect(swapped).toBeGreaterThan(5);
});
