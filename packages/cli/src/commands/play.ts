import { type AnySystem, countPersons, create, type Match, PERSON } from '@sightline/kernel';
import type { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { readMatch } from '../files.ts';
import { changeHands } from '../play/change-hands.ts';
import { openKeyboard } from '../play/keyboard.ts';
import { playOn } from '../play/play-on.ts';
import { openSession } from '../play/session.ts';
import { failure, type Result, success } from '../result.ts';
import { SETUP_FLAGS, setUp, wishOf } from '../setup.ts';
import { complain } from '../terminal.ts';

export const play: Command = {
  name: 'play',
  summary: 'Plays a game in the terminal',
  positionals: ['<system>'],
  seats: { value: 'person|bot', about: 'who plays that seat; a person unless given' },
  flags: {
    ...SETUP_FLAGS,
    dice: { kind: 'text', value: 'entered', about: 'you roll real dice and type what they show' },
    'free-undo': { kind: 'on', about: 'one person alone may take back anything, dice and all' },
    load: { kind: 'text', value: 'file', about: 'goes on with a saved match' },
    save: { kind: 'text', value: 'file', about: 'where the match is saved, and its replay when it is over' },
  },
  more: [
    '  sightline play drill --blue greedy',
    '  sightline play drill --load evening.json --save evening.json',
    '',
    'Several persons share the screen. At the prompt, help says what you can type.',
  ],
  async run(given) {
    const misuse = whyNotPlay(given);
    const start = misuse ? failure(misuse) : await (given.has('load') ? oldMatch(given) : newMatch(given));
    if (!start.ok) {
      complain(start.problem);
      return given.has('load') && !misuse ? 1 : 2;
    }
    const { system, match } = start.value;
    const keyboard = openKeyboard(countPersons(match.players) === 1);
    const file = given.text('save') ?? given.text('load') ?? newFileName(system);
    const session = openSession(system, match, keyboard, file);
    return playOn(session, given.has('save'));
  },
};

interface Start {
  readonly system: AnySystem;
  readonly match: Match;
}

function whyNotPlay(given: Arguments): string | null {
  const fixed = ['scenario', 'mission', 'edition', 'seed', 'switch', 'dice', 'free-undo'].find(flag => given.has(flag));
  if (given.has('load') && fixed) return `a saved match has a --${fixed} of its own`;
  if (given.has('dice') && given.text('dice') !== 'entered') return '--dice can only be "entered"';
  return null;
}

async function newMatch(given: Arguments): Promise<Result<Start>> {
  const wish = await wishOf(given);
  if (!wish.ok) return wish;
  const options = setUp(wish.value, PERSON, {
    dice: given.has('dice') ? 'entered' : 'seeded',
    freeUndo: given.has('free-undo'),
  });
  if (!options.ok) return options;
  const { system } = wish.value;
  return success({ system, match: create(system, options.value) });
}

async function oldMatch(given: Arguments): Promise<Result<Start>> {
  const wanted = given.positionals[0]!;
  const file = await readMatch(given.text('load')!);
  if (!file.ok) return file;
  const { system, match } = file.value;
  if (system.id !== wanted) return failure(`${given.text('load')} is a match of ${system.id}, not of ${wanted}`);
  const problem = changeHands(system, match, given.seats);
  return problem ? failure(problem) : success({ system, match });
}

function newFileName(system: AnySystem): string {
  const now = new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
  return `sightline-${system.id}-${now}.json`;
}
