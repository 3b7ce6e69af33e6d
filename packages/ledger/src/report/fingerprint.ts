import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, packageFiles } from './project-files.ts';

/** A hash of everything a test result depends on; where it differs, the result tells of another state of the project. */
export function fingerprint(root: string): string {
  const config = existsSync(join(root, 'vitest.config.ts')) ? ['vitest.config.ts'] : [];
  const files = [
    ...config,
    ...filesBelow(root, 'ledger'),
    ...packageFiles(root, ['src', 'test', 'content']),
    ...filesBelow(root, 'scripts'),
  ];
  const hash = createHash('sha256');
  for (const file of files) {
    const bytes = readFileSync(join(root, file));
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}
