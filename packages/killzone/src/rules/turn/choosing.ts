import type { Act } from '../../table/acts.ts';
import type { Killzone } from '../../table/table.ts';
import type { Figure } from '../../table/units.ts';
import { jumpsOf } from '../fire/acts.ts';
import { movesOf } from '../movement/choosing-ways.ts';
import { compulsionOn } from '../movement/compelled-movement.ts';
import { shotsOf } from '../shooting/choosing-targets.ts';
import { actsWithVehicles } from '../vehicles/choosing.ts';
import { whyNotPickUp } from '../winning/prizes.ts';
import { whyNotStop } from './group-action.ts';

export function actsOf(table: Killzone, figure: Figure): Act[] {
  const compulsion = compulsionOn(table, figure);
  const acts: Act[] = shotsOf(table, figure);
  acts.push(...movesOf(table, figure, compulsion), ...actsWithVehicles(table, figure));
  if (table.prizes.length > 0 && whyNotPickUp(table, figure).length === 0) acts.unshift({ do: 'pickUp' });
  acts.push(...jumpsOf(table, figure));
  if (whyNotStop(table, figure, compulsion).length === 0) acts.push({ do: 'done' });
  return acts;
}
