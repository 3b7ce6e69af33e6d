import {
  type AnySystem,
  type Edition,
  type Loaded,
  load,
  loadReplay,
  type Origin,
  type Read,
  type Replay,
  readWanted,
} from '@sightline/kernel';
import type { Shelf } from './shelf.ts';

/** A file that a match can be had from, with the rules that play it. */
export type Opened = Loaded<AnySystem> & { readonly edition: Edition } & (
    | { readonly kind: 'match' }
    | { readonly kind: 'replay'; readonly replay: Replay }
  );

/** Opens a saved match or a replay: looks which edition it needs, fetches that, and lets it judge the file. */
export async function openGame(text: string, shelf: Shelf, origin: Origin = 'outside'): Promise<Read<Opened>> {
  const wanted = readWanted(text);
  if (!wanted.ok) return wanted;
  const found = await shelf(wanted.value);
  if (!found.ok) return found;
  const { edition, system } = found.value;
  if (wanted.value.kind === 'match') {
    const read = load(text, [system], origin);
    return read.ok ? { ok: true, value: { kind: 'match', edition, ...read.value } } : read;
  }
  const read = loadReplay(text, [system]);
  if (!read.ok) return read;
  const { replay, match } = read.value;
  return { ok: true, value: { kind: 'replay', edition, system, match, told: replay.told, replay } };
}
