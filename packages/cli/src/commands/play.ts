import { type AnySystem, AUDIENCE, countPersons, PERSON } from '@sightline/kernel';
import type { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { type OpenGame, openNew, openSaved } from '../open.ts';
import { habitsOf, SCREEN_FLAGS } from '../play/habits.ts';
import { type Keyboard, openKeyboard } from '../play/keyboard.ts';
import { playOn } from '../play/play-on.ts';
import { openSession } from '../play/session.ts';
import { askToStir } from '../play/stirring.ts';
import { failure, type Result, success } from '../result.ts';
import { SETUP_FLAGS, setUp, wishOf } from '../setup.ts';
import { complain } from '../terminal.ts';
import { say } from '../words/index.ts';

export const play: Command = {
  name: 'play',
  summary: say('play.summary'),
  positionals: ['<system>'],
  seats: { value: 'person|bot', about: say('play.seats') },
  flags: {
    ...SETUP_FLAGS,
    dice: { kind: 'text', value: 'entered', about: say('play.dice') },
    'free-undo': { kind: 'on', about: say('play.freeUndo') },
    stir: { kind: 'on', about: say('play.stir') },
    load: { kind: 'text', value: 'file', about: say('play.load') },
    save: { kind: 'text', value: 'file', about: say('play.save') },
    ...SCREEN_FLAGS,
  },
  more: [
    '  sightline play drill --blue greedy',
    '  sightline play drill --load evening.json --save evening.json',
    '',
    say('play.more'),
  ],
  async run(given) {
    const misuse = whyNotPlay(given);
    const start = misuse ? failure(misuse) : await (given.has('load') ? oldGame(given) : newGame(given));
    if (!start.ok) {
      complain(start.problem);
      return given.has('load') && !misuse ? 1 : 2;
    }
    const { game, keyboard } = start.value;
    const file = given.text('save') ?? given.text('load') ?? newFileName(game.rules.system);
    return playOn(openSession(game, keyboard, file, habitsOf(given)), given.has('save'));
  },
};

function whyNotPlay(given: Arguments): string | null {
  const fixed = ['scenario', 'mission', 'edition', 'seed', 'switch', 'dice', 'free-undo', 'stir'].find(flag =>
    given.has(flag),
  );
  if (given.has('load') && fixed) return say('play.fixed', { option: fixed });
  if (given.has('dice') && given.text('dice') !== 'entered') return say('play.onlyEntered');
  return null;
}

/** A game, and where it is played. */
interface Start {
  readonly game: OpenGame;
  readonly keyboard: Keyboard;
}

async function newGame(given: Arguments): Promise<Result<Start>> {
  const wish = await wishOf(given);
  if (!wish.ok) return wish;
  const options = setUp(wish.value, PERSON, {
    dice: given.has('dice') ? 'entered' : 'seeded',
    freeUndo: given.has('free-undo'),
  });
  if (!options.ok) return options;
  const keyboard = openKeyboard(countPersons(options.value.players ?? {}) === 1);
  const stirs = given.has('stir') ? await askToStir(keyboard, options.value) : {};
  return success({ game: openNew(wish.value, options.value, stirs), keyboard });
}

async function oldGame(given: Arguments): Promise<Result<Start>> {
  const game = await openSaved(given.text('load')!, given.positionals[0]!, given.seats);
  if (!game.ok) return game;
  return success({ game: game.value, keyboard: openKeyboard(game.value.at(AUDIENCE).now().ours.length === 1) });
}

function newFileName(system: AnySystem): string {
  const now = new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
  return `sightline-${system.id}-${now}.json`;
}
