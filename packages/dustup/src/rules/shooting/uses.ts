import { type Refusal, refuse } from '@sightline/kernel';
import type { ShootingUse } from '../../acts/shooting.ts';
import { ARMOURS } from '../../content/load.ts';
import { shelterOf } from '../../ground/cover.ts';
import { type Dustup, type Figure, isAble, type Unit } from '../../table.ts';
import { ableOf } from '../../units.ts';
import { weaponNamed } from '../../weapons.ts';
import { hasKeys, isInt, type UsesOf } from '../action.ts';
import { tellOf } from '../telling.ts';

type TakeOver = Extract<ShootingUse, { for: 'takeOver' }>;

/** DU-SHOOT-056, DU-SHOOT-060: switching concealment, taking over a weapon. */
export const shootingUses: UsesOf<ShootingUse> = {
  conceal: {
    isForm: value => hasKeys(value, ['for']),
    whyNot: whyNotConceal,
    candidates: (table, unit) => (whyNotConceal(table, unit).length === 0 ? [{ for: 'conceal' }] : []),
    perform(table, io, unit) {
      unit.concealed = true;
      tellOf(table, io, unit, { type: 'wentIntoConcealment', rule: 'DU-SHOOT-056', unit: unit.who });
    },
  },
  showUp: {
    isForm: value => hasKeys(value, ['for']),
    whyNot: (_, unit) => (unit.concealed ? [] : [refuse('DU-SHOOT-056', 'notConcealed')]),
    candidates: (_, unit) => (unit.concealed ? [{ for: 'showUp' }] : []),
    perform(table, io, unit) {
      unit.concealed = false;
      tellOf(table, io, unit, { type: 'leftConcealment', rule: 'DU-SHOOT-056', unit: unit.who });
    },
  },
  takeOver: {
    isForm: value =>
      hasKeys(value, ['for', 'from', 'weapon', 'by']) && [value['from'], value['weapon'], value['by']].every(isInt),
    whyNot: whyNotTakeOver,
    candidates: takeOversOf,
    perform(table, io, unit, { from, weapon, by }) {
      const taker = table.figures[by]!;
      const [taken] = table.figures[from]!.weapons.splice(weapon, 1);
      taker.weapons.push(taken!);
      const { name } = weaponNamed(table, taken!).row;
      tellOf(table, io, unit, {
        type: 'tookOver',
        rule: 'DU-SHOOT-060',
        unit: unit.who,
        figure: taker.who,
        weapon: name,
      });
    },
  },
};

function whyNotConceal(table: Dustup, unit: Unit): Refusal[] {
  if (unit.concealed) return [refuse('DU-SHOOT-056', 'concealedAlready')];
  return shelterOf(table, unit, null).concealment === 'none' ? [refuse('DU-SHOOT-056', 'noConcealment')] : [];
}

function whyNotTakeOver(table: Dustup, unit: Unit, { from, weapon, by }: TakeOver): Refusal[] {
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
  return !row.traits.includes('powerArmour') || ARMOURS.get(taker.armour).traits.includes('suit');
}

/** Each weapon that lies about, for the last man who has nothing better. */
function takeOversOf(table: Dustup, unit: Unit): TakeOver[] {
  const fallen = unit.figures.map(id => table.figures[id]!).filter(isDown);
  const uses: TakeOver[] = [];
  for (const figure of fallen) {
    for (const [weapon, id] of figure.weapons.entries()) {
      const taker = ableOf(table, unit).findLast(able => suits(table, id, able) && !hasSupport(table, able));
      if (taker !== undefined) uses.push({ for: 'takeOver', from: figure.id, weapon, by: taker.id });
    }
  }
  return uses;
}

function hasSupport(table: Dustup, { weapons }: Figure): boolean {
  return weapons.some(id => weaponNamed(table, id).kind === 'support');
}
