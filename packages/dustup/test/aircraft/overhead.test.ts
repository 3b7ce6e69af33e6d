import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect, test } from 'vitest';
import { shelterOf } from '../../src/ground/cover.ts';
import { isConcealedFromAbove } from '../../src/ground/from-above.ts';
import { bodiesOf } from '../../src/ground/outline.ts';
import { seesUnit } from '../../src/ground/sight.ts';
import { layCounter } from '../../src/rules/detection/counters.ts';
import { suppress } from '../../src/rules/suppression/suppress.ts';
import { settleControl } from '../../src/rules/victory/control.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { broken } from '../../src/table/invariants.ts';
import { stands } from '../../src/table/units.ts';
import { flown, poise } from '../support/air-setting.ts';
import { at, box, field, put } from '../support/setting.ts';
import { does, refusal, rifles } from '../support/vehicle-setting.ts';

describe('what is in the air', () => {
  rule('DU-AIR-045', 'is fired at by nothing that is not made for it', () => {
    const { table, craft, enemy } = flown('gunship');
    put(table, enemy.id, 30, 20);
    expect(refusal(table, enemy, rifles(enemy, craft))).toBe('DU-AIR-045');
    poise(craft, 'grounded', 20, 20, 0);
    expect(refusal(table, enemy, rifles(enemy, craft))).toBe(null);
  });

  rule('DU-AIR-012', "is neither assaulted nor in anybody's way, and shelters nobody", () => {
    const { table, craft, squad, enemy } = flown('gunship');
    put(table, enemy.id, 20, 20);
    put(table, squad.id, 20, 30);
    expect(broken(table)).toEqual([]);
    expect([stands(table, craft), bodiesOf(table, craft)]).toEqual([false, []]);
    expect(refusal(table, enemy, { do: 'assault', targets: [craft.id] })).toBe('DU-AIR-012');
    put(table, squad.id, 20, 22.5);
    expect(shelterOf(table, squad, at(20, 0)).cover).toBe('none');
    expect(shelterOf(table, craft, at(20, 0))).toEqual({ concealment: 'none', cover: 'none' });
  });

  rule('DU-AIR-051', 'takes no suppression markers', () => {
    const { craft } = flown('gunship');
    suppress(scripted<DustupEvent>(), craft, 'DU-SUPP-001');
    expect(craft.suppression).toBe(0);
  });

  test('holds no ground', () => {
    const { table, craft } = flown('gunship');
    Object.assign(table.objectives[0]!, at(20, 20));
    settleControl(table, scripted<DustupEvent>());
    expect(table.objectives[0]!.holder).toBe(-1);
    poise(craft, 'grounded', 20, 20, 0);
    settleControl(table, scripted<DustupEvent>());
    expect(table.objectives[0]!.holder).toBe(0);
  });
});

describe('sight', () => {
  const hill = field({ areas: [box('slopeHill', 24, 10, 34, 30, 2), box('lightWoods', 38, 15, 46, 25)] });

  rule('DU-AIR-029', 'from above the whole table lies open', () => {
    const { table, craft, enemy } = flown('gunship', { map: hill });
    put(table, enemy.id, 42, 20);
    expect([seesUnit(table, craft, enemy), seesUnit(table, enemy, craft)]).toEqual([true, false]);
  });

  rule('DU-AIR-045', 'whoever it has fired at sees it until it moves', () => {
    const { table, craft, enemy } = flown('gunship', { map: hill });
    put(table, enemy.id, 42, 20);
    craft.hull.flight.firedAt.push(enemy.id);
    expect(seesUnit(table, enemy, craft)).toBe(true);
    does(table, craft, { do: 'fly', to: at(20, 24) });
    expect(seesUnit(table, enemy, craft)).toBe(false);
  });

  rule('DU-AIR-029', 'woods and smoke conceal from above, walls do not', () => {
    const { table, enemy } = flown('gunship', { map: hill });
    put(table, enemy.id, 42, 20);
    expect(isConcealedFromAbove(table, enemy)).toBe(true);
    put(table, enemy.id, 60, 20);
    expect(isConcealedFromAbove(table, enemy)).toBe(false);
    const clouds = enemy.figures.map((id, i) => ({
      ...table.clouds[0]!,
      id: i,
      x: table.figures[id]!.x,
      y: table.figures[id]!.y,
    }));
    table.clouds = clouds;
    expect(isConcealedFromAbove(table, enemy)).toBe(true);
  });

  rule(['DU-AIR-028', 'DU-AIR-029'], 'it spots behind a hill, one attempt an action, up to 48 inches', () => {
    const { table, craft, enemy } = flown('gunship', { map: hill });
    put(table, enemy.id, 29, 20);
    const counter = layCounter(table, scripted<DustupEvent>(), 1, at(29, 20), enemy);
    const [told] = does(table, craft, { do: 'detect', counter: counter.id }, 'D8=8', 'D10=2', 'D10=3');
    expect(told).toMatchObject({ type: 'lookedAtCounter', die: 8 });
    does(table, craft, { do: 'detect', counter: counter.id }, 'D8=8', 'D10=2', 'D10=3');
    expect(craft.actions).toBe(0);
    craft.actions = 1;
    Object.assign(counter, at(69, 20));
    expect(refusal(table, craft, { do: 'detect', counter: counter.id })).toBe('DU-DETECT-007');
  });
});
