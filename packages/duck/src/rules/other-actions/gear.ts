import { type Refusal, refuse } from '@sightline/kernel';
import type { ActKind } from '../../table/acts.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Teamer, Weapon } from '../../table/figure.ts';
import { isAble, teamer, teamers } from '../../table/figures.ts';
import { form, isName, isNumber } from '../../table/form.ts';
import type { DuckTable, Thing } from '../../table/table.ts';
import { canAct, spendAction } from '../actions/chits.ts';
import { passesFumbleTest } from '../actions/fumble-test.ts';
import { whyNotOtherAction } from '../actions/other-action.ts';
import { capacityForMore, isHeavyWeapon, isTooHeavyForTreated, weightWith } from '../damage/burden.ts';
import { letGoOfWeapon, useUp } from '../damage/weaponry.ts';
import { isBeside } from '../missions/mission-places.ts';
import { BODY } from '../missions/mission-set-up.ts';

/** DK-ACT-022, DK-SENS-006: picking up what lies in his square, handing over, dropping. One thing at a time. */
export type GearAct =
  | { readonly do: 'pickUp'; readonly item: string }
  | { readonly do: 'handOver'; readonly item: string; readonly comrade: number }
  | { readonly do: 'drop'; readonly item: string };

/** DK-GAP-002, DK-DMG-009: why he cannot take this on top of what he bears. */
export function whyNotTake(table: DuckTable, man: Teamer, item: string, weapon: Weapon | null): Refusal[] {
  const refusals: Refusal[] = [];
  if (weightWith(table, man, item, weapon !== null) > capacityForMore(man))
    refusals.push(refuse('DK-GAP-002', 'tooHeavy'));
  if (man.treated && isTooHeavyForTreated(table, item, weapon !== null))
    refusals.push(refuse('DK-DMG-009', 'heavyAfterTreatment'));
  if (isHeavyWeapon(table, item, weapon !== null) && man.carries !== null)
    refusals.push(refuse('DK-DMG-011', 'carrying'));
  return refusals;
}

function take(man: Teamer, item: string, weapon: Weapon | null): void {
  if (!weapon) man.gear[item] = (man.gear[item] ?? 0) + 1;
  else {
    const index = man.weapons.push(weapon) - 1;
    if (man.hand === 'empty') man.hand = index;
  }
}

/** The dead of the Lost Team are no gear: only their tags are taken (DK-GAP-039). */
const thingAt = (table: DuckTable, man: Teamer, item: string): Thing | undefined =>
  table.things.find(thing => thing.at === man.at && thing.item === item && item !== BODY);

/** The rest of a heap stays where it is. */
function takeFromHeap(table: DuckTable, thing: Thing): void {
  const rest = thing.count > 1 ? [{ ...thing, count: thing.count - 1 }] : [];
  table.things = table.things.flatMap(other => (other === thing ? rest : [other]));
}

/** DK-DUCK-022: snatched up from the deck, without a word. */
export function seize(table: DuckTable, man: Teamer, thing: Thing): void {
  takeFromHeap(table, thing);
  take(man, thing.item, thing.weapon);
}

/** DK-SENS-006: in his own square, with a Fumble Test. */
const pickUp: ActKind<Extract<GearAct, { do: 'pickUp' }>> = {
  do: 'pickUp',
  isForm: form<Extract<GearAct, { do: 'pickUp' }>>({ item: isName }),
  list(table, man) {
    if (table.things.length === 0) return [];
    const items = new Set(table.things.filter(({ at }) => at === man.at).map(({ item }) => item));
    return [...items]
      .map(item => ({ do: 'pickUp', item }) as const)
      .filter(act => pickUp.whyNot(table, man, act).length === 0);
  },
  whyNot(table, man, { item }) {
    const refusals = whyNotOtherAction(man);
    const thing = thingAt(table, man, item);
    return thing
      ? [...refusals, ...whyNotTake(table, man, item, thing.weapon)]
      : [...refusals, refuse('DK-ACT-022', 'notHere', { item })];
  },
  perform(table, io, man, { item }) {
    spendAction(man);
    if (!passesFumbleTest(table, io, man, { name: 'pickUp', rule: 'DK-ACT-022' })) return;
    const thing = thingAt(table, man, item);
    if (!thing) throw new Error(`no ${item} lies on square ${man.at}`);
    takeFromHeap(table, thing);
    take(man, item, thing.weapon);
    io.tell({ type: 'pickedUp', rule: 'DK-ACT-022', figure: man.id, item, at: man.at });
  },
};

