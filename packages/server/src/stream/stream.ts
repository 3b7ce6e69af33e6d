import { type Json, type Line, redactLine, type Viewer } from '@sightline/kernel';
import {
  type Body,
  type Compare,
  deltaOf,
  firstHash,
  type HeardLine,
  MOST_STILLS,
  nextHash,
  type Seen,
  type StillDelta,
} from '@sightline/protocol';
import type { Game } from '../game/game.ts';
import { type HeaderMemo, seenBy } from './seen.ts';

/** A line as it was heard while the game went on, with the table of that moment where somebody wants to see it. */
export interface HeardThen {
  readonly line: Line;
  readonly after: number;
  readonly step: number;
  readonly table?: unknown;
}

/** What was sent, as the text that every desk of the viewer gets. */
export interface Sent {
  readonly number: number;
  readonly hash: string;
  /** `"number":..,"hash":..,"now":..,"body":..` */
  readonly text: string;
}

/** What is sent just now. */
export interface Update extends Sent {
  readonly body: Body;
  readonly at: number;
}

/** So many updates, of so many characters, are kept for those who come back. */
const MOST_KEPT = 100;
const MOST_KEPT_CHARACTERS = 50_000;

/**
 * What one viewer of a game gets to know, one numbered update after the other. It follows from the log of the game: any
 * process that plays the log makes the same stream.
 */
export class Stream {
  number = 0;
  hash: string;
  seen: Seen;
  told: HeardLine[] = [];
  /** The number at which the questions of the viewer, or the answers of the match, last changed. */
  askedAt = 0;
  private kept: Sent[] = [];
  private characters = 0;
  readonly viewer: Viewer;
  private readonly game: Game;
  private readonly header: HeaderMemo;

  constructor(game: Game, viewer: Viewer, header: HeaderMemo) {
    this.game = game;
    this.viewer = viewer;
    this.header = header;
    this.seen = seenBy(game, viewer, null, header);
    this.hash = firstHash(this.seen);
  }

  /** What has changed for the viewer since the last time; null when nothing has. */
  update(heard: readonly HeardThen[], at: number, compare: Compare): Update | null {
    const before = this.seen;
    const seen = seenBy(this.game, this.viewer, before, this.header);
    const change = compare(before as unknown as Json, seen as unknown as Json);
    const keep = this.stillTold(seen.inputs);
    const told = this.newlyTold(heard);
    if (change === undefined && keep === this.told.length && told.length === 0) return null;
    const body: Body = {
      ...(change === undefined ? {} : { change }),
      ...(keep === this.told.length ? {} : { keep }),
      ...(told.length === 0 ? {} : { told }),
    };
    const text = JSON.stringify(body);
    this.number++;
    this.hash = nextHash(this.hash, body, text);
    if (before.inputs !== seen.inputs || isNamed(change, 'questions')) this.askedAt = this.number;
    this.seen = seen;
    this.told.length = keep;
    for (const line of told) this.told.push(line);
    const { number, hash } = this;
    const sent: Sent = { number, hash, text: `"number":${number},"hash":"${hash}","now":${at},"body":${text}` };
    this.keep(sent);
    return { ...sent, body, at };
  }

  /** The views at the events among these lines, each as the way from the one before; from the view of that moment. */
  stills(from: Json, place: number, heard: readonly HeardThen[]): readonly StillDelta[] {
    const { system } = this.game;
    const stills: StillDelta[] = [];
    let last = from;
    for (const { line, table } of heard) {
      if (redactLine(system, line, this.viewer) === null) continue;
      if (line.kind === 'event' && table !== undefined && stills.length < MOST_STILLS) {
        const view = system.view(table, this.viewer) as Json;
        stills.push({ line: place, view: deltaOf(last, view) ?? null });
        last = view;
      }
      place++;
    }
    return stills;
  }

  /** What came after that number, if it is kept and the viewer has what he should have; null when he needs all of it. */
  since(number: number, hash: string): readonly Sent[] | null {
    if (number === this.number) return hash === this.hash ? [] : null;
    const at = this.kept.findIndex(sent => sent.number === number);
    return this.kept[at]?.hash === hash ? this.kept.slice(at + 1) : null;
  }

  private keep(sent: Sent): void {
    this.kept.push(sent);
    this.characters += sent.text.length;
    while (this.kept.length > MOST_KEPT || (this.characters > MOST_KEPT_CHARACTERS && this.kept.length > 1))
      this.characters -= this.kept.shift()!.text.length;
  }

  private newlyTold(heard: readonly HeardThen[]): HeardLine[] {
    const told: HeardLine[] = [];
    for (const { line, after, step } of heard) {
      const seen = redactLine(this.game.system, line, this.viewer);
      if (seen !== null) told.push({ after, step, line: seen });
    }
    return told;
  }

  /** After something was taken back: how many of the told lines were told before the answers that are left. */
  private stillTold(inputs: number): number {
    let keep = this.told.length;
    while (keep > 0 && this.told[keep - 1]!.after > inputs) keep--;
    return keep;
  }
}

function isNamed(change: Body['change'], part: string): boolean {
  return typeof change === 'object' && change !== null && Object.hasOwn(change, part);
}
