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
