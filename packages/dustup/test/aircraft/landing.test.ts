import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { zoneAt } from '../../src/rules/aircraft/landing-zones.ts';
import { layCounter } from '../../src/rules/detection/counters.ts';
import { ready } from '../../src/rules/turn/activation.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { NONE } from '../../src/table/table.ts';
import { isVehicle } from '../../src/table/units.ts';
import { flown, poise, takesTurn } from '../support/air-setting.ts';
import { mine as mined } from '../support/mine-setting.ts';
import { at, box, field, put, wall } from '../support/setting.ts';
import { does, poseOf, refusal } from '../support/vehicle-setting.ts';

const over = (areas: ReturnType<typeof box>[], lines: ReturnType<typeof wall>[] = []) => field({ areas, lines });
const mode = (found: ReturnType<typeof flown>) => found.craft.hull.flight.mode;

rule(['DU-AIR-067', 'DU-MINE-029', 'DU-MINE-031'], 'a device goes off under what lands by it, found or not', () => {
  for (const shown of [false, true]) {
    const { table, craft } = flown('utilityLifter');
    const mine = mined(table, 'ied', 20, 23.5, { shown });
    does(table, craft, { do: 'land' }, 'D12=9', 'D12=3');
    expect([mine.removed, craft.hull.destroyed]).toEqual([true, true]);
    const far = flown('utilityLifter');
    mined(far.table, 'ied', 20, 27, { shown });
    does(far.table, far.craft, { do: 'land' });
    expect(far.craft.hull.damage).toBe(0);
  }
});

rule(['DU-AIR-024', 'DU-VEH-050'], 'nothing takes off or rolls at the end of a cable', () => {
  const { table, craft } = flown('utilityLifter', { redVehicles: ['utilityLifter', 'battleTank'] });
  const tank = table.units.filter(isVehicle).find(({ hull }) => hull.model.id === 'battleTank')!;
  poise(craft, 'grounded', 20, 20, 0);
  expect(refusal(table, craft, { do: 'takeOff' })).toBeNull();
  tank.hull.tows = craft.id;
  expect(refusal(table, craft, { do: 'takeOff' })).toBe('DU-VEH-050');
});

rule(['DU-AIR-066', 'DU-DETECT-003'], 'friends who lie hidden where it lands get up and make way', () => {
  const { table, craft, squad: friends } = flown('utilityLifter');
  put(table, friends.id, 20, 21);
  layCounter(table, scripted<DustupEvent>(), 0, at(20, 21), friends);
  expect(zoneAt(table, craft, at(20, 20))).toBe('light');
  does(table, craft, { do: 'land' }, 'D8=3');
  expect([friends.counter, table.counters[0]!.removed]).toEqual([NONE, true]);
});

describe('a landing zone', () => {
  rule('DU-AIR-065', 'is open ground with nobody on it', () => {
    const found = flown('utilityLifter');
    does(found.table, found.craft, { do: 'land' });
    expect([mode(found), found.craft.actions]).toEqual(['grounded', 1]);
  });

  rule('DU-AIR-068', 'is twelve inches wide for size 3, six for size 2 and eighteen for size 5', () => {
    const zone = (size: number, wallAt: number) => {
      const map = over([], [wall('highWall', [20 + wallAt, 5], [20 + wallAt, 40])]);
      const { table, craft } = flown('utilityLifter', { map }, { size });
      return zoneAt(table, craft, at(20, 20));
    };
    expect([zone(3, 5), zone(2, 5), zone(3, 6.5), zone(5, 8.5), zone(5, 9.5)]).toEqual([
      'heavy',
      'clear',
      'clear',
      'heavy',
      'clear',
    ]);
  });

  rule('DU-AIR-066', 'in scrub: safe on a three, hard on a two, and then it never takes off again', () => {
    const landing = (die: string) => {
      const found = flown('utilityLifter', { map: over([box('lightScrub', 16, 16, 24, 24)]) });
      does(found.table, found.craft, { do: 'land' }, die);
      return [mode(found), refusal(found.table, found.craft, { do: 'takeOff' })];
    };
    expect([landing('D8=3'), landing('D8=2')]).toEqual([
      ['grounded', null],
      ['grounded', 'DU-AIR-066'],
    ]);
  });

  rule('DU-AIR-066', 'with friends on foot in it, who make way', () => {
    const found = flown('utilityLifter');
    put(found.table, found.squad.id, 20, 21);
    does(found.table, found.craft, { do: 'land' }, 'D8=5');
    const nearest = Math.min(
      ...found.squad.figures.map(id => {
        const { x, y } = found.table.figures[id]!;
        return Math.max(Math.abs(x - 20_000), Math.abs(y - 20_000));
      }),
    );
    expect(nearest).toBeGreaterThan(4000);
  });

  rule('DU-AIR-067', 'is not in woods, nor with an enemy, a vehicle or known mines in it', () => {
    const wood = flown('utilityLifter', { map: over([box('lightWoods', 25, 10, 40, 30)]) });
    expect(refusal(wood.table, wood.craft, { do: 'land' })).toBe('DU-AIR-067');
    const met = flown('utilityLifter');
    put(met.table, met.enemy.id, 25, 20);
    expect(refusal(met.table, met.craft, { do: 'land' })).toBe('DU-AIR-067');
    const parked = flown('utilityLifter', { redVehicles: ['utilityLifter', 'cargoTruck'] });
    const truck = parked.table.units.find(({ hull }) => hull?.model.id === 'cargoTruck')!;
    put(parked.table, truck.id, 24, 20);
    expect(refusal(parked.table, parked.craft, { do: 'land' })).toBe('DU-AIR-067');
  });

  rule('DU-AIR-067', 'mines that lie face down do not forbid it, and one of them goes off', () => {
    const mined = (shown: boolean) => {
      const found = flown('utilityLifter');
      found.table.mines.push({
        id: 0,
        side: 1,
        kind: 'at',
        ...at(20, 21),
        facing: 0,
        times: 1,
        controller: -1,
        shown,
        removed: false,
        lanes: [],
        triedBy: [],
      });
      return found;
    };
    expect(refusal(mined(true).table, mined(true).craft, { do: 'land' })).toBe('DU-AIR-067');
    const found = mined(false);
    does(found.table, found.craft, { do: 'land' }, 'D12=8', 'D12=5');
    expect([found.craft.hull.damage, found.craft.hull.immobilised]).toEqual([1, true]);
    expect(found.table.mines[0]!.shown).toBe(true);
  });
});

