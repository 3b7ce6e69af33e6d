import { groundOf } from '../ground/ground.ts';
import { farSide } from '../ground/way.ts';
import { walkWay } from '../rules/movement/walking.ts';
import { actsOf } from '../rules/turn/acts.ts';
import type { DoAct } from '../rules/turn/questions.ts';
import { weaponsAtHand } from '../rules/vehicles/mounted-weapons.ts';
import type { Drive } from '../rules/vehicles/pace.ts';
import { hasActiveDriver } from '../rules/vehicles/vehicle.ts';
import type { Act } from '../table/acts.ts';
import type { Killzone } from '../table/table.ts';
import { type Figure, NONE, type Place, type Vehicle } from '../table/units.ts';
import { destinationOf, isOnWayOut, isRunner } from './destinations.ts';
import { worthOfPace, worthOfStanding } from './driving.ts';
import { strength, worthOfPlace } from './places.ts';
import { worthOfHit, worthOfPiercing, worthOfShot } from './worth.ts';

type GetOut = Extract<Act, { do: 'getOut' }>;

/** A move must be worth so much more than staying to be made. */
const TROUBLE = 0.01;
/** What has to be done comes first. */
const MUST = 1000;

/** The best thing a figure can do now: shoot from here, or go where it is better off. */
export function actFor(table: Killzone, { figure: { id } }: DoAct): Act {
  const figure = table.figures[id]!;
  const acts = actsOf(table, figure);
  const here = figure.vehicle === NONE ? worthOfPlace(table, figure, figure) : 0;
  let best = acts[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const act of acts) {
    const worth = worthOfAct(table, figure, act, here);
    if (worth > most) [best, most] = [act, worth];
  }
  return best;
}

function worthOfAct(table: Killzone, figure: Figure, act: Act, here: number): number {
  switch (act.do) {
    case 'shoot': {
      const worth = worthOfShot(table, figure, weaponsAtHand(table, figure)[act.weapon]!, act.target);
      // What can be shot from here is in the worth of the place already: it only orders the shots.
      return worth > 0 ? here + TROUBLE + worth * (figure.moves > 0 || figure.vehicle !== NONE ? 1 : 0.001) : here - 1;
    }
    case 'move': {
      const { end, leaves } = walkWay(table, figure, act.way);
      if (leaves) return here + worthOfLeaving(table, figure, end);
      return worthOfPlace(table, figure, end) - TROUBLE;
    }
    case 'jump':
      return worthOfJump(table, figure, act, here);
    case 'pickUp':
      return here + 100;
    case 'drive':
      return worthOfDriving(table, table.vehicles[figure.vehicle]!, act);
    case 'takeWheel':
      return 40;
    case 'attackVehicle': {
      const vehicle = table.vehicles[act.vehicle]!;
      return here + worthOfPiercing(table, vehicle, 1, Math.round(strength(table, figure, true)) - 3);
    }
    case 'getOut':
      return worthOfGettingOut(table, figure, act, here);
    case 'done':
      return here;
    case 'board':
      return hasLoot(table, figure) && isDriven(table, act) ? here + RIDE : here - 1;
    case 'backUp':
      return here - 1;
    case 'bailOut':
      return here - figure.points;
    default:
      return act satisfies never;
  }
}

/** A vehicle in motion has to be driven; one at rest is driven off if that is better than to stay. */
function worthOfDriving(table: Killzone, vehicle: Vehicle, act: Drive): number {
  const worth = worthOfPace(table, vehicle, act);
  return vehicle.speed > 0 ? MUST + worth : worth - worthOfStanding(table, vehicle) - TROUBLE;
}

/** What it is worth to have got away, and to ride with the loot instead of walking. */
const WON = 1000;
const RIDE = 60;

/** KZ-GAP-011: the gang's loot is on him, and he has to bring it out. */
function hasLoot({ objective, prizes, seats }: Killzone, { id, side }: Figure): boolean {
  if (objective.kind !== 'getaway' || seats[side] !== objective.runner) return false;
  return prizes.some(({ holder }) => holder === id);
}

function worthOfLeaving(table: Killzone, figure: Figure, end: Place): number {
  if (hasLoot(table, figure) && isOnWayOut(table, end)) return WON;
  return isEscape(table, figure) ? figure.points : -figure.points;
}

/** Whether somebody will be at the wheel. */
function isDriven(table: Killzone, { vehicle, wheel }: Extract<Act, { do: 'board' }>): boolean {
  return wheel || hasActiveDriver(table, table.vehicles[vehicle]!);
}

/** Whoever has a way to go on to what the battle is about goes on. */
function worthOfGettingOut(table: Killzone, figure: Figure, { way }: GetOut, here: number): number {
  if (!isThere(table, table.vehicles[figure.vehicle]!)) return here - 1;
  return way.length > 0 ? here + 2 : here + 1;
}

/** So near to where a vehicle was bound those aboard get out. */
const ARRIVED = 6000;

/** Whether there is a reason to get out: where it was bound, or a vehicle that goes nowhere any more. */
function isThere(table: Killzone, vehicle: Vehicle): boolean {
  if (isRunner(table, vehicle)) return false;
  return !hasActiveDriver(table, vehicle) || destinationOf(table, vehicle, vehicle).left <= ARRIVED;
}

/** Where it lands, less what the fall is likely to cost. */
function worthOfJump(table: Killzone, figure: Figure, { window }: Extract<Act, { do: 'jump' }>, here: number): number {
  const opening = groundOf(table.map).openings[window]!;
  const landing = worthOfPlace(table, figure, farSide(opening, opening.from));
  const fall = opening.floor === 0 ? 0 : worthOfHit(table, figure, opening.floor + 1);
  return Math.min(here + figure.points, landing) - fall;
}

/** KZ-GAP-012: for the defenders of the tower to leave is to win. */
function isEscape({ objective, seats }: Killzone, { side }: Figure): boolean {
  return objective.kind === 'tower' && seats[side] !== objective.attacker;
}
