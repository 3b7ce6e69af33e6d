import { halfAt, quarterAt } from '@sightline/geometry/grid';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { waysOf } from '../../src/rules/movement/footing.ts';
import { sees } from '../../src/rules/shooting/sight.ts';
import { attackNearest } from '../../src/rules/threats/attack.ts';
import { FULL, HIGH, LOW } from '../../src/ship/plan.ts';
import { levelAt } from '../../src/ship/standing.ts';
import { shipChanged } from '../../src/ship/walls.ts';
import type { Figure } from '../../src/table/figure.ts';
import { squaresInReach, stepCost } from '../support/moving.ts';
import {
  addLoad,
  addMachine,
  addMan,
  addPiece,
  addThreat,
  addVehicle,
  at,
  play,
  testTable,
} from '../support/tables.ts';

const FLOOR = ['.....', '.....', '.....', '.....', '.....'];

/** DK-MOVE-032: A, B, Z, D in the second row, O and C above, F and E below. Z and O as the letters say. */
function figureOfStepCosts(z: string, o = z, inF = 2) {
  const table = testTable({ tiles: [[`.${o}...`, `..${z}..`, '.....', '.....', '.....']] });
  const place = {
    A: at(table, 1, 2),
    B: at(table, 2, 2),
    Z: at(table, 3, 2),
    D: at(table, 4, 2),
    O: at(table, 2, 1),
    C: at(table, 3, 1),
    F: at(table, 2, 3),
    E: at(table, 3, 3),
  };
  const man = addMan(table, place.A);
  for (let n = 0; n < inF; n++) addMan(table, place.F);
  addMan(table, place.C);
  const cost = (from: keyof typeof place, to: keyof typeof place): number =>
    stepCost(table, man, place[from], place[to]);
  return cost;
}

rule(
  ['DK-MOVE-032', 'DK-MOVE-027', 'DK-MOVE-028'],
  'the costs of the booklet’s picture, with Z filled to the top',
  () => {
    const cost = figureOfStepCosts('f');
    expect(cost('A', 'B')).toBe(1);
    expect(cost('B', 'C')).toBe(0);
    expect(cost('C', 'D')).toBe(2);
    expect(cost('D', 'E')).toBe(2);
    expect(cost('D', 'C')).toBe(2);
    expect(cost('B', 'E')).toBe(0);
    const roomier = figureOfStepCosts('f', 'f', 1);
    expect(roomier('E', 'F')).toBe(1);
    expect(roomier('B', 'E')).toBe(2);
  },
);

rule(['DK-MOVE-033', 'DK-MOVE-032', 'DK-MOVE-030', 'DK-MOVE-031'], 'onto Z and off it again', () => {
  for (const letter of ['h', 'l']) {
    const cost = figureOfStepCosts(letter);
    for (const side of ['B', 'C', 'D', 'E'] as const) {
      expect(cost(side, 'Z')).toBe(2);
      expect(cost('Z', side)).toBe(1);
    }
    expect(cost('F', 'Z')).toBe(3);
    expect(cost('Z', 'O')).toBe(1);
  }
});

rule('DK-MOVE-027', 'between a FULL crate and two men no diagonal leads', () => {
  const table = testTable({ tiles: [['.f...', '.....', '.....', '.....', '.....']] });
  const man = addMan(table, at(table, 1, 1));
  addMan(table, at(table, 1, 2));
  addMan(table, at(table, 1, 2));
  expect(stepCost(table, man, man.at, at(table, 2, 2))).toBe(0);
});

