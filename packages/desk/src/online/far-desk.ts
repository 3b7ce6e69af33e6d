import type { Viewer } from '@sightline/kernel';
import { type ChatHeard, type Heard, type PersonHere, type RejectCode, standingOf } from '@sightline/protocol';
import type { Link } from './line.ts';
import type { Reply, Request } from './requests.ts';
import { type Caught, caughtUp, caughtWhole } from './stream.ts';

/** A desk at the far end of a wire: what has been sent of it, and what can be said there. */
export interface FarDesk {
  readonly match: string;
  readonly viewer: Viewer;
  now(): FarState;
  subscribe(listener: () => void): () => void;
  ask(request: DeskRequest): Promise<Reply>;
  /** Whether somebody is at it, for the others to see. */
  deciding(on: boolean): void;
  leave(): void;
}

export interface FarState {
  readonly link: Link;
  /** Null until the first of it has come. */
  readonly caught: Caught | null;
  readonly people: readonly PersonHere[];
  readonly watchers: number;
  readonly chat: readonly ChatHeard[];
  /** Why there is no sitting down here. */
  readonly refused: RejectCode | null;
}

/** What is asked at a desk, which is named by whoever sits there. */
export type DeskRequest = Request extends infer R ? (R extends Request ? Omit<R, 'desk'> : never) : never;

/** A desk with the end of it that the session holds. */
export interface Seated extends FarDesk {
  readonly desk: number;
  show(part: Partial<FarState>): void;
  hear(heard: Extract<Heard, { desk: number }>): void;
}

/** What the wire does for a desk. */
interface Carrier {
  readonly link: Link;
  ask(request: Request): Promise<Reply>;
  deciding(desk: number, on: boolean): void;
  left(desk: number): void;
}

/** So much of a chat is kept. */
const MOST_CHAT = 500;

export function farDesk(desk: number, match: string, viewer: Viewer, carrier: Carrier): Seated {
  const listeners = new Set<() => void>();
  let state: FarState = { link: carrier.link, caught: null, people: [], watchers: 0, chat: [], refused: null };
  let isHealing = false;
  /** What was sent to heal it does not fit either. */
  let isAmiss = false;

  function show(part: Partial<FarState>): void {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }

  const ask = (request: DeskRequest): Promise<Reply> => carrier.ask({ ...request, desk } as Request);

  /** Something was missed, or the two ends differ: what is missing is asked for, and all of it where that does not fit. */
  async function heal(): Promise<void> {
    if (isHealing) return;
    [isHealing, isAmiss] = [true, false];
    await ask({ type: 'again', ...(state.caught ? { have: havingOf(state.caught) } : {}) });
    if (isAmiss) await ask({ type: 'again' });
    isHealing = false;
  }

  return {
    desk,
    match,
    viewer,
    now: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask,
    deciding: on => carrier.deciding(desk, on),
    leave: () => carrier.left(desk),
    show,
    hear(heard) {
      switch (heard.type) {
        case 'whole':
          return show({ caught: caughtWhole(standingOf(heard), state.caught), refused: null });
        case 'update': {
          const caught = state.caught && caughtUp(state.caught, heard);
          if (!caught) {
            isAmiss ||= isHealing && heard.number === (state.caught?.standing.number ?? -1) + 1;
            return void heal();
          }
          if (caught !== state.caught) show({ caught });
          return;
        }
        case 'people':
          return show({ people: heard.people, watchers: heard.watchers });
        case 'said': {
          const last = state.chat.at(-1)?.n ?? -1;
          return show({ chat: [...state.chat, ...heard.lines.filter(({ n }) => n > last)].slice(-MOST_CHAT) });
        }
        default:
          return heard satisfies never;
      }
    },
  };
}

/** Where somebody stands in his stream, for the server to go on from. */
export function havingOf({ standing: { number, hash } }: Caught): { readonly number: number; readonly hash: string } {
  return { number, hash };
}
