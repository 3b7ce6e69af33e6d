import { clockFace, plus, scaled } from '@sightline/geometry/field';
import { D6, D12, type Refusal, refuse } from '@sightline/kernel';
import { dieFor } from '../../dice/ladder.ts';
import { roll } from '../../dice/rolls.ts';
import { areasAt, groundOf, isOnTable } from '../../ground/ground.ts';
import { landmarkOf } from '../../ground/landmarks.ts';
import { isWithinInches, TOLERANCE } from '../../ground/measure.ts';
import type { Figure } from '../../table/figures.ts';
import type { Blaze } from '../../table/markers.ts';
import type { MomentOf } from '../../table/moment.ts';
import { type Dustup, type DustupIo, NONE, type Place, placeOf } from '../../table/table.ts';
import { becauseOf } from '../../table/telling.ts';
import { ableCount, membersOf, type Unit } from '../../table/units.ts';
import type { Hurt } from '../casualties/harm.ts';
import { takeToll } from '../casualties/toll.ts';
import { reveal } from '../detection/counters.ts';
import { stretchesNear, tracksOf } from '../movement/tracks.ts';
import { clearSmokeOf, smokeOfNewFire } from '../smoke/smoke.ts';
import type { FightFireAct } from './acts.ts';
import { BURNS, burnHullInPlace, burnHullOnTheWay, burnHullsRound } from './burning-hulls.ts';

const BURNS_MILS = 3000 + TOLERANCE;
/** DU-FIRE-006: how near the leader of those who fight it must be. */
const FIGHTING_REACH = 6;

/** DU-FIRE-002: what it takes to set a place alight; null where nothing burns. */
export function ignitesOn(table: Dustup, at: Place): 3 | 6 | null {
  const areas = areasAt(groundOf(table), at);
  if (areas.some(({ type }) => type.traits.includes('neverBurns'))) return null;
  return areas.some(({ type }) => type.traits.includes('flammable')) ? 3 : 6;
}

/** DU-FIRE-002: one roll for the place that a flame weapon has played on. */
export function tryToIgnite(table: Dustup, io: DustupIo, unit: Unit, at: Place): void {
  const needs = ignitesOn(table, at);
  if (!table.options.fire || needs === null) return;
  const face = io.roll(D6, becauseOf(table, unit, 'DU-FIRE-002', 'ignition'));
  io.tell({
    type: 'ignitionRolled',
    rule: 'DU-FIRE-002',
    unit: unit.who,
    at,
    where: landmarkOf(table, at),
    face,
    needs,
  });
  if (face < needs) return;
  const blaze = startFire(table, io, at);
  smokeOfNewFire(table, io, blaze);
}

/** DU-FIRE-003, DU-FIRE-004: the marker is placed, and whoever stands round it is caught; `hurt` is of the attack that lit it. */
export function startFire(table: Dustup, io: DustupIo, { x, y }: Place, hurt?: Hurt): Blaze {
  const blaze = { id: table.blazes.length, x, y, startedOn: table.turn, foughtBy: NONE, out: false };
  table.blazes.push(blaze);
  io.tell({ type: 'fireStarted', rule: 'DU-FIRE-003', fire: blaze.id, at: { x, y }, where: landmarkOf(table, blaze) });
  burn(table, io, inFlamesAt(table, blaze), hurt);
  burnHullsRound(table, io, blaze);
  return blaze;
}

/** DU-FIRE-004: whoever stands or lies where a fire breaks out. */
export function inFlamesAt(table: Dustup, at: Place): Figure[] {
  return table.figures.filter(figure => isExposed(table, figure) && isWithinInches(figure, at, BURNS));
}

/** On the table and alive: also those left behind lie in the flames. */
function isExposed(table: Dustup, { state, gone, left, unit }: Figure): boolean {
  return state !== 'killed' && !gone && (left || table.units[unit]!.where === 'table');
}

/** DU-FIRE-004: the impact die of flames. */
export const FLAMES = 4;

function burn(table: Dustup, io: DustupIo, figures: readonly Figure[], hurt?: Hurt): void {
  takeToll(table, io, figures, { impact: () => FLAMES, rule: 'DU-FIRE-004', by: 'flames', hurt });
}

export function isBurning({ out }: Blaze): boolean {
  return !out;
}

