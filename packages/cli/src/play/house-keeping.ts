import { AUDIENCE, type Seat } from '@sightline/kernel';
import { type LedgerRow, readLedger } from '@sightline/ledger/load';
import { print, widthOfScreen } from '../terminal.ts';
import { say } from '../words/index.ts';
import { columns } from '../words/layout.ts';
import { rowWords } from '../words/ledger.ts';
import { refusalWords } from '../words/refusals.ts';
import { rulingsWords } from '../words/rulings.ts';
import { lookAt, pieceMeant, showPieces } from './pieces.ts';
import { showMap, shownTo, showStanding } from './position.ts';
import { type Session, saveSession, showLog, takeBack } from './session.ts';
import { HELP, type Typed } from './typed.ts';

/** What comes after a line was typed: the same prompt again, another position, or the end. */
export type Next = 'stay' | 'moved' | 'quit';

/** Answers, and what is to be said of answers, are the business of whoever asks. */
type Chore = Exclude<Typed, { kind: 'number' | 'odds' | 'why' | 'json' | 'filter' | 'hint' | 'go' }>;

/** What can be typed at every prompt, whatever is asked; `subject` is whoever is asked about. */
export async function houseKeeping(
  session: Session,
  seat: Seat,
  typed: Chore,
  subject: string | null = null,
): Promise<Next> {
  switch (typed.kind) {
    case 'undo':
      return takeBackFor(session, typed.seat ?? seat);
    case 'save': {
      const saved = await saveSession(session, typed.file ?? session.file);
      print(saved.ok ? say('play.savedTo', { file: saved.value }) : saved.problem);
      return 'stay';
    }
    case 'rules':
      showRule(typed.id);
      return 'stay';
    case 'rulings':
      for (const row of rulingsWords(session.desks.rules.system, session.desks.at(AUDIENCE).now().header)) print(row);
      return 'stay';
    case 'goal':
      sayGoal(session, seat);
      return 'stay';
    case 'map': {
      const piece = typed.name === '' ? null : pieceMeant(session, seat, typed.name);
      if (piece || typed.name === '')
        showMap(session, seat, { at: piece?.name ?? subject, closely: piece !== null }, true);
      return 'stay';
    }
    case 'who':
      showPieces(session, seat, 'figures');
      return 'stay';
    case 'look':
      if (typed.name === '') showPieces(session, seat, 'ground');
      else lookAt(session, seat, typed.name);
      return 'stay';
    case 'table':
      sayGoal(session, seat);
      showPieces(session, seat, 'figures');
      showPieces(session, seat, 'ground');
      return 'stay';
    case 'log':
      showLog(session, seat, 0);
      return 'stay';
    case 'help':
      for (const row of columns(HELP, 2, widthOfScreen())) print(row);
      return 'stay';
    case 'quit':
      return 'quit';
    default:
      return typed satisfies never;
  }
}

/** Once more, though nothing of it has changed. */
function sayGoal(session: Session, seat: Seat): void {
  Object.assign(shownTo(session, seat), { goal: '', standing: [] });
  showStanding(session, seat);
}

async function takeBackFor(session: Session, seat: Seat): Promise<Next> {
  const refusals = await takeBack(session, seat);
  if (refusals.length > 0) {
    print(refusalWords(session.desks.rules.system, refusals, '\n'));
    return 'stay';
  }
  print(say('play.takenBack', { seat }));
  return 'moved';
}

/** Read when somebody first asks for a rule. */
let ledger: readonly LedgerRow[] | null = null;

export function showRule(id: string): void {
  ledger ??= readLedger().rows;
  const row = ledger.find(known => known.id === id.toUpperCase());
  print(row ? rowWords(row, widthOfScreen()).join('\n') : say('play.noRule', { rule: id }));
}
