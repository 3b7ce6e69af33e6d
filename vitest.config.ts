import { defineConfig } from 'vitest/config';
import { ledgerReporter } from './packages/ledger/src/report/reporter.ts';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'scripts/test/**/*.test.ts'],
    reporters: ['default', ledgerReporter()],
  },
});
