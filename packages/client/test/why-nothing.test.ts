import { edition } from '@sightline/duck/edition';
import { isListed } from '@sightline/kernel';
import { expect, test } from 'vitest';
import { duckGame } from '../src/games/duck/index.ts';
import type { Game, Point } from '../src/games/game.ts';
import { whyNothing } from '../src/rooms/table/why-nothing.ts';
import { playDuck } from './support/duck-games.ts';

// Why nothing comes of a press on the board.

const GAME = duckGame(edition) as unknown as Game;

test('a square that a move may reach says that Move is chosen first, and one far off that it is too far', () => {
  const said = new Set<string>();
  playDuck({ scenario: 'M02', seed: 3, questions: 120 }, ({ seat, question, view }) => {
    if (!isListed(question)) return;
    const options = question.options.map(answer => ({
      answer,
      act: GAME.act!(view, question, answer),
      spot: GAME.spotOf(view, question, answer),
    }));
    if (!options.some(({ act, spot }) => act?.deed === 'move' && spot === null)) return;
    const pressed = {
      game: GAME,
      view,
      viewer: seat,
      turn: { seat, question },
      teaching: null,
      considering: { options },
    };
    const why = (at: Point) => whyNothing(pressed as unknown as Parameters<typeof whyNothing>[0], false, at);
    const [figure] = GAME.subject!(view, question);
    const places = GAME.reachOf!(view, seat, figure!).map(({ x, y }) => ({ x: x + 0.5, y: y + 0.5 }));
    for (const place of places.filter(at => !GAME.whatLies!(view, at))) said.add(why(place));
    said.add(why({ x: -50, y: -50 }));
  });
  expect([...said].sort()).toEqual([
    'That’s in reach. Choose Move first, then where to.',
    'Too far for a Move. A DASH might get there: two points more, and out of breath next turn. Choose Move or DASH first.',
    'Too far for one Move.',
  ]);
});

test('whoever presses the ground when he is asked who acts is told to choose him first', () => {
  const turn = { seat: 'red', question: { kind: 'pick' } };
  const game = { onlyPicks: () => true };
  const pressed = { game, view: {}, viewer: 'red', turn, teaching: null, considering: { options: [{ answer: 1 }] } };
  const why = whyNothing(pressed as unknown as Parameters<typeof whyNothing>[0], false, { x: 1, y: 1 });
  expect(why).toMatch(/^Pick who acts first/);
});
