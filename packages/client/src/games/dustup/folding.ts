import type { Act, DustupBoard, DustupQuestion, DustupView, Place, Unit, Vehicle } from '@sightline/dustup';
import { type AnswerTo, isListed, type Question, sameJson } from '@sightline/kernel';
import { armOf } from './arming.ts';
import { label } from './labels.ts';
import { windTo } from './naming-places.ts';
import { isSeen, isVehicle, placeOfUnit } from './units.ts';

type ShootAct = Extract<Act, { readonly do: 'shoot' }>;

/** Where there is only one thing to say, nobody is asked: the last unit of a turn, the last man who can lead. */
export function foldedAnswer(question: Question): unknown {
  return isListed(question) && question.options.length === 1 ? question.options[0] : undefined;
}

/**
 * Not the plain shot at that target: with some of its weapons only, or only to keep their heads down. A house in which no
 * enemy is known to be is seldom worth a shot either.
 */
export function isVariant(rules: DustupBoard, view: DustupView, question: Question, act: Act): boolean {
  const asked = question as DustupQuestion;
  if (asked.kind !== 'act') return false;
  const unit = view.units[asked.unit.id];
  if (act.do === 'communicate') return true;
  if (act.do === 'shootBuilding') return unit !== undefined && !holdsEnemies(rules, view, unit, act.building);
  if (act.do !== 'shoot') return false;
  const target = view.units[act.target];
  if (!unit || !target) return false;
  // Of all that a vehicle may fire at one target its gun comes first, and a missile besides at what has armour.
  if (isVehicle(unit) && !act.suppressive && isForArmour(rules, view, unit, target, act)) return false;
  return !sameJson(act, usualShot(rules, view, question, unit, target));
}

/** So thin that anything else goes through it. */
const THIN = 1;

/** A missile at more than thin armour. */
function isForArmour(rules: DustupBoard, view: DustupView, unit: Vehicle, target: Unit, act: ShootAct): boolean {
  if (!isVehicle(target) || armOf(rules, view, unit, act)?.point !== null) return false;
  return (rules.vehicles?.struckBy(view, unit, target).class ?? 0) > THIN;
}

/** The plain shot at each target, found once for all the ways of firing at it. */
const USUAL = new WeakMap<DustupView, Map<string, ShootAct>>();

function usualShot(rules: DustupBoard, view: DustupView, question: Question, unit: Unit, target: Unit): ShootAct {
  const known = USUAL.get(view) ?? new Map<string, ShootAct>();
  USUAL.set(view, known);
  const key = `${unit.id} ${target.id}`;
  const usual = known.get(key) ?? rules.shotAt(view, question, unit, target);
  known.set(key, usual);
  return usual;
}

function holdsEnemies(rules: DustupBoard, view: DustupView, { side }: Unit, building: number): boolean {
  const area = view.buildings[building]?.area ?? null;
  const box = area === null ? undefined : rules.pieceOf(view, area)?.box;
  if (!box) return false;
  const isInside = ({ x, y }: Place): boolean => x >= box.minX && x <= box.maxX && y >= box.minY && y <= box.maxY;
  return view.units.some(
    other =>
      other.side !== side && isSeen(rules, view, other) && !isVehicle(other) && isInside(placeOfUnit(view, other)),
  );
}

/** Whoever presses a vehicle means it before those inside. */
function isRider(view: DustupView, choice: AnswerTo<Extract<DustupQuestion, { readonly kind: 'activate' }>>): boolean {
  return choice.do === 'activate' && view.units[choice.unit]?.where === 'aboard';
}

/** Ways that are called the same and lie the same way: nobody could tell which of them he wants. */
export function comesToTheSame(
  rules: DustupBoard,
  view: DustupView,
  question: Question,
  one: unknown,
  other: unknown,
): boolean {
  const asked = question as DustupQuestion;
  const [way, twin] = [one as Act, other as Act];
  if (asked.kind !== 'act' || way.do !== 'move' || twin.do !== 'move') return false;
  const from = placeOfUnit(view, view.units[asked.unit.id]!);
  const isThatWay = windTo(from, way.route.at(-1)!) === windTo(from, twin.route.at(-1)!);
  return isThatWay && label(rules, view, question, way) === label(rules, view, question, twin);
}

/** In which order shots are listed: men first, then vehicles, then what nobody is known to stand by. */
export function rankOf(view: DustupView, question: Question, answer: unknown): number {
  const asked = question as DustupQuestion;
  if (asked.kind === 'activate') return isRider(view, answer as AnswerTo<typeof asked>) ? 1 : 0;
  if (asked.kind !== 'act') return 0;
  const act = answer as Act;
  switch (act.do) {
    case 'shoot': {
      const target = view.units[act.target];
      return target && isVehicle(target) ? 1 : 0;
    }
    case 'shootPiece':
    case 'shootDrone':
      return 2;
    case 'shootBuilding':
      return 3;
    default:
      return 0;
  }
}

/** From so far off, in mils, a search finds next to nothing. */
const FAR_OFF = 24_000;

/** A message that nothing comes of, and a search at the other end of the table. */
export function isRare(view: DustupView, unit: Unit, what: Act): boolean {
  if (what.do !== 'detect') return what.do === 'communicate';
  const [from, counter] = [placeOfUnit(view, unit), view.counters[what.counter]!];
  return Math.hypot(counter.x - from.x, counter.y - from.y) >= FAR_OFF;
}
