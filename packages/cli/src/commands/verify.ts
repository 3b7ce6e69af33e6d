import { type AnySystem, isSound, type Replay, type Verdict, verify as verifyReplay } from '@sightline/kernel';
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
    return isSound(verdict) ? 0 : 1;
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
      { left: say('verify.seed'), right: verdict.seed ? say('verify.seedFollows') : say('verify.seedWrong') },
      { left: say('verify.dice'), right: say('verify.counts', { confirmed, entered, wrong: wrong.length }) },
      { left: say('verify.result'), right: verdict.result ? say('verify.resultSame') : say('verify.resultWrong') },
    ]),
    ...wrong.map(({ draw, logged, due }) => `${say('verify.wrongDie', { draw, logged, due })} [HS-DICE-004]`),
    isSound(verdict) ? say('verify.sound') : say('verify.notSound', { faults: faults(verdict) }),
  ];
}

function faults({ commitment, seed, wrong, result }: Verdict): number {
  return [commitment, seed, result].filter(holds => !holds).length + wrong.length;
}
