import { join } from 'node:path';
import type { Edition } from '@sightline/kernel';
import { folderShelf } from '@sightline/shelf/node';
import { isSystem, SOURCES } from '@sightline/shelf/sources';
import { type Archived, archiveOf, asOf, type Fate, fateOf } from './edition/archive.ts';
import { indexOf } from './edition/freeze.ts';

// `npm run archive`: plays every game that is kept of every edition. A frozen edition must play them all as they were
// played; of the sources it is told what they would have made of the games of the last edition.

const root = join(import.meta.dirname, '..');
const folder = join(root, 'editions');
const games = process.argv.slice(2);
const shelf = folderShelf(folder);
const index = indexOf(root).filter(({ system }) => games.length === 0 || games.includes(system));

let broken = 0;
for (const { system, edition } of index) {
  const found = await shelf({ system, edition, inWork: false });
  if (!found.ok) {
    broken++;
    console.log(`${system} ${edition}: ${found.problem.detail}`);
    continue;
  }
  const fates = played(archiveOf(folder, system, edition), found.value.edition);
  broken += fates.filter(([, fate]) => fate.kind !== 'same').length;
  report(`${system}, edition ${edition}`, fates);
}
for (const system of new Set(index.map(entry => entry.system))) {
  if (!isSystem(system)) continue;
  const source = await SOURCES[system]();
  const { number, inWork } = source.system.edition;
  if (!inWork) continue;
  const last = Math.max(...index.filter(entry => entry.system === system).map(({ edition }) => edition));
  const games = archiveOf(folder, system, last).map(({ name, text }) => ({ name, text: asOf(text, source) }));
  report(`${system}, in work on edition ${number}, at the games of edition ${last}`, played(games, source));
}
console.log(broken === 0 ? 'every frozen edition plays its games as they were played' : `${broken} games are BROKEN`);
process.exitCode = broken === 0 ? 0 : 1;

function played(archive: readonly Archived[], edition: Edition): readonly (readonly [string, Fate])[] {
  return archive.map(({ name, text }) => [name, fateOf(text, edition)]);
}

function report(title: string, fates: readonly (readonly [string, Fate])[]): void {
  const others = fates.filter(([, fate]) => fate.kind !== 'same');
  console.log(`${title}: ${fates.length - others.length} of ${fates.length} games are played and told the same`);
  for (const [name, fate] of others) console.log(`  ${name}: ${fateWords(fate)}`);
}

function fateWords(fate: Fate): string {
  switch (fate.kind) {
    case 'same':
      return 'the same';
    case 'told otherwise':
      return `told otherwise: "${fate.is}" and not "${fate.was}"`;
    case 'changed':
      return `changed${fate.at ? ` at step ${fate.at.step}, input ${fate.at.input}` : ''}: ${fate.why}`;
    default:
      return fate satisfies never;
  }
}
