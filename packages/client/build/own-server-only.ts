import { POLICY } from '@sightline/server/policy';
import type { Plugin } from 'vite';

/** The built page may call nobody but the server it came from, whoever serves it; the browser sees to it. */
export function ownServerOnly(): Plugin {
  return {
    name: 'sightline-own-server-only',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
        injectTo: 'head-prepend',
      },
    ],
  };
}
