// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the strings here are source
import { describe, expect, test } from 'vitest';
import { FORBIDDEN, rulesArePure } from '../../house/purity.ts';

const RULE = 'packages/duck/src/rules/shoot.ts';
const judged = (text: string, path = RULE): string[] => rulesArePure([{ path, text }]).map(({ what }) => what);

const BAD: Readonly<Record<string, readonly string[]>> = {
  chance: ['Math.random()', 'Math . random()', 'crypto.randomUUID()'],
  'inexact mathematics': [
    ...['sin', 'cos', 'tan', 'asin', 'acos', 'atan', 'atan2', 'hypot', 'exp', 'log', 'log2', 'pow', 'cbrt'].map(
      name => `Math.${name}(x)`,
    ),
    'const { sin } = Math;',
    "Math['sin'](x)",
    'const m = Math;',
  ],
  'a clock': ['new Date()', 'Date.now()', 'performance.now()'],
  'a timer': ['setTimeout(f, 1)', 'setInterval(f, 1)', 'queueMicrotask(f)', 'setImmediate(f)'],
  waiting: ['async function f() {}', 'const f = async () => 1;', 'await f();', 'let p: Promise<number>;'],
  'the world outside': ['process.exit()', "console.log('x')", "fetch('x')", 'globalThis.x', "require('x')"],
  try: ['try { f(); } catch {}', 'try\n{ f(); } finally {}'],
  'the language of the machine': ['a.localeCompare(b)', 'n.toLocaleString()', 'new Intl.NumberFormat()'],
};

const GOOD: readonly string[] = [
  'Math.sqrt(x) + Math.floor(y) + Math.imul(a, b) + Math.min(1, 2)',
  '// Math.random() and Date and try { are only spoken of here',
  "const words = 'await the process, then try { again } at a later Date';",
  'const text = `Math.random() ${count} console`;',
  'const mathematics = Mathematics.sin(x);',
  'table.process = 1; table.fetch(); row.Date;',
  'const row = { process: 1, performance: 2, Date: 3 };',
  'interface Row { readonly process?: number }',
  'const tryAgain = entry.try; const updated = candidate;',
  'const cube = 2n ** 3n;',
];

describe('rules are pure', () => {
  test('every kind of impurity has a bad example here', () => {
    expect(Object.keys(BAD).sort()).toEqual(FORBIDDEN.map(({ name }) => name).sort());
  });

  for (const [name, snippets] of Object.entries(BAD)) {
    for (const snippet of snippets) {
      test(`${JSON.stringify(snippet)} uses ${name}`, () => {
        const found = judged(snippet);
        expect(found.length).toBeGreaterThan(0);
        for (const what of found) expect(what).toContain(`uses ${name}`);
      });
    }
  }

  for (const snippet of GOOD) {
    test(`${JSON.stringify(snippet)} is pure`, () => {
      expect(judged(snippet)).toEqual([]);
    });
  }

  test('an expression inside a template is code', () => {
    expect(judged('const text = `it is ${Date.now()}`;')).toEqual(['uses a clock: Date.now']);
  });

  test('holds for kernel, geometry and systems, not for their tests and not further down', () => {
    const bad = 'Date.now();';
    for (const name of ['kernel', 'geometry', 'drill', 'duck', 'dustup', 'killzone']) {
      expect(judged(bad, `packages/${name}/src/a.ts`)).toHaveLength(1);
      expect(judged(bad, `packages/${name}/test/a.test.ts`)).toEqual([]);
    }
    for (const name of ['ledger', 'cli', 'client', 'bench'])
      expect(judged(bad, `packages/${name}/src/a.ts`)).toEqual([]);
  });

  test('the exceptions hold for their file and for what they name', () => {
    const file = 'packages/kernel/src/io/suspended.ts';
    expect(judged('try { f(); } catch {}', file)).toEqual([]);
    expect(judged('try { f(); } catch { Date.now(); }', file)).toEqual(['uses a clock: Date.now']);
    expect(judged('try { f(); } catch {}', 'packages/kernel/src/io/seeded.ts')).toEqual(['uses try: try']);
  });

  test('an exception that nothing needs is a finding', () => {
    expect(judged('f();', 'packages/kernel/src/io/suspended.ts')).toEqual([
      expect.stringContaining('has an exception for try'),
    ]);
  });

  test('a finding names the line', () => {
    expect(rulesArePure([{ path: RULE, text: 'a();\n/* b\n */ Date.now();\n' }])).toMatchObject([{ line: 3 }]);
  });
});
