import type { Quality } from '../../content/schema.ts';
import { isUnarmoured, namedWeapon } from '../../content/weapons.ts';
import { isBelowHalf, unopposed } from '../../dice/rolls.ts';
import { seesUnit } from '../../ground/sight.ts';
import { isAirborne } from '../../table/flight.ts';
import { isSoft } from '../../table/hulls.ts';
import type { Strain } from '../../table/markers.ts';
import type { MomentOf } from '../../table/moment.ts';
import { type Dustup, type DustupIo, type Named, NONE } from '../../table/table.ts';
import { becauseOf, tellOf } from '../../table/telling.ts';
import { ableOf, type Fright, isHidden, isInPlay, stands, superiorOf, type Unit } from '../../table/units.ts';
import { isFaceToFace } from '../command/communicate.ts';
import { isShutIn } from '../vehicles/hatches.ts';
import { lowerConfidence } from './confidence.ts';
import { provokesTerror, terribleOf } from './terror.ts';

/** DU-MORALE-020 to DU-MORALE-023: what frightens troops of each quality the first time. */
const FEARS: Readonly<Record<Quality, readonly Fright[]>> = {
  untrained: ['enemy'],
  green: ['fire', 'armour', 'creature', 'powerArmour', 'terror'],
  experienced: ['terror'],
  veteran: [],
  elite: [],
};

/** Frights that a unit need only see. */
const SIGHTS: readonly Fright[] = ['enemy', 'armour', 'creature', 'powerArmour', 'terror'];

/** DU-MORALE-021, DU-VEH-015: enemies who are frightening by what they are: armour on any face, or any monster. */
function natureOf(table: Dustup, unit: Unit): Fright | null {
  const { type, hull } = unit;
  if (type === 'monster') return 'creature';
  if (hull !== null) return isSoft(hull.model) ? null : 'armour';
  const isSuited = type === 'powerArmour' && !ableOf(table, unit).every(figure => isUnarmoured(table, figure));
  return isSuited ? 'powerArmour' : null;
}

/** DU-MORALE-029: whoever has passed once is beyond it; the panicked and the routed have nothing left to lose. */
function mayPanic(table: Dustup, unit: Unit): boolean {
  if (unit.passedPanic || unit.panicked || unit.confidence === 'routed') return false;
  // DU-AIR-012: what goes on below frightens nobody in the air.
  return FEARS[unit.quality].length > 0 && isInPlay(table, unit) && !isAirborne(unit);
}

function fears(unit: Unit, fright: Fright): boolean {
  return FEARS[unit.quality].includes(fright) && !unit.frights.includes(fright);
}

/** DU-MORALE-021, DU-FIRE-008: the first time it is fired on, and the first time by a weapon of terror. */
export function frightOfStrain(table: Dustup, unit: Unit, strain: Strain): Fright | null {
  const isFired = strain.by === 'fire' || strain.fromEnemy === true;
  if (!isFired || !mayPanic(table, unit)) return null;
  if (fears(unit, 'fire')) return 'fire';
  return strain.terror && fears(unit, 'terror') ? 'terror' : null;
}

/** DU-MORALE-019, DU-MORALE-021: how likely a unit is to panic because it is fired on at all, whatever the shot does. */
export function panicUnderFire(table: Dustup, unit: Unit, terror: boolean): number {
  const isFrightened = mayPanic(table, unit) && (fears(unit, 'fire') || (terror && fears(unit, 'terror')));
  return isFrightened ? Math.min(1, unit.lv / unit.die) : 0;
}

/** Whether there is anything left that would frighten a unit at first sight. */
export function fearsSights(table: Dustup, unit: Unit): boolean {
  // DU-VEH-047: whoever sits in a closed hull sees nothing of it.
  return SIGHTS.some(fright => fears(unit, fright)) && mayPanic(table, unit) && !isShutIn(table, unit);
}

/** A fright, and who gives it by being seen. */
export interface Sighting {
  readonly fright: Fright;
  readonly of: Unit;
}

/** DU-MORALE-024: what such a unit sees now, leader to leader, that it has reason to fear for the first time. */
export function frightInSight(table: Dustup, unit: Unit, { standing, dreadful }: Sights): Sighting | null {
  const sees = (other: Unit): boolean => other.side !== unit.side && seesUnit(table, unit, other);
  if (fears(unit, 'enemy')) {
    const of = standing.find(sees);
    return of === undefined ? null : { fright: 'enemy', of };
  }
  for (const { other, frights } of dreadful) {
    const fright = frights.find(each => fears(unit, each));
    if (fright !== undefined && sees(other)) return { fright, of: other };
  }
  return null;
}

