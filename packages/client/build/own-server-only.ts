import type { Plugin } from 'vite';

/** Radix writes a style element to keep the page still behind a dialog; nothing else comes from outside our own files. */
const POLICY = [
  "default-src 'self'",
  // Frozen rules are run as the very text that was compared with its hash.
  "script-src 'self' blob:",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
].join('; ');

/** The built page may call nobody but the server it came from; the browser sees to it. */
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
