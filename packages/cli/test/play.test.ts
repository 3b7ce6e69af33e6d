import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rule } from '@sightline/ledger/test';
import { expect, test } from 'vitest';
import { inProcess, newFolder, sightline } from './sightline.ts';

const VERSUS = ['play', 'drill', '--blue', 'greedy', '--seed', 'evening', '--no-map', '--cite'];
/** Far more first options than a match has questions. */
const FIRST_OPTIONS = '1\n'.repeat(2000);

/** What was asked at each prompt of red's, by its rule. */
function askedOf(stdout: string): readonly string[] {
  return [...stdout.matchAll(/^red: .*\[(\S+)\]$/gm)].map(([, id]) => id!);
}

test('a whole game by piped input ends with a winner and a replay that verifies', async () => {
  const folder = newFolder();
  const played = sightline([...VERSUS, '--save', 'game.json'], FIRST_OPTIONS, folder);
  expect(played.stderr).toBe('');
  expect(played.status).toBe(0);
  expect(played.stdout).toMatch(/^The Drill: Broken walls\nGoal: .*\n.*\nRound 1 of 30, .*\nred person, blue greedy$/m);
  expect(played.stdout).toMatch(/\[DR-TURN-00[45]\]\nThe replay is in game\.json/);
  expect(await inProcess(['verify', join(folder, 'game.json')])).toMatchObject({ status: 0 });
});

test('a match saved at a duck question, loaded by another process and finished, has the hash of one never interrupted', async () => {
  const folder = newFolder();
  const whole = sightline([...VERSUS, '--save', 'whole.json'], FIRST_OPTIONS, folder);
  const duck = askedOf(whole.stdout).indexOf('DR-DUCK-001');
  expect(duck).toBeGreaterThan(0);
  const half = sightline([...VERSUS, '--save', 'half.json'], '1\n'.repeat(duck), folder);
  expect(half.status).toBe(0);
  expect(askedOf(half.stdout).at(-1)).toBe('DR-DUCK-001');
  const rest = sightline(
    ['play', 'drill', '--load', 'half.json', '--save', 'rest.json', '--cite'],
    FIRST_OPTIONS,
    folder,
  );
  expect(askedOf(rest.stdout)[0]).toBe('DR-DUCK-001');
  const hashOf = async (file: string): Promise<string> =>
    (await inProcess(['replay', join(folder, file), '--hash'])).stdout;
  expect(await hashOf('rest.json')).toBe(await hashOf('whole.json'));
  expect(await hashOf('half.json')).not.toBe(await hashOf('whole.json'));
});

test('options are chosen by number, by the beginning of their text or as JSON, and filtered by part of it', () => {
  const typed = ['(3,', '/nowhere', '', '(3,3', '= 84', '[5]', '9999'].join('\n');
  const { stdout } = sightline([...VERSUS, '--save', 'x.json'], typed, newFolder());
  expect(stdout).toMatch(/^ +4\) \(3,1\) +82\) \(3,5\)/m);
  expect(stdout).toContain('No choice contains "nowhere"');
  expect(stdout).toContain('red> (3,3\n');
  expect(stdout).toMatch(/Red lays a mine.*\(3,3\)/);
  expect(stdout).toMatch(/Red lays a mine.*\(4,4\)/);
  expect(stdout).toContain('That is not one of the options [HS-SEAL-003]');
  expect(stdout).toContain('There are choices 1) to 328).');
});

test('odds, reasons, rules, the log and the table are there for the asking', () => {
  const noMines = [...VERSUS, '--switch', 'mines=false', '--save', 'x.json'];
  const typed = [
    '?1',
    '1)',
    'why = 399',
    'why 2',
    'why (5,1)',
    'why fly',
    'why',
    'odds 1',
    'odds',
    'rules dr-walk-001',
    'rules X',
    'log',
    'table',
    'help',
  ];
  const { stdout } = sightline(noMines, typed.join('\n'), newFolder());
  expect(stdout).toMatch(/needs no dice of its own/);
  expect(stdout).toMatch(/red> why = 399\n.*\[DR-WALK-00[12]\]/);
  expect(stdout).toMatch(/red> why 2\nAllowed: \(5,1\), 1 south\.\n.*DR-WALK-001/);
  expect(stdout).toContain('red> why (5,1)\nAllowed: (5,1), 1 south.');
  expect(stdout).toMatch(/red> why fly\n.*\[DR-WALK-001\]/);
  expect(stdout).toMatch(/red> why\n.*DR-WALK-001/);
  expect(stdout).toMatch(/red> odds\nThere are choices 1\) to \d+\)\./);
  expect(stdout).toMatch(/100\.0% {2}█{20} {2}nothing\n {2}exact, 1 way\n/);
  expect(stdout).toContain('never diagonally.');
  expect(stdout).toContain('There’s no rule "X".');
  expect(stdout).toMatch(/red> log\n.*\[DR-TURN-002\]/);
  expect(stdout).toContain('takes back the last answer');
});

