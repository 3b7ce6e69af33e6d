import type { Question } from '@sightline/kernel';
import type {
  Act,
  Figure,
  KillzoneBoard,
  KillzoneQuestion,
  KillzoneView,
  Order,
  Route,
  Target,
  Vehicle,
} from '@sightline/killzone';
import { NONE } from './floors.ts';
import { exitsOf } from './getting-out.ts';
import type { KillzoneEdition } from './rules.ts';
import { shotChance } from './shot-chance.ts';
import { wayTo } from './steering.ts';
import { outlookOf } from './ways.ts';

/** The orders that everybody has heard of. */
const ORDERS: readonly Order[] = ['shoot', 'assault', 'staySharp', 'keepDown', 'snipe', 'run'];

/** What somebody looks for and may not find: an order, a shot at the nearest enemy, what the battle is about, a walk. */
export function soughtAnswers(rules: KillzoneBoard, view: KillzoneView, question: Question): readonly unknown[] {
  const asked = question as KillzoneQuestion;
  if (asked.kind === 'order') return ORDERS;
  if (asked.kind !== 'act') return [];
  const figure = view.figures[asked.figure.id]!;
  const enemy = nearestEnemy(rules, view, figure);
  return [
    // Whoever must go on is told why he may not stop.
    { do: 'done' },
    ...(isWanted(view, figure) ? [{ do: 'pickUp' }] : []),
    ...(enemy ? [shotAt(rules, view, figure, targetOf(enemy))] : []),
    ...(isRolling(view, figure) ? [{ do: 'getOut', at: exitsOf(view.vehicles[figure.vehicle]!)[0], way: [] }] : []),
    ...(figure.vehicle === NONE && figure.moves > 0 ? [{ do: 'move', way: [{ x: figure.x, y: figure.y }] }] : []),
  ];
}

/** Whether he sits in something that is moving. */
const isRolling = ({ vehicles }: KillzoneView, { vehicle }: Figure): boolean =>
  vehicle !== NONE && vehicles[vehicle]!.speed > 0;

/** Every kind of way to drive; and out of what is moving he may jump on any side, though it may be put to him on none. */
export function moreAnswers(
  edition: KillzoneEdition,
  view: KillzoneView,
  question: Question,
): readonly (Act | Route)[] {
  const asked = question as KillzoneQuestion;
  if (asked.kind === 'route')
    return [...ramsOfQuarry(edition.board, view, asked), ...outlookOf(edition, view, asked).more];
  if (asked.kind !== 'act') return [];
  const figure = view.figures[asked.figure.id]!;
  if (!isRolling(view, figure)) return [];
  return exitsOf(view.vehicles[figure.vehicle]!).map(at => ({ do: 'bailOut', at }));
}

type Steering = Extract<KillzoneQuestion, { kind: 'route' }>;

/** The way into the car that the chase is about, where it can be rammed. */
function ramsOfQuarry(
  rules: KillzoneBoard,
  view: KillzoneView,
  { vehicle: { id }, speed }: Steering,
): readonly Route[] {
  const vehicle = view.vehicles[id]!;
  const quarry = view.objective.kind === 'getaway' ? view.vehicles[view.objective.vehicle] : undefined;
  if (!quarry || quarry.side === vehicle.side || quarry.away || quarry.wrecked) return [];
  const route = wayTo(rules, view, vehicle, speed, { x: quarry.x, y: quarry.y, room: NONE });
  return isRamOfQuarry(rules, view, vehicle, route) ? [route] : [];
}

/** What one came for is offered first, and of shots the likeliest. */
export function rankOf(rules: KillzoneBoard, view: KillzoneView, question: Question, answer: unknown): number {
  const asked = question as KillzoneQuestion;
  if (asked.kind === 'act') {
    const act = answer as Act;
    return act.do === 'shoot' ? 1 - shotChance(rules, view, view.figures[asked.figure.id]!, act.weapon, act.target) : 0;
  }
  if (asked.kind !== 'route') return 0;
  return isRamOfQuarry(rules, view, view.vehicles[asked.vehicle.id]!, answer as Route) ? 0 : 1;
}

function isRamOfQuarry(rules: KillzoneBoard, view: KillzoneView, vehicle: Vehicle, route: Route): boolean {
  const { objective } = view;
  if (objective.kind !== 'getaway' || view.vehicles[objective.vehicle]!.side === vehicle.side) return false;
  const { stop } = rules.driveOf(view, vehicle, route);
  return stop?.with === 'vehicle' && stop.id === objective.vehicle;
}

/** The loot of a chase, or the object of a raid, that nobody of one's own has yet. */
function isWanted({ prizes, figures, vehicles }: KillzoneView, { side }: Figure): boolean {
  return prizes.some(({ away, holder, vehicle }) => {
    const carried = vehicles[vehicle];
    const isOnItsWay = carried?.side === side && !carried.wrecked;
    return !away && !isOnItsWay && figures[holder]?.side !== side;
  });
}

/** A shot at the very figure that was pressed. */
export function soughtAt(rules: KillzoneBoard, view: KillzoneView, question: Question, id: number): Act | undefined {
  const asked = question as KillzoneQuestion;
  const target = view.figures[id];
  if (asked.kind !== 'act' || !target) return undefined;
  const figure = view.figures[asked.figure.id]!;
  return target.side === figure.side ? undefined : shotAt(rules, view, figure, targetOf(target));
}

const targetOf = ({ id, vehicle }: Figure): Target => (vehicle === NONE ? { figure: id } : { vehicle });

/** With the first of his guns that is no smoke launcher, and a short burst where it fires bursts: then only the target is in question. */
export function shotAt(
  rules: KillzoneBoard,
  view: KillzoneView,
  figure: Figure,
  target: Target,
): Extract<Act, { do: 'shoot' }> {
  const isSmoke = (weapon: number): boolean =>
    rules.weaponInHand(view, figure, weapon)?.traits?.includes('smoke') === true;
  const gun = figure.weapons.findIndex((_, weapon) => !isSmoke(weapon));
  const weapon = Math.max(0, gun);
  const isBurst = rules.weaponInHand(view, figure, weapon)?.traits?.includes('bursts') === true;
  const isBegun = (figure.weapons[weapon]?.shots ?? 0) > 0;
  return { do: 'shoot', weapon, target, ...(isBurst && !isBegun ? { burst: 4 } : {}) };
}

function nearestEnemy(rules: KillzoneBoard, view: KillzoneView, figure: Figure): Figure | undefined {
  const far = ({ x, y }: Figure): number => Math.hypot(x - figure.x, y - figure.y);
  return view.figures
    .filter(other => other.side !== figure.side && rules.isFighting(other))
    .toSorted((a, b) => far(a) - far(b))[0];
}
