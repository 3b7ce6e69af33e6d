import { circle } from '@sightline/geometry/field';
import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import type { GroupRow } from '../../src/content/schema.ts';
import { BASE } from '../../src/ground/ground.ts';
import { isFirelit } from '../../src/rules/night/darkness.ts';
import type { Target } from '../../src/rules/shooting/targets.ts';
import { carryOut, whyNotAct } from '../../src/rules/turn/acts.ts';
import type { KillzoneEvent } from '../../src/table/events.ts';
import type { Killzone } from '../../src/table/table.ts';
import { d6, field, give, group, lay, put, spot } from '../support/setting.ts';
import { outside, room, tenement } from '../support/tenement.ts';
import { park } from '../support/vehicles.ts';

/** Two of red with this weapon against two rebels, by night and without night sights. */
function byNight(weapon: string, map = field(), more: Partial<GroupRow['figures'][number]> = {}): Killzone {
  return lay({ map, red: [group('rebel', 2, { weapons: [weapon], ...more })], blue: [group('rebel', 2)], night: true });
}

const shotAt = (target: Target) => ({ do: 'shoot', weapon: 0, target }) as const;

function cloud(table: Killzone, x: number, y: number, inRoom?: number): void {
  table.clouds.push({ ...spot(x, y, inRoom), firedOn: table.turn });
}

/** Whether the first of red hits with this die. */
function hits(table: Killzone, die: number, target: Target): boolean {
  const io = scripted<KillzoneEvent>({ dice: d6(die, 1, 1, 1), answers: [] });
  carryOut(table, io, table.figures[0]!, shotAt(target));
  return io.told.some(event => event.type === 'targetingRolled' && event.hit);
}

describe('what is further off than 12 inches in the dark', () => {
  rule(['KZ-NIGHT-002', 'KZ-AREA-001'], 'is not aimed at, be it only the ground', () => {
    const table = byNight('grenade-launcher');
    const firer = put(table, 0, 10, 10);
    expect(whyNotAct(table, firer, shotAt({ point: spot(10, 22.5) }))).toEqual([]);
    const dark = whyNotAct(table, firer, shotAt({ point: spot(10, 22.6) }));
    expect(dark).toMatchObject([{ rule: 'KZ-NIGHT-002', code: 'dark' }]);
  });

  rule(['KZ-NIGHT-002', 'KZ-NIGHT-003', 'KZ-BUILD-004'], 'or a window, unless a fire shows it', () => {
    const table = byNight('grenade-launcher', tenement);
    const window = outside(table, room(table, 0, 'SW'), 'window');
    const firer = put(table, 0, window.x / 1000 - 15.5, window.y / 1000);
    const shot = shotAt({ opening: window.id });
    expect(whyNotAct(table, firer, shot)).toMatchObject([{ rule: 'KZ-NIGHT-002', code: 'dark' }]);
    table.fires[room(table, 1, 'SW')]!.state = 'minor';
    expect(whyNotAct(table, firer, shot)).toEqual([]);
  });

  rule(
    ['KZ-NIGHT-003', 'KZ-ORG-011'],
    'is lit within 6 inches of a fire, measured to the edge of a base or a vehicle',
    () => {
      const table = byNight('assault-rifle', tenement);
      table.fires[room(table, 0, 'SW')]!.state = 'minor';
      const isLit = (x: number): boolean => isFirelit(table, circle(spot(x, 20), BASE));
      expect([isLit(11.5), isLit(11.4)]).toEqual([true, false]);
      const firer = put(table, 0, 9, 5);
      const car = park(table, 'car', { at: [9.5, 20], crew: [2] });
      expect(whyNotAct(table, firer, shotAt({ vehicle: 0 }))).toEqual([]);
      car.x -= 1;
      expect(whyNotAct(table, firer, shotAt({ vehicle: 0 }))).toMatchObject([{ code: 'dark' }]);
    },
  );

  rule('KZ-NIGHT-003', 'is a vehicle with its headlights on all the same', () => {
    for (const [speed, codes] of [
      [5, []],
      [4, ['dark']],
    ] as const) {
      const table = byNight('assault-rifle');
      const firer = put(table, 0, 10, 10);
      park(table, 'car', { at: [35, 10], speed, crew: [2] });
      expect(whyNotAct(table, firer, shotAt({ vehicle: 0 })).map(({ code }) => code)).toEqual(codes);
    }
  });
});

describe('smoke in the dark', () => {
  rule(['KZ-NIGHT-003', 'KZ-SMOKE-005'], 'hides even what a fire lights', () => {
    const table = byNight('assault-rifle', tenement);
    table.fires[room(table, 0, 'SW')]!.state = 'minor';
    const firer = put(table, 0, 14, 2);
    put(table, 2, 16, 20);
    expect(whyNotAct(table, firer, shotAt({ figure: 2 }))).toEqual([]);
    cloud(table, 15, 10);
    expect(whyNotAct(table, firer, shotAt({ figure: 2 }))).toMatchObject([{ rule: 'KZ-SMOKE-005' }]);
  });

  rule(['KZ-SMOKE-009', 'KZ-NIGHT-002'], 'within 2 inches it is as dark as anywhere: 4 or more with 1 off', () => {
    const close = (): Killzone => {
      const table = byNight('assault-rifle');
      put(table, 0, 10, 10);
      put(table, 2, 10, 12.5);
      cloud(table, 10, 11);
      return table;
    };
    expect([hits(close(), 4, { figure: 2 }), hits(close(), 5, { figure: 2 })]).toEqual([false, true]);
  });

  rule(['KZ-SMOKE-008', 'KZ-ORDER-006'], 'beyond that neither a sight nor an aimed shot is any help', () => {
    const apart = (): Killzone => {
      const table = byNight('sniper-rifle', field(), { equipment: ['sighting-aid', 'night-sight'] });
      give(table, 0, 'snipe');
      put(table, 0, 10, 10);
      put(table, 2, 10, 13.5);
      cloud(table, 10, 11.5);
      return table;
    };
    expect([hits(apart(), 5, { figure: 2 }), hits(apart(), 6, { figure: 2 })]).toEqual([false, true]);
  });

  rule('KZ-SMOKE-004', 'in a room closes its window', () => {
    const table = byNight('assault-rifle', tenement);
    const hall = room(table, 0, 'SW');
    const window = outside(table, hall, 'window');
    const firer = put(table, 0, window.x / 1000 - 6, window.y / 1000);
    put(table, 2, window.fromX / 1000, window.fromY / 1000, hall);
    expect(whyNotAct(table, firer, shotAt({ figure: 2 }))).toEqual([]);
    cloud(table, window.fromX / 1000 + 2, window.fromY / 1000, hall);
    expect(whyNotAct(table, firer, shotAt({ figure: 2 }))).toMatchObject([{ rule: 'KZ-SMOKE-005' }]);
  });
});
