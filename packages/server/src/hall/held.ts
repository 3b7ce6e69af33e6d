import { AUDIENCE, type Refusal, type Viewer } from '@sightline/kernel';
import type { Compare } from '@sightline/protocol';
import type { Shelf } from '@sightline/shelf';
import { apply } from '../game/apply.ts';
import { awaitedBy, cardOf, dueOf, isSameCard } from '../game/card.ts';
import { type Deed, type Entry, readEntry, writeEntry } from '../game/entry.ts';
import type { Game } from '../game/game.ts';
import { type Rejection, rejected } from '../rejection.ts';
import type { Card, Store } from '../store/store.ts';
import type { Behind } from '../stream/behind.ts';
import { comparing } from '../stream/comparing.ts';
import type { HeardThen, Sent, Stream, Update } from '../stream/stream.ts';
import type { DeskAt } from './desk-at.ts';
import { type Awake, listening, replay, wake } from './load.ts';

/** What came of a request: rejected, refused by the rules, or done. */
export type Done = Rejection | { readonly refusals: readonly Refusal[]; readonly isShown: boolean };

/** What somebody wants to do, judged on the game as it is by then. */
export type Decide = (game: Game, at: number) => readonly Deed[] | Rejection;

export interface HouseOfHeld {
  readonly store: Store;
  readonly shelf: Shelf;
  now(): number;
  /** Called whenever something was done, and shown; by this process or by another. */
  changed(held: Held, by: 'us' | 'others'): void;
  /** Something broke that should not. */
  broke(error: unknown): void;
}

/** So often a lost race is run again. */
const MOST_RACES = 20;

/**
 * A match that is kept in memory while it is the newest there is. One change at a time; each is stored before anybody hears
 * of it. When another process was first, what it wrote is read, and the change is judged again.
 */
export class Held {
  readonly id: string;
  readonly desks = new Set<DeskAt>();
  awake: Awake | null = null;
  /** When anything last happened to it. */
  touched: number;
  /** What lists were last told of it, and of whose turn it is. */
  listed: readonly string[] | null = null;
  card: Card | null = null;
  /** The file of a game that is over, once somebody has asked for it. */
  replay: Promise<string> | null = null;
  private readonly house: HouseOfHeld;
  private tail: Promise<unknown> = Promise.resolve();
  private underWay = 0;
  private hasAudience = false;

  constructor(id: string, house: HouseOfHeld, awake: Awake | null = null) {
    this.id = id;
    this.house = house;
    this.awake = awake;
    this.touched = house.now();
  }

  /** Whatever is to be done comes after what was asked for before. */
  inTurn<R>(work: () => Promise<R>): Promise<R> {
    this.underWay++;
    const ended = (): void => void this.underWay--;
    const done = this.tail.then(work);
    this.tail = done.then(ended, ended);
    return done;
  }

  /** Somebody is at it: it may neither fall asleep nor be let go now, or there would be two of it. */
  get isBusy(): boolean {
    return this.underWay > 0;
  }

  /** The game as it is now, from memory or from its log; null where there is none. Only in turn. */
  async wakeUp(): Promise<Awake | null> {
    this.touched = this.house.now();
    if (this.awake) return this.awake;
    this.awake = await wake(this.house.store, this.house.shelf, this.id, this.hasAudience, this.house.now());
    // Whose turn it was when it fell asleep was told then.
    if (this.awake) this.listed ??= awaitedBy(this.awake.game);
    return this.awake;
  }

  /** Nothing is lost by it: its log brings it back. */
  sleep(): void {
    this.awake = null;
    this.replay = null;
  }

  async streamOf(viewer: Viewer): Promise<Stream | null> {
    if (viewer === AUDIENCE && !this.hasAudience) {
      this.hasAudience = true;
      this.sleep();
    }
    return (await this.wakeUp())?.streams.get(viewer) ?? null;
  }

  /** Does what somebody wants, for the desk that asked for it under that id, if it was one. */
  act(decide: Decide, by?: { readonly desk: DeskAt; readonly id: number }): Promise<Done> {
    return this.inTurn(async () => {
      for (let race = 0; race < MOST_RACES; race++) {
        const done = await this.tryToAct(decide, by);
        if (done !== 'lost') return done;
      }
      return rejected('trouble', 'too many others were first');
    });
  }

  private async tryToAct(decide: Decide, by?: { readonly desk: DeskAt; readonly id: number }): Promise<Done | 'lost'> {
    this.touched = this.house.now();
    const awake = this.awake ?? (await this.wakeUp());
    if (!awake) return rejected('noSuchMatch');
    const at = Math.max(this.house.now(), awake.game.at);
    const deeds = decide(awake.game, at);
    if ('code' in deeds) return deeds;
    if (deeds.length === 0) return { refusals: [], isShown: false };
    let changes: readonly Change[];
    try {
      const played = this.play(awake, deeds, at);
      if (played.refusals.length > 0) return { refusals: played.refusals, isShown: false };
      ({ changes } = played);
    } catch (error) {
      // A rule broke: what is in memory may be anything, and what is stored is whole.
      this.sleep();
      this.house.broke(error);
      return rejected('trouble', 'the rules broke on that');
    }
    return this.store(awake, deeds, changes, at, by);
  }

