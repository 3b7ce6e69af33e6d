import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What is never an input of the build, wherever it stands. */
const ASIDE = new Set(['node_modules', 'dist', 'test']);

/** Builds the client unless its last build was made of exactly these files. Says whether there is one to serve. */
export function buildClient(root: string, say: (line: string) => void): { folder: string } | { problem: string } {
  const client = join(root, 'packages', 'client');
  const folder = join(client, 'dist');
  if (!existsSync(join(client, 'index.html'))) return { problem: 'packages/client has no index.html to build' };
  const wanted = fingerprint(root);
  // Vite empties the folder before it writes, so a stamp inside it never outlives what it tells of.
  const stamp = join(folder, '.built');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return { folder };
  say('building the client...');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: client,
    stdio: 'inherit',
  });
  if (status !== 0) return { problem: 'the client could not be built; the reason stands above' };
  writeFileSync(stamp, wanted);
  return { folder };
}

/** A hash of every file that may end up in the build: all packages, frozen editions, the ledger and the versions of what is installed. */
function fingerprint(root: string): string {
  const files = [join(root, 'package-lock.json'), ...filesBelow(join(root, 'ledger'))];
  const editions = join(root, 'editions');
  files.push(...filesBelow(join(root, 'packages')), ...(existsSync(editions) ? filesBelow(editions) : []));
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${relative(root, file)}\n`).update(readFileSync(file));
  return hash.digest('hex');
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !ASIDE.has(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : entry.isFile() ? [path] : [];
    });
}
