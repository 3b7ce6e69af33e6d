import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Drill, drill } from '@sightline/drill';
import {
  branch,
  commit,
  hashMatch,
  type Match,
  type Replay,
  replayOf,
  replayTo,
  save,
  saveReplay,
} from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect, test } from 'vitest';
import { canShootNow, finishedMatch, matchAt } from './matches.ts';
import { inProcess, newFolder, sightline } from './sightline.ts';

const finished = finishedMatch('files');
const sound: Replay = replayOf(drill, finished);

/** The match as if it had been begun under an edition that is frozen. */
function asOfEdition(edition: number, { inWork: _inWork, ...match }: Match<Drill>): Match<Drill> {
  return { ...match, edition };
}

/** A folder with the files of these texts. */
function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = newFolder();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

test('replay tells every event with its rule, then the table and the outcome', () => {
  const folder = folderWith({ 'game.json': saveReplay(sound) });
  const { status, stdout } = sightline(['replay', 'game.json'], '', folder);
  expect(status).toBe(0);
  expect(stdout).toMatch(
    /^The Drill, walls: red greedy, blue greedy\nswitches: overwatch true, duck true, mines true$/m,
  );
  expect(stdout).toMatch(/^Red lays a mine.* \[DR-MINE-001\]$/m);
  expect(stdout).not.toMatch(/^3 D6: /m);
  expect(stdout.trimEnd()).toMatch(/\[DR-TURN-00[45]\]$/);
});

test('replay --log tells the dice as well, those of one shot in one line', async () => {
  const folder = folderWith({ 'game.json': saveReplay(sound) });
  const { stdout } = await inProcess(['replay', join(folder, 'game.json'), '--log']);
  expect(stdout).toMatch(/^3 D6: [1-6] [1-6] [1-6] for shot \((red|blue)\) \[DR-SHOOT-003\]$/m);
});

rule('HS-VIEW-003', 'replay --viewer tells what that seat was told and no more', async () => {
  const folder = folderWith({ 'game.json': saveReplay(sound) });
  /** Whose mines the viewer is told the squares of. */
  const laidBy = async (viewer: string): Promise<readonly string[]> => {
    const { stdout } = await inProcess(['replay', join(folder, 'game.json'), '--viewer', viewer]);
    return [...stdout.matchAll(/^(\w+) lays a mine.*\(\d+,\d+\).*\[DR-MINE-001\]$/gm)].map(([, side]) => side!);
  };
  expect(await laidBy('red')).toEqual(['Red', 'Red', 'Red']);
  expect(await laidBy('blue')).toEqual(['Blue', 'Blue', 'Blue']);
  expect(await laidBy('audience')).toEqual([]);
});

test('replay --to stops after so many inputs; sealed answers are not parted', async () => {
  const folder = folderWith({ 'game.json': saveReplay(sound) });
  const to = async (...words: string[]): Promise<string> =>
    (await inProcess(['replay', join(folder, 'game.json'), '--to', ...words])).stdout;
  expect(await to('40', '--hash')).toBe(`${hashMatch(replayTo(drill, finished, 40))}\n`);
  expect(await to('1', '--hash')).toBe(await to('0', '--hash'));
  const stdout = await to('1');
  expect(stdout).toMatch(/^red is asked: .*\[DR-MINE-002\]\nblue is asked: /m);
});

test('replay takes a saved match as well', async () => {
  const match = matchAt('wait', canShootNow);
  const file = join(folderWith({ 'match.json': save(match) }), 'match.json');
  expect((await inProcess(['replay', file, '--hash'])).stdout).toBe(`${hashMatch(match)}\n`);
  expect((await inProcess(['replay', file])).stdout).toMatch(/^red is asked: .*\[DR-SHOOT-005\]$/m);
});

test.for([
  [['--to', '99999'], 2, 'the file holds only'],
  [['--viewer', 'green'], 2, '--viewer is one of red, blue, audience'],
] as const)('replay %j is a usage error', async ([words, status, said]) => {
  const folder = folderWith({ 'game.json': saveReplay(sound) });
  const run = await inProcess(['replay', join(folder, 'game.json'), ...words]);
  expect(run.status).toBe(status);
  expect(run.stderr).toContain(said);
});

