import { D6 } from '@sightline/kernel';
import { outlineOfHull } from '../../ground/outline.ts';
import type { Figure } from '../../table/figures.ts';
import type { Flyer } from '../../table/flight.ts';
import type { Dustup, DustupIo } from '../../table/table.ts';
import { becauseOf } from '../../table/telling.ts';
import { suffer } from '../casualties/harm.ts';
import { leaveIfFar } from '../casualties/toll.ts';
import { stepClear } from '../movement/step-clear.ts';
import { fateOf } from './fates.ts';

/**
 * DU-AIR-059, DU-AIR-060: the wounded who were being brought off are occupants like any: they roll if it came down hard,
 * and lie beside the wreck, with their own unit if it is near.
 */
export function layOutWounded(table: Dustup, io: DustupIo, craft: Flyer, isHard: boolean): void {
  const { hull } = craft;
  const wounded = hull.evacuees.map(id => table.figures[id]!);
  hull.evacuees = [];
  for (const figure of wounded) {
    if (isHard) shake(table, io, figure);
    if (figure.state === 'killed') continue;
    layBeside(table, io, craft, figure);
  }
}

function shake(table: Dustup, io: DustupIo, figure: Figure): void {
  const face = io.roll(D6, becauseOf(table, table.units[figure.unit]!, 'DU-AIR-059', 'crash', figure.id));
  const injury = fateOf(face);
  io.tell({ type: 'occupantFared', rule: 'DU-AIR-059', figure: figure.who, face, injury });
  suffer(table, io, figure, injury);
}

function layBeside(table: Dustup, io: DustupIo, { hull, who }: Flyer, figure: Figure): void {
  const unit = table.units[figure.unit]!;
  Object.assign(figure, { gone: false, x: hull.x, y: hull.y });
  stepClear(table, unit, outlineOfHull(hull));
  io.tell({ type: 'thrownOut', rule: 'DU-AIR-060', unit: figure.who, vehicle: who });
  if (unit.where === 'table') leaveIfFar(table, io, figure);
  else figure.left = true;
}
