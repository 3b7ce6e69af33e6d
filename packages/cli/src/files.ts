import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import {
  type AnySystem,
  attempt,
  type FileProblem,
  isRecord,
  load,
  loadReplay,
  type Match,
  playReplay,
  REPLAY_FORMAT,
  type Replay,
} from '@sightline/kernel';
import { failure, type Result, success } from './result.ts';
import { allSystems } from './systems.ts';
import { say } from './words/index.ts';

/** A file that a match can be had from. */
export type GameFile =
  | { readonly kind: 'match'; readonly system: AnySystem; readonly match: Match }
  | { readonly kind: 'replay'; readonly system: AnySystem; readonly match: Match; readonly replay: Replay };

export async function readGameFile(path: string): Promise<Result<GameFile>> {
  const text = await readText(path);
  if (!text.ok) return text;
  const systems = await allSystems();
  if (formatOf(text.value) === REPLAY_FORMAT) {
    const read = loadReplay(text.value, systems);
    if (!read.ok) return failure(fileProblemWords(path, read.problem));
    const { system, replay } = read.value;
    return success({ kind: 'replay', system, replay, match: playReplay(system, replay) });
  }
  const read = load(text.value, systems);
  return read.ok ? success({ kind: 'match', ...read.value }) : failure(fileProblemWords(path, read.problem));
}

export async function readMatch(path: string): Promise<Result<{ system: AnySystem; match: Match }>> {
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

function formatOf(text: string): unknown {
  const parsed = attempt(() => JSON.parse(text) as unknown);
  return parsed.ok && isRecord(parsed.value) ? parsed.value['format'] : undefined;
}

export function fileProblemWords(path: string, { rule, code, detail }: FileProblem): string {
  return `${path}: ${code}: ${detail} [${rule}]`;
}
