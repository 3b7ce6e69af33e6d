// Where Chromium is on this machine, and how it is to be launched for tests.
// `node scripts/chromium.mjs` finds it, installs it where it may, or says how to.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Whenever a page is opened, Chromium prepares what drops from its address bar, which nobody sees: half of what a page costs. */
const UNSEEN = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** What playwright-core turns off by itself. Of two such lists Chromium reads the last, so ours must have all of them. */
const PLAYWRIGHT_TURNS_OFF = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** The path and the launch arguments for playwright-core; throws an Error that says how to get one when there is none. */
export function chromium() {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error(howToInstall());
  // Chromium's sandbox refuses to run for root, whom containers run everything as.
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const turnedOff = [...PLAYWRIGHT_TURNS_OFF, ...UNSEEN].join(',');
  return {
    executablePath,
    args: [...asRoot, '--disable-gpu', '--disable-background-networking', `--disable-features=${turnedOff}`],
  };
}

export function findChromium(env = process.env, platform = process.platform) {
  if (env.CHROMIUM) return existsSync(env.CHROMIUM) ? env.CHROMIUM : undefined;
  return places(env, platform).find(place => existsSync(place) && isBrowser(place, platform));
}

function places(env, platform) {
  switch (platform) {
    case 'darwin':
      return ['/Applications', join(env.HOME ?? '', 'Applications')].flatMap(folder => [
        `${folder}/Chromium.app/Contents/MacOS/Chromium`,
        `${folder}/Google Chrome.app/Contents/MacOS/Google Chrome`,
      ]);
    case 'win32':
      return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
        .filter(Boolean)
        .flatMap(folder => [
          join(folder, 'Chromium', 'Application', 'chrome.exe'),
          join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
        ]);
    default: {
      const folders = [...(env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/bin'];
      return NAMES.flatMap(name => folders.map(folder => join(folder, name)));
    }
  }
}

/** On some Linux systems the name belongs to a stub that only tells of another package. Elsewhere asking opens a window. */
function isBrowser(place, platform) {
  return platform !== 'linux' || spawnSync(place, ['--version'], { timeout: 20_000 }).status === 0;
}

/** Finds Chromium, or installs it where that needs nobody's leave. Gives its path, or why there is none. */
export function ensureChromium(say = console.error) {
  const found = findChromium();
  if (found !== undefined) return { ok: true, path: found };
  if (!process.env.CHROMIUM && canInstall()) {
    say('Chromium is not here: installing the package `chromium`...');
    install();
    const installed = findChromium();
    if (installed !== undefined) return { ok: true, path: installed };
  }
  return { ok: false, why: howToInstall() };
}

function canInstall() {
  return process.getuid?.() === 0 && isDebian();
}

function isDebian() {
  if (process.platform !== 'linux' || !existsSync('/etc/os-release')) return false;
  return /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(readFileSync('/etc/os-release', 'utf8'));
}

function install() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Another program may be installing something just now: wait for it rather than fail.
  const apt = parameters =>
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', '-qq', ...parameters], { env, stdio: ['ignore', 2, 2] });
  apt(['update']);
  // What the browser recommends (printers, a desktop) is not wanted here, but letters of a known width are.
  apt(['install', '-y', '--no-install-recommends', 'chromium', 'chromium-sandbox', 'fonts-liberation']);
}

function howToInstall() {
  if (process.env.CHROMIUM) return `CHROMIUM names ${process.env.CHROMIUM}, and there is no such file.`;
  const how = {
    linux: isDebian() ? 'Run `sudo apt-get install chromium`.' : 'Install the package `chromium` of your distribution.',
    darwin: 'Run `brew install --cask chromium`, or install Google Chrome.',
    win32: 'Install Google Chrome, or run `winget install Hibbiki.Chromium`.',
  };
  const here = how[process.platform] ?? 'Install Chromium or Google Chrome.';
  return `Chromium was not found, and the browser tests need it. ${here} Or set CHROMIUM to the path of one.`;
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const found = ensureChromium();
  if (found.ok) console.log(found.path);
  else {
    console.error(found.why);
    process.exitCode = 1;
  }
}
