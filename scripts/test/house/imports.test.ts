import { describe, expect, test } from 'vitest';
import { importsOf } from '../../house/imports.ts';

const specifiers = (source: string): string[] => importsOf(source).map(({ specifier }) => specifier);

describe('importsOf', () => {
  for (const source of [
    "import a from 'x';",
    'import a from "x";',
    "import { a, type B } from 'x';",
    "import {\n  a,\n  b,\n} from 'x';",
    "import * as a from 'x';",
    "import 'x';",
    "import a from 'x' with { type: 'json' };",
    "export * from 'x';",
    "export { a } from 'x';",
    "const a = await import('x');",
    'const a = await import(`x`);',
    "let a: import('x').A;",
  ]) {
    test(`finds x in ${JSON.stringify(source)}`, () => {
      expect(importsOf(source)).toMatchObject([{ specifier: 'x', typeOnly: false }]);
    });
  }

  for (const source of [
    "import type { A } from 'x';",
    "export type { A } from 'x';",
    "import type A from 'x';",
    "import { type A, type B as C } from 'x';",
  ]) {
    test(`finds types alone in ${source}`, () => {
      expect(importsOf(source)).toMatchObject([{ specifier: 'x', typeOnly: true }]);
    });
  }

  test('finds none in comments, strings and what merely looks like one', () => {
    expect(specifiers("// import a from 'x';\n/* import 'x' */")).toEqual([]);
    expect(specifiers('const a = "import b from \'x\'";')).toEqual([]);
    expect(specifiers("export const from = 'x';")).toEqual([]);
    expect(specifiers("export interface A { from: 'x'; import: 'x' }")).toEqual([]);
    expect(specifiers("export function a(b = 'x') {}")).toEqual([]);
    expect(specifiers("export type A = 'x' | 'y';")).toEqual([]);
  });

  test('gives the names that are taken, as they are called there and here', () => {
    const taken = (source: string): unknown =>
      importsOf(source)[0]?.names?.map(({ there, here }) => `${there} ${here}`);
    expect(taken("import a, { b as c, type D } from 'x';")).toEqual(['default a', 'b c', 'D D']);
    expect(taken("import type { A } from 'x';")).toEqual(['A A']);
    expect(taken("import { type as a, type } from 'x';")).toEqual(['type a', 'type type']);
    expect(taken("import 'x';")).toEqual([]);
    for (const all of ["import * as a from 'x';", "export * from 'x';", "import('x')"])
      expect(taken(all)).toBeUndefined();
  });

  test('gives lines, and the order of the lines', () => {
    const source = "import a from 'one';\nconst b = import('two');\nexport {\n  c,\n} from 'three';";
    expect(importsOf(source).map(({ specifier, line }) => [specifier, line])).toEqual([
      ['one', 1],
      ['two', 2],
      ['three', 5],
    ]);
  });
});
