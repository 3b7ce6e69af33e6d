import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { dustup } from '../../src/system.ts';
import type { Act } from '../../src/table/acts.ts';
import { type Flown, flown, poise } from '../support/air-setting.ts';
import { at, box, field, put, type Setting } from '../support/setting.ts';
import { does, refusal } from '../support/vehicle-setting.ts';

const fly = (x: number, y: number): Act => ({ do: 'fly', to: at(x, y) });
const rise = (x: number, y: number): Act => ({ do: 'takeOff', to: at(x, y) });

/** A gunship over (20, 20) that heads north, with the enemy 24 inches ahead of it. */
function facing(confidence: 'shaken' | 'broken', setting: Setting = {}): Flown {
  const found = flown('gunship', setting);
  put(found.table, found.enemy.id, 20, 44);
  found.craft.confidence = confidence;
  return found;
}

describe('a shaken pilot', () => {
  rule('DU-FORCE-033', 'flies nearer to the enemy after a leadership test, and loses the action without', () => {
    const { table, craft } = facing('shaken');
    does(table, craft, fly(20, 40), 'D10=2');
    expect([craft.hull.y, craft.actions, craft.moved]).toEqual([20_000, 1, false]);
    does(table, craft, fly(20, 40), 'D10=3');
    expect([craft.hull.y, craft.actions]).toEqual([40_000, 0]);
  });

  rule('DU-FORCE-033', 'needs none to get away, nor to leave the table', () => {
    const { table, craft } = facing('shaken');
    poise(craft, 'hovering', 20, 20, 0);
    does(table, craft, fly(20, 8));
    does(table, craft, { do: 'flyOff', to: 'loiter' });
    expect(craft.where).toBe('inbound');
  });

  rule('DU-FORCE-033', 'stays on the ground if he fails to take heart, and rises into hover without', () => {
    const { table, craft } = facing('shaken');
    poise(craft, 'grounded', 20, 20, 0);
    does(table, craft, rise(20, 40), 'D10=1');
    expect(craft.hull.flight.mode).toBe('grounded');
    does(table, craft, { do: 'takeOff' });
    expect(craft.hull.flight.mode).toBe('hovering');
  });

  rule('DU-FORCE-033', 'has the odds of it before he goes', () => {
    const { table, craft } = facing('shaken');
    const question = { kind: 'act', rule: 'DU-TURN-017', unit: craft.who, actions: 2, names: table.names } as never;
    expect(dustup.foresee(table, 'red', question, fly(20, 40))).not.toBeNull();
    expect(dustup.foresee(table, 'red', question, fly(20, 8))).toBeNull();
  });
});

describe('a broken pilot', () => {
  rule('DU-FORCE-034', 'goes no nearer to the enemy, in the air, off the ground or on his wheels', () => {
    const map = field({ areas: [box('road', 0, 15, 40, 25)] });
    const { table, craft } = facing('broken', { map });
    expect([refusal(table, craft, fly(20, 40)), refusal(table, craft, fly(20, 44))]).toEqual([
      'DU-FORCE-034',
      'DU-FORCE-034',
    ]);
    expect(refusal(table, craft, { do: 'flyOff', to: 'boxOne' })).toBeNull();
    poise(craft, 'hovering', 20, 20, 0);
    expect(refusal(table, craft, fly(20, 4))).toBeNull();
    poise(craft, 'grounded', 20, 20, 0);
    expect([refusal(table, craft, rise(20, 40)), refusal(table, craft, rise(20, 4))]).toEqual(['DU-FORCE-034', null]);
    Object.assign(craft.hull, {
      model: { ...craft.hull.model, traits: [...craft.hull.model.traits, 'wheels'] },
    });
    const roll = (y: number): Act => ({ do: 'taxi', to: at(20, y) });
    expect([refusal(table, craft, roll(23)), refusal(table, craft, roll(17))]).toEqual(['DU-FORCE-034', null]);
  });
});
