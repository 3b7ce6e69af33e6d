import { expect, test } from 'vitest';
import { board } from '../../src/board.ts';
import type { Objective } from '../../src/content/schema.ts';
import { killzone } from '../../src/system.ts';
import { group, lay, put } from '../support/setting.ts';

const TURF: Objective = {
  kind: 'turf',
  markers: [
    [24, 24],
    [10, 10],
  ],
  reach: 3,
  worth: 5,
  from: 2,
};

test('turf is held by whoever has more about it', () => {
  const battle = lay({ red: [group('street-ganger', 2)], blue: [group('street-ganger', 1)] });
  const fought = { ...battle, objective: TURF };
  put(battle, 0, 24, 24);
  put(battle, 2, 26, 24);
  expect(board.standingOf!(fought).markers.map(({ holder }) => holder)).toEqual([null, null]);
  put(battle, 1, 22, 24);
  expect(board.standingOf!(fought).markers.map(({ holder }) => holder)).toEqual([0, null]);
});

test('the dead are points, and who is ahead would win', () => {
  const battle = lay({ red: [group('street-ganger', 2)], blue: [group('robot', 2)] });
  battle.figures[2]!.state = 'killed';
  const { scores, winners } = board.standingOf!(battle);
  expect(scores).toEqual([battle.figures[2]!.points, 0]);
  expect(winners).toEqual([0]);
});

test('a battle that is over stands as it was judged, and nothing is added twice', () => {
  const battle = lay({ red: [group('street-ganger', 2)], blue: [group('robot', 2)] });
  battle.figures[2]!.state = 'killed';
  const fought = { ...battle, objective: TURF, scores: [5 + battle.figures[2]!.points, 0] };
  fought.ending = { winners: [0], rule: 'KZ-GAP-014', reason: 'points' };
  const { scores, winners } = board.standingOf!(fought);
  expect([scores, winners]).toEqual([[5 + battle.figures[2]!.points, 0], [0]]);
});

test.each(killzone.scenarios.map(({ id }) => id))('how it stands can be said in %s from the start', scenario => {
  const switches = Object.fromEntries(killzone.switches.map(({ id, values }) => [id, values[0]]));
  const table = killzone.begin({ scenario, switches });
  expect(board.standingOf!(table).scores).toHaveLength(2);
});
