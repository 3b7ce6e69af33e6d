import { type Export, exportsOf } from './exports.ts';
import { importsOf } from './imports.ts';
import { type Resolve, resolver } from './modules.ts';
import { type Finding, type HouseRule, isGenerated, isTypeScript, placeOf, type Source } from './project.ts';

/** Exports that are found by other means than an import, with the reason. */
const FOUND_OTHERWISE: readonly { readonly folder: string; readonly name: string; readonly reason: string }[] = [
  { folder: 'packages/bench/src/subjects/', name: 'subject', reason: 'every file of the folder is measured' },
];

/** What a source offers to others: name by name, and the sources of which it offers everything. */
interface Offer {
  readonly named: ReadonlyMap<string, Export>;
  readonly allOf: readonly string[];
}

/** Whatever a file of a package's source exports is imported somewhere, be it by a test. */
export const noDeadExports: HouseRule = files => {
  const sources = files.filter(({ path }) => isTypeScript(path) && !isGenerated(path) && !path.endsWith('.d.ts'));
  const resolve = resolver(files);
  const offers = new Map(sources.map(source => [source.path, offerOf(source, resolve)]));
  const used = usedIn(sources, resolve, offers);
  return sources
    .filter(({ path }) => placeOf(path)?.inside.startsWith('src/'))
    .flatMap(({ path }) =>
      // A type may well go unnamed: it tells what a function that is used takes and gives.
      [...(offers.get(path)?.named.values() ?? [])]
        .filter(({ name, isType }) => !isType && !used.has(`${path} ${name}`) && !isFoundOtherwise(path, name))
        .map(found => finding(path, found)),
    );
};

const isFoundOtherwise = (path: string, name: string): boolean =>
  FOUND_OTHERWISE.some(each => path.startsWith(each.folder) && each.name === name);

/** Every export that somebody imports, with those it is handed on from, as `path name`. */
function usedIn(sources: readonly Source[], resolve: Resolve, offers: ReadonlyMap<string, Offer>): ReadonlySet<string> {
  const used = new Set<string>();
  const use = (path: string, name: string): void => {
    if (used.has(`${path} ${name}`)) return;
    used.add(`${path} ${name}`);
    const offer = offers.get(path);
    const found = offer?.named.get(name);
    if (found === undefined) for (const other of offer?.allOf ?? []) use(other, name);
    else if (found.from !== null) use(resolve(path, found.from.specifier) ?? '', found.from.name);
  };
  const useAll = (path: string): void => {
    const offer = offers.get(path);
    for (const name of offer?.named.keys() ?? []) use(path, name);
    for (const other of offer?.allOf ?? []) useAll(other);
  };
  for (const { path, text } of sources) {
    for (const { specifier, names, handsOn } of importsOf(text)) {
      const target = resolve(path, specifier);
      if (handsOn || target === null) continue;
      if (names === null) useAll(target);
      else for (const { there } of names) use(target, there);
    }
  }
  return used;
}

function offerOf({ path, text }: Source, resolve: Resolve): Offer {
  const { named, allOf } = exportsOf(text);
  return {
    named: new Map(named.map(found => [found.name, found])),
    allOf: allOf.map(specifier => resolve(path, specifier)).filter(target => target !== null),
  };
}

function finding(path: string, { name, line, from }: Export): Finding {
  return {
    file: path,
    line,
    what: `${from === null ? 'exports' : 'hands on'} ${name}, which nobody imports`,
    why: 'whoever reads it looks for the others who use it, and nobody dares to change it',
    instead: 'take away the word `export`, or all of it where the file itself has no use for it either',
  };
}
