import { D6 } from '@sightline/kernel';
import { isAble } from '../../table/figures.ts';
import type { Flyer } from '../../table/flight.ts';
import type { Dustup, DustupIo } from '../../table/table.ts';
import { becauseOf } from '../../table/telling.ts';
import { isVehicle, membersOf, passengersOf, type Unit } from '../../table/units.ts';
import { saveCargo } from '../cargo/losing.ts';
import { suffer } from '../casualties/harm.ts';
import { beforeAttack, quietFor } from '../casualties/under-attack.ts';
import { layOutWounded } from '../evacuation/laying-out.ts';
import { MOST_MARKERS } from '../suppression/suppress.ts';
import { end, leaveWreck } from '../vehicles/destruction.ts';
import { shakeInHold } from '../vehicles/hold.ts';
import { type Losses, perish, throwOut } from '../vehicles/passengers.ts';
import { fateOf } from './fates.ts';
import { shakeWounded } from './wounded-aboard.ts';

/** DU-AIR-059, DU-AIR-060: it is a wreck, and those who were in it come out of it, hurt or not. */
export function comeOutOfWreck(table: Dustup, io: DustupIo, unit: Flyer, isHard: boolean): void {
  const rule = isHard ? 'DU-AIR-059' : 'DU-AIR-060';
  const riders = passengersOf(table, unit);
  const losses = riders.map(rider => (isHard ? shake(table, io, rider) : unharmed(table, rider)));
  saveCargo(table, io, unit);
  if (isHard) shakeWounded(table, io, unit);
  layOutWounded(table, io, unit, 'DU-AIR-060');
  end(table, io, unit, rule);
  leaveWreck(table, unit);
  for (const [i, rider] of riders.entries()) {
    // Nobody carries out the dead.
    if (!isVehicle(rider) && membersOf(table, rider).length === 0) perish(table, io, rider, unit, rule);
    else throwOut(table, io, rider, unit, losses[i]!, { rule, markers: MOST_MARKERS, fromTheAir: isHard });
  }
}

function unharmed(table: Dustup, rider: Unit): Losses {
  return { before: beforeAttack(table, rider), casualties: 0 };
}

/** DU-AIR-059: man after man, in the order of the roster. */
function shake(table: Dustup, io: DustupIo, rider: Unit): Losses {
  const before = beforeAttack(table, rider);
  if (isVehicle(rider)) shakeInHold(table, io, rider, 'DU-AIR-059');
  const quiet = quietFor(table, io, rider);
  let casualties = 0;
  for (const figure of membersOf(table, rider)) {
    const face = quiet.roll(D6, becauseOf(table, rider, 'DU-AIR-059', 'crash', figure.id));
    const injury = fateOf(face);
    const wasAble = isAble(figure);
    quiet.tell({ type: 'occupantFared', rule: 'DU-AIR-059', figure: figure.who, face, injury });
    // DU-SHOOT-040: one who lay wounded already does not get up again.
    if (suffer(table, quiet, figure, injury) && wasAble) casualties++;
  }
  return { before, casualties };
}
