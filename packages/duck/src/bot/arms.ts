import type { Use } from '../content/arms.ts';
import { isFor } from '../rules/damage/equipment.ts';
import { FRAGMENTATION } from '../rules/grenades/grenade.ts';
import { whyNotTake } from '../rules/other-actions/gear.ts';
import { heldWeapon } from '../rules/shooting/gun.ts';
import { rangeBetween } from '../rules/shooting/sight.ts';
import type { Teamer } from '../table/figure.ts';
import { weaponIn } from '../table/own-cards.ts';
import type { DuckTable, Thing } from '../table/table.ts';
import { isPressed, type Situation } from './situation.ts';

const GUN_IN_HAND = 62;
const LAST_GUN = 41;
const EMPTY_GUN = 64;
const LOST_GUN = 70;
const TOPPING_UP = 45;
/** Half a magazine and less is made full while nobody is near. */
const HALF = 6;
/** A gun that lies so near is worth the way. */
const REACH = 20;

const isUseful = (table: DuckTable, gun: string): boolean => {
  const { effect, range } = weaponIn(table, gun);
  return range !== 0 && !(effect.kind === 'bullet' && effect.half);
};

/** He has nothing left that kills at a distance: stunned men drop what they hold (DK-GRAP-031). */
export function isUnarmed(table: DuckTable, { weapons }: Teamer): boolean {
  return !weapons.some(({ id, loaded, spares, broken }) => !broken && loaded + spares > 0 && isUseful(table, id));
}

/** He has nothing to shoot with at all, not even a Pistol. */
export const hasNoGun = ({ weapons }: Teamer): boolean =>
  !weapons.some(({ loaded, spares, broken }) => !broken && loaded + spares > 0);

/** The nearest gun on the deck that he could bear; a Pistol is for those who have nothing at all. */
export function gunToFetch(table: DuckTable, man: Teamer): Thing | null {
  const { things } = table;
  if (things.length === 0 || !isUnarmed(table, man)) return null;
  const isBare = hasNoGun(man);
  // YOU have better things to do than to look for a larger gun.
  if (man.leads && !isBare) return null;
  let found: Thing | null = null;
  let least = REACH + 1;
  for (const thing of things) {
    if (!thing.weapon || thing.at < 0 || !isWorthHaving(table, thing, isBare)) continue;
    const range = rangeBetween(table, man.at, thing.at);
    if (range < least && whyNotTake(table, man, thing.item, thing.weapon).length === 0) [found, least] = [thing, range];
  }
  return found;
}

function isWorthHaving(table: DuckTable, { item, weapon }: Thing, isBare: boolean): boolean {
  if (!weapon || weapon.broken || weapon.loaded + weapon.spares === 0) return false;
  return isUseful(table, item) || (isBare && weaponIn(table, item).range !== 0);
}

const WANTED: readonly Use[] = ['treat', 'setFireBomb'];

/** What it is worth to pick something up that the mission does not ask for. */
export function findWorth({ table }: Situation, man: Teamer, item: string): number {
  const thing = table.things.find(thing => thing.item === item && thing.at === man.at);
  if (thing?.weapon) return isUnarmed(table, man) && isWorthHaving(table, thing, hasNoGun(man)) ? LOST_GUN : -1;
  return item === FRAGMENTATION || WANTED.some(use => isFor(table, item, use)) ? TOPPING_UP : -1;
}

/** DK-WEAP-006: a Pistol is better left slung once the blade is out, unless it is all that is left. */
export function gunWorth({ table }: Situation, man: Teamer, index: number): number {
  const { id, loaded, spares, broken } = man.weapons[index]!;
  if (broken || loaded + spares === 0) return -1;
  return isUseful(table, id) ? GUN_IN_HAND : isUnarmed(table, man) ? LAST_GUN : 2;
}

export function reloadWorth(situation: Situation, man: Teamer): number {
  const gun = heldWeapon(man);
  if (!gun) return -1;
  if (gun.loaded === 0) return isUseful(situation.table, gun.id) ? EMPTY_GUN : 2;
  return gun.loaded <= HALF && !isPressed(situation, man) ? TOPPING_UP : -1;
}
