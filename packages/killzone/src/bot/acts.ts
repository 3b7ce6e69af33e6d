import { groundOf } from '../ground/ground.ts';
import { farSide } from '../ground/way.ts';
import { walkWay } from '../rules/movement/walking.ts';
import { actsOf } from '../rules/turn/acts.ts';
import type { DoAct } from '../rules/turn/questions.ts';
import { weaponsAtHand } from '../rules/vehicles/mounted-weapons.ts';
import type { Act } from '../table/acts.ts';
import type { Killzone } from '../table/table.ts';
import { type Figure, NONE } from '../table/units.ts';
import { worthOfPace } from './driving.ts';
import { strength, worthOfPlace } from './places.ts';
import { worthOfHit, worthOfPiercing, worthOfShot } from './worth.ts';

/** A move must be worth so much more than staying to be made. */
const TROUBLE = 0.01;

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
      if (leaves) return here + (isEscape(table, figure) ? figure.points : -figure.points);
      return worthOfPlace(table, figure, end) - TROUBLE;
    }
    case 'jump':
      return worthOfJump(table, figure, act, here);
    case 'pickUp':
      return here + 100;
    case 'drive':
      return 50 + worthOfPace(table, table.vehicles[figure.vehicle]!, act);
    case 'takeWheel':
      return 40;
    case 'attackVehicle': {
      const vehicle = table.vehicles[act.vehicle]!;
      return here + worthOfPiercing(table, vehicle, 1, Math.round(strength(table, figure, true)) - 3);
    }
    case 'getOut':
      return table.objective.kind === 'getaway' ? here - 1 : here + 1;
    case 'done':
      return here;
    case 'board':
    case 'backUp':
      return here - 1;
    case 'bailOut':
      return here - figure.points;
    default:
      return act satisfies never;
  }
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