/** DU-FIRE-004: a roll for each figure and fire that its way came near. */
export function burnOnTheWay(table: Dustup, io: DustupIo, moment: MomentOf<'moved'>): void {
  const fires = table.blazes.filter(isBurning);
  if (fires.length === 0) return;
  const unit = table.units[moment.unit]!;
  burnHullOnTheWay(table, io, unit, fires, moment.route);
  const tracks = tracksOf(table, unit, moment);
  const caught = fires.flatMap(fire =>
    tracks
      .filter(({ points }) => stretchesNear(points, fire, BURNS_MILS).length > 0)
      .map(({ figure }) => table.figures[figure]!),
  );
  burn(table, io, caught);
}

/** DU-FIRE-004: whoever stays in a fire for a whole activation, but not those who fought it. */
export function burnInPlace(table: Dustup, io: DustupIo, moment: MomentOf<'activationEnded'>): void {
  const unit = table.units[moment.unit]!;
  const fires = table.blazes.filter(fire => isBurning(fire) && fire.foughtBy !== unit.id);
  for (const fire of table.blazes) fire.foughtBy = NONE;
  if (unit.moved || unit.where !== 'table') return;
  burnHullInPlace(table, io, unit, fires);
  burn(
    table,
    io,
    fires.flatMap(fire => membersOf(table, unit).filter(figure => isWithinInches(figure, fire, BURNS))),
  );
}

/** DU-FIRE-004: a soft hull that comes down to a fire, or rises from one, is near it on its way. */
export function burnOnLanding(table: Dustup, io: DustupIo, unit: Unit): void {
  burnHullInPlace(table, io, unit, table.blazes.filter(isBurning));
}

/** DU-FIRE-005: every fire that was burning before; the fires that spread from them are returned. */
export function rollFires(table: Dustup, io: DustupIo): Blaze[] {
  const fresh: Blaze[] = [];
  for (const fire of table.blazes.filter(isBurning)) {
    const face = io.roll(D6, { rule: 'DU-FIRE-005', purpose: 'fire' });
    const result = face === 1 ? 'wentOut' : face === 6 ? 'spread' : 'burnsOn';
    const at = { x: fire.x, y: fire.y };
    const where = landmarkOf(table, at);
    io.tell({ type: 'fireRolled', rule: 'DU-FIRE-005', fire: fire.id, at, where, face, result });
    if (result === 'wentOut') putOut(table, fire);
    else if (result === 'spread') fresh.push(...spread(table, io, fire));
  }
  return fresh;
}

function putOut(table: Dustup, fire: Blaze): void {
  fire.out = true;
  // DU-SMOKE-004
  clearSmokeOf(table, 'fire', fire.id);
}

function spread(table: Dustup, io: DustupIo, fire: Blaze): Blaze[] {
  const inches = io.roll(D6, { rule: 'DU-FIRE-005', purpose: 'spread' });
  const hour = io.roll(D12, { rule: 'DU-FIRE-005', purpose: 'direction' });
  const at = plus(fire, scaled(clockFace(hour), inches * 1000));
  if (!isOnTable(groundOf(table), at) || ignitesOn(table, at) === null) return [];
  return [startFire(table, io, at)];
}

/** DU-FIRE-006. */
export function whyNotFightFire(table: Dustup, unit: Unit, { fire }: FightFireAct): Refusal[] {
  const blaze = table.blazes[fire];
  if (blaze === undefined || blaze.out) return [refuse('DU-FIRE-006', 'noFire')];
  if (isWithinInches(placeOf(table, unit), blaze, FIGHTING_REACH)) return [];
  return [refuse('DU-FIRE-006', 'outOfReach', FIGHTING_REACH)];
}

export function firesInReach(table: Dustup, unit: Unit): FightFireAct[] {
  const acts = table.blazes.filter(isBurning).map(({ id }): FightFireAct => ({ do: 'fightFire', fire: id }));
  return acts.filter(act => whyNotFightFire(table, unit, act).length === 0);
}

/** DU-FIRE-006: the more hands, the larger the die; four or better puts it out. */
export function fightFire(table: Dustup, io: DustupIo, unit: Unit, { fire }: FightFireAct): void {
  const blaze = table.blazes[fire]!;
  reveal(table, io, unit, 'DU-DETECT-003');
  const die = dieFor(ableCount(table, unit));
  const face = roll(io, die, becauseOf(table, unit, 'DU-FIRE-006', 'fireFighting'));
  const out = face >= 4;
  io.tell({ type: 'foughtFire', rule: 'DU-FIRE-006', unit: unit.who, fire, die, face, out });
  blaze.foughtBy = unit.id;
  if (out) putOut(table, blaze);
}
