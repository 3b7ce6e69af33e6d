import {
  advance,
  allInputs,
  answer,
  create,
  hashMatch,
  type Match,
  openQuestions,
  type Player,
} from '@sightline/kernel';
import { expect, test } from 'vitest';
import { isMachineAsked, machineMoves } from '../src/machine.ts';
import { bot, person, system } from './games.ts';

const OUTSIDE = { inline: false } as const;

function begun(players: Readonly<Record<string, Player>>, mines: boolean): Match {
  const match = create(system, { scenario: 'open', switches: { mines }, players, secret: 'machine test' });
  advance(system, match, OUTSIDE);
  return match;
}

/** Plays the machine's moves as a table does: thought out beforehand, given one by one. */
function playMachine(match: Match): void {
  while (isMachineAsked(match)) {
    for (const { seat, answer: given } of machineMoves(system, match)) {
      expect(answer(system, match, seat, given, OUTSIDE)).toEqual([]);
    }
  }
}

test('moves thought out ahead and given one by one make the very match that bots play inline', () => {
  const watched = begun({ red: bot, blue: bot }, true);
  playMachine(watched);
  const inline = create(system, { scenario: 'open', players: watched.players, secret: 'machine test' });
  advance(system, inline);
  expect(watched.outcome).not.toBeNull();
  expect(hashMatch(watched)).toBe(hashMatch(inline));
});

test('thinking ahead leaves the match as it was', () => {
  const match = begun({ red: bot, blue: person }, false);
  const before = structuredClone(match);
  expect(machineMoves(system, match).length).toBeGreaterThan(0);
  expect(match).toEqual(before);
});

test('of a sealed pair the machine fills its envelope first and then waits for the person', () => {
  const match = begun({ red: person, blue: bot }, true);
  playMachine(match);
  expect(allInputs(match)).toEqual([]);
  expect(openQuestions(match)).toMatchObject([{ seat: 'red', question: { kind: 'lay' } }]);
  expect(answer(system, match, 'red', 25, OUTSIDE)).toEqual([]);
  expect(allInputs(match)).toHaveLength(2);
});
