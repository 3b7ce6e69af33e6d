import { directionTowards, vectorBetween } from '@sightline/geometry/grid';
import { D6, offer } from '@sightline/kernel';
import { effectOf, TABLES } from '../../content/deck.ts';
import { centreOfModule } from '../../ship/places.ts';
import { planOf } from '../../ship/plan.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Teamer } from '../../table/figure.ts';
import { figureOf, seatOf, TEAM_SEATS, teamers } from '../../table/figures.ts';
import type { DuckReaction } from '../../table/questions.ts';
import type { DuckTable } from '../../table/table.ts';
import { thrownAgainst } from '../damage/protection.ts';
import { suffer } from '../damage/suffer.ts';
import { duck } from '../shooting/duck-under-fire.ts';
import { burstOutcome } from '../shooting/effect.ts';
import { canDuck } from '../shooting/line-of-fire.ts';
import type { Ducker } from '../shooting/reactions.ts';
import { rangeBetween, seesSquare } from '../shooting/sight.ts';
import { makeNoise } from '../threats/noise.ts';
import type { SentryAimed } from './reactions.ts';

/** DK-DUCK-005: he may dive from this shot as from any other. */
const diveFromSentry: DuckReaction<SentryAimed, Ducker> = {
  on: 'sentryAimed',
  rule: 'DK-DUCK-005',
  choices(table, { target }, seat) {
    const man = figureOf(table, target);
    return canDuck(man) && seatOf(man) === seat ? [{ do: 'duck', figure: target }] : [];
  },
  take: (table, io, _shot, { figure }) => duck(table, io, figure),
};

/**
 * R12: one HEMG shot from the middle of the module at the nearest Teamer who sees it; then it is empty. From one who
 * dives it turns to the next, if there is one (DK-DUCK-005).
 */
export function fireSentryGun(table: DuckTable, io: DuckIo, module: number): void {
  const at = centreOfModule(table, module);
  const targets = teamers(table)
    .filter(man => seesSquare(table, man, at))
    .sort((a, b) => rangeBetween(table, at, a.at) - rangeBetween(table, at, b.at) || a.id - b.id);
  for (const target of targets) {
    const hasDived = divesFrom(table, io, at, target);
    if (!hasDived || target === targets.at(-1)) return burst(table, io, at, target, hasDived);
  }
}

function divesFrom(table: DuckTable, io: DuckIo, at: number, target: Teamer): boolean {
  const wasDown = target.ducked;
  io.tell({ type: 'sentryAimed', rule: 'DK-GAP-043', at, target: target.id });
  offer([diveFromSentry], TEAM_SEATS, table, io, { on: 'sentryAimed', at, target: target.id });
  return target.ducked && !wasDown;
}

function burst(table: DuckTable, io: DuckIo, at: number, target: Teamer, hasDived: boolean): void {
  const { dice, kill } = effectOf(TABLES.mounted.sentry, 'burst');
  const outcome = thrownAgainst(target.protection, () => {
    let score = 0;
    for (let i = 0; i < dice; i++) {
      const face = io.roll(D6, { rule: 'DK-GAP-043', purpose: 'sentryGun', figure: target.id });
      score += hasDived ? Math.max(1, face - 1) : face;
    }
    io.tell({ type: 'sentryFired', rule: 'DK-GAP-043', at, target: target.id, score });
    return burstOutcome(score, kill);
  });
  const { dx, dy } = vectorBetween(planOf(table.arena).grid, at, target.at);
  const back = dx === 0 && dy === 0 ? undefined : directionTowards(dx, dy);
  const square = target.at;
  suffer(table, io, target, outcome, { by: null, means: 'shot', rule: 'DK-GAP-043' }, back);
  makeNoise(table, io, at, null, [square]);
}
