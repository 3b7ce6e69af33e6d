import { sameJson } from '@sightline/kernel';
import type { Point, Spot } from '../games/game.ts';
import type { Option } from './use-considering.ts';

/** The option before or after the marked one, round and round. */
export function stepFrom(options: readonly Option[], marked: unknown, by: 1 | -1): unknown {
  if (options.length === 0) return undefined;
  const at = options.findIndex(({ answer }) => sameJson(answer, marked));
  if (at < 0) return options.at(by === 1 ? 0 : -1)?.answer;
  return options[(at + by + options.length) % options.length]?.answer;
}

/** The option whose place is next in a direction; without a marked place the first that has one. */
export function stepToward(options: readonly Option[], from: Spot | null, direction: Point): unknown {
  const placed = options.filter((option): option is Option & { spot: Spot } => option.spot !== null);
  if (!from) return placed[0]?.answer;
  const ahead = placed.flatMap(({ answer, spot }) => {
    const dx = spot.x - from.x;
    const dy = spot.y - from.y;
    const along = dx * direction.x + dy * direction.y;
    const aside = Math.abs(dx * direction.y - dy * direction.x);
    return along > 0 && aside <= along ? [{ answer, cost: along + 2 * aside }] : [];
  });
  return ahead.toSorted((a, b) => a.cost - b.cost)[0]?.answer;
}
