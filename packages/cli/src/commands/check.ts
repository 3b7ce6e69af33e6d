import { allInputs, attempt, nowOf, openQuestions, replayTo, verdictOn, verify } from '@sightline/kernel';
import type { Command } from '../command.ts';
import { type GameFile, readGameFile } from '../files.ts';
import { failure, type Result, success } from '../result.ts';
import { print } from '../terminal.ts';
import { editionWords } from '../words/editions.ts';
import { say } from '../words/index.ts';

export const check: Command = {
  name: 'check',
  summary: say('check.summary'),
  positionals: ['<files...>'],
  flags: {},
  more: [say('check.more')],
  async run({ positionals }) {
    let unsound = 0;
    for (const path of positionals) {
      const found = await checkFile(path);
      if (!found.ok) unsound++;
      print(found.ok ? say('check.ok', { path, what: found.value }) : say('check.bad', { problem: found.problem }));
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
  if (!run.ok) return say('check.breaksOff', { why: run.why });
  const [broken] = system.broken(nowOf(match));
  if (broken) return say('check.broken', { what: broken });
  if (file.kind === 'match' || verdictOn(verify(system, file.replay)) !== 'unsound') return null;
  return say('check.untrue');
}

function describe({ kind, system, match }: GameFile): string {
  const what = say('check.what', {
    kind,
    system: system.title,
    edition: editionWords(match),
    scenario: match.setup.scenario,
    step: match.step,
    inputs: allInputs(match),
  });
  const waiting = openQuestions(match).map(({ seat }) => seat);
  if (match.outcome) return say('check.over', { what, outcome: system.words.outcome(match.outcome) });
  return say('check.waits', { what, seats: waiting });
}
