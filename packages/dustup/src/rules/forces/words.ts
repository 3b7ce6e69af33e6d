import type { EventWords, RefusalWords } from '../../words/kinds.ts';
import type { ForceEvent } from './events.ts';

export const forceEventWords: EventWords<ForceEvent> = {
  mustered: ({ unit, what, dice, now }) => `${unit.name} rolls ${dice.join(', ')} for its ${what}: ${now}.`,
};

export const forceRefusals: RefusalWords = {
  unknownArmour: ({ it }) => `There is no armour "${it}".`,
  unknownWeapon: ({ it }) => `There is no weapon "${it}".`,
  unknownSubordinate: ({ name, code }) => `${name} commands "${code}", which is not in the force.`,
  sameCode: () => 'Two units of the force have the same code.',
  tooLarge: ({ name, size, most }) => `${name} has ${size} figures; ${most} is the most.`,
  leaderCount: ({ name, leaders }) => `${name} needs exactly one leader, not ${leaders}.`,
  needsSuit: ({ name, id }) => `${name} cannot use "${id}" without power armour.`,
};
