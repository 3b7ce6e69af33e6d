import { isMoreThanDouble, roll } from '../../dice/rolls.ts';
import { rollTimes, type Times } from '../../dice/times.ts';
import { happen } from '../../table/moment.ts';
import { type Dustup, type DustupIo, enemyOf, seatOf } from '../../table/table.ts';
import { becauseOf } from '../../table/telling.ts';
import type { Vehicle } from '../../table/units.ts';
import { abort, loseOnTheWay } from '../aircraft/leaving.ts';
import { armourOf } from '../vehicles/armour.ts';
import type { UnderAirDefence } from './questions.ts';

/** DU-AIR-006 to DU-AIR-011: whether an aircraft on its way gets past what the enemy has against it. */
export function getsPastDefence(table: Dustup, io: DustupIo, unit: Vehicle): boolean {
  const enemy = table.sides[enemyOf(unit.side)]!;
  const why = { rule: 'DU-AIR-007', purpose: 'airDefence', seat: enemy.seat } as const;
  const ecm = roll(io, unit.ecm, becauseOf(table, unit, 'DU-AIR-007', 'ecm'));
  const defence = roll(io, enemy.airDefence, why);
  const acquired = defence > ecm;
  io.tell({ type: 'airDefenceMet', rule: 'DU-AIR-007', unit: unit.who, ecm, defence, acquired });
  if (!acquired) return true;
  const answer = io.ask<UnderAirDefence>(seatOf(table, unit.side), {
    kind: 'underAirDefence',
    rule: 'DU-AIR-008',
    unit: unit.who,
    doubled: isMoreThanDouble(defence, ecm),
    options: ['goOn', 'abort'],
  });
  if (answer === 'abort') {
    abort(table, io, unit);
    return false;
  }
  return survives(table, io, unit, isMoreThanDouble(defence, ecm) ? 2 : 1);
}

/** DU-AIR-009, DU-AIR-010: a fresh die of the defence, which counts twice after such a roll, against the armour of its side. */
function survives(table: Dustup, io: DustupIo, unit: Vehicle, times: 1 | 2): boolean {
  const enemy = table.sides[enemyOf(unit.side)]!;
  const why = { rule: 'DU-AIR-009', purpose: 'airDefence', seat: enemy.seat } as const;
  const defence = rollTimes(io, { die: enemy.airDefence, times }, why);
  const armour = rollTimes(io, armourOf(unit.hull, 'side', 'none'), becauseOf(table, unit, 'DU-AIR-009', 'armour'));
  const lost = defence > armour;
  io.tell({ type: 'airDefenceEngaged', rule: 'DU-AIR-009', unit: unit.who, defence, armour, lost });
  if (!lost) return true;
  loseOnTheWay(table, io, unit);
  // DU-MORALE-037: a commander may have been in it.
  happen(table, io, { on: 'strained' });
  return false;
}

/** What awaits an aircraft that leaves box one, as chances from 0 to 1; `lost` is for whoever goes on though acquired. */
export interface DefenceAhead {
  readonly acquired: number;
  readonly lost: number;
}

/** DU-AIR-007 to DU-AIR-010, counted before anything is rolled. */
export function defenceAhead(table: Dustup, unit: Vehicle): DefenceAhead {
  const { airDefence } = table.sides[enemyOf(unit.side)]!;
  const shotDown = { once: shotDownChance(table, unit, false), twice: shotDownChance(table, unit, true) };
  let [acquired, lost] = [0, 0];
  for (const defence of facesOf({ die: airDefence, times: 1 })) {
    for (const ecm of facesOf({ die: unit.ecm, times: 1 })) {
      if (defence <= ecm) continue;
      acquired++;
      lost += isMoreThanDouble(defence, ecm) ? shotDown.twice : shotDown.once;
    }
  }
  const all = airDefence * unit.ecm;
  return { acquired: acquired / all, lost: lost / all };
}

/** DU-AIR-009, DU-AIR-010: how likely an aircraft that has been acquired and goes on is shot down. */
export function shotDownChance(table: Dustup, unit: Vehicle, doubled: boolean): number {
  const { airDefence } = table.sides[enemyOf(unit.side)]!;
  const armour = facesOf(armourOf(unit.hull, 'side', 'none'));
  const shots = facesOf({ die: airDefence, times: doubled ? 2 : 1 });
  const lost = shots.reduce((sum, shot) => sum + armour.filter(face => shot > face).length, 0);
  return lost / (shots.length * armour.length);
}

const facesOf = ({ die, times }: Times): readonly number[] => Array.from({ length: die }, (_, i) => times * (i + 1));