rule(['DK-MOVE-028', 'DK-MOVE-029', 'DK-MOVE-030'], 'diagonals by their corners, and up onto a crate', () => {
  const table = testTable({ tiles: [['.f...', '.....', '.....', '.....', '.....']] });
  const man = addMan(table, at(table, 1, 1));
  expect(stepCost(table, man, man.at, at(table, 2, 2))).toBe(2);
  const open = testTable();
  const free = addMan(open, at(open, 1, 1), 4);
  expect(squaresInReach(open, free, 3)).toContain(at(open, 4, 4));
  const crate = testTable({ tiles: [['.....', '.l...', '.....', '.....', '.....']] });
  const climber = addMan(crate, at(crate, 1, 1), 4);
  expect(stepCost(crate, climber, climber.at, at(crate, 2, 2))).toBe(3);
  expect(squaresInReach(crate, climber, 2)).not.toContain(at(crate, 2, 2));
});

rule(['DK-MOVE-031', 'DK-MOVE-049'], 'level steps cost 1 on the top of things too', () => {
  const table = testTable({ tiles: [['.....', '.h.l.', '..hh.', '.....', '.....']] });
  const man = addMan(table, at(table, 1, 2));
  expect(stepCost(table, man, at(table, 2, 2), at(table, 3, 3))).toBe(1);
  expect(stepCost(table, man, at(table, 4, 2), at(table, 4, 3))).toBe(2);
  expect(stepCost(table, man, at(table, 4, 3), at(table, 4, 2))).toBe(1);
  const row = testTable({ tiles: [['.....', '.....', '..hh.', '.....', '.....']] });
  const walker = addMan(row, at(row, 1, 3), 3);
  expect(squaresInReach(row, walker, 5)).toContain(at(row, 5, 3));
  const floor = stepCost(row, walker, at(row, 1, 3), at(row, 2, 3));
  const up = stepCost(row, walker, at(row, 2, 3), at(row, 3, 3));
  const across = stepCost(row, walker, at(row, 3, 3), at(row, 4, 3));
  const down = stepCost(row, walker, at(row, 4, 3), at(row, 5, 3));
  expect([floor, up, across, down]).toEqual([1, 2, 1, 1]);
});

rule(['DK-MOVE-046', 'DK-MOVE-047', 'DK-MOVE-049'], 'Threats walk over LOW pieces and climb HIGH ones', () => {
  const table = testTable({ tiles: [['.....', '.....', '.lh..', '.....', '.....']] });
  const harpy = addThreat(table, at(table, 1, 3), 3);
  const { steps } = waysOf(table, harpy);
  const east = (x: number): number => steps[at(table, x, 3) * 8 + 2]!;
  expect([east(1), east(2), east(3)]).toEqual([1, 2, 1]);
  // The HIGH piece stops sight, the LOW one does not.
  const man = addMan(table, at(table, 4, 3), 7);
  expect(sees(table, man, harpy)).toBe(false);
  man.at = at(table, 2, 5);
  harpy.at = at(table, 2, 1);
  expect(sees(table, man, harpy)).toBe(true);
});

rule('DK-MOVE-043', 'a half crate bars its own side and leaves room for one', () => {
  const table = testTable({ tiles: [FLOOR] });
  const crate = at(table, 3, 3);
  addPiece(table, crate, 'HIGH', halfAt(7));
  const man = addMan(table, at(table, 1, 1));
  const into = (x: number, y: number): number => stepCost(table, man, at(table, x, y), crate);
  expect([into(2, 3), into(2, 2), into(2, 4)]).toEqual([0, 0, 0]);
  expect([into(3, 2), into(4, 3), into(3, 4)]).toEqual([1, 1, 1]);
  addMan(table, crate);
  expect(into(4, 3)).toBe(0);
});

rule('DK-MOVE-043', 'a quarter crate bars its own corner only', () => {
  const table = testTable({ tiles: [FLOOR] });
  const crate = at(table, 3, 3);
  addPiece(table, crate, 'HIGH', quarterAt(8));
  const man = addMan(table, at(table, 1, 1));
  const into = (x: number, y: number): number => stepCost(table, man, at(table, x, y), crate);
  expect([into(2, 2), into(2, 3), into(3, 2), into(4, 2)]).toEqual([0, 1, 1, 1]);
});

