import { weaponCalled } from '../content/deck.ts';
import { whyNotTake } from '../rules/other-actions/gear.ts';
import { heldWeapon } from '../rules/shooting/gun.ts';
import { rangeBetween } from '../rules/shooting/sight.ts';
import type { Teamer } from '../table/figure.ts';
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

const isUseful = (name: string): boolean => {
  const { effect, range } = weaponCalled(name);
  return range !== 0 && !(effect.kind === 'bullet' && effect.half);
};

/** He has nothing left that kills at a distance: stunned men drop what they hold (DK-GRAP-031). */
export function isUnarmed({ weapons }: Teamer): boolean {
  return !weapons.some(({ name, loaded, spares, broken }) => !broken && loaded + spares > 0 && isUseful(name));
}

/** The nearest gun on the deck that he could bear. */
export function gunToFetch(table: DuckTable, man: Teamer): Thing | null {
  const { things } = table;
  if (things.length === 0 || man.leads || !isUnarmed(man)) return null;
  let found: Thing | null = null;
  let least = REACH + 1;
  for (const thing of things) {
    if (!thing.weapon || thing.at < 0 || !isUseful(thing.name)) continue;
    const range = rangeBetween(table, man.at, thing.at);
    if (range < least && whyNotTake(man, thing.name, thing.weapon).length === 0) [found, least] = [thing, range];
  }
  return found;
}

/** What it is worth to pick something up that the mission does not ask for. */
export function findWorth({ table }: Situation, man: Teamer, item: string): number {
  const thing = table.things.find(({ name, at }) => name === item && at === man.at);
  if (thing?.weapon) return isUnarmed(man) && isUseful(item) ? LOST_GUN : -1;
  return item === 'grenade' || item === 'REGEN kit' || item === 'Fire bomb' ? TOPPING_UP : -1;
}

/** DK-WEAP-006: a Pistol is better left slung once the blade is out, unless it is all that is left. */
export function gunWorth(man: Teamer, index: number): number {
  const { name, loaded, spares, broken } = man.weapons[index]!;
  if (broken || loaded + spares === 0) return -1;
  return isUseful(name) ? GUN_IN_HAND : isUnarmed(man) ? LAST_GUN : 2;
}

export function reloadWorth(situation: Situation, man: Teamer): number {
  const gun = heldWeapon(man);
  if (!gun) return -1;
  if (gun.loaded === 0) return isUseful(gun.name) ? EMPTY_GUN : 2;
  return gun.loaded <= HALF && !isPressed(situation, man) ? TOPPING_UP : -1;
}
