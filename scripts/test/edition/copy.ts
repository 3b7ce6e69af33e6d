import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Edition, EditionNumber } from '@sightline/kernel';
import { onTestFinished } from 'vitest';
import { bundle, editionIn } from '../../edition/bundle.ts';
import { beginWork } from '../../edition/freeze.ts';

export const root: string = join(import.meta.dirname, '..', '..', '..');

/** What the rules of a game are made of. */
const PARTS = ['kernel', 'geometry', 'words'];

const isSource = (path: string): boolean => !/[\\/](test|node_modules)$/.test(path);

/** A copy of the sources of a game, with all that is frozen and its ledger; in work, and gone after the test. */
export function copyOf(game: string): string {
  const copy = copied([...PARTS, game], ['ledger', 'editions', 'CHANGELOG.md', 'scripts/edition/own-content']);
  beginWork(copy, game);
  onTestFinished(() => discard(copy));
  return copy;
}

/** A copy of all that the page is built from. It borrows what is installed here; whoever has made it discards it. */
export function copyOfAll(): string {
  const packages = readdirSync(join(root, 'packages'));
  const copy = copied(packages, ['ledger', 'editions', 'package.json', 'tsconfig.json']);
  const installed = join(copy, 'node_modules');
  mkdirSync(join(installed, '@sightline'), { recursive: true });
  const link = (from: string, to: string): void => symlinkSync(from, join(installed, to), 'junction');
  for (const name of packages) link(join(copy, 'packages', name), join('@sightline', name));
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@sightline') link(join(root, 'node_modules', name), name);
  return copy;
}

function copied(packages: readonly string[], parts: readonly string[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'sightline-edition-'));
  for (const name of packages)
    cpSync(join(root, 'packages', name), join(copy, 'packages', name), { recursive: true, filter: isSource });
  for (const part of parts) cpSync(join(root, part), join(copy, part), { recursive: true });
  return copy;
}

export function discard(copy: string): void {
  rmSync(copy, { recursive: true, force: true });
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
