import { join } from 'node:path';
import {
  type AnySystem,
  advance,
  allInputs,
  answer,
  branch,
  create,
  legalAnswers,
  load,
  nowOf,
  openQuestions,
  readReport,
  replayTo,
  save,
  toldIn,
  toldTo,
  verdictOn,
  verify,
} from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { openGame, type Shelf } from '@sightline/shelf';
import { folderShelf } from '@sightline/shelf/node';
import { SOURCES } from '@sightline/shelf/sources';
import { describe, expect, test } from 'vitest';
import { archiveOf, asOf, fateOf } from '../../edition/archive.ts';
import { indexOf } from '../../edition/freeze.ts';
import { change, copyOf, root, sourceOf } from './copy.ts';
import { addOption, reword, workOnDrill } from './work.ts';

const IN_WORK = { number: 1, inWork: true } as const;

function workedOn(): string {
  const copy = copyOf('drill');
  workOnDrill(copy);
  return copy;
}

/** Plays on until the match is over, each with the first answer that is allowed. */
function finish(system: AnySystem, match: Parameters<typeof advance>[1]): void {
  const again = match as Parameters<typeof nowOf<unknown>>[0];
  for (let [open] = openQuestions(again); open; [open] = openQuestions(again))
    expect(answer(system, again, open.seat, legalAnswers(system, nowOf(again), open.seat, open.question)[0])).toEqual(
      [],
    );
}

/** A game of an edition whose rules have since been changed does all that it could before. */
async function outlives(text: string, shelf: Shelf): Promise<void> {
  const opened = await openGame(text, shelf);
  if (!opened.ok) throw new Error(`${opened.problem.code}: ${opened.problem.detail}`);
  const { system, match, told } = opened.value;
  const halfway = Math.floor(allInputs(match).length / 2);
  const stepped = replayTo(system, match, halfway);
  expect(allInputs(stepped).length).toBeLessThanOrEqual(halfway);
  const other = branch(system, match, halfway, 'what if');
  if (openQuestions(other).length > 0) finish(system, other);
  if (opened.value.kind === 'replay') expect(verdictOn(verify(system, opened.value.replay))).not.toBe('unsound');
  const report = readReport(text);
  expect(report.ok && report.value.told).toEqual(told);
}

describe('when the rules of the drill have changed', async () => {
  rule(
    'HS-FILE-007',
    'games of its trial edition open, step, branch, go on, verify and tell their report',
    async () => {
      const copy = workedOn();
      const source = await sourceOf(copy, 'drill', IN_WORK);
      const shelf = folderShelf(join(copy, 'editions'), { drill: async () => source });
      for (const { text } of archiveOf(join(copy, 'editions'), 'drill', 0)) await outlives(text, shelf);
    },
  );

  rule('HS-FILE-008', 'games begun in work are told that they were played by other rules', async () => {
    const before = (await sourceOf(copyOf('drill'), 'drill', IN_WORK)).system;
    const changed = (await sourceOf(workedOn(), 'drill', IN_WORK)).system;
    const greedy = { kind: 'bot', bot: 'greedy' } as const;
    const match = create(before, { scenario: 'open', secret: 'in work', players: { red: greedy, blue: greedy } });
    advance(before, match);
    expect(load(save(match), [before]).ok).toBe(true);
    const read = load(save(match, toldIn(before, match)), [changed]);
    expect(read).toMatchObject({ ok: false, problem: { rule: 'HS-FILE-008', code: 'otherRules' } });
    const report = readReport(save(match, toldIn(before, match)));
    expect(report.ok && toldTo(report.value.told, 'red').some(({ text }) => text.endsWith(' falls'))).toBe(true);
  });

  test('the archive lists which games of the last edition have changed, and where', async () => {
    const copy = workedOn();
    const source = await sourceOf(copy, 'drill', IN_WORK);
    const fates = archiveOf(join(copy, 'editions'), 'drill', 0).map(({ text }) => fateOf(asOf(text, source), source));
    expect(fates.filter(({ kind }) => kind === 'changed').length).toBeGreaterThan(0);
    for (const fate of fates) if (fate.kind === 'changed' && fate.at) expect(fate.at.step).toBeGreaterThanOrEqual(0);
  });

  rule('HS-FILE-009', 'one more option and other words alone change no game, only how it is told', async () => {
    const copy = copyOf('drill');
    addOption(copy);
    reword(copy);
    const source = await sourceOf(copy, 'drill', IN_WORK);
    const archive = archiveOf(join(copy, 'editions'), 'drill', 0);
    const unchanged = await SOURCES.drill();
    for (const { text } of archive) {
      if (fateOf(asOf(text, unchanged), unchanged).kind === 'changed') continue;
      expect(fateOf(asOf(text, source), source).kind).not.toBe('changed');
    }
  });
});

/** Dice that count down instead of up: no game of anybody comes out as it did. */
test.each(indexOf(root))('edition $edition of $system outlives dice of another kind', async ({ system, edition }) => {
  const copy = copyOf(system);
  change(copy, 'packages/kernel/src/dice/die.ts', '(_, i) => i + 1', '(_, i) => sides - i');
  const source = await sourceOf(copy, system, IN_WORK);
  const shelf = folderShelf(join(copy, 'editions'), { [system]: async () => source });
  const [game] = archiveOf(join(copy, 'editions'), system, edition).filter(({ name }) => name.endsWith('-as-it-comes'));
  expect(fateOf(asOf(game!.text, source), source).kind).toBe('changed');
  await outlives(game!.text, shelf);
});
