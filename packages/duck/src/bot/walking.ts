import { DIRECTIONS, neighbour } from '@sightline/geometry/grid';
import { movePoints } from '../rules/movement/points.ts';
import type { WalkQuestion } from '../rules/movement/questions.ts';
import { type Where, wheresOf } from '../rules/movement/ways.ts';
import { rangeBetween } from '../rules/shooting/sight.ts';
import { moduleAt } from '../ship/places.ts';
import { planOf } from '../ship/plan.ts';
import type { Survivor, Teamer } from '../table/figure.ts';
import { isOnMap } from '../table/figures.ts';
import type { DuckTable } from '../table/table.ts';
import { type Destination, destinationOf, ESCORT, goesHome } from './destinations.ts';
import { isDoorway } from './door-worth.ts';
import { type Aim, aimOf, canKillFrom } from './firing-positions.ts';
import { guidedBy, HEARTENING } from './leading-survivors.ts';
import { isUnderGun } from './machine-errands.ts';
import { isAwake, type Situation } from './situation.ts';
import { stressOnTheWay } from './stress-risked.ts';
import type { Plan } from './team-plan.ts';
import { FAR_OFF } from './way-to.ts';

/** What is weighed against two points for every square of the way. */
const IN_COMPANY = 2;
const IN_COMPANY_ON_AN_ERRAND = 1;
const IN_THE_DOORWAY = 3;
const ON_THE_BRIDGE = 2;
const BESIDE_A_THREAT = 3;
const IN_THE_WAY = 2;
const STRAYING = 4;
const UNDER_A_GUN = 8;
const AT_HOME = 20;
const A_SHOT = 7;
const A_STRESS_CHIT = 6;
const A_STRESS_CHIT_ON_AN_ERRAND = 2;
const LOSES_HIS_CHARGE = 40;
const NO_WAY = 100;
const ON_A_THREAT = 1000;

/** A man on the move, and what does not change from square to square. */
interface Walker {
  readonly man: Teamer;
  readonly destination: Destination;
  readonly goesHome: boolean;
  /** The mission is still on. */
  readonly isOnDuty: boolean;
  /** He has nothing to do for the mission himself but to keep near. */
  readonly isEscort: boolean;
  readonly guided: Survivor | null;
  /** What he could shoot at. */
  readonly aim: Aim | null;
  /** What those who are there already make a square worth less. */
  readonly crowd: ReadonlyMap<number, number>;
}

function walkerOf(situation: Situation, plan: Plan, man: Teamer): Walker {
  const destination = destinationOf(situation, plan, man);
  return {
    man,
    destination,
    goesHome: goesHome(plan, man) || man.carries !== null,
    isOnDuty: plan.stage === 'mission',
    isEscort: plan.stage === 'mission' && destination.within === ESCORT,
    guided: guidedBy(situation, man),
    aim: aimOf(situation, man),
    crowd: crowdAround(situation, man, plan.errands.has(man.id) ? IN_COMPANY_ON_AN_ERRAND : IN_COMPANY),
  };
}

function crowdAround({ table, threats }: Situation, man: Teamer, inCompany: number): Map<number, number> {
  const crowd = new Map<number, number>();
  const add = (square: number, cost: number): void => {
    crowd.set(square, (crowd.get(square) ?? 0) + cost);
  };
  for (const figure of table.figures)
    if (figure !== man && !figure.overhead && isOnMap(figure))
      add(figure.at, figure.kind === 'threat' ? ON_A_THREAT : inCompany);
  const { grid } = planOf(table.arena);
  for (const threat of threats) {
    if (!isAwake(threat)) continue;
    for (const direction of DIRECTIONS) {
      const square = neighbour(grid, threat.at, direction);
      if (square >= 0 && areInOneModule(table, square, threat.at)) add(square, BESIDE_A_THREAT);
    }
  }
  return crowd;
}

/** The square within reach that is best to be on; one's own is among them. */
export function squareFor(situation: Situation, plan: Plan, { figure, points, options }: WalkQuestion): Where {
  const man = situation.table.figures[figure] as Teamer;
  return bestOf(situation, walkerOf(situation, plan, man), points, options).where;
}

/** The best of them, and what it is worth less the stress that the way there may cost. */
function bestOf(situation: Situation, walker: Walker, points: number, options: readonly Where[]): Ranked {
  const ranked = options
    .flatMap(where => ('to' in where ? [{ where, worth: worthOfSquare(situation, walker, where.to) }] : []))
    .sort((a, b) => b.worth - a.worth);
  const chit = walker.isEscort ? A_STRESS_CHIT : A_STRESS_CHIT_ON_AN_ERRAND;
  let best: Ranked = { where: options[0]!, worth: Number.NEGATIVE_INFINITY };
  for (const { where, worth } of ranked) {
    if (worth <= best.worth) break;
    const sure = worth - chit * stressOnTheWay(situation.table, walker.man, points, where);
    if (sure > best.worth) best = { where, worth: sure };
  }
  return best;
}

interface Ranked {
  readonly where: Where;
  readonly worth: number;
}

/** So much every other throw comes to at least; with less he may find himself no better off and stay. */
const A_THROW = 4;
/** What a move must gain at least: on the way, and for who is near enough already. */
const A_STEP = 1;
const A_BETTER_PLACE = 3;

/** Whether there is a better square for him within a move, by what he would say once the die has fallen. */
export function wantsToMove(situation: Situation, plan: Plan, man: Teamer): boolean {
  if (man.seat !== null) return false;
  const { table } = situation;
  const walker = walkerOf(situation, plan, man);
  const isThere = walker.isEscort && walker.destination.way[man.at]! <= ESCORT;
  const enough = worthOfSquare(situation, walker, man.at) + (isThere ? A_BETTER_PLACE : A_STEP);
  const points = movePoints(table, man, A_THROW).total;
  return bestOf(situation, walker, points, wheresOf(table, [man], points)).worth >= enough;
}

function worthOfSquare(situation: Situation, walker: Walker, square: number): number {
  const { table } = situation;
  const { man, guided } = walker;
  const { way, within } = walker.destination;
  const left = way[square]!;
  let worth = -2 * Math.max(within, left) - (walker.crowd.get(square) ?? 0);
  if (within === ESCORT && left < ESCORT) worth -= IN_THE_WAY * (ESCORT - left);
  if (walker.aim && canKillFrom(table, man, walker.aim, square)) worth += A_SHOT;
  if (left >= FAR_OFF) worth -= NO_WAY;
  if (square !== man.at && isUnderGun(table, square)) worth -= UNDER_A_GUN;
  if (walker.isOnDuty) worth -= tarrying(situation, walker, square);
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
const TOGETHER = 5;
