import { type AnySystem, advance, answer, type Match, type Player, type Seat } from '@sightline/kernel';
import { playerNamed, strangeSeat } from '../setup.ts';

/**
 * HS-SETUP-003: gives seats of a match to other players; says what is wrong, or null. The question that waits is put
 * afresh, so that a bot which took over answers it; envelopes of the others stay on the table.
 */
export function changeHands(system: AnySystem, match: Match, named: ReadonlyMap<Seat, string>): string | null {
  const strange = strangeSeat(named, Object.keys(match.players));
  if (strange) return strange;
  for (const [seat, name] of named) {
    const player = playerNamed(name)!;
    const misfit = whyNotPlayer(system, player);
    if (misfit) return misfit;
    match.players[seat] = player;
  }
  if (named.size === 0 || !match.pause) return null;
  const { asked } = match.pause;
  match.pause = null;
  advance(system, match);
  if (asked.kind !== 'sealed') return null;
  for (const { seat, given } of asked.asks) {
    if (given && match.players[seat]?.kind === 'person') answer(system, match, seat, given.answer);
  }
  return null;
}

function whyNotPlayer(system: AnySystem, player: Player): string | null {
  if (player.kind === 'person' || Object.hasOwn(system.bots, player.bot)) return null;
  return `there is no bot "${player.bot}"; there is ${Object.keys(system.bots).join(', ')}`;
}
