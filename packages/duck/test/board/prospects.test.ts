import { AUDIENCE } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect, test } from 'vitest';
import { board } from '../../src/board.ts';
import { MISSIONS } from '../../src/content/deck.ts';
import { squareOn } from '../../src/ship/places.ts';
import { duck } from '../../src/system.ts';
import type { DuckTable } from '../../src/table/table.ts';
import { addMan, addThreat, at, openDoors, testTable } from '../support/tables.ts';

const seen = (table: DuckTable) => duck.view(table, AUDIENCE);

describe('what a figure could do next', () => {
  rule('DK-MOVE-002', 'a man gets as far as two throws of 5 take him, a wounded one two points a throw less', () => {
    const table = testTable({ tiles: [FLOOR, FLOOR, FLOOR], joined: 'open' });
    const man = addMan(table, at(table, 1, 3), 3);
    expect(board.reachOf!(seen(table), man.id)).toContain(at(table, 1, 3, 2));
    expect(board.reachOf!(seen(table), man.id)).not.toContain(at(table, 2, 3, 2));
    expect(board.paceOf!(seen(table), man.id, false)).toEqual({ least: 2, most: 5 });
    expect(board.paceOf!(seen(table), man.id, true)).toEqual({ least: 4, most: 7 });
    man.wounds = 1;
    expect(board.paceOf!(seen(table), man.id, false)).toEqual({ least: 0, most: 3 });
  });

  rule('DK-THREAT-002', 'a Harpy threatens whom a throw of 6 takes it to, and nobody behind a shut door', () => {
    const table = testTable({ tiles: [FLOOR, FLOOR] });
    const man = addMan(table, at(table, 3, 3, 1), 7);
    const harpy = addThreat(table, at(table, 3, 3), 3);
    expect(board.threatenedBy!(seen(table), harpy.id)).toEqual([]);
    openDoors(table);
    expect(board.threatenedBy!(seen(table), harpy.id)).toEqual([man.id]);
    expect(board.reachOf!(seen(table), harpy.id)).toContain(man.at);
  });

  rule(
    'DK-GRAP-009',
    'a man has so many dice in a grapple, one more with a blade in hand, and a Harpy those of its card',
    () => {
      const table = testTable({ tiles: [FLOOR] });
      const man = addMan(table, at(table, 3, 3), 7);
      const harpy = addThreat(table, at(table, 1, 1), 3);
      const bare = board.grappleDiceOf!(seen(table), man);
      expect(bare).toBe(3);
      expect(board.grappleDiceOf!(seen(table), { ...man, hand: 'cutlass' })).toBe(bare + 1);
      expect(board.grappleDiceOf!(seen(table), harpy)).toBe(harpy.card.grapple);
    },
  );

  rule('DK-ACT-008', 'acts take a chit, but for those that are free', () => {
    expect(board.chitsFor!({ do: 'move' })).toBe(1);
    expect(board.chitsFor!({ do: 'drawBlade' })).toBe(0);
  });
});

const FLOOR = ['.....', '.....', '.....', '.....', '.....'];

rule('DK-GAP-030', 'the goals of every mission card are told one by one, with how far they have come', () => {
  for (const mission of MISSIONS) {
    const table = duck.begin({ scenario: mission.id, switches: usual() });
    const { goals, result, lastTurn } = board.standingOf!(seen(table));
    expect(goals.map(({ id }) => id)).toEqual(mission.completed);
    expect(goals.every(({ at: squares }) => squares.every(square => square >= 0))).toBe(true);
    expect(result).not.toBe('completed');
    expect(lastTurn).toBe(mission.turnLimit ?? 60);
  }
});

const usual = () => Object.fromEntries(duck.switches.map(({ id, values }) => [id, values[0]]));

test('every square of a tile is called otherwise, and one in a doorway by its door', () => {
  const table = testTable({ tiles: [FLOOR, FLOOR] });
  const places = [1, 2, 3, 4, 5].flatMap(x =>
    [1, 2, 3, 4, 5].map(y =>
      JSON.stringify({ ...board.placeOf!(seen(table), squareOn(table, 0, x, y)), column: 0, row: 0 }),
    ),
  );
  expect(new Set(places).size).toBe(25);
  expect(board.placeOf!(seen(table), at(table, 5, 3))).toMatchObject({ room: 'A', spot: { in: 'doorway', to: 'B' } });
  expect(board.placeOf!(seen(table), at(table, 1, 3, 1))).toMatchObject({
    room: 'B',
    spot: { in: 'doorway', to: 'A' },
  });
  expect(board.placeOf!(seen(table), at(table, 2, 1))).toMatchObject({ spot: { in: 'half', towards: 1, half: 7 } });
});

test('nothing that is told of figures or goals hangs on a secret', () => {
  const table = duck.begin({ scenario: 'M02', switches: usual() });
  addThreat(table, squareOn(table, 0, 3, 3), 5);
  const told = (each: DuckTable): unknown => {
    const view = duck.view(each, 'team');
    return {
      standing: board.standingOf!(view),
      figures: view.figures.map(({ id }) => [board.reachOf!(view, id), board.threatenedBy!(view, id)]),
      intents: view.figures.map(({ id }) => board.intentOf!(view, 'team', id)),
    };
  };
  const others = duck.swapSecrets(table, 'team');
  expect(others.length).toBeGreaterThan(0);
  for (const other of others) expect(told(other)).toEqual(told(table));
});
