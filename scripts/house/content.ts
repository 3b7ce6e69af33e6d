import { importsOf } from './imports.ts';
import { resolver } from './modules.ts';
import { type Finding, type HouseRule, isTypeScript, placeOf, type Source } from './project.ts';

/** A source that reads a file of content, and the name it has for it. */
export interface Reader {
  readonly path: string;
  readonly text: string;
  readonly name: string;
}

/** Sentences have no schema: the tests of the words know which there must be, and with which facts. */
const SENTENCES = /\/content\/(words\/.+|en|switches)\.json$/;

/** Content that no schema reads, with the reason. One that is no longer needed is a finding too. */
const UNREAD: readonly { readonly file: string; readonly reason: string }[] = [
  { file: 'packages/duck/content/tables.json', reason: 'numbers of the rules, which the compiler checks at each use' },
  {
    file: 'packages/killzone/content/core-values.json',
    reason: 'numbers alone, each by a name that the compiler knows',
  },
];

/** Every file of content is read by a source of its package, and through a schema. */
export const contentHasSchema: HouseRule = files => {
  const read = readersOf(files);
  return [...read].flatMap(([file, readers]) => {
    const excuse = UNREAD.find(each => each.file === file);
    const isJudged = readers.some(({ text, name }) => new RegExp(`\\bparse\\(\\s*${name}\\b`).test(text));
    if (readers.length === 0) return [finding(file, 'is read by nobody', 'import it where the game reads its content')];
    if (isJudged && excuse) return [finding(file, `is excused (${excuse.reason}) without need`, 'take the excuse out')];
    if (isJudged || excuse || SENTENCES.test(file)) return [];
    return [finding(file, 'is read without a schema', 'parse it where it is imported, under src/content')];
  });
};

function finding(file: string, what: string, instead: string): Finding {
  return {
    file,
    line: 1,
    what,
    why: 'a slip in content shows up when it is read, not in the middle of a game',
    instead,
  };
}

/** Each file of content with the sources of its package that import it. */
export function readersOf(files: readonly Source[]): ReadonlyMap<string, readonly Reader[]> {
  const resolve = resolver(files);
  const content = files.filter(({ path }) => /^content\/.+\.json$/.test(placeOf(path)?.inside ?? ''));
  const readers = new Map<string, Reader[]>(content.map(({ path }) => [path, []]));
  for (const { path, text } of files) {
    if (!isTypeScript(path) || !placeOf(path)?.inside.startsWith('src/')) continue;
    for (const { specifier, names } of importsOf(text)) {
      const found = readers.get(resolve(path, specifier) ?? '');
      if (found && names?.[0]) found.push({ path, text, name: names[0].here });
    }
  }
  return readers;
}
