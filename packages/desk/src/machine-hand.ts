import { type AnySystem, answer } from '@sightline/kernel';
import { isMachineAsked, type Move } from './machine.ts';
import type { State, Truth } from './truth.ts';

/** How the machine plays where people look on. */
export interface Machine {
  /** What it answers until a person is asked; see `machineMoves`. */
  think(match: State['match']): Promise<readonly Move[]>;
  /** Whether nobody wants to wait: its moves are then made all at once. */
  isHurried(): boolean;
  /** A wait before the next move, for the eye to follow. */
  rest(): Rest;
}

/** A wait that can be cut short. */
export interface Rest {
  readonly promise: Promise<void>;
  end(): void;
}

/** The hand that makes the machine's moves, one after the other. */
export interface MachineHand {
  /** Moves if it is the machine's turn and it is not moving yet. */
  move(): void;
  /** What was thought out so far no longer fits. */
  thinkAgain(): void;
  /** No more waiting, until a person is asked. */
  hurry(): void;
}

export function machineHand(system: AnySystem, truth: Truth, machine: Machine): MachineHand {
  let hurried = false;
  let endRest = (): void => {};
  /** Counts what has come between: moves thought out before the last of it are let go. */
  let disturbances = 0;

  async function playOn(): Promise<void> {
    while (!truth.isClosed() && isMachineAsked(truth.now().match)) {
      const since = disturbances;
      truth.show({ machine: 'thinking' });
      await make(await machine.think(truth.now().match), since);
    }
  }

  /** One by one while people look on; all at once when nobody wants to wait. */
  async function make(moves: readonly Move[], since: number): Promise<void> {
    const isStale = (): boolean => truth.isClosed() || disturbances !== since;
    for (let done = 0; done < moves.length; ) {
      if (!isHurried()) {
        truth.show({ machine: 'moving' });
        await rest();
      }
      if (isStale()) return;
      const next = moves.slice(done, isHurried() ? moves.length : done + 1);
      const [refusal] = await truth.take(
        next.map(move => (match, hands) => (isStale() ? [] : answer(system, match, move.seat, move.answer, hands))),
      );
      if (refusal) throw new Error(`its answer is refused: ${refusal.code} (${refusal.rule})`);
      done += next.length;
    }
  }

  function rest(): Promise<void> {
    const { promise, end } = machine.rest();
    endRest = end;
    return promise;
  }

  function isHurried(): boolean {
    return hurried || machine.isHurried();
  }

  async function move(): Promise<void> {
    if (truth.now().machine !== 'idle') return;
    const trouble = await playOn().then(
      () => truth.now().trouble,
      (error: unknown) => ({ kind: 'machine' as const, detail: String(error) }),
    );
    hurried = false;
    truth.show({ machine: 'idle', trouble });
  }

  return {
    move: () => void move(),
    thinkAgain() {
      disturbances++;
      endRest();
    },
    hurry() {
      hurried = true;
      endRest();
    },
  };
}
