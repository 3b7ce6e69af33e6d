import type { Seat } from '@sightline/kernel';
import type { DuelGame, Forfeit } from '../duel/game.ts';
import { type Series, secretOfGame } from '../duel/series.ts';
import { count, noScore } from '../sim/score.ts';
import { say } from './index.ts';
import { type ScoreNumbers, scoreNumbers, scoreWords } from './score.ts';

/** How many forfeits of a seat are spelled out. JSON has them all. */
const SPELLED_OUT = 5;

export function duelWords(series: Series, played: readonly DuelGame[]): string {
  const { system, options, limit } = series;
  return [
    say('duel.title', { system: system.title, scenario: options.scenario, seed: options.secret, limit }),
    ...scoreWords(scoreOf(series, played)),
    ...Object.keys(series.entrants).flatMap(seat => forfeitWords(seat, played)),
  ].join('\n');
}

export function duelJson(series: Series, played: readonly DuelGame[]): string {
  const { system, options, limit } = series;
  const games = played.map(({ replay: _file, ...game }, i) => ({
    game: i + 1,
    seed: secretOfGame(options.secret, i + 1),
    ...game,
  }));
  const { scenario, switches, secret: seed } = options;
  const head = { system: system.id, scenario, switches, seed, limit, memory: series.memory };
  return JSON.stringify({ ...head, ...scoreOf(series, played), played: games }, null, 2);
}

function scoreOf({ entrants }: Series, played: readonly DuelGame[]): ScoreNumbers {
  const score = noScore(Object.keys(entrants));
  for (const { outcome, steps } of played) count(score, outcome, steps);
  const names = Object.entries(entrants).map(([seat, entrant]): [Seat, string] => [
    seat,
    entrant.kind === 'bot' ? entrant.bot : entrant.words.join(' '),
  ]);
  return scoreNumbers(score, Object.fromEntries(names));
}

function forfeitWords(seat: Seat, played: readonly DuelGame[]): string[] {
  const lost = played.flatMap(({ forfeits }, i) =>
    forfeits.filter(forfeit => forfeit.seat === seat).map(forfeit => ({ game: i + 1, ...forfeit })),
  );
  if (lost.length === 0) return [];
  const spelled = lost
    .slice(0, SPELLED_OUT)
    .map(({ game, decision, reason, detail }) => say('duel.forfeit', { game, decision, reason, detail }));
  const rest = lost.length - spelled.length;
  return [
    say('duel.forfeits', { seat, decisions: lost.length, reasons: reasonsOf(lost) }),
    ...spelled,
    ...(rest > 0 ? [say('duel.moreForfeits', { count: rest })] : []),
  ];
}

function reasonsOf(forfeits: readonly Forfeit[]): string {
  const counts = new Map<string, number>();
  for (const { reason } of forfeits) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, times]) => say('duel.reasons', { times, reason })).join(', ');
}
