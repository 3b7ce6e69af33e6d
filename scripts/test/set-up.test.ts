import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

// A project of three files with an npm that only pretends: what set-up.mjs does, without a network.

let root: string;
let npm: string;

const PUT_NODE = `{
  const { mkdirSync, symlinkSync, existsSync } = require('node:fs');
  mkdirSync('node_modules/node/bin', { recursive: true });
  if (!existsSync('node_modules/node/bin/node')) symlinkSync(process.execPath, 'node_modules/node/bin/node');
}`;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sightline-'));
  npm = join(root, 'npm-cli.js');
  for (const folder of ['scripts', 'packages/duck']) mkdirSync(join(root, folder), { recursive: true });
  for (const file of ['set-up.mjs', 'pinned-node.mjs']) {
    cpSync(join(import.meta.dirname, '..', file), join(root, 'scripts', file));
  }
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(root, 'packages', 'duck', 'package.json'), '{}');
  writeFileSync(
    join(root, 'scripts', 'check.ts'),
    'console.log(JSON.stringify({ node: process.execPath, path: process.env.PATH, options: process.argv.slice(2) }));' +
      'process.exitCode = process.argv.includes("--fail") ? 7 : 0;',
  );
  pretend(PUT_NODE);
});

afterEach(() => rmSync(root, { recursive: true }));

/** What the pretended npm does; it also notes each time it is called. */
function pretend(deeds: string): void {
  writeFileSync(
    npm,
    `import { createRequire } from 'node:module';
    const require = createRequire(import.meta.url);
    require('node:fs').appendFileSync('npm.log', process.argv.slice(2).join(' ') + '\\n');
    ${deeds}`,
  );
}

function setUp(...parameters: string[]): { code: number | null; out: string; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/set-up.mjs', ...parameters], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: npm },
  });
  return { code: status, out: stdout, said: stderr };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function installs(): string[] {
  const log = join(root, 'npm.log');
  return existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
}

describe('set-up', () => {
  test('installs on a fresh clone, then runs the command on the pinned Node with the tools on its path', () => {
    const { code, out, said } = setUp('check', '--json');
    expect(code).toBe(0);
    expect(said).toContain('installing');
    expect(installs()).toEqual(['ci --no-audit --no-fund --loglevel=error']);
    const ran = JSON.parse(out) as { path: string; options: string[] };
    expect(ran.path.startsWith(join(root, 'node_modules', '.bin'))).toBe(true);
    expect(ran.options).toEqual(['--json']);
  });

  test('installs nothing when all is current, and then says nothing', () => {
    setUp('check');
    expect(setUp('check').said).toBe('');
    expect(installs()).toHaveLength(1);
  });

  for (const file of ['package.json', 'packages/duck/package.json', 'package-lock.json']) {
    test(`installs again when ${file} has changed`, () => {
      setUp('check');
      appendFileSync(join(root, file), '\n');
      setUp('check');
      expect(installs()).toEqual([expect.stringMatching(/^ci /), expect.stringMatching(/^install --no-save /)]);
    });
  }

  test('installs again when the pinned Node is gone', () => {
    setUp('check');
    rmSync(join(root, 'node_modules', 'node'), { recursive: true });
    expect(setUp('check').code).toBe(0);
    expect(installs()).toHaveLength(2);
  });

  test('hands on the exit code of the command', () => {
    expect(setUp('check', '--fail').code).toBe(7);
  });

  test('goes by the package.json files, and says so, when the lock file does not fit them', () => {
    pretend(`if (process.argv.includes('ci')) {
      console.error('npm error code EUSAGE');
      process.exitCode = 1;
    } else ${PUT_NODE}`);
    const { code, said } = setUp('check');
    expect(code).toBe(0);
    expect(said).toContain('package-lock.json does not fit');
    expect(installs().map(line => line.split(' ', 2).join(' '))).toEqual(['ci --no-audit', 'install --no-save']);
  });

  test('says that the network is missing, and tries again the next time', () => {
    pretend("console.error('npm error code ENOTFOUND'); process.exitCode = 1;");
    const { code, out, said } = setUp('check');
    expect(code).toBe(1);
    expect(out).toBe('');
    expect(said).toContain('npm error code ENOTFOUND');
    expect(said).toContain('could not reach its registry');
    setUp('check');
    expect(installs()).toHaveLength(2);
  });

  test('an install that failed halfway does not pass for the one before it', () => {
    setUp('check');
    appendFileSync(join(root, 'package.json'), '\n');
    pretend('process.exitCode = 3;');
    expect(setUp('check').said).toContain('npm failed with code 3');
    expect(setUp('check').code).toBe(1);
    expect(installs()).toHaveLength(3);
  });

  test('says what to do when npm left the pinned Node out', () => {
    pretend('');
    const { code, said } = setUp('check');
    expect(code).toBe(1);
    expect(said).toContain('npm rebuild node --ignore-scripts=false');
  });

  test('ends the command when whoever started it is gone', async () => {
    setUp('check');
    writeFileSync(join(root, 'scripts', 'check.ts'), 'console.log(process.pid); setInterval(() => {}, 1000);');
    // The shell stands between this test and set-up.mjs, as npm puts one there.
    const shell = spawn('sh', ['-c', `"${process.execPath}" scripts/set-up.mjs check; exit`], { cwd: root });
    const [line] = (await once(shell.stdout, 'data')) as [Buffer];
    shell.kill('SIGKILL');
    await expect.poll(() => isAlive(Number(line)), { timeout: 60_000 }).toBe(false);
  });

  test('knows its commands', () => {
    const { code, said } = setUp('dance');
    expect(code).toBe(2);
    expect(said).toContain('usage: node scripts/set-up.mjs start|test|');
    expect(installs()).toEqual([]);
  });
});
