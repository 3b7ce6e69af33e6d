import { type Refusal, refuse } from '@sightline/kernel';
import { armourNamed, weaponNamed } from '../../content/weapons.ts';
import { type Figure, isAble } from '../../table/figures.ts';
import type { Dustup, DustupIo } from '../../table/table.ts';
import { tellOf } from '../../table/telling.ts';
import { ableOf, type Unit } from '../../table/units.ts';
import type { TakeOverUse } from './acts.ts';

export function whyNotTakeOver(table: Dustup, unit: Unit, { from, weapon, by }: TakeOverUse): Refusal[] {
  const [fallen, taker] = [table.figures[from], table.figures[by]];
  const isOwn = fallen?.unit === unit.id && taker?.unit === unit.id;
  const mayTake =
    isOwn && isDown(fallen) && isAble(taker) && !taker.left && suits(table, fallen.weapons[weapon], taker);
  return mayTake ? [] : [refuse('DU-SHOOT-060', 'cannotTakeOver')];
}

/** Out of action, and not left behind with all he had. */
function isDown(figure: Figure): boolean {
  return !isAble(figure) && !figure.left && !figure.gone;
}

/** A support weapon, and one made for power armour only for those who wear it. */
function suits(table: Dustup, weapon: string | undefined, taker: Figure): boolean {
  if (weapon === undefined) return false;
  const { kind, row } = weaponNamed(table, weapon);
  if (kind !== 'support') return false;
  return !row.traits.includes('powerArmour') || armourNamed(table, taker.armour).traits.includes('suit');
}

/** Each weapon that lies about, for the last man who has nothing better. */
export function takeOversOf(table: Dustup, unit: Unit): TakeOverUse[] {
  const fallen = unit.figures.map(id => table.figures[id]!).filter(isDown);
  const uses: TakeOverUse[] = [];
  for (const figure of fallen) {
    for (const [weapon, id] of figure.weapons.entries()) {
      const taker = ableOf(table, unit).findLast(able => suits(table, id, able) && !hasSupport(table, able));
      if (taker !== undefined) uses.push({ do: 'takeOver', from: figure.id, weapon, by: taker.id });
    }
  }
  return uses;
}

function hasSupport(table: Dustup, { weapons }: Figure): boolean {
  return weapons.some(id => weaponNamed(table, id).kind === 'support');
}

export function takeOver(table: Dustup, io: DustupIo, unit: Unit, { from, weapon, by }: TakeOverUse): void {
  const taker = table.figures[by]!;
  const [taken] = table.figures[from]!.weapons.splice(weapon, 1);
  taker.weapons.push(taken!);
  const { id, name } = weaponNamed(table, taken!).row;
  tellOf(table, io, unit, {
    type: 'tookOver',
    rule: 'DU-SHOOT-060',
    unit: unit.who,
    figure: taker.who,
    weapon: { id, name },
  });
}
