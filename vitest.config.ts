import { defineConfig } from 'vitest/config';
import { icons } from './packages/client/build/icons.ts';
import { ledgerReporter } from './packages/ledger/src/report/reporter.ts';

/** What drives a Chromium: it takes most of the time and both halves of the machine, so it has a turn of its own. */
const IN_BROWSER = 'packages/*/test/**/{*.,}browser.test.ts';

export default defineConfig({
  plugins: [icons()],
  test: {
    // Rules keep nothing between two games, so the files of a worker share what they import.
    isolate: false,
    setupFiles: ['scripts/test/steady.ts'],
    // All of the machine; left to itself vitest keeps a core back, which is half of a machine with two.
    maxWorkers: '100%',
    // A test that asserts nothing cannot fail; and what is looked for again and again may come late on a slow machine.
    expect: { requireAssertions: true, poll: { timeout: 30_000 } },
    // No test judges how fast a machine is: these end what hangs.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    reporters: ['default', ledgerReporter()],
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['packages/*/test/**/*.test.ts', 'scripts/test/**/*.test.ts'],
          exclude: [IN_BROWSER],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: [IN_BROWSER],
          globalSetup: 'packages/client/test/support/before-all.ts',
          // Pages, servers and databases share two cores here: what was late once may try again.
          retry: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
