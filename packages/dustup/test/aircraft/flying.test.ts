import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import type { FlyAct } from '../../src/rules/aircraft/acts.ts';
import { actsOf } from '../../src/rules/turn/actions.ts';
import { ready } from '../../src/rules/turn/activation.ts';
import { LOITER } from '../../src/table/chart.ts';
import { endsTurn, flown, moveOn, poise, takesTurn } from '../support/air-setting.ts';
import { at, box, field } from '../support/setting.ts';
import { does, poseOf, refusal } from '../support/vehicle-setting.ts';

const to = (x: number, y: number, facing?: number): FlyAct => ({
  do: 'fly',
  to: at(x, y),
  ...(facing === undefined ? {} : { facing }),
});
const offered = (found: ReturnType<typeof flown>) => new Set(actsOf(found.table, found.craft).map(act => act.do));

describe('a move action', () => {
  rule(
    ['DU-AIR-012', 'DU-AIR-014'],
    'straight on, one turn of a right angle, straight on, over whatever is there',
    () => {
      const map = field({ areas: [box('denseWoods', 15, 15, 60, 45)] });
      const { table, craft } = flown('gunship', { map });
      poise(craft, 'moving', 10, 10, 0);
      expect(refusal(table, craft, to(10, 2))).toBe(null);
      expect(refusal(table, craft, to(60, 5))).toBe('DU-AIR-014');
      does(table, craft, to(60, 40, 90));
      expect(poseOf(craft)).toEqual([60, 40, 90]);
      expect([craft.moved, craft.actions, craft.hull.flight.mode]).toEqual([true, 1, 'moving']);
    },
  );

  rule(['DU-AIR-014', 'DU-AIR-018'], 'the last heading lies between the line to the place and the right angle', () => {
    const { table, craft } = flown('strikeFighter');
    poise(craft, 'moving', 10, 10, 0);
    expect(refusal(table, craft, to(40, 40))).toBe(null);
    expect(refusal(table, craft, to(40, 40, 44))).toBe('DU-AIR-014');
    expect(refusal(table, craft, to(40, 40, 91))).toBe('DU-AIR-014');
    expect(refusal(table, craft, to(40, 40, 315))).toBe('DU-AIR-014');
    expect(refusal(table, craft, to(10, 40, 20))).toBe('DU-AIR-014');
    does(table, craft, to(40, 40));
    expect(poseOf(craft)).toEqual([40, 40, 45]);
    expect(refusal(table, craft, { do: 'turnInHover', facing: 0 })).toBe('DU-AIR-021');
  });

  rule('DU-AIR-014', 'not off the table, and not nowhere', () => {
    const { table, craft } = flown('gunship');
    expect(refusal(table, craft, to(20, 60))).toBe('DU-AIR-015');
    expect(refusal(table, craft, to(20, 20))).toBe('DU-AIR-013');
  });

  rule('DU-AIR-017', 'of what cannot hover is 24 inches long at the least, along its way', () => {
    const { table, craft } = flown('strikeFighter');
    expect([to(20, 40), to(20, 43.9), to(20, 44)].map(act => refusal(table, craft, act))).toEqual([
      'DU-AIR-017',
      'DU-AIR-017',
      null,
    ]);
    // Twelve up and twelve across is less than 24 as the crow flies.
    expect(refusal(table, craft, to(32, 32))).toBe('DU-AIR-017');
    expect(refusal(table, craft, to(32, 32, 90))).toBe(null);
  });

  rule('DU-AIR-017', 'and of its two actions one has to be such a move', () => {
    const found = flown('strikeFighter');
    const { table, craft } = found;
    expect(refusal(table, craft, { do: 'stop' })).toBe('DU-AIR-017');
    craft.actions = 1;
    expect(refusal(table, craft, { do: 'communicate', with: 0 })).toBe('DU-AIR-017');
    expect([...offered(found)].every(act => act === 'fly' || act === 'flyOff' || act === 'concede')).toBe(true);
    craft.moved = true;
    expect(refusal(table, craft, { do: 'stop' })).toBe(null);
  });

  rule('DU-AIR-017', 'it leaves if it comes to the end of its activation without one', () => {
    const { table, craft } = flown('strikeFighter');
    endsTurn(table, craft);
    expect([craft.where, craft.box]).toEqual(['inbound', LOITER]);
  });

  rule('DU-AIR-019', 'of a VTOL up to twelve inches goes any way, whichever way it faces', () => {
    const { table, craft } = flown('gunship');
    expect(refusal(table, craft, to(33, 20, 0))).toBe('DU-AIR-014');
    expect(refusal(table, craft, to(20, 7))).toBe('DU-AIR-014');
    expect(refusal(table, craft, to(20, 8, 123))).toBe(null);
    does(table, craft, to(32, 20, 0));
    expect(poseOf(craft)).toEqual([32, 20, 0]);
  });

  rule('DU-AIR-019', 'no such thing for what cannot hover', () => {
    const { table, craft } = flown('strikeFighter');
    expect(refusal(table, craft, to(32, 20, 0))).toBe('DU-AIR-014');
  });
});

