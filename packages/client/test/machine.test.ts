import { drill } from '@sightline/drill';
import {
  type AnySystem,
  advance,
  allInputs,
  answer,
  create,
  hashMatch,
  logOf,
  type Match,
  type Player,
} from '@sightline/kernel';
import { expect, test } from 'vitest';
import { isMachineAsked, machineMoves } from '../src/play/machine.ts';
import { retell } from '../src/play/retell.ts';
import { needsHandOver, turnOf } from '../src/play/viewer.ts';

const system = drill as unknown as AnySystem;
const OUTSIDE = { inline: false } as const;
const bot: Player = { kind: 'bot', bot: 'greedy' };
const person: Player = { kind: 'person' };

function begun(players: Readonly<Record<string, Player>>, mines: boolean): Match {
  const match = create(system, { scenario: 'open', switches: { mines }, players, secret: 'machine test' });
  advance(system, match, OUTSIDE);
  return match;
}

/** Plays the machine's moves as the page does: thought out beforehand, given one by one. */
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
  expect(turnOf(match, null)).toMatchObject({ seat: 'red', question: { kind: 'lay' } });
  expect(answer(system, match, 'red', 25, OUTSIDE)).toEqual([]);
  expect(allInputs(match)).toHaveLength(2);
});

test('a match told again passes through its own log and ends where it stands', () => {
  const match = begun({ red: bot, blue: bot }, true);
  playMachine(match);
  const stands = retell(system, match);
  expect(stands.at(-1)).toMatchObject({ inputs: allInputs(match).length, step: match.step, table: match.table });
  expect(stands.flatMap(({ told }) => told.map(({ line }) => line))).toEqual(logOf(system, match));
  // The six sealed mines are three stands, not six.
  expect(stands.slice(0, 4).map(({ inputs }) => inputs)).toEqual([0, 2, 4, 6]);
});

test('the table changes hands only when another person is asked', () => {
  const match = begun({ red: person, blue: person }, true);
  expect(needsHandOver(match, null)).toBe('red');
  // Both are asked under seal: whoever holds the table goes first.
  expect([needsHandOver(match, 'red'), needsHandOver(match, 'blue')]).toEqual([null, null]);
  answer(system, match, 'red', 25, OUTSIDE);
  expect(needsHandOver(match, 'red')).toBe('blue');
  expect(needsHandOver(begun({ red: person, blue: bot }, true), null)).toBeNull();
});
