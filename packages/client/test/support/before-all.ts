import type { TestProject } from 'vitest/node';
import { type Served, serveClient } from './served.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    readonly served: Served;
  }
}

/** Before the first browser test of a run: one build of the client for all of them. */
export default async function beforeAll({ provide }: TestProject): Promise<() => Promise<void>> {
  const { address, built, close } = await serveClient('test');
  provide('served', { address, built });
  return close;
}
