import type { WeaponCard } from '../content/arms.ts';
import type { Entry } from '../rules/boarding/entry.ts';
import type { Boarding } from '../rules/boarding/order.ts';
import type { BoardingQuestion, EntryQuestion } from '../rules/boarding/questions.ts';
import { capacityOf, weightBorne } from '../rules/damage/burden.ts';
import { hasFor } from '../rules/damage/equipment.ts';
import type { Taker } from '../rules/event-cards/hand-out.ts';
import type { HandOutQuestion } from '../rules/event-cards/questions.ts';
import { gunOf } from '../rules/shooting/gun.ts';
import { goalsOf } from './errands.ts';
import type { Situation } from './situation.ts';
import { wayTo } from './way-to.ts';

/** The airlock from which the first thing to be done is nearest. */
export function entryFor(situation: Situation, { options }: EntryQuestion): Entry {
  const goals = goalsOf(situation);
  let best = options[0]!;
  let least = Number.POSITIVE_INFINITY;
  for (const entry of options) {
    const way = Math.min(...goals.map(({ at }) => wayTo(situation.table, at)[entry.square]!));
    if (way < least) [best, least] = [entry, way];
  }
  return best;
}

/** Guns that reach far go first; YOU and the medic keep behind them. */
const ORDER: readonly WeaponCard['effect']['kind'][] = ['burst', 'bullet', 'flame'];

/** Who stands next. */
export function boardingFor({ table }: Situation, { options }: BoardingQuestion): Boarding {
  let best = options[0]!;
  let least = Number.POSITIVE_INFINITY;
  for (const option of options) {
    if (option.do !== 'stand') continue;
    const man = table.figures[option.figure];
    if (man?.kind !== 'teamer') continue;
    const gun = gunOf(table, man)?.card.effect;
    const place = gun && !(gun.kind === 'bullet' && gun.half) ? ORDER.indexOf(gun.kind) : -1;
    const rank = (place < 0 ? ORDER.length : place) + (hasFor(table, man, 'treat') ? 5 : 0) + (man.leads ? 2 : 0);
    if (rank < least) [best, least] = [option, rank];
  }
  return best;
}

/** Things go to whoever has most strength to spare; what the mission hangs on, not to YOU. */
export function takerFor({ table }: Situation, { options }: HandOutQuestion): Taker {
  let best = options[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const man = option.figure === null ? undefined : table.figures[option.figure];
    if (man?.kind !== 'teamer') continue;
    const spare = 2 * (capacityOf(man) - weightBorne(table, man)) - (man.leads ? 1 : 0);
    if (spare > most) [best, most] = [option, spare];
  }
  return best;
}
