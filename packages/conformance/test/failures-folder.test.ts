import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drill } from '@sightline/drill';
import { loadReplay } from '@sightline/kernel';
import { expect, test } from 'vitest';
import { writeFailure } from '../src/failures-folder.ts';
import { conform } from '../src/index.ts';

test('the replay of a failure is written where it can be played from', () => {
  const root = mkdtempSync(join(tmpdir(), 'failures-'));
  const { failure } = conform({ ...drill, redact: event => event }, { seeds: [4] });
  const path = writeFailure(root, failure!);
  expect(path).toBe(join(root, '.cache', 'failures', 'drill-secrets-4.replay.json'));
  expect(loadReplay(readFileSync(path, 'utf8'), [drill]).ok).toBe(true);
  rmSync(root, { recursive: true });
});
