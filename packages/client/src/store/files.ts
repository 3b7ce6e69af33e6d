import {
  type FileProblem,
  load,
  loadReplay,
  type Match,
  playReplay,
  REPLAY_FORMAT,
  replayOf,
  save,
  saveReplay,
} from '@sightline/kernel';
import { gameOf, loadAllGames } from '../games/index.ts';
import { fileName } from './file-name.ts';

/** Hands a file to the browser. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

export function downloadGame(id: string, match: Match): void {
  download(fileName(match.system, id, 'game'), save(match));
}

export function downloadReplay(id: string, match: Match): void {
  download(fileName(match.system, id, 'replay'), saveReplay(replayOf(gameOf(match.system).system, match)));
}

export type Opened =
  | { readonly ok: true; readonly match: Match }
  | { readonly ok: false; readonly problem: FileProblem };

/** A saved game or a replay from a file; a replay is played to where it ends. */
export async function openFile(text: string): Promise<Opened> {
  const systems = (await loadAllGames()).map(({ system }) => system);
  if (text.includes(`"${REPLAY_FORMAT}"`)) {
    const read = loadReplay(text, systems);
    return read.ok ? { ok: true, match: playReplay(read.value.system, read.value.replay) } : read;
  }
  const read = load(text, systems);
  return read.ok ? { ok: true, match: read.value.match } : read;
}
