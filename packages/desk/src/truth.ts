import {
  type AnySystem,
  allInputs,
  type Hands,
  type Match,
  type Refusal,
  type Seat,
  type ToldLine,
} from '@sightline/kernel';
import type { Sight } from './desk.ts';
import { listenTo } from './retell.ts';
import type { Scene } from './stills.ts';

/** Where a game stands, with all its secrets: replaced as a whole and never changed. */
export interface State extends Pick<Sight, 'machine' | 'trouble'> {
  readonly match: Match;
  readonly told: readonly ToldLine[];
  readonly recent: readonly ToldLine[];
  /** How the table stood when the last of it was told; nothing where nobody wants to see it happen. */
  readonly scenes: readonly Scene[];
}

/** Changes the match that it is given, or says why not. */
export type Change = (match: Match, hands: Hands) => readonly Refusal[];

/** Keeps a match before it is shown; says what went wrong, or null. */
export type Keep = (match: Match, told: readonly ToldLine[]) => Promise<NotKept | null>;

export interface NotKept {
  readonly detail: string;
  /** Somebody else goes on with the match: what was tried here is no move of it. */
  readonly isElsewhere: boolean;
}

/** The match that a local table stands on, and the one way to change it. */
export interface Truth {
  now(): State;
  subscribe(listener: () => void): () => void;
  show(part: Partial<State>): void;
  /** All of the changes or none, each on what the one before it left; whoever comes second waits. */
  take(changes: readonly Change[]): Promise<readonly Refusal[]>;
  isClosed(): boolean;
  close(): void;
}

export function holdTruth(
  system: AnySystem,
  opened: State,
  hands: Pick<Hands, 'inline'>,
  keep: Keep,
  mostScenes: number,
): Truth {
  const listeners = new Set<() => void>();
  let state = opened;
  let closed = false;
  let lastTake: Promise<unknown> = Promise.resolve();

  function show(part: Partial<State>): void {
    state = { ...state, ...part };
    if (closed) return;
    for (const listener of listeners) listener();
  }

  async function takeNow(changes: readonly Change[]): Promise<readonly Refusal[]> {
    const next = copyOf(state.match);
    const heard = listenTo(system, next, hands, mostScenes);
    const recent: ToldLine[] = [];
    for (const change of changes) {
      const refusals = change(next, heard.hands);
      if (refusals.length > 0) return refusals;
      recent.push(...heard.told(allInputs(next).length));
    }
    const inputs = allInputs(next).length;
    // What has been taken back was never told.
    const isTold = ({ after }: ToldLine): boolean => after <= inputs;
    const told = [...state.told.filter(isTold), ...recent];
    const scenes = [...state.scenes.filter(scene => isTold(scene.told)), ...heard.scenes()].slice(-mostScenes);
    const failure = await keep(next, told);
    const trouble = failure && { kind: 'notSaved' as const, detail: failure.detail };
    if (!failure?.isElsewhere) show({ match: next, told, recent, scenes, trouble });
    else {
      show({ machine: 'idle', trouble });
      closed = true;
    }
    return [];
  }

  return {
    now: () => state,
    show,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    take(changes) {
      const taken = lastTake.then(() => takeNow(changes));
      lastTake = taken.catch(() => {});
      return taken;
    },
    isClosed: () => closed,
    close() {
      closed = true;
    },
  };
}

/** The kernel changes the match it is given, so it is given a copy; what is shown never changes. */
export function personsOf({ players }: Pick<Match, 'players'>): readonly Seat[] {
  return Object.keys(players).filter(seat => players[seat]!.kind === 'person');
}

export function copyOf(match: Match): Match {
  return { ...match, past: [...match.past], players: { ...match.players } };
}
