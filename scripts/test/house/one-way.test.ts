import { describe, expect, test } from 'vitest';
import { importsPointOneWay, LAYERS, SYSTEMS } from '../../house/one-way.ts';

const judged = (path: string, text: string): string[] =>
  importsPointOneWay([{ path, text }]).map(({ line, what }) => `${line}: ${what}`);

const ALLOWED: readonly [path: string, text: string][] = [
  ['packages/kernel/src/io.ts', "import type { RuleId } from '@sightline/ledger';"],
  ['packages/kernel/src/io.ts', "import { a } from './dice/die.ts';"],
  [
    'packages/kernel/test/io.test.ts',
    "import { rule } from '@sightline/ledger/test';\nimport { a } from '../src/io.ts';",
  ],
  ['packages/kernel/test/io.test.ts', "import fc from 'fast-check';\nimport { expect } from 'vitest';"],
  ['packages/kernel/test/io.test.ts', "import { readFileSync } from 'node:fs';"],
  ['packages/geometry/src/grid/sight.ts', "import { hash } from '@sightline/kernel';"],
  ['packages/duck/src/rules/shoot.ts', "import { sight } from '@sightline/geometry/grid';"],
  ['packages/duck/src/content/weapons.ts', "import { z } from 'zod';"],
  ['packages/duck/src/content.ts', "import { z } from 'zod/v4';"],
  ['packages/duck/test/kit.test.ts', "import { conform } from '@sightline/conformance';"],
  ['packages/desk/src/local.ts', "import { advance } from '@sightline/kernel';"],
  ['packages/cli/src/open.ts', "import { openLocal } from '@sightline/desk';"],
  [
    'packages/cli/src/main.ts',
    "import { readLedger } from '@sightline/ledger/load';\nimport { drill } from '@sightline/drill';",
  ],
  ['packages/cli/src/main.ts', "import { readFileSync } from 'node:fs';"],
  ['packages/client/src/app/app.tsx', "import { useState } from 'react';"],
  ['packages/client/test/table.test.ts', "import { chromium } from '../../../scripts/chromium.mjs';"],
  ['packages/client/test/table.test.ts', "import { copyOf } from '../../../scripts/test/edition/copy.ts';"],
  ['packages/client/test/table.test.ts', "import { openServer } from '@sightline/server';"],
  ['packages/desk/src/online/stream.ts', "import { patched } from '@sightline/protocol';"],
  ['packages/bench/src/main.ts', "import { Client } from 'boardgame.io/client';"],
  ['scripts/anything.ts', "import { drill } from '../packages/drill/src/index.ts';"],
  ['packages/kernel/README.md', "import { duck } from '@sightline/duck';"],
];

const FORBIDDEN: readonly [path: string, text: string, what: string][] = [
  ['packages/kernel/src/io.ts', "import { rule } from '@sightline/ledger';", 'imports @sightline/ledger at run time'],
  ['packages/kernel/src/io.ts', "import type { T } from '@sightline/drill';", 'kernel imports @sightline/drill'],
  ['packages/kernel/src/io.ts', "import { z } from 'zod';", 'imports zod'],
  ['packages/kernel/src/io.ts', "import { readFileSync } from 'node:fs';", 'imports node:fs'],
  ['packages/kernel/src/io.ts', "import { test } from 'vitest';", 'imports vitest'],
  ['packages/kernel/src/io.ts', "const d = import('@sightline/duck');", 'kernel imports @sightline/duck'],
  [
    'packages/kernel/src/io.ts',
    "import { a } from '../../drill/src/rules.ts';",
    'imports ../../drill/src/rules.ts, which is outside of packages/kernel',
  ],
  [
    'packages/kernel/test/a.test.ts',
    "import { a } from '/packages/kernel/src/io.ts';",
    'imports /packages/kernel/src/io.ts, which is outside of packages/kernel',
  ],
  ['packages/geometry/src/a.ts', "import { duck } from '@sightline/duck';", 'geometry imports @sightline/duck'],
  ['packages/duck/src/rules/shoot.ts', "import { a } from '@sightline/dustup';", 'duck imports @sightline/dustup'],
  ['packages/duck/src/rules/shoot.ts', "import { z } from 'zod';", 'imports zod'],
  [
    'packages/duck/src/rules/shoot.ts',
    "import { conform } from '@sightline/conformance';",
    'duck imports @sightline/conformance',
  ],
  ['packages/duck/src/content/weapons.ts', "import { parse } from 'yaml';", 'imports yaml'],
  ['packages/desk/src/local.ts', "import { drill } from '@sightline/drill';", 'desk imports @sightline/drill'],
  ['packages/protocol/src/a.ts', "import { openLocal } from '@sightline/desk';", 'protocol imports @sightline/desk'],
  ['packages/duck/src/a.ts', "import { a } from '@sightline/desk';", 'duck imports @sightline/desk'],
  ['packages/lab/src/pool.ts', "import { a } from '@sightline/cli';", 'lab imports @sightline/cli'],
  ['packages/cli/src/main.ts', "import { a } from '@sightline/client';", 'cli imports @sightline/client'],
  ['packages/cli/src/main.ts', "import { Client } from 'boardgame.io/client';", 'imports boardgame.io'],
  [
    'packages/client/src/a.ts',
    "import { chromium } from '../../../scripts/chromium.mjs';",
    'imports ../../../scripts/chromium.mjs, which is outside of packages/client',
  ],
  [
    'packages/client/test/a.test.ts',
    "import { report } from '../../../scripts/progress.ts';",
    'imports ../../../scripts/progress.ts, which is outside of packages/client',
  ],
  ['packages/hats/src/a.ts', '', 'packages/hats has no row in the table of layers'],
];

describe('imports point one way', () => {
  for (const [path, text] of ALLOWED) {
    test(`${path} may hold ${JSON.stringify(text)}`, () => {
      expect(judged(path, text)).toEqual([]);
    });
  }

  for (const [path, text, what] of FORBIDDEN) {
    test(`${path} may not hold ${JSON.stringify(text)}`, () => {
      expect(judged(path, text)).toEqual([`1: ${what}`]);
    });
  }

  test('the table has no circle: a package leans only on rows above its own', () => {
    const above = new Set<string>();
    for (const { packages, on, typesOf } of LAYERS) {
      for (const name of [...on, ...typesOf]) expect(above).toContain(name);
      for (const name of packages) above.add(name);
    }
  });

  test('no system may import another', () => {
    for (const one of SYSTEMS) {
      for (const other of SYSTEMS.filter(name => name !== one)) {
        expect(judged(`packages/${one}/src/a.ts`, `import { a } from '@sightline/${other}';`)).toHaveLength(1);
      }
    }
  });

  test('a finding says where, why and what to do', () => {
    const text = "\nimport { a } from '@sightline/duck';\n";
    const [finding] = importsPointOneWay([{ path: 'packages/kernel/src/a.ts', text }]);
    expect(finding).toMatchObject({ file: 'packages/kernel/src/a.ts', line: 2 });
    expect(finding?.why).toContain('one way');
    expect(finding?.instead).toContain('kernel may lean on ledger (types)');
  });
});
