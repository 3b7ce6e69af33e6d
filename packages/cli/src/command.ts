import type { Arguments, Shape } from './arguments.ts';
import { widthOfScreen } from './terminal.ts';
import { say } from './words/index.ts';
import { columns, wrapWords } from './words/layout.ts';

/** 0: done. 1: something is wrong with what was asked about. 2: it was asked for in a wrong way. */
export type ExitCode = 0 | 1 | 2;

/** One word after `sightline`. */
export interface Command extends Shape {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** Examples and whatever else the help of the command says. */
  readonly more: readonly string[];
  run(given: Arguments): Promise<ExitCode>;
}

export function usageOf(command: Command): string {
  const flags = Object.entries(command.flags).map(([name, { kind, value, many }]) => {
    const flag = kind === 'on' ? `--${name}` : `--${name} ${value}`;
    return many ? `[${flag} ...]` : `[${flag}]`;
  });
  const seats = command.seats ? [`[--SEAT ${command.seats.value} ...]`] : [];
  const start = `${say('help.usageOf', { command: command.name })} `;
  const lines = wrapWords([...command.positionals, ...seats, ...flags], widthOfScreen(), ' '.repeat(start.length));
  return start + lines.join('\n').trimStart();
}

export function helpOf(command: Command): string {
  const flags = Object.entries(command.flags).map(([name, { kind, value, about }]) => ({
    left: kind === 'on' ? `--${name}` : `--${name} ${value}`,
    right: about,
  }));
  const seats = command.seats ? [{ left: `--SEAT ${command.seats.value}`, right: command.seats.about }] : [];
  const options = [...seats, ...flags];
  return [
    say('help.sentence', { summary: command.summary }),
    '',
    usageOf(command),
    ...(options.length > 0 ? ['', ...columns(options)] : []),
    ...(command.more.length > 0 ? ['', ...command.more] : []),
  ].join('\n');
}
