import type { DustupBoard, DustupView, Unit } from '@sightline/dustup';
import { called, list, say } from '../../words/dustup.ts';
import type { Act as Deed } from '../table-talk.ts';
import { activationOf, supportOf } from './activation.ts';
import { wayText } from './naming-places.ts';
import { isVehicle, placeOfUnit } from './units.ts';

/** A unit to activate says what its activation is bound to come to, or else what it has besides rifles. */
export function activateAct(rules: DustupBoard, view: DustupView, unit: Unit): Deed {
  const bound = activationOf(rules, view, unit);
  const detail = bound?.brief ?? supportOf(rules, view, unit);
  return {
    deed: isVehicle(unit) ? 'drive' : 'move',
    apart: true,
    ...(detail === null ? {} : { detail }),
    ...(bound === null ? {} : { means: bound.means }),
  };
}

/** DU-MORALE-034, DU-MORALE-035: any man will do; what differs is where the unit is measured from, and what he carries. */
export function leaderAct(rules: DustupBoard, view: DustupView, unit: number, id: number): Deed {
  const figure = view.figures[id]!;
  const arms = list(figure.weapons.map(weapon => called(rules.weaponName(view, weapon)).toLowerCase()));
  const lost = view.units[unit]!;
  const way = wayText(view.figures[lost.fallen] ?? placeOfUnit(view, lost), figure, 1);
  return {
    deed: 'order',
    apart: true,
    detail: say('dustup.leaderDetail', { arms, way }),
    means: say('dustup.about.newLeader'),
  };
}