rule(['HS-UNDO-001', 'HS-UNDO-005'], 'undo puts the last question again; where there is nothing it says so', () => {
  const typed = ['undo', '2', 'undo', '1', 'quit'].join('\n');
  const { stdout } = sightline([...VERSUS, '--switch', 'mines=false', '--save', 'x.json'], typed, newFolder());
  expect(stdout).toContain('There’s nothing to take back [HS-UNDO-005]');
  expect(stdout).toContain('red took back the last answer.');
  expect(askedOf(stdout)).toEqual(['DR-TURN-002', 'DR-WALK-001', 'DR-TURN-002', 'DR-WALK-001']);
});

test('the end of the input and quit both save the match and say how to go on', async () => {
  for (const typed of ['', 'quit\n1\n']) {
    const folder = newFolder();
    const { status, stdout } = sightline(VERSUS, typed, folder);
    const [file] = readdirSync(folder);
    expect(status).toBe(0);
    expect(file).toMatch(/^sightline-drill-\d{8}-\d{6}\.json$/);
    expect(stdout).toContain(`Saved. Go on with: sightline play drill --load ${file}`);
    expect(await inProcess(['check', join(folder, file!)])).toMatchObject({ status: 0 });
  }
});

test('save keeps a copy in mid-match and plays on', () => {
  const folder = newFolder();
  const { stdout } = sightline([...VERSUS, '--save', 'x.json'], 'save copy.json\nsave /dev/null/x\n1\n', folder);
  expect(stdout).toContain('Saved to copy.json.');
  expect(stdout).toContain('/dev/null/x: cannot be written');
  expect(readdirSync(folder).sort()).toEqual(['copy.json', 'x.json']);
});

test('two persons at one screen: each sees only what is theirs', () => {
  const { stdout } = sightline(
    ['play', 'drill', '--seed', 'two', '--save', 'x.json'],
    '(9,9)\n(8,8)\nquit\n',
    newFolder(),
  );
  const [, red, blue, redAgain] = stdout.split(/^\w+ to play\.$/m);
  expect(red).toContain('red> (9,9)');
  expect(blue).toContain('blue> (8,8)');
  expect(blue).not.toMatch(/^ *\d+ .*\*/m);
  expect(redAgain).toMatch(/^ 9 ( \. ){9} \* ( \. ){9} \.$/m);
  expect(redAgain!.match(/^ *\d+ .*\*/gm)).toHaveLength(1);
});

test('a seat of a saved match may change hands: given to a bot, it plays to the end by itself', async () => {
  const folder = newFolder();
  sightline(['play', 'drill', '--seed', 'two', '--save', 'x.json'], '(9,9)\n', folder);
  const { status, stdout } = sightline(
    ['play', 'drill', '--load', 'x.json', '--red', 'greedy', '--blue', 'greedy', '--save', 'end.json'],
    '',
    folder,
  );
  expect(status).toBe(0);
  expect(stdout).toContain('red greedy, blue greedy');
  expect(await inProcess(['verify', join(folder, 'end.json')])).toMatchObject({ status: 0 });
});

test('an envelope stays on the table when the other seat changes hands', () => {
  const folder = newFolder();
  sightline(['play', 'drill', '--seed', 'two', '--save', 'x.json'], '(9,9)\n', folder);
  const { stdout } = sightline(
    ['play', 'drill', '--load', 'x.json', '--blue', 'greedy', '--save', 'y.json'],
    '',
    folder,
  );
  expect(stdout).toMatch(/Red lays a mine.*\(9,9\)/);
});

rule('HS-DICE-005', 'entered dice are asked for in one go; m lets the machine roll', async () => {
  const folder = newFolder();
  const entered = [...VERSUS, '--switch', 'mines=false', '--dice', 'entered', '--save', 'x.json'];
  // 1 answers a question. At a die it is a face, 7 is none, and m is for the machine.
  const { stdout } = sightline(entered, '7\n1\n1 6\nm\n'.repeat(300), folder);
  expect(stdout).toMatch(/rolls 3 D6 for shot\. \[DR-SHOOT-003\]/);
  expect(stdout).toContain('> 7\nA D6 shows 1, 2, 3, 4, 5 or 6 [HS-DICE-005]\nD6, D6, D6: a face for each');
  // One of three at first, and then the two that are left.
  expect(stdout).toMatch(/machine> 1\n[^>]*rolls 2 D6 for shot[^>]*> 1 6\n/);
  expect(stdout).toContain('m for the machine> m\n');
  expect(stdout).toContain('D6: 1 (entered) for');
  expect(await inProcess(['check', join(folder, 'x.json')])).toMatchObject({ status: 0 });
});

