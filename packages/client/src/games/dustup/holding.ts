import type { DustupBoard, DustupView, Place, Unit } from '@sightline/dustup';
import { called, decimal, say } from '../../words/dustup.ts';
import type { Note } from '../game.ts';
import { walked } from './from-there.ts';
import { faceToArrive } from './movement.ts';
import { isVehicle, placeOfUnit } from './units.ts';

/** What a way brings that is fought for, and from which face on: the ring within which one holds it may lie before its end. */
export function holdNotes(rules: DustupBoard, view: DustupView, unit: Unit, route: readonly Place[]): Note[] {
  if (isVehicle(unit) || !rules.endOfWay || !rules.standingOf) return [];
  const { die, march } = faceToArrive(rules, view, unit, route);
  const rolls = march === null ? Array.from({ length: die }, (_, i) => 2 * (i + 1)) : [march];
  const ends = rolls.map(points => ({ points, at: rules.endOfWay!(view, unit, route, points) }));
  const best = ends.at(-1)!.at;
  // What no roll brings near is not looked at roll by roll.
  return takenFrom(rules, view, unit, best).flatMap((objective): Note[] => {
    const first = ends.find(({ at }) => takenFrom(rules, view, unit, at).includes(objective))!;
    const from = placeOfUnit(view, unit);
    const inches = decimal(Math.hypot(first.at.x - from.x, first.at.y - from.y) / 1000, 1);
    const name = called(view.objectives[objective]!.name);
    const face = march === null ? first.points / 2 : undefined;
    return [{ text: say('dustup.wouldHold', { name, inches, face, die }), rule: 'DU-GAP-027' }];
  });
}

/** Those that its side would take at the end of the turn if it stood there, and would not as it stands. */
function takenFrom(rules: DustupBoard, view: DustupView, unit: Unit, at: Place): readonly number[] {
  const now = rules.standingOf?.(view).takes ?? [];
  const then = rules.standingOf?.(walked(view, unit, at)).takes ?? [];
  return then.flatMap((side, id) => (side === unit.side && now[id] !== unit.side ? [id] : []));
}
