import {
  DIRECTIONS,
  type Direction,
  directionTowards,
  eighthsBetween,
  neighbour,
  range,
  vectorBetween,
} from '@sightline/geometry/grid';
import type { StanceQuestion } from '../rules/movement/questions.ts';
import type { Stance } from '../rules/movement/stance.ts';
import { sees } from '../rules/shooting/sight.ts';
import { planOf } from '../ship/plan.ts';
import type { Teamer } from '../table/figure.ts';
import type { SquareSide } from '../table/table.ts';
import type { Situation } from './situation.ts';

/** How much draws the eye, and how far: a Threat in sight, one behind a wall, a door. */
const SEEN = { pull: 40, within: 12 };
const HIDDEN = { pull: 3, within: 6 };
const DOOR = { pull: 3, within: 6 };

/** What a comrade beside him looks at already is looked at less. */
const WATCHED = 0.4;

/** The facing from which most of what may come is seen; in the middle of the square if he has the choice. */
export function stanceFor(situation: Situation, { figure, options }: StanceQuestion): Stance | 'elsewhere' {
  const man = situation.table.figures[figure] as Teamer;
  const wanted = facingFor(situation, man);
  let best = options[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const stance of options) {
    if (stance === 'elsewhere') continue;
    const worth = -2 * eighthsBetween(stance.facing, wanted) + (stance.position === 'centre' ? 1 : 0);
    if (worth > most) [best, most] = [stance, worth];
  }
  return best;
}

function facingFor({ table, threats, men }: Situation, man: Teamer): Direction {
  const { grid, doors } = planOf(table.arena);
  const pulls = new Float64Array(9);
  const pull = (square: number, from: { readonly pull: number; readonly within: number }): void => {
    const away = range(grid, man.at, square);
    if (away === 0 || away > from.within) return;
    const { dx, dy } = vectorBetween(grid, man.at, square);
    const towards = directionTowards(dx, dy);
    for (const facing of DIRECTIONS) {
      const off = eighthsBetween(facing, towards);
      // Within the half that he sees, the straighter the better.
      if (off <= 2) pulls[facing]! += (from.pull / (2 + away)) * (3 - off / 2);
    }
  };
  for (const threat of threats) pull(threat.at, sees(table, man, threat) ? SEEN : HIDDEN);
  for (const { segments, isAirlock } of doors) {
    const [{ square, side }] = segments as [SquareSide];
    if (!isAirlock) pull(square === man.at ? neighbour(grid, square, side) : square, DOOR);
  }
  for (const comrade of men)
    if (comrade !== man && range(grid, man.at, comrade.at) <= 1)
      for (const facing of DIRECTIONS) if (eighthsBetween(facing, comrade.facing) <= 1) pulls[facing]! -= WATCHED;
  return DIRECTIONS.reduce((best, facing) => (pulls[facing]! > pulls[best]! ? facing : best), man.facing);
}
