import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Failure } from './failure.ts';

/** Writes the replay of a failure where people and `sightline replay` find it, and says where that is. */
export function writeFailure(root: string, { system, check, seed, replay }: Failure): string {
  const folder = join(root, '.cache', 'failures');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${system}-${check.replaceAll(' ', '-')}-${seed}.replay.json`);
  writeFileSync(path, replay);
  return path;
}
