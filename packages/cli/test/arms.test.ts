import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@sightline/ledger/load';
import { expect, test } from 'vitest';
import { armsPage } from '../src/commands/arms.ts';

test('the page on the arms of Dustup is printed by the rules as they are', () => {
  const page = readFileSync(join(projectRoot, 'docs', 'dustup-arms.md'), 'utf8');
  for (const line of armsPage().split('\n')) expect(page).toContain(line);
});
