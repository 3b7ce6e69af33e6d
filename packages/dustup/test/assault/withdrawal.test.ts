import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { shelterAt } from '../../src/ground/cover.ts';
import { withdraw } from '../../src/rules/assault/withdrawal.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import {
  drawUp,
  face,
  hurt,
  NO_BLOWS,
  on,
  run,
  STAND,
  STAY,
  says,
  spotOf,
  typesOf,
} from '../support/assault-setting.ts';
import { at, box, field, squad } from '../support/setting.ts';

const AWAY = { levels: 1, afterCombat: null, rule: 'DU-ASSAULT-007' } as const;

rule('DU-ASSAULT-027', 'one rolled move straight away from the attacker, or to cover that is farther from him', () => {
  const open = face(6);
  withdraw(open.table, scripted<DustupEvent>({ dice: ['D6=4'] }), open.blue, { ...AWAY, from: at(10, 20) });
  expect(spotOf(open.table, open.blue)).toEqual([24, 20]);
  const map = field({ areas: [box('lightWoods', 20, 22, 28, 30)] });
  const endOf = (roll: string) => {
    const { table, blue } = face(6, { map });
    withdraw(table, scripted<DustupEvent>({ dice: [roll] }), blue, { ...AWAY, from: at(10, 20) });
    return { end: spotOf(table, blue), cover: shelterAt(table, table.figures[blue.leader]!, at(10, 20)).cover };
  };
  expect(endOf('D6=6').cover).toBe('soft');
  // Four inches are not enough to get there, but that is where it goes.
  const short = endOf('D6=2');
  expect(short.cover).toBe('none');
  expect(short.end[0]).toBeGreaterThan(18);
  expect(short.end[1]).toBeGreaterThan(21);
});

rule('DU-ASSAULT-027', 'only the routed leave the table', () => {
  const { table, red, blue } = face(6);
  drawUp(table, red, 60, 20, -1);
  drawUp(table, blue, 66, 20, 1);
  withdraw(table, scripted<DustupEvent>({ dice: ['D6=6'] }), blue, { ...AWAY, from: at(60, 20) });
  expect(blue.where).toBe('table');
  expect(spotOf(table, blue)[0]).toBeLessThan(72);
  blue.confidence = 'routed';
  withdraw(table, scripted<DustupEvent>({ dice: ['D6=6'] }), blue, { ...AWAY, from: at(60, 20) });
  expect(blue.where).toBe('routedOff');
});

rule('DU-ASSAULT-027', 'with the table at its back it goes as far as it can, two inches clear or not', () => {
  const { table, red, blue } = face(6);
  drawUp(table, red, 70, 20, -1);
  drawUp(table, blue, 71, 20, -1);
  for (const [i, id] of blue.figures.slice(1).entries()) Object.assign(table.figures[id]!, at(71, 22 + i));
  withdraw(table, scripted<DustupEvent>({ dice: ['D6=6'] }), blue, { ...AWAY, from: at(70, 20) });
  expect(spotOf(table, blue)[0]).toBeGreaterThan(71.9);
});

rule('DU-ASSAULT-028', 'a withdrawal shakes off all suppression, forced or not', () => {
  const { table, red, blue } = face(6);
  blue.suppression = 3;
  run(table, red, on(blue), { dice: ['D8=7', 'D6=1', 'D6=1'], answers: [STAND, STAY] });
  expect(blue.suppression).toBe(0);
});

rule('DU-ASSAULT-029', 'and costs one level, not two', () => {
  const { table, red, blue } = face(6);
  blue.confidence = 'confident';
  run(table, red, on(blue), { dice: ['D8=7', 'D10=1', 'D6=1'], answers: [STAND, STAY] });
  expect(blue.confidence).toBe('steady');
});

rule('DU-ASSAULT-030', 'before contact the wounded are carried, or left and mourned', () => {
  const after = (answer: 'carry' | 'leave', die: string) => {
    const { table, red, blue } = face(6, { blue: [squad(6)] });
    hurt(table, blue, 1);
    const answers = [says('blue', 'withdraw'), says('blue', answer), STAY];
    run(table, red, on(blue), { dice: [die], answers });
    return { left: table.figures[blue.figures[5]!]!.left, strains: table.strains.map(({ by }) => by) };
  };
  expect(after('carry', 'D4=2')).toEqual({ left: false, strains: [] });
  expect(after('leave', 'D6=2')).toEqual({ left: true, strains: ['abandoning'] });
});

rule(
  'DU-ASSAULT-031',
  'the attacker may take the place without a roll, and is done; or stay, and has an action left',
  () => {
    const { table, red, blue } = face(8);
    const answers = [says('blue', 'withdraw'), says('red', { do: 'occupy', unit: 1 })];
    const io = run(table, red, on(blue), { dice: ['D6=4'], answers });
    expect(spotOf(table, red)).toEqual([18, 20]);
    expect(red.actions).toBe(0);
    expect(typesOf(io)).toContain('occupied');
    const declined = (switches = {}) => {
      const faced = face(8, { switches });
      run(faced.table, faced.red, on(faced.blue), { dice: ['D6=4'], answers: [says('blue', 'withdraw'), STAY] });
      expect(spotOf(faced.table, faced.red)).toEqual([10, 20]);
      return faced.red.actions;
    };
    expect(declined()).toBe(1);
    expect(declined({ assaultEndsActivation: true })).toBe(0);
  },
);

rule(['DU-ASSAULT-032', 'DU-ASSAULT-042'], 'or pursue: no second test, and no fire from those who ran', () => {
  const answers = [says('blue', 'withdraw'), says('red', { do: 'pursue', units: [1] })];
  const caught = face(4);
  // Blue runs from 14 to 20; contact is 9 inches away then. Its courage die is a D6 by now.
  const dice = ['D6=3', 'D6=6', ...NO_BLOWS, 'D8=2', 'D6=5', 'D6=1'];
  const io = run(caught.table, caught.red, on(caught.blue), { dice, answers });
  expect(typesOf(io).filter(type => type === 'fought')).toHaveLength(2);
  expect(typesOf(io)).not.toContain('courageTested');
  const short = face(4);
  const { table, red, blue } = short;
  const missed = run(table, red, on(blue), { dice: ['D6=3', 'D6=3'], answers });
  expect(missed.asked.map(({ question }) => question.kind)).toEqual(['standOrWithdraw', 'followUp']);
  expect(spotOf(table, red)).toEqual([16, 20]);
  const again = run(table, red, { do: 'pressOn' }, { dice: ['D6=2', ...NO_BLOWS, 'D8=2', 'D6=5', 'D6=1'] });
  expect(again.told.find(({ type }) => type === 'charged')).toMatchObject({ contact: true });
});
