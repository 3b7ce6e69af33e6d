import { type AnySystem, isSound, type Replay, type Verdict, verify as verifyReplay } from '@sightline/kernel';
import type { Command } from '../command.ts';
import { readGameFile } from '../files.ts';
import { complain, print } from '../terminal.ts';
import { editionWords } from '../words/editions.ts';
import { columns, plural } from '../words/layout.ts';

/** HS-DICE-004: anyone who holds the replay can check its dice. */
export const verify: Command = {
  name: 'verify',
  summary: 'Draws every die of a replay again and compares',
  positionals: ['<file>'],
  flags: {},
  more: ['Exits with 1 if the commitment, the seed, a die or the result is not what it should be.'],
  async run({ positionals: [path] }) {
    const file = await readGameFile(path!);
    if (!file.ok || file.value.kind === 'match') {
      complain(file.ok ? `${path}: a saved match does not list its dice; a replay is wanted` : file.problem);
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
      { left: 'game', right: `${system.title}, ${replay.setup.scenario}` },
      { left: 'rules', right: editionWords(replay) },
      { left: 'commitment', right: `${provenance.commitment}` },
      { left: '', right: verdict.commitment ? 'holds: it is the hash of the secret shown' : 'WRONG: not this secret' },
      { left: 'seed', right: verdict.seed ? 'follows from the secret and the entropy' : 'WRONG: does not follow' },
      { left: 'dice', right: `${confirmed} confirmed, ${entered} entered by hand, ${wrong.length} wrong` },
      { left: 'result', right: verdict.result ? 'the same outcome and the same last table' : 'WRONG: another one' },
    ]),
    ...wrong.map(({ draw, logged, due }) => `draw ${draw}: ${logged} is logged, ${due} is due [HS-DICE-004]`),
    isSound(verdict) ? 'sound' : `NOT SOUND: ${plural(faults(verdict), 'fault')}`,
  ];
}

function faults({ commitment, seed, wrong, result }: Verdict): number {
  return [commitment, seed, result].filter(holds => !holds).length + wrong.length;
}
