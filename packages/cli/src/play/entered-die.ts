import type { WantedDie } from '@sightline/desk';
import type { Viewer } from '@sightline/kernel';
import { bold, dim, print } from '../terminal.ts';
import { refusalWords } from '../words/refusals.ts';
import { houseKeeping, type Next } from './house-keeping.ts';
import { type Session, showLog } from './session.ts';
import { readTyped } from './typed.ts';

/** HS-DICE-005: asks for the face of a die that was rolled on the real table. */
export async function askDie(session: Session, viewer: Viewer, wanted: WantedDie): Promise<Next> {
  showLog(session, viewer);
  const { die, why } = wanted;
  const whose = why.seat ? `${why.seat} rolls` : 'Roll';
  print(`${bold(`${whose} a ${die} for ${why.purpose}.`)} ${dim(`[${why.rule}]`)}`);
  const faces = [...new Set(wanted.faces)].join(', ');
  for (;;) {
    const line = await session.keyboard.ask(`${die}: ${faces}, or m for the machine> `);
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
      print('Type the face that the die shows.');
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
