import type { Damage } from '../../dice/damage.ts';
import type { Success } from '../../dice/rolls.ts';
import { timesKey } from '../../dice/times.ts';
import type { Flyer } from '../../table/flight.ts';
import { classOn } from '../../table/hulls.ts';
import { type Dustup, type Named, placeOf } from '../../table/table.ts';
import type { Unit } from '../../table/units.ts';
import type { Target } from '../shooting/target.ts';
import { armourOf, hitHull } from '../vehicles/armour.ts';
import { faceToward } from '../vehicles/faces.ts';

/** What anti-air fire came to. */
export interface AirHarm {
  readonly success: Success;
  readonly markers: number;
  readonly worst: Damage;
}

/** DU-AIR-050, DU-AIR-052: an aircraft in the air, as whoever has it in his sights fires at it. */
export function aircraftTarget(table: Dustup, firer: Unit, unit: Flyer, weapon: Named): Target<AirHarm> {
  const { hull } = unit;
  const face = faceToward(hull, placeOf(table, firer));
  return {
    who: unit.who,
    rule: 'DU-AIR-050',
    at: { x: hull.x, y: hull.y },
    side: unit.side,
    posture: [],
    armourClass: classOn(hull.model, face),
    column: 'point',
    ecm: unit.ecm,
    isCovered: false,
    isObscured: () => false,
    size: hull.model.size,
    units: [],
    ground: null,
    takesHits: true,
    told: rolled => ({
      type: 'aircraftShotAt',
      rule: 'DU-AIR-050',
      unit: firer.who,
      target: unit.who,
      weapon,
      face,
      ...rolled,
    }),
    whyMarked: () => null,
    keyOf: ({ impact }) => `aircraft ${timesKey(impact)} ${timesKey(armourOf(hull, face, 'none'))}`,
    strike(io, { success, hits, impact }) {
      // DU-AIR-052: without a hit even two dice are no more than a scare.
      if (hits === 0) return { success: success === 'major' ? 'minor' : success, markers: 0, worst: 'none' };
      const blow = { face, cover: 'none', hits, impact, most: 'destroyed' } as const;
      return { success, ...hitHull(table, io, unit, blow) };
    },
    bear: () => [],
  };
}
