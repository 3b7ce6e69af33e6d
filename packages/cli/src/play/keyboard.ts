import { createInterface } from 'node:readline';
import { setImmediate } from 'node:timers/promises';
import { tellToEnd, whenToldToEnd } from '../told-to-end.ts';

/** Where a person types: a terminal, or a pipe that was filled beforehand. */
export interface Keyboard {
  /** The next line; null when there will be no more. */
  ask(prompt: string): Promise<string | null>;
  readonly isTerminal: boolean;
  close(): void;
}

/** Without history nobody can look up with an arrow key what the last person typed. */
export function openKeyboard(keepsHistory: boolean): Keyboard {
  const { stdin, stdout } = process;
  const isTerminal = stdin.isTTY === true;
  const reader = createInterface({
    input: stdin,
    ...(isTerminal ? { output: stdout } : {}),
    terminal: isTerminal,
    historySize: keepsHistory ? 100 : 0,
  });
  const lines: string[] = [];
  let isOver = false;
  let wake = (): void => {};
  reader.on('line', line => {
    lines.push(line);
    wake();
  });
  reader.on('close', () => {
    isOver = true;
    wake();
  });
  // Ctrl-C at a terminal is heard by the reader alone.
  reader.on('SIGINT', tellToEnd);
  const stay = whenToldToEnd(() => {
    reader.removeAllListeners('line').close();
    lines.length = 0;
  });

  return {
    isTerminal,
    close: () => {
      stay();
      reader.close();
    },
    async ask(prompt) {
      // A moment in which a signal is heard, however many lines are waiting.
      await setImmediate();
      if (isTerminal && !isOver) {
        reader.setPrompt(prompt);
        reader.prompt();
      } else stdout.write(prompt);
      if (lines.length === 0 && !isOver) await new Promise<void>(resolve => (wake = resolve));
      const line = lines.shift() ?? null;
      // What comes from a pipe is not echoed by anyone else, nor is the end of the last line.
      if (!isTerminal || line === null) stdout.write(`${line ?? ''}\n`);
      return line;
    },
  };
}
