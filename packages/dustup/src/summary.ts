import type { Json } from '@sightline/kernel';
import type { Dustup } from './table.ts';

/** What an answer did to units and their figures: casualties, markers, confidence, and who moved or left. */
export function summary(before: Dustup, after: Dustup): Json {
  return after.units.flatMap((unit, i) => {
    const old = before.units[i];
    if (old === undefined) return [{ name: unit.who.name, now: 'detached' }];
    const changes: string[] = [];
    for (const state of ['untreated', 'stabilised', 'disabled', 'killed'] as const) {
      const more = count(after, i, state) - count(before, i, state);
      if (more !== 0) changes.push(`${more > 0 ? '+' : ''}${more} ${state}`);
    }
    if (unit.leaderless && !old.leaderless) changes.push('leader down');
    if (unit.suppression !== old.suppression)
      changes.push(unit.suppression === 1 ? '1 marker' : `${unit.suppression} markers`);
    if (unit.confidence !== old.confidence) changes.push(unit.confidence);
    if (unit.panicked !== old.panicked) changes.push(unit.panicked ? 'panicked' : 'calm again');
    if (unit.ordered.length > old.ordered.length) changes.push('order given');
    if (unit.onto.length > old.onto.length) changes.push('short of contact');
    if (unit.closeBy.length > old.closeBy.length) changes.push('face to face');
    if (unit.where !== old.where) changes.push(unit.where === 'table' ? 'on the table' : 'off the table');
    return changes.length === 0 ? [] : [{ name: unit.who.name, now: changes.join(', ') }];
  });
}

function count(table: Dustup, unit: number, state: string): number {
  return table.units[unit]!.figures.filter(id => table.figures[id]!.state === state).length;
}
