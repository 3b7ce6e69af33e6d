import { defineConfig } from 'vitest/config';
import { icons } from './packages/client/build/icons.ts';
import { ledgerReporter } from './packages/ledger/src/report/reporter.ts';

export default defineConfig({
  plugins: [icons()],
  test: {
    include: ['packages/*/test/**/*.test.ts', 'scripts/test/**/*.test.ts'],
    // No test judges how fast a machine is: these end what hangs.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    reporters: ['default', ledgerReporter()],
  },
});
