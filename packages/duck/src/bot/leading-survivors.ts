import type { LeadQuestion } from '../rules/missions/questions.ts';
import { rangeBetween } from '../rules/shooting/sight.ts';
import type { Survivor, Teamer } from '../table/figure.ts';
import { isDoorway } from './door-worth.ts';
import { isBombTicking, type Situation } from './situation.ts';
import { wayTo } from './way-to.ts';

/** DK-GAP-035: no farther from a Teamer do they dare to move. */
export const HEARTENING = 2;

/** The survivor whom a man leads: each has the man nearest to him who leads nobody yet; while a bomb ticks nobody waits. */
export function guidedBy(situation: Situation, man: Teamer): Survivor | null {
  const { table, men, survivors } = situation;
  if (survivors.length === 0 || isBombTicking(situation)) return null;
  const busy: Teamer[] = [];
  for (const survivor of survivors) {
    if (survivor.condition !== 'fit' || table.bridge.squares.includes(survivor.at)) continue;
    let guide: Teamer | null = null;
    for (const other of men) {
      if (busy.includes(other) || other.seat !== null) continue;
      const isNearer =
        guide === null || rangeBetween(table, other.at, survivor.at) < rangeBetween(table, guide.at, survivor.at);
      if (isNearer) guide = other;
    }
    if (guide === man) return survivor;
    if (guide) busy.push(guide);
  }
  return null;
}

/** What it costs to stand in a doorway while somebody is still to come through. */
const IN_THE_DOORWAY = 4;

/** Towards the bridge, and on it to the far end; but in nobody's way who has to go first. */
export function leadTo({ table, men }: Situation, { options }: LeadQuestion): { readonly to: number } {
  const { squares } = table.bridge;
  const home = wayTo(table, squares[0]!);
  let best = options[0]!;
  let least = Number.POSITIVE_INFINITY;
  for (const option of options) {
    const place = squares.indexOf(option.to);
    const isInTheWay = place < 0 && isDoorway(table, option.to) && men.some(({ at }) => home[at]! >= home[option.to]!);
    const way = place >= 0 ? -place : home[option.to]! + (isInTheWay ? IN_THE_DOORWAY : 0);
    if (way < least) [best, least] = [option, way];
  }
  return best;
}
