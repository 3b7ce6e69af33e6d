import type { RuleId } from '@sightline/ledger';
import { outlineOfHull } from '../../ground/outline.ts';
import type { Figure } from '../../table/figures.ts';
import type { Dustup, DustupIo } from '../../table/table.ts';
import type { Vehicle } from '../../table/units.ts';
import { leaveIfFar } from '../casualties/toll.ts';
import { stepClear } from '../movement/step-clear.ts';

/** DU-CASEVAC-008, DU-AIR-060: whoever is alive of the wounded in a wreck lies beside it, with his own unit if it is near. */
export function layOutWounded(table: Dustup, io: DustupIo, vehicle: Vehicle, rule: RuleId): void {
  const { hull } = vehicle;
  const wounded = hull.evacuees.map(id => table.figures[id]!).filter(({ state }) => state !== 'killed');
  hull.evacuees = [];
  for (const figure of wounded) layBeside(table, io, vehicle, figure, rule);
}

function layBeside(table: Dustup, io: DustupIo, { hull, who }: Vehicle, figure: Figure, rule: RuleId): void {
  const unit = table.units[figure.unit]!;
  Object.assign(figure, { gone: false, x: hull.x, y: hull.y });
  stepClear(table, unit, outlineOfHull(hull));
  io.tell({ type: 'thrownOut', rule, unit: figure.who, vehicle: who });
  if (unit.where === 'table') leaveIfFar(table, io, figure);
  else figure.left = true;
}
