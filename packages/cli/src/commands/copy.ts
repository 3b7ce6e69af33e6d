import { copyStore, StoreTrouble } from '@sightline/server';
import type { Command } from '../command.ts';
import { complain, print } from '../terminal.ts';
import { say } from '../words/index.ts';

/** Copies all online games from one place to another, while they are played at the first. */
export const copy: Command = {
  name: 'copy',
  summary: say('copy.summary'),
  positionals: ['<from>', '<to>'],
  flags: {},
  more: [say('copy.places'), say('copy.more')],
  async run({ positionals: [from, to] }) {
    try {
      const games = await copyStore(from!, to!);
      print(say('copy.done', { games, to: to!.replace(/\/\/[^@/]*@/, '//') }));
      return 0;
    } catch (problem) {
      if (!(problem instanceof StoreTrouble)) throw problem;
      complain(problem.message);
      return 1;
    }
  },
};
