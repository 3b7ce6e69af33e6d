import { randomBytes } from 'node:crypto';
import { commitToEntropy, type Json, type Seat } from '@sightline/kernel';
import {
  type Delta,
  type Heard,
  patched,
  type Said,
  type Seen,
  type Standing,
  standingOf,
  taken,
} from '@sightline/protocol';

/** What a desk tells whoever watches the load. */
export interface Watcher {
  /** The answer number n of the match was acknowledged. */
  moved(match: string, n: number, answer: Json, waited: number): void;
  over(match: string): void;
  /** Something that must not happen. */
  wrong(what: string): void;
}

export interface Desk {
  heard(message: Heard): void;
  /** Sits down over a line: at first, or again with what it has. */
  attend(say: (message: Said) => void): void;
  /** Gives the game up, so that it is over. */
  concede(): void;
}

const DESK = 0;

/**
 * A player at a seat who answers at once, with the first option that chance gives him, and one answer at a time.
 * `isCareful`: checks every hash of its stream, as a page does; without it the load is lighter on its side.
 */
export function deskAt(match: string, seat: Seat, watcher: Watcher, isCareful: boolean): Desk {
  const entropy = randomBytes(16).toString('hex');
  let say: (message: Said) => void = () => {};
  let standing: Standing | null = null;
  let ids = 0;
  let asked: { id: number; n: number; answer: Json; at: number } | null = null;
  let stirred: 'no' | 'committed' | 'revealed' = 'no';
  let isOver = false;
  /** The request to sit down that is not answered yet: until it is, nothing else can be said at this desk. */
  let sitting: number | null = null;

  function next(): void {
    if (!standing || asked || sitting !== null) return;
    const { seen } = standing;
    if (seen.sitting.stage === 'over') {
      if (!isOver) watcher.over(match);
      isOver = true;
    } else if (seen.sitting.stage === 'playing') answer(seen);
    else stir(seen);
  }

  function answer({ questions, inputs }: Seen): void {
    const [question] = questions as readonly { options?: readonly Json[] }[];
    const options = question?.options;
    if (!options) return;
    const chosen = options[Math.floor(Math.random() * options.length)]!;
    asked = { id: ++ids, n: inputs, answer: chosen, at: performance.now() };
    say({ type: 'answer', id: ids, desk: DESK, number: standing!.number, answer: chosen });
  }

  function stir({ header, sitting }: Seen): void {
    const { commitment, stirs } = header as unknown as { commitment: string; stirs: readonly { seat: Seat }[] };
    if (stirred === 'no') {
      stirred = 'committed';
      say({ type: 'commit', id: ++ids, desk: DESK, commitment: commitToEntropy(commitment, seat, entropy) });
    } else if (stirred === 'committed' && stirs.length === Object.keys(sitting.seats).length) {
      stirred = 'revealed';
      say({ type: 'reveal', id: ++ids, desk: DESK, entropy });
    }
  }

  function done(id: number): void {
    if (asked?.id !== id) return;
    watcher.moved(match, asked.n, asked.answer, performance.now() - asked.at);
    asked = null;
  }

  function update(message: Heard & { readonly type: 'update' }): void {
    if (!standing) return;
    const after = isCareful ? taken(standing, message) : lightly(standing, message);
    if (after === 'gap') watcher.wrong(`${match} ${seat}: a gap before update ${message.number}`);
    else if (after !== 'known') standing = after;
    if (message.re !== undefined) done(message.re);
  }

  return {
    attend(line) {
      say = line;
      asked = null;
      const { number, hash } = standing ?? {};
      const have = number === undefined || hash === undefined ? {} : { have: { number, hash } };
      sitting = ++ids;
      say({ type: 'attend', id: sitting, desk: DESK, match, as: seat, ...have });
    },
    concede() {
      if (sitting === null) say({ type: 'concede', id: ++ids, desk: DESK });
    },
    heard(message) {
      switch (message.type) {
        case 'whole':
          if (standing && message.seen.inputs < standing.seen.inputs) {
            watcher.wrong(`${match} ${seat}: of ${standing.seen.inputs} answers ${message.seen.inputs} are left`);
          }
          standing = standingOf(message);
          break;
        case 'update':
          update(message);
          break;
        case 'done':
          if (message.id === sitting) sitting = null;
          else if (asked?.id === message.id && message.refusals.length > 0) asked = null;
          else done(message.id);
          break;
        case 'rejected':
          if (message.id !== null && asked?.id === message.id) asked = null;
          if (message.code !== 'stale' && message.code !== 'wrongStage' && message.code !== 'stopping') {
            watcher.wrong(`${match} ${seat}: ${message.code} ${message.detail}`);
          }
          break;
        default:
          return;
      }
      next();
    },
  };
}

/** What a player who answers by chance has to know; the rest of what changes he need not look at. */
const NEEDED = ['header', 'questions', 'inputs', 'sitting'] as const;

function lightly(
  standing: Standing,
  { number, hash, body: { change } }: Heard & { readonly type: 'update' },
): Standing | 'known' | 'gap' {
  if (number <= standing.number) return 'known';
  if (number !== standing.number + 1) return 'gap';
  const { seen, told } = standing;
  if (change === undefined || change === null) return { number, hash, seen, told };
  if (Array.isArray(change)) return { number, hash, seen: change[0] as unknown as Seen, told };
  const after: Record<string, unknown> = { ...seen };
  const changes = change as { readonly [name: string]: Delta };
  for (const part of NEEDED) {
    if (Object.hasOwn(changes, part)) after[part] = patched(seen[part] as unknown as Json, changes[part]);
  }
  return { number, hash, seen: after as unknown as Seen, told };
}
