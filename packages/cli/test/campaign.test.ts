import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCampaign } from '@sightline/duck';
import { expect, test } from 'vitest';
import { newFolder, sightline } from './sightline.ts';

function campaignIn(path: string) {
  const read = loadCampaign(readFileSync(path, 'utf8'));
  if (!read.ok) throw new Error(read.problem.detail);
  return read.value;
}

test('a campaign goes on from mission to mission, one at a time, as long as anybody is left', () => {
  const folder = newFolder();
  const path = join(folder, 'rust.json');
  for (let mission = 1; mission <= 3; mission++) {
    const played = sightline(['campaign', 'rust.json', '--team', 'random', '--seed', `c${mission}`], '', folder);
    expect(played.stderr).toBe('');
    expect(played.status).toBe(0);
    expect(played.stdout).toContain('DUCK!, between missions');
    expect(played.stdout).toContain('Go on with: sightline campaign rust.json');
    expect(existsSync(`${path}.unfinished`)).toBe(false);
    expect(campaignIn(path).history).toHaveLength(mission);
  }
});

test('whoever leaves in the middle of a mission finds it as it was, with the rules of the campaign', () => {
  const folder = newFolder();
  const begun = sightline(
    ['campaign', 'rust.json', '--seed', 'b', '--switch', 'toxicGas=true'],
    '1\n1\nquit\n',
    folder,
  );
  expect(begun.stdout).toContain('Gas grenades are issued: on');
  expect(begun.stdout).toMatch(/Saved\. Go on with: sightline campaign rust\.json\n$/);
  const asked = (stdout: string): string => [...stdout.matchAll(/^team: .*$/gm)].at(-1)![0];
  const again = sightline(['campaign', 'rust.json'], 'quit\n', folder);
  expect(again.stdout).toContain('Gas grenades are issued: on');
  expect(asked(again.stdout)).toBe(asked(begun.stdout));
  expect(campaignIn(join(folder, 'rust.json'))).toMatchObject({ history: [], switches: { toxicGas: true } });
});

test('what cannot be played is refused, and no file is touched', () => {
  const folder = newFolder();
  const path = join(folder, 'rust.json');
  for (const flags of [
    ['--switch', 'gravity=true'],
    ['--blue', 'random'],
    ['--team', 'nobody'],
  ]) {
    expect(sightline(['campaign', 'rust.json', ...flags], '', folder).status).toBe(2);
    expect(existsSync(path)).toBe(false);
  }
  writeFileSync(path, '{"format":"sightline duck campaign"');
  const damaged = sightline(['campaign', 'rust.json'], '', folder);
  expect([damaged.status, damaged.stderr]).toEqual([1, expect.stringContaining('rust.json: truncated')]);
  expect(readFileSync(path, 'utf8')).toBe('{"format":"sightline duck campaign"');
  expect(sightline(['campaign', 'rust.json', '--switch', 'toxicGas=true'], '', folder).status).toBe(2);
});
