import type { Act, DustupBoard, DustupQuestion, DustupView, Unit } from '@sightline/dustup';
import type { Question } from '@sightline/kernel';
import { isAircraft } from './aloft.ts';
import { isSeen, isVehicle, placeOfUnit } from './units.ts';

/** What somebody looks for and may not find: a shot at the nearest enemy in sight, an assault on him, a move. */
export function soughtAnswers(rules: DustupBoard, view: DustupView, question: Question): readonly Act[] {
  const asked = question as DustupQuestion;
  if (asked.kind !== 'act') return [];
  const unit = view.units[asked.unit.id]!;
  const enemy = nearestEnemy(rules, view, unit);
  const target = inAim(rules, view, unit) ?? enemy;
  const at = placeOfUnit(view, unit);
  const ahead = enemy ? placeOfUnit(view, enemy) : { x: at.x, y: at.y + 2000 };
  const shooting = target ? [rules.shotAt(view, question, unit, target)] : [];
  // Nobody looks for driving or assaulting with an aircraft.
  if (isVehicle(unit) && isAircraft(unit)) return [{ do: 'fly', to: { x: ahead.x, y: ahead.y } }, ...shooting];
  const moving: Act = { do: 'move', route: [{ x: ahead.x, y: ahead.y }] };
  return [moving, ...shooting, ...assaultSought(rules, view, unit, enemy)];
}

/** Most vehicles never assault; what they have instead is driving at men, the nearest of whom is meant. */
function assaultSought(rules: DustupBoard, view: DustupView, unit: Unit, enemy: Unit | undefined): readonly Act[] {
  if (!enemy) return [];
  if (!isVehicle(unit) || unit.hull.model.traits.includes('mayAssault'))
    return [{ do: 'assault', targets: [enemy.id] }];
  const men = nearestEnemy(rules, view, unit, other => !isVehicle(other));
  return [{ do: 'tankShock', target: (men ?? enemy).id }];
}

/** A shot at the very unit that was pressed. */
export function soughtAt(rules: DustupBoard, view: DustupView, question: Question, id: number): Act | undefined {
  const asked = question as DustupQuestion;
  const target = view.units[id];
  if (asked.kind !== 'act' || !target) return undefined;
  const unit = view.units[asked.unit.id]!;
  return target.side === unit.side ? undefined : rules.shotAt(view, question, unit, target);
}

/** Somebody whom only its own state keeps it from shooting at: then that is the reason to tell. */
function inAim(rules: DustupBoard, view: DustupView, unit: Unit): Unit | undefined {
  const [first] = rules.threatenedBy?.(view, unit) ?? [];
  return first === undefined ? undefined : view.units[first];
}

function nearestEnemy(
  rules: DustupBoard,
  view: DustupView,
  unit: Unit,
  isMeant: (enemy: Unit) => boolean = () => true,
): Unit | undefined {
  const from = placeOfUnit(view, unit);
  const far = (other: Unit): number => {
    const { x, y } = placeOfUnit(view, other);
    return Math.hypot(x - from.x, y - from.y);
  };
  return view.units
    .filter(other => other.side !== unit.side && isSeen(rules, view, other) && isMeant(other))
    .toSorted((a, b) => far(a) - far(b))[0];
}
