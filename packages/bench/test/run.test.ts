import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { noResults } from '../src/drill/results.ts';
import { silently } from '../src/drill/silent.ts';
import { againstBoardgameIo } from '../src/drill/versus.ts';
import { quantile } from '../src/measure.ts';
import { subjectNamed } from '../src/subject.ts';
import { SUBJECTS } from '../src/subjects/names.ts';
import { json } from '../src/table.ts';

const MAIN = new URL('../src/main.ts', import.meta.url).pathname;
const bench = (...args: string[]) => spawnSync(process.execPath, [MAIN, ...args], { encoding: 'utf8' });

describe('npm run bench', () => {
  test('measures a subject and prints it as JSON', () => {
    const { status, stdout } = bench('--quick', '--json', '--only', 'roll-vs-bare-loop');
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      'roll-vs-bare-loop': {
        ratio: expect.any(Number),
        ours: expect.any(Number),
        theirs: expect.any(Number),
        unit: 'rolls/s',
      },
    });
  });

  test.each([[['--fast']], [['--only', 'nothing']], [['--only']], [['faster']], [['--json=yes']]])(
    'does not understand %j and says how it is used',
    args => {
      const { status, stdout, stderr } = bench(...args);
      expect(status).toBe(2);
      expect(stdout).toBe('');
      expect(stderr).toContain('usage: npm run bench');
    },
  );

  test('has every subject that it names', async () => {
    for (const name of SUBJECTS) expect((await subjectNamed(name)).unit).toMatch(/\/s$/);
  });

  test('names in its JSON what it measured', () => {
    const figures = { unit: 'moves/s', ours: 300, theirs: 2, ratio: 150, low: 149, high: 151 };
    const printed = json(SUBJECTS.map(name => ({ name, ...figures, evidence: [], disagreements: [] })));
    expect(Object.keys(JSON.parse(printed))).toEqual(
      expect.arrayContaining([
        'drill-silent-vs-boardgameio',
        'drill-told-vs-boardgameio',
        'drill-suspended-vs-boardgameio',
        'copy-vs-structuredClone',
        'roll-vs-bare-loop',
      ]),
    );
  });
});

test('games that end otherwise are a disagreement', () => {
  const subject = againstBoardgameIo(silently);
  const known = { results: noResults(), checksum: 'a' };
  expect(subject.disagreements(known, known)).toEqual([]);
  expect(subject.disagreements(known, { ...known, checksum: 'b' })).toEqual(['checksum: a and b']);
});

test('a quantile lies between the values next to it', () => {
  expect(quantile([5, 1, 3], 0.5)).toBe(3);
  expect(quantile([1, 2], 0.25)).toBe(1.25);
});
