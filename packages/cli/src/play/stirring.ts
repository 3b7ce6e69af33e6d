import { commit, isEntropy, type MatchOptions, type Seat } from '@sightline/kernel';
import { dim, print } from '../terminal.ts';
import { say } from '../words/index.ts';
import type { Keyboard } from './keyboard.ts';

/** HS-DICE-003: the promise is shown first; then each person may type something that the dice will hang on. */
export async function askToStir(
  keyboard: Keyboard,
  { secret, players = {} }: Pick<MatchOptions, 'secret' | 'players'>,
): Promise<Readonly<Record<Seat, string>>> {
  print(say('play.promise', { commitment: commit(secret) }));
  print(dim(say('play.notePromise')));
  const stirs: Record<Seat, string> = {};
  for (const seat of Object.keys(players).filter(each => players[each]!.kind === 'person')) {
    const text = await stirOf(keyboard, seat);
    if (text !== '') stirs[seat] = text;
  }
  return stirs;
}

async function stirOf(keyboard: Keyboard, seat: Seat): Promise<string> {
  for (;;) {
    const text = (await keyboard.ask(say('play.stirWith', { seat })))?.trim() ?? '';
    if (text === '' || isEntropy(text)) return text;
    print(say('play.tooLongToStir'));
  }
}
