import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { attempt, type Seat } from '@sightline/kernel';
import { failure, type Result, success } from '../result.ts';
import { say } from '../words/index.ts';

/** What a bot writes to standard error, as far as anybody wants to read it. */
export interface Diary {
  write(line: string): void;
  close(): void;
}

/** How much of it is kept of a game. */
const LONGEST_DIARY = 1_000_000;

/** In a file of the folder, or passed on with the seat before each line. */
export function openDiary(folder: string | null, seat: Seat, game: number): Result<Diary> {
  if (folder === null) {
    const pass = (line: string): void => void process.stderr.write(`[${seat}] ${visible(line)}\n`);
    return success(bounded(pass, () => {}));
  }
  const opened = attempt(() => {
    mkdirSync(folder, { recursive: true });
    return openSync(join(folder, `game-${game}-${seat}.stderr.txt`), 'w');
  });
  if (!opened.ok) return failure(say('files.cannotWrite', { path: folder, why: opened.why }));
  const file = opened.value;
  // A full disk costs the bot its diary and nobody a game.
  const write = (line: string): void => void attempt(() => writeSync(file, `${line}\n`));
  return success(bounded(write, () => closeSync(file)));
}

/** What comes after so much is dropped, and that is said once. */
function bounded(write: (line: string) => void, close: () => void): Diary {
  let left = LONGEST_DIARY;
  return {
    close,
    write(line) {
      if (left <= 0) return;
      write(line.slice(0, left));
      left -= line.length + 1;
      if (left <= 0) write(say('bot.diaryFull', { characters: LONGEST_DIARY }));
    },
  };
}

/** What a bot writes must not move the cursor of whoever reads it. */
function visible(line: string): string {
  return line.replaceAll(/[^\t\P{Cc}]/gu, '·');
}
