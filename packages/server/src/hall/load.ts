import { AUDIENCE, type Hands, type Viewer } from '@sightline/kernel';
import type { Shelf } from '@sightline/shelf';
import { apply } from '../game/apply.ts';
import { type Entry, type Opened, readEntry } from '../game/entry.ts';
import { type Game, seatsOf } from '../game/game.ts';
import { begun, opened } from '../game/open.ts';
import { MOST_READ, type Store } from '../store/store.ts';
import { Behind } from '../stream/behind.ts';
import { comparing } from '../stream/comparing.ts';
import { headerMemo } from '../stream/seen.ts';
import { type HeardThen, Stream, type Update } from '../stream/stream.ts';

/** A game that is awake: what its log has made of it, and the streams of those who sit at it. */
export interface Awake {
  readonly game: Game;
  /** How many entries its log has. */
  entries: number;
  readonly streams: Map<Viewer, Stream>;
  /** Where the audience stands, if it is kept behind. */
  readonly behind: Behind | null;
}

/** Bots think elsewhere; what a standing order covers is passed on at once. */
const INLINE: Pick<Hands, 'inline'> = { inline: 'orders' };

/** The game as its log tells it; null where there is no such log. The audience has a stream only where it is wanted. */
export async function wake(
  store: Store,
  shelf: Shelf,
  id: string,
  withAudience: boolean,
  now: number,
): Promise<Awake | null> {
  const texts: string[] = [];
  for (;;) {
    const more = await store.read(id, texts.length);
    texts.push(...more);
    if (more.length < MOST_READ) break;
  }
  const [first, ...rest] = texts;
  if (first === undefined) return null;
  const entry = readEntry(first) as Entry & Opened;
  const awake = await openedBy(shelf, id, entry, withAudience);
  for (const text of rest) {
    const heardByAudience = replay(awake, readEntry(text));
    awake.behind?.take(heardByAudience);
  }
  awake.behind?.goOn(now);
  return awake;
}

/** A game of which there is nothing but its first entry. */
export async function openedBy(shelf: Shelf, id: string, entry: Entry & Opened, withAudience: boolean): Promise<Awake> {
  const { system, edition, inWork } = entry;
  const found = await shelf({ system, edition, inWork });
  if (!found.ok) throw new Error(`the rules of match ${id} cannot be had: ${found.problem.detail}`);
  const game = opened(id, found.value.system, entry);
  const viewers = [...seatsOf(game), ...(withAudience ? [AUDIENCE] : [])];
  const header = headerMemo(game);
  const streams = new Map(viewers.map(viewer => [viewer, new Stream(game, viewer, header)]));
  const heard: HeardThen[] = [];
  begun(game, listening(heard));
  const compare = comparing();
  for (const stream of streams.values()) stream.update(heard, entry.at, compare);
  const audience = streams.get(AUDIENCE);
  const { delay } = entry.terms;
  return { game, entries: 1, streams, behind: audience && delay > 0 ? new Behind(audience, delay * 1000) : null };
}

/** One more entry of the log, which was judged before it was written. Gives what the audience is to hear of it. */
export function replay(awake: Awake, entry: Entry): Update | null {
  const heard: HeardThen[] = [];
  const [refusal] = apply(awake.game, entry, listening(heard));
  if (refusal) throw new Error(`entry ${awake.entries} of match ${awake.game.id} is refused: ${refusal.code}`);
  awake.entries++;
  let heardByAudience: Update | null = null;
  const compare = comparing();
  for (const stream of awake.streams.values()) {
    const sent = stream.update(heard, entry.at, compare);
    if (stream.viewer === AUDIENCE) heardByAudience = sent;
  }
  return heardByAudience;
}

/** Hands that write down what they hear; with the tables where somebody wants to see it happen. */
export function listening(heard: HeardThen[], copy?: (table: unknown) => unknown): Hands {
  return {
    ...INLINE,
    listen(line, after, step, table) {
      heard.push(copy && line.kind === 'event' ? { line, after, step, table: copy(table) } : { line, after, step });
    },
  };
}
