import { drill } from '@sightline/drill';
import { type Bot, playOut, randomBot, type Setup, SilentIo } from '@sightline/kernel';
import { chanceOf, dieOf, type Played, type Player, seedOfGame } from './played.ts';
import { PLAIN } from './setup.ts';

/** Nobody listens and nothing is kept: how the lab and `sim` play. */
export function playSilently(game: number, setup: Setup): Played {
  let moves = 0;
  const bot: Bot<unknown> = (question, look, chance, candidates) => {
    moves++;
    return randomBot(question, look, chance, candidates);
  };
  const table = drill.begin(setup);
  playOut(drill, table, new SilentIo(drill, table, { red: bot, blue: bot }, seedOfGame(game)));
  return { outcome: drill.outcome(table)!, moves, table };
}

export const silently: Player = {
  play: game => playSilently(game, PLAIN),
  luck: game => ({ chance: chanceOf(seedOfGame(game)), die: dieOf(seedOfGame(game)) }),
};