rule('DK-MOVE-045', 'furniture, cargo, figures, vehicles and drones each have their height', () => {
  const table = testTable({ tiles: [['l....', 'h....', 'f....', '.....', '.....']] });
  addLoad(table, at(table, 5, 1), { height: 'HIGH' });
  addVehicle(table, at(table, 3, 2), 1);
  addMachine(table, at(table, 5, 5), 'hemgDrone');
  const pieces = [at(table, 1, 1), at(table, 1, 2), at(table, 1, 3), at(table, 5, 1), at(table, 3, 2), at(table, 5, 5)];
  expect(pieces.map(square => levelAt(table, square))).toEqual([LOW, HIGH, FULL, HIGH, HIGH, HIGH]);
});

rule(
  ['DK-MOVE-027', 'DK-MOVE-028', 'DK-MOVE-045'],
  'a machine stands in the way of Threats too that step past its corner',
  () => {
    for (const on of [true, false]) {
      const table = testTable({ tiles: [FLOOR] });
      const harpy = addThreat(table, at(table, 3, 3), 1);
      const past = (): number => waysOf(table, harpy).steps[harpy.at * 8 + 2 - 1]!;
      addMachine(table, at(table, 3, 2), 'hemgDrone').on = on;
      shipChanged(table);
      expect(past()).toBe(2);
      addMachine(table, at(table, 4, 3), 'roboGun').on = on;
      shipChanged(table);
      expect(past()).toBe(0);
      // What works is attacked as a man is, for 1.
      expect(waysOf(table, harpy).steps[harpy.at * 8]).toBe(on ? 1 : 0);
    }
  },
);

rule('DK-MOVE-040', 'difficult diagonals cost the Team 2 and Threats 1, and those dearer already no more', () => {
  for (const diagonalsCost2 of [false, true]) {
    const table = testTable({ tiles: [['.....', '.....', '...h.', '..h..', '.....']], switches: { diagonalsCost2 } });
    const from = (figure: Figure): number[] => {
      const { steps } = waysOf(table, figure);
      const to = (x: number, y: number, direction: number): number => steps[at(table, x, y) * 8 + direction - 1]!;
      return [to(2, 2, 4), to(3, 2, 4), to(2, 3, 4)];
    };
    expect(from(addThreat(table, at(table, 1, 1), 3))).toEqual([1, 3, 3]);
    expect(from(addMan(table, at(table, 5, 5)))).toEqual([diagonalsCost2 ? 2 : 1, 3, 3]);
  }
});

rule(
  'DK-MOVE-027',
  'between two benches a Teamer squeezes through for 2, a Threat for 1; two full crates bar both',
  () => {
    const past = (piece: 'l' | 'h' | 'f') => {
      const table = testTable({ tiles: [[`.${piece}...`, `${piece}....`, '.....', '.....', '.....']] });
      const figures = [addMan(table, at(table, 1, 1)), addThreat(table, at(table, 1, 1), 3)];
      return figures.map(figure => waysOf(table, figure).steps[at(table, 1, 1) * 8 + 4 - 1]);
    };
    expect([past('l'), past('h'), past('f')]).toEqual([
      [2, 1],
      [2, 2],
      [0, 0],
    ]);
  },
);

rule(
  ['DK-MOVE-012', 'DK-MOVE-049'],
  'a Threat pays 1 for a first step behind its back, and nothing for the next',
  () => {
    const ends = (facing: 1 | 5, points: number) => {
      const table = testTable();
      const man = addMan(table, at(table, 3, 1), 5);
      const harpy = addThreat(table, at(table, 3, 4), facing);
      play({}, io => attackNearest(table, io, harpy, points));
      return man.grapple ? 'contact' : (harpy.at - man.at) / (at(table, 3, 2) - at(table, 3, 1));
    };
    expect([ends(1, 3), ends(5, 3), ends(5, 4), ends(5, 1)]).toEqual(['contact', 1, 'contact', 3]);
  },
);
