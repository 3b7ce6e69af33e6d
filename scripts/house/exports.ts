import { importsOf, namesOf } from './imports.ts';
import { lineAt } from './project.ts';
import { stripped } from './stripped.ts';

export interface Export {
  readonly name: string;
  readonly line: number;
  readonly isType: boolean;
  /** Where it comes from, when it is handed on from another module. */
  readonly from: { readonly specifier: string; readonly name: string } | null;
}

const DECLARED =
  /\bexport\s+(?:declare\s+)?(?:abstract\s+)?(?:async\s+)?(const|let|function|class|interface|type)\b\s*\*?\s*([\w$]+)/g;
const LISTED = /\bexport\b(\s+type)?\s*(\{[^}]*\})(?!\s*from\b)/g;
const DEFAULT = /\bexport\s+default\b/g;

/** Whatever a source exports by name, and the modules of which it exports everything. */
export function exportsOf(source: string): { readonly named: readonly Export[]; readonly allOf: readonly string[] } {
  const code = stripped(source);
  const named: Export[] = [];
  const add = (at: number, name: string, isType: boolean): void => {
    named.push({ name, line: lineAt(source, at), isType, from: null });
  };
  for (const match of code.matchAll(DECLARED)) {
    add(match.index, match[2]!, match[1] === 'interface' || match[1] === 'type');
  }
  for (const match of code.matchAll(LISTED)) {
    for (const { here, isType } of namesOf(match[2]!, match[1] !== undefined)) add(match.index, here, isType);
  }
  for (const match of code.matchAll(DEFAULT)) add(match.index, 'default', false);
  const handedOn = importsOf(source).filter(({ handsOn }) => handsOn);
  for (const { specifier, line, names } of handedOn) {
    for (const { there, here, isType } of names ?? []) {
      named.push({ name: here, line, isType, from: { specifier, name: there } });
    }
  }
  return { named, allOf: handedOn.filter(({ names }) => names === null).map(({ specifier }) => specifier) };
}
