import type { Finding, HouseRule } from './project.ts';

interface Locked {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const LOCK_FILE = 'package-lock.json';

/** Whatever a locked package may need is locked as well, the binaries of other platforms included. */
export const lockFileIsWhole: HouseRule = files => {
  const file = files.find(({ path }) => path === LOCK_FILE);
  if (file === undefined) return [];
  const { packages } = JSON.parse(file.text) as { readonly packages: Readonly<Record<string, Locked>> };
  return Object.entries(packages).flatMap(([place, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter(name => !homesOf(name, place).some(home => Object.hasOwn(packages, home)))
      .map(name => missing(name, place, file.text)),
  );
};

/** Where Node would look for a package from another one: beside it, then further and further out. */
function homesOf(name: string, place: string): string[] {
  const parts = place === '' ? [] : place.split('/node_modules/');
  const outward = parts.map((_, inner) => parts.slice(0, parts.length - inner).join('/node_modules/'));
  return [...outward.map(folder => `${folder}/node_modules/${name}`), `node_modules/${name}`];
}

function missing(name: string, place: string, text: string): Finding {
  return {
    file: LOCK_FILE,
    line: text.split('\n').findIndex(line => line.includes(`"${place}": {`)) + 1 || 1,
    what: `lacks ${name}, which ${place} may need`,
    why: '`npm ci` refuses the file, or leaves the package out on the platforms that need it',
    instead: 'write it anew as docs/dependencies.md says, in a clone without node_modules',
  };
}
