import type { DustupBoard, DustupView, Place, Unit, Vehicle } from '@sightline/dustup';
import { called, list, say } from '../../words/dustup.ts';
import { isVehicle } from './units.ts';

interface Arrival {
  readonly die: number;
  /** The lowest face of the movement die that gets there; more than the die has where none does. */
  readonly face: number;
  readonly isBeyond: boolean;
  /** There are points enough, but no room to stand there, whatever the die. */
  readonly isBarred: boolean;
  /** Only the best roll gets there. */
  readonly isTop: boolean;
  /** What half of all dice bring at least. */
  readonly half: number;
  /** A column rolls no die: it marches so far. */
  readonly march: number | null;
}

/** The die that it moves by, as it is now. */
function moveDieOf(rules: DustupBoard, view: DustupView, unit: Unit, leaves: boolean): number {
  if (isVehicle(unit)) return rules.vehicles?.profileOf(view, unit).moveDie ?? unit.moves;
  const { moveDie = unit.moves, carryingDie = moveDie } = rules.profileOf?.(view, unit) ?? {};
  return leaves ? moveDie : carryingDie;
}

/** DU-MOVE-002, DU-MOVE-020: what the movement die has to show for the whole way. */
export function faceToArrive(
  rules: DustupBoard,
  view: DustupView,
  unit: Unit,
  route: readonly Place[],
  leave: readonly number[] = [],
): Arrival {
  const die = moveDieOf(rules, view, unit, leave.length > 0);
  const paid = Math.max(1, Math.ceil(rules.costOf(view, unit, route) / 2000));
  const march = unit.column ? 2 * die : null;
  const face = isKnownOnFoot(rules, unit) ? faceThatEnds(rules, view, unit, route, die) : paid;
  const isBarred = face > die && paid <= die;
  const isBeyond = face > die && !isBarred;
  return { die, face, isBeyond, isBarred, isTop: face === die, half: march ?? die + 2, march };
}

/** Where men stop is worked out as the rules do it; a hull says by itself where it has no room. */
const isKnownOnFoot = (rules: DustupBoard, unit: Unit): boolean => !isVehicle(unit) && rules.endOfWay !== undefined;

/** The lowest face that ends the way where it should end; one more than the die has where none does. */
function faceThatEnds(rules: DustupBoard, view: DustupView, unit: Unit, route: readonly Place[], die: number): number {
  const goal = route.at(-1)!;
  const faces = Array.from({ length: die }, (_, i) => i + 1);
  return faces.find(face => rules.isThere?.(rules.endOfWay!(view, unit, route, 2 * face), goal)) ?? die + 1;
}

/** Where a move ends: at its goal where any die may get there, or else as far as half of all dice bring it. */
export function likelyEnd(
  rules: DustupBoard,
  view: DustupView,
  unit: Unit,
  route: readonly Place[],
): { readonly at: Place; readonly isShort: boolean } {
  const { isBeyond, isBarred, half } = faceToArrive(rules, view, unit, route);
  if (!(isBeyond || isBarred)) return { at: route.at(-1)!, isShort: false };
  const at = isVehicle(unit)
    ? rules.vehicles?.driveOf(view, unit, route, null, half).end
    : rules.endOfWay?.(view, unit, route, half);
  return at === undefined ? { at: route.at(-1)!, isShort: false } : { at: { x: at.x, y: at.y }, isShort: true };
}

/** What costs no more than this beyond its length, in mils, is not worth a word. */
const A_TRIFLE = 500;

/** What the die is worth on a way, and what costs more there than open ground; null for a column, which rolls none. */
export function diceOfWay(
  rules: DustupBoard,
  view: DustupView,
  unit: Unit,
  route: readonly Place[],
  { die, march }: Pick<Arrival, 'die' | 'march'>,
): string | null {
  if (march !== null) return null;
  const dearer = rules.goingOn?.(view, unit, route).dearer ?? [];
  const dear = dearer.filter(({ more, name }) => more >= A_TRIFLE && name !== '').map(({ name }) => groundCalled(name));
  const names = [...new Set(dear)].map(name => say('dustup.dearFor', { name }));
  return say('dustup.dice', { die, dear: names.length === 0 ? undefined : list(names), several: names.length > 1 });
}

/** A row tells a solid building from a light one by the name of its ground; whoever goes through it does not. */
const groundCalled = (name: string): string =>
  name.startsWith('Building') ? say('dustup.told.building') : called(name);

/** More points than any die gives. */
export const FAR = 999;

/** DU-VEH-037: the hull has no room to stand at the end of its way as it should, whatever the die. */
export function isCutShort(
  rules: DustupBoard,
  view: DustupView,
  unit: Vehicle,
  route: readonly Place[],
  facing: number | null,
): boolean {
  const drive = rules.vehicles?.driveOf(view, unit, route, facing, FAR);
  return drive !== undefined && drive.halt !== 'arrived';
}
