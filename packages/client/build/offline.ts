import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MADE_UP } from '@sightline/words/check';
import type { Plugin } from 'vite';
import { EDITIONS } from './editions.ts';

const WORKER = 'service-worker.js';

/** The page is kept as its folder, an edition when it is wanted; the made-up language is for tests. */
const isKept = (name: string): boolean =>
  name !== 'index.html' && !name.startsWith(EDITIONS) && !name.endsWith(`/${MADE_UP}.json`);

/**
 * Writes the service worker that lets the table be installed and played without a network. It is told every file of the
 * build by name; its own name for them is the hash of all, so that a new build fetches everything anew and an old one
 * is forgotten only when the new one is complete. Frozen rules are kept once somebody has opened a game of theirs, and
 * then for good: they never change.
 */
export function offline(): Plugin {
  let publicDir = '';
  return {
    name: 'sightline-offline',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const hash = createHash('sha256');
        for (const file of Object.values(bundle)) hash.update(file.type === 'chunk' ? file.code : file.source);
        const loose = readdirSync(publicDir);
        for (const name of loose) hash.update(readFileSync(join(publicDir, name)));
        const files = ['./', ...Object.keys(bundle).filter(isKept), ...loose];
        this.emitFile({ type: 'asset', fileName: WORKER, source: workerOf(hash.digest('hex').slice(0, 16), files) });
      },
    },
  };
}

function workerOf(build: string, files: readonly string[]): string {
  return `// Keeps the files of one build, so that the table opens without a network. Games are kept elsewhere.
const BUILD = 'sightline ${build}';
const FILES = ${JSON.stringify(files)};
const EDITIONS = 'sightline editions';
const FROZEN = new URL('./${EDITIONS}', location.href).href;

self.addEventListener('install', event => {
  event.waitUntil(caches.open(BUILD).then(cache => cache.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', event => {
  const forget = names => Promise.all(names.filter(name => name !== BUILD && name !== EDITIONS).map(name => caches.delete(name)));
  event.waitUntil(caches.keys().then(forget).then(() => self.clients.claim()));
});

self.addEventListener('fetch', event => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  if (request.url.startsWith(FROZEN)) return event.respondWith(frozen(request));
  const asked = request.mode === 'navigate' ? './' : request;
  event.respondWith(caches.match(asked, { ignoreVary: true }).then(kept => kept ?? fetch(request)));
});

// A page that finds a kept module damaged asks for it anew.
async function frozen(request) {
  const cache = await caches.open(EDITIONS);
  const kept = request.cache === 'reload' ? undefined : await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  const fetched = await fetch(request);
  if (fetched.ok) await cache.put(request, fetched.clone());
  return fetched;
}
`;
}
