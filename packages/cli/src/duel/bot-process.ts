import type { ChildProcess } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { LONGEST_LINE, type ToBot, writeMessage } from '@sightline/protocol';
import { failure, type Result, success } from '../result.ts';
import { say } from '../words/index.ts';
import type { Diary } from './diary.ts';
import { end, memoryOf, startLeashed } from './leash.ts';
import { lineSplitter } from './line-splitter.ts';

/** What came from a bot: a line, nothing in time, or its end. */
export type Heard =
  | { readonly kind: 'line'; readonly line: string }
  | { readonly kind: 'silence' }
  | { readonly kind: 'ended'; readonly how: string };

export interface BotProcess {
  send(message: ToBot): void;
  /** The next line that has not been read yet, waiting for it up to so many milliseconds. */
  hear(patience: number): Promise<Heard>;
  /** Lets it end by itself, and makes it if it does not. */
  stop(): Promise<void>;
}

/** How many lines are read ahead. A bot that writes more has to wait until it is read, and costs no memory. */
const READ_AHEAD = 10;
/** How long what it wrote is waited for once it has ended, in case something it started holds its output open. */
const LAST_WORDS_MS = 200;
/** How long it may take to leave by itself after the end of a game. */
const LEAVE_MS = 500;
/** How often it is looked how much memory it takes. */
const LOOK_MS = 250;

/** Starts a bot that may take so many megabytes, with whatever it starts. */
export async function startBot(
  [program, ...rest]: readonly [string, ...string[]],
  megabytes: number,
  diary: Diary,
): Promise<Result<BotProcess>> {
  const child = startLeashed(program, rest, 'pipe');
  const fault = await new Promise<Error | null>(resolve => {
    child.once('spawn', () => resolve(null));
    child.once('error', resolve);
  });
  if (fault) {
    end(child);
    diary.close();
    return failure(say('bot.cannotStart', { why: fault.message }));
  }
  child.stderr!.setEncoding('utf8').on('data', lineSplitter(LONGEST_LINE, diary.write));
  child.stderr!.once('close', diary.close);
  return success(converse(child, child.stdin!, child.stdout!, megabytes));
}

function converse(child: ChildProcess, stdin: Writable, stdout: Readable, megabytes: number): BotProcess {
  const lines: string[] = [];
  let ended: string | null = null;
  let wake = (): void => {};

  const hearLine = (line: string): void => {
    lines.push(line);
    if (lines.length >= READ_AHEAD) stdout.pause();
    wake();
  };
  const hearEnd = (how: string): void => {
    ended ??= how;
    clearInterval(watch);
    wake();
  };
  const endOf = (code: number | null, signal: string | null): string =>
    code === null ? say('bot.endedBy', { signal }) : say('bot.exitCode', { code });
  stdout.setEncoding('utf8').on('data', lineSplitter(LONGEST_LINE, hearLine));
  child.once('close', (code, signal) => hearEnd(endOf(code, signal)));
  child.once('exit', (code, signal) => setTimeout(hearEnd, LAST_WORDS_MS, endOf(code, signal)).unref());
  const watch = setInterval(() => {
    if (memoryOf(child) <= megabytes * 1_000_000) return;
    hearEnd(say('bot.tookMemory', { megabytes }));
    end(child);
  }, LOOK_MS).unref();
  // Writing to a bot that has gone is no error: its end is heard of in its turn.
  stdin.on('error', () => {});

  const take = (): Heard | null => {
    const line = lines.shift();
    if (lines.length < READ_AHEAD && stdout.isPaused()) stdout.resume();
    if (line !== undefined) return { kind: 'line', line };
    return ended === null ? null : { kind: 'ended', how: ended };
  };

  return {
    send: message => void stdin.write(writeMessage(message)),
    hear(patience) {
      const heard = take();
      if (heard || patience <= 0) return Promise.resolve(heard ?? { kind: 'silence' });
      return new Promise(resolve => {
        const finish = (): void => {
          clearTimeout(timer);
          wake = () => {};
          resolve(take() ?? { kind: 'silence' });
        };
        const timer = setTimeout(finish, patience);
        wake = finish;
      });
    },
    async stop() {
      stdin.end();
      stdout.resume();
      await hasLeft(child);
      clearInterval(watch);
      end(child);
      stdout.destroy();
      child.stderr?.destroy();
    },
  };
}

function hasLeft(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise(resolve => {
    const timer = setTimeout(resolve, LEAVE_MS);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
