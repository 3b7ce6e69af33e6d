import { isAble } from '../../table/figures.ts';
import { isAirborne } from '../../table/flight.ts';
import type { Change, Changed } from '../../table/summary.ts';
import type { Dustup } from '../../table/table.ts';
import type { Unit } from '../../table/units.ts';
import { stateAfter } from '../casualties/harm.ts';
import { MOST_MARKERS } from '../suppression/suppress.ts';
import type { Caught } from './one-attack.ts';
import type { Toll } from './toll.ts';

/** What an attack comes to, said as `summary` says it of a table that has borne it. */
export function changesBy(table: Dustup, toll: Toll, caught: Caught): Changed[] {
  const met = new Set<Unit>(caught.keys());
  for (const figure of toll.figures.keys()) met.add(table.units[figure.unit]!);
  for (const piece of toll.pieces.keys()) if (table.units[piece.servedBy]) met.add(table.units[piece.servedBy]!);
  const units = [...met]
    .sort((a, b) => a.id - b.id)
    .map((unit): Changed => ({ unit: unit.who, changes: changesOf(table, unit, toll, caught) }));
  const buildings = [...toll.buildings].map(([{ id, falls }, { damage }]): Changed => {
    const end = falls === 'breach' ? 'breached' : 'destroyed';
    return { building: id, changes: [{ is: damage === 'destroyed' ? end : 'damaged' }] };
  });
  return [...units, ...buildings].filter(({ changes }) => changes.length > 0);
}

function changesOf(table: Dustup, unit: Unit, toll: Toll, caught: Caught): Change[] {
  const changes: Change[] = [];
  const men = unit.figures.map(id => {
    const figure = table.figures[id]!;
    return { figure, after: stateAfter(figure, toll.figures.get(figure) ?? 'none') };
  });
  for (const state of ['untreated', 'stabilised', 'disabled', 'killed'] as const) {
    const by = men.reduce(
      (sum, { figure, after }) => sum + Number(after === state) - Number(figure.state === state),
      0,
    );
    if (by !== 0) changes.push({ is: state, by });
  }
  changes.push(...gunOf(table, unit, toll));
  const isLeaderDown = men.some(({ figure, after }) => figure.id === unit.leader && isAble(figure) && after !== 'able');
  if (isLeaderDown && !unit.leaderless) changes.push({ is: 'leaderDown' });
  const harm = unit.hull === null ? undefined : toll.hulls.get(unit);
  if (harm !== undefined && harm.markers > 0) changes.push({ is: 'damaged' });
  if (harm?.worst === 'destroyed') changes.push({ is: 'destroyed' });
  const isThere =
    unit.hull === null
      ? men.some(({ figure, after }) => after === 'able' && !figure.left)
      : harm?.worst !== 'destroyed';
  const isMarked = caught.has(unit) && isThere && unit.suppression < MOST_MARKERS && !isAirborne(unit);
  if (isMarked) changes.push({ is: 'markers', now: unit.suppression + 1 });
  return changes;
}

function gunOf(table: Dustup, unit: Unit, toll: Toll): Change[] {
  const piece = table.pieces[unit.piece];
  const injury = piece === undefined ? 'none' : (toll.pieces.get(piece) ?? 'none');
  if (injury === 'killed') return [{ is: 'gunRuined' }];
  return injury === 'wounded' && piece!.state === 'whole' ? [{ is: 'gunDisabled' }] : [];
}
