import { createReadStream, type Stats, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';

// A small server for the files of one folder: no directory listing, no way out of the folder, this machine only.

const HOST = 'localhost';
const PORTS_TRIED = 20;

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

export interface Serving {
  readonly address: string;
  close(): Promise<void>;
}

/** Serves a folder at a port, or when none is wished for at the first free one from 4173 on. */
export async function serve(folder: string, wished?: number): Promise<Serving> {
  const server = createServer((request, response) => respond(resolve(folder), request, response));
  const first = wished ?? 4173;
  const last = wished === undefined ? first + PORTS_TRIED : first;
  for (let port = first; ; port++) {
    const problem = await listen(server, port);
    if (problem === null) break;
    if (problem !== 'EADDRINUSE') throw new Error(`cannot listen at port ${port}: ${problem}`);
    if (port === last) throw new Error(`${first === last ? `port ${port} is` : `ports ${first} to ${last} are`} taken`);
  }
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('expected the server to listen at a port');
  return { address: `http://${HOST}:${bound.port}/`, close: () => close(server) };
}

/** Null when it listens, the code of the problem when it cannot. */
function listen(server: Server, port: number): Promise<string | null> {
  return new Promise(done => {
    const failed = (error: NodeJS.ErrnoException): void => done(error.code ?? error.message);
    server.once('error', failed);
    server.listen(port, HOST, () => {
      server.off('error', failed);
      done(null);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise(done => {
    server.close(() => done());
    server.closeAllConnections();
  });
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
    'X-Content-Type-Options': 'nosniff',
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
function pathOf(url: string): string | null {
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
  const file = resolve(join(root, path === '/' ? 'index.html' : path));
  if (!file.startsWith(root + sep)) return null;
  const stats: Stats | undefined = statSync(file, { throwIfNoEntry: false });
  return stats?.isFile() ? { path: file, size: stats.size } : null;
}

function refuse(response: ServerResponse, status: 400 | 404 | 405): void {
  const words = { 400: 'Bad request', 404: 'Not found', 405: 'Only GET and HEAD are answered' } as const;
  const allow = status === 405 ? { Allow: 'GET, HEAD' } : {};
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...allow }).end(`${words[status]}\n`);
}
