import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium as playwright } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chromium, findChromium } from '../chromium.mjs';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'sightline-'));
});
afterEach(() => rmSync(home, { recursive: true }));

function program(path: string, text = '#!/bin/sh\nexit 0\n'): string {
  const place = join(home, path);
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, text);
  chmodSync(place, 0o755);
  return place;
}

describe('findChromium', () => {
  test('takes the one that CHROMIUM names, and no other when that is not there', () => {
    const named = program('my-chromium');
    program('bin/chromium');
    expect(findChromium({ CHROMIUM: named, PATH: join(home, 'bin') })).toBe(named);
    expect(findChromium({ CHROMIUM: join(home, 'gone'), PATH: join(home, 'bin') })).toBeUndefined();
  });

  test('looks in the usual places of a Mac', () => {
    const chrome = program('Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
    expect(findChromium({ HOME: home }, 'darwin')).toBe(chrome);
  });

  test('looks in the usual places of Windows', () => {
    const chrome = program('Google/Chrome/Application/chrome.exe');
    expect(findChromium({ LOCALAPPDATA: home }, 'win32')).toBe(chrome);
  });

  test('passes over a stub that only tells of another package', () => {
    const stub = program('bin/chromium', '#!/bin/sh\nexit 1\n');
    expect(findChromium({ PATH: join(home, 'bin') }, 'linux')).not.toBe(stub);
    program('bin/chromium');
    expect(findChromium({ PATH: join(home, 'bin') }, 'linux')).toBe(stub);
  });
});

describe('what it is launched with', () => {
  test('turns off whatever Playwright turns off, for its own list is not read beside ours', async () => {
    const args = (text: string): string => /--disable-features=(\S+)/.exec(text)?.[1] ?? '';
    // No browser at all: what it was to be launched with is said when it has failed.
    const failed = await playwright.launch({ executablePath: program('no-browser') }).catch(String);
    const usual = args(String(failed)).split(',');
    expect(usual).toContain('HttpsUpgrades');
    expect(args(chromium().args.join(' ')).split(',')).toEqual(expect.arrayContaining(usual));
  });
});