describe('landing and taking off', () => {
  rule('DU-AIR-023', 'one action each: there with the first, down with the second', () => {
    const found = flown('utilityLifter');
    takesTurn(found.table, found.craft, [{ do: 'fly', to: at(20, 38) }, { do: 'land' }]);
    expect([mode(found), ...poseOf(found.craft)]).toEqual(['grounded', 20, 38, 0]);
  });

  rule('DU-AIR-024', 'taking off it hovers at once, or flies anywhere with the same action', () => {
    const found = flown('utilityLifter');
    poise(found.craft, 'grounded', 20, 20, 0);
    does(found.table, found.craft, { do: 'takeOff' });
    expect([mode(found), found.craft.actions]).toEqual(['hovering', 1]);
    poise(found.craft, 'grounded', 20, 20, 0);
    does(found.table, found.craft, { do: 'takeOff', to: at(60, 20) });
    expect([mode(found), ...poseOf(found.craft)]).toEqual(['moving', 60, 20, 90]);
  });

  rule('DU-AIR-026', 'with two markers it stays on the ground', () => {
    const { table, craft } = flown('utilityLifter');
    poise(craft, 'grounded', 20, 20, 0);
    craft.hull.damage = 1;
    expect(refusal(table, craft, { do: 'takeOff' })).toBe(null);
    craft.hull.damage = 2;
    expect(refusal(table, craft, { do: 'takeOff' })).toBe('DU-AIR-026');
  });

  rule('DU-AIR-025', 'on wheels and paving it rolls six inches, and otherwise not at all', () => {
    const map = over([box('road', 10, 18, 40, 22)]);
    const { table, craft } = flown('utilityLifter', { map });
    poise(craft, 'grounded', 20, 20, 90);
    expect(refusal(table, craft, { do: 'taxi', to: at(27, 20) })).toBe('DU-AIR-025');
    expect(refusal(table, craft, { do: 'taxi', to: at(20, 25) })).toBe('DU-AIR-025');
    expect(refusal(table, craft, { do: 'move', route: [at(26, 20)] })).toBe('DU-AIR-025');
    does(table, craft, { do: 'taxi', to: at(26, 20) });
    expect(poseOf(craft)).toEqual([26, 20, 90]);
    const grass = flown('utilityLifter');
    poise(grass.craft, 'grounded', 20, 20, 90);
    expect(refusal(grass.table, grass.craft, { do: 'taxi', to: at(26, 20) })).toBe('DU-AIR-025');
    const skids = flown('gunship', { map });
    poise(skids.craft, 'grounded', 20, 20, 90);
    expect(refusal(skids.table, skids.craft, { do: 'taxi', to: at(26, 20) })).toBe('DU-AIR-025');
  });
});

describe('grav vehicles', () => {
  rule(
    ['DU-AIR-027', 'DU-GAP2-029'],
    'take off over a wood and land beyond it, and drive in the next activation',
    () => {
      const map = over([box('denseWoods', 10, 24, 40, 30)]);
      const found = flown('gravCarrier', { map });
      expect(mode(found)).toBe('grounded');
      takesTurn(found.table, found.craft, [{ do: 'takeOff', to: at(20, 40) }]);
      expect([mode(found), ...poseOf(found.craft)]).toEqual(['grounded', 20, 40, 0]);
      ready(found.table, found.craft, 'turn');
      does(found.table, found.craft, { do: 'move', route: [at(20, 44)] }, 'D12=6');
      expect(poseOf(found.craft)).toEqual([20, 44, 0]);
    },
  );

  rule('DU-GAP2-029', 'no activation of the carrier ends in the air', () => {
    const map = over([box('denseWoods', 10, 24, 40, 30)]);
    const { table, craft } = flown('gravCarrier', { map });
    expect(refusal(table, craft, { do: 'takeOff', to: at(20, 27) })).toBe('DU-AIR-067');
    expect(refusal(table, craft, { do: 'takeOff', off: 'loiter' })).toBe('DU-GAP2-029');
    craft.actions = 1;
    expect(refusal(table, craft, { do: 'takeOff', to: at(20, 40) })).toBe('DU-GAP2-029');
  });

  rule('DU-AIR-027', 'others stay up as a VTOL does', () => {
    const found = flown('gravCarrier', {}, { traits: ['mayFly'] });
    takesTurn(found.table, found.craft, [{ do: 'takeOff', to: at(20, 40) }, { do: 'stop' }]);
    expect(mode(found)).toBe('moving');
    ready(found.table, found.craft, 'turn');
    expect(refusal(found.table, found.craft, { do: 'move', route: [at(20, 44)] })).toBe('DU-AIR-025');
  });
});
