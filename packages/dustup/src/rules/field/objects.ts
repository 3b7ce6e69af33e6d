import type { Moment } from '../../moments.ts';
import { type Dustup, type DustupIo, leaderOf, NONE } from '../../table.ts';
import { isAtBest } from '../../units.ts';

type Loss = Extract<Moment, { on: 'fell' | 'withdrew' | 'confidenceChanged' }>;

/** DU-GAP-023: a carrier that withdraws, breaks, routs or loses its leader drops what it carries where its leader stood. */
export function dropCarried(table: Dustup, io: DustupIo, moment: Loss): void {
  const unit = table.units[moment.unit]!;
  if (unit.carries === NONE) return;
  if (moment.on === 'fell' && !moment.leader) return;
  if (moment.on === 'confidenceChanged' && !isAtBest(unit, 'broken')) return;
  const objective = table.objectives[unit.carries]!;
  const at =
    moment.on === 'withdrew'
      ? moment.from
      : moment.on === 'fell'
        ? table.figures[moment.figure]!
        : leaderOf(table, unit);
  objective.x = at.x;
  objective.y = at.y;
  objective.carrier = NONE;
  unit.carries = NONE;
  io.tell({ type: 'dropped', rule: 'DU-GAP-023', unit: unit.who, objective: objective.name });
}
