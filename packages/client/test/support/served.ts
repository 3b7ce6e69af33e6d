import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { serve } from '../../build/serve.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');

/** The built client, where it is served. */
export interface Served {
  readonly address: string;
  /** The folder that it was built into. */
  readonly built: string;
}

/** Builds the client, here or of a copy of the project, and serves it as it would be served to players, at a port of its own. */
export async function serveClient(name: string, root = ROOT): Promise<Served & { close(): Promise<void> }> {
  const client = join(root, 'packages', 'client');
  // Beside the build that `npm start` serves, so that neither disturbs the other.
  const built = join(root, '.cache', 'client', name);
  build(client, built);
  return { ...(await serve(built, 0)), built };
}

/** In a process of its own, because a test runner's environment would give a build for development. */
function build(client: string, built: string): void {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js');
  const parameters = [vite, 'build', client, '--outDir', built, '--emptyOutDir', '--logLevel', 'error'];
  execFileSync(process.execPath, parameters, { env: { ...process.env, NODE_ENV: 'production' } });
}
