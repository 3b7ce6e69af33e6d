import type { Halt } from '@sightline/geometry/field';
import type { FieldAct } from '../acts/field.ts';
import type { FieldUse } from '../acts/reorganise.ts';
import type { ActionName } from '../acts.ts';
import type { FieldEvent, How } from '../events/field.ts';
import type { Place } from '../table.ts';
import type { ActWords, EventWords, RefusalWords, UseWords } from './kinds.ts';
import { listOf, placeOf, plural, pointsOf, shiftsOf } from './numbers.ts';

const HOW: Readonly<Record<How, string>> = {
  turn: 'is activated',
  seized: 'seizes the initiative and acts',
  order: 'acts on its orders',
  parent: 'is set in motion',
  chit: 'is activated',
  card: 'is activated by its card',
};

const HALTS: Readonly<Record<Halt, string>> = {
  arrived: '',
  spent: '',
  ground: ', stopped by the ground',
  obstacle: ', stopped by an obstacle',
  solid: ', stopped by somebody in the way',
  edge: ', stopped by the edge of the table',
  tooClose: ', short of the enemy',
};

export const CARDS: Readonly<Record<string, string>> = {
  static: 'Static: messages are harder to get through this turn.',
  clearChannel: 'Clear channel: the next message of each side gets through.',
  lull: 'A lull: every unit loses one suppression marker.',
  jam: 'A support weapon jams.',
  secondWind: 'Second wind: a unit of each side takes heart.',
  strayFire: 'Stray fire catches a unit in the open.',
  dust: 'Dust: beyond 24" every range is long this turn.',
  quiet: 'All quiet.',
};

export const ENDINGS: Readonly<Record<string, string>> = {
  points: 'by points',
  objective: 'the objective is theirs',
  taken: 'the position is taken',
  held: 'the position is held',
  conceded: 'the other side gives up',
};

const names = (who: readonly { readonly name: string }[]): string => listOf(who.map(({ name }) => name));

function goneOf(route: readonly Place[], cost: number): string {
  return route.length < 2 ? 'stays where it is' : `spends ${pointsOf(cost)} on the way to ${placeOf(route.at(-1)!)}`;
}

