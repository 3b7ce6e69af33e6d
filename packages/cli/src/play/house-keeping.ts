import { AUDIENCE, type Seat } from '@sightline/kernel';
import { type LedgerRow, readLedger } from '@sightline/ledger/load';
import { print, widthOfScreen } from '../terminal.ts';
import { say } from '../words/index.ts';
import { columns } from '../words/layout.ts';
import { rowWords } from '../words/ledger.ts';
import { refusalWords } from '../words/refusals.ts';
import { rulingsWords } from '../words/rulings.ts';
import { type Session, saveSession, showLog, showTable, takeBack } from './session.ts';
import { HELP, type Typed } from './typed.ts';

/** What comes after a line was typed: the same prompt again, another position, or the end. */
export type Next = 'stay' | 'moved' | 'quit';

type Chore = Extract<Typed, { kind: 'undo' | 'save' | 'rules' | 'rulings' | 'table' | 'log' | 'help' | 'quit' }>;

/** What can be typed at every prompt, whatever is asked. */
export async function houseKeeping(session: Session, seat: Seat, typed: Chore): Promise<Next> {
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
    case 'table':
      showTable(session, seat);
      return 'stay';
    case 'log':
      showLog(session, seat, 0);
      return 'stay';
    case 'help':
      for (const row of columns(HELP)) print(row);
      return 'stay';
    case 'quit':
      return 'quit';
    default:
      return typed satisfies never;
  }
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

function showRule(id: string): void {
  ledger ??= readLedger().rows;
  const row = ledger.find(known => known.id === id.toUpperCase());
  print(row ? rowWords(row, widthOfScreen()).join('\n') : say('play.noRule', { rule: id }));
}
