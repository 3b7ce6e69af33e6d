import { AUDIENCE, type Json, type Viewer } from '@sightline/kernel';
import {
  type Body,
  deltaOf,
  firstHash,
  type Having,
  type Heard,
  type HeardUpdate,
  nextHash,
  readSaid,
  type Said,
  type Seen,
  type Sitting,
  type Standing,
  type StillDelta,
} from '@sightline/protocol';
import type { Desk, LocalDesks, Sight, Still } from '../../src/index.ts';
import type { Connect, Listener } from '../../src/online/wire.ts';

/** A server in the small: it says of a table of one's own what a server would say of its own, as far as desks go. */
export interface Mirror {
  readonly connect: Connect;
  /** Everything that the page has said, greeting and all. */
  readonly said: Said[];
  /** Cuts every wire. */
  cut(): void;
  /** What is sent passes here; by default it is sent as it is. */
  send: (heard: Heard, pass: (heard: Heard) => void) => void;
  /** While it is on, the server does what it is told but nobody hears it. */
  isDeaf: boolean;
}

const SITTING: Sitting = {
  stage: 'playing',
  host: 'a'.repeat(32),
  terms: { pace: 'none', ranOut: 'claim', listed: false, watchers: 'anybody', delay: 0 },
  seats: {},
  clocks: null,
  proposals: [],
  takenBack: [],
  from: 'here',
  ending: null,
  rematch: null,
};

interface Streaming {
  readonly updates: HeardUpdate[];
  standing: Standing;
  stills: readonly Still[];
}

export function mirrorOf(desks: LocalDesks): Mirror {
  const streams = new Map<Viewer, Streaming>();
  const wires = new Set<{ readonly listener: Listener; readonly at: Map<number, Viewer> }>();
  const mirror: Mirror = {
    said: [],
    isDeaf: false,
    send: (heard, pass) => pass(heard),
    cut() {
      for (const wire of [...wires]) {
        wires.delete(wire);
        wire.listener.closed();
      }
    },
    connect(listener) {
      const wire = { listener, at: new Map<number, Viewer>() };
      wires.add(wire);
      queueMicrotask(() => listener.opened());
      return {
        send: text => void hear(wire, text),
        close: () => void wires.delete(wire),
      };
    },
  };

  function streamOf(viewer: Viewer): Streaming {
    const known = streams.get(viewer);
    if (known) return known;
    const desk = desks.at(viewer);
    const seen = seenIn(desk.now());
    const begun: Streaming = {
      updates: [],
      standing: { number: 0, hash: firstHash(seen), seen, told: heardIn(desk.now()) },
      stills: desk.now().stills,
    };
    streams.set(viewer, begun);
    desk.subscribe(() => tell(viewer, begun, desk));
    return begun;
  }

  function tell(viewer: Viewer, stream: Streaming, desk: Desk): void {
    const sight = desk.now();
    const { standing: before } = stream;
    const [seen, told] = [seenIn(sight), heardIn(sight)];
    const change = deltaOf(before.seen as unknown as Json, seen as unknown as Json);
    const keep = before.told.findIndex((line, i) => JSON.stringify(line) !== JSON.stringify(told[i]));
    const kept = keep < 0 ? before.told.length : keep;
    const body: Body = {
      ...(change === undefined ? {} : { change }),
      ...(keep < 0 ? {} : { keep }),
      ...(told.length > kept ? { told: told.slice(kept) } : {}),
    };
    if (Object.keys(body).length === 0) return;
    const [number, hash] = [before.number + 1, nextHash(before.hash, body)];
    const news = sight.stills.filter(({ line }) => line >= kept);
    const update: HeardUpdate = {
      type: 'update',
      desk: 0,
      number,
      hash,
      now: 0,
      body,
      stills: deltasOf(before.seen.view, news),
    };
    stream.standing = { number, hash, seen, told };
    stream.updates.push(update);
    for (const wire of wires)
      for (const [at, who] of wire.at) if (who === viewer) say(wire.listener, { ...update, desk: at });
  }

  function say(listener: Listener, heard: Heard): void {
    if (mirror.isDeaf) return;
    mirror.send(heard, passed => listener.heard(JSON.stringify(passed)));
  }

  function catchUp(listener: Listener, at: number, viewer: Viewer, have: Having | undefined): void {
    const { standing, updates } = streamOf(viewer);
    const from = have ? updates.findIndex(({ number, hash }) => number === have.number && hash === have.hash) : -1;
    if (have && (from >= 0 || have.number === 0)) {
      for (const update of updates.slice(from + 1)) say(listener, { ...update, desk: at });
    } else say(listener, { type: 'whole', desk: at, now: 0, ...standing });
  }

  async function hear(wire: { readonly listener: Listener; readonly at: Map<number, Viewer> }, text: string) {
    const read = readSaid(text);
    if (!read.ok) throw new Error(`the page says what is no message: ${read.problem.detail}`);
    const said = read.message;
    mirror.said.push(said);
    const { listener, at } = wire;
    if (said.type === 'hello') return say(listener, { type: 'welcome', protocol: 1, you: null, now: 5 });
    if (said.type === 'deciding') return;
    const done = (refusals: Extract<Heard, { type: 'done' }>['refusals'] = []): void =>
      say(listener, { type: 'done', id: said.id, refusals });
    if (said.type === 'attend') {
      at.set(said.desk, said.as);
      catchUp(listener, said.desk, said.as, said.have);
      return done();
    }
    const viewer = at.get(said.desk) ?? AUDIENCE;
    const desk = desks.at(viewer);
    switch (said.type) {
      case 'again':
        catchUp(listener, said.desk, viewer, said.have);
        return done();
      case 'answer':
        if (said.number !== streamOf(viewer).standing.number)
          return say(listener, { type: 'rejected', id: said.id, code: 'stale', detail: '' });
        return done(await desk.answer(said.answer));
      case 'undo':
        return done(await desk.undo());
      case 'hand':
        return done(await desk.handOver(said.seat, said.player));
      case 'recall': {
        const { before, stills } = await desk.recall(said.line);
        return say(listener, {
          type: 'recalled',
          id: said.id,
          before: before as Json,
          stills: deltasOf(before as Json, stills),
        });
      }
      default:
        return say(listener, { type: 'rejected', id: said.id, code: 'wrongStage', detail: '' });
    }
  }

  return mirror;
}

function seenIn(sight: Sight): Seen {
  const { header, step, view, questions, waitingFor, outcome, whyNotUndo, inputs, orders } = sight;
  const seen = { header, step, view: view as Json, questions, waitingFor, outcome, whyNotUndo, inputs, orders };
  return JSON.parse(JSON.stringify({ ...seen, sitting: SITTING })) as Seen;
}

function heardIn({ told }: Sight): Standing['told'] {
  return told.map(({ after, step, line }) => ({ after, step, line }));
}

function deltasOf(before: Json, stills: readonly Still[]): StillDelta[] {
  let view = before;
  return stills.map(still => {
    const delta = deltaOf(view, still.view as Json) ?? null;
    view = still.view as Json;
    return { line: still.line, view: delta };
  });
}
