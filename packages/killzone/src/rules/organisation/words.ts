import type { ChapterWords } from '../../words/chapter.ts';
import { lower } from '../../words/phrases.ts';

export const organisationWords: ChapterWords<never, never, never> = {
  events: {},
  questions: {},
  acts: {},
  refusals: {
    overLimit: ({ points, limit }) => `${points} of ${limit} points: take ${Number(points) - Number(limit)} off.`,
    unknownId: ({ it }) => `There is no "${it}".`,
    groupSize: ({ group, size, least, most }) =>
      `${group} has ${size}; ${least === most ? `it takes exactly ${least}` : `it takes ${least} to ${most}`}.`,
    secondHero: ({ it }) => `${it} has a hero already.`,
    secondLeader: ({ it }) => `${it} has a leader already; a hero leads too.`,
    leadsNobody: () => 'An individual has nobody to lead.',
    noHeroes: ({ it }) => `No ${it} can be a hero.`,
    otherTroop: ({ group, troop }) => `All of ${group} are of one type; a ${troop} needs a group of its own.`,
    noArmour: ({ it }) => `A ${it} has a kill score of its own and buys no armour.`,
    needsPowerArmour: ({ it }) => `A ${lower(it)} needs a power-armoured trooper.`,
    notForPowerArmour: ({ it }) => `A power-armoured trooper cannot use a ${lower(it)}.`,
    notOnList: ({ troop, weapon }) => `A ${troop} does not use a ${lower(weapon)}.`,
    secondSmokeGrenade: () => 'One smoke grenade a person.',
    secondInbuilt: () => 'A suit has one inbuilt launcher; load it with smoke or with a grenade.',
    secondOfWeapon: ({ it }) => `A suit carries one ${lower(it)}.`,
    thirdGlove: () => 'A suit has two hands for power gloves.',
  },
};
