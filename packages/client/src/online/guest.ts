import { useSyncExternalStore } from 'react';
import { newSecret } from '../play/secret.ts';

/** Who sits at this browser, for servers: a secret that nobody can guess, and what he wants to be called. No account. */
export interface Guest {
  readonly secret: string;
  readonly name: string;
}

const LONGEST_NAME = 40;
const KEY = 'sightline guest';
const listeners = new Set<() => void>();
let current = read();

function read(): Guest | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as unknown;
    return isGuest(kept) ? kept : null;
  } catch {
    // A browser that keeps nothing: one is a guest until the page is closed.
    return null;
  }
}

function write(guest: Guest | null): void {
  current = guest;
  try {
    if (guest) localStorage.setItem(KEY, JSON.stringify(guest));
    else localStorage.removeItem(KEY);
  } catch {
    // It holds until the page is closed.
  }
  for (const listener of listeners) listener();
}

/** Who this browser is; it becomes somebody with the first name that is given. */
export const guest = (): Guest | null => current;

export function useGuest(): Guest | null {
  return useSyncExternalStore(listener => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, guest);
}

/** From now on this browser's guest is called so. */
export function callMe(name: string): Guest {
  const called: Guest = { secret: current?.secret ?? newSecret(), name: name.trim().slice(0, LONGEST_NAME) };
  write(called);
  return called;
}

/** Takes over from another device. */
export function become(other: Guest): void {
  write(other);
}

/** Nothing here says any more who this was. */
export function forgetMe(): void {
  write(null);
}

export function isSecretOfGuest(text: unknown): text is string {
  return typeof text === 'string' && /^[0-9a-f]{32}$/.test(text);
}

export function isGuest(value: unknown): value is Guest {
  const { secret, name } = (value ?? {}) as Partial<Guest>;
  return isSecretOfGuest(secret) && typeof name === 'string' && name.length <= LONGEST_NAME;
}
