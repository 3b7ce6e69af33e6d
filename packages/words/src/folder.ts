import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Sentences } from './language.ts';
import { allMadeUp, MADE_UP } from './made-up.ts';

/** One file of English sentences, which stands beside what it speaks of. */
export interface WordsFile {
  readonly package: string;
  /** Where its translation stands in the folder of a language. */
  readonly path: string;
  readonly sentences: Sentences;
}

const PACKAGES = join(import.meta.dirname, '..', '..');
const TRANSLATIONS = join(import.meta.dirname, '..');

/** Where sentences stand: in `words.json` beside a chapter, or in a folder `words`. */
const WORDS = ['src/**/words.json', 'src/words/*.json'];
/** Where the names stand that a player reads: people, weapons, places, scenarios. */
const CONTENT = ['content/**/*.json', 'src/content/**/*.json'];
/** Which fields of the content a player reads. */
const READ: ReadonlySet<string> = new Set(['name', 'title', 'objective', 'role']);

/** Every file of English of the project, the names of its content among them. */
export function englishFiles(): WordsFile[] {
  const files = (patterns: readonly string[], read: (text: string) => Sentences): WordsFile[] =>
    globSync(
      patterns.map(pattern => `*/${pattern}`),
      { cwd: PACKAGES },
    ).map(found => {
      const [name = '', ...inside] = found.split(sep);
      const path = inside.join('/').replace(/^src\//, '');
      return { package: name, path, sentences: read(readFileSync(join(PACKAGES, found), 'utf8')) };
    });
  const words = files(WORDS, text => JSON.parse(text) as Sentences);
  const names = files(CONTENT, text => namesIn(JSON.parse(text))).filter(
    ({ sentences }) => Object.keys(sentences).length > 0,
  );
  return [...words, ...names].toSorted((a, b) => (`${a.package}/${a.path}` < `${b.package}/${b.path}` ? -1 : 1));
}

/** A name is its own key, so that what players make themselves needs no translation to be shown. */
export function namesIn(content: unknown): Sentences {
  const found: Record<string, string> = {};
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [field, inner] of Object.entries(value)) {
      if (READ.has(field) && typeof inner === 'string') found[`name.${inner}`] = inner;
      else look(inner);
    }
  };
  look(content);
  return found;
}

/** The tags of the languages that there is a folder of. */
export function translations(): string[] {
  const tags = globSync('*/*/', { cwd: TRANSLATIONS }).map(found => found.split(sep)[0]!);
  return [...new Set(tags)].filter(isTag).toSorted();
}

const isTag = (name: string): boolean => /^[a-z]{2,3}(-[A-Za-z0-9]+)*$/.test(name) && !HOUSEKEEPING.has(name);
const HOUSEKEEPING: ReadonlySet<string> = new Set(['src', 'test']);

/** A file of a translation; nothing where nobody has begun it. */
export function translationOf(tag: string, file: WordsFile): Sentences {
  const path = join(TRANSLATIONS, tag, file.package, file.path);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Sentences) : {};
}

/** Every sentence of a language, by the package that says it. The made-up one is made whenever it is asked for. */
export function allOf(tag: string): Readonly<Record<string, Sentences>> {
  const found: Record<string, Sentences> = {};
  for (const file of englishFiles()) {
    const sentences = tag === MADE_UP ? allMadeUp(file.sentences) : translationOf(tag, file);
    found[file.package] = { ...found[file.package], ...sentences };
  }
  return found;
}

/** Files of a language's folder that translate nothing that is said any more. */
export function strayFiles(tag: string): string[] {
  const wanted = new Set(englishFiles().map(file => join(file.package, file.path)));
  const folder = join(TRANSLATIONS, tag);
  return globSync('**/*.json', { cwd: folder }).filter(path => !wanted.has(path));
}