export const fieldEvents: EventWords<FieldEvent> = {
  mustered: ({ unit, what, dice, now }) => `${unit.name} rolls ${dice.join(', ')} for its ${what}: ${now}.`,
  windRolled: ({ hour }) => `The wind blows towards ${hour} o'clock.`,
  deploymentRolled: ({ sides, faces }) =>
    `For deployment ${sides.map((side, i) => `${side} rolls ${faces[i]}`).join(' and ')}.`,
  deployed: ({ unit, at, only }) => `${unit.name} deploys ${only ? 'hidden ' : ''}at ${placeOf(at)}.`,
  counterPlaced: ({ side, at }) => `${side} lays a counter at ${placeOf(at)}.`,
  counterRemoved: ({ side }) => `A counter of ${side} was a dummy and is removed.`,
  revealed: ({ unit }) => `${unit.name} shows itself.`,
  turnBegan: ({ turn }) => `Turn ${turn}.`,
  initiativeRolled: ({ sides, faces }) => `Initiative: ${sides.map((side, i) => `${side} ${faces[i]}`).join(', ')}.`,
  wentFirst: ({ side }) => `${side} acts first.`,
  chitDrawn: ({ side }) => `A chit of ${side} is drawn.`,
  chitDiscarded: ({ side }) => `A chit of ${side} is drawn, but nobody is left to act.`,
  cardDrawn: ({ unit }) => `The card of ${unit.name} is drawn.`,
  cardSkipped: ({ unit }) => `The card of ${unit.name} is drawn and skipped.`,
  eventCardDrawn: ({ card }) => CARDS[card] ?? card,
  turnEndDrawn: ({ postponed }) =>
    postponed ? 'The turn-end card comes too early and goes back into the deck.' : 'The turn-end card is drawn.',
  passed: ({ side, own, others }) => `${side} passes, with ${own} to ${others} units left to act.`,
  tokenSpent: ({ side, unit, left }) =>
    `${side} spends a token${unit ? ` to act with ${unit.name}` : ' to have it their way'}; ${left} left.`,
  tokenWon: ({ side, objective }) => `${side} wins a token for taking ${objective}.`,
  activated: ({ unit, how }) => `${unit.name} ${HOW[how]}.`,
  gaveUpActions: ({ unit }) => `${unit.name} does no more.`,
  inboundMoved: ({ unit, box }) => `${unit.name} comes nearer: box ${box}.`,
  arrived: ({ unit, at }) => `${unit.name} arrives at ${placeOf(at)}.`,
  leadershipTested: ({ unit, die, face, target, passed }) =>
    `${unit.name} rolls ${face} on a D${die} against ${target}: ${passed ? 'the leader has his way' : 'nobody stirs'}.`,
  moved: ({ unit, face, die, points, route, cost, halt }) =>
    `${unit.name} ${face === null ? 'marches' : `rolls ${face}${shiftsOf(die)}`} for ${points} points and ${goneOf(route, cost)}${HALTS[halt]}.`,
  strayed: ({ figures }) => `${names(figures)} cannot keep up.`,
  leftBehind: ({ unit, figures }) => `${unit.name} leaves ${names(figures)} behind.`,
  straysCameUp: ({ unit, face }) => `${unit.name} calls its strays in, rolling ${face}.`,
  withdrew: ({ unit, to }) => `${unit.name} withdraws to ${placeOf(to)}.`,
  leftTable: ({ unit, how }) => `${unit.name} ${how === 'exited' ? 'gets off the table' : 'runs off the table'}.`,
  propped: ({ unit }) => `${unit.name} props.`,
  unpropped: ({ unit }) => `${unit.name} unprops.`,
  recovered: ({ unit, die, face, target, removed, left }) =>
    `${unit.name} rolls ${face} on a D${die} against ${target}: ${removed ? `${left === 0 ? 'the last marker comes off' : `a marker comes off, ${left} left`}` : 'it stays down'}.`,
  rearranged: ({ unit }) => `${unit.name} reorganises.`,
  formedColumn: ({ unit }) => `${unit.name} forms a column.`,
  leftColumn: ({ unit }) => `${unit.name} deploys out of its column.`,
  mounted: ({ unit }) => `${unit.name} mounts.`,
  dismounted: ({ unit, holders }) => `${unit.name} dismounts${holders ? `, ${holders.name} holds the mounts` : ''}.`,
  tookUpWounded: ({ unit, figures }) => `${unit.name} takes up ${names(figures)}.`,
  tookPrisoners: ({ unit, figures }) => `${unit.name} takes ${names(figures)} prisoner.`,
  confidenceChanged: ({ unit, from, to }) => `${unit.name}, ${from} until now, is ${to}.`,
  pickedUp: ({ unit, objective }) => `${unit.name} picks up ${objective}.`,
  dropped: ({ unit, objective }) => `${unit.name} drops ${objective}.`,
  workedAtBridge: ({ unit }) => `${unit.name} works at the charges of the bridge.`,
  bridgeBlown: ({ unit }) => `${unit.name} blows the bridge.`,
  objectiveTaken: ({ side, objective }) => `${side} takes ${objective}.`,
  turnEnded: ({ turn }) => `Turn ${turn} is over.`,
  conceded: ({ side }) => `${side} gives up.`,
  battleEnded: ({ winners, reason, scores }) =>
    `The battle is over, ${winners.length === 0 ? 'a draw' : `${listOf(winners)} wins`}, ${ENDINGS[reason] ?? reason}. Points: ${scores.join(' to ')}.`,
};

function byWayOf(route: readonly Place[]): string {
  return route.length === 1 ? '' : ` by way of ${listOf(route.slice(0, -1).map(placeOf))}`;
}

export const fieldActs: ActWords<FieldAct> = {
  move: ({ route, leave }) =>
    `move to ${placeOf(route.at(-1)!)}${byWayOf(route)}${leave?.length ? `, leaving ${plural(leave.length, 'wounded', 'wounded')}` : ''}`,
  prop: () => 'prop',
  unprop: () => 'unprop',
  recover: () => 'recover from suppression',
  reorganise: () => 'reorganise',
  stop: () => 'do no more',
  concede: () => 'give up the battle',
};

export const fieldUses: UseWords<FieldUse> = {
  rearrange: () => 'rearrange the figures',
  formColumn: () => 'form a column',
  leaveColumn: () => 'leave the column',
  mount: () => 'mount',
  dismount: () => 'dismount',
  takeUpWounded: () => 'take up the wounded',
  takePrisoners: () => 'take the wounded prisoner',
  pickUp: () => 'pick up the prize',
  blowBridge: () => 'work at the charges of the bridge',
};

const ACTIONS: Readonly<Record<ActionName, string>> = {
  assault: 'assault',
  communicate: 'send messages',
  detach: 'detach anybody',
  detect: 'search',
  medical: 'treat the wounded',
  move: 'move',
  order: 'give orders',
  prop: 'prop',
  unprop: 'unprop',
  rally: 'rally anybody',
  regroup: 'regroup',
  recover: 'recover',
  reorganise: 'reorganise',
  shoot: 'shoot',
  activateDetachment: 'set a detachment in motion',
  rejoin: 'join up',
  drone: 'use a drone',
  fightFire: 'fight a fire',
  stop: 'stop',
};
const actionOf = (action: unknown): string => ACTIONS[action as ActionName];

