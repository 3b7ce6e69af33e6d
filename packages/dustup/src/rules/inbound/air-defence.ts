import { odds, sub } from '@sightline/kernel';
import { isMoreThanDouble, roll } from '../../dice/rolls.ts';
import { rollTimes, timesKey } from '../../dice/times.ts';
import { happen } from '../../table/moment.ts';
import { type Dustup, type DustupIo, enemyOf, seatOf } from '../../table/table.ts';
import { becauseOf } from '../../table/telling.ts';
import type { Vehicle } from '../../table/units.ts';
import { abort, loseOnTheWay } from '../aircraft/leaving.ts';
import { armourOf } from '../vehicles/armour.ts';
import type { UnderAirDefence } from './questions.ts';

/** DU-AIR-006 to DU-AIR-011: whether an aircraft on its way gets past what the enemy has against it. */
export function getsPastDefence(table: Dustup, io: DustupIo, unit: Vehicle): boolean {
  const { acquired, doubled } = meetDefence(table, io, unit);
  if (!acquired) return true;
  const answer = io.ask<UnderAirDefence>(seatOf(table, unit.side), {
    kind: 'underAirDefence',
    rule: 'DU-AIR-008',
    unit: unit.who,
    doubled,
    options: ['goOn', 'abort'],
  });
  if (answer === 'abort') {
    abort(table, io, unit);
    return false;
  }
  if (!isShotDown(table, io, unit, doubled)) return true;
  loseOnTheWay(table, io, unit);
  // DU-MORALE-037: a commander may have been in it.
  happen(table, io, { on: 'strained' });
  return false;
}

/** How the enemy finds an aircraft: at all, and so well that what he fires counts twice (DU-AIR-010). */
interface Met {
  readonly acquired: boolean;
  readonly doubled: boolean;
}

/** DU-AIR-007. */
function meetDefence(table: Dustup, io: DustupIo, unit: Vehicle): Met {
  const enemy = table.sides[enemyOf(unit.side)]!;
  const why = { rule: 'DU-AIR-007', purpose: 'airDefence', seat: enemy.seat } as const;
  const ecm = roll(io, unit.ecm, becauseOf(table, unit, 'DU-AIR-007', 'ecm'));
  const defence = roll(io, enemy.airDefence, why);
  const acquired = defence > ecm;
  io.tell({ type: 'airDefenceMet', rule: 'DU-AIR-007', unit: unit.who, ecm, defence, acquired });
  return { acquired, doubled: isMoreThanDouble(defence, ecm) };
}

/** DU-AIR-009, DU-AIR-010: a fresh die of the defence, which counts twice after such a roll, against the armour of its side. */
function isShotDown(table: Dustup, io: DustupIo, unit: Vehicle, doubled: boolean): boolean {
  const enemy = table.sides[enemyOf(unit.side)]!;
  const fire = { die: enemy.airDefence, times: doubled ? 2 : 1 } as const;
  const side = armourOf(unit.hull, 'side', 'none');
  return sub(io, `air defence ${timesKey(fire)} ${timesKey(side)}`, dicing => {
    const why = { rule: 'DU-AIR-009', purpose: 'airDefence', seat: enemy.seat } as const;
    const defence = rollTimes(dicing, fire, why);
    const armour = rollTimes(dicing, side, becauseOf(table, unit, 'DU-AIR-009', 'armour'));
    const lost = defence > armour;
    dicing.tell({ type: 'airDefenceEngaged', rule: 'DU-AIR-009', unit: unit.who, defence, armour, lost });
    return lost;
  });
}

/** What awaits an aircraft that leaves box one, as chances from 0 to 1; `lost` is for whoever goes on though acquired. */
export interface DefenceAhead {
  readonly acquired: number;
  readonly lost: number;
}

/** DU-AIR-007 to DU-AIR-010, before anything is rolled: by the dice of the rule, for whoever goes on. */
export function defenceAhead(table: Dustup, unit: Vehicle): DefenceAhead {
  const chances = chancesOf(io => {
    const { acquired, doubled } = meetDefence(table, io, unit);
    if (!acquired) return 'through';
    return isShotDown(table, io, unit, doubled) ? 'lost' : 'survives';
  });
  const lost = chances.get('lost') ?? 0;
  return { acquired: lost + (chances.get('survives') ?? 0), lost };
}

/** DU-AIR-009, DU-AIR-010: how likely an aircraft that has been acquired and goes on is shot down. */
export function shotDownChance(table: Dustup, unit: Vehicle, doubled: boolean): number {
  return chancesOf(io => (isShotDown(table, io, unit, doubled) ? 'lost' : 'survives')).get('lost') ?? 0;
}

type Fate = 'through' | 'survives' | 'lost';

/** Dice that change nothing, run down every way they may fall. */
function chancesOf(fateBy: (io: DustupIo) => Fate): ReadonlyMap<Fate, number> {
  const held: { fate: Fate } = { fate: 'through' };
  const { outcomes } = odds<{ fate: Fate }, never>(
    (holder, io) => {
      holder.fate = fateBy(io as unknown as DustupIo);
    },
    held,
    holder => ({ ...holder }),
    (_, { fate }) => fate,
  );
  return new Map(outcomes.map(({ outcome, chance }) => [outcome as Fate, chance]));
}
