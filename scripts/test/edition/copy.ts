import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Edition, EditionNumber } from '@sightline/kernel';
import { onTestFinished } from 'vitest';
import { bundle, editionIn } from '../../edition/bundle.ts';

export const root: string = join(import.meta.dirname, '..', '..', '..');

/** What the rules of a game are made of. */
const PARTS = ['kernel', 'geometry', 'words'];

const isSource = (path: string): boolean => !/[\\/](test|node_modules)$/.test(path);

/** A copy of the sources of a game somewhere else, with all that is frozen and its ledger; gone after the test. */
export function copyOf(game: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'sightline-edition-'));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  for (const name of [...PARTS, game])
    cpSync(join(root, 'packages', name), join(copy, 'packages', name), { recursive: true, filter: isSource });
  for (const part of ['ledger', 'editions', 'CHANGELOG.md', 'scripts/edition/own-content'])
    cpSync(join(root, part), join(copy, part), { recursive: true });
  return copy;
}

/** Changes a place in a file of the copy; that it is there is part of the test. */
export function change(copy: string, path: string, from: string, to: string): void {
  const file = join(copy, path);
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`expected ${path} to say ${from}`);
  writeFileSync(file, text.replaceAll(from, to));
}

/** The rules of the copy, as its sources stand. */
export async function sourceOf(copy: string, game: string, as: EditionNumber): Promise<Edition> {
  return editionIn(await bundle(copy, game, as));
}