rule('HS-UNDO-004', 'one person alone may ask for free undo, and then takes back even what dice came of', () => {
  const { stdout } = sightline([...VERSUS, '--save', 'x.json'], FIRST_OPTIONS, newFolder());
  const answers = askedOf(stdout.slice(0, stdout.search(/D6: /))).length;
  const typed = `${'1\n'.repeat(answers)}undo\n`;
  const bound = sightline([...VERSUS, '--save', 'x.json'], typed, newFolder());
  expect(bound.stdout).toContain('red> undo\nDice have been rolled since [HS-UNDO-001]');
  const free = sightline([...VERSUS, '--free-undo', '--save', 'x.json'], typed, newFolder());
  expect(free.stdout).toContain('red> undo\nred took back the last answer.');
  const two = sightline(['play', 'drill', '--free-undo']);
  expect(two.status).toBe(2);
  expect(two.stderr).toContain('[HS-UNDO-004]');
});

rule(['HS-SETUP-001', 'HS-SETUP-002', 'HS-SETUP-003'], 'what does not exist cannot be set up', async () => {
  const said = async (...words: string[]): Promise<string> => {
    const { status, stdout, stderr } = await inProcess(['play', ...words]);
    expect([status, stdout]).toEqual([2, '']);
    return stderr;
  };
  expect(await said('chess')).toContain('there’s no system "chess"; there are drill');
  expect(await said('drill', '--scenario', 'moon')).toContain(
    'There is no scenario "moon"; there are walls and open [',
  );
  expect(await said('drill', '--switch', 'fog=true')).toContain('There is no switch "fog"');
  expect(await said('drill', '--switch', 'duck=maybe')).toContain('The switch "duck" is true or false, not "maybe" [');
  expect(await said('drill', '--switch', 'duck')).toContain('--switch needs id=value');
  expect(await said('drill', '--green', 'greedy')).toContain('unknown option --green');
  expect(await said('drill', '--blue', 'genius')).toContain('There is no bot "genius"; there are');
  expect(await said('drill', '--dice', 'loaded')).toContain('--dice can only be "entered"');
  expect(await said('drill', '--load', 'x.json', '--seed', 'y')).toContain('a saved match has a --seed of its own');
  expect(sightline(['play', 'drill', '--scenario', 'moon'])).toMatchObject({ status: 2, stdout: '' });
});

rule('HS-FILE-005', 'a file that cannot be loaded is named with its fault and left as it is', () => {
  const folder = newFolder();
  sightline([...VERSUS, '--save', 'x.json'], '', folder);
  const text = readFileSync(join(folder, 'x.json'), 'utf8');
  writeFileSync(join(folder, 'cut.json'), text.slice(0, 500));
  const cut = sightline(['play', 'drill', '--load', 'cut.json'], '1\n', folder);
  expect(cut).toMatchObject({ status: 1, stdout: '' });
  expect(cut.stderr).toContain('cut.json: truncated');
  expect(readFileSync(join(folder, 'cut.json'), 'utf8')).toBe(text.slice(0, 500));
  expect(sightline(['play', 'drill', '--load', 'none.json'], '', folder)).toMatchObject({ status: 1 });
  expect(sightline(['play', 'drill', '--load', 'x.json', '--blue', 'genius'], '', folder)).toMatchObject({ status: 1 });
  expect(existsSync(join(folder, 'none.json'))).toBe(false);
});

rule('HS-DICE-003', 'the dice are promised first and then stirred by each person who wants to', async () => {
  const folder = newFolder();
  const typed = `${'x'.repeat(201)}\na rainy day\n${FIRST_OPTIONS}`;
  const { stdout, status } = sightline([...VERSUS, '--stir', '--save', 'game.json'], typed, folder);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^The dice are promised: [0-9a-f]{64}$/m);
  expect(stdout).toMatch(/red, type anything to stir the dice, or Enter: x+\nAt most 200 letters, please\./);
  expect(stdout).not.toContain('blue, type anything');
  const verified = await inProcess(['verify', join(folder, 'game.json')]);
  expect(verified).toMatchObject({ status: 0 });
  expect(verified.stdout).toMatch(/^ *stirred +by red$/m);
  const other = sightline([...VERSUS, '--stir', '--save', 'other.json'], `a sunny day\n${FIRST_OPTIONS}`, folder);
  expect(other.status).toBe(0);
  const rolls = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8')).rolls;
  expect(rolls('other.json')).not.toEqual(rolls('game.json'));
});
