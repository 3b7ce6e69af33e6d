import { allInputs, attempt, isSound, nowOf, openQuestions, replayTo, verify } from '@sightline/kernel';
import type { Command } from '../command.ts';
import { type GameFile, readGameFile } from '../files.ts';
import { failure, type Result, success } from '../result.ts';
import { print } from '../terminal.ts';
import { editionWords } from '../words/editions.ts';

export const check: Command = {
  name: 'check',
  summary: 'Says what files are and whether they are sound; changes nothing',
  positionals: ['<files...>'],
  flags: {},
  more: ['Saved matches and replays are played again to their end. Exits with 1 if a file is not sound.'],
  async run({ positionals }) {
    let unsound = 0;
    for (const path of positionals) {
      const found = await checkFile(path);
      if (!found.ok) unsound++;
      print(found.ok ? `ok   ${path}: ${found.value}` : `BAD  ${found.problem}`);
    }
    return unsound === 0 ? 0 : 1;
  },
};

async function checkFile(path: string): Promise<Result<string>> {
  const file = await readGameFile(path);
  if (!file.ok) return file;
  const fault = faultOf(file.value);
  return fault === null ? success(describe(file.value)) : failure(`${path}: ${describe(file.value)}: ${fault}`);
}

function faultOf(file: GameFile): string | null {
  const { system, match } = file;
  const run = attempt(() => replayTo(system, match, allInputs(match).length));
  if (!run.ok) return `it breaks off: ${run.why}`;
  const [broken] = system.broken(nowOf(match));
  if (broken) return `a table that cannot be: ${broken}`;
  if (file.kind === 'match' || isSound(verify(system, file.replay))) return null;
  return 'its dice or its result do not follow from its seed; `sightline verify` says more';
}

function describe({ kind, system, match }: GameFile): string {
  const what = `${kind === 'replay' ? 'replay' : 'saved match'} of ${system.title} (${editionWords(match)}), ${match.setup.scenario}`;
  const where = `step ${match.step}, ${allInputs(match).length} inputs`;
  const waiting = openQuestions(match).map(({ seat }) => seat);
  if (match.outcome) return `${what}, ${where}, over: ${system.words.outcome(match.outcome)}`;
  return `${what}, ${where}${waiting.length > 0 ? `, waits for ${waiting.join(' and ')}` : ''}`;
}
