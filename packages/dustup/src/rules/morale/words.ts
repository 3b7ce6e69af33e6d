import type { Fright } from '../../table/units.ts';
import type { ActWords, EventWords, QuestionWords, RefusalWords } from '../../words/kinds.ts';
import { plural, shiftsOf, testOf } from '../../words/numbers.ts';
import type { MoraleUse } from './acts.ts';
import type { MoraleEvent } from './events.ts';
import type { MoraleQuestion } from './questions.ts';

const FRIGHTS: Readonly<Record<Fright, string>> = {
  enemy: 'its first enemy',
  fire: 'its first fire',
  armour: 'enemy armour',
  creature: 'a monster',
  powerArmour: 'power armour',
  terror: 'the terror of the enemy',
};

export const moraleEventWords: EventWords<MoraleEvent> = {
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
  confidenceChanged: ({ unit, from, to }) => `${unit.name}, ${from} until now, is ${to}.`,
  leadershipTested: ({ unit, die, face, target, passed }) =>
    `${unit.name} rolls ${face} on a D${die} against ${target}: ${passed ? 'the leader has his way' : 'nobody stirs'}.`,
};

export const moraleUseWords: ActWords<MoraleUse> = {
  assumeCommand: ({ of }, names) => `assume the command of ${names.units[of]}`,
};

export const moraleQuestionWords: QuestionWords<MoraleQuestion> = {
  newLeader: {
    ask: ({ unit }) => `Who leads ${unit.name} now?`,
    option: ({ names }, answer) => names.figures[answer]!,
  },
};

export const moraleRefusals: RefusalWords = {
  notNextInLine: ({ unit }) => `${unit} is not next in line for that post.`,
  postHeld: ({ unit }) => `${unit} still has its commander.`,
};
