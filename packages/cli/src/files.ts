import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type FileProblem, problemSentence, type Report, readReport } from '@sightline/kernel';
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

/** Written beside and then put in place: a file that was there stays whole whatever happens on the way. */
export async function writeWhole(path: string, text: string): Promise<Result<string>> {
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(`${path}.part`, text);
    await rename(`${path}.part`, path);
    return success(path);
  } catch (thrown) {
    return failure(say('files.cannotWrite', { path, why: reasonOf(thrown) }));
  }
}

export async function readText(path: string): Promise<Result<string>> {
  try {
    return success(await readFile(path, 'utf8'));
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
    default:
      return message;
  }
}

export function fileProblemWords(path: string, problem: FileProblem): string {
  return `${path}: ${problem.code}: ${problemSentence(problem, house)} [${problem.rule}]`;
}
