import { attempt, type Viewer } from '@sightline/kernel';
import { type Heard, type HeardWelcome, PLAY, type RejectCode, readHeard, type Said } from '@sightline/protocol';
import { type FarDesk, farDesk, havingOf, type Seated } from './far-desk.ts';
import { type Link, openLine } from './line.ts';
import { openRequests, type Reply, type Request } from './requests.ts';
import { type Connect, type Later, realTime } from './wire.ts';

/** A page at a server: one wire for all its desks, laid anew whenever it breaks. */
export interface Session {
  now(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Sits down at a desk of a match; one and the same for the same viewer. */
  attend(match: string, viewer: Viewer): FarDesk;
  /** Somebody knows that there is a network again. */
  again(): void;
  close(): void;
}

export interface SessionState {
  readonly link: Link;
  readonly you: HeardWelcome['you'];
  /** How far the server's clock is ahead of ours, in milliseconds. */
  readonly ahead: number;
  /** Why the server will not talk to this page at all. */
  readonly closed: RejectCode | null;
}

interface Means {
  readonly connect: Connect;
  /** Without one a page only looks on. */
  readonly secret?: string | undefined;
  readonly later?: Later;
  readonly chance?: () => number;
  readonly clock?: () => number;
}

/** Who has not been answered for so long, in milliseconds, holds a dead wire: it is laid anew. */
const PATIENCE = 10_000;

export function openSession(means: Means): Session {
  const { connect, secret, later = realTime, chance = Math.random, clock = Date.now } = means;
  const listeners = new Set<() => void>();
  const desks = new Map<number, Seated>();
  /** How many parts of the page are at a desk: it is left by the last of them. */
  const sitters = new Map<number, number>();
  const requests = openRequests();
  let state: SessionState = { link: 'connecting', you: null, ahead: 0, closed: null };
  /** A wire is of use once the server has answered the greeting. */
  let isGreeted = false;

  function show(part: Partial<SessionState>): void {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }

  function relink(link: Link): void {
    show({ link });
    for (const seated of desks.values()) seated.show({ link });
  }

  const line = openLine(
    connect,
    {
      opened: () => void say({ type: 'hello', protocol: PLAY, ...(secret ? { secret } : {}) }),
      heard(text) {
        const read = attempt(() => readHeard(text));
        // Whoever sends what is no message may have sent others: all that is missing is asked for on another wire.
        if (read.ok && read.value.ok) hear(read.value.message);
        else line.again();
      },
      changed() {
        if (line.link() === 'open') return;
        isGreeted = false;
        requests.broke();
        relink(line.link());
      },
    },
    later,
    chance,
  );

  function say(said: Said): boolean {
    return line.say(JSON.stringify(said));
  }

  function ask(request: Request): Promise<Reply> {
    const { id, reply } = requests.open(request);
    const isSaid = isGreeted && say({ ...request, id } as Said);
    // What may be said twice waits for the wire; the rest was not said.
    if (!isSaid) requests.broke();
    else void reply.then(later(line.again, PATIENCE));
    return reply;
  }

  function hear(heard: Heard): void {
    if ('now' in heard) show({ ahead: heard.now - clock() });
    if ('desk' in heard) desks.get(heard.desk)?.hear(heard);
    // What a request has changed is shown before it is said to be done.
    requests.answered(heard);
    if (heard.type === 'welcome') {
      isGreeted = true;
      show({ you: heard.you });
      relink('open');
      for (const seated of desks.values()) void sit(seated);
    }
    // A greeting that is not taken is the end of it: another try would be the same.
    if (heard.type === 'rejected' && heard.code === 'otherProtocol') {
      show({ closed: heard.code });
      line.close();
    }
  }

  /** Sits down with what is known already, and says what nobody has answered yet. */
  async function sit(seated: Seated): Promise<void> {
    const { desk, match, viewer } = seated;
    const { caught } = seated.now();
    const unsaid = requests.unsaid(desk);
    const have = caught ? { have: havingOf(caught) } : {};
    const reply = ask({ type: 'attend', desk, match, as: viewer, stills: true, ...have });
    for (const request of unsaid) say(request as Said);
    const came = await reply;
    if (came.kind === 'rejected') seated.show({ refused: came.code });
  }

  return {
    now: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    attend(match, viewer) {
      const known = [...desks.values()].find(each => each.match === match && each.viewer === viewer);
      if (known) {
        sitters.set(known.desk, sitters.get(known.desk)! + 1);
        return known;
      }
      const seated = farDesk(firstFree(desks), match, viewer, {
        link: state.link,
        ask,
        deciding: (desk, on) => isGreeted && say({ type: 'deciding', desk, on }),
        left(desk) {
          sitters.set(desk, sitters.get(desk)! - 1);
          if (sitters.get(desk)! > 0) return;
          desks.delete(desk);
          requests.forget(desk);
          void ask({ type: 'leave', desk });
        },
      });
      desks.set(seated.desk, seated);
      sitters.set(seated.desk, 1);
      if (isGreeted) void sit(seated);
      return seated;
    },
    again: line.again,
    close() {
      line.close();
      requests.end();
    },
  };
}

function firstFree(taken: ReadonlyMap<number, unknown>): number {
  for (let desk = 0; ; desk++) if (!taken.has(desk)) return desk;
}
