import type { ActWords, EventWords, RefusalWords } from '../../words/kinds.ts';
import { listOf, plural, shiftsOf, testOf } from '../../words/numbers.ts';
import type { CommandAct } from './acts.ts';
import type { CommandEvent } from './events.ts';

export const commandEventWords: EventWords<CommandEvent> = {
  spokeDirectly: ({ unit, to, how }) =>
    `${unit.name} ${how === 'faceToFace' ? 'talks to' : 'has a clear channel to'} ${to.name}.`,
  jammed: ({ unit, comms, jammer, steps }) =>
    `Jamming ${jammer} against ${comms}: ${steps === 0 ? `${unit.name} is not disturbed` : `${plural(steps, 'step')} down for ${unit.name}`}.`,
  messageRolled: ({ unit, to, shifts, ...test }) =>
    `${unit.name} calls ${to.name}, ${testOf(test)}${shiftsOf(shifts)}: ${test.passed ? 'it gets through' : 'no answer'}.`,
  rallied: ({ unit, by, ...test }) =>
    `${by.name} rallies ${unit.name}, ${testOf(test)}: ${test.passed ? 'they take heart' : 'in vain'}.`,
};

export const commandActWords: ActWords<CommandAct> = {
  communicate: ({ with: to }, names) => `send a message to ${names.units[to]}`,
  order: ({ unit }, names) => `order ${names.units[unit]} to act`,
  orderAssault: ({ units, target }, names) =>
    `order ${listOf(units.map(id => names.units[id]!))} to assault ${names.units[target]}`,
  rally: ({ unit }, names) => `rally ${names.units[unit]}`,
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
};