describe('leaving the table', () => {
  rule(['DU-AIR-015', 'DU-ARTY-024'], 'to loiter, back in the next turn, and able to act in the one after it', () => {
    const { table, craft, squad: riders } = flown('utilityLifter');
    Object.assign(riders, { where: 'aboard', carrier: craft.id });
    does(table, craft, { do: 'flyOff', to: 'loiter' });
    expect([craft.where, craft.box, craft.boxMoved, riders.where]).toEqual(['inbound', LOITER, true, 'inbound']);
    craft.boxMoved = false;
    moveOn(table, craft, { answers: [{ seat: 'red', answer: { at: at(0, 10) } }] });
    expect([craft.where, craft.activated, riders.where]).toEqual(['table', true, 'aboard']);
  });

  rule('DU-AIR-015', 'to box one, where the air defence waits again', () => {
    const { table, craft } = flown('gunship');
    does(table, craft, { do: 'flyOff', to: 'boxOne' });
    expect([craft.box, craft.actions]).toEqual([1, 0]);
    const told = moveOn(table, craft, { dice: ['D10=6', 'D6=2'], answers: [{ seat: 'red', answer: 'loiter' }] });
    expect(told.map(({ type }) => type)).toEqual(['airDefenceMet', 'loiters']);
  });
});

describe('hovering', () => {
  rule(['DU-AIR-013', 'DU-AIR-020'], 'what stays put for an activation hovers, until it moves', () => {
    const { table, craft } = flown('gunship');
    const told = takesTurn(table, craft, [{ do: 'stop' }]);
    expect(told.map(({ type }) => type)).toContain('hovers');
    expect(craft.hull.flight.mode).toBe('hovering');
    takesTurn(table, craft, [to(20, 40), { do: 'stop' }]);
    expect(craft.hull.flight.mode).toBe('moving');
  });

  rule('DU-AIR-020', 'what stands on the ground stays grounded', () => {
    const { table, craft } = flown('gunship');
    poise(craft, 'grounded', 20, 20, 0);
    endsTurn(table, craft);
    expect(craft.hull.flight.mode).toBe('grounded');
  });

  rule('DU-AIR-021', 'it turns on the spot without spending an action, and flies off any way', () => {
    const { table, craft } = flown('gunship');
    poise(craft, 'hovering', 20, 20, 0);
    does(table, craft, { do: 'turnInHover', facing: 180 });
    expect([craft.hull.facing, craft.actions]).toEqual([180, 2]);
    expect(refusal(table, craft, to(20, 47))).toBe(null);
    expect(refusal(table, craft, to(20, 47, 91))).toBe('DU-AIR-014');
    poise(craft, 'moving', 20, 20, 0);
    expect(refusal(table, craft, { do: 'turnInHover', facing: 180 })).toBe('DU-AIR-021');
  });

  rule('DU-AIR-013', 'a fixed-wing aircraft is offered neither hover nor landing', () => {
    const found = flown('strikeFighter');
    expect(offered(found).has('land')).toBe(false);
    expect(refusal(found.table, found.craft, { do: 'land' })).toBe('DU-AIR-013');
    ready(found.table, found.craft, 'turn');
    expect(offered(flown('gunship')).has('land')).toBe(true);
  });
});
