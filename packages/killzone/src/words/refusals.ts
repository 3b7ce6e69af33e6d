import type { Json, Refusal } from '@sightline/kernel';
import { inchesOf } from './numbers.ts';

export type RefusalWords = Readonly<Record<string, (about: About) => string>>;

/** What a refusal is about: its record, or the bare value under `it`. */
export type About = Readonly<Record<string, Json>> & { readonly it: Json };

export function aboutOf({ about = null }: Refusal): About {
  return typeof about === 'object' && about !== null && !Array.isArray(about)
    ? { ...(about as Record<string, Json>), it: null }
    : { it: about };
}

const mils = (value: Json | undefined): string => inchesOf(Number(value));

export const coreRefusals: RefusalWords = {
  // Muster
  overLimit: ({ points, limit }) => `${points} of ${limit} points: take ${Number(points) - Number(limit)} off.`,
  groupCount: ({ groups, most }) => `A roster has 1 to ${most} groups, not ${groups}.`,
  unknownId: ({ it }) => `There is no "${it}".`,
  badDetails: ({ at, message }) => `The details of the battle are wrong at "${at}": ${message}.`,
  unknownValue: ({ it }) => `There is no number called "${it}" to rule on.`,
  unknownMap: ({ it }) => `There is no map "${it}".`,
  mapSize: ({ width, depth }) => `A table of ${width} by ${depth} inches is no table: each side is 24 to 144.`,
  unknownPlan: ({ it }) => `There is no building plan "${it}".`,
  buildingOffMap: ({ it }) => `A ${it} stands off the map.`,
  unknownSeat: ({ it }) => `There is no side "${it}".`,
  unknownVictim: () => 'The named figure is not in that roster.',
  unknownRoster: ({ it }) => `There is no roster "${it}".`,
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
  notTheSameDrugs: ({ it }) => `All of ${it} take the same drugs, or none do.`,
  gangsOnly: ({ it }) => `Only gangs take drugs; ${it} is too well trained.`,
  cyberware: ({ it }) => `Cyberware and drugs do not mix in ${it}.`,
  // Deployment
  placeEverybody: ({ it }) => `Place all ${it} of them.`,
  outsideZone: () => 'That is outside the deployment zone.',
  basesOverlap: () => 'Two bases overlap.',
  tooFewOnFloor: ({ floor, there, least }) => `Floor ${floor} has ${there} and needs at least ${least}.`,
  oneEdge: () => 'They all deploy along one edge.',
  // Orders
  notPermitted: ({ troop, order }) => `A ${troop} is never given ${ordered(order)}.`,
  barredByDrug: ({ drug, order }) => `Nobody on ${drug} can be given ${ordered(order)}.`,
  memberSuppressed: () => 'Hit-and-Run needs a group with nobody suppressed.',
  noLeader: () => 'Hit-and-Run needs an active leader.',
  scattered: ({ group, reach }) => `${group} must be within ${mils(reach)} of its leader to change orders.`,
  // Moving
  notActive: ({ it }) => `A ${it} figure does nothing.`,
  aboard: () => 'It sits in a vehicle; get out first.',
  locked: () => 'It is locked in hand-to-hand; only Run or Hit-and-Run breaks away.',
  aimedShotTaken: () => 'On Snipe a figure moves or shoots, never both.',
  longBurstFired: () => 'After a long burst the firer stays where he is.',
  cannonFired: () => 'A light assault cannon is fired only by a figure that stays where it is.',
  hasMoved: () => 'It has moved already.',
  noWay: () => 'That leads nowhere.',
  tooFar: ({ cost, left }) => `That costs ${mils(cost)} and ${mils(left)} are left.`,
  noContact: ({ it }) => `On ${ordered(it)} nobody moves into contact; stop short of it.`,
  offTable: () => 'That is off the table.',
  halfOffTable: () => 'Stay on the table or leave it altogether.',
  tooEarlyToLeave: ({ it }) => `The defenders may leave from turn ${it}.`,
  wrongEdge: ({ it }) => `The defenders leave by the ${it} edge.`,
  notAPlace: () => 'That is no place on the table.',
  noOpeningHere: () => 'There is no such door, window or stairs here.',
  upperWindow: () => 'An upper window can only be jumped from.',
  wall: () => 'A wall is in the way.',
  building: () => 'A building is in the way.',
  wreck: () => 'A wreck is in the way.',
  figureInTheWay: () => 'Somebody stands in the way.',
  vehicleInTheWay: () => 'A vehicle stands in the way.',
  superheated: () => 'The air in there cannot be breathed this turn.',
  majorFire: () => 'The building is on fire.',
  minorFire: () => 'The room is on fire.',
  // Shooting
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
  outOfRange: ({ range, limit }) => `It is ${mils(range)} away; the weapon reaches ${mils(limit)}.`,
  tooFarSpread: ({ it }) => `${it} is more than 4 inches from the first target.`,
  noSight: ({ by }) => `No line of sight: ${BLOCKERS[String(by)] ?? by} is in the way.`,
  dark: ({ it }) => `It is ${mils(it)} away in the dark.`,
  friendInContact: () => 'A friend is in contact with that enemy.',
  notAnEnemy: () => 'That is no enemy in play.',
  captiveIsNoTarget: () => 'A captive is no target.',
  aimAtVehicle: () => 'Aim at the vehicle; nobody in it can be picked out.',
  aimAtGround: () => 'Smoke is fired at a spot on the ground.',
  needsTarget: ({ it }) => `A ${lower(it)} is fired at somebody.`,
  noOpening: () => 'There is no such opening.',
  driftDistance: ({ it }) => `A miss goes exactly ${mils(it)} astray.`,
  beyondRange: ({ it }) => `It cannot go beyond the weapon's ${mils(it)}.`,
  // Prizes
  nothingToPickUp: () => 'There is nothing to pick up here.',
  malformed: () => 'That is no answer to this question.',
  unknownAct: () => 'Nobody can do that.',
};

const BLOCKERS: Readonly<Record<string, string>> = {
  building: 'a building',
  wreck: 'a wreck',
  vehicle: 'a vehicle',
  smoke: 'smoke',
  woods: 'too much wood',
  wall: 'a wall',
};

const ORDER_NAMES: Readonly<Record<string, string>> = {
  shoot: 'Shoot',
  assault: 'Assault',
  staySharp: 'Stay Sharp',
  keepDown: 'Keep Down',
  snipe: 'Snipe',
  run: 'Run',
  hitAndRun: 'Hit-and-Run',
};

function ordered(order: Json | undefined): string {
  return `${ORDER_NAMES[String(order)] ?? order} orders`;
}

function lower(name: Json | undefined): string {
  return String(name).toLowerCase();
}
