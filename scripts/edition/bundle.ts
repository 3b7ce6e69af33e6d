import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Edition, EditionNumber } from '@sightline/kernel';
import { build, type Plugin } from 'vite';

/** Where a system says which edition it is. The freezing script writes it, so that nobody has to. */
export const EDITION_LINE = /\bedition: \{ number: (\d+), inWork: (true|false) \}/g;

export const editionText = ({ number, inWork }: EditionNumber): string =>
  `edition: { number: ${number}, inWork: ${inWork} }`;

/**
 * The rules of a game as one module: what its `edition.ts` leads to, with content and words, and of the kernel what rules
 * call. The same sources give the same text, wherever they stand. `as` is the edition that its systems then say they are.
 */
export async function bundle(root: string, game: string, as: EditionNumber): Promise<string> {
  const built = await build({
    configFile: false,
    root: join(root, 'packages', game),
    logLevel: 'error',
    plugins: [ownPackages(root), saying(as)],
    build: {
      write: false,
      target: 'es2023',
      minify: true,
      lib: { entry: join(root, 'packages', game, 'src', 'edition.ts'), formats: ['es'], fileName: 'rules' },
      rolldownOptions: {
        // The kernel is a host as well, and a module of it that rules do not call is no part of them.
        treeshake: { moduleSideEffects: id => !id.includes('/packages/kernel/') },
        output: { codeSplitting: false, minify: true },
      },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const [chunk, ...others] = output && 'output' in output ? output.output : [];
  if (chunk?.type !== 'chunk' || others.length > 0) throw new Error(`edition: expected ${game} to become one module`);
  if (chunk.imports.length > 0) throw new Error(`edition: ${game} still imports ${chunk.imports.join(', ')}`);
  return chunk.code;
}

/** Runs the text of a module. */
export async function editionIn(text: string): Promise<Edition> {
  const module = (await import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`)) as unknown;
  return (module as { readonly edition: Edition }).edition;
}

/** Which edition the sources of a game say they are. */
export function editionOf(root: string, game: string): EditionNumber {
  const lines = sourcesOf(root, game).flatMap(path => [...readFileSync(path, 'utf8').matchAll(EDITION_LINE)]);
  const [first, ...others] = lines.map(([line]) => line);
  if (first === undefined || others.some(other => other !== first))
    throw new Error(`edition: expected the systems of ${game} to say one and the same edition`);
  const [, number, inWork] = lines[0]!;
  return { number: Number(number), inWork: inWork === 'true' };
}

/** The sources of a game that may say which edition it is. */
export function sourcesOf(root: string, game: string): string[] {
  return globSync('**/*.ts', { cwd: join(root, 'packages', game, 'src') })
    .map(path => join(root, 'packages', game, 'src', path))
    .sort();
}

/** Packages of ours are those of this very copy of the sources, and those of others the ones that are installed here. */
function ownPackages(root: string): Plugin {
  return {
    name: 'sightline:own-packages',
    enforce: 'pre',
    resolveId(id) {
      if (!/^(@?[a-z])/.test(id)) return null;
      const [, name, part] = /^@sightline\/([a-z]+)(?:\/(.+))?$/.exec(id) ?? [];
      if (name === undefined) return this.resolve(id, import.meta.filename, { skipSelf: true });
      const { exports } = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')) as {
        exports: Readonly<Record<string, string>>;
      };
      return join(root, 'packages', name, exports[part === undefined ? '.' : `./${part}`]!);
    },
  };
}

function saying(as: EditionNumber): Plugin {
  return {
    name: 'sightline:edition',
    enforce: 'pre',
    transform: code => (EDITION_LINE.test(code) ? code.replaceAll(EDITION_LINE, editionText(as)) : null),
  };
}
