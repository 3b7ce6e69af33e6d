import { join } from 'node:path';

/** `sightline serve` as a process of its own and no wrapper around it, for those who start, measure and kill servers. */
export const SERVE: readonly string[] = [
  join(import.meta.dirname, '..', 'packages', 'cli', 'src', 'main.ts'),
  'serve',
  '--host',
  '127.0.0.1',
  '--no-limits',
];
