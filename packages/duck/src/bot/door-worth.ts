import type { Task } from '../rules/actions/fumble-test.ts';
import type { DoorAct } from '../rules/doors/acts.ts';
import type { DoorwayAct } from '../rules/ducking/acts.ts';
import type { Exploring } from '../rules/sensor/exploration.ts';
import type { ExploreQuestion } from '../rules/sensor/questions.ts';
import { rangeBetween } from '../rules/shooting/sight.ts';
import { apertureSquares } from '../ship/places.ts';
import { type Plan as ShipPlan, planOf as shipPlan } from '../ship/plan.ts';
import type { Teamer } from '../table/figure.ts';
import type { DuckTable } from '../table/table.ts';
import { isPressed, nearestThreat, type Situation } from './situation.ts';
import { stressRisked } from './stress-risked.ts';
import type { Plan } from './team-plan.ts';
import { wayTo } from './way-to.ts';

/** So near to a door a man can shoot through it in the turn it opens. */
const CLOSE_UP = 6;
const OPENING = 50;
/** DK-ACT-024. */
const AT_A_DOOR: Task = { name: 'door', rule: 'DK-ACT-024', ability: 'door-tech' };

/** Known rooms are opened at once; unknown ones when the next turn begins and everybody has his chits. */
export function doorWorth(
  situation: Situation,
  plan: Plan,
  man: Teamer,
  { do: way, door }: DoorAct | DoorwayAct,
): number {
  if (way === 'closeDoor') return -1;
  if (!leadsOn(situation, plan, man, door)) return -1;
  return way === 'openDoor' && isUnknownBehind(situation, door) ? -1 : OPENING;
}

function isUnknownBehind({ table }: Situation, door: number): boolean {
  return shipPlan(table.arena).doors[door]!.modules.some(module => module >= 0 && !table.modules[module]!.opened);
}

/** Whether the way on leads through this door. */
function leadsOn({ table }: Situation, plan: Plan, man: Teamer, door: number): boolean {
  const goal = plan.errands.get(man.id) ?? plan.main;
  const to = goal?.at ?? table.bridge.squares[0]!;
  const way = wayTo(table, to);
  const { here, beyond } = apertureSquares(table, shipPlan(table.arena).doors[door]!);
  const far = here.includes(man.at) ? beyond : here;
  return Math.min(...far.map(square => way[square]!)) < way[man.at]!;
}

/** DK-SENS-001: a look with the sensor first, then the door that the Team stands ready at, worked by the surest hand. */
export function explorationFor(situation: Situation, plan: Plan, { options }: ExploreQuestion): Exploring {
  const { table } = situation;
  const scan = options.find(({ act }) => act.do === 'scan');
  if (scan && nearestThreat(situation, table.figures[scan.figure!]!.at) > 8) return scan;
  let best = options.at(-1)!;
  let least = Number.POSITIVE_INFINITY;
  for (const option of options) {
    if (option.figure === null || option.act.do !== 'openDoor') continue;
    const man = table.figures[option.figure] as Teamer;
    const risk = stressRisked(table, man, AT_A_DOOR);
    if (risk >= least || !leadsOn(situation, plan, man, option.act.door)) continue;
    if (isTeamReady(situation, man)) [best, least] = [option, risk];
  }
  return best;
}

/** Most of the Team stands close by, and nobody has his hands full already. */
function isTeamReady(situation: Situation, opener: Teamer): boolean {
  const { table, men } = situation;
  if (men.some(man => man.grapple !== null || isPressed(situation, man))) return false;
  const near = men.filter(({ at }) => rangeBetween(table, at, opener.at) <= CLOSE_UP).length;
  return near * 2 >= men.length;
}

const doorways = new WeakMap<ShipPlan, ReadonlyMap<number, number>>();

/** Whether a square touches a door that is open, so that whoever stands there keeps others from passing. */
export function isDoorway(table: DuckTable, square: number): boolean {
  const plan = shipPlan(table.arena);
  let doors = doorways.get(plan);
  if (!doors) {
    const touched = plan.doors.flatMap(door => {
      const { here, beyond } = apertureSquares(table, door);
      return [...here, ...beyond].map(at => [at, door.id] as const);
    });
    doors = new Map(touched);
    doorways.set(plan, doors);
  }
  const door = doors.get(square);
  return door !== undefined && table.doors[door]!.open;
}
