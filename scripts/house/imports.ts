import { lineAt } from './project.ts';
import { stripped } from './stripped.ts';

export interface Import {
  readonly specifier: string;
  readonly line: number;
  /** `import type`, `export type` and nothing but inline `type`: no part of what runs. */
  readonly typeOnly: boolean;
  /** What is taken, by its name there; null where that is all there is. */
  readonly names: readonly Name[] | null;
  /** `export ... from`: handed on, which is no use yet. */
  readonly handsOn: boolean;
}

export interface Name {
  readonly there: string;
  readonly here: string;
  readonly isType: boolean;
}

// Both run over stripped source, where a specifier is quotes around blanks.
const STATIC = /\b(import|export)\b(?!\s*\()(\s+type\b(?!\s*,|\s+from\b))?(?:([^'"`;()=]*?)\bfrom\b)?\s*(['"])( *)\4/g;
const DYNAMIC = /\bimport\s*\(\s*(['"`])( *)\1/g;

/** Every module that a source imports, in the order of their lines. */
export function importsOf(source: string): Import[] {
  const code = stripped(source);
  const found: Import[] = [];
  const add = (match: RegExpExecArray, blanks: string, how: Omit<Import, 'specifier' | 'line'>): void => {
    const end = match.index + match[0].length - 1;
    found.push({ specifier: source.slice(end - blanks.length, end), line: lineAt(source, end), ...how });
  };
  for (const match of code.matchAll(STATIC)) {
    const [, word, type, clause = '', , blanks = ''] = match;
    const names = clause.includes('*') ? null : namesOf(clause, type !== undefined);
    const typeOnly = type !== undefined || (names !== null && names.length > 0 && names.every(({ isType }) => isType));
    add(match, blanks, { typeOnly, names, handsOn: word === 'export' });
  }
  for (const match of code.matchAll(DYNAMIC))
    add(match, match[2] ?? '', { typeOnly: false, names: null, handsOn: false });
  return found.sort((a, b) => a.line - b.line);
}

/** The names between the braces of an import or export, and the default one before them. */
export function namesOf(clause: string, areTypes = false): Name[] {
  const [, first = '', inner = ''] = /^\s*([\w$]*)\s*,?\s*(?:\{([^}]*)\})?/.exec(clause) ?? [];
  const named = inner
    .split(',')
    .map(part => part.trim().split(/\s+/))
    .filter(([word]) => word !== '')
    .map(words => {
      const isType = words.length > 1 && words[0] === 'type' && words[1] !== 'as';
      const [there = '', , here = there] = isType ? words.slice(1) : words;
      return { there, here, isType: areTypes || isType };
    });
  return first === '' ? named : [{ there: 'default', here: first, isType: areTypes }, ...named];
}
