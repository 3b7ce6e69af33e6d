import { enableCompileCache } from 'node:module';
import { endQuietlyWhenNobodyReads } from './terminal.ts';

// Keeps the stripped types between runs: the second start takes a third of the time of the first.
enableCompileCache();
const { run } = await import('./run.ts');

endQuietlyWhenNobodyReads();
process.exitCode = await run(process.argv.slice(2));
