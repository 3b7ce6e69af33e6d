import type { Act, DustupBoard, DustupQuestion, DustupView, Place, Unit, Vehicle } from '@sightline/dustup';
import { isListed, type Question, sameJson } from '@sightline/kernel';
import { armOf } from './arming.ts';
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
  if (act.do === 'shootBuilding') return unit !== undefined && !holdsEnemies(rules, view, unit, act.building);
  if (act.do !== 'shoot') return false;
  const target = view.units[act.target];
  // Which of its weapons a vehicle fires is for its commander to say, but a missile is nothing for a lorry.
  if (unit && isVehicle(unit) && !act.suppressive) return isWasted(rules, view, question, unit, act);
  return unit !== undefined && target !== undefined && !sameJson(act, rules.shotAt(view, question, unit, target));
}

/** So thin that anything else goes through it. */
const THIN = 1;

/** A missile at what has hardly any armour, where something else is fired first. */
function isWasted(rules: DustupBoard, view: DustupView, question: Question, unit: Vehicle, act: ShootAct): boolean {
  const target = view.units[act.target];
  if (!target || armOf(rules, view, unit, act)?.point !== null) return false;
  const isThin = !isVehicle(target) || (rules.vehicles?.struckBy(view, unit, target).class ?? 0) <= THIN;
  return isThin && armOf(rules, view, unit, rules.shotAt(view, question, unit, target))?.point !== null;
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

/** In which order shots are listed: men first, then vehicles, then what nobody is known to stand by. */
export function rankOf(view: DustupView, question: Question, answer: unknown): number {
  if ((question as DustupQuestion).kind !== 'act') return 0;
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
