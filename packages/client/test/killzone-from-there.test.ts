import { advance, create, legalAnswers, nowOf, openQuestions, answer as say } from '@sightline/kernel';
import type { Act, Killzone, KillzoneView } from '@sightline/killzone';
import { edition } from '@sightline/killzone/edition';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Game } from '../src/games/game.ts';
import { killzoneGame } from '../src/games/killzone/index.ts';

// What a move is said to lead to is what may be done once it has been made.

const GAME = killzoneGame(edition) as unknown as Game;
const { system, board } = edition;

test('a walk says whom one may shoot at from its end, and on what; just those may be shot at then', () => {
  const players = { attacker: { kind: 'person' as const }, defender: { kind: 'person' as const } };
  let [armed, unseen, exposed] = [0, 0, 0];
  for (let seed = 0; seed < 6; seed++) {
    const match = create(system, { scenario: 'tower-of-flame', switches: {}, players, secret: `there ${seed}` });
    advance(system, match);
    for (let asked = 0; asked < 120 && !match.outcome; asked++) {
      const { seat, question } = openQuestions(match)[0]!;
      const table = nowOf(match) as Killzone;
      const answers = legalAnswers(system, table, seat, question);
      const view = system.view(table, seat) as KillzoneView;
      const said = (each: unknown): string =>
        GAME.notes(view, seat, question, each)
          .map(({ text }) => text)
          .join(' ');
      const moves = question.kind === 'act' ? answers.filter(each => (each as Act).do === 'move') : [];
      const move = moves.find(each => said(each).includes('Best shot from there:')) ?? moves[asked % moves.length];
      const given = move ?? answers[(asked * 7 + 3) % answers.length];
      const told = move ? said(move) : '';
      if (told.includes('can shoot you there')) exposed++;
      if (told.includes('Best shot from there')) {
        // What decides is one line, and everybody else is found behind all figures.
        const notes = GAME.notes(view, seat, question, move);
        expect(notes.filter(({ text, aside }) => !aside && text.includes('from there'))).toHaveLength(1);
        expect(notes.some(({ text, aside }) => aside && text.includes('from there'))).toBe(true);
        const markup = renderToStaticMarkup(
          createElement(GAME.Preview, { view, seat, question, answer: move, allowed: true }),
        );
        expect(markup).toContain('then-seen__shot');
      }
      expect(say(system, match, seat, given)).toEqual([]);
      const next = openQuestions(match)[0];
      if (!move || next?.question.kind !== 'act' || next.seat !== seat) continue;
      const figure = (question as unknown as { figure: { id: number } }).figure.id;
      if ((next.question as unknown as { figure: { id: number } }).figure.id !== figure) continue;
      const then = system.view(nowOf(match) as Killzone, seat) as KillzoneView;
      const shots = (legalAnswers(system, nowOf(match), seat, next.question) as Act[]).flatMap(each =>
        each.do === 'shoot' && 'figure' in each.target ? [each] : [],
      );
      for (const { target } of shots) {
        if (!('figure' in target) || !told.includes('Best shot from there')) continue;
        expect(told).toContain(GAME.figureName(then, target.figure));
        armed++;
      }
      if (told.includes('Nobody to shoot at from there')) {
        expect(shots).toEqual([]);
        unseen++;
      }
    }
  }
  expect(board.threatenedBy).toBeDefined();
  for (const count of [armed, unseen, exposed]) expect(count).toBeGreaterThan(0);
});
