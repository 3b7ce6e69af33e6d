#!/usr/bin/env node
// Brings a fresh clone to where everything runs, then runs one command of the project on the pinned Node.
// It must itself run on every Node from 20 on with nothing installed: plain JavaScript, no dependencies.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { exitCodeOf, pinnedNode, root, startOn } from './pinned-node.mjs';

const OLDEST_NODE = 20;
const COMMANDS = {
  start: 'scripts/start.ts',
  test: 'scripts/test.ts',
  check: 'scripts/check.ts',
  soak: 'scripts/soak.ts',
  mutate: 'scripts/mutate.ts',
  generate: 'packages/ledger/src/generate.ts',
  words: 'scripts/words.ts',
  ledger: 'packages/ledger/src/report/main.ts',
  edition: 'scripts/edition.ts',
  archive: 'scripts/archive.ts',
  bench: 'packages/bench/src/main.ts',
  'bench:client': 'packages/client/bench/main.ts',
  'bench:server': 'scripts/bench-server.ts',
  'drill:kill': 'scripts/drill-kill.ts',
  'drill:fuzz': 'scripts/drill-fuzz.ts',
};

const stampFile = join(root, 'node_modules', '.sightline-set-up');

// Whatever is said here goes to stderr: stdout belongs to the command that is run.
const say = line => console.error(`sightline: ${line}`);

const [command, ...options] = process.argv.slice(2);
const script = Object.hasOwn(COMMANDS, command ?? '') ? COMMANDS[command] : undefined;
if (script === undefined) {
  say(`usage: node scripts/set-up.mjs ${Object.keys(COMMANDS).join('|')} [options]`);
  process.exitCode = 2;
} else {
  process.exitCode = await main(script, options);
}

async function main(script, options) {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
    say(`this is Node ${process.versions.node}, and Sightline needs Node ${OLDEST_NODE} or newer to set itself up.`);
    say('Install a current one from https://nodejs.org and run the command again.');
    return 1;
  }
  const wanted = stamp();
  if (!isInstalled(wanted) && !(await install(wanted))) return 1;
  const child = startOn(pinnedNode(), [join(root, script), ...options], { cwd: root });
  // When npm is told to end, it ends only the shell between itself and this process.
  const { ppid } = process;
  setInterval(() => process.ppid !== ppid && child.kill('SIGTERM'), 500).unref();
  return exitCodeOf(child);
}

/** A fingerprint of all that decides what belongs into node_modules on this machine. */
function stamp() {
  const packages = readdirSync(join(root, 'packages')).map(name => `packages/${name}/package.json`);
  const files = ['package-lock.json', 'package.json', ...packages.sort()].filter(file => existsSync(join(root, file)));
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`);
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function isInstalled(wanted) {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted && pinnedNode() !== undefined;
}

/** A fresh clone gets exactly what the lock file says; what is there already is brought up to it, which is quicker. */
async function install(wanted) {
  say('installing what the project needs into node_modules; the first time this takes a minute or two...');
  const began = Date.now();
  const isFresh = !existsSync(stampFile);
  rmSync(stampFile, { force: true });
  // Warnings are left out: most are about this old Node, on which nothing but npm runs.
  const quietly = ['--no-audit', '--no-fund', '--loglevel=error'];
  let { code, output } = await npm([...(isFresh ? ['ci'] : ['install', '--no-save']), ...quietly]);
  if (isFresh && /\bEUSAGE\b/.test(output)) {
    say('package-lock.json does not fit the package.json files, so they alone decide what is installed.');
    say('If a dependency was changed on purpose, run `npm install` and commit the lock file with it.');
    ({ code, output } = await npm(['install', '--no-save', ...quietly]));
  }
  const problem = code === 0 ? whyNodeFails() : whyInstallFailed(code, output);
  if (problem.length > 0) {
    for (const line of problem) say(line);
    return false;
  }
  writeFileSync(stampFile, wanted);
  say(`installed in ${Math.round((Date.now() - began) / 1000)} s.`);
  return true;
}

/** Runs npm, shows what it says and keeps it. */
function npm(parameters) {
  const { npm_execpath: cli = '' } = process.env;
  const viaCli = basename(cli) === 'npm-cli.js';
  const child = viaCli
    ? spawn(process.execPath, [cli, ...parameters], { cwd: root, stdio: ['inherit', 'pipe', 'pipe'] })
    : spawn('npm', parameters, { cwd: root, stdio: ['inherit', 'pipe', 'pipe'], shell: process.platform === 'win32' });
  let output = '';
  const keep = chunk => {
    output += chunk;
    process.stderr.write(chunk);
  };
  child.stdout.setEncoding('utf8').on('data', keep);
  child.stderr.setEncoding('utf8').on('data', keep);
  return new Promise(resolve => {
    child.on('error', error => resolve({ code: 1, output: `${output}\n${error.message}` }));
    child.on('close', code => resolve({ code: code ?? 1, output }));
  });
}

function whyInstallFailed(code, output) {
  if (/\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT)\b/.test(output)) {
    return [
      'npm could not reach its registry, so nothing was installed.',
      'Connect to the network (or tell npm your proxy: npm config set proxy) and run the command again.',
    ];
  }
  if (/\bENOSPC\b/.test(output)) return ['the disk is full: make room (about 1 GB) and run the command again.'];
  if (/\b(EACCES|EPERM)\b/.test(output)) return [`npm may not write to ${root}: mend its permissions and try again.`];
  if (/\bspawn npm ENOENT\b/.test(output)) return ['npm was not found: it comes with Node, from https://nodejs.org.'];
  return [`npm failed with code ${code}; its own words stand above. Mend that and run the command again.`];
}

/** npm may be told to run no install scripts, and then the package `node` stays empty. */
function whyNodeFails() {
  const node = pinnedNode();
  if (node === undefined) {
    return [
      'the package `node` came without its program; npm seems to be set to ignore install scripts.',
      'Run `npm rebuild node --ignore-scripts=false`, then the command again.',
    ];
  }
  const { status, error } = spawnSync(node, ['--version']);
  if (status === 0) return [];
  return [
    `the pinned Node at ${node} does not run on this machine: ${error?.message ?? `it ended with code ${status}`}`,
  ];
}
