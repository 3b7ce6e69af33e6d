import { HEAVY_TABLES } from './content/arsenal.ts';
import type { Landing } from './content/schema.ts';
import { courseTo } from './rules/aircraft/course.ts';
import { SAFE, whyNotLandAt } from './rules/aircraft/landing.ts';
import { zoneAt } from './rules/aircraft/landing-zones.ts';
import { type DefenceAhead, defenceAhead, shotDownChance } from './rules/inbound/air-defence.ts';
import { inwardFrom } from './rules/movement/edges.ts';
import { isFixedWing, isFlown, isFlyer } from './table/flight.ts';
import type { Place } from './table/table.ts';
import type { Vehicle } from './table/units.ts';
import type { DustupView } from './view/view.ts';

/** What a board asks of courses and landing zones; of weapons it asks aircraft-board.ts. Places are in mils, lengths in inches. */
export interface FlightBoard {
  /** DU-AIR-014: how it would fly to a place, turn included; null where that takes too sharp a turn. */
  courseTo(view: DustupView, unit: Vehicle, to: Place, facing?: number): ShownCourse | null;
  /** DU-AIR-065 to DU-AIR-068: the zone that it needs to land somewhere; null for what never lands. */
  zoneAt(view: DustupView, unit: Vehicle, at: Place): ShownZone | null;
  /** DU-ARTY-025: which way it points when it comes in over an edge and nobody says more. */
  bearingIn(view: DustupView, at: Place): number;
  /** DU-AIR-006: what awaits it if it is brought nearer now; null where no air defence stands in its way. */
  defenceAhead?(view: DustupView, unit: Vehicle): DefenceAhead | null;
  /** DU-AIR-009, DU-AIR-010: how likely it is shot down if it goes on though it has been acquired. */
  shotDownChance?(view: DustupView, unit: Vehicle, doubled: boolean): number;
}

interface ShownCourse {
  /** From where it is, by where it turns, to where it goes. */
  readonly way: readonly Place[];
  readonly facing: number;
  readonly inches: number;
}

interface ShownZone {
  readonly radius: number;
  /** Heavily obstructed, nothing lands there. */
  readonly landing: Landing;
  /** The chance to come down unharmed, from 0 to 1. */
  readonly safe: number;
}

type Size = keyof typeof HEAVY_TABLES.landingZones;

export const flightBoard: FlightBoard = {
  courseTo(_view, unit, to, facing) {
    if (!isFlyer(unit)) return null;
    const course = courseTo(unit, to, facing);
    if (course === null) return null;
    const { x, y } = unit.hull;
    const way = [{ x, y }, ...(course.corner === null ? [] : [course.corner]), { x: to.x, y: to.y }];
    return { way, facing: course.facing, inches: course.length / 1000 };
  },
  zoneAt(view, unit, at) {
    const { model } = unit.hull;
    if (!isFlyer(unit) || isFixedWing(model)) return null;
    const landing = whyNotLandAt(view, unit, at).length > 0 ? 'heavy' : zoneAt(view, unit, at);
    const safe = { clear: 1, light: (unit.die - SAFE + 1) / unit.die, heavy: 0 }[landing];
    return { radius: HEAVY_TABLES.landingZones[model.size as Size] / 2, landing, safe };
  },
  bearingIn: inwardFrom,
  defenceAhead: (view, unit) =>
    unit.where === 'inbound' && unit.box === 1 && isFlown(unit) && unit.hull.outbound !== true
      ? defenceAhead(view, unit)
      : null,
  shotDownChance,
};
