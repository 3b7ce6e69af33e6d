import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readersOf } from './house/content.ts';
import { projectFiles } from './house/project.ts';

// Reads the content of every game as the games do: each source that imports some judges it by its schema when it is loaded.

const root = join(import.meta.dirname, '..');
const readers = readersOf(projectFiles(root));
const sources = new Set([...readers.values()].flat().map(({ path }) => path));
for (const source of sources) {
  try {
    await import(pathToFileURL(join(root, source)).href);
  } catch (problem) {
    console.log(sentence(source, problem));
    process.exitCode = 1;
  }
}
if (process.exitCode !== 1) console.log(`${readers.size} files of content are as their schemas want them`);

/** Where the source stumbled and over what; a schema names the place within the file. */
function sentence(source: string, problem: unknown): string {
  if (!(problem instanceof Error)) return `${source}: ${problem}`;
  const [, line = '1'] = problem.stack?.match(new RegExp(`${source}:(\\d+)`)) ?? [];
  const { issues } = problem as { issues?: readonly { path: readonly PropertyKey[]; message: string }[] };
  const what = issues?.map(({ path, message }) => `\n    ${path.join('.')}: ${message}`).join('') ?? problem.message;
  return `${source}:${line}  could not read its content: ${what}`;
}
