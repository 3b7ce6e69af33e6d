import { posix } from 'node:path';
import { placeOf, type Source } from './project.ts';

/** Which file an import leads to; null where it leads out of the project. */
export type Resolve = (from: string, specifier: string) => string | null;

/** Finds files as Node does: by their path, or by what the package.json of a package of ours exports. */
export function resolver(files: readonly Source[]): Resolve {
  const present = new Set(files.map(({ path }) => path));
  const doors = new Map(files.flatMap(doorsOf));
  return (from, specifier) => {
    if (!specifier.startsWith('.')) return doors.get(specifier) ?? null;
    const path = posix.join(posix.dirname(from), specifier);
    return present.has(path) ? path : null;
  };
}

/** The ways into a package: `@sightline/kernel` and the file behind it. */
export function doorsOf({ path, text }: Source): [name: string, path: string][] {
  const place = placeOf(path);
  if (place?.inside !== 'package.json') return [];
  const { name, exports = {} } = JSON.parse(text) as { name: string; exports?: Record<string, string> };
  return Object.entries(exports).map(([door, target]) => [
    posix.join(name, door),
    posix.join('packages', place.package, target),
  ]);
}
