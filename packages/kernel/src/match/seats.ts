import type { Hands } from '../io/seeded.ts';
import type { Event, Seat } from '../io.ts';
import { sameJson } from '../json.ts';
import { PASS, type StandingOrder } from '../offer.ts';
import type { Refusal } from '../refusal.ts';
import type { System } from '../system.ts';
import { type Match, type Player, whyNotSit } from './match.ts';
import { isPassedFor } from './passing.ts';
import { answer, askAfresh } from './run.ts';

/** HS-SETUP-003: gives a seat to another player at any time. A bot answers at once what the seat is being asked. */
export function handOver<T, E extends Event, V>(
  system: System<T, E, V>,
  match: Match<T>,
  seat: Seat,
  player: Player,
  hands: Hands<E> = {},
): readonly Refusal[] {
  const refusals = whyNotSit(system, Object.keys(match.players), seat, player);
  if (refusals.length > 0) return refusals;
  match.players = { ...match.players, [seat]: player };
  putAfresh(system, match, hands);
  return [];
}

/** HS-OFFER-004: from now on the seat passes on such offers; on the one it is being made it does so itself. */
export function leaveOrder<T, E extends Event, V>(
  system: System<T, E, V>,
  match: Match<T>,
  order: StandingOrder,
  hands: Hands<E> = {},
): void {
  withdrawOrder(match, order);
  match.standing = [...match.standing, order];
  if (match.pause?.asked.kind !== 'ask') return;
  const { seat, question } = match.pause.asked;
  if (isPassedFor(match, seat, question)) answer(system, match, seat, PASS, hands);
}

export function withdrawOrder<T>(match: Match<T>, order: StandingOrder): void {
  match.standing = match.standing.filter(other => !sameJson(other, order));
}

/** The waiting question once more, for whoever answers now; envelopes that persons have closed stay on the table. */
function putAfresh<T, E extends Event, V>(system: System<T, E, V>, match: Match<T>, hands: Hands<E>): void {
  if (!match.pause) return;
  const { asked } = match.pause;
  askAfresh(system, match, hands);
  if (asked.kind !== 'sealed') return;
  for (const { seat, given } of asked.asks)
    if (given && match.players[seat]?.kind === 'person') answer(system, match, seat, given.answer, hands);
}