rule('HS-DICE-004', 'verify confirms every die of a sound replay and names one that was changed', async () => {
  const rolls = sound.rolls.with(2, { die: 'D6', face: (sound.rolls[2]!.face % 6) + 1 });
  const folder = folderWith({ 'game.json': saveReplay(sound), 'forged.json': saveReplay({ ...sound, rolls }) });
  const good = sightline(['verify', 'game.json'], '', folder);
  expect(good.status).toBe(0);
  expect(good.stdout).toContain(sound.dice.provenance.commitment);
  expect(good.stdout).toContain(`${sound.rolls.length} confirmed, 0 entered by hand, 0 wrong`);
  const bad = await inProcess(['verify', join(folder, 'forged.json')]);
  expect(bad.status).toBe(1);
  expect(bad.stdout).toContain(`draw 2: D6=${rolls[2]!.face} is logged, D6=${sound.rolls[2]!.face} is due`);
  expect(bad.stdout).toContain('NOT SOUND: 1 fault');
});

rule('HS-DICE-002', 'verify names a commitment that is not that of the secret shown', async () => {
  const provenance = { ...sound.dice.provenance, commitment: commit('another') };
  const folder = folderWith({ 'game.json': saveReplay({ ...sound, dice: { ...sound.dice, provenance } }) });
  const { status, stdout } = await inProcess(['verify', join(folder, 'game.json')]);
  expect(status).toBe(1);
  expect(stdout).toContain('WRONG: not this secret');
});

rule('HS-DICE-004', 'verify names the dice of a branch, and does not call them sound', async () => {
  const replay = replayOf(drill, branch(drill, finished, 6, 'luckier'));
  const file = join(folderWith({ 'game.json': saveReplay(replay) }), 'game.json');
  const { status, stdout } = await inProcess(['verify', file]);
  expect(status).toBe(1);
  expect(stdout).toMatch(/^ *branch +from draw \d+ on other dice, from a secret of the branch$/m);
  expect(stdout).toContain('NOT AS PROMISED: branched with other dice');
  expect(stdout).not.toMatch(/^sound$/m);
  // Such a file is in order all the same: it says what it is.
  expect((await inProcess(['check', file])).status).toBe(0);
});

rule('HS-DICE-003', 'verify says who stirred, and claims no more than holds', async () => {
  const unstirred = await inProcess(['verify', join(folderWith({ 'game.json': saveReplay(sound) }), 'game.json')]);
  expect(unstirred.stdout).toMatch(/^ *stirred +by nobody$/m);
  expect(unstirred.stdout).toContain('Nobody stirred them, so whoever made the commitment could have picked them.');
});

test('verify wants a replay', async () => {
  const folder = folderWith({ 'match.json': save(finished) });
  const run = await inProcess(['verify', join(folder, 'match.json')]);
  expect(run).toMatchObject({ status: 1, stdout: '' });
  expect(run.stderr).toContain('a replay is wanted');
  expect(sightline(['verify', 'none.json'])).toMatchObject({ status: 1, stdout: '' });
});

rule('HS-FILE-010', 'replay tells what was told, where there are no rules to play the file by', async () => {
  const replay = replayOf(drill, asOfEdition(9, finished));
  const file = join(folderWith({ 'game.json': saveReplay(replay) }), 'game.json');
  const { status, stdout, stderr } = await inProcess(['replay', file, '--viewer', 'red']);
  expect(status).toBe(1);
  expect(stderr).toContain('future: The file is from the future: it is played by edition 9 of drill');
  expect(stdout).toMatch(
    /^drill, walls: red greedy, blue greedy\nedition 9\n\nRed lays a mine: \(\d+,\d+\) \[DR-MINE-001\]$/m,
  );
  expect(stdout).toMatch(/^Blue lays a mine: somewhere/m);
});

rule('HS-FILE-007', 'an edition can be asked for, and a game of it is opened by it', async () => {
  const folder = newFolder();
  const file = join(folder, 'old.json');
  const begun = sightline(['play', 'drill', '--edition', '0', '--blue', 'greedy', '--save', file], 'quit\n', folder);
  expect(begun.status).toBe(0);
  const { stdout } = await inProcess(['check', file]);
  expect(stdout).toMatch(/^ok {3}\S+: saved match of The Drill \(edition 0\), walls, step 0, 0 inputs, waits for red/);
  expect((await inProcess(['replay', file])).stdout).toMatch(/^edition 0$/m);
  const none = await inProcess(['sim', 'drill', '--edition', '7', '--games', '1']);
  expect(none).toMatchObject({ status: 2, stderr: expect.stringContaining('there’s no edition 7 of drill here') });
});

