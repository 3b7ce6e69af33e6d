import { unopposed } from '../../dice/rolls.ts';
import type { Dustup, DustupIo } from '../../table/table.ts';
import { becauseOf, tellOf } from '../../table/telling.ts';
import type { Unit } from '../../table/units.ts';

/** DU-MORALE-031: the quality die must beat the leadership value. */
export function leadershipTest(table: Dustup, io: DustupIo, unit: Unit): boolean {
  const rule = 'DU-MORALE-031';
  const { die, face, target, passed } = unopposed(io, unit.die, unit.lv, becauseOf(table, unit, rule, 'leadership'));
  tellOf(table, io, unit, { type: 'leadershipTested', rule, unit: unit.who, die, face, target, passed });
  return passed;
}