export const fieldRefusals: RefusalWords = {
  malformed: () => 'That is no answer to this question.',
  badDetails: ({ at, message }) => `The details of the battle are wrong at "${at}": ${message}.`,
  unknownMap: ({ it }) => `There is no map "${it}".`,
  unknownOnMap: ({ type, known }) => `There is no "${type}" to lay out; there is ${[known].flat().join(', ')}.`,
  offTheMap: ({ width, depth }) => `That point is off the table, which is ${width} by ${depth} inches.`,
  unknownForce: ({ it }) => `There is no force "${it}".`,
  unknownArmour: ({ it }) => `There is no armour "${it}".`,
  unknownWeapon: ({ it }) => `There is no weapon "${it}".`,
  unknownSubordinate: ({ name, code }) => `${name} commands "${code}", which is not in the force.`,
  sameCode: () => 'Two units of the force have the same code.',
  tooLarge: ({ name, size, most }) => `${name} has ${size} figures; ${most} is the most.`,
  leaderCount: ({ name, leaders }) => `${name} needs exactly one leader, not ${leaders}.`,
  needsSuit: ({ name, id }) => `${name} cannot use "${id}" without power armour.`,
  needsActions: ({ needs, left }) => `That takes ${needs} actions; ${left} left.`,
  suppressed: ({ unit, action }) => `${unit} is suppressed and cannot ${actionOf(action)}.`,
  disorganised: ({ unit, action }) =>
    `${unit} is disorganised and cannot ${actionOf(action)} until its strays are back.`,
  inColumn: ({ unit, action }) => `${unit} is in column and cannot ${actionOf(action)}.`,
  propped: ({ unit, action }) => (unit ? `${unit} is propped and cannot ${actionOf(action)}.` : 'Not while propped.'),
  routed: ({ unit, action }) => `${unit} is routed and cannot ${actionOf(action)}.`,
  paralysed: ({ unit, action }) => `${unit} is in panic and cannot ${actionOf(action)}.`,
  broken: ({ unit, action }) => `${unit} is broken and cannot ${actionOf(action)}.`,
  shaken: ({ unit, action }) => `${unit} is shaken and cannot ${actionOf(action)}.`,
  completelyConcealed: ({ unit, action }) => `${unit} is completely concealed and cannot ${actionOf(action)}.`,
  mounted: ({ unit, action }) => `${unit} is mounted and cannot ${actionOf(action)}.`,
  noPoint: () => 'Name a point to move to.',
  offTable: () => 'That point is not on the table.',
  notWounded: () => 'Only wounded who could be carried can be left.',
  staysPut: () => 'A move has to lead somewhere.',
  noRoom: () => 'There is no room for a base there.',
  mustWithdraw: () => 'A broken unit moves only away from the enemy.',
  placeForEach: ({ it }) => `Give a place for each of the ${it}.`,
  tooFarFromLeader: () => 'Everybody has to be within 6" of the leader.',
  tooFarToGo: () => 'Somebody would have to go farther than he can.',
  overlaps: () => 'Bases may not overlap.',
  leaderShift: () => 'The leader may shift by 2" at most.',
  proppedAlready: () => 'The unit is propped already.',
  notPropped: () => 'The unit is not propped.',
  notSuppressed: () => 'There is no marker to remove.',
  notInColumn: () => 'The unit is not in column.',
  inColumnAlready: () => 'The unit is in column already.',
  notMounted: () => 'The unit is not mounted.',
  noMounts: () => 'There are no mounts.',
  tooFarFromMounts: ({ it }) => `Every rider has to be within ${it}" of the mounts.`,
  nobodyLies: () => 'No wounded lie within 2" of the leader.',
  nothingToPickUp: () => 'There is nothing to pick up.',
  carriesAlready: () => 'The unit carries something already.',
  outOfReach: ({ it }) => `The leader has to be within ${it}".`,
  noBridge: () => 'There is no bridge for this unit to blow.',
  workedThisTurn: () => 'Somebody has worked at the charges in this turn.',
  mayNotHide: () => 'No more units of this side may start hidden.',
  nothingToHideIn: () => 'There is nothing to hide in.',
  weaponTwice: ({ it }) => `There is a weapon "${it}" already.`,
  onCounter: () => 'Another counter of yours lies there.',
  noSuchSize: ({ it }) => `Something hidden is of size 1 to ${it}.`,
  outsideZone: () => 'That is outside the deployment zone.',
  enemyNear: ({ it }) => `An enemy is within ${it}".`,
  inTheOpen: () => 'Arriving units are placed in the open.',
  notOnEdge: () => 'The base has to touch the edge.',
};
