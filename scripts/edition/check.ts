import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Entry, moduleOf } from '@sightline/shelf';
import { SYSTEMS } from '../house/one-way.ts';
import { bundle, editionOf } from './bundle.ts';
import { indexOf } from './freeze.ts';

/** What is wrong with the frozen editions of a project, with what to do about it. */
export async function editionFindings(root: string, games: readonly string[] = SYSTEMS): Promise<readonly string[]> {
  const index = indexOf(root);
  const released = games.filter(game => !editionOf(root, game).inWork);
  const changed = await Promise.all(released.map(game => whyNotReleased(root, game, index)));
  return [...index.flatMap(entry => whyNotFrozen(root, entry) ?? []), ...changed.flatMap(finding => finding ?? [])];
}

/** HS-FILE-007: a frozen module is never changed. */
function whyNotFrozen(root: string, entry: Entry): string | null {
  const path = join('editions', moduleOf(entry));
  if (!existsSync(join(root, path))) return `${path} is missing; bring it back: games were begun under it`;
  const sha256 = createHash('sha256')
    .update(readFileSync(join(root, path)))
    .digest('hex');
  return sha256 === entry.sha256 ? null : `${path} is not what was frozen; bring that back: games were begun under it`;
}

/** Sources that say they are an edition must be it, for new games are begun with them under its number. */
async function whyNotReleased(root: string, game: string, index: readonly Entry[]): Promise<string | null> {
  const edition = editionOf(root, game);
  const entry = index.find(other => other.system === game && other.edition === edition.number);
  const text = entry && (await bundle(root, game, edition));
  if (entry && createHash('sha256').update(text!).digest('hex') === entry.sha256) return null;
  const what = entry ? 'are not what was frozen as that' : 'were never frozen';
  return (
    `the sources of ${game} say that they are edition ${edition.number} and ${what}. If its rules, its content or what ` +
    `bundles them has changed, run: npm run edition -- --begin ${game}`
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const findings = await editionFindings(join(import.meta.dirname, '..', '..'));
  for (const finding of findings) console.log(finding);
  process.exitCode = findings.length === 0 ? 0 : 1;
}
