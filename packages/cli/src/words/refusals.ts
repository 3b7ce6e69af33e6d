import type { AnySystem, Json, Refusal } from '@sightline/kernel';

type About = Readonly<Record<string, Json>>;

const list = (about: Json | undefined): string => (Array.isArray(about) ? about.join(', ') : '');

/** The refusals of the house itself. Those of a game are spoken by its own words. */
const HOUSE: Readonly<Record<string, (about: About) => string>> = {
  nobodyAsked: () => 'Nobody is being asked anything',
  notYourQuestion: () => 'The question is put to somebody else',
  alreadyAnswered: () => 'That seat has answered already',
  noSuchSeat: ({ seat }) => `There is no seat "${seat}"`,
  notListed: () => 'That is not one of the options',
  notPlainData: () => 'That is not plain data',
  noDieAsked: () => 'No die is being asked for',
  noSuchFace: ({ die, faces }) => `A ${die} shows one of ${list(faces)}`,
  nothingToUndo: () => 'There is nothing to take back',
  dieHasFallen: () => 'A die has fallen since',
  secretShown: () => 'A secret has been shown since',
  anotherHasAnswered: ({ seat }) => `Meanwhile ${seat} has answered`,
  notSolo: () => 'Taking back anything is for matches with one person',
  unknownScenario: ({ scenario, known }) => `There is no scenario "${scenario}"; there is ${list(known)}`,
  unknownSwitch: ({ switch: id, known }) => `There is no switch "${id}"; there is ${list(known)}`,
  badSwitchValue: ({ switch: id, value, known }) => `The switch "${id}" is one of ${list(known)}, not "${value}"`,
  unknownSeat: ({ seat, known }) => `There is no seat "${seat}"; the seats are ${list(known)}`,
  unknownBot: ({ bot, known }) => `There is no bot "${bot}"; there is ${list(known)}`,
};

/** Refusals as sentences, each with the rule it comes from. */
export function refusalWords(system: AnySystem, refusals: readonly Refusal[], between = ' '): string {
  return refusals.map(refusal => `${sentence(system, refusal)} [${refusal.rule}]`).join(between);
}

function sentence(system: AnySystem, refusal: Refusal): string {
  const house = refusal.rule.startsWith('HS-') ? HOUSE[refusal.code] : undefined;
  return house ? house((refusal.about ?? {}) as About) : system.words.refusal(refusal);
}
