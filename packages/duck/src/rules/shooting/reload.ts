import { areAdjacent } from '@sightline/geometry/grid';
import { D6, type Refusal, refuse } from '@sightline/kernel';
import type { RuleId } from '@sightline/ledger';
import { weaponCalled } from '../../content/deck.ts';
import { shieldCover } from '../../ship/standing.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Teamer, Weapon } from '../../table/figure.ts';
import { isAble, seatOf, teamers } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';
import { passesFumbleTest } from '../actions/fumble-test.ts';
import { useUp } from '../damage/weaponry.ts';
import { heldWeapon } from './gun.ts';
import { isOutOfBreath } from './score.ts';

/** DK-GAP-007, DK-GAP-009: one that was found or dropped by Mother fits any weapon. */
const FOUND = 'reload';

/** DK-WEAP-021, DK-DUCK-009: the weapon in hand; lying down no heavy one. */
export function whyNotReload(man: Teamer): Refusal[] {
  const weapon = heldWeapon(man);
  if (!isAble(man) || man.grapple) return [refuse('DK-WEAP-021', 'unableToAct')];
  if (!weapon) return [refuse('DK-WEAP-048', 'noGunInHand')];
  const card = weaponCalled(weapon.name);
  const refusals: Refusal[] = [];
  if (man.ducked && card.heavy) refusals.push(refuse('DK-DUCK-009', 'heavyWhileDucked'));
  if (weapon.loaded >= card.magazine) refusals.push(refuse('DK-WEAP-021', 'full'));
  if (usesSpares(weapon) && weapon.spares === 0 && !man.gear[FOUND]) refusals.push(refuse('DK-WEAP-021', 'noSpare'));
  return refusals;
}

/** DK-WEAP-032, DK-WEAP-041: the Dope Gun is recharged and the supply of flechettes is not counted. */
function usesSpares({ name }: Weapon): boolean {
  const { kind } = weaponCalled(name).effect;
  return kind !== 'wave' && kind !== 'flechette';
}

/** DK-WEAP-021: a Fumble Test; a failed one costs the action but not the spare. */
export function reload(table: DuckTable, io: DuckIo, man: Teamer): boolean {
  const weapon = heldWeapon(man);
  if (!weapon) throw new Error(`${man.card.name} holds nothing to reload`);
  if (!succeeds(table, io, man, weapon)) {
    io.tell({ type: 'reloadFailed', rule: rowOf(weapon), figure: man.id, weapon: weapon.name });
    return false;
  }
  fill(io, man, weapon, null);
  return true;
}

/** The row that says how it is done alone. */
function rowOf({ name }: Weapon): RuleId {
  const { kind } = weaponCalled(name).effect;
  if (kind === 'wave') return 'DK-WEAP-032';
  if (kind === 'flame') return 'DK-WEAP-029';
  return kind === 'flechette' ? 'DK-WEAP-041' : 'DK-WEAP-021';
}

function succeeds(table: DuckTable, io: DuckIo, man: Teamer, weapon: Weapon): boolean {
  const { effect } = weaponCalled(weapon.name);
  const rule = rowOf(weapon);
  switch (effect.kind) {
    case 'wave':
      return throws(table, io, man, effect.recharge, rule);
    case 'flame':
      return throws(table, io, man, TANK_CHANGED_ON, rule);
    case 'bullet':
    case 'burst':
    case 'flechette':
    case 'grenade':
    case 'incendiary':
    case 'blade':
    case 'mine':
    case 'fireBomb':
      return passesFumbleTest(table, io, man, { name: 'reload', rule, ability: 'Armourer' });
    default:
      return effect satisfies never;
  }
}

/** DK-WEAP-029. */
const TANK_CHANGED_ON = 5;

/** DK-MOVE-035: at 2 less if he is out of breath; but as a 1 passes every Fumble Test, a 6 always does it. */
function throws(table: DuckTable, io: DuckIo, man: Teamer, least: number, rule: RuleId): boolean {
  const face = io.roll(D6, { rule, purpose: 'reload', seat: seatOf(man), figure: man.id });
  return face === 6 || (isOutOfBreath(table, man) ? face - 2 : face) >= least;
}

function fill(io: DuckIo, man: Teamer, weapon: Weapon, loader: number | null): void {
  weapon.loaded = weaponCalled(weapon.name).magazine;
  if (usesSpares(weapon)) {
    if (weapon.spares > 0) weapon.spares--;
    else useUp(man, FOUND);
  }
  io.tell({ type: 'reloaded', rule: rowOf(weapon), figure: man.id, weapon: weapon.name, loader });
}

/** DK-WEAP-041: comrades who can load the cannon for one of their own chits. */
export function loadersOf(table: DuckTable, gunner: Teamer): Teamer[] {
  const weapon = heldWeapon(gunner);
  if (!weapon || weaponCalled(weapon.name).effect.kind !== 'flechette' || weapon.loaded > 0) return [];
  const cover = shieldCover(table);
  return teamers(table).filter(
    man =>
      man !== gunner &&
      man.overhead === gunner.overhead &&
      isAble(man) &&
      !man.ducked &&
      man.grapple === null &&
      man.ready + man.waiting > 0 &&
      (man.at === gunner.at || areAdjacent(cover, man.at, gunner.at)),
  );
}

/** DK-WEAP-041: no test, and no action of the gunner's. */
export function loadForComrade(io: DuckIo, loader: Teamer, gunner: Teamer): void {
  const weapon = heldWeapon(gunner);
  if (!weapon) throw new Error(`${gunner.card.name} holds nothing to load`);
  if (loader.waiting > 0) loader.waiting--;
  else loader.ready--;
  loader.acted++;
  fill(io, gunner, weapon, loader.id);
}
