import { isMachineAsked } from '@sightline/desk';
import { legalAnswers, nowOf, openQuestions, type Seat } from '@sightline/kernel';
import type { Shelf } from '@sightline/shelf';
import { overdue } from '../game/acts.ts';
import { awaitedBy, cardOf, dueOf } from '../game/card.ts';
import { type Entry, type Opened, writeEntry } from '../game/entry.ts';
import { type Game, peopleOf } from '../game/game.ts';
import type { Pool } from '../machine/pool.ts';
import type { Metrics } from '../metrics.ts';
import type { People } from '../people.ts';
import { type Rejection, rejected } from '../rejection.ts';
import type { News, Store } from '../store/store.ts';
import { Company } from './company.ts';
import { Held, type HouseOfHeld } from './held.ts';
import { openedBy } from './load.ts';
import { notify } from './notices.ts';

export interface HouseOfHall {
  readonly store: Store;
  readonly shelf: Shelf;
  readonly pool: Pool;
  readonly people: People;
  readonly metrics: Metrics;
  now(): number;
  /** 32 hex digits that nobody can foresee. */
  fresh(): string;
  /** Where others find this server; '' where that is not known. */
  address(): string;
}

/** So many games are kept awake, so long after the last thing that happened; a game at rest is listed anew. */
const MOST_AWAKE = 1_000;
const AWAKE_MS = 5 * 60_000;
/** Where nobody sits: long enough for a page that is loaded anew. */
const EMPTY_MS = 20_000;
const SWEEP_MS = 1_000;
const REST_MS = 3_000;

/** Where all games of this process are found. It holds nothing that the store does not. */
export class Hall {
  readonly held = new Map<string, Held>();
  readonly company: Company;
  private readonly house: HouseOfHall;
  private readonly forHeld: HouseOfHeld;
  private readonly thinking = new Set<Held>();
  /** When something last happened to a game, and who has done it: that process looks after lists and notices. */
  private readonly moved = new Map<Held, { readonly at: number; readonly by: 'us' | 'others' }>();
  private readonly sweeper: NodeJS.Timeout;
  private readonly ends: (() => unknown)[] = [];
  private isClosed = false;

  constructor(house: HouseOfHall) {
    this.house = house;
    const { store, shelf, now } = house;
    this.forHeld = {
      store,
      shelf,
      now,
      changed: (held, by) => this.changed(held, by),
      broke: error => house.metrics.broke(error),
    };
    this.company = new Company(house.people, store, now);
    this.sweeper = setInterval(() => this.sweep(), SWEEP_MS);
    this.sweeper.unref();
    this.ends.push(store.subscribe(news => this.hear(news)));
  }

  async open(): Promise<void> {
    const end = await this.house.store.whenDue(async ({ match }) => {
      const held = this.at(match);
      const done = await held.act((game, at) => overdue(game, at));
      this.letGo(held);
      // What could not be stored is due again later.
      if ('code' in done && done.code === 'trouble') throw new Error(done.detail);
    });
    this.ends.push(end);
  }

  /** The match of that id, whether or not there is one: that is seen when it wakes up. */
  at(id: string): Held {
    const known = this.held.get(id);
    if (known) return known;
    const held = new Held(id, this.forHeld);
    this.held.set(id, held);
    return held;
  }

  /** Begins a match with that entry. */
  async create(opened: Opened, id: string = this.house.fresh()): Promise<string | Rejection> {
    const entry: Entry & Opened = { at: this.house.now(), ...opened };
    const awake = await openedBy(this.house.shelf, id, entry, false);
    const card = cardOf(awake.game);
    const due = dueOf(awake.game);
    const written = await this.house.store.create(id, [writeEntry(entry)], { card, ...(due ? { due } : {}) });
    if (written !== 'written') return rejected('trouble', 'the match could not be stored');
    const held = new Held(id, this.forHeld, awake);
    held.card = card;
    this.held.set(id, held);
    this.house.metrics.count('games');
    this.changed(held, 'us');
    return id;
  }

  /** Somebody may have to do something now: the machine, or those who look after lists and notices. */
  private changed(held: Held, by: 'us' | 'others'): void {
    this.moved.set(held, { at: this.house.now(), by });
    this.house.metrics.count('changes');
    this.mind(held);
  }

  /** Lets the bots think if it is their turn: after every change, and when somebody comes to a game that was left so. */
  mind(held: Held): void {
    const { awake } = held;
    if (awake?.game.stage !== 'playing' || this.thinking.has(held)) return;
    if (isMachineAsked(awake.game.match)) void this.letThink(held);
  }

