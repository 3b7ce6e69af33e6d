import { range } from '@sightline/geometry/grid';
import { serves } from '../content/modules.ts';
import type { ThrowAct } from '../rules/grenades/acts.ts';
import type { ThrowQuestion } from '../rules/grenades/questions.ts';
import { whyNotThrow } from '../rules/grenades/throw-grenade.ts';
import { isDoneIn } from '../rules/missions/mission-places.ts';
import { rangeBetween } from '../rules/shooting/sight.ts';
import { planOf } from '../ship/plan.ts';
import type { Teamer } from '../table/figure.ts';
import { isOnMap } from '../table/figures.ts';
import type { DuckTable } from '../table/table.ts';
import { dangerOf } from './shots.ts';
import type { Situation } from './situation.ts';

/** How far from his own people a man wants it to land: a throw may drift. */
const CLEARANCE = 2;

/** What a grenade does in the middle of it, and next to it. */
const CENTRE = 0.7;
const AROUND = 0.35;

interface Target {
  readonly square: number;
  readonly worth: number;
}

/** The square where a grenade pays most, among those where Threats are; null if none is safe and in reach. */
export function bestTarget(situation: Situation, man: Teamer, act: ThrowAct): Target | null {
  const { table, threats } = situation;
  let best: Target | null = null;
  for (const { at, overhead } of threats) {
    if (overhead || !isSafe(table, at) || mustStayWhole(table, at)) continue;
    const worth = worthAt(situation, at);
    if (best && worth <= best.worth) continue;
    const order = { thrower: man.id, target: at, kind: act.grenade, byProjector: act.byProjector };
    if (whyNotThrow(table, order).length === 0) best = { square: at, worth };
  }
  return best;
}

function worthAt(situation: Situation, at: number): number {
  let worth = 0;
  for (const threat of situation.threats) {
    const away = rangeBetween(situation.table, at, threat.at);
    if (away <= 1) worth += dangerOf(situation, threat) * (away === 0 ? CENTRE : AROUND);
  }
  return worth;
}

function isSafe(table: DuckTable, square: number): boolean {
  return table.figures.every(
    figure =>
      (figure.kind !== 'teamer' && figure.kind !== 'survivor') ||
      !isOnMap(figure) ||
      rangeBetween(table, square, figure.at) > CLEARANCE,
  );
}

/** DK-GAP-033, DK-CHOUSE-004: what the mission needs is not blown up: loads, and the consoles and pods of its tasks. */
function mustStayWhole({ arena, mission, fittings }: DuckTable, square: number): boolean {
  const { grid, tileAt, tiles, modules } = planOf(arena);
  const module = modules[tiles[tileAt[square]!]?.module ?? -1];
  if (module === undefined) return false;
  if (serves(module, 'cargo') && mission.completed.includes('loadsTwoThirds')) return true;
  if (!mission.actions.some(({ where }) => isDoneIn(where, module))) return false;
  return fittings.some(
    ({ kind, wrecked, at }) =>
      (kind === 'workspace' || kind === 'pod') && !wrecked && range(grid, at, square) <= CLEARANCE,
  );
}

/** The square for a throw that has been announced, by hand or by projector. */
export function squareToThrowAt(situation: Situation, { figure, grenade, options }: ThrowQuestion): number {
  const man = situation.table.figures[figure] as Teamer;
  for (const byProjector of [false, true]) {
    const target = bestTarget(situation, man, { do: 'throw', grenade, byProjector });
    if (target && options.includes(target.square)) return target.square;
  }
  return options.at(-1)!;
}
