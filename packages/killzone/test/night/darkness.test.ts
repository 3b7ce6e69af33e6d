import { circle } from '@sightline/geometry/field';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { WEAPONS } from '../../src/content/load.ts';
import { groundOf } from '../../src/ground/ground.ts';
import { allowance } from '../../src/rules/movement/free-movement.ts';
import { isFirelit } from '../../src/rules/night/darkness.ts';
import { targeting } from '../../src/rules/shooting/targeting.ts';
import { whyNotAct } from '../../src/rules/turn/acts.ts';
import type { Killzone } from '../../src/table/table.ts';
import { field, group, lay, put } from '../support/setting.ts';

const shot = { do: 'shoot', weapon: 0, target: { figure: 2 } } as const;

/** A trooper at night, with a night sight or without, and an enemy so many inches off. */
function night(inches: number, equipment: string[] = []): Killzone {
  const map = field({ buildings: [{ plan: 'row-house', floors: 1, at: [12, 28] }] });
  const squad = group('trooper', 2, { weapons: ['assault-rifle'], equipment });
  const table = lay({ map, night: true, red: [squad], blue: [group('street-ganger', 3)] });
  put(table, 0, 10, 4);
  put(table, 2, 10, 5 + inches);
  return table;
}

rule('KZ-NIGHT-001', 'without a night sight everybody moves 2 inches less', () => {
  const [blind, sighted] = [night(5), night(5, ['night-sight'])];
  expect(allowance(blind, blind.figures[0]!).total).toBe(6);
  expect(allowance(sighted, sighted.figures[0]!).total).toBe(8);
});

rule('KZ-NIGHT-002', 'without a night sight -1, and nothing is seen beyond 12 inches', () => {
  const blind = night(13);
  expect(whyNotAct(blind, blind.figures[0]!, shot)).toMatchObject([{ rule: 'KZ-NIGHT-002', code: 'dark' }]);
  const near = night(12);
  expect(whyNotAct(near, near.figures[0]!, shot)).toEqual([]);
  const rifle = WEAPONS.get('assault-rifle');
  expect(targeting(near, near.figures[0]!, rifle, { figure: 2 }).tally.total).toBe(-1);
  const sighted = night(13, ['night-sight']);
  expect(whyNotAct(sighted, sighted.figures[0]!, shot)).toEqual([]);
  expect(targeting(sighted, sighted.figures[0]!, rifle, { figure: 2 }).tally.total).toBe(0);
});

rule('KZ-NIGHT-003', 'whoever fired, or stands near a burning room, is seen at any distance', () => {
  const table = night(20);
  table.figures[2]!.fired = true;
  expect(whyNotAct(table, table.figures[0]!, shot)).toEqual([]);
  table.figures[2]!.fired = false;
  expect(whyNotAct(table, table.figures[0]!, shot)).toMatchObject([{ code: 'dark' }]);
  const [west] = groundOf(table.map).rooms;
  table.fires[west!.id]!.state = 'minor';
  expect(whyNotAct(table, table.figures[0]!, shot)).toEqual([]);
  expect(isFirelit(table, circle({ x: 5999, y: 30_000 }, 0))).toBe(false);
});
