import type { MoraleEvent } from '../events/morale.ts';
import type { Fright } from '../table.ts';
import { testOf } from './command.ts';
import type { EventWords } from './kinds.ts';
import { plural, shiftsOf } from './numbers.ts';

const FRIGHTS: Readonly<Record<Fright, string>> = {
  enemy: 'its first enemy',
  fire: 'its first fire',
  armour: 'enemy armour',
  creature: 'a monster',
  powerArmour: 'power armour',
  terror: 'the terror of the enemy',
};

export const moraleEvents: EventWords<MoraleEvent> = {
  confidenceTested: ({ unit, die, face, target, lost }) =>
    `${unit.name} tests its confidence, ${testOf({ die, face, target: target.total })}${shiftsOf(target)}: ${lost === 0 ? 'it holds' : `${plural(lost, 'level')} lost`}.`,
  panicTested: ({ unit, fright, ...test }) =>
    `${unit.name} faces ${FRIGHTS[fright]}, ${testOf(test)}: ${test.passed ? 'it keeps its nerve' : 'panic'}.`,
  panicFought: ({ unit, commander, ...test }) =>
    `${unit.name} fights its panic${commander ? `, ${commander.name} at its side` : ''}, ${testOf(test)}: ${test.passed ? 'it is calm again' : 'in vain'}.`,
  leaderAppointed: ({ unit, figure, face, lv }) =>
    `${figure.name} rolls ${face} and leads ${unit.name} now, with a leadership value of ${lv}.`,
  tookCommand: ({ unit, figure, of, lv }) =>
    `${figure.name} takes over from ${of.name} and commands from ${unit.name}, with a leadership value of ${lv}.`,
};
