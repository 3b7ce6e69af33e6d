import { defineConfig } from 'vitest/config';
import { ledgerReporter } from './packages/ledger/src/report/reporter.ts';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'scripts/test/**/*.test.ts'],
    // No test judges how fast a machine is: these end what hangs.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    reporters: ['default', ledgerReporter()],
  },
});
