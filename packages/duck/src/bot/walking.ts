import type { Survivor, Teamer } from '../figure.ts';
import { isOnMap } from '../figures.ts';
import type { WalkQuestion } from '../rules/movement/walk.ts';
import type { Where } from '../rules/movement/ways.ts';
import { rangeBetween } from '../rules/sight.ts';
import { moduleAt } from '../ship/places.ts';
import type { DuckTable } from '../table.ts';
import { type Destination, destinationOf, ESCORT, goesHome } from './destinations.ts';
import { isDoorway } from './doors.ts';
import { isUnderGun } from './machines.ts';
import type { Plan } from './plan.ts';
import type { Situation } from './situation.ts';
import { guidedBy, HEARTENING } from './survivors.ts';
import { FAR_OFF } from './ways.ts';

/** What is weighed against two points for every square of the way. */
const IN_COMPANY = 2;
const IN_THE_DOORWAY = 3;
const ON_THE_BRIDGE = 2;
const BESIDE_A_THREAT = 3;
const IN_THE_WAY = 2;
const STRAYING = 4;
const UNDER_A_GUN = 8;
const AT_HOME = 20;
const LOSES_HIS_CHARGE = 40;
const NO_WAY = 100;
const ON_A_THREAT = 1000;

/** A man on the move, and what does not change from square to square. */
interface Walker {
  readonly man: Teamer;
  readonly destination: Destination;
  readonly goesHome: boolean;
  /** He has nothing to do for the mission himself but to keep near. */
  readonly isEscort: boolean;
  readonly guided: Survivor | null;
}

/** The square within reach that is best to be on; one's own is among them. */
export function squareFor(situation: Situation, plan: Plan, { figure, options }: WalkQuestion): Where {
  const man = situation.table.figures[figure] as Teamer;
  const walker: Walker = {
    man,
    destination: destinationOf(situation, plan, man),
    goesHome: goesHome(plan, man),
    isEscort: plan.stage === 'mission' && !plan.errands.has(man.id),
    guided: guidedBy(situation, man),
  };
  let best = options[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const where of options) {
    if (!('to' in where)) continue;
    const worth =
      worthOfSquare(situation, walker, where.to) -
      (plan.stage === 'mission' ? tarrying(situation, walker, where.to) : 0);
    if (worth > most) [best, most] = [where, worth];
  }
  return best;
}

function worthOfSquare(situation: Situation, walker: Walker, square: number): number {
  const { table, threats } = situation;
  const { man, guided } = walker;
  const { way, within } = walker.destination;
  const left = way[square]!;
  let worth = -2 * Math.max(within, left);
  if (within === ESCORT && left < ESCORT) worth -= IN_THE_WAY * (ESCORT - left);
  if (left >= FAR_OFF) worth -= NO_WAY;
  for (const figure of table.figures) {
    if (figure.at !== square || figure === man || figure.overhead || !isOnMap(figure)) continue;
    worth -= figure.kind === 'threat' ? ON_A_THREAT : IN_COMPANY;
  }
  if (square !== man.at && isUnderGun(table, square)) worth -= UNDER_A_GUN;
  for (const { at, waitingSince } of threats)
    if (waitingSince === 0 && rangeBetween(table, square, at) <= 1 && areInOneModule(table, square, at))
      worth -= BESIDE_A_THREAT;
  // On the bridge those who come first go to its far end.
  const place = walker.goesHome ? table.bridge.squares.indexOf(square) : -1;
  if (place >= 0) worth += AT_HOME + 3 * place;
  if (guided && rangeBetween(table, square, guided.at) > HEARTENING) worth -= LOSES_HIS_CHARGE;
  return worth;
}

/** With a bulkhead between them they are not beside one another. */
const areInOneModule = (table: DuckTable, a: number, b: number): boolean =>
  moduleAt(table, a)?.id === moduleAt(table, b)?.id;

/** While there is something to be done nobody dawdles on the bridge, blocks a door or runs ahead of his comrades. */
function tarrying({ table, men }: Situation, { man, isEscort }: Walker, square: number): number {
  let cost = table.bridge.squares.includes(square) ? ON_THE_BRIDGE : 0;
  if (!isEscort) return cost;
  if (isDoorway(table, square)) cost += IN_THE_DOORWAY;
  let alone = 0;
  for (const other of men) if (other !== man && rangeBetween(table, other.at, square) > TOGETHER) alone++;
  return cost + (alone > men.length / 2 ? STRAYING * alone : 0);
}

/** So far from one another men are still together. */
const TOGETHER = 7;
