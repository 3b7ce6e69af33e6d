import { describe, expect, test } from 'vitest';
import { lockFileIsWhole } from '../../house/lock-file.ts';

const judged = (packages: object): string[] =>
  lockFileIsWhole([{ path: 'package-lock.json', text: JSON.stringify({ packages }, null, 2) }]).map(
    ({ line, what }) => `${line}: ${what}`,
  );

describe('the lock file is whole', () => {
  test('with the binaries of every platform', () => {
    const biome = { optionalDependencies: { 'cli-linux': '1.0.0', 'cli-win32': '1.0.0' } };
    const linux = { 'node_modules/biome': biome, 'node_modules/cli-linux': {} };
    expect(judged({ ...linux, 'node_modules/cli-win32': {} })).toEqual([]);
    expect(judged(linux)).toEqual(['3: lacks cli-win32, which node_modules/biome may need']);
  });

  test('wherever Node would find a package', () => {
    const wants = { dependencies: { b: '1.0.0' } };
    const nested = 'node_modules/a/node_modules/c';
    for (const home of [`${nested}/node_modules/b`, 'node_modules/a/node_modules/b', 'node_modules/b']) {
      expect(judged({ [nested]: wants, [home]: {} })).toEqual([]);
    }
    expect(judged({ [nested]: wants, 'node_modules/d/node_modules/b': {} })).toHaveLength(1);
    expect(judged({ 'packages/duck': wants, 'packages/duck/node_modules/b': {} })).toEqual([]);
  });
});
