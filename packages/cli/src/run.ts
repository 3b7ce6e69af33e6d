import packageJson from '../package.json' with { type: 'json' };
import { parseArguments } from './arguments.ts';
import { type ExitCode, usageOf } from './command.ts';
import { commands, help } from './commands/index.ts';
import { complain, print } from './terminal.ts';
import { say } from './words/index.ts';

/** Runs the command that was typed. */
export async function run(typed: readonly string[]): Promise<ExitCode> {
  const [name = 'help', ...rest] = typed;
  if (name === '--version') {
    print(packageJson.version);
    return 0;
  }
  const asksForHelp = name === '--help' || name === '-h';
  const command = asksForHelp ? help : commands.find(known => known.name === name);
  if (!command) {
    complain(say('help.noCommand', { command: name }));
    return 2;
  }
  if (rest.includes('--help') || rest.includes('-h')) return run(['help', command.name]);
  const given = parseArguments(rest, command);
  if (given.ok) return command.run(given.value);
  complain(`${given.problem}\n${usageOf(command)}`);
  return 2;
}
