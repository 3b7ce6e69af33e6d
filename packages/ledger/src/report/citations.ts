import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFiles } from './project-files.ts';

const idAnywhere = /\b[A-Z]{2}-[A-Z][A-Z0-9]*-\d{3}\b/g;

/** The ids that stand in the code and content of the packages, each with the first file that cites it. */
export function citations(root: string): Map<string, string> {
  const firstFile = new Map<string, string>();
  for (const file of packageFiles(root, ['src', 'content']).filter(isCiting)) {
    for (const [id] of readFileSync(join(root, file), 'utf8').matchAll(idAnywhere)) {
      if (!firstFile.has(id)) firstFile.set(id, file);
    }
  }
  return firstFile;
}

// This package speaks about rows and plays none of them; generated files list them all; a page in Markdown is no rule.
function isCiting(file: string): boolean {
  return !file.startsWith('packages/ledger/') && !/\.(generated\.ts|md)$/.test(file);
}