  /** Bots think in a thread of their own, about the game as it is; if it is another one by then, they think again. */
  private async letThink(held: Held): Promise<void> {
    this.thinking.add(held);
    try {
      for (;;) {
        const awake = await held.inTurn(() => held.wakeUp());
        if (awake?.game.stage !== 'playing' || !isMachineAsked(awake.game.match)) return;
        const { entries } = awake;
        const moves = await this.movesOf(awake.game);
        if (moves.length === 0) return;
        const done = await held.act(() => {
          if (held.awake?.entries !== entries) return [];
          return moves.map(({ seat, answer }) => ({ do: 'answered', seat, answer }));
        });
        if ('code' in done || done.refusals.length > 0)
          throw new Error(`a bot's answer was turned away: ${JSON.stringify(done)}`);
      }
    } catch (error) {
      this.house.metrics.broke(error);
    } finally {
      this.thinking.delete(held);
    }
  }

  /** A bot that breaks or takes too long costs its own game a good answer, and nobody anything else. */
  private async movesOf({
    system,
    match,
  }: Game): Promise<readonly { readonly seat: Seat; readonly answer: unknown }[]> {
    try {
      return await this.house.pool.run({ kind: 'think', match });
    } catch (error) {
      // Who stops a server stops its bots in the middle of a thought; they think again when it is back.
      if (this.isClosed) return [];
      this.house.metrics.broke(error);
      const asked = openQuestions(match).find(({ seat }) => match.players[seat]?.kind === 'bot');
      if (!asked) return [];
      const { seat, question } = asked;
      return [{ seat, answer: legalAnswers(system, nowOf(match), seat, question)[0] }];
    }
  }

  private hear(news: News): void {
    switch (news.kind) {
      case 'appended': {
        const held = this.held.get(news.match);
        if (held && !news.ours) void held.heardOfMore(news.length).catch(error => this.house.metrics.broke(error));
        return;
      }
      case 'said': {
        const held = this.held.get(news.match);
        if (held && !news.ours) void this.company.tellChat(held).catch(error => this.house.metrics.broke(error));
        return;
      }
      case 'whispered': {
        const held = this.held.get(news.match);
        if (held) this.company.hear(held, news.text);
        return;
      }
      case 'missed':
        void this.catchUpAll().catch(error => this.house.metrics.broke(error));
        return;
      default:
        news satisfies never;
    }
  }

  private async catchUpAll(): Promise<void> {
    const awake = [...this.held.values()].filter(held => held.awake !== null);
    const lengths = await this.house.store.lengths(awake.map(({ id }) => id));
    for (const held of awake) await held.heardOfMore(lengths.get(held.id) ?? 0);
  }

  private sweep(): void {
    const now = this.house.now();
    void this.company.tellLate().catch(error => this.house.metrics.broke(error));
    for (const [held, { at, by }] of this.moved) if (now >= at + REST_MS) this.rest(held, by);
    const awake: Held[] = [];
    for (const held of this.held.values()) {
      if (held.awake?.behind) void held.tellAudience();
      const patience = held.desks.size === 0 ? EMPTY_MS : AWAKE_MS;
      if (now >= held.touched + patience) this.letSleep(held);
      if (held.awake) awake.push(held);
      this.letGo(held);
    }
    if (awake.length > MOST_AWAKE)
      for (const held of awake.sort((a, b) => a.touched - b.touched).slice(0, awake.length - MOST_AWAKE))
        this.letSleep(held);
  }

  private letSleep(held: Held): void {
    if (!held.isBusy && !this.thinking.has(held)) held.sleep();
  }

  /** A game that nobody sits at and nobody remembers is not even listed here. */
  private letGo(held: Held): void {
    if (held.isBusy || this.thinking.has(held)) return;
    if (held.desks.size > 0 || held.awake !== null || this.moved.has(held)) return;
    this.held.delete(held.id);
    this.company.forget(held);
  }

  /** Nothing has happened for a moment: whose turn it is goes into the lists, and to those who are away. */
  private rest(held: Held, by: 'us' | 'others'): void {
    this.moved.delete(held);
    const { awake } = held;
    if (!awake) return;
    const awaited = awaitedBy(awake.game);
    const card = { ...cardOf(awake.game), awaited };
    if (held.listed?.join() === awaited.join()) return;
    const told = held.listed ?? [];
    held.listed = awaited;
    if (by === 'others') return;
    const { store, metrics } = this.house;
    void store.relist(held.id, card).catch(error => metrics.broke(error));
    const away = awaited.filter(person => !told.includes(person) && !this.company.isHere(held, person));
    for (const person of away) void notify(this.house, person, awake.game).catch(error => metrics.broke(error));
  }

  /** Whose game it is, as far as it is awake here. */
  awaited(id: string): readonly string[] | null {
    const awake = this.held.get(id)?.awake;
    return awake ? awaitedBy(awake.game) : null;
  }

  /** Takes a person out of every game he sits at. */
  async forget(person: string, matches: readonly string[]): Promise<void> {
    for (const id of matches) {
      const held = this.at(id);
      await held.act(game => {
        if (!peopleOf(game).includes(person)) return [];
        const seats = Object.keys(game.seats).filter(seat => game.seats[seat]!.holders.includes(person));
        return seats.map(seat => ({ do: 'stood', seat, person }));
      });
    }
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.sweeper);
    for (const end of this.ends) await end();
    this.company.close();
  }
}
