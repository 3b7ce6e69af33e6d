import type { Seat } from '../io.ts';
import { isForShow, isPassedOn, type Offer, type Trigger } from '../offer.ts';
import type { Question } from '../question.ts';
import { countPersons, type Match } from './match.ts';

/**
 * Whether a question is passed on and nobody decides anything: a standing order covers it (HS-OFFER-004), or it is put only
 * for the eyes of others and nobody else looks (HS-VIEW-006).
 */
export function isPassedFor<T>(
  { players, standing }: Pick<Match<T>, 'players' | 'standing'>,
  seat: Seat,
  question: Question,
): boolean {
  if (question.kind !== 'react') return false;
  const offered = question as Offer<Trigger, unknown>;
  if (isPassedOn(standing, seat, offered)) return true;
  return isForShow(offered) && players[seat]?.kind === 'person' && countPersons(players) === 1;
}