  private async store(
    awake: Awake,
    deeds: readonly Deed[],
    changes: readonly Change[],
    at: number,
    by?: { readonly desk: DeskAt; readonly id: number },
  ): Promise<Done | 'lost'> {
    const { game } = awake;
    const texts = deeds.map(deed => writeEntry({ at, ...deed } as Entry));
    const card = cardOf(game);
    const isNewCard = this.card === null || !isSameCard(this.card, card);
    const due = dueOf(game);
    try {
      const written = await this.house.store.append(this.id, awake.entries, texts, {
        ...(isNewCard ? { card } : {}),
        ...(due ? { due } : {}),
      });
      if (written !== 'written') {
        this.sleep();
        return written === 'lost' ? this.catchUp() : rejected('noSuchMatch');
      }
    } catch (error) {
      this.sleep();
      this.house.broke(error);
      return rejected('trouble', 'it could not be stored');
    }
    this.card = card;
    awake.entries += texts.length;
    const isShown = this.show(changes, by);
    this.house.changed(this, 'us');
    return { refusals: [], isShown };
  }

  /** Plays the deeds on the game in memory, and makes of each what every stream is to be told. */
  private play(
    awake: Awake,
    deeds: readonly Deed[],
    at: number,
  ): { readonly refusals: readonly Refusal[]; readonly changes: readonly Change[] } {
    const { game, streams } = awake;
    const changes: Change[] = [];
    for (const deed of deeds) {
      const heard: HeardThen[] = [];
      const copy = this.isWatchedClosely() ? (table: unknown) => game.system.copy(table) : undefined;
      const refusals = apply(game, { at, ...deed } as Entry, listening(heard, copy));
      if (refusals.length > 0) {
        if (changes.length > 0) throw new Error(`the second of several deeds is refused: ${refusals[0]!.code}`);
        return { refusals, changes };
      }
      const compare = comparing();
      for (const stream of streams.values()) {
        const change = this.changeOf(stream, heard, at, compare);
        if (change) changes.push(change);
      }
    }
    return { refusals: [], changes };
  }

  private changeOf(stream: Stream, heard: readonly HeardThen[], at: number, compare: Compare): Change | null {
    const { view } = stream.seen;
    const sent = stream.update(heard, at, compare);
    if (sent === null) return null;
    const wantsStills = this.isWatchedClosely(stream.viewer);
    const place = stream.told.length - (sent.body.told?.length ?? 0);
    const stills = wantsStills ? stream.stills(view, place, heard) : [];
    return { viewer: stream.viewer, sent, stills: stills.length > 0 ? `,"stills":${JSON.stringify(stills)}` : '' };
  }

  /** Whether somebody, or one of these viewers, wants to see things happen. */
  private isWatchedClosely(by?: Viewer): boolean {
    for (const { wantsStills, viewer } of this.desks)
      if (wantsStills && (by === undefined || by === viewer)) return true;
    return false;
  }

  /** Sends what has changed to every desk; says whether the one that asked for it has heard that it is done. */
  private show(changes: readonly Change[], by?: { readonly desk: DeskAt; readonly id: number }): boolean {
    const last = by && changes.findLast(({ viewer }) => viewer === by.desk.viewer);
    for (const change of changes) {
      const behind = change.viewer === AUDIENCE ? this.awake?.behind : null;
      if (behind) {
        behind.take(change.sent);
        continue;
      }
      for (const desk of this.desks) {
        if (desk.viewer !== change.viewer) continue;
        const re = by && change === last && desk === by.desk ? `,"re":${by.id}` : '';
        send(desk, change.sent, change.stills, re);
      }
    }
    return last !== undefined;
  }

  /** Brings a desk to where its stream is: with what it lacks, or with everything. */
  async bring(desk: DeskAt): Promise<boolean> {
    const stream = await this.streamOf(desk.viewer);
    if (!stream) return false;
    const behind = desk.viewer === AUDIENCE ? this.awake?.behind : null;
    bring(desk, behind ?? stream, this.house.now());
    return true;
  }

  /** The audience, where it is kept behind, hears of what is old enough by now. */
  async tellAudience(): Promise<void> {
    const sent = this.awake?.behind?.goOn(this.house.now()) ?? [];
    for (const desk of this.desks)
      if (desk.viewer === AUDIENCE) for (const each of sent) if (each.number === desk.number + 1) send(desk, each);
  }

  /** Somebody else has written to the log: reads it, and shows it to those who sit here. */
  async heardOfMore(length: number): Promise<void> {
    if (!this.awake || this.awake.entries >= length) return;
    await this.inTurn(async () => {
      if (this.awake && this.awake.entries < length) await this.catchUp();
    });
  }

  private async catchUp(): Promise<'lost'> {
    const awake = this.awake;
    if (awake) {
      for (const text of await this.house.store.read(this.id, awake.entries)) {
        const heardByAudience = replay(awake, readEntry(text));
        awake.behind?.take(heardByAudience);
      }
      this.touched = this.house.now();
    }
    for (const desk of this.desks) await this.bring(desk);
    this.house.changed(this, 'others');
    return 'lost';
  }
}

/** What one viewer is told of one deed. */
interface Change {
  readonly viewer: Viewer;
  readonly sent: Update;
  readonly stills: string;
}

function send(desk: DeskAt, sent: Sent, stills = '', re = ''): void {
  desk.number = sent.number;
  desk.hash = sent.hash;
  desk.send(`{"type":"update","desk":${desk.desk},${sent.text}${stills}${re}}`);
}

function bring(desk: DeskAt, stream: Stream | Behind, now: number): void {
  const missing = stream.since(desk.number, desk.hash);
  if (missing) {
    for (const sent of missing) send(desk, sent);
    return;
  }
  const { number, hash, seen, told } = stream;
  desk.number = number;
  desk.hash = hash;
  desk.send(JSON.stringify({ type: 'whole', desk: desk.desk, number, hash, now, seen, told }));
}
