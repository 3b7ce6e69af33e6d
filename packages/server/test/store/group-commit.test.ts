import { describe, expect, test } from 'vitest';
import { groupCommit } from '../../src/store/group-commit.ts';
import { StoreTrouble } from '../../src/store/store.ts';
import type { Settled, Write } from '../../src/store/write.ts';

const append = (n: number): Write => ({ kind: 'append', match: 'm', n, entries: [`${n}`], beside: {} });
const written = (writes: readonly Write[]): Settled[] => writes.map(() => ({ done: 'written' }));

describe('moves that share a commit', () => {
  test('are those that arrive while another is under way, in their order', async () => {
    const batches: number[][] = [];
    const open: (() => void)[] = [];
    const group = groupCommit(
      async writes => {
        batches.push(writes.map(write => (write.kind === 'append' ? write.n : -1)));
        await new Promise<void>(resolve => open.push(resolve));
        return written(writes);
      },
      () => {},
    );
    const first = group.write(append(1));
    while (open.length === 0) await new Promise(resolve => setImmediate(resolve));
    const rest = [2, 3, 4].map(n => group.write(append(n)));
    expect(group.stats().waiting).toBe(4);
    open.shift()?.();
    expect(await first).toBe('written');
    while (open.length === 0) await new Promise(resolve => setImmediate(resolve));
    open.shift()?.();
    expect(await Promise.all(rest)).toEqual(['written', 'written', 'written']);
    expect(batches).toEqual([[1], [2, 3, 4]]);
    expect(group.stats()).toEqual({ entries: 4, commits: 2, lost: 0, waiting: 0 });
  });

  test('are refused when nobody can write, and the next ones are tried again', async () => {
    let isAway = true;
    const group = groupCommit(
      async writes => {
        if (isAway) throw new StoreTrouble('away', 'the thread has ended');
        return written(writes);
      },
      () => {},
    );
    await expect(group.write(append(1))).rejects.toMatchObject({ code: 'away' });
    expect(group.trouble()).toMatchObject({ code: 'away' });
    isAway = false;
    expect(await group.write(append(1))).toBe('written');
    expect(group.trouble()).toBeNull();
  });

  test('are all settled before it is closed, and none is taken after that', async () => {
    const group = groupCommit(
      async writes => written(writes),
      () => {},
    );
    const last = group.write(append(1));
    await group.close();
    expect(await last).toBe('written');
    await expect(group.write(append(2))).rejects.toMatchObject({ code: 'away' });
  });
});
