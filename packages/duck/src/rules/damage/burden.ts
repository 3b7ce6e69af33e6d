import { type Refusal, refuse } from '@sightline/kernel';
import { TABLES, weaponCalled } from '../../content/deck.ts';
import { roomIn } from '../../ship/standing.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Figure, Survivor, Teamer } from '../../table/figure.ts';
import { figuresAt, isAble } from '../../table/figures.ts';
import { rosterOf } from '../../table/roster.ts';
import type { DuckTable } from '../../table/table.ts';
import { passesFumbleTest } from '../actions/fumble-test.ts';
import { strengthOf } from '../binge/plus-factors.ts';
import { GRENADES, grenadesOf } from '../grenades/grenade.ts';
import { DRONE_GUN } from '../machines/machine.ts';
import { standBeside } from '../movement/positions.ts';
import { isTooHeavyForTreated, isWithinReach } from './regen.ts';

const GEAR_WEIGHTS: Readonly<Record<string, number>> = TABLES.weights.gear;
const GRENADES_TO_A_WEIGHT = 4;

/** DK-GAP-002: things that the list does not name are items of a card. */
function weightOfGear(name: string): number {
  return GEAR_WEIGHTS[name] ?? TABLES.weights.gear['card item'];
}

/** DK-GAP-002: all he bears; a single grenade weighs nothing, up to four weigh 1. */
export function weightBorne(man: Teamer): number {
  return weightOf(man, grenadesBorne(man));
}

/** What he would bear with one thing more, or several of them. */
export function weightWith(man: Teamer, item: string, isWeapon: boolean, count = 1): number {
  if (isGrenade(item) && !isWeapon) return weightOf(man, grenadesBorne(man) + count);
  return weightBorne(man) + count * (isWeapon ? weaponCalled(item).weight : weightOfGear(item));
}

const isGrenade = (item: string): boolean => (GRENADES as readonly string[]).includes(item);
const grenadesBorne = (man: Teamer): number => GRENADES.reduce((sum, kind) => sum + grenadesOf(man, kind), 0);

function weightOf(man: Teamer, grenades: number): number {
  let weight = grenades > 1 ? Math.ceil(grenades / GRENADES_TO_A_WEIGHT) : 0;
  for (const { name } of man.weapons) weight += weaponCalled(name).weight;
  for (const name in man.gear) if (!isGrenade(name)) weight += man.gear[name]! * weightOfGear(name);
  return man.protection === 'ARMOURED' ? weight + weightOfGear('armour') : weight;
}

export function capacityOf(man: Teamer): number {
  return TABLES.weights.capacity[man.card.strength];
}

/** DK-BINGE-011: what he bears already he goes on bearing, but a chicken takes up no more than an AVE man could. */
export function capacityForMore(man: Teamer): number {
  return TABLES.weights.capacity[strengthOf(man)];
}

/** DK-WEAP-003, DK-GAP-002, DK-DMG-011: loaded to capacity, or with a body on his shoulders. */
export function isEncumbered(man: Teamer): boolean {
  return man.carries !== null || weightBorne(man) >= capacityOf(man);
}

/** DK-GAP-002, DK-DMG-009: why he cannot take a weapon or another thing, or several of them. */
export function whyNotBear(man: Teamer, name: string, isWeapon: boolean, count = 1): Refusal[] {
  const total = weightWith(man, name, isWeapon, count);
  const weight = total - weightBorne(man);
  const refusals: Refusal[] = [];
  if (total > capacityForMore(man)) refusals.push(refuse('DK-GAP-002', 'tooHeavy', { weight }));
  if (man.treated && isTooHeavyForTreated(name)) refusals.push(refuse('DK-DMG-009', 'heavyAfterTreatment'));
  return refusals;
}

/** DK-WEAP-003, DK-CYBER-002: a gun of the chart that is heavy, or a Drone Gun. */
export function isHeavyWeapon(name: string, isWeapon: boolean): boolean {
  return isWeapon ? weaponCalled(name).heavy : name === DRONE_GUN;
}

export function hasHeavyWeapon({ weapons, gear }: Teamer): boolean {
  return weapons.some(({ name }) => isHeavyWeapon(name, true)) || (gear[DRONE_GUN] ?? 0) > 0;
}

/** DK-DMG-009, DK-DMG-011: a heavy weight is not for the WEAK, for a treated man nor for one with a heavy weapon. */
export function whyNotHeavyWeight(man: Teamer): Refusal[] {
  const refusals: Refusal[] = [];
  if (man.card.strength === 'WEAK') refusals.push(refuse('DK-DMG-011', 'tooWeak'));
  if (man.treated) refusals.push(refuse('DK-DMG-009', 'heavyAfterTreatment'));
  if (hasHeavyWeapon(man)) refusals.push(refuse('DK-DMG-011', 'hasHeavyWeapon'));
  return refusals;
}

/** DK-DMG-011: by one who may bear a heavy weight, from the same or an adjacent square. */
export function whyNotTakeUp(table: DuckTable, man: Teamer, comrade: Teamer | Survivor): Refusal[] {
  const refusals: Refusal[] = [];
  if (!isAble(man) || man.ducked || man.grapple || man.carries !== null)
    refusals.push(refuse('DK-DMG-011', 'unableToAct'));
  if (comrade.condition !== 'incapacitated' || isHeld(table, comrade))
    refusals.push(refuse('DK-DMG-011', 'notToBeCarried'));
  refusals.push(...whyNotHeavyWeight(man));
  if (!isWithinReach(table, man, comrade)) refusals.push(refuse('DK-DMG-011', 'notAdjacent'));
  if (comrade.at !== man.at && figuresAt(table, man.at, man.overhead).length >= roomIn(table, man.at))
    refusals.push(refuse('DK-MOVE-013', 'squareFull'));
  return refusals;
}

function isHeld(table: DuckTable, { id }: Figure): boolean {
  const { threats, teamers } = rosterOf(table);
  return threats.some(({ captive }) => captive === id) || teamers.some(({ carries }) => carries === id);
}

export function takeUp(table: DuckTable, io: DuckIo, man: Teamer, comrade: Figure): boolean {
  if (!passesFumbleTest(table, io, man, { name: 'takeUp', rule: 'DK-DMG-011' })) return false;
  man.carries = comrade.id;
  comrade.at = man.at;
  io.tell({ type: 'takenUp', rule: 'DK-DMG-011', figure: comrade.id, by: man.id });
  return true;
}

/** DK-DMG-011: laying down is free. From now on the two share the square (DK-MOVE-014). */
export function layDown(table: DuckTable, io: DuckIo, man: Teamer): void {
  if (man.carries === null) throw new Error(`${man.card.name} carries nobody`);
  const figure = man.carries;
  man.carries = null;
  standBeside(table, table.figures[figure]!);
  io.tell({ type: 'laidDown', rule: 'DK-DMG-011', figure, by: man.id, at: table.figures[figure]!.at });
}
