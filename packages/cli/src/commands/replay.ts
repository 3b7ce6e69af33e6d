import {
  type AnySystem,
  AUDIENCE,
  allInputs,
  attempt,
  hashMatch,
  type Line,
  type Match,
  nowOf,
  openQuestions,
  redactLine,
  replayTo,
  type Viewer,
} from '@sightline/kernel';
import type { Command } from '../command.ts';
import { readGameFile } from '../files.ts';
import { complain, print } from '../terminal.ts';
import { editionWords } from '../words/editions.ts';
import { say } from '../words/index.ts';
import { logWords } from '../words/log.ts';
import { playersWords } from '../words/players.ts';
import { reportWords } from '../words/report.ts';

export const replay: Command = {
  name: 'replay',
  summary: say('replay.summary'),
  positionals: ['<file>'],
  flags: {
    to: { kind: 'whole', value: 'n', least: 0, about: say('replay.to') },
    log: { kind: 'on', about: say('replay.dice') },
    viewer: { kind: 'text', value: 'seat', about: say('replay.viewer', { audience: AUDIENCE }) },
    hash: { kind: 'on', about: say('replay.hash') },
  },
  more: [say('replay.more'), say('replay.withoutRules')],
  async run(given) {
    const file = await readGameFile(given.positionals[0]!);
    if (!file.ok) {
      if (file.report) print(reportWords(file.report, given.text('viewer')).join('\n'));
      complain(file.problem);
      return 1;
    }
    const { system, match } = file.value;
    const inputs = allInputs(match).length;
    const to = given.whole('to') ?? inputs;
    const viewer = given.text('viewer');
    const misuse = whyNotShow(match, inputs, to, viewer);
    if (misuse) {
      complain(misuse);
      return 2;
    }
    const lines: Line[] = [];
    const run = attempt(() => replayTo(system, match, to, { listen: line => lines.push(line) }));
    if (run.ok && given.has('hash')) {
      print(hashMatch(run.value));
      return 0;
    }
    const told = lines.filter(line => given.has('log') || line.kind === 'event');
    print([...headWords(system, match), ...logWords(system, seenBy(system, told, viewer))].join('\n'));
    if (!run.ok) {
      complain(say('replay.breaksOff', { why: run.why }));
      return 1;
    }
    print(endWords(system, run.value, viewer).join('\n'));
    return 0;
  },
};

function whyNotShow(match: Match, inputs: number, to: number, viewer: Viewer | undefined): string | null {
  if (to > inputs) return say('replay.noSuchInput', { to, inputs });
  const viewers = [...Object.keys(match.players), AUDIENCE];
  if (viewer !== undefined && !viewers.includes(viewer)) return say('replay.noViewer', { viewers });
  return null;
}

/** Whoever holds the file may know everything in it; a viewer is told what that seat was told. */
function seenBy(system: AnySystem, lines: readonly Line[], viewer: Viewer | undefined): readonly Line[] {
  if (viewer === undefined) return lines;
  return lines.flatMap(line => redactLine(system, line, viewer) ?? []);
}

function headWords(system: AnySystem, match: Match): string[] {
  const switches = Object.entries(match.setup.switches).map(([id, value]) => `${id} ${value}`);
  return [
    say('replay.title', { system: system.title, scenario: match.setup.scenario, players: playersWords(match.players) }),
    say('replay.switches', { switches }),
    editionWords(match),
    '',
  ];
}

function endWords(system: AnySystem, match: Match, viewer: Viewer | undefined): string[] {
  const table = system.words.table(system.view(nowOf(match), viewer ?? AUDIENCE));
  if (match.outcome) return ['', table, '', `${system.words.outcome(match.outcome)} [${match.outcome.rule}]`];
  const open = openQuestions(match).map(
    ({ seat, question }) =>
      `${say('replay.asked', { seat, question: system.words.question(question) })} [${question.rule}]`,
  );
  return ['', table, '', ...open];
}
