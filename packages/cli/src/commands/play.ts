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
    load: { kind: 'text', value: 'file', about: say('play.load') },
    save: { kind: 'text', value: 'file', about: say('play.save') },
  },
  more: [
    '  sightline play drill --blue greedy',
    '  sightline play drill --load evening.json --save evening.json',
    '',
    say('play.more'),
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
  const fixed = ['scenario', 'mission', 'seed', 'switch', 'dice', 'free-undo'].find(flag => given.has(flag));
  if (given.has('load') && fixed) return say('play.fixed', { option: fixed });
  if (given.has('dice') && given.text('dice') !== 'entered') return say('play.onlyEntered');
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
  if (system.id !== wanted)
    return failure(say('play.otherSystem', { file: given.text('load'), system: system.id, wanted }));
  const problem = changeHands(system, match, given.seats);
  return problem ? failure(problem) : success({ system, match });
}

function newFileName(system: AnySystem): string {
  const now = new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
  return `sightline-${system.id}-${now}.json`;
}
