// Where the programs of PostgreSQL are on this machine, and a server of one's own for tests.
// `node scripts/postgres.mjs` finds them, installs them where it may, or says how to.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST = 15;
/** After a crash it would sync every file by itself, which takes it many seconds. */
const HASTE = process.platform === 'linux' ? ['-c', 'recovery_init_sync_method=syncfs'] : [];

/** The folder with initdb and postgres, version 15 or newer; undefined where there is none. */
export function findPostgres(env = process.env) {
  if (env.POSTGRES_BIN) return hasPrograms(env.POSTGRES_BIN) ? env.POSTGRES_BIN : undefined;
  return [...(env.PATH ?? '').split(delimiter).filter(Boolean), ...debianFolders(), ...brewFolders()].find(hasPrograms);
}

/** Debian keeps the programs of each version apart, and off the path. */
function debianFolders(home = '/usr/lib/postgresql') {
  if (!existsSync(home)) return [];
  const versions = readdirSync(home).map(Number).filter(Number.isInteger);
  return versions.sort((a, b) => b - a).map(version => join(home, String(version), 'bin'));
}

function brewFolders() {
  return ['/opt/homebrew/opt', '/usr/local/opt'].filter(existsSync).flatMap(home =>
    readdirSync(home)
      .filter(name => name.startsWith('postgresql'))
      .map(name => join(home, name, 'bin')),
  );
}

function hasPrograms(folder) {
  if (!existsSync(join(folder, 'initdb')) || !existsSync(join(folder, 'postgres'))) return false;
  const { stdout } = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/(\d+)/.exec(stdout ?? '')?.[1]) >= OLDEST;
}

/** Finds PostgreSQL, or installs it where that needs nobody's leave. Gives its folder, or why there is none. */
export function ensurePostgres(say = console.error) {
  const found = findPostgres();
  if (found !== undefined) return { ok: true, path: found };
  if (!process.env.POSTGRES_BIN && process.getuid?.() === 0 && isDebian()) {
    say('PostgreSQL is not here: installing the package `postgresql`...');
    install();
    const installed = findPostgres();
    if (installed !== undefined) return { ok: true, path: installed };
  }
  return { ok: false, why: howToInstall() };
}

function isDebian() {
  if (process.platform !== 'linux' || !existsSync('/etc/os-release')) return false;
  return /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(readFileSync('/etc/os-release', 'utf8'));
}

function install() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = parameters =>
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', '-qq', ...parameters], { env, stdio: ['ignore', 2, 2] });
  apt(['update']);
  apt(['install', '-y', '--no-install-recommends', 'postgresql']);
}

function howToInstall() {
  if (process.env.POSTGRES_BIN)
    return `POSTGRES_BIN names ${process.env.POSTGRES_BIN}, and PostgreSQL ${OLDEST} or newer is not there.`;
  const how = {
    linux: isDebian()
      ? 'Run `sudo apt-get install postgresql`.'
      : 'Install the package `postgresql` of your distribution.',
    darwin: 'Run `brew install postgresql@17`.',
    win32: 'Run `winget install PostgreSQL.PostgreSQL.17`.',
  };
  const here = how[process.platform] ?? 'Install PostgreSQL.';
  return `PostgreSQL ${OLDEST} or newer was not found, and the tests of the store need it. ${here} Or set POSTGRES_BIN to the folder of its programs.`;
}

/** Starts a server of one's own in a private folder and on a private port; throws an Error that says how to get one. */
export async function startPostgres() {
  const found = ensurePostgres();
  if (!found.ok) throw new Error(found.why);
  const who = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'sightline-postgres-'));
  if (who.uid !== undefined) chownSync(folder, who.uid, who.gid);
  const data = join(folder, 'data');
  const made = spawnSync(
    join(found.path, 'initdb'),
    ['-D', data, '-U', 'sightline', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C'],
    { ...who, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message}`);
  const port = await freePort();
  const address = `postgres://sightline@127.0.0.1:${port}/postgres`;
  let server = await launch();

  async function launch() {
    const child = spawn(
      join(found.path, 'postgres'),
      ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', '-c', 'max_connections=60', ...HASTE],
      { ...who, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    let said = '';
    process.on('exit', () => child.kill('SIGQUIT'));
    await new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('exit', () => reject(new Error(`postgres ended: ${said}`)));
      child.stderr.setEncoding('utf8').on('data', text => {
        said = (said + text).slice(-2_000);
        if (said.includes('ready to accept connections')) resolve();
      });
    });
    return child;
  }

  function ended(signal) {
    if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
    return new Promise(resolve => {
      server.once('exit', resolve);
      server.kill(signal);
    });
  }

  return {
    address,
    /** Ends it as a loss of power would, and without a goodbye to anybody. */
    crash: () => ended('SIGQUIT'),
    async start() {
      server = await launch();
    },
    async stop() {
      await ended('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run for root; then it runs for a user who may do nothing. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map(line => line.split(':'));
  const user = ['postgres', 'nobody'].map(name => users.find(fields => fields[0] === name)).find(Boolean);
  if (!user) throw new Error('PostgreSQL does not run for root, and there is no user `postgres` or `nobody` here.');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const found = ensurePostgres();
  if (found.ok) console.log(found.path);
  else {
    console.error(found.why);
    process.exitCode = 1;
  }
}
