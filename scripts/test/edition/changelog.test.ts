import { expect, test } from 'vitest';
import { editionLine, withLine } from '../../edition/changelog.ts';
import { rowChanges } from '../../edition/rows.ts';

const PAGE = '# Changelog\n\n## Unreleased\n\n### Added\n\n- The drill.\n\n## 0.1.0\n\n- All.\n';

test('rows are compared by what they say', () => {
  expect(rowChanges({ A: '1', B: '2', C: '3' }, { A: '1', B: '4', D: '5' })).toEqual({
    added: ['D'],
    changed: ['B'],
    gone: ['C'],
  });
});

test('the line of an edition lists the rows that are not what they were', () => {
  const rows = { A: '1', B: '2' };
  expect(editionLine('The Drill', 0, rows, null)).toBe('The Drill, edition 0, a trial: the first, of 2 rows.');
  const changes = { added: ['D'], changed: ['A', 'B'], gone: [] };
  expect(editionLine('DUCK!', 2, rows, { edition: 1, changes })).toBe(
    'DUCK!, edition 2, since edition 1: 2 changed (A, B); 1 new (D).',
  );
  const none = { added: [], changed: [], gone: [] };
  expect(editionLine('DUCK!', 2, rows, { edition: 1, changes: none })).toMatch(/: no row is another\.$/);
});

test('lines come first in a part of their own, and one that is frozen anew takes its old place', () => {
  const once = withLine(PAGE, 'The Drill, edition 0, a trial: the first, of 2 rows.');
  expect(once).toContain(
    '## Unreleased\n\n### Editions\n\n- The Drill, edition 0, a trial: the first, of 2 rows.\n\n### Added\n',
  );
  const twice = withLine(once, 'DUCK!, edition 0, a trial: the first.');
  const thrice = withLine(twice, 'The Drill, edition 0, a trial: the first, of 3 rows.');
  expect(thrice.split('### Added')[0]!.match(/^- .*$/gm)).toEqual([
    '- The Drill, edition 0, a trial: the first, of 3 rows.',
    '- DUCK!, edition 0, a trial: the first.',
  ]);
  expect(thrice.split('### Added')[1]).toBe(PAGE.split('### Added')[1]);
});

test('a long line is folded', () => {
  const ids = Array.from({ length: 40 }, (_, i) => `DR-TURN-0${i + 10}`).join(', ');
  const lines = withLine(PAGE, `The Drill, edition 1: 40 changed (${ids}).`).split('\n');
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(120);
  expect(lines.filter(line => line.startsWith('  DR-TURN')).length).toBeGreaterThan(2);
});

test('what has been released is not written into any more', () => {
  const page = '# Changelog\n\n## Unreleased\n\n## 0.1.0\n\n### Editions\n\n- The Drill, edition 1: all.\n';
  expect(withLine(page, 'The Drill, edition 2: more.')).toBe(
    '# Changelog\n\n## Unreleased\n\n### Editions\n\n- The Drill, edition 2: more.\n\n## 0.1.0\n\n### Editions\n\n- The Drill, edition 1: all.\n',
  );
});
