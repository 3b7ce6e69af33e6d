import { AUDIENCE, attempt, isRecord } from '@sightline/kernel';
import { type ChatHeard, type PersonHere, type PersonId, plainLine, type SaidChat } from '@sightline/protocol';
import { peopleOf } from '../game/game.ts';
import type { People } from '../people.ts';
import type { ChatLine, Store } from '../store/store.ts';
import type { DeskAt } from './desk-at.ts';
import type { Held } from './held.ts';

/** What another process has told of those who sit there, until when it holds. */
interface Elsewhere {
  readonly people: ReadonlyMap<PersonId, boolean>;
  readonly watchers: number;
  readonly until: number;
}

const WHISPER_MS = 20_000;

/** Who is at a table and what they say to one another. Nothing of it is part of a match. */
export class Company {
  private readonly people: People;
  private readonly store: Store;
  private readonly now: () => number;
  private readonly elsewhere = new Map<string, Map<string, Elsewhere>>();
  private readonly untold = new Set<Held>();
  private readonly me = crypto.randomUUID();
  private readonly whisperer: NodeJS.Timeout;
  private readonly tables = new Set<Held>();
  /** Where an audience that is kept behind has not heard all of the chat yet, and when the next line of it is old enough. */
  private readonly late = new Map<Held, number>();

  constructor(people: People, store: Store, now: () => number) {
    this.people = people;
    this.store = store;
    this.now = now;
    this.whisperer = setInterval(() => {
      for (const held of this.tables) this.whisper(held);
    }, WHISPER_MS);
    this.whisperer.unref();
  }

  /** Somebody has come, gone, or begun to decide. Those who sit there hear of it in a moment, once for all of it. */
  changed(held: Held): void {
    if (held.desks.size > 0) this.tables.add(held);
    else this.tables.delete(held);
    if (this.untold.size === 0) setImmediate(() => void this.tellAll());
    this.untold.add(held);
    if (this.store.kind === 'postgres') this.whisper(held);
  }

  isHere(held: Held, person: PersonId): boolean {
    for (const desk of held.desks) if (desk.person === person) return true;
    return this.others(held).some(({ people }) => people.has(person));
  }

  hear(held: Held, text: string): void {
    const parsed = attempt(() => JSON.parse(text) as unknown);
    if (!parsed.ok || !isRecord(parsed.value)) return;
    const { from, people, watchers } = parsed.value as {
      from: string;
      people: [PersonId, boolean][];
      watchers: number;
    };
    const told = this.elsewhere.get(held.id) ?? new Map<string, Elsewhere>();
    told.set(from, { people: new Map(people), watchers, until: this.now() + 2 * WHISPER_MS });
    this.elsewhere.set(held.id, told);
    if (this.untold.size === 0) setImmediate(() => void this.tellAll());
    this.untold.add(held);
  }

  /** Sends a desk the chat it lacks. */
  async tellChatTo(held: Held, desk: DeskAt): Promise<void> {
    await this.sendChat(held, await this.store.said(held.id, desk.said), [desk]);
  }

  async tellChat(held: Held): Promise<void> {
    const last = Math.min(...[...held.desks].map(({ said }) => said));
    if (Number.isFinite(last)) await this.sendChat(held, await this.store.said(held.id, last), [...held.desks]);
  }

  async say(held: Held, by: DeskAt, { to, text }: SaidChat): Promise<boolean> {
    const seat = to === 'seat' ? by.viewer : null;
    const line = { person: by.person!, to: seat ?? '', text: plainLine(text), at: this.now() };
    const n = await this.store.say(held.id, line);
    if (n === null) return false;
    await this.sendChat(held, [{ n, ...line }], [...held.desks]);
    return true;
  }

  /** Tells those who are kept behind what is old enough by now. */
  async tellLate(): Promise<void> {
    for (const [held, due] of this.late) {
      if (due > this.now()) continue;
      this.late.delete(held);
      for (const desk of held.desks) if (desk.viewer === AUDIENCE) await this.tellChatTo(held, desk);
    }
  }

