import { distance, INCH } from '@sightline/geometry/field';
import type { Json } from '@sightline/kernel';
import type { Dustup } from './table.ts';
import type { Fared } from './units.ts';

/** What an answer did to units and their figures: casualties, markers, confidence, and who moved or left. */
export function summary(before: Dustup, after: Dustup): Json {
  return after.units.flatMap((unit, i) => {
    const old = before.units[i];
    if (old === undefined) return [{ name: unit.who.name, now: 'detached' }];
    const changes: string[] = [];
    if (unit.fared !== old.fared || unit.assaulted.length > old.assaulted.length) changes.push(FARED[unit.fared]);
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
    if (unit.fared === old.fared) changes.push(...wayOf(before, after, i));
    if (unit.where !== old.where) changes.push(unit.where === 'table' ? 'on the table' : 'off the table');
    return changes.length === 0 ? [] : [{ name: unit.who.name, now: changes.join(', ') }];
  });
}

/** How far the leader has gone, to the inch; whoever takes a fallen leader's place has gone nowhere. */
function wayOf(before: Dustup, after: Dustup, unit: number): string[] {
  const { leader } = after.units[unit]!;
  const gone = Math.round(distance(before.figures[leader]!, after.figures[leader]!) / INCH);
  if (gone === 0 || leader !== before.units[unit]!.leader) return [];
  return [gone === 1 ? 'goes 1 inch' : `goes ${gone} inches`];
}

const FARED: Readonly<Record<Fared, string>> = {
  none: '',
  hangsBack: 'hangs back',
  losesHeart: 'loses heart',
  goesIn: 'drives them off',
  fallsShort: 'goes in and falls short (fire at it not counted)',
  inContact: 'goes in and meets them (combat not counted)',
  givesWay: 'gives way',
  wins: 'wins the combat',
  loses: 'is beaten in combat',
};

function count(table: Dustup, unit: number, state: string): number {
  return table.units[unit]!.figures.filter(id => table.figures[id]!.state === state).length;
}