rule(
  ['HS-FILE-001', 'HS-FILE-002', 'HS-FILE-003', 'HS-FILE-004', 'HS-FILE-005', 'HS-FILE-006'],
  'check says what each file is',
  () => {
    const match = save(matchAt('wait', canShootNow));
    const replay = saveReplay(sound);
    const files = {
      'match.json': match,
      'replay.json': replay,
      'cut.json': match.slice(0, 300),
      'text.json': 'a letter',
      'other.json': '{"hello": 1}',
      'touched.json': match.replace('"round":', '"round": 1'),
      'future.json': match.replace('"format":3', '"format":4'),
      'next.json': save(asOfEdition(9, finished)),
      // Of before formats had numbers: what is the edition now was the number of the format then.
      'old.json': match
        .replace('"kind":"sightline match","format":3', '"format":"sightline match"')
        .replace(/"edition":\d+/, '"edition":1'),
      'in-work.json': save({ ...finished, inWork: true, outcome: { ...finished.outcome!, winners: [] } }),
      'untrue.json': save(asOfEdition(0, { ...finished, outcome: { ...finished.outcome!, winners: [] } })),
      'forged.json': saveReplay({ ...sound, last: 'another table' }),
    };
    const folder = folderWith(files);
    const { status, stdout } = sightline(['check', ...Object.keys(files), 'none.json', '.'], '', folder);
    const lines = stdout.trimEnd().split('\n');
    expect(status).toBe(1);
    const { number, inWork } = drill.edition;
    const edition = `edition ${number}${inWork ? ', in work' : ''}`;
    expect(lines[0]).toContain(`ok   match.json: saved match of The Drill (${edition}), open, step `);
    expect(lines[0]).toMatch(/step \d+, \d+ inputs, waits for red$/);
    expect(lines[1]).toContain(`ok   replay.json: replay of The Drill (${edition}), walls, step `);
    expect(lines[1]).toMatch(/step \d+, \d+ inputs, over: /);
    expect(lines.slice(2).map(line => line.replace(/^BAD {2}(\S+): (\w+).*?( \[\S+\])?$/, '$1 $2$3'))).toEqual([
      'cut.json truncated [HS-FILE-001]',
      'text.json notJson [HS-FILE-001]',
      'other.json foreign [HS-FILE-003]',
      'touched.json damaged [HS-FILE-002]',
      'future.json future [HS-FILE-004]',
      'next.json future [HS-FILE-004]',
      'old.json otherRules [HS-FILE-008]',
      'in-work.json otherRules [HS-FILE-008]',
      'untrue.json untrue [HS-FILE-006]',
      'forged.json replay',
      'none.json cannot',
      '. cannot',
    ]);
    for (const [name, text] of Object.entries(files)) expect(readFileSync(join(folder, name), 'utf8')).toBe(text);
    expect(sightline(['check', 'match.json', 'replay.json'], '', folder).status).toBe(0);
  },
);

test('odds counts a shot to the last way, and leaves out nothing that dice hang on', () => {
  const match = matchAt('wait', canShootNow);
  const folder = folderWith({ 'match.json': save(match), 'over.json': save(finished) });
  const one = sightline(['odds', 'match.json', '--option', '1'], '', folder);
  expect(one.status).toBe(0);
  expect(one.stdout).toMatch(/^red: .*\[DR-SHOOT-005\]$/m);
  // Three dice at 4 or more against somebody with all 3 points of health.
  expect(one.stdout).toMatch(/37\.5% {2}█{7}▌ +Blue \d+ loses 1\n/);
  expect(one.stdout).toMatch(/12\.5% {2}██▌ +nothing\n/);
  expect(one.stdout).toContain('exact, 216 ways');
  const all = sightline(['odds', 'match.json'], '', folder);
  expect(all.stdout).toContain(one.stdout.split('\n').slice(2).join('\n').trimEnd());
  expect(all.stdout).toContain('overwatch');
  const json = sightline(['odds', 'match.json', '--answer', '"hold"'], '', folder);
  expect(json.stdout).toContain('100.0%');
});

test('odds: what is asked for in a wrong way, or of a file that waits for nobody', async () => {
  const folder = folderWith({ 'match.json': save(matchAt('wait', canShootNow)), 'over.json': save(finished) });
  const said = async (wanted: number, file: string, ...words: string[]): Promise<string> => {
    const { status, stderr } = await inProcess(['odds', join(folder, file), ...words]);
    expect(status).toBe(wanted);
    return stderr;
  };
  expect(await said(2, 'match.json', '--option', '99')).toContain('there are only');
  expect(await said(2, 'match.json', '--answer', '{')).toContain('--answer isn’t JSON');
  expect(await said(2, 'match.json', '--answer', '"fly"')).toContain('[HS-SEAL-003]');
  expect(await said(2, 'match.json', '--answer', '1', '--option', '1')).toContain('not both');
  expect(await said(1, 'match.json', '--seat', 'blue')).toContain('the match is not waiting for an answer from blue');
  expect(await said(1, 'over.json')).toContain('the match is not waiting for an answer');
  expect(await said(1, 'none.json')).toContain('there is no such file');
  expect(sightline(['odds', 'none.json'])).toMatchObject({ status: 1, stdout: '' });
});
