import type { DustupBoard, DustupView, Place } from '@sightline/dustup';
import type { Odds } from '@sightline/kernel';
import { called, say } from '../../words/dustup.ts';
import type { Chance } from '../table-talk.ts';
import type { Changed } from './changes.ts';
import { sized } from './plain-rows.ts';
import { placeOfUnit } from './units.ts';

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

/** How far a unit gets that may fall short of where it wants to be in woods or a field: into them, or not; null in the open. */
export function partsToGround(
  rules: DustupBoard,
  view: DustupView,
  outcomes: Odds['outcomes'],
  { unit, goal }: { readonly unit: number; readonly goal: Place },
  odds: Odds,
): readonly Chance[] | null {
  const ground = rules.groundName(view, goal);
  if (ground === null || rules.groundName(view, placeOfUnit(view, view.units[unit]!)) === ground) return null;
  const ends = outcomes.map(({ outcome, chance }) => ({ chance, to: endOf(outcome, unit) }));
  if (ends.some(({ to }) => to === null)) return null;
  const share = (isInto: boolean): number =>
    ends.reduce((sum, { to, chance }) => sum + ((rules.groundName(view, to!) === ground) === isInto ? chance : 0), 0);
  const row = (id: 'intoIt' | 'shortOfIt', chance: number): Chance[] =>
    chance > 0
      ? [{ text: say(`dustup.plain.${id}`, { ground: called(ground) }), tone: 'fair', ...sized(chance, odds) }]
      : [];
  return [...row('intoIt', share(true)), ...row('shortOfIt', share(false))];
}

function endOf(outcome: unknown, id: number): Place | null {
  const changes = (outcome as Changed).flatMap(each => ('unit' in each && each.unit.id === id ? each.changes : []));
  return changes.flatMap(change => (change.is === 'goes' && change.to ? change.to : []))[0] ?? null;
}

/** By how many inches one outcome brings it on. */
export function inchesGone(outcome: unknown, id: number): number {
  const changes = (outcome as Changed).flatMap(each => ('unit' in each && each.unit.id === id ? each.changes : []));
  return Math.max(0, ...changes.map(change => (change.is === 'goes' ? change.inches : 0)));
}
