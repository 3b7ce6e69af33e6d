import type { Command } from '../command.ts';
import { helpOf } from '../command.ts';
import { systemIds } from '../systems.ts';
import { complain, print } from '../terminal.ts';
import { say } from '../words/index.ts';
import { columns } from '../words/layout.ts';
import { arms } from './arms.ts';
import { campaign } from './campaign.ts';
import { check } from './check.ts';
import { copy } from './copy.ts';
import { duel } from './duel.ts';
import { ledger } from './ledger.ts';
import { odds } from './odds.ts';
import { play } from './play.ts';
import { replay } from './replay.ts';
import { serve } from './serve.ts';
import { sim } from './sim.ts';
import { verify } from './verify.ts';

export const help: Command = {
  name: 'help',
  summary: say('help.summary'),
  positionals: ['[command]'],
  flags: {},
  more: [],
  async run({ positionals: [name] }) {
    if (name === undefined) {
      print(overview());
      return 0;
    }
    const command = commands.find(known => known.name === name);
    if (!command) {
      complain(say('help.noCommand', { command: name }));
      return 2;
    }
    print(helpOf(command));
    return 0;
  },
};

export const commands: readonly Command[] = [
  play,
  campaign,
  sim,
  duel,
  odds,
  replay,
  verify,
  check,
  serve,
  copy,
  ledger,
  arms,
  help,
];

function overview(): string {
  return [
    say('help.title'),
    '',
    say('help.usage'),
    '',
    ...columns(commands.map(({ name, summary }) => ({ left: name, right: summary }))),
    '',
    say('help.systems', { systems: systemIds }),
    say('help.try'),
  ].join('\n');
}
