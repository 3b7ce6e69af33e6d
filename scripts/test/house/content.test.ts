import { describe, expect, test } from 'vitest';
import { contentHasSchema } from '../../house/content.ts';

const judged = (content: string, source: string): string[] =>
  contentHasSchema([
    { path: content, text: '[]' },
    { path: 'packages/duck/src/content/load.ts', text: source },
  ]).map(({ file, what }) => `${file} ${what}`);

const reads = (file: string, how: string): string =>
  `import rows from '../../content/${file}' with { type: 'json' };\nexport const ROWS = ${how};`;

describe('content has a schema', () => {
  const WEAPONS = 'packages/duck/content/weapons.json';

  test('what a source of the package parses is fine, be it a part', () => {
    expect(judged(WEAPONS, reads('weapons.json', 'z.array(row).parse(rows)'))).toEqual([]);
    expect(judged(WEAPONS, reads('weapons.json', 'row.parse(rows.close)'))).toEqual([]);
  });

  test('finds what nobody reads, and what is read as it stands', () => {
    expect(judged(WEAPONS, '')).toEqual([`${WEAPONS} is read by nobody`]);
    expect(judged(WEAPONS, reads('weapons.json', 'rows'))).toEqual([`${WEAPONS} is read without a schema`]);
  });

  test('sentences need none', () => {
    expect(judged('packages/duck/content/words/acts.json', reads('words/acts.json', 'rows'))).toEqual([]);
  });

  test('an excuse that nothing needs is a finding', () => {
    const tables = 'packages/duck/content/tables.json';
    expect(judged(tables, reads('tables.json', 'rows'))).toEqual([]);
    expect(judged(tables, reads('tables.json', 'table.parse(rows)'))).toEqual([expect.stringContaining('is excused')]);
  });
});
