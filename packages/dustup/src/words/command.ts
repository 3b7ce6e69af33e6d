import type { CommandAct, CommandUse } from '../acts/command.ts';
import type { Success } from '../dice/rolls.ts';
import type { CommandEvent, Tested } from '../events/command.ts';
import type { CommandQuestion } from '../questions/command.ts';
import type { ActWords, EventWords, QuestionWords, RefusalWords, UseWords } from './kinds.ts';
import { listOf, plural, shiftsOf } from './numbers.ts';

const FOUND: Readonly<Record<Success, string>> = {
  none: 'nothing to be seen',
  minor: 'there is something',
  major: 'found out',
};

/** "6 on a D8 against 3". */
export function testOf({ die, face, target }: Omit<Tested, 'passed'>): string {
  return `${face} on a D${die} against ${target}`;
}

export const commandEvents: EventWords<CommandEvent> = {
  spokeDirectly: ({ unit, to, how }) =>
    `${unit.name} ${how === 'faceToFace' ? 'talks to' : 'has a clear channel to'} ${to.name}.`,
  jammed: ({ unit, comms, jammer, steps }) =>
    `Jamming ${jammer} against ${comms}: ${steps === 0 ? `${unit.name} is not disturbed` : `${plural(steps, 'step')} down for ${unit.name}`}.`,
  messageRolled: ({ unit, to, shifts, ...test }) =>
    `${unit.name} calls ${to.name}, ${testOf(test)}${shiftsOf(shifts)}: ${test.passed ? 'it gets through' : 'no answer'}.`,
  rallied: ({ unit, by, ...test }) =>
    `${by.name} rallies ${unit.name}, ${testOf(test)}: ${test.passed ? 'they take heart' : 'in vain'}.`,
  detached: ({ unit, detachment, figures }) =>
    `${unit.name} detaches ${listOf(figures.map(({ name }) => name))} as ${detachment.name}.`,
  rejoined: ({ unit, other }) => `${other.name} rejoins ${unit.name}.`,
  regrouped: ({ unit, other }) => `${other.name} becomes part of ${unit.name}.`,
  becameIndependent: ({ unit, parent }) => `${parent.name} is no more; ${unit.name} stands on its own.`,
  lookedAtCounter: ({ unit, die, shifts, range, faces, success }) =>
    `${unit.name} searches: ${faces.join(' and ')} against D${die}=${range}${shiftsOf(shifts)}: ${FOUND[success]}.`,
  counterConfirmed: ({ side }) => `A counter of ${side} is no dummy.`,
  hid: ({ unit }) => `${unit.name} goes into hiding.`,
};

export const commandActs: ActWords<CommandAct> = {
  communicate: ({ with: to }, names) => `send a message to ${names.units[to]}`,
  order: ({ unit }, names) => `order ${names.units[unit]} to act`,
  orderAssault: ({ units, target }, names) =>
    `order ${listOf(units.map(id => names.units[id]!))} to assault ${names.units[target]}`,
  rally: ({ unit }, names) => `rally ${names.units[unit]}`,
  detach: ({ figures }) => `detach ${plural(figures.length, 'figure')}`,
  rejoin: ({ with: other }, names) => `join up with ${names.units[other]}`,
  activateDetachment: ({ unit }, names) => `set ${names.units[unit]} in motion`,
  regroup: ({ with: other }, names) => `regroup with ${names.units[other]}`,
  detect: ({ counter }) => `search for what is under counter ${counter}`,
};

export const commandUses: UseWords<CommandUse> = {
  hide: () => 'go into hiding',
  assumeCommand: ({ of }, names) => `assume the command of ${names.units[of]}`,
};

export const commandQuestions: QuestionWords<CommandQuestion> = {
  newLeader: {
    ask: ({ unit }) => `Who leads ${unit.name} now?`,
    option: ({ names }, answer) => names.figures[Number(answer)]!,
  },
};

export const commandRefusals: RefusalWords = {
  nobodyToReach: () => 'There is nobody to reach there.',
  leaderless: ({ unit }) => `${unit} has no leader to speak for it.`,
  noRadio: ({ unit }) => `${unit} has no radio: that takes 6" and free sight.`,
  noCommander: ({ unit }) => `${unit} is led by no commander.`,
  notSubordinate: ({ unit }) => `That unit is not under ${unit}.`,
  actsAlready: ({ unit }) => `${unit} is acting already.`,
  orderedAlready: ({ unit }) => `${unit} has had its order from this commander in this turn.`,
  twoUnits: () => 'A combined assault takes two different units.',
  cannotAssault: ({ unit }) => `${unit} cannot assault that enemy.`,
  atStartingLevel: ({ unit }) => `${unit} is as confident as it was when it started.`,
  panicked: ({ unit }) => `${unit} is in panic.`,
  unrallyable: ({ unit }) => `${unit} routed in panic and cannot be rallied.`,
  isDetachment: () => 'Not with a detachment.',
  enoughDetachments: ({ it }) => `A unit has ${it} detachments at most.`,
  cannotGo: () => 'Able figures may be detached, and treated wounded with them, but not the leader.',
  outsideFootprint: () => 'Detached figures stand no farther from the leader than his unit reaches.',
  nobodyAble: () => 'A detachment needs an able figure.',
  nobodyToJoin: () => 'There is nobody of that sort to join.',
  cannotJoin: () => 'One of the two is in no state to join the other.',
  tooFarToJoin: ({ it }) => `They have to be within ${it}" of the leader.`,
  notDetachment: ({ unit }) => `That is no detachment of ${unit}.`,
  inMotionAlready: ({ unit }) => `${unit} has been set in motion in this activation.`,
  tooManyTogether: ({ it }) => `Together they would be more than ${it}.`,
  actedAlready: ({ unit }) => `${unit} has acted already.`,
  noCounter: () => 'There is no such counter.',
  beyondDetection: () => 'Nothing can be detected so far away.',
  counterOutOfSight: () => 'There is no line of sight to the counter.',
  hiddenAlready: () => 'The unit is hidden already.',
  inSight: () => 'An enemy would see where it goes.',
  notNextInLine: ({ unit }) => `${unit} is not next in line for that post.`,
  postHeld: ({ unit }) => `${unit} still has its commander.`,
};
