import { type AnySystem, handOver, type Match, type Seat } from '@sightline/kernel';
import { playerNamed, strangeSeat } from '../setup.ts';
import { refusalWords } from '../words/refusals.ts';

/** HS-SETUP-003: gives seats of a match to other players; says what is wrong, or null. */
export function changeHands(system: AnySystem, match: Match, named: ReadonlyMap<Seat, string>): string | null {
  const strange = strangeSeat(named, Object.keys(match.players));
  if (strange) return strange;
  for (const [seat, name] of named) {
    const refusals = handOver(system, match, seat, playerNamed(name)!);
    if (refusals.length > 0) return refusalWords(system, refusals);
  }
  return null;
}
