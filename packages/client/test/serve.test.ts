import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Serving, serve } from '../build/serve.ts';

let home: string;
let serving: Serving;

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'sightline-'));
  mkdirSync(join(home, 'dist', 'assets'), { recursive: true });
  mkdirSync(join(home, 'dist-secret'));
  writeFileSync(join(home, 'secret.txt'), 'secret');
  writeFileSync(join(home, 'dist-secret', 'a.txt'), 'secret');
  writeFileSync(join(home, 'dist', '.built'), 'secret');
  writeFileSync(join(home, 'dist', 'index.html'), '<title>Sightline</title>');
  writeFileSync(join(home, 'dist', 'a b.json'), '{}');
  symlinkSync(join(home, 'secret.txt'), join(home, 'dist', 'link.txt'));
  symlinkSync(join(home, 'dist-secret'), join(home, 'dist', 'linked'));
  symlinkSync('round.txt', join(home, 'dist', 'round.txt'));
  writeFileSync(join(home, 'dist', 'assets', 'main-1a2b.js'), 'export {};');
  serving = await serve(join(home, 'dist'), 0);
});

afterAll(async () => {
  await serving.close();
  rmSync(home, { recursive: true });
});

interface Reply {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Sends a path as it stands: `fetch` would tidy it up first. */
function get(path: string, method = 'GET'): Promise<Reply> {
  const { port } = new URL(serving.address);
  return new Promise((done, failed) => {
    const sent = request({ host: 'localhost', port, path, method }, async response => {
      done({ status: response.statusCode, headers: response.headers, body: await text(response) });
    });
    sent.on('error', failed).end();
  });
}

describe('serve', () => {
  test('gives files with their content types', async () => {
    const page = await get('/');
    expect(page).toMatchObject({ status: 200, body: '<title>Sightline</title>' });
    expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
    const script = await get('/assets/main-1a2b.js?v=1');
    expect(script).toMatchObject({ status: 200, body: 'export {};' });
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(script.headers['cache-control']).toContain('immutable');
    expect(await get('/a%20b.json')).toMatchObject({ status: 200, body: '{}' });
  });

  test('gives nothing for a file that is not there, and no list of a folder', async () => {
    for (const path of ['/assets/gone.js', '/assets', '/assets/', '/gone']) {
      expect(await get(path)).toMatchObject({ status: 404, body: 'Not found\n' });
    }
  });

  test('answers HEAD without a body and nothing but GET and HEAD', async () => {
    const head = await get('/', 'HEAD');
    expect(head).toMatchObject({ status: 200, body: '' });
    expect(head.headers['content-length']).toBe('24');
    const post = await get('/', 'POST');
    expect(post.status).toBe(405);
    expect(post.headers.allow).toBe('GET, HEAD');
  });

  for (const path of [
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/../../secret.txt',
    '/..%5csecret.txt',
    '/../dist-secret/a.txt',
    '/.built',
    '/%2ebuilt',
    '/a%00.txt',
    '/%zz',
    '/%ff',
    '//secret.txt',
    'http://elsewhere/secret.txt',
    '/link.txt',
    '/linked/a.txt',
    '/round.txt',
    `/${'a'.repeat(256)}`,
    `/${'a/'.repeat(3000)}`,
  ]) {
    test(`lets nobody out by ${path.slice(0, 40)}`, async () => {
      const { status, body } = await get(path);
      expect([400, 404]).toContain(status);
      expect(body).not.toContain('secret');
    });
  }

  test('tells the browser that the page calls nobody but this server, whatever is asked for', async () => {
    for (const path of ['/', '/assets/main-1a2b.js', '/gone', '/%zz']) {
      const { headers } = await get(path);
      const policy = headers['content-security-policy'];
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe-eval');
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  test('says so when the port that was wished for is taken', async () => {
    const port = Number(new URL(serving.address).port);
    await expect(serve(home, port)).rejects.toThrow(`port ${port} is taken`);
  });

  test('takes the next free port when none was wished for', async () => {
    const first = await serve(home);
    const second = await serve(home);
    const [one, two] = [first, second].map(({ address }) => Number(new URL(address).port));
    await Promise.all([first.close(), second.close()]);
    expect(one).toBeGreaterThanOrEqual(4173);
    expect(two).toBeGreaterThan(one!);
  });
});
