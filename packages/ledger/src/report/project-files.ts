import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Every file below a folder, as paths from the root with forward slashes, sorted. No such folder, no files. */
export function filesBelow(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll(sep, '/'),
    )
    .sort();
}

/** The files in the named folders of every package, such as packages/duck/src. */
export function packageFiles(root: string, folders: readonly string[]): string[] {
  const home = join(root, 'packages');
  if (!existsSync(home)) return [];
  const names = readdirSync(home).sort();
  return names.flatMap(name => folders.flatMap(folder => filesBelow(root, `packages/${name}/${folder}`)));
}
