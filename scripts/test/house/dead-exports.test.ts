import { describe, expect, test } from 'vitest';
import { noDeadExports } from '../../house/dead-exports.ts';
import { exportsOf } from '../../house/exports.ts';

describe('exportsOf', () => {
  for (const [source, name, isType] of [
    ['export const a = 1;', 'a', false],
    ['export let a: number;', 'a', false],
    ['export function a() {}', 'a', false],
    ['export async function* a() {}', 'a', false],
    ['export abstract class A {}', 'A', false],
    ['export interface A {}', 'A', true],
    ['export type A = 1;', 'A', true],
    ['export default a;', 'default', false],
    ['export { b as a };', 'a', false],
    ['export { type A };', 'A', true],
    ['export type { A };', 'A', true],
    ["export { b as a } from './b.ts';", 'a', false],
    ["export type { A } from './b.ts';", 'A', true],
  ] as const) {
    test(`finds ${name} in ${source}`, () => {
      expect(exportsOf(source).named).toMatchObject([{ name, isType }]);
    });
  }

  test('finds where a name is handed on from, and of what everything is', () => {
    expect(exportsOf("export { b as a } from './b.ts';").named).toMatchObject([
      { name: 'a', from: { specifier: './b.ts', name: 'b' } },
    ]);
    expect(exportsOf("export * from './b.ts';")).toEqual({ named: [], allOf: ['./b.ts'] });
  });

  test('finds none in comments and strings', () => {
    expect(exportsOf('// export const a = 1;\nconst b = "export const c = 1;";').named).toEqual([]);
  });
});

describe('no dead exports', () => {
  const DOOR = {
    'packages/duck/package.json': '{ "name": "@sightline/duck", "exports": { ".": "./src/index.ts" } }',
  };
  const judged = (files: Readonly<Record<string, string>>): string[] =>
    noDeadExports(Object.entries({ ...DOOR, ...files }).map(([path, text]) => ({ path, text }))).map(
      ({ file, line, what }) => `${file}:${line} ${what}`,
    );
  const A = 'packages/duck/src/a.ts';

  test('finds what nobody imports', () => {
    expect(judged({ [A]: 'const b = 1;\nexport const a = b;' })).toEqual([`${A}:2 exports a, which nobody imports`]);
  });

  for (const user of ['packages/duck/src/b.ts', 'packages/duck/test/b.test.ts', 'packages/duck/tools/b.ts']) {
    test(`what ${user} imports is used`, () => {
      const path = user.includes('/src/') ? './a.ts' : '../src/a.ts';
      for (const use of [`import { a } from '${path}';`, `import * as all from '${path}';`, `await import('${path}');`])
        expect(judged({ [A]: 'export const a = 1;', [user]: use })).toEqual([]);
      expect(judged({ [A]: 'export const a = 1;', [user]: `import { b } from '${path}';` })).toHaveLength(1);
    });
  }

  test('handing something on is no use of it, until somebody takes it', () => {
    const index = 'packages/duck/src/index.ts';
    const user = { 'packages/cli/src/b.ts': "import { b } from '@sightline/duck';" };
    for (const handedOn of ["export { a as b } from './a.ts';", "export * from './c.ts';"]) {
      const files = {
        [A]: 'export const a = 1;',
        'packages/duck/src/c.ts': "export { a as b } from './a.ts';",
        [index]: handedOn,
      };
      expect(judged({ ...files, ...user })).not.toContainEqual(expect.stringContaining('src/a.ts'));
      expect(judged(files)).toContain(`${A}:1 exports a, which nobody imports`);
    }
  });

  test('types, tests and declarations are let be', () => {
    expect(judged({ [A]: 'export interface A {}\nexport type B = A;' })).toEqual([]);
    expect(judged({ 'packages/duck/test/table.ts': 'export const a = 1;' })).toEqual([]);
    expect(judged({ 'packages/duck/src/modules.d.ts': 'export const a: string;' })).toEqual([]);
  });

  test('what is found by the name of its file is used', () => {
    const file = 'packages/bench/src/subjects/roll.ts';
    expect(judged({ [file]: 'export const subject = 1;' })).toEqual([]);
    expect(judged({ [file]: 'export const other = 1;' })).toHaveLength(1);
  });
});
