import { groundOf, roomAt } from '../../ground/ground.ts';
import { type Killzone, sideOf } from '../../table/table.ts';
import type { Place } from '../../table/units.ts';
import { holderOfMarker, judge, victimOf } from './objectives.ts';

/** How the battle stands with what it is about. */
export interface Standing {
  /** Points of each side, and who would have won, if it ended here. */
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly attacker: number | null;
  /** Whom an assassin is after. */
  readonly victim: number | null;
  readonly markers: readonly Marker[];
}

/** KZ-GAP-014: turf, and the side that holds it now. */
export interface Marker {
  readonly at: Place;
  readonly holder: number | null;
}

export function standingOf(table: Killzone): Standing {
  const { objective } = table;
  // What was scored on the way is added up only once.
  const { scores, winners } = table.ending ? { ...table.ending, scores: table.scores } : judge(table, 'atTheEnd')!;
  return {
    scores,
    winners,
    attacker: attackerOf(table),
    victim: objective.kind === 'assassination' ? victimOf(table, objective).id : null,
    markers: objective.kind === 'turf' ? objective.markers.map(spot => markerAt(table, spot, objective.reach)) : [],
  };
}

function attackerOf(table: Killzone): number | null {
  const { objective } = table;
  if (objective.kind === 'getaway') return sideOf(table, objective.runner);
  return 'attacker' in objective ? sideOf(table, objective.attacker) : null;
}

/** Markers lie on the ground floor. */
function markerAt(table: Killzone, spot: readonly [number, number], reach: number): Marker {
  const [x, y] = [spot[0] * 1000, spot[1] * 1000];
  const room = roomAt(groundOf(table.map), x, y, 0);
  return { at: { x, y, room }, holder: holderOfMarker(table, spot, reach) };
}
