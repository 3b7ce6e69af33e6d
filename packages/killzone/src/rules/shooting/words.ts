import type { Names } from '../../table/units.ts';
import type { ChapterWords } from '../../words/chapter.ts';
import { lower, milsOf, placeWords, pointWords } from '../../words/phrases.ts';
import { added } from '../../words/tallies.ts';
import type { ShootAct } from './acts.ts';
import type { ShootingEvent } from './events.ts';
import type { ShootingQuestion } from './questions.ts';
import type { Target } from './targets.ts';

export const shootingWords: ChapterWords<ShootingEvent, ShootingQuestion, ShootAct> = {
  events: {
    shotFired: ({ figure, weapon, at }) => `${figure.name} fires the ${weapon.toLowerCase()} at ${at}.`,
    targetingRolled: ({ die, tally, needs, hit }) =>
      `${die}${added(tally)} against ${needs}: ${hit ? 'a hit' : 'a miss'}.`,
    missed: ({ weapon }) => `The ${weapon.toLowerCase()} has no effect.`,
    burstLanded: ({ weapon, at }) => `The round of the ${weapon.toLowerCase()} bursts at ${pointWords(at)}.`,
    burstDrifted: ({ to }) => `It goes astray to ${pointWords(to)}.`,
  },
  questions: {
    drift: {
      question: () => 'Where does the miss land?',
      option: (_asked, place) => placeWords(place),
    },
  },
  acts: {
    shoot: ({ weapon, burst, target }, { weapons, names }) => {
      const gun = (weapons[weapon] ?? 'mounted weapon').toLowerCase();
      return `fire the ${gun}${burst ? `, ${burst} shots,` : ''} at ${targetWords(names, target)}`;
    },
  },
  refusals: {
    noShots: () => 'A runner does not shoot.',
    movedInstead: () => 'It moved; on Snipe that takes the place of the shot.',
    unarmed: () => 'It has lost its weapons.',
    holdsCaptive: () => 'Whoever holds a captive does not shoot.',
    inContact: () => 'An enemy is in contact.',
    shotBeforeMove: () => 'It shot before it moved.',
    driving: () => 'The driver does not shoot.',
    noSuchWeapon: () => 'It has no such weapon.',
    cannotBeAimed: ({ it }) => `No aimed shot with a ${lower(it)}.`,
    spent: ({ it }) => `The ${lower(it)} is used up.`,
    movedFirst: () => 'Only whoever has not moved this turn fires that.',
    otherWeaponUsed: () => 'It has used another weapon this turn.',
    shotsFired: ({ weapon, shots }) => `The ${lower(weapon)} has fired its ${shots} this turn.`,
    shootOrdersOnly: () => 'A mini gun is fired on Shoot orders only.',
    oneBurst: () => 'One burst a turn.',
    chooseBurst: () => 'A mini gun fires a short burst of 4 or a long one of 8.',
    noBursts: ({ it }) => `A ${lower(it)} fires no bursts.`,
    noCounters: ({ left, counters }) => `That takes ${counters} ammunition counters; ${left} are left.`,
    outOfRange: ({ range, limit }) => `It is ${milsOf(range)} away; the weapon reaches ${milsOf(limit)}.`,
    tooFarSpread: ({ it }) => `${it} is more than 4 inches from the first target.`,
    noSight: ({ by }) => `No line of sight: ${BLOCKERS[String(by)] ?? by} is in the way.`,
    friendInContact: () => 'A friend is in contact with that enemy.',
    notAnEnemy: () => 'That is no enemy in play.',
    captiveIsNoTarget: () => 'A captive is no target.',
    needsTarget: ({ it }) => `A ${lower(it)} is fired at somebody.`,
    noOpening: () => 'There is no such opening.',
    driftDistance: ({ it }) => `A miss goes exactly ${milsOf(it)} astray.`,
    beyondRange: ({ it }) => `It cannot go beyond the weapon's ${milsOf(it)}.`,
  },
};

function targetWords(names: Names, target: Target): string {
  if ('figure' in target) return names.figures[target.figure]!;
  if ('vehicle' in target) return names.vehicles[target.vehicle]!;
  return 'opening' in target ? `opening ${target.opening}` : placeWords(target.point);
}

const BLOCKERS: Readonly<Record<string, string>> = {
  building: 'a building',
  wreck: 'a wreck',
  vehicle: 'a vehicle',
  smoke: 'smoke',
  woods: 'too much wood',
  wall: 'a wall',
};
