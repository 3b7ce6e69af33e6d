import type { Odds } from '@sightline/kernel';
import { say } from '../../words/dustup.ts';
import type { Chance } from '../table-talk.ts';
import type { Changed } from './changes.ts';
import { sized } from './plain-rows.ts';

/** More bars than this are a table. */
const BANDS = 3;

/** How far a unit gets on a way that is too long for any die: near, farther, farthest. */
export function partsOfWay(outcomes: Odds['outcomes'], unit: number, odds: Odds): readonly Chance[] {
  const gone = outcomes.map(({ outcome, chance }) => ({ chance, inches: inchesGone(outcome, unit) }));
  const reached = [...new Set(gone.map(({ inches }) => inches))].sort((a, b) => a - b);
  const size = Math.ceil(reached.length / BANDS);
  return Array.from({ length: Math.ceil(reached.length / size) }, (_, i): Chance => {
    const band = reached.slice(i * size, (i + 1) * size);
    const [from, to] = [band[0]!, band.at(-1)!];
    const chance = gone.reduce((sum, each) => sum + (band.includes(each.inches) ? each.chance : 0), 0);
    return { text: say('dustup.partOfWay', { from, to, one: from === to }), tone: 'fair', ...sized(chance, odds) };
  });
}

/** By how many inches one outcome brings it on. */
export function inchesGone(outcome: unknown, id: number): number {
  const changes = (outcome as Changed).flatMap(each => ('unit' in each && each.unit.id === id ? each.changes : []));
  return Math.max(0, ...changes.map(change => (change.is === 'goes' ? change.inches : 0)));
}
