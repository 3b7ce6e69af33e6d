import { createReadStream, realpathSync, type Stats, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { POLICY } from './policy.ts';

// The files of one folder: no directory listing, no way out of the folder.

/** Whatever is sent: guessed at by no browser, called from and framed by no other page. */
export const ALWAYS = {
  'Content-Security-Policy': `${POLICY}; frame-ancestors 'none'`,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const;

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Answers requests for the files of a folder. */
export function filesOf(folder: string): (request: IncomingMessage, response: ServerResponse) => void {
  const root = realpathSync(folder);
  return (request, response) => respond(root, request, response);
}

function respond(root: string, request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405);
  const path = pathOf(request.url ?? '/');
  if (path === null) return refuse(response, 400);
  const file = fileAt(root, path);
  if (!file) return refuse(response, 404);
  response.writeHead(200, {
    'Content-Type': CONTENT_TYPES[extname(file.path).toLowerCase()] ?? 'application/octet-stream',
    'Content-Length': file.size,
    // Vite writes the hash of the contents into the names below assets/, so those never change.
    'Cache-Control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...ALWAYS,
  });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  createReadStream(file.path)
    .on('error', () => response.destroy())
    .pipe(response);
}

/** The path that is asked for, decoded; null when it is not a path at all. */
export function pathOf(url: string): string | null {
  const [encoded = ''] = url.split('?', 1);
  if (!encoded.startsWith('/') || /%(?![0-9a-f]{2})/i.test(encoded)) return null;
  try {
    const path = decodeURIComponent(encoded);
    return /[\0\\]/.test(path) ? null : path;
  } catch {
    return null;
  }
}

/** The file below the root that a path names, if there is one. */
function fileAt(root: string, path: string): { readonly path: string; readonly size: number } | null {
  // Neither `..` nor hidden files such as the stamp of the build are for visitors.
  if (path.split('/').some(part => part.startsWith('.'))) return null;
  try {
    // A link is followed first, so that none leads out of the folder.
    const file = realpathSync(join(root, path === '/' ? 'index.html' : path));
    const stats: Stats = statSync(file);
    return file.startsWith(root + sep) && stats.isFile() ? { path: file, size: stats.size } : null;
  } catch {
    // Not there, a name that no file can have, a link in a circle: nothing of it is here.
    return null;
  }
}

export function refuse(response: ServerResponse, status: 400 | 404 | 405): void {
  const words = { 400: 'Bad request', 404: 'Not found', 405: 'Only GET and HEAD are answered' } as const;
  const allow = status === 405 ? { Allow: 'GET, HEAD' } : {};
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', ...allow, ...ALWAYS };
  response.writeHead(status, headers).end(`${words[status]}\n`);
}
