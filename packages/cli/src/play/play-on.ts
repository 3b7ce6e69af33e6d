import type { Sight } from '@sightline/desk';
import { AUDIENCE } from '@sightline/kernel';
import type { ExitCode } from '../command.ts';
import { announce, bold, dim, print, widthOfScreen } from '../terminal.ts';
import { say } from '../words/index.ts';
import { wrap } from '../words/layout.ts';
import { playersWords } from '../words/players.ts';
import { switchWords } from '../words/rulings.ts';
import { askPerson, sitDown } from './asked.ts';
import { askDice } from './entered-dice.ts';
import type { Next } from './house-keeping.ts';
import { showPosition, showStanding } from './position.ts';
import { keepSession, onlyViewer, type Session, showLog } from './session.ts';

/** Question after question, until the match is over or somebody has enough. */
export async function playOn(session: Session, keepsReplay: boolean): Promise<ExitCode> {
  try {
    introduce(session);
    while (!publicly(session).outcome) {
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

/** What everybody may know of the game. */
function publicly({ desks }: Session): Sight {
  return desks.at(AUDIENCE).now();
}

async function finish(session: Session, keepsReplay: boolean): Promise<ExitCode> {
  const { outcome } = publicly(session);
  if (!outcome) throw new Error('play: expected a match that is over');
  const viewer = session.viewer ?? onlyViewer(session);
  showLog(session, viewer);
  showPosition(session, viewer, null);
  print(`${bold(session.desks.rules.system.words.outcome(outcome))} ${dim(`[${outcome.rule}]`)}`);
  if (!keepsReplay) return 0;
  const kept = await keepSession(session);
  if (kept) announce(say('play.replayIn', { file: kept.file }));
  return kept?.isChosen ? 0 : 1;
}

function introduce(session: Session): void {
  const { system } = session.desks.rules;
  const { setup, players, rulings, commitment } = publicly(session).header;
  const title = system.scenarios.find(({ id }) => id === setup.scenario)?.title ?? setup.scenario;
  print(bold(say('play.title', { system: system.title, scenario: title })));
  showStanding(session, session.viewer ?? onlyViewer(session));
  print(playersWords(players));
  const changed = system.switches.filter(({ id, values }) => setup.switches[id] !== values[0]);
  const notes = changed.map(each => switchWords(system, each, setup.switches[each.id]!));
  const left = system.switches.length - changed.length;
  if (left > 0) notes.push(say('play.usual', { rules: left }));
  if (rulings.length > 0) notes.push(say('play.rulings', { rulings }));
  for (const line of notes.flatMap(note => wrap(note, widthOfScreen()))) print(dim(line));
  print(dim(say('play.commitment', { commitment })));
  print(dim(say('play.help')));
}

function askNext(session: Session): Promise<Next> {
  const [seat] = publicly(session).waitingFor;
  if (seat === undefined) return askNextDie(session);
  const [question] = session.desks.at(seat).now().questions;
  if (!question) throw new Error(`play: expected a question at the desk of ${seat}`);
  return askPerson(session, seat, question);
}

/** Whoever looks at the screen enters a die, unless it is only for another to know. */
async function askNextDie(session: Session): Promise<Next> {
  const { desks } = session;
  const present = session.viewer ?? onlyViewer(session);
  const viewer = [present, ...publicly(session).ours].find(each => desks.at(each).now().dice.length > 0);
  if (!viewer) throw new Error('play: expected a question, a die or an outcome');
  if (viewer !== present && !(await sitDown(session, viewer))) return 'quit';
  return askDice(session, viewer, desks.at(viewer).now().dice);
}

async function leave(session: Session): Promise<ExitCode> {
  const kept = await keepSession(session);
  if (kept) announce(say('play.savedGoOn', { command: session.goOn(kept.file) }));
  return kept?.isChosen ? 0 : 1;
}
