import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sentences } from '@sightline/words';
import { unusedKeys } from '@sightline/words/check';
import { englishFiles } from '@sightline/words/folder';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '..', 'src');

test('no sentence is left over; that none is missing the compiler knows', () => {
  const own = englishFiles().filter(file => file.package === 'client');
  const sentences = Object.assign({}, ...own.map(file => file.sentences)) as Sentences;
  const sources = globSync('**/*.{ts,tsx}', { cwd: SOURCE, exclude: ['words/*.generated.ts'] }).map(file =>
    readFileSync(join(SOURCE, file), 'utf8'),
  );
  const isName = (key: string): boolean => /^(name|bot)\./.test(key);
  expect(unusedKeys(sentences, sources).filter(key => !isName(key))).toEqual([]);
});
