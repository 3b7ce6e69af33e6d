import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startPostgres } from '../../../scripts/postgres.mjs';
import { killDrill } from '../src/server/kill.ts';

const SERVE = [
  join(import.meta.dirname, '..', '..', 'cli', 'src', 'main.ts'),
  'serve',
  '--host',
  '127.0.0.1',
  '--no-limits',
];
// Twenty in all; `npm run drill:kill -- --kills 1000` for as many as one has the patience for.
const KILLS = 10;

describe('a server that is killed under load', () => {
  test('has every move that it acknowledged, on SQLite', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sightline-kill-'));
    try {
      const report = await killDrill({ command: [...SERVE, '--data', folder], kills: KILLS, matches: 6 });
      expect(report).toMatchObject({ kills: KILLS, wrong: [] });
      expect(report.moves).toBeGreaterThan(KILLS);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test('has every move that it acknowledged, on PostgreSQL', async () => {
    const postgres = await startPostgres();
    try {
      const report = await killDrill({ command: [...SERVE, '--database', postgres.address], kills: KILLS, matches: 6 });
      expect(report).toMatchObject({ kills: KILLS, wrong: [] });
      expect(report.moves).toBeGreaterThan(KILLS);
    } finally {
      await postgres.stop();
    }
  });
});
