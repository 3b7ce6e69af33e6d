import { once } from '../dice/times.ts';
import { isWithinInches } from '../ground/measure.ts';
import { BURNS } from '../rules/fire/burning-hulls.ts';
import { isBurning } from '../rules/fire/fire.ts';
import { isInFieldOfFire, isOnCommand } from '../rules/mines/command-mines.ts';
import { FIELD_MILS, isKnown, mayBeField, stretchesInField } from '../rules/mines/minefields.ts';
import { stretchesNear } from '../rules/movement/tracks.ts';
import { armourOf } from '../rules/vehicles/armour.ts';
import { isSoft } from '../table/hulls.ts';
import type { Place } from '../table/table.ts';
import { ableCount, isVehicle, type Unit, type Vehicle } from '../table/units.ts';
import type { DustupView } from '../view/view.ts';
import { beatsTimes } from './fire.ts';

/** What losing a man is worth. */
const MAN = 0.25;
/** Of a unit that crosses a field about half walk through it, and about half of those who step on a mine are hurt. */
const CROSS = 0.5;
const HURT = 0.5;
/** DU-MINE-003: faces that set off a mine. */
const HIT_ON = 3;
/** What lies face down may be nothing. */
const UNSURE = 0.5;
/** DU-FIRE-004: about how many of those who come near a fire are burnt. */
const BURNT = 0.2;

/** What it costs to go along a way, by the mines and fires that a side knows of or has to reckon with. */
export function tollOfWay(view: DustupView, unit: Unit, way: readonly Place[]): number {
  if (view.mines.length === 0 && view.blazes.length === 0) return 0;
  if (isVehicle(unit)) return tollOfDriving(view, unit, way);
  let losses = 0;
  for (const mine of view.mines) {
    if (mine.side !== unit.side && !mine.removed && isOnCommand(mine) && way.some(at => isInFieldOfFire(mine, at)))
      losses += HURT * (mine.shown ? 1 : UNSURE);
    if (!mayBeField(mine, unit.side) || mine.kind === 'at') continue;
    const length = stretchesInField(mine, way).reduce((sum, { from, to }) => sum + to - from, 0);
    const steps = Math.ceil(length / FIELD_MILS);
    losses += steps * (HIT_ON / unit.die) * CROSS * HURT * (isKnown(mine, unit.side) ? 1 : UNSURE);
  }
  for (const fire of view.blazes) {
    if (isBurning(fire) && stretchesNear(way, fire, BURNS * 1000).length > 0) losses += BURNT;
  }
  return MAN * losses * ableCount(view, unit);
}

/** How many of the counters that lie face down hurt a vehicle, about, and what one that is stopped loses by its size. */
const UNDER_HULLS = 0.35;
const STOPPED = 0.8;

/** DU-MINE-005, DU-MINE-006: mines under the belly; whoever has a plough goes and looks for them (DU-MINE-014). */
function tollOfDriving(view: DustupView, unit: Vehicle, way: readonly Place[]): number {
  const { model } = unit.hull;
  if (model.traits.includes('minePlough')) return 0;
  const pierces = beatsTimes(once(12), armourOf(unit.hull, 'belly', 'none'));
  let stopped = 0;
  for (const mine of view.mines) {
    if (!mayBeField(mine, unit.side) || mine.kind === 'ap') continue;
    const length = stretchesInField(mine, way).reduce((sum, { from, to }) => sum + to - from, 0);
    stopped += Math.ceil(length / FIELD_MILS) * (isKnown(mine, unit.side) ? 1 : UNDER_HULLS);
  }
  const fires = view.blazes.filter(fire => isBurning(fire) && stretchesNear(way, fire, BURNS * 1000).length > 0);
  const burnt = isSoft(model) ? BURNT * fires.length : 0;
  return STOPPED * model.size * Math.min(1, pierces * stopped + burnt);
}

/** What it costs to stay where it burns. */
export function tollOfStaying(view: DustupView, unit: Unit, at: Place): number {
  const fires = view.blazes.filter(fire => isBurning(fire) && isWithinInches(at, fire, BURNS)).length;
  return MAN * BURNT * fires * ableCount(view, unit);
}
