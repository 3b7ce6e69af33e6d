import {
  type AnySystem,
  type FreshDice,
  type Replay,
  type Verdict,
  verdictOn,
  verify as verifyReplay,
} from '@sightline/kernel';
import type { Command } from '../command.ts';
import { readGameFile } from '../files.ts';
import { complain, print } from '../terminal.ts';
import { editionWords } from '../words/editions.ts';
import { called, say } from '../words/index.ts';
import { columns } from '../words/layout.ts';

/** HS-DICE-004: anyone who holds the replay can check its dice. */
export const verify: Command = {
  name: 'verify',
  summary: say('verify.summary'),
  positionals: ['<file>'],
  flags: {},
  more: [say('verify.more')],
  async run({ positionals: [path] }) {
    const file = await readGameFile(path!);
    if (!file.ok || file.value.kind === 'match') {
      complain(file.ok ? say('verify.noReplay', { path }) : file.problem);
      return 1;
    }
    const { system, replay } = file.value;
    const verdict = verifyReplay(system, replay);
    print(verdictWords(system, replay, verdict).join('\n'));
    return verdictOn(verdict) === 'sound' ? 0 : 1;
  },
};

function verdictWords(system: AnySystem, replay: Replay, verdict: Verdict): string[] {
  const { provenance } = replay.dice;
  const { confirmed, entered, wrong } = verdict;
  return [
    ...columns([
      { left: say('verify.game'), right: `${called(system.title)}, ${replay.setup.scenario}` },
      { left: 'rules', right: editionWords(replay) },
      { left: say('verify.commitment'), right: `${provenance.commitment}` },
      { left: '', right: verdict.commitment ? say('verify.commitmentHolds') : say('verify.commitmentWrong') },
      ...under(say('verify.stirred'), stirWords(verdict)),
      { left: say('verify.seed'), right: verdict.seed ? say('verify.seedFollows') : say('verify.seedWrong') },
      ...under(say('verify.branch'), verdict.fresh.map(freshWords)),
      { left: say('verify.dice'), right: say('verify.counts', { confirmed, entered, wrong: wrong.length }) },
      { left: say('verify.result'), right: verdict.result ? say('verify.resultSame') : say('verify.resultWrong') },
    ]),
    ...wrong.map(({ draw, logged, due }) => `${say('verify.wrongDie', { draw, logged, due })} [HS-DICE-004]`),
    ...conclusion(verdict),
  ];
}

const under = (left: string, rights: readonly string[]) =>
  rights.map((right, i) => ({ left: i === 0 ? left : '', right }));

function stirWords({ stirred, dropped, broken }: Verdict): string[] {
  return [
    stirred.length > 0 ? say('verify.stirredBy', { seats: stirred }) : say('verify.stirredByNobody'),
    ...dropped.map(seat => say('verify.dropped', { seat })),
    ...broken.map(seat => say('verify.brokenWord', { seat })),
  ];
}

function freshWords({ from: draw, seed }: FreshDice): string {
  switch (seed) {
    case 'follows':
      return say('verify.freshFollows', { draw });
    case 'wrong':
      return say('verify.freshWrong', { draw });
    case 'unsaid':
      return say('verify.freshUnsaid', { draw });
    default:
      return seed satisfies never;
  }
}

/** What all this proves, and to whom; no more than that. */
function conclusion(verdict: Verdict): string[] {
  const judged = verdictOn(verdict);
  switch (judged) {
    case 'sound':
      return [say('verify.sound'), say(verdict.stirred.length > 0 ? 'verify.provesStirred' : 'verify.provesUnstirred')];
    case 'branched':
      return [say('verify.branched'), say('verify.provesBranch')];
    case 'unsound':
      return [say('verify.notSound', { faults: faults(verdict) })];
    default:
      return judged satisfies never;
  }
}

function faults({ commitment, seed, broken, fresh, wrong, result }: Verdict): number {
  const falseSeeds = fresh.filter(dice => dice.seed === 'wrong').length;
  return [commitment, seed, result].filter(holds => !holds).length + broken.length + falseSeeds + wrong.length;
}
