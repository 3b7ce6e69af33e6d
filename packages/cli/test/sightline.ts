import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { run } from '../src/run.ts';

export const main: string = join(import.meta.dirname, '..', 'src', 'main.ts');

/** The command as a process of its own, in a folder where it may write; what is typed is there beforehand. */
export function sightline(words: readonly string[], typed = '', folder = tmpdir()): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, [main, ...words], {
    cwd: folder,
    input: typed,
    maxBuffer: 16_000_000,
    encoding: 'utf8',
  });
}

/** A folder that is gone after the test. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The command without a process of its own, for long lists of what should be refused. It must not read any input. */
export async function inProcess(
  words: readonly string[],
): Promise<{ readonly status: number; readonly stdout: string; readonly stderr: string }> {
  const said = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map(stream =>
    vi.spyOn(process[stream], 'write').mockImplementation(text => {
      said[stream] += text;
      return true;
    }),
  );
  const status = await run(words);
  for (const spy of spies) spy.mockRestore();
  return { status, ...said };
}
