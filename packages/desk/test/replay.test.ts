import { AUDIENCE, advance, allInputs, hashMatch, logOf, type Match, nowOf } from '@sightline/kernel';
import { expect, test } from 'vitest';
import { branchOff, openReplay } from '../src/index.ts';
import { bot, newDrill, person, rules, system } from './games.ts';

function finished(): Match {
  const match = newDrill({ switches: { mines: true }, players: { red: bot, blue: bot } });
  advance(system, match);
  return match;
}

test('a game told again passes through its own log and ends where it stands', () => {
  const match = finished();
  const replay = openReplay(rules, match);
  const last = replay.seen(replay.moments.length - 1, AUDIENCE);
  expect(last).toMatchObject({ inputs: allInputs(match).length, step: match.step, outcome: match.outcome, ours: [] });
  expect(last.view).toEqual(system.view(nowOf(match), AUDIENCE));
  expect(last.told).toEqual(replay.told(AUDIENCE));
  const heard = logOf(system, match);
  // Each line of the log is told to somebody, in its order, and to red as red may know it.
  expect(replay.told('red').map(({ line }) => line.kind)).toEqual(heard.map(({ kind }) => kind));
  // The six sealed mines are three moments, not six.
  expect(replay.moments.slice(0, 4)).toEqual([0, 2, 4, 6]);
});

test('a moment tells what was told up to it, and shows each viewer his own', () => {
  const replay = openReplay(rules, finished());
  const early = replay.seen(3, 'red');
  expect(early.told.length).toBeLessThan(replay.told('red').length);
  expect(early.told.slice(-early.recent.length)).toEqual(early.recent);
  expect(early.view).not.toEqual(replay.seen(3, 'blue').view);
  expect(() => replay.seen(replay.moments.length, 'red')).toThrow('expected a moment up to');
});

test('a branch leaves the game where it is told to, with the same luck or another', () => {
  const match = finished();
  const before = hashMatch(match);
  const players = { red: person, blue: bot };
  const same = branchOff(rules, match, 6, players);
  expect([allInputs(same).length, same.players, same.dice.reseeds]).toEqual([6, players, []]);
  expect(branchOff(rules, match, 6, players, 'other luck').dice.reseeds).toHaveLength(1);
  expect(hashMatch(match)).toBe(before);
});
