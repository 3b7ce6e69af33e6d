import { D6 } from '@sightline/kernel';
import { type Killzone, type KillzoneIo, seatOf } from '../../table/table.ts';
import type { Figure, Group } from '../../table/units.ts';
import { isSavedHeroically } from '../suppression/damage.ts';
import type { PickOverdose, SleepItOff } from './questions.ts';
import { drugsOf } from './users.ts';

/** KZ-DRUG-008: a bad trip. */
const OVERDOSE = 6;

/** KZ-DRUG-008: after deployment and before the first orders, every drugged figure of every gang rolls a die. */
export function rollOverdoses(table: Killzone, io: KillzoneIo): void {
  for (const group of table.groups) {
    const users = group.members.map(id => table.figures[id]!).filter(figure => drugsOf(table, figure).length > 0);
    if (users.length > 0) rollForGang(table, io, group, users);
  }
}

/** KZ-DRUG-009: the dice fix how many, the owner fixes who; no figure takes two. */
function rollForGang(table: Killzone, io: KillzoneIo, group: Group, users: readonly Figure[]): void {
  const seat = seatOf(table, group.side);
  const dice = users.map(({ id }) => io.roll(D6, { rule: 'KZ-DRUG-008', purpose: 'overdose', seat, figure: id }));
  const overdoses = dice.filter(die => die === OVERDOSE).length;
  io.tell({ type: 'overdosesRolled', rule: 'KZ-DRUG-008', group: group.who, dice, overdoses });
  const options = users.map(({ id }) => id);
  for (let i = 0; i < overdoses; i++) {
    const question: PickOverdose = { kind: 'overdose', rule: 'KZ-DRUG-009', group: group.who, options: [...options] };
    const id = options.length === overdoses - i ? options[0]! : io.ask(seat, question);
    options.splice(options.indexOf(id), 1);
    overdose(table, io, table.figures[id]!);
  }
}

/** KZ-DRUG-010: a hero may spend his heroic save; if it works he fights on under no drug at all. */
function overdose(table: Killzone, io: KillzoneIo, figure: Figure): void {
  if (figure.heroicSave && wantsToSave(table, io, figure) && isSavedHeroically(table, io, figure)) {
    figure.clean = true;
    return io.tell({ type: 'sleptItOff', rule: 'KZ-DRUG-010', figure: figure.who });
  }
  figure.overdosed = true;
  io.tell({ type: 'overdosed', rule: 'KZ-DRUG-008', figure: figure.who });
}

function wantsToSave(table: Killzone, io: KillzoneIo, figure: Figure): boolean {
  const options = ['save', 'endure'] as const;
  const question: SleepItOff = { kind: 'sleepItOff', rule: 'KZ-DRUG-010', figure: figure.who, options };
  return io.ask(seatOf(table, figure.side), question) === 'save';
}
