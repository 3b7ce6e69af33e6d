import { type Refusal, refuse } from '@sightline/kernel';
import type { DuckIo } from '../../table/events.ts';
import type { Figure, Teamer, Threat } from '../../table/figure.ts';
import { isAble, isTeamer, teamers, threats } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';
import { rangeBetween, sees } from '../shooting/sight.ts';
import { throwBinge } from './stress.ts';

/** DK-BINGE-013: a chicken is never the first of the Team to be activated, unless nobody else can be. */
export function whyNotOpenActivation(table: DuckTable, man: Teamer): Refusal[] {
  if (!man.chicken) return [];
  const others = table.figures.filter(isTeamer).filter(other => other !== man && other.team === man.team);
  const hasBegun = others.some(({ activated }) => activated);
  if (hasBegun || !others.some(other => isAble(other) && !other.chicken && other.ready > 0)) return [];
  return [refuse('DK-BINGE-013', 'chickenFirst')];
}

/**
 * DK-BINGE-014: of the squares he can reach, those where some comrade on his feet stands between him and every Threat
 * that any of them sees; failing that the farthest from the nearest of them.
 */
export function squaresForChicken(table: DuckTable, man: Teamer, squares: readonly number[]): number[] {
  if (!man.chicken) return [...squares];
  const able = teamers(table).filter(isAble);
  const inView = threats(table).filter(
    threat => threat.waitingSince === 0 && able.some(one => sees(table, one, threat)),
  );
  if (inView.length === 0) return [...squares];
  const comrades = able.filter(other => other !== man && !other.ducked);
  const covered = squares.filter(square => inView.every(threat => isCovered(table, square, threat, comrades)));
  return covered.length > 0 ? covered : farthest(table, squares, inView);
}

function isCovered(table: DuckTable, square: number, threat: Threat, comrades: readonly Teamer[]): boolean {
  const distance = rangeBetween(table, threat.at, square);
  return comrades.some(
    ({ at }) => rangeBetween(table, threat.at, at) < distance && rangeBetween(table, square, at) < distance,
  );
}

function farthest(table: DuckTable, squares: readonly number[], inView: readonly Figure[]): number[] {
  const distances = squares.map(square => Math.min(...inView.map(threat => rangeBetween(table, threat.at, square))));
  const most = Math.max(...distances);
  return squares.filter((_, i) => distances[i] === most);
}

/** DK-BINGE-015: whether he brings himself to shoot or throw. The test takes nothing off his BINGE. */
export function dares(io: DuckIo, man: Teamer): boolean {
  if (!man.chicken) return true;
  const { face, passed } = throwBinge(io, man, 'DK-BINGE-015');
  io.tell({ type: 'nerveTested', rule: 'DK-BINGE-015', figure: man.id, face, binge: man.binge, passed });
  return passed;
}
