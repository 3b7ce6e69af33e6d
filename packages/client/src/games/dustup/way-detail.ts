import type { Act, DustupBoard, DustupView, Unit } from '@sightline/dustup';
import { say } from '../../words/dustup.ts';
import { diceOfWay, faceToArrive, isCutShort } from './movement.ts';
import { towardsOf, wayText } from './naming-places.ts';
import { isVehicle, placeOfUnit } from './units.ts';

type Move = Extract<Act, { readonly do: 'move' }>;

/** How far and which way it leads, what the die is worth on it, and what has to be rolled; null for whoever stays. */
export function wayDetail(
  rules: DustupBoard,
  view: DustupView,
  unit: Unit,
  { route, facing, leave }: Move,
): string | null {
  const [from, goal] = [placeOfUnit(view, unit), route.at(-1)!];
  if (goal.x === from.x && goal.y === from.y) return null;
  const towards = towardsOf(rules, view, unit, goal);
  const way = wayText(from, goal, 1);
  const arrival = faceToArrive(rules, view, unit, route, leave);
  const isCut = isVehicle(unit) && isCutShort(rules, view, unit, route, facing ?? null);
  const there = isCut || arrival.isBarred ? say('dustup.cutShort') : say('dustup.there', arrival);
  const dice = diceOfWay(rules, view, unit, route, arrival);
  return [towards === null ? way : say('dustup.towards', { way, towards }), dice, there].filter(Boolean).join(' · ');
}
