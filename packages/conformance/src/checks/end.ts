import {
  advance,
  answer,
  attempt,
  create,
  type Event,
  hashMatch,
  type Line,
  load,
  loadReplay,
  logOf,
  type Match,
  type MatchOptions,
  type Player,
  playReplay,
  replayOf,
  type Seat,
  type System,
  save,
  saveReplay,
  verify,
} from '@sightline/kernel';
import { Unfit } from '../failure.ts';
import { seatsOf, textOf } from '../place.ts';
import { checkPlain } from './plain-data.ts';

/** The match is over: with winners who have a seat, a sound table, and nothing left to answer. */
export function checkOver<T, E extends Event, V>(system: System<T, E, V>, match: Match<T>): void {
  const { outcome } = match;
  if (!outcome) throw new Unfit('ends', 'nobody is asked anything and the match is not over');
  const stranger = outcome.winners.find(seat => !seatsOf(match).includes(seat));
  if (stranger !== undefined) throw new Unfit('ends', `${stranger} wins without a seat`);
  if (system.words.outcome(outcome).trim() === '') throw new Unfit('words', 'there are no words for the outcome');
  checkPlain('match', match);
  const broken = system.broken(match.table);
  if (broken.length > 0) throw new Unfit('invariants', broken.join('; '));
  for (const seat of seatsOf(match)) {
    if (answer(system, match, seat, 0).length === 0) throw new Unfit('refusals', `${seat} answers after the end`);
  }
}

/** The replay gives the match again, from its file too, and every die in it is confirmed. */
export function checkReplay<T, E extends Event, V>(
  system: System<T, E, V>,
  match: Match<T>,
  heard: readonly Line<E>[],
): void {
  if (textOf(logOf(system, match)) !== textOf(heard)) throw new Unfit('replay', 'the log is not what was told in play');
  const replay = replayOf(system, match);
  if (hashMatch(playReplay(system, replay)) !== hashMatch(match)) throw new Unfit('replay', 'it ends in another match');
  const kept = load(save(match, replay.told), [system]);
  if (!kept.ok) throw new Unfit('save and load', `once it is over it is not believed: ${kept.problem.detail}`);
  if (textOf(kept.value.told) !== textOf(replay.told)) throw new Unfit('save and load', 'its report is told otherwise');
  const loaded = loadReplay(saveReplay(replay), [system]);
  if (!loaded.ok) throw new Unfit('replay', `its file cannot be loaded: ${loaded.problem.detail}`);
  const verdict = verify(system, loaded.value.replay);
  const { commitment, seed, wrong, confirmed, result } = verdict;
  if (!commitment || !seed || !result || wrong.length > 0 || confirmed !== match.draws) {
    throw new Unfit('replay', `it is not verified: ${textOf(verdict)}`);
  }
}

/** Bots that answer at once play the very game that was suspended at every question. */
export function checkInline<T, E extends Event, V>(
  system: System<T, E, V>,
  match: Match<T>,
  options: MatchOptions,
  bots: Readonly<Record<Seat, string>>,
): void {
  const players = Object.fromEntries(
    Object.entries(bots).map(([seat, bot]): [Seat, Player] => [seat, { kind: 'bot', bot }]),
  );
  const inline = create(system, { ...options, players });
  const run = attempt(() => advance(system, inline));
  if (!run.ok) throw new Unfit('inline play', run.why);
  if (hashMatch(inline) !== hashMatch(match)) throw new Unfit('inline play', 'it ends in another match');
}