  forget(held: Held): void {
    this.tables.delete(held);
    this.elsewhere.delete(held.id);
    this.late.delete(held);
  }

  close(): void {
    clearInterval(this.whisperer);
  }

  private async sendChat(held: Held, said: readonly ChatLine[], desks: readonly DeskAt[]): Promise<void> {
    if (said.length === 0) return;
    const names = await this.people.names([...new Set(said.map(({ person }) => person))]);
    const delay = await delayOf(held);
    for (const desk of desks) {
      const lines = desk.viewer === AUDIENCE ? this.oldEnough(held, said, delay) : said;
      const mayRead = ({ n, to, person }: ChatLine): boolean =>
        n > desk.said && (to === '' || to === desk.viewer) && !desk.blocked.includes(person);
      const heard = lines.filter(mayRead).map(({ n, person, to, text, at }): ChatHeard => {
        const name = names.get(person) ?? '';
        return { n, person, name, seat: to === '' ? null : to, text, at };
      });
      desk.said = Math.max(desk.said, ...lines.map(({ n }) => n));
      if (heard.length > 0) desk.send(JSON.stringify({ type: 'said', desk: desk.desk, lines: heard }));
    }
  }

  /** Those who talk at a table talk about what happens there. */
  private oldEnough(held: Held, lines: readonly ChatLine[], delay: number): readonly ChatLine[] {
    const young = lines.findIndex(({ at }) => at + delay > this.now());
    if (young < 0) return lines;
    const due = lines[young]!.at + delay;
    this.late.set(held, Math.min(due, this.late.get(held) ?? due));
    return lines.slice(0, young);
  }

  private async tellAll(): Promise<void> {
    const tables = [...this.untold];
    this.untold.clear();
    for (const held of tables) await this.tellPeople(held).catch(() => {});
  }

  private async tellPeople(held: Held): Promise<void> {
    const game = held.awake?.game ?? (await held.inTurn(() => held.wakeUp()))?.game;
    if (!game || held.desks.size === 0) return;
    const ids = peopleOf(game);
    const names = await this.people.names(ids);
    const others = this.others(held);
    const people = ids.map((person): PersonHere => {
      const here = [...held.desks].filter(desk => desk.person === person);
      const there = others.filter(other => other.people.has(person));
      return {
        person,
        name: names.get(person) ?? '',
        seats: Object.keys(game.seats).filter(seat => game.seats[seat]!.holders.includes(person)),
        isHere: here.length + there.length > 0,
        isDeciding: here.some(desk => desk.isDeciding) || there.some(other => other.people.get(person) === true),
      };
    });
    const watchers = watchersOf(held) + others.reduce((sum, other) => sum + other.watchers, 0);
    // Who is kept behind is not shown either who is at it just now.
    const behind = game.terms.delay > 0 ? people.map(person => ({ ...person, isDeciding: false })) : people;
    for (const desk of held.desks) {
      const shown = desk.viewer === AUDIENCE ? behind : people;
      desk.send(JSON.stringify({ type: 'people', desk: desk.desk, people: shown, watchers }));
    }
  }

  private whisper(held: Held): void {
    if (this.store.kind !== 'postgres') return;
    const people = new Map<PersonId, boolean>();
    for (const { person, isDeciding, viewer } of held.desks)
      if (person !== null && viewer !== AUDIENCE) people.set(person, isDeciding || people.get(person) === true);
    const text = JSON.stringify({ from: this.me, people: [...people].slice(0, 20), watchers: watchersOf(held) });
    this.store.whisper(held.id, text);
  }

  private others(held: Held): Elsewhere[] {
    return [...(this.elsewhere.get(held.id)?.values() ?? [])].filter(({ until }) => until > this.now());
  }
}

/** By how much the audience of a game is kept behind, in ms. */
async function delayOf(held: Held): Promise<number> {
  const game = held.awake?.game ?? (await held.inTurn(() => held.wakeUp()))?.game;
  return (game?.terms.delay ?? 0) * 1000;
}

function watchersOf(held: Held): number {
  let watchers = 0;
  for (const { viewer } of held.desks) if (viewer === AUDIENCE) watchers++;
  return watchers;
}