/** What there is to be seen on the table: whoever stands there openly, and which of them are more to fear than any enemy is. */
export interface Sights {
  readonly standing: readonly Unit[];
  readonly dreadful: readonly { readonly other: Unit; readonly frights: readonly Fright[] }[];
}

export function sightsOf(table: Dustup): Sights {
  const standing = table.units.filter(unit => !isHidden(unit) && stands(table, unit));
  const dreadful = standing.map(other => ({ other, frights: frightsOf(table, other) }));
  return { standing, dreadful: dreadful.filter(({ frights }) => frights.length > 0) };
}

function frightsOf(table: Dustup, unit: Unit): Fright[] {
  const nature = natureOf(table, unit);
  const frights: Fright[] = nature === null ? [] : [nature];
  if (provokesTerror(table, unit)) frights.push('terror');
  return frights;
}

/** DU-MORALE-019: the quality die must beat the leadership value. What frightens at sight is told by name. */
export function testPanic(table: Dustup, io: DustupIo, unit: Unit, fright: Fright, of: Unit | null = null): void {
  unit.frights.push(fright);
  const tested = unopposed(io, unit.die, unit.lv, becauseOf(table, unit, 'DU-MORALE-019', 'panic'));
  unit.passedPanic = tested.passed;
  unit.panicked = !tested.passed;
  const told = { unit: unit.who, fright, ...(of === null ? {} : { by: of.who, weapon: dreadOf(table, of, fright) }) };
  tellOf(table, io, unit, { type: 'panicTested', rule: 'DU-MORALE-019', ...told, ...tested });
}

/** What about somebody is a terror, unless he is one himself. */
function dreadOf(table: Dustup, of: Unit, fright: Fright): Named | null {
  const weapon = fright === 'terror' && !of.traits.includes('terror') ? terribleOf(table, of) : undefined;
  return weapon === undefined ? null : namedWeapon(table, weapon);
}

/**
 * DU-MORALE-025 to DU-MORALE-027: a panicked unit spends its whole activation on one more test, with its commander's
 * leadership value if he is there to help.
 */
export function fightPanic(table: Dustup, io: DustupIo, unit: Unit): void {
  unit.acted += unit.actions;
  unit.actions = 0;
  const commander = commanderAtHand(table, unit);
  const target = Math.min(unit.lv, commander?.commandLv ?? unit.lv);
  const tested = unopposed(io, unit.die, target, becauseOf(table, unit, 'DU-MORALE-025', 'panic'));
  const told = { unit: unit.who, commander: commander?.who ?? null, ...tested };
  tellOf(table, io, unit, { type: 'panicFought', rule: 'DU-MORALE-025', ...told });
  if (tested.passed) {
    unit.panicked = false;
    unit.passedPanic = true;
    unit.calmedOn = table.turn;
  } else if (isBelowHalf(tested.face, table.options.panicNeedsOneMore ? target + 1 : target))
    lowerConfidence(table, io, unit, 1, 'DU-MORALE-026');
}

/** DU-MORALE-025: a unit that has come to its senses acts again from the next turn on. */
export function isRecovering({ turn }: Dustup, { calmedOn }: Unit): boolean {
  return calmedOn === turn;
}

/** DU-MORALE-025: whoever panics in the midst of his activation can do nothing with the rest of it. */
export function loseActions(table: Dustup, io: DustupIo, unit: Unit): void {
  const left = unit.actions;
  unit.acted += left;
  unit.actions = 0;
  tellOf(table, io, unit, { type: 'lostActions', rule: 'DU-MORALE-025', unit: unit.who, left });
}

/** DU-MORALE-027: the best commander above the unit who stands within six inches and in sight, and has kept his head. */
function commanderAtHand(table: Dustup, unit: Unit): Unit | null {
  let best: Unit | null = null;
  for (let above = superiorOf(unit); above !== NONE; above = superiorOf(table.units[above]!)) {
    const commander = table.units[above]!;
    if (!commander.commands || commander.leaderless || !isInPlay(table, commander)) continue;
    if (commander.panicked || commander.confidence === 'routed') continue;
    if (best !== null && best.commandLv <= commander.commandLv) continue;
    if (isFaceToFace(table, commander, unit)) best = commander;
  }
  return best;
}

/** DU-MORALE-028: whoever routs in panic runs, and can never be rallied again. */
export function routInPanic(table: Dustup, _io: DustupIo, { unit: id, to }: MomentOf<'confidenceChanged'>): void {
  const unit = table.units[id]!;
  if (to !== 'routed' || !unit.panicked) return;
  unit.panicked = false;
  unit.unrallyable = true;
}
