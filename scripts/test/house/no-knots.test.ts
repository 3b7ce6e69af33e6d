import { describe, expect, test } from 'vitest';
import { knotsBut } from '../../house/no-knots.ts';
import type { Source } from '../../house/project.ts';

/** Files of one package, each with what it imports. */
const sources = (imports: Readonly<Record<string, string>>, name = 'duck'): Source[] =>
  Object.entries(imports).map(([path, text]) => ({ path: `packages/${name}/src/${path}.ts`, text }));

const judged = (files: readonly Source[], excused: readonly string[] = []): string[] =>
  knotsBut(excused)(files).map(({ file, line, what }) => `${file}:${line} ${what}`);

const takes = (path: string): string => `import { a } from '${path}';\n`;

describe('no knots', () => {
  test('imports that run one way are fine, however many meet', () => {
    const files = { a: takes('./b.ts') + takes('./c.ts'), b: takes('./d.ts'), c: takes('./d.ts'), d: '' };
    expect(judged(sources(files))).toEqual([]);
  });

  test('a circle is named file by file, with the line of its first import', () => {
    const files = { a: takes('./rules/b.ts'), 'rules/b': `\n${takes('./c.ts')}`, 'rules/c': takes('../a.ts') };
    const circle = 'imports itself: a.ts > rules/b.ts > rules/c.ts > a.ts';
    expect(judged(sources(files))).toEqual([`packages/duck/src/a.ts:1 ${circle}`]);
  });

  test('of a larger knot the shortest circle is named, once', () => {
    const files = { a: takes('./b.ts'), b: takes('./c.ts'), c: takes('./a.ts') + takes('./d.ts'), d: takes('./c.ts') };
    expect(judged(sources(files))).toEqual([
      'packages/duck/src/c.ts:2 imports itself: c.ts > d.ts > c.ts (one circle in a knot of 4 files)',
    ]);
  });

  test('two knots are two findings, though one leads to the other', () => {
    const files = { a: takes('./b.ts'), b: takes('./a.ts') + takes('./c.ts'), c: takes('./d.ts'), d: takes('./c.ts') };
    expect(judged(sources(files))).toHaveLength(2);
  });

  test('a file that imports itself is a circle, and so is one by way of the door of its own package', () => {
    expect(judged(sources({ a: takes('./a.ts') }))).toHaveLength(1);
    const door = {
      path: 'packages/duck/package.json',
      text: '{ "name": "@sightline/duck", "exports": { ".": "./src/index.ts" } }',
    };
    const files = sources({ index: "export { a } from './a.ts';", a: takes('@sightline/duck') });
    expect(judged([door, ...files])).toHaveLength(1);
  });

  test('types tie nothing', () => {
    for (const back of ["import type { A } from './a.ts';", "import { type A, type B } from './a.ts';"]) {
      expect(judged(sources({ a: takes('./b.ts'), b: back }))).toEqual([]);
    }
    expect(judged(sources({ a: takes('./b.ts'), b: "import { type A, c } from './a.ts';" }))).toHaveLength(1);
  });

  test('tests may be tied as they like', () => {
    const test = { path: 'packages/duck/test/a.ts', text: takes('./a.ts') };
    expect(judged([test])).toEqual([]);
  });

  test('a package that is excused may have knots, and must', () => {
    const knot = { a: takes('./b.ts'), b: takes('./a.ts') };
    expect(judged(sources(knot), ['duck'])).toEqual([]);
    expect(judged([...sources(knot), ...sources(knot, 'kernel')], ['duck'])).toHaveLength(1);
    expect(judged(sources({ a: '' }), ['duck'])).toEqual([expect.stringContaining('duck is excused')]);
    expect(judged(sources({ a: '' }), ['dustup'])).toEqual([]);
  });
});
