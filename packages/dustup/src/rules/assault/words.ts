import type { Names } from '../../table/table.ts';
import type { ActWords, EventWords, QuestionWords, RefusalWords } from '../../words/kinds.ts';
import { listOf, namesOf, placeOf, plural, shiftsOf } from '../../words/numbers.ts';
import { SUCCESS } from '../shooting/words.ts';
import type { AssaultAct } from './acts.ts';
import type { AssaultEvent, CourageResult, CourageRoll, OutcomeResult } from './events.ts';
import type { AssaultQuestion, FollowUp } from './questions.ts';

const COURAGE: Readonly<Record<CourageResult, string>> = {
  withdraws: 'the defender gives way',
  contact: 'the assault goes in',
  off: 'the assault does not come off',
  ends: 'the attackers stay down',
};

const OUTCOME: Readonly<Record<OutcomeResult, string>> = {
  attackerLoses: 'the attackers are thrown back',
  defenderLoses: 'the defenders are driven out',
  drawn: 'the defenders hold, and the attackers go back in good order',
};

const rollOf = ({ die, face, shifts }: CourageRoll): string => `D${die}=${face}${shiftsOf(shifts)}`;

const testOf = ({ die, face, target }: { die: number; face: number; target: number }): string =>
  `D${die}=${face} against ${target}`;

export const assaultEventWords: EventWords<AssaultEvent> = {
  assaultDeclared: ({ unit, targets }) => `${unit.name} assaults ${namesOf(targets)}.`,
  courageTested: ({ unit, target, attack, defence, result }) =>
    `Courage: ${unit.name} ${rollOf(attack)}, ${target.name} ${rollOf(defence)}: ${COURAGE[result]}.`,
  outcomeTested: ({ unit, target, attack, defence, result }) =>
    `Outcome: ${unit.name} ${rollOf(attack)}, ${target.name} ${rollOf(defence)}: ${OUTCOME[result]}.`,
  charged: ({ unit, points, needed, contact }) =>
    contact
      ? `${unit.name} charges with ${plural(points, 'point')} and makes contact.`
      : `${unit.name} charges with ${plural(points, 'point')}${needed === null ? '' : ` of ${Math.ceil(needed / 1000)}`} and falls short.`,
  closedIn: ({ unit, targets }) => `${unit.name} is upon ${namesOf(targets)} at once.`,
  heldFire: ({ unit }) => `${unit.name} does not fire.`,
  firedInDefence: ({ unit, target }) => `${unit.name} opens final defensive fire on ${target.name}.`,
  defensiveFireTested: ({ unit, passed, ...test }) =>
    `${unit.name} ${passed ? 'gets up to fire' : 'keeps its head down'}: ${testOf(test)}.`,
  reactionTested: ({ unit, passed, ...test }) => `${unit.name} ${passed ? 'goes on' : 'wavers'}: ${testOf(test)}.`,
  fellBack: ({ unit, to }) => `${unit.name} is back where it started, at ${placeOf(to)}.`,
  fought: ({ round, unit, target, die, targetDie, targetFace, pool, success }) =>
    `${unit.name} ${round === 1 ? 'strikes' : 'strikes back'} at ${target.name}: ${pool.map(p => `D${p.die}=${p.face}`).join(', ')} against D${targetDie}=${targetFace}${shiftsOf(die)}: ${SUCCESS[success]}.`,
  overran: ({ unit, target }) => `Nobody of ${target.name} is left to fight; ${unit.name} has won.`,
  occupied: ({ unit, at }) => `${unit.name} takes the position at ${placeOf(at)}.`,
  stayedPut: ({ unit }) => `${unit.name} stays where it is.`,
};

export const assaultActWords: ActWords<AssaultAct> = {
  assault: ({ targets, leave }, names) =>
    `assault ${listOf(targets.map(id => names.units[id]!))}${leave ? ', leaving wounded behind' : ''}`,
  pressOn: () => 'press on with the assault',
};

export const assaultQuestionWords: QuestionWords<AssaultQuestion> = {
  standOrWithdraw: {
    ask: ({ unit, by }) => `${unit.name} is assaulted by ${namesOf(by)}. Does it stand?`,
    option: (_, answer) => (answer === 'stand' ? 'stand' : 'withdraw'),
  },
  carryOrLeave: {
    ask: ({ unit, wounded }) => `Does ${unit.name} take ${namesOf(wounded)} along?`,
    option: (_, answer) => (answer === 'carry' ? 'carry the wounded' : 'leave the wounded behind'),
  },
  followUp: {
    ask: ({ unit }) => `The enemy has given way. What does ${unit.name} do?`,
    option: ({ names }, answer) => followUpWords(answer, names),
  },
  defensiveFire: {
    ask: ({ unit }) => `The attackers are caught in the open. Does ${unit.name} fire?`,
    option: ({ names }, answer) => (answer === 'hold' ? 'hold fire' : `fire at ${names.units[answer]}`),
  },
  comeIn: {
    ask: ({ unit }) => `Does ${unit.name} come into the fight with its second action?`,
    option: (_, answer) => (answer === 'comeIn' ? 'come in' : 'stay out of it'),
  },
  leaderAgainst: {
    ask: ({ unit }) => `Whom does the leader of ${unit.name} fight?`,
    option: ({ names }, answer) => names.units[answer]!,
  },
  strikeApart: {
    ask: ({ unit }) => `Do the heavier weapons of ${unit.name} strike apart, with their own impact?`,
    option: (_, answer) => (answer === 'apart' ? 'strike apart' : 'strike together'),
  },
};

export const assaultRefusals: RefusalWords = {
  noEnemy: () => 'That is no unit to assault.',
  cannotReach: ({ points }) => `They cannot be reached with ${points} points.`,
  assaultedAlready: ({ target }) => `${target} has been assaulted in this activation.`,
  nothingToPress: () => 'There is no assault to press on with.',
};

function followUpWords(answer: FollowUp, names: Names): string {
  switch (answer.do) {
    case 'occupy':
      return `take the position of ${names.units[answer.unit]}`;
    case 'pursue':
      return `go after ${listOf(answer.units.map(id => names.units[id]!))}`;
    case 'stay':
      return 'stay';
    default:
      return answer satisfies never;
  }
}
