import type { SwitchId } from '../switches.ts';
import type { RefusalWords } from './chapter.ts';

/** What stands against a battle before it is begun. */
export const setupRefusals: RefusalWords = {
  groupCount: ({ groups, most }) => `A roster has 1 to ${most} groups, not ${groups}.`,
  badDetails: ({ at, message }) => `The details of the battle are wrong at "${at}": ${message}.`,
  unknownValue: ({ it }) => `There is no number called "${it}" to rule on.`,
  unknownMap: ({ it }) => `There is no map "${it}".`,
  mapSize: ({ width, depth }) => `A table of ${width} by ${depth} inches is no table: each side is 24 to 144.`,
  unknownPlan: ({ it }) => `There is no building plan "${it}".`,
  buildingOffMap: ({ it }) => `A ${it} stands off the map.`,
  unknownSeat: ({ it }) => `There is no side "${it}".`,
  unknownVictim: () => 'The named figure is not in that roster.',
  unknownRoster: ({ it }) => `There is no roster "${it}".`,
};

export const SWITCH_WORDS: Readonly<Record<SwitchId, string>> = {
  assaultDefends: 'A shown Assault order doubles a defence too',
  hiddenKeepDown: 'A hidden Keep Down is claimed by its owner or counts unasked',
  ramSkid: 'Who rolls on the Skid Table after a ram: the wrecked or both',
  fireTable: 'The ranges of the Fire Table: swapped into equal steps or as printed',
};
