import { bearing, facesToward } from '@sightline/geometry/field';
import { type ArmourFace, classOn, type Hull } from '../../table/hulls.ts';
import type { Place } from '../../table/table.ts';

/** DU-VEH-020: the face that a vehicle shows to a place; on a dividing line the better armoured one counts. */
export function faceToward({ model, x, y, facing }: Hull, from: Place): ArmourFace {
  const faces = facesToward({ x, y }, bearing(facing), from);
  return faces.reduce((best, face) => (classOn(model, face) > classOn(model, best) ? face : best));
}
