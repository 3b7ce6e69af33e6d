import type { Seat } from '@sightline/kernel';
import { newSecret } from '../play/secret.ts';
import type { Noted } from '../play/verify.ts';

/** What this browser remembers of a game at a server: its invitation, and what it has noted of its dice. */
interface Keepsake {
  readonly invite?: string;
  readonly noted?: Noted;
  /** Who says something there is not shown to this browser's guest. */
  readonly muted?: readonly string[];
}

const KEY = 'sightline online games';
/** Of so many games, the last ones. */
const MOST = 200;

function read(): Readonly<Record<string, Keepsake>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Readonly<Record<string, Keepsake>>;
  } catch {
    // A browser that keeps nothing: what it knew is gone with the page.
    return forgotten;
  }
}

/** For a browser that keeps nothing, until the page is closed. */
let forgotten: Readonly<Record<string, Keepsake>> = {};

function keep(match: string, part: Keepsake): void {
  const { [match]: before, ...others } = read();
  const entries = [...Object.entries(others), [match, { ...before, ...part }] as const].slice(-MOST);
  forgotten = Object.fromEntries(entries);
  try {
    localStorage.setItem(KEY, JSON.stringify(forgotten));
  } catch {
    // It is remembered until the page is closed.
  }
}

export const inviteTo = (match: string): string | null => read()[match]?.invite ?? null;
export const keepInvite = (match: string, invite: string): void => keep(match, { invite });

export const mutedAt = (match: string): readonly string[] => read()[match]?.muted ?? [];
export const keepMuted = (match: string, muted: readonly string[]): void => keep(match, { muted });

export const notedOf = (match: string): Noted | null => read()[match]?.noted ?? null;

/** What this browser stirs the dice of a match with, for one promise of them: drawn once, so that what it is committed to is what it reveals. */
export function entropyFor(match: string, promise: string, seat: Seat): string {
  const noted = notedOf(match);
  const stirs = noted?.promise === promise ? noted.stirs : {};
  const entropy = stirs[seat] ?? newSecret();
  keep(match, { noted: { promise, stirs: { ...stirs, [seat]: entropy } } });
  return entropy;
}

/** Whoever this was, nothing here remembers what he played. */
export function forgetGames(): void {
  forgotten = {};
  try {
    localStorage.removeItem(KEY);
  } catch {
    // There was nothing to remove.
  }
}
