import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the project, by its path from the root with forward slashes. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** What a house rule found: where, what is there, why it must not be, and what to do about it. */
export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly what: string;
  readonly why: string;
  readonly instead: string;
}

export type HouseRule = (files: readonly Source[]) => Finding[];

/** Made by tools or by others, and in no commit. */
const ASIDE = new Set(['node_modules', '.git', '.cache', 'dist', 'test-results']);
const TEXT =
  /(^|\/)\.(npmrc|gitignore|ci\/run)$|\.(ts|tsx|mts|mjs|js|json|yaml|yml|md|css|html|svg|sh|py|txt|webmanifest)$/;

export function projectFiles(root: string, folder = ''): Source[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !ASIDE.has(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) return projectFiles(root, path);
      return entry.isFile() && TEXT.test(path) ? [{ path, text: readFileSync(join(root, path), 'utf8') }] : [];
    });
}

export interface Place {
  /** The name of the package's folder. */
  readonly package: string;
  /** The path within the package. */
  readonly inside: string;
}

export function placeOf(path: string): Place | null {
  const [, name, inside] = /^packages\/([^/]+)\/(.+)$/.exec(path) ?? [];
  return name === undefined || inside === undefined ? null : { package: name, inside };
}

export const isTypeScript = (path: string): boolean => /\.tsx?$/.test(path);
export const isGenerated = (path: string): boolean => /\.generated\.tsx?$/.test(path);
export const isTest = ({ inside }: Place): boolean => inside.startsWith('test/');

/** The number of the line that a place in a text is on, counted from 1. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) line++;
  return line;
}
