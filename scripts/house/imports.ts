import { lineAt } from './project.ts';
import { stripped } from './stripped.ts';

export interface Import {
  readonly specifier: string;
  readonly line: number;
  /** `import type` and `export type`: gone before anything runs. */
  readonly typeOnly: boolean;
}

// Both run over stripped source, where a specifier is quotes around blanks.
const STATIC = /\b(?:import|export)\b(?!\s*\()(\s+type\b)?(?:[^'"`;()=]*?\bfrom\b)?\s*(['"])( *)\2/g;
const DYNAMIC = /\bimport\s*\(\s*(['"`])( *)\1/g;

/** Every module that a source imports, in the order of their lines. */
export function importsOf(source: string): Import[] {
  const code = stripped(source);
  const found: Import[] = [];
  const add = (match: RegExpExecArray, blanks: string, typeOnly: boolean): void => {
    const end = match.index + match[0].length - 1;
    found.push({ specifier: source.slice(end - blanks.length, end), line: lineAt(source, end), typeOnly });
  };
  for (const match of code.matchAll(STATIC)) add(match, match[3] ?? '', match[1] !== undefined);
  for (const match of code.matchAll(DYNAMIC)) add(match, match[2] ?? '', false);
  return found.sort((a, b) => a.line - b.line);
}

export interface ImportedName {
  /** As the module calls it; `*` where it is imported as a whole. */
  readonly name: string;
  readonly line: number;
}

const NAMED = /\b(?:import|export)\b(?:\s+type\b)?\s*(?:\{([^}]*)\}|\*(?:\s+as\s+\w+)?)\s*from\s*(['"])( *)\2/g;

/** Every name that a source imports or passes on from a module, types included. */
export function namesImported(source: string, specifier: string): ImportedName[] {
  return [...stripped(source).matchAll(NAMED)].flatMap(match => {
    const end = match.index + match[0].length - 1;
    if (source.slice(end - (match[3] ?? '').length, end) !== specifier) return [];
    const names = match[1]?.split(',').map(nameIn).filter(Boolean) ?? ['*'];
    return names.map(name => ({ name, line: lineAt(source, match.index + match[0].search(new RegExp(wordOf(name)))) }));
  });
}

/** `type Match as Game` is of Match. */
function nameIn(part: string): string {
  return /^\s*(?:type\s+)?([\w$]+)/.exec(part)?.[1] ?? '';
}

function wordOf(name: string): string {
  return name === '*' ? '\\*' : `\\b${name.replaceAll('$', '\\$')}\\b`;
}
