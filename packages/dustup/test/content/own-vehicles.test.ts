import type { Json } from '@sightline/kernel';
import { parseSeed, playOut, SilentIo } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect, test } from 'vitest';
import { HEAVY_WEAPONS, VEHICLES } from '../../src/content/arsenal.ts';
import { ALL_FORCES } from '../../src/content/groups.ts';
import { dustup } from '../../src/system.ts';
import { whyNotSetup } from '../../src/table/battle.ts';

const GUN = { ...HEAVY_WEAPONS.get('autocannon'), id: 'snapGun', name: 'Snap gun', rule: 'house' };
const HULL = { ...VEHICLES.get('wheeledCarrier'), id: 'tinCan', name: 'Tin can', rule: 'house' };
const CREW = ALL_FORCES.get('ridgeRoadDefence').units.find(({ code }) => code === 'RD-MG')!;
const SQUAD = ALL_FORCES.get('ridgeRoadDefence').units.find(({ code }) => code === 'RD-1')!;

/** A force as a player would write it into a file. */
function force(change: { readonly vehicle?: object; readonly aboard?: string; readonly served?: object } = {}): object {
  const mounts = [{ ...HULL.mounts[0], weapon: 'snapGun' }];
  return {
    id: 'tinkers',
    title: 'Tinkers',
    rule: 'house',
    arms: { heavy: [GUN], vehicles: [{ ...HULL, mounts, ...change.vehicle }] },
    units: [
      { ...SQUAD, code: 'T-1', aboard: change.aboard ?? 'T-V' },
      { ...CREW, code: 'T-2', served: change.served ?? CREW.served },
    ],
    vehicles: [{ code: 'T-V', vehicle: 'tinCan' }],
  };
}

const setup = (own: object) => ({
  scenario: 'ownBattle',
  switches: {},
  details: JSON.parse(JSON.stringify({ forces: [own, 'ridgeRoadDefence'], map: 'dryFord', turns: 4 })) as Json,
});
const wrong = (own: object) => whyNotSetup(setup(own)).map(({ rule: row, code, about }) => [row, code, about]);

test('a force brings a vehicle and a gun of its own, and is played to the end', () => {
  expect(wrong(force())).toEqual([]);
  const table = dustup.begin(setup(force()));
  expect(table.units.find(({ code }) => code === 'T-V')!.hull!.model.mounts[0]!.weapon).toBe('snapGun');
  const bots = { red: dustup.bots['tactician']!, blue: dustup.bots['plain']! };
  playOut(dustup, table, new SilentIo(dustup, table, bots, parseSeed('5'.padStart(32, '0'))));
  expect(table.ending).not.toBeNull();
});

describe('bad content is named with its place and its row', () => {
  rule('DU-VEH-010', 'a gun of size 4 on a hull of size 2', () => {
    expect(wrong(force({ vehicle: { mounts: [{ ...HULL.mounts[0], weapon: 'heavyTankGun' }] } }))).toEqual([
      [
        'DU-VEH-002',
        'badDetails',
        {
          at: 'forces.0.arms.vehicles.0.mounts.0.weapon',
          message: 'a weapon of size 4 is too large for a hull of size 2 (DU-VEH-010)',
        },
      ],
    ]);
  });

  test.each([
    [{ capacity: -1 }, 'forces.0.arms.vehicles.0.capacity', 'it should be at least 0, not -1'],
    [{ mover: 'pogoStick' }, 'forces.0.arms.vehicles.0.mover', 'not "pogoStick"'],
    [{ armour: { front: 3 } }, 'forces.0.arms.vehicles.0.armour.front', 'too heavy for a hull of size 2 (DU-VEH-012)'],
  ])('%j', (vehicle, at, message) => {
    const [fault] = wrong(force({ vehicle }));
    expect(fault![2]).toMatchObject({ at, message: expect.stringContaining(message) });
  });

  rule('DU-VEH-042', 'whoever starts aboard needs a vehicle, and a place in it', () => {
    expect(wrong(force({ aboard: 'T-X' }))).toEqual([
      ['DU-VEH-042', 'unknownCarrier', { name: SQUAD.name, code: 'T-X' }],
    ]);
    expect(wrong(force({ vehicle: { capacity: 6 } }))).toEqual([
      ['DU-VEH-042', 'noPlaceAboard', { name: SQUAD.name, code: 'T-V', needs: 8, left: 6 }],
    ]);
  });

  test('an id that is ours already', () => {
    expect(wrong({ ...force(), arms: { vehicles: [{ ...HULL, id: 'battleTank' }] } })[0]![1]).toBe('weaponTwice');
  });
});
