import type { Tally } from '@sightline/kernel';
import { ORDER_ROWS } from '../content/load.ts';
import type { Order } from '../content/schema.ts';
import type { CombatResult, Fighter } from '../rules/hand-to-hand/events.ts';
import type { Harm } from '../rules/suppression/events.ts';
import type { CoreEvent } from '../table/events.ts';
import { inchesOf, listOf } from './numbers.ts';
import { REASONS } from './tallies.ts';

/** One sentence for each kind of event. */
export type EventWords<E extends { readonly type: string }> = {
  readonly [T in E['type']]: (event: Extract<E, { type: T }>) => string;
};

export const coreEvents: EventWords<CoreEvent> = {
  edgeRolled: ({ side, die }) => `${side} roll a ${die} for the edge.`,
  edgeChosen: ({ side, edge }) => `${side} choose the ${edge} edge and deploy second.`,
  deployed: ({ group, places }) =>
    `${group.name} deploys, ${places.length === 1 ? 'one figure' : `${places.length} figures`}.`,
  arrived: ({ group }) => `${group.name} comes onto the table.`,
  turnBegan: ({ turn }) => `Turn ${turn}.`,
  orderGiven: ({ group, order }) =>
    `${group.name} ${order ? `is ordered to ${orderName(order)}` : 'lays its order face down'}.`,
  orderShown: ({ group, order }) => `${group.name} shows its order: ${orderName(order)}.`,
  initiativeRolled: ({ group, tally }) => `${group.name} has initiative ${tally.total} (${sum(tally)}).`,
  tieRolled: ({ group, die }) => `${group.name} rolls ${die} to break the tie.`,
  sequenceSet: ({ groups }) => `They act in this order: ${listOf(groups.map(({ name }) => name))}.`,
  actionBegan: ({ group }) => `${group.name} acts.`,
  actionPassed: ({ group }) => `${group.name} does no more.`,
  removalRolled: ({ figure, tally, removed }) =>
    `${figure.name} ${removed ? 'shakes off suppression' : 'stays suppressed'} (${sum(tally)} = ${tally.total}).`,
  moved: ({ figure, cost, end }) => `${figure.name} moves ${inchesOf(cost)} to (${end.x / 1000}, ${end.y / 1000}).`,
  leftTable: ({ figure }) => `${figure.name} leaves the table.`,
  shotFired: ({ figure, weapon, at }) => `${figure.name} fires the ${weapon.toLowerCase()} at ${at}.`,
  targetingRolled: ({ die, tally, needs, hit }) =>
    `${die}${added(tally)} against ${needs}: ${hit ? 'a hit' : 'a miss'}.`,
  missed: ({ weapon }) => `The ${weapon.toLowerCase()} has no effect.`,
  damageRolled: ({ figure, dice, total, killScore }) =>
    `${dice.join(' + ')}${total === dice.reduce((a, b) => a + b, 0) ? '' : ', modified'} = ${total} against ${figure.name}'s kill score of ${killScore}.`,
  killed: ({ figure, by }) => `${figure.name} is killed ${HARMS[by]}.`,
  suppressed: ({ figure, by }) => `${figure.name} is suppressed ${HARMS[by]}.`,
  unshaken: ({ figure }) => `${figure.name} cannot be suppressed and takes no notice.`,
  heroicSaveRolled: ({ figure, die, saved }) =>
    `${figure.name} rolls ${die} for a heroic save: ${saved ? 'saved' : 'in vain'}.`,
  foughtHandToHand: ({ attacker, defender }) => `${fighter(attacker)} fights ${fighter(defender)}.`,
  combatDecided: ({ winner, loser, tally, margin, result }) =>
    `${winner.name} is ahead of ${loser.name} by ${margin}${tally.total === tally.base ? '' : ` (${sum(tally)})`}: ${RESULTS[result]}.`,
  captured: ({ figure, captor }) => `${captor.name} captures ${figure.name}.`,
  freed: ({ figure }) => `${figure.name} is freed, suppressed and unarmed.`,
  carriedOff: ({ figure, captor }) => `${captor.name} takes ${figure.name} off the table for good.`,
  changeTested: ({ group, tally, result }) =>
    `${group.name} tries to change orders, ${sum(tally)} = ${tally.total}: ${CHANGES[result]}.`,
  burstLanded: ({ weapon, at }) =>
    `The round of the ${weapon.toLowerCase()} bursts at (${at.x / 1000}, ${at.y / 1000}).`,
  burstDrifted: ({ to }) => `It goes astray to (${to.x / 1000}, ${to.y / 1000}).`,
  pickedUp: ({ figure }) => `${figure.name} picks up the prize.`,
  prizeDropped: ({ at }) => `The prize lies at (${at.x / 1000}, ${at.y / 1000}).`,
  scored: ({ side, points, total }) => `${side} score ${points} and have ${total}.`,
  battleEnded: ({ winners, reason, scores }) =>
    `The battle is over, ${winners.length === 0 ? 'a draw' : `${listOf(winners)} win`}: ${ENDINGS[reason] ?? reason}. Points: ${scores.join(' to ')}.`,
};

export const ENDINGS: Readonly<Record<string, string>> = {
  points: 'on points',
  broughtOff: 'the prize was brought off the table',
  keptFromRaiders: 'the raiders got nothing',
  assassinated: 'the named figure is dead',
  survived: 'the named figure survived',
  topFloor: 'power armour holds the top floor',
  getaway: 'the loot got away',
  decisiveGetaway: 'the loot got away and the law has no car left',
  lootTaken: 'the law has the loot',
  noGetaway: 'the loot did not get away',
};

const HARMS: Readonly<Record<Harm, string>> = {
  shot: 'by the shot',
  burst: 'by the burst',
  flame: 'by the flames',
  combat: 'hand-to-hand',
  crash: 'in the crash',
  ram: 'under the wheels',
  bailOut: 'by the fall',
  fire: 'by the fire',
  fall: 'by the jump',
  order: 'by the confusion of orders',
};

const RESULTS: Readonly<Record<CombatResult, string>> = {
  noEffect: 'no effect',
  suppressed: 'suppressed',
  killed: 'killed',
  captured: 'captured',
};

const CHANGES = {
  suppressed: 'the order stays and the group is thrown into confusion',
  stays: 'the order stays',
  changed: 'a new order is laid face down',
} as const;

export function orderName(order: Order): string {
  return ORDER_ROWS.get(order).name;
}

function fighter({ figure, dice, tally, doubled, score }: Fighter): string {
  return `${figure.name} (${dice.join(' + ')}${added(tally)}${doubled ? ', doubled' : ''} = ${score})`;
}

/** A tally as a sum with its reasons: "4, +1 troop type, -1 suppressed member". */
export function sum(tally: Tally): string {
  return `${tally.base}${added(tally)}`;
}

function added({ parts }: Tally): string {
  return parts
    .filter(({ value }) => value !== 0)
    .map(({ value, why }) => `, ${value > 0 ? '+' : ''}${value} ${REASONS[why] ?? why}`)
    .join('');
}
