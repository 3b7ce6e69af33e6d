import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { AnySystem, EditionNumber } from '@sightline/kernel';
import { type Entry, readIndex } from '@sightline/shelf';
import { bundle, EDITION_LINE, editionIn, editionOf, editionText, sourcesOf } from './bundle.ts';
import { editionLine, withLine } from './changelog.ts';
import { cook } from './cook.ts';
import { type OwnContent, recipesOf } from './recipes.ts';
import { type Rows, rowChanges, rowsOf } from './rows.ts';

/** The trial comes before the first edition and shows that all this works. It is the only one that may be frozen twice. */
export const TRIAL = 0;

/** Why a game cannot be frozen as an edition now; null when it can. */
export function whyNotFreeze(root: string, game: string, edition: number): string | null {
  const { number, inWork } = editionOf(root, game);
  const newest = newestOf(indexOf(root), game);
  if (edition === TRIAL)
    return newest > TRIAL ? `edition ${newest} of ${game} is out: the time of trials is over` : null;
  if (!inWork)
    return `edition ${number} of ${game} is frozen; \`npm run edition -- --begin ${game}\` begins the next one`;
  return number > newest ? null : `edition ${number} of ${game} is frozen already, and never changed`;
}

/** Freezes the rules of a game: module, rows, archive, index and changelog. Nothing is written before all is there. */
export async function freeze(root: string, game: string, edition: number): Promise<string> {
  const as: EditionNumber = { number: edition, inWork: false };
  const text = await bundle(root, game, as);
  const { system, besides = [] } = await editionIn(text);
  const own = ownContentOf(root, game);
  const archive = [system, ...besides].flatMap(each => archiveOf(each, each === system ? own : []));
  const rows = rowsOf(game, join(root, 'ledger'));
  const entry = entryOf(game, edition, text);
  const others = indexOf(root).filter(other => other.system !== game || other.edition !== edition);
  const changelog = withLine(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), lineOf(root, system, rows, others));

  const folder = join(root, 'editions', game, String(edition));
  rmSync(folder, { recursive: true, force: true });
  write(join(folder, 'rules.mjs'), text);
  write(join(folder, 'rows.json'), json(rows));
  for (const { name, packed } of archive) write(join(folder, 'archive', `${name}.json.gz`), packed);
  write(join(root, 'editions', 'index.json'), json({ editions: [...others, entry].sort(inOrder) }));
  write(join(root, 'CHANGELOG.md'), changelog);
  if (edition !== TRIAL) say(root, game, as);
  const bytes = archive.reduce((sum, { packed }) => sum + packed.length, 0);
  return `edition ${edition} of ${game}: ${kB(entry.size)} (${kB(entry.gzip)} gzipped), ${archive.length} games in ${kB(bytes)}`;
}

/** Marks the sources of a game as in work on the next edition. */
export function beginWork(root: string, game: string): string {
  const { number, inWork } = editionOf(root, game);
  if (inWork) return `${game} is in work already, on edition ${number}`;
  say(root, game, { number: number + 1, inWork: true });
  return `${game} is in work on edition ${number + 1}`;
}

export function indexOf(root: string): readonly Entry[] {
  const path = join(root, 'editions', 'index.json');
  if (!existsSync(path)) return [];
  const read = readIndex(readFileSync(path, 'utf8'));
  if (!read.ok) throw new Error(read.problem.detail);
  return read.value;
}

export function entryOf(system: string, edition: number, text: string): Entry {
  const sha256 = createHash('sha256').update(text).digest('hex');
  return {
    system,
    edition,
    sha256,
    size: Buffer.byteLength(text),
    gzip: gzipSync(text, { level: 9 }).length,
    speaks: 1,
  };
}

/** -1 where there is none. */
function newestOf(index: readonly Entry[], game: string): number {
  return Math.max(-1, ...index.filter(({ system }) => system === game).map(({ edition }) => edition));
}

function say(root: string, game: string, as: EditionNumber): void {
  for (const path of sourcesOf(root, game)) {
    const text = readFileSync(path, 'utf8');
    const said = text.replaceAll(EDITION_LINE, editionText(as));
    if (said !== text) writeFileSync(path, said);
  }
}

/** The archive is played by what is frozen, and not by the sources it was made of. */
function archiveOf(system: AnySystem, own: readonly OwnContent[]): readonly { name: string; packed: Buffer }[] {
  return recipesOf(system, own).flatMap(recipe => {
    const text = cook(system, recipe);
    return text === null ? [] : [{ name: recipe.name, packed: gzipSync(text, { level: 9 }) }];
  });
}

function ownContentOf(root: string, game: string): readonly OwnContent[] {
  const path = join(root, 'scripts', 'edition', 'own-content', `${game}.json`);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as OwnContent[]) : [];
}

function lineOf(root: string, system: AnySystem, rows: Rows, others: readonly Entry[]): string {
  const { number } = system.edition;
  const before = newestOf(
    others.filter(({ edition }) => edition < number),
    system.id,
  );
  if (before < 0) return editionLine(system.title, number, rows, null);
  const path = join(root, 'editions', system.id, String(before), 'rows.json');
  const changes = rowChanges(JSON.parse(readFileSync(path, 'utf8')) as Rows, rows);
  return editionLine(system.title, number, rows, { edition: before, changes });
}

function inOrder(a: Entry, b: Entry): number {
  return a.system === b.system ? a.edition - b.edition : a.system < b.system ? -1 : 1;
}

function write(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
const kB = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;
