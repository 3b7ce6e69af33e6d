import type { Desk, Sight } from '@sightline/desk';
import type { Event } from '@sightline/kernel';
import type { Game } from '../games/game.ts';
import { type Beat, beatsOf } from './beats.ts';
import type { Player } from './player.ts';

/** How much of a desk's game has been seen, and the phase that is under way there. */
interface Seen {
  readonly lines: number;
  readonly view: unknown;
  readonly phase: UnderWay | null;
}

interface UnderWay {
  readonly id: string;
  /** The turn and the phase: the same phase of the next turn is another. */
  readonly key: string;
  readonly before: unknown;
  readonly events: readonly Event[];
}

const seenAt = new WeakMap<Desk, Seen>();

/**
 * Has everything that is told at a desk played, one thing after the other, until it is left. Whoever comes back to it
 * catches up with what was told meanwhile, unless he has seen it elsewhere.
 */
export function follow(game: Game, desk: Desk, player: Player, catchesUp = true): { skipAll(): void; leave(): void } {
  let isSkipping = false;
  if (!catchesUp) seenAt.delete(desk);

  function look(): void {
    const sight = desk.now();
    const seen = seenAt.get(desk) ?? { lines: sight.told.length, view: sight.view, phase: phaseOf(game, sight.view) };
    const { told } = sight;
    seenAt.set(desk, { ...seen, lines: told.length, view: sight.view });
    // What was taken back is not seen happening, and neither is what had happened before.
    if (told.length < seen.lines) player.skipAll();
    if (told.length > seen.lines) {
      const beats = summed(game, desk, sight, seen);
      if (isSkipping) player.pass(beats);
      else player.play(beats);
    }
    if (sight.machine === 'idle') isSkipping = false;
  }

  look();
  const leave = desk.subscribe(look);
  return {
    skipAll() {
      const { machine, ours } = desk.now();
      // Where nobody sits it would skip to the end of the game.
      isSkipping = machine !== 'idle' && ours.length > 0;
      player.skipAll();
    },
    leave() {
      leave();
      // What one seat was told is not for the eyes of the next.
      player.clear();
    },
  };
}

/** The beats of what is new at a desk, with the sum of every phase that has ended with them. */
function summed(game: Game, desk: Desk, { told, stills }: Sight, { lines, view, phase }: Seen): Beat[] {
  const beats = beatsOf(game, desk.viewer, { told, stills, from: lines, before: view });
  const sums = new Map<number, string>();
  let underWay = phase;
  for (const still of stills.filter(({ line }) => line >= lines)) {
    const { line } = told[still.line]!;
    const now = phaseOf(game, still.view);
    if (underWay && now && now.key !== underWay.key) {
      const sum = game.sumUp?.({ ...underWay, phase: underWay.id, after: still.view });
      if (sum) sums.set(still.line, sum);
      underWay = now;
    } else if (underWay && line.kind === 'event') {
      underWay = { ...underWay, events: [...underWay.events, line.event] };
    }
  }
  const seen = seenAt.get(desk);
  if (seen) seenAt.set(desk, { ...seen, phase: underWay });
  return beats.map(beat => {
    const sum = [...sums].findLast(([line]) => line >= beat.from && line <= beat.line)?.[1];
    return sum === undefined ? beat : { ...beat, sum };
  });
}

function phaseOf(game: Game, view: unknown): UnderWay | null {
  const state = game.turnState?.(view);
  return state ? { id: state.now, key: `${state.turn} ${state.now}`, before: view, events: [] } : null;
}
