import type { DustupBoard, DustupView, Unit } from '@sightline/dustup';
import type { Nameplate } from '../../board/Nameplates.tsx';
import { say } from '../../words/dustup.ts';
import type { Spot } from '../game.ts';
import { besideHull, spotOfHull } from './hulls.ts';
import { shownAt } from './land.ts';
import { isFit, isOnTable, isSeen, isVehicle, markOf, nameOf } from './units.ts';

/** How far a figure reaches round its middle, in inches. */
const ROUND = 0.5;

/** What every unit that is seen is called, and what keeps it from fighting as it would. */
export function nameplates(rules: DustupBoard, view: DustupView): readonly Nameplate[] {
  return view.units
    .filter(unit => isOnTable(unit) && isSeen(rules, view, unit) && !(isVehicle(unit) && !isFit(rules, view, unit)))
    .flatMap(unit => {
      const at = spotOfUnit(rules, view, unit);
      return at
        ? [
            {
              figure: unit.id,
              name: nameOf(rules, unit.who),
              marks: marksOf(unit),
              asides: asidesOf(unit),
              mark: markOf(unit),
              at,
              men: menOf(rules, view, unit, at),
            },
          ]
        : [];
    });
}

/** A unit that stands on the table and is seen, with all of its figures. */
export function areaOf(rules: DustupBoard, view: DustupView, id: number): Spot | null {
  const unit = view.units[id];
  return unit && isOnTable(unit) && isSeen(rules, view, unit) ? spotOfUnit(rules, view, unit) : null;
}

function spotOfUnit(rules: DustupBoard, view: DustupView, unit: Unit): Spot | null {
  if (isVehicle(unit)) return spotOfHull(rules, view, unit.hull);
  const places = rules.membersOf(view, unit).map(figure => shownAt(view, figure));
  if (places.length === 0) return null;
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - ROUND, Math.min(...ys) - ROUND];
  return { x, y, width: Math.max(...xs) + ROUND - x, height: Math.max(...ys) + ROUND - y };
}

/** Every man by himself; a vehicle with what hangs beside it. */
function menOf(rules: DustupBoard, view: DustupView, unit: Unit, at: Spot): readonly Spot[] {
  if (isVehicle(unit)) return [at, ...besideHull(rules, view, unit)];
  return rules.membersOf(view, unit).map(figure => {
    const { x, y } = shownAt(view, figure);
    return { x: x - ROUND, y: y - ROUND, width: 2 * ROUND, height: 2 * ROUND };
  });
}

/** How its nerve stands is said as soon as it is worse than at the start. */
function marksOf({ suppression, confidence, startConfidence, panicked, leaderless }: Unit): readonly string[] {
  return [
    suppression > 0 && say('dustup.plates.suppressed', { markers: suppression }),
    panicked && say('dustup.panicked'),
    leaderless && say('dustup.leaderless'),
    isShaken({ confidence, startConfidence }) && say(`dustup.confidences.${confidence}`),
  ].filter(mark => typeof mark === 'string');
}

type Nerve = Pick<Unit, 'confidence' | 'startConfidence'>;

const isLower = ({ confidence, startConfidence }: Nerve): boolean =>
  confidence !== startConfidence && confidence !== 'confident';
const isShaken = (nerve: Nerve): boolean => isLower(nerve) && nerve.confidence !== 'steady';

/** Who is steady still does all that he could: no alarm, though he is not what he was. */
function asidesOf(unit: Unit): readonly string[] {
  return isLower(unit) && !isShaken(unit) ? [say('dustup.plates.steady')] : [];
}
