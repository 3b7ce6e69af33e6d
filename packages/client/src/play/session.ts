import {
  allInputs,
  answer,
  enterDie,
  type Hands,
  leaveOrder,
  type Match,
  type Player,
  type Refusal,
  type Seat,
  type StandingOrder,
  type System,
  undo,
  withdrawOrder,
} from '@sightline/kernel';
import { TakenOver } from '../store/database.ts';
import { preferences } from '../store/preferences.ts';
import { isMachineAsked, type Move } from './machine.ts';
import { restFor } from './rest.ts';
import { listenTo, retell, type Told } from './retell.ts';
import { keep } from './saving.ts';
import { think } from './thinker.ts';

/** What the table shows of a running match. */
export interface Sitting {
  readonly match: Match;
  readonly told: readonly Told[];
  /** What the last input told. */
  readonly recent: readonly Told[];
  readonly machine: 'idle' | 'thinking' | 'moving';
  /** What went wrong with saving or with a bot, in the browser's or the bot's own words. */
  readonly trouble: { readonly kind: 'notSaved' | 'machine'; readonly detail: string } | null;
}

export interface Session {
  subscribe(listener: () => void): () => void;
  now(): Sitting;
  answer(seat: Seat, given: unknown): Promise<readonly Refusal[]>;
  enterDie(face: number | 'machine'): Promise<readonly Refusal[]>;
  undo(seat: Seat): Promise<readonly Refusal[]>;
  /** HS-SETUP-003: a seat may change hands at any time. */
  reseat(seat: Seat, player: Player): Promise<void>;
  /** HS-OFFER-004: from now on the seat passes on such offers, or no longer does. */
  leaveOrder(order: StandingOrder): Promise<void>;
  withdrawOrder(order: StandingOrder): Promise<void>;
  /** Lets the machine's moves pass without waiting, until a person is asked. */
  skip(): void;
  close(): void;
}

type Change = (next: Match, hands: Hands) => readonly Refusal[];

/** Runs a saved match: each input is kept in the browser before it is shown, and the machine's moves are played visibly. */
export function openSession(system: System, id: string, opened: Match): Session {
  const listeners = new Set<() => void>();
  const told = retell(system, opened).flatMap(stand => stand.told);
  let sitting: Sitting = { match: opened, told, recent: [], machine: 'idle', trouble: null };
  let closed = false;
  let skipping = false;
  let endRest = (): void => {};
  /** Counts the changes by persons: moves thought out before the last of them no longer fit. */
  let changes = 0;
  let lastTake: Promise<unknown> = Promise.resolve();
  let isPersonTaking = false;

  function show(part: Partial<Sitting>): void {
    if (closed) return;
    sitting = { ...sitting, ...part };
    for (const listener of listeners) listener();
  }

  /** One change at a time, each on what the one before it left. */
  function take(change: Change): Promise<readonly Refusal[]> {
    const taken = lastTake.then(() => takeNow(change));
    lastTake = taken.catch(() => {});
    return taken;
  }

  /** The kernel changes the match it is given, so it is given a copy; what the page shows never changes. */
  async function takeNow(change: Change): Promise<readonly Refusal[]> {
    const next: Match = { ...sitting.match, past: [...sitting.match.past], players: { ...sitting.match.players } };
    const heard = listenTo(next);
    const refusals = change(next, heard.hands);
    if (refusals.length > 0) return refusals;
    const failure = await keep(id, next).then(
      () => null,
      (error: unknown) => error,
    );
    const trouble = failure === null ? null : { kind: 'notSaved' as const, detail: String(failure) };
    if (failure instanceof TakenOver) {
      // The match goes on elsewhere: what was tried here is no move of it, and nothing more is tried.
      show({ machine: 'idle', trouble });
      session.close();
      return [];
    }
    const inputs = allInputs(next).length;
    const recent = heard.told(inputs);
    show({ match: next, told: [...sitting.told.filter(({ after }) => after <= inputs), ...recent], recent, trouble });
    return [];
  }

  /** A second click before the first is through was not meant for the next question. */
  async function byPerson(change: Change): Promise<readonly Refusal[]> {
    if (isPersonTaking) return [];
    isPersonTaking = true;
    const refusals = await take(change).finally(() => {
      isPersonTaking = false;
    });
    if (refusals.length === 0) {
      changes++;
      void letMachineMove();
    }
    return refusals;
  }

  async function letMachineMove(): Promise<void> {
    if (sitting.machine !== 'idle') return;
    const trouble = await playMachine().then(
      () => sitting.trouble,
      (error: unknown) => ({ kind: 'machine' as const, detail: String(error) }),
    );
    skipping = false;
    show({ machine: 'idle', trouble });
  }

  async function playMachine(): Promise<void> {
    while (!closed && isMachineAsked(sitting.match)) {
      const since = changes;
      show({ machine: 'thinking' });
      await playMoves(await think(sitting.match), since);
    }
  }

  /** One after the other for the eye to follow; all at once when nobody wants to wait. */
  async function playMoves(moves: readonly Move[], since: number): Promise<void> {
    for (let done = 0; done < moves.length; ) {
      if (!isHurried()) {
        show({ machine: 'moving' });
        await rest();
      }
      if (closed || changes !== since) return;
      const next = moves.slice(done, isHurried() ? moves.length : done + 1);
      const [refusal] = await take((match, hands) =>
        next.flatMap(move => answer(system, match, move.seat, move.answer, hands)),
      );
      if (refusal) throw new Error(`its answer is refused: ${refusal.code} (${refusal.rule})`);
      done += next.length;
    }
  }

  function isHurried(): boolean {
    return skipping || preferences().speed === 'instant';
  }

  function rest(): Promise<void> {
    const { promise, end } = restFor(preferences().speed);
    endRest = end;
    return promise;
  }

  const session: Session = {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    now: () => sitting,
    answer: (seat, given) => byPerson((next, hands) => answer(system, next, seat, given, hands)),
    enterDie: face => byPerson((next, hands) => enterDie(system, next, face, hands)),
    undo: seat => byPerson(next => undo(system, next, seat)),
    async reseat(seat, player) {
      await byPerson(next => {
        next.players[seat] = player;
        return [];
      });
      endRest();
    },
    async leaveOrder(order) {
      await byPerson((next, hands) => {
        leaveOrder(system, next, order, hands);
        return [];
      });
    },
    async withdrawOrder(order) {
      await byPerson(next => {
        withdrawOrder(next, order);
        return [];
      });
    },
    skip() {
      skipping = true;
      endRest();
    },
    close() {
      closed = true;
      endRest();
    },
  };
  void letMachineMove();
  return session;
}
