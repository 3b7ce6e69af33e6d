import { expect, test } from 'vitest';
import { inProcess, sightline } from './sightline.ts';

test('a row is shown by its id, in letters of any size', () => {
  const { status, stdout } = sightline(['ledger', 'dr-duck-004']);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^DR-DUCK-004 {2}optional, house {2}drill\.yaml$/m);
  expect(stdout).toContain('A unit that ducked loses its next walk');
  expect(stdout).toMatch(/^ruling$/m);
  expect(stdout).toMatch(/^check$/m);
});

test('text is searched for in every row', async () => {
  const { status, stdout } = await inProcess(['ledger', 'never diagonally']);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^DR-WALK-001 /m);
});

test('text that no rule holds is an error', () => {
  expect(sightline(['ledger', 'quidditch'])).toMatchObject({ status: 1, stdout: '' });
});

test.for([[[]], [['--json']], [['walk', '--coverage']]] as const)('%j is a usage error', async ([words]) => {
  expect(await inProcess(['ledger', ...words])).toMatchObject({ status: 2, stdout: '' });
});
