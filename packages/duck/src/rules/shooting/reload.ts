import { areAdjacent } from '@sightline/geometry/grid';
import { D6, type Refusal, refuse } from '@sightline/kernel';
import type { RuleId } from '@sightline/ledger';
import type { WeaponCard } from '../../content/arms.ts';
import { shieldCover } from '../../ship/standing.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Teamer, Weapon } from '../../table/figure.ts';
import { isAble, seatOf, teamers } from '../../table/figures.ts';
import { weaponIn } from '../../table/own-cards.ts';
import type { DuckTable } from '../../table/table.ts';
import { passesFumbleTest } from '../actions/fumble-test.ts';
import { hasFor, thingFor } from '../damage/equipment.ts';
import { useUp } from '../damage/weaponry.ts';
import { heldWeapon } from './gun.ts';
import { isOutOfBreath } from './score.ts';

/** DK-WEAP-021, DK-DUCK-009: the weapon in hand; lying down no heavy one. */
export function whyNotReload(table: DuckTable, man: Teamer): Refusal[] {
  const weapon = heldWeapon(man);
  if (!isAble(man) || man.grapple) return [refuse('DK-WEAP-021', 'unableToAct')];
  if (!weapon) return [refuse('DK-WEAP-048', 'noGunInHand')];
  const card = weaponIn(table, weapon.id);
  const refusals: Refusal[] = [];
  if (man.ducked && card.heavy) refusals.push(refuse('DK-DUCK-009', 'heavyWhileDucked'));
  if (weapon.loaded >= card.magazine) refusals.push(refuse('DK-WEAP-021', 'full'));
  // DK-GAP-007, DK-GAP-009: one that was found or dropped by Mother fits any weapon.
  if (usesSpares(card) && weapon.spares === 0 && !hasFor(table, man, 'reload'))
    refusals.push(refuse('DK-WEAP-021', 'noSpare'));
  return refusals;
}

/** DK-WEAP-032, DK-WEAP-041: the Dope Gun is recharged and the supply of flechettes is not counted. */
function usesSpares({ effect: { kind } }: WeaponCard): boolean {
  return kind !== 'wave' && kind !== 'flechette';
}

/** DK-WEAP-021: a Fumble Test; a failed one costs the action but not the spare. */
export function reload(table: DuckTable, io: DuckIo, man: Teamer): boolean {
  const weapon = heldWeapon(man);
  if (!weapon) throw new Error(`${man.card.name} holds nothing to reload`);
  const card = weaponIn(table, weapon.id);
  if (!succeeds(table, io, man, card)) {
    io.tell({ type: 'reloadFailed', rule: rowOf(card), figure: man.id, weapon: card.id });
    return false;
  }
  fill(table, io, man, weapon, null);
  return true;
}

/** The row that says how it is done alone. */
function rowOf({ effect: { kind } }: WeaponCard): RuleId {
  if (kind === 'wave') return 'DK-WEAP-032';
  if (kind === 'flame') return 'DK-WEAP-029';
  return kind === 'flechette' ? 'DK-WEAP-041' : 'DK-WEAP-021';
}

function succeeds(table: DuckTable, io: DuckIo, man: Teamer, card: WeaponCard): boolean {
  const { effect } = card;
  const rule = rowOf(card);
  switch (effect.kind) {
    case 'wave':
      return throws(table, io, man, card, { least: effect.recharge, rule });
    case 'flame':
      return throws(table, io, man, card, { least: TANK_CHANGED_ON, rule });
    case 'bullet':
    case 'burst':
    case 'flechette':
    case 'grenade':
    case 'incendiary':
    case 'blade':
    case 'mine':
    case 'fireBomb':
      return passesFumbleTest(table, io, man, { name: 'reload', rule, ability: 'armourer' });
    default:
      return effect satisfies never;
  }
}

/** DK-WEAP-029. */
const TANK_CHANGED_ON = 5;

/** DK-MOVE-035: at 2 less if he is out of breath; but as a 1 passes every Fumble Test, a 6 always does it. */
function throws(
  table: DuckTable,
  io: DuckIo,
  man: Teamer,
  { id: weapon }: WeaponCard,
  { least, rule }: { readonly least: number; readonly rule: RuleId },
): boolean {
  const face = io.roll(D6, { rule, purpose: 'reload', seat: seatOf(man), figure: man.id });
  const needed = Math.min(6, isOutOfBreath(table, man) ? least + 2 : least);
  const passed = face >= needed;
  io.tell({ type: 'reloadThrown', rule, figure: man.id, weapon, face, needed, passed });
  return passed;
}

function fill(table: DuckTable, io: DuckIo, man: Teamer, weapon: Weapon, loader: number | null): void {
  const card = weaponIn(table, weapon.id);
  weapon.loaded = card.magazine;
  if (usesSpares(card)) {
    if (weapon.spares > 0) weapon.spares--;
    else useUp(man, thingFor(table, man, 'reload')!);
  }
  io.tell({ type: 'reloaded', rule: rowOf(card), figure: man.id, weapon: card.id, loader });
}

/** DK-WEAP-041: comrades who can load the cannon for one of their own chits. */
export function loadersOf(table: DuckTable, gunner: Teamer): Teamer[] {
  const weapon = heldWeapon(gunner);
  if (!weapon || weaponIn(table, weapon.id).effect.kind !== 'flechette' || weapon.loaded > 0) return [];
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
export function loadForComrade(table: DuckTable, io: DuckIo, loader: Teamer, gunner: Teamer): void {
  const weapon = heldWeapon(gunner);
  if (!weapon) throw new Error(`${gunner.card.name} holds nothing to load`);
  if (loader.waiting > 0) loader.waiting--;
  else loader.ready--;
  loader.acted++;
  fill(table, io, gunner, weapon, loader.id);
}
