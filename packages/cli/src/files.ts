import { createReadStream } from 'node:fs';
import { mkdir, open, realpath, rename, rm, stat } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type FileProblem, LARGEST_FILE, problemSentence, type Report, readReport } from '@sightline/kernel';
import { type Opened, openGame } from '@sightline/shelf';
import { type Failure, failure, type Result, success } from './result.ts';
import { shelf } from './systems.ts';
import { house } from './words/house.ts';
import { say } from './words/index.ts';

/** A file that a match can be had from, with the rules that it was begun under. */
export type GameFile = Opened;

export interface UnreadFile extends Failure {
  /** Where there are no rules to play it by: what it says of itself. */
  readonly report?: Report;
}

export async function readGameFile(
  path: string,
): Promise<{ readonly ok: true; readonly value: GameFile } | UnreadFile> {
  const text = await readText(path);
  if (!text.ok) return text;
  const read = await openGame(text.value, shelf);
  if (read.ok) return read;
  const unread = failure(fileProblemWords(path, read.problem));
  const report = LACKS_RULES.has(read.problem.code) ? readReport(text.value) : null;
  return report?.ok ? { ...unread, report: report.value } : unread;
}

/** What is wrong with such a file is that nobody here can play it. */
const LACKS_RULES: ReadonlySet<FileProblem['code']> = new Set(['future', 'otherRules', 'noEdition']);

export async function readMatch(path: string): Promise<Result<GameFile>> {
  const file = await readGameFile(path);
  if (!file.ok || file.value.kind === 'match') return file;
  return failure(say('files.isReplay', { path }));
}

/**
 * Written beside and then put in place: a file that was there stays whole whatever happens on the way. Two programs
 * that write the same file do it one after the other, each beside under a name of its own.
 */
export async function writeWhole(path: string, text: string): Promise<Result<string>> {
  // Where a link leads to a file, that one is written; the link stays.
  const place = await realpath(path).catch(() => path);
  const isFile = await stat(place).then(
    there => there.isFile() || there.isDirectory(),
    () => true,
  );
  // A device or a socket could be replaced by a file, if one may: whoever names it does not mean that.
  if (!isFile) return failure(say('files.cannotWrite', { path, why: say('files.notAFile') }));
  const part = `${place}.${process.pid}-${++written}.part`;
  try {
    await mkdir(dirname(place), { recursive: true });
    await writeDown(part, text);
    await rename(part, place);
    return success(path);
  } catch (thrown) {
    await rm(part, { force: true }).catch(() => {});
    return failure(say('files.cannotWrite', { path, why: reasonOf(thrown) }));
  }
}

let written = 0;

/** On the disk and not only on its way there, before anything is replaced by it. */
async function writeDown(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Where else a file may be kept when it can't be where it should: a full disk is seldom the only one. */
export async function writeElsewhere(path: string, text: string): Promise<string | null> {
  for (const folder of [homedir(), tmpdir()]) {
    const other = join(folder, basename(path));
    if (other === resolve(path)) continue;
    const saved = await writeNew(other, text);
    if (saved !== null) return saved;
  }
  return null;
}

/** Never over a file that has nothing to do with this: under the next name that is free. */
async function writeNew(path: string, text: string): Promise<string | null> {
  for (let number = 1; number <= 99; number++) {
    const free = number === 1 ? path : path.replace(/(\.\w+)?$/, `-${number}$1`);
    try {
      await writeDown(free, text);
      return free;
    } catch (thrown) {
      if ((thrown as NodeJS.ErrnoException).code === 'EEXIST') continue;
      await rm(free, { force: true }).catch(() => {});
      return null;
    }
  }
  return null;
}

/** Read as far as a file of ours may go: a device or a pipe may have no end. */
export async function readText(path: string): Promise<Result<string>> {
  try {
    const bytes = await buffer(createReadStream(path, { end: LARGEST_FILE }));
    if (bytes.length <= LARGEST_FILE) return success(bytes.toString('utf8'));
    return failure(say('files.cannotRead', { path, why: say('files.tooLarge') }));
  } catch (thrown) {
    return failure(say('files.cannotRead', { path, why: reasonOf(thrown) }));
  }
}

function reasonOf(thrown: unknown): string {
  const { code, message } = thrown as NodeJS.ErrnoException;
  switch (code) {
    case 'ENOENT':
      return say('files.notThere');
    case 'EISDIR':
      return say('files.isFolder');
    case 'EACCES':
      return say('files.noPermission');
    case 'ENOSPC':
    case 'EDQUOT':
      return say('files.diskFull');
    default:
      return message;
  }
}

export function fileProblemWords(path: string, problem: FileProblem): string {
  return `${path}: ${problem.code}: ${problemSentence(problem, house)} [${problem.rule}]`;
}
