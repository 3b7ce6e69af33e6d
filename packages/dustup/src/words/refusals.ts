import type { RefusalWords } from './kinds.ts';

/** What is said by several chapters, or by none: about setups, and about answers that are none. */
export const sharedRefusals: RefusalWords = {
  malformed: () => 'That is no answer to this question.',
  badDetails: ({ at, message }) => `The details of the battle are wrong at "${at}": ${message}.`,
  unknownMap: ({ it }) => `There is no map "${it}".`,
  unknownOnMap: ({ type, known }) => `There is no "${type}" to lay out; there is ${[known].flat().join(', ')}.`,
  offTheMap: ({ width, depth }) => `That point is off the table, which is ${width} by ${depth} inches.`,
  unknownForce: ({ it }) => `There is no force "${it}".`,
  needsActions: ({ needs, left }) => `That takes ${needs} actions; ${left} left.`,
  offTable: () => 'That point is not on the table.',
  notWounded: () => 'Only wounded who could be carried can be left.',
  noRoom: () => 'There is no room for a base there.',
  placeForEach: ({ it }) => `Give a place for each of the ${it}.`,
  tooFarFromLeader: () => 'Everybody has to be within 6" of the leader.',
  tooFarToGo: () => 'Somebody would have to go farther than he can.',
  overlaps: () => 'Bases may not overlap.',
  outOfReach: ({ it }) => `The leader has to be within ${it}".`,
  nothingToHideIn: () => 'There is nothing to hide in.',
  weaponTwice: ({ it }) => `There is a weapon "${it}" already.`,
  cannotSeeThere: () => 'The leader cannot see that place.',
  notOurs: () => 'That is no unit of this side on the table.',
  noSight: ({ target }) => `There is no line of sight to ${target}.`,
  firedAlready: ({ figure }) => `${figure} has fired that weapon in this activation.`,
  outOfRange: ({ weapon, range }) => `The ${String(weapon).toLowerCase()} reaches ${range}".`,
  noCounter: () => 'There is no such counter.',
  beyondDetection: () => 'Nothing can be detected so far away.',
};
