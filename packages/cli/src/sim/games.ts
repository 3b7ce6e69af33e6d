import {
  type AnySystem,
  attempt,
  type Bot,
  create,
  type Outcome,
  parseSeed,
  playOut,
  type Seat,
  SilentIo,
} from '@sightline/kernel';
import { diceSeedOf, matchOptionsOf, type Plan } from './plan.ts';
import { count, noScore, type Score } from './score.ts';

/** A run of games, from the number `from` up to but without `to`. */
export function playGames(system: AnySystem, plan: Plan, from: number, to: number): Score {
  const score = noScore(Object.keys(plan.bots));
  const bots = botsOf(system, plan);
  for (let game = from; game < to; game++) {
    const played = attempt(() => playGame(system, plan, bots, game));
    if (played.ok) count(score, played.value.outcome, played.value.steps);
    else {
      score.games++;
      score.crashes.push({ game, message: played.why });
    }
  }
  return score;
}

export function playGame(
  system: AnySystem,
  plan: Plan,
  bots: Readonly<Record<Seat, Bot<unknown>>>,
  game: number,
): { readonly outcome: Outcome; readonly steps: number } {
  const { table } = create(system, matchOptionsOf(plan, game));
  const steps = playOut(system, table, new SilentIo(system, table, bots, parseSeed(diceSeedOf(plan, game))));
  return { outcome: system.outcome(table)!, steps };
}

export function botsOf(system: AnySystem, plan: Plan): Record<Seat, Bot<unknown>> {
  return Object.fromEntries(Object.entries(plan.bots).map(([seat, name]) => [seat, system.bots[name]!]));
}
