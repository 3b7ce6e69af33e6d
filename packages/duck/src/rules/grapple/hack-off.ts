import { areAdjacent } from '@sightline/geometry/grid';
import { type Refusal, refuse } from '@sightline/kernel';
import { shieldCover } from '../../ship/standing.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Figure, Survivor, Teamer, Threat } from '../../table/figure.ts';
import { grapplerOf, isAble, isOnMap, isPerson, people } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';
import { passesFumbleTest } from '../actions/fumble-test.ts';
import { kill, wound } from '../damage/kill-and-wound.ts';
import { type Gun, gunOf } from '../shooting/gun.ts';
import { fire } from '../shooting/shoot.ts';
import { isInArc, rangeBetween } from '../shooting/sight.ts';
import { award } from '../stars/gold-stars.ts';
import { makeNoise } from '../threats/noise.ts';
import { damageOf, grappleDice, hasBladeInHand, sixesAmong, throwGrappleDice } from './dice.ts';
import { loseDiceInstead, throwOff } from './throw-off.ts';

/** The comrades in a grapple whom a helper stands next to. */
export function comradesInGrapple(table: DuckTable, helper: Teamer): (Teamer | Survivor)[] {
  return people(table).filter(
    comrade => comrade !== helper && comrade.grapple !== null && isBeside(table, helper, comrade),
  );
}

/** DK-GRAP-033: the same square counts as adjacent. */
function isBeside(table: DuckTable, helper: Teamer, comrade: Teamer | Survivor): boolean {
  if (helper.overhead !== comrade.overhead || rangeBetween(table, helper.at, comrade.at) > 1) return false;
  return helper.at === comrade.at || areAdjacent(shieldCover(table), helper.at, comrade.at);
}

/** DK-GRAP-033: a standing neighbour with a Pistol, a HAR or a blade in hand and the Threat in his arc. */
export function whyNotHackOff(table: DuckTable, helper: Teamer, comrade: Teamer | Survivor): Refusal[] {
  const refusals: Refusal[] = [];
  if (!isAble(helper) || helper.grapple) refusals.push(refuse('DK-GRAP-033', 'unableToAct'));
  if (helper.ducked) refusals.push(refuse('DK-CDUCK-004', 'lyingDown', undefined, { code: 'standUp' }));
  const threat = grapplerOf(table, comrade);
  if (!threat || !isOnMap(threat)) return [...refusals, refuse('DK-GRAP-033', 'noGrapple')];
  if (!isBeside(table, helper, comrade)) refusals.push(refuse('DK-GRAP-033', 'notAdjacent'));
  if (!isInArc(table, helper, threat.at)) refusals.push(refuse('DK-GRAP-033', 'outOfArc', undefined, { code: 'turn' }));
  return [...refusals, ...whyNotWithInHand(table, helper)];
}

/** DK-GRAP-033: no heavy weapon will do. */
export function whyNotWithInHand(table: DuckTable, helper: Teamer): Refusal[] {
  if (hasBladeInHand(helper)) return [];
  const gun = gunOf(table, helper);
  if (gun?.card.effect.kind !== 'bullet') return [refuse('DK-GRAP-033', 'onlyPistolHarOrBlade')];
  if (gun.broken) return [refuse('DK-KITTY-016', 'broken')];
  return gun.loaded > 0 ? [] : [refuse('DK-WEAP-012', 'empty', undefined, { code: 'reload' })];
}

/** DK-GRAP-033, DK-GRAP-036: a Fumble Test, or the comrade is at risk. */
export function hackOff(table: DuckTable, io: DuckIo, helper: Teamer, comrade: Teamer | Survivor): void {
  const threat = grapplerOf(table, comrade);
  if (!threat) throw new Error(`figure ${comrade.id} is in no grapple`);
  if (!passesFumbleTest(table, io, helper, { name: 'hackOff', rule: 'DK-GRAP-033' }))
    return endanger(table, io, helper, comrade);
  strikeOff(table, io, helper, threat, comrade);
  // DK-STAR-002: one deed gives one star, and a kill has given it.
  if (isOnMap(threat) && comrade.grapple?.threat !== threat.id) award(table, io, helper, 'hackedOff', 'DK-STAR-001');
}

/** The attack itself, with what he holds; it is on a comrade, or on a machine (DK-CYBER-026). */
export function strikeOff(table: DuckTable, io: DuckIo, helper: Teamer, threat: Threat, from: Figure): void {
  const gun = gunOf(table, helper);
  if (gun) shootOff(table, io, helper, threat, gun);
  else cutOff(table, io, helper, threat, from);
}

/** DK-GRAP-034: a HAR as at range 1, a Pistol as in grappling; a knock-back goes away from the helper. */
function shootOff(table: DuckTable, io: DuckIo, helper: Teamer, threat: Threat, { card }: Gun): void {
  const isPistol = card.effect.kind === 'bullet' && card.effect.half;
  fire(table, io, helper, threat, { range: isPistol ? 0 : 1, squirts: 0, dived: false });
  makeNoise(table, io, helper.at, helper.id, [helper.at]);
}

/** DK-GRAP-035: his own grapple dice once, unopposed; each 6 counts 2, and it suffers as if it had lost by so many. */
function cutOff(table: DuckTable, io: DuckIo, helper: Teamer, threat: Threat, comrade: Figure): void {
  const dice = throwGrappleDice(io, helper, grappleDice(table, helper).total, threat.protection, 'DK-GRAP-035');
  const margin = sixesAmong(dice) * damageOf(helper);
  const told = { figure: helper.id, threat: threat.id, comrade: comrade.id, dice, margin };
  io.tell({ type: 'hackedOff', rule: 'DK-GRAP-035', ...told });
  if (margin >= 4) kill(table, io, threat, { by: helper.id, means: 'grapple', rule: 'DK-GRAP-035' });
  else if (margin >= 2 && !throwOff(table, io, threat, helper) && isPerson(comrade) && comrade.grapple)
    loseDiceInstead(io, comrade, comrade.grapple, 'DK-GRAP-024');
}

/** DK-GRAP-036: the grappling man makes a Fumble Test of his own; one who has no Factor cannot pass it. */
function endanger(table: DuckTable, io: DuckIo, helper: Teamer, comrade: Teamer | Survivor): void {
  const task = { name: 'avoidHelp', rule: 'DK-GRAP-036' } as const;
  if (comrade.kind === 'teamer' && passesFumbleTest(table, io, comrade, task)) return;
  wound(table, io, comrade, { by: helper.id, means: 'grapple', rule: 'DK-GRAP-036' });
}
