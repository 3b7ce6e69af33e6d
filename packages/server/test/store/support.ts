import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Card } from '../../src/store/store.ts';

/** A folder of its own for a test, and how to take it away. */
export function folder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'sightline-store-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

export function cardOf(changes: Partial<Card> = {}): Card {
  return {
    stage: 'running',
    listed: true,
    people: ['ann', 'ben'],
    awaited: ['ann'],
    about: '{"game":"drill"}',
    ...changes,
  };
}

/** Waits until something is so, for as long as a test may take. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise(resolve => setTimeout(resolve, 5));
}

export async function allOf<T>(things: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const thing of things) all.push(thing);
  return all;
}
