import { distance, type Point } from '@sightline/geometry/field';
import { groundOf } from '../../ground/ground.ts';
import { type Killzone, sideOf } from '../../table/table.ts';
import { NONE, type Vehicle } from '../../table/units.ts';
import { ramChances } from './prospects.ts';
import { type Foresight, foresight, type Route } from './route.ts';
import { sideOfVehicle } from './vehicle.ts';
import { gentleWays, goesOut, routesOf } from './ways-to-drive.ts';

/** How many ways a driver is shown at once, and how many of them are steered gently round what is in the way. */
const MOST = 7;
const MOST_GENTLE = 4;
/** Two ways that end nearer together than this are one choice. */
const APART = 4000;
/** So much likelier a wreck than on the safest way is no choice: nobody would have it who saw the other. */
const MUCH_WORSE = 0.4;

interface Weighed {
  readonly route: Route;
  readonly end: Point;
  /** How likely the vehicle is a wreck, or off the table for nothing, at the end of it. */
  readonly risk: number;
  /** It rams an enemy: that may be just what is wanted. */
  readonly isRam: boolean;
}

/**
 * The ways that are put to whoever steers, the best first: those that a driver thinks of at once, and gentle turns that get
 * past what is in the way, by what they risk and how near they come. What is much likelier to end in a wreck is left out,
 * unless an enemy is rammed by it.
 */
export function waysToOffer(table: Killzone, vehicle: Vehicle): Route[] {
  const usual = routesOf(table, vehicle).flatMap(route => weighed(table, vehicle, route) ?? []);
  const gentle = [...gentleWays(vehicle)]
    .flatMap(route => weighed(table, vehicle, route) ?? [])
    .filter(way => !way.isRam);
  // To ram is a choice of its own: what else can be done is measured by itself.
  const others = [...usual, ...gentle].filter(({ isRam }) => !isRam);
  const least = Math.min(1, ...others.map(({ risk }) => risk));
  const goal = goalOf(table, vehicle);
  const far = ({ end }: Weighed): number => (goal ? distance(end, goal) : 0);
  const worthIt = usual.filter(({ risk, isRam }) => isRam || (risk < 1 && risk <= least + MUCH_WORSE));
  const chosen = worthIt.length > 0 || least < 1 ? worthIt : usual.slice(0, MOST);
  const known = chosen.length;
  for (const way of gentle.toSorted((a, b) => a.risk - b.risk || far(a) - far(b))) {
    if (chosen.length >= MOST || chosen.length >= known + MOST_GENTLE) break;
    // A gentle way is there for its safety.
    if (way.risk > least || chosen.some(({ end, risk }) => risk <= way.risk && distance(end, way.end) < APART))
      continue;
    chosen.push(way);
  }
  return chosen.toSorted((a, b) => a.risk - b.risk).map(({ route }) => route);
}

/** Null for what cannot be driven at all, or goes nowhere. */
function weighed(table: Killzone, vehicle: Vehicle, route: Route): Weighed | null {
  const seen = foresight(table, vehicle, route);
  if (seen.fault.length > 0) return null;
  const { stop, end } = seen;
  return { route, end, risk: riskOf(table, vehicle, seen), isRam: isRam(table, vehicle, seen) && stop !== null };
}

function isRam(table: Killzone, vehicle: Vehicle, { stop }: Foresight): boolean {
  return stop?.with === 'vehicle' && sideOfVehicle(table, table.vehicles[stop.id]!) !== sideOfVehicle(table, vehicle);
}

function riskOf(table: Killzone, vehicle: Vehicle, { stop, end, legs }: Foresight): number {
  const safe = legs.reduce((product, { crash }) => product * (1 - crash), 1);
  if (stop?.with === 'edge') return goesOut(table, vehicle, end) ? 1 - safe : 1;
  const meets = stop && ramChances(table, vehicle, stop);
  return 1 - safe * (1 - (meets?.ours ?? 0));
}

/** What a driver wants to come near: the way out with the loot, or else the loot. */
function goalOf(table: Killzone, vehicle: Vehicle): Point | null {
  const { objective, prizes } = table;
  const [loot] = prizes;
  if (objective.kind !== 'getaway' || !loot) return null;
  const inside = loot.holder === NONE ? loot.vehicle : table.figures[loot.holder]!.vehicle;
  if (inside === vehicle.id && sideOf(table, objective.runner) === sideOfVehicle(table, vehicle)) {
    return { x: (objective.road[0] + objective.road[1]) * 500, y: groundOf(table.map).depth };
  }
  if (inside !== NONE) return table.vehicles[inside]!;
  return loot.holder === NONE ? loot : table.figures[loot.holder]!;
}