/** Everything he could part with. */
function belongings(man: Teamer): string[] {
  return [...new Set([...man.weapons.map(({ id }) => id), ...Object.keys(man.gear)])];
}

const weaponOf = (man: Teamer, item: string): Weapon | null => man.weapons.find(({ id }) => id === item) ?? null;

/** Takes a thing from a man, ready to be given or laid down. */
function partWith(man: Teamer, item: string): Weapon | null {
  if (weaponOf(man, item)) return letGoOfWeapon(man, item);
  useUp(man, item);
  return null;
}

const canReceive = (man: Teamer): boolean => isAble(man) && !man.ducked && man.grapple === null;

/** DK-SENS-006: to a comrade in his own or an adjacent square. */
const handOver: ActKind<Extract<GearAct, { do: 'handOver' }>> = {
  do: 'handOver',
  isForm: form<Extract<GearAct, { do: 'handOver' }>>({ item: isName, comrade: isNumber }),
  list(table, man) {
    if (whyNotOtherAction(man).length > 0) return [];
    const comrades = teamers(table).filter(
      other => other !== man && !other.overhead && canReceive(other) && isBeside(table, man, other.at),
    );
    if (comrades.length === 0) return [];
    const items = belongings(man);
    return comrades.flatMap(comrade =>
      items
        .filter(item => whyNotTake(table, comrade, item, weaponOf(man, item)).length === 0)
        .map(item => ({ do: 'handOver', item, comrade: comrade.id }) as const),
    );
  },
  whyNot(table, man, { item, comrade: id }) {
    const refusals = whyNotOtherAction(man);
    const comrade = table.figures[id];
    if (comrade?.kind !== 'teamer' || comrade === man || comrade.overhead || !isBeside(table, man, comrade.at))
      return [...refusals, refuse('DK-ACT-022', 'nobodyThere')];
    if (!canReceive(comrade)) refusals.push(refuse('DK-ACT-022', 'comradeUnable'));
    if (!belongings(man).includes(item)) return [...refusals, refuse('DK-ACT-022', 'notHis', { item })];
    return [...refusals, ...whyNotTake(table, comrade, item, weaponOf(man, item))];
  },
  perform(table, io, man, { item, comrade: id }) {
    spendAction(man);
    if (!passesFumbleTest(table, io, man, { name: 'handOver', rule: 'DK-ACT-022' })) return;
    take(teamer(table, id), item, partWith(man, item));
    io.tell({ type: 'handedOver', rule: 'DK-ACT-022', figure: man.id, comrade: id, item });
  },
};

/** DK-ACT-029, DK-GAP-002: for nothing and without a test, while he is about his business. */
const drop: ActKind<Extract<GearAct, { do: 'drop' }>> = {
  do: 'drop',
  isForm: form<Extract<GearAct, { do: 'drop' }>>({ item: isName }),
  free: true,
  list: (_table, man) =>
    isAble(man) && canAct(man) ? belongings(man).map(item => ({ do: 'drop', item }) as const) : [],
  whyNot(_table, man, { item }) {
    if (!isAble(man) || man.at < 0) return [refuse('DK-ACT-029', 'unableToAct')];
    if (!canAct(man)) return [refuse('DK-ACT-029', 'noAction')];
    return belongings(man).includes(item) ? [] : [refuse('DK-ACT-022', 'notHis', { item })];
  },
  perform(table, io, man, { item }) {
    layOnDeck(table, io, man, item);
  },
};

function layOnDeck(table: DuckTable, io: DuckIo, man: Teamer, item: string): void {
  const weapon = partWith(man, item);
  const heap = weapon ? undefined : thingAt(table, man, item);
  if (heap) table.things = table.things.map(other => (other === heap ? { ...heap, count: heap.count + 1 } : other));
  else table.things.push({ item, at: man.at, weapon, count: 1 });
  io.tell({ type: 'dropped', rule: 'DK-ACT-029', figure: man.id, item, at: man.at });
}

export const GEAR_ACTS = [pickUp, handOver, drop] as const;
