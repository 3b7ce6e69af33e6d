import pg from 'pg';
import { newsOf } from '../newsroom.ts';
import type { News } from '../store.ts';
import type { Settled, Write } from '../write.ts';
import { CONNECTION, connect, pause } from './line.ts';

/** The database passes on at most 8,000 bytes at a time. */
const MOST_TOLD = 7_000;
const HEARTBEAT = 10_000;

/** What processes tell each other: who says it, and entries [match, length], lines [match, n] or whispers [match, text]. */
interface Told {
  readonly from: string;
  readonly a?: readonly (readonly [string, number])[];
  readonly s?: readonly (readonly [string, number])[];
  readonly w?: readonly (readonly [string, string])[];
}

/** What the others are told of a batch, in as few messages as it takes. */
export function announcements(from: string, writes: readonly Write[], settled: readonly Settled[]): string[] {
  const told: string[] = [];
  let a: [string, number][] = [];
  let s: [string, number][] = [];
  let size = 0;
  const send = (): void => {
    if (size > 0) told.push(JSON.stringify({ from, a, s } satisfies Told));
    [a, s, size] = [[], [], 0];
  };
  for (const [at, write] of writes.entries()) {
    const news = newsOf(write, settled[at] ?? { done: null });
    if (news?.kind === 'appended') a.push([news.match, news.length]);
    else if (news?.kind === 'said') s.push([news.match, news.n]);
    else continue;
    // Room for the number and for what JSON makes of an id that is not plain.
    size += 6 * news.match.length + 20;
    if (size > MOST_TOLD - 500) send();
  }
  send();
  return told;
}

export function whisperOf(from: string, match: string, text: string): string {
  return JSON.stringify({ from, w: [[match, text]] } satisfies Told);
}

/** Listens to the other processes over a connection of its own, and says `missed` after that was down. */
export function listen(address: string, here: string, tell: (news: News) => void): { close(): Promise<void> } {
  let isOver = false;
  let client: pg.Client | null = null;
  const done = keepListening();

  async function keepListening(): Promise<void> {
    for (let first = true; !isOver; first = false) {
      try {
        await hear(first);
      } catch {
        // The database is away; those who write are told so.
      }
      if (!isOver) await pause();
    }
  }

  async function hear(isFirst: boolean): Promise<void> {
    const mine = new pg.Client({ connectionString: address, ...CONNECTION });
    client = mine;
    const ended = new Promise<void>(resolve => {
      mine.on('error', () => resolve());
      mine.on('end', () => resolve());
    });
    mine.on('notification', ({ payload }) => newsFrom(payload ?? '', here).forEach(tell));
    let heartbeat: NodeJS.Timeout | null = null;
    try {
      await connect(mine);
      await mine.query('LISTEN sightline');
      if (!isFirst) tell({ kind: 'missed' });
      // A line that is silently dead is found out by speaking.
      heartbeat = setInterval(() => mine.query('SELECT 1').catch(() => mine.end().catch(() => {})), HEARTBEAT);
      await ended;
    } finally {
      if (heartbeat) clearInterval(heartbeat);
      void mine.end().catch(() => {});
    }
  }

  return {
    async close() {
      isOver = true;
      await client?.end().catch(() => {});
      await done;
    },
  };
}

/** Anybody who may write to the database could say anything there: what is not ours is not heard. */
function newsFrom(payload: string, here: string): News[] {
  try {
    const { from, a = [], s = [], w = [] } = JSON.parse(payload) as Told;
    if (from === here) return [];
    return [
      ...a.map(([match, length]): News => ({ kind: 'appended', match, length, ours: false })),
      ...s.map(([match, n]): News => ({ kind: 'said', match, n, ours: false })),
      ...w.map(([match, text]): News => ({ kind: 'whispered', match, text })),
    ];
  } catch {
    return [];
  }
}
