import { headerOf, openQuestions } from '@sightline/kernel';
import type { ExitCode } from '../command.ts';
import { bold, complain, dim, print } from '../terminal.ts';
import { say } from '../words/index.ts';
import { playersWords } from '../words/players.ts';
import { switchWords } from '../words/rulings.ts';
import { askPerson } from './asked.ts';
import { askDie } from './entered-die.ts';
import type { Next } from './house-keeping.ts';
import { onlyViewer, type Session, saveSession, showLog, showTable } from './session.ts';

/** Question after question, until the match is over or somebody has enough. */
export async function playOn(session: Session, keepsReplay: boolean): Promise<ExitCode> {
  try {
    introduce(session);
    while (!session.match.outcome) {
      if ((await askNext(session)) === 'quit') return await leave(session);
    }
    return await finish(session, keepsReplay);
  } catch (bug) {
    // A rule that fails leaves the match as it was: nobody loses an evening to it.
    await leave(session);
    throw bug;
  } finally {
    session.keyboard.close();
  }
}

async function finish(session: Session, keepsReplay: boolean): Promise<ExitCode> {
  const { system, match } = session;
  if (!match.outcome) throw new Error('play: expected a match that is over');
  const viewer = session.viewer ?? onlyViewer(session);
  showLog(session, viewer);
  showTable(session, viewer);
  print(`${bold(system.words.outcome(match.outcome))} ${dim(`[${match.outcome.rule}]`)}`);
  if (!keepsReplay) return 0;
  const saved = await saveSession(session);
  if (saved.ok) print(say('play.replayIn', { file: saved.value }));
  else complain(saved.problem);
  return saved.ok ? 0 : 1;
}

function introduce({ system, match }: Session): void {
  const { setup, players, dice } = match;
  const title = system.scenarios.find(({ id }) => id === setup.scenario)?.title ?? setup.scenario;
  print(bold(say('play.title', { system: system.title, scenario: title })));
  print(playersWords(players));
  const changed = system.switches.filter(({ id, values }) => setup.switches[id] !== values[0]);
  for (const each of changed) print(dim(switchWords(system, each, setup.switches[each.id]!)));
  const left = system.switches.length - changed.length;
  if (left > 0) print(dim(say('play.usual', { rules: left })));
  const { rulings } = headerOf(system, match);
  if (rulings.length > 0) print(dim(say('play.rulings', { rulings })));
  print(dim(say('play.commitment', { commitment: dice.provenance.commitment })));
}

function askNext(session: Session): Promise<Next> {
  const { match } = session;
  if (match.pause?.asked.kind === 'roll') return askDie(session, match.pause.asked);
  const [open] = openQuestions(match);
  if (!open) throw new Error('play: expected a question or an outcome');
  return askPerson(session, open.seat, open.question);
}

async function leave(session: Session): Promise<ExitCode> {
  const saved = await saveSession(session);
  if (!saved.ok) {
    complain(saved.problem);
    return 1;
  }
  print(say('play.savedGoOn', { command: session.goOn }));
  return 0;
}
