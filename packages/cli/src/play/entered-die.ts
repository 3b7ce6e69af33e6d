import type { WantedDie } from '@sightline/desk';
import type { Viewer } from '@sightline/kernel';
import { bold, dim, print } from '../terminal.ts';
import { say } from '../words/index.ts';
import { purposeOf } from '../words/log.ts';
import { refusalWords } from '../words/refusals.ts';
import { houseKeeping, type Next } from './house-keeping.ts';
import { type Session, showLog } from './session.ts';
import { readTyped } from './typed.ts';

/** HS-DICE-005: asks for the face of a die that was rolled on the real table. */
export async function askDie(session: Session, viewer: Viewer, wanted: WantedDie): Promise<Next> {
  showLog(session, viewer);
  const { die, why } = wanted;
  print(
    `${bold(say('die.roll', { seat: why.seat, die, purpose: purposeOf(session.desks.rules.system, why.purpose) }))}${session.habits.cite ? ` ${dim(`[${why.rule}]`)}` : ''}`,
  );
  const faces = [...new Set(wanted.faces)];
  for (;;) {
    const line = await session.keyboard.ask(say('die.prompt', { die, faces }));
    if (line === null) return 'quit';
    const next = await obey(session, viewer, line);
    if (next !== 'stay') return next;
  }
}

function obey(session: Session, viewer: Viewer, line: string): Next | Promise<Next> {
  if (line.trim() === 'm') return enter(session, viewer, 'machine');
  const typed = readTyped(line);
  switch (typed.kind) {
    case 'number':
      return enter(session, viewer, typed.number);
    case 'odds':
    case 'why':
    case 'json':
    case 'filter':
    case 'hint':
    case 'go':
      print(say('die.typeFace'));
      return 'stay';
    default:
      return houseKeeping(session, viewer, typed);
  }
}

async function enter({ desks }: Session, viewer: Viewer, face: number | 'machine'): Promise<Next> {
  const refusals = await desks.at(viewer).enterDie(face);
  if (refusals.length === 0) return 'moved';
  print(refusalWords(desks.rules.system, refusals, '\n'));
  return 'stay';
}
