import type { Json } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect, test } from 'vitest';
import { VEHICLES } from '../../src/content/arsenal.ts';
import { BOMBS } from '../../src/content/bombs.ts';
import { whyNotSetup } from '../../src/table/battle.ts';
import { begin } from '../../src/table/begin.ts';
import { isAircraft } from '../../src/table/flight.ts';
import { squad } from '../support/setting.ts';

const AIRCRAFT = VEHICLES.rows.filter(isAircraft);
const armsOf = (id: string) =>
  VEHICLES.get(id).mounts.map(({ weapon, on, arc, toward = 0, shots = 0 }) => [weapon, on, arc, toward, shots]);

rule(
  ['DU-GAP2-039', 'DU-GAP2-040', 'DU-GAP2-041', 'DU-GAP2-042', 'DU-GAP2-043'],
  'the aircraft of the catalogue',
  () => {
    expect(
      AIRCRAFT.map(({ id, size, mover, ecm, capacity, leadership }) => [id, size, mover, ecm, capacity, leadership]),
    ).toEqual([
      ['gunship', 3, 'vtol', 10, 0, 2],
      ['utilityLifter', 3, 'vtol', 8, 10, 2],
      ['strikeFighter', 3, 'fixedWing', 10, 0, 2],
      ['orbitalDropship', 5, 'vtol', 10, 40, 1],
      ['evacuationLifter', 3, 'vtol', 8, 10, 2],
    ]);
    expect(VEHICLES.get('orbitalDropship').hold).toEqual({ size: 3, places: 20 });
    expect(VEHICLES.get('strikeFighter').bombs).toEqual([{ bomb: 'lightBomb', count: 2 }]);
  },
);

rule(
  ['DU-AIR-005', 'DU-AIR-030', 'DU-AIR-031'],
  'each has counter-measures, and weapons of one of the four kinds',
  () => {
    for (const { mounts } of AIRCRAFT) for (const { on } of mounts) expect(['turret', 'fixed', 'guided']).toContain(on);
    expect(armsOf('gunship')).toEqual([
      ['heavyRotaryCannon', 'turret', 180, 0, 0],
      ['rocketPod', 'fixed', 90, 0, 4],
      ['airToGroundMissile', 'guided', 180, 0, 4],
    ]);
    expect(armsOf('utilityLifter')).toEqual([
      ['machineGun', 'turret', 90, 270, 0],
      ['machineGun', 'turret', 90, 90, 0],
    ]);
  },
);

rule('DU-GAP2-017', 'the bombs of the catalogue', () => {
  expect(BOMBS.rows.map(({ id, round, ammunition, airBurst = false }) => [id, round, ammunition, airBurst])).toEqual([
    ['lightBomb', 'medium', 'generalPurpose', false],
    ['heavyBomb', 'large', 'generalPurpose', false],
    ['clusterBomb', 'large', 'antiArmour', true],
    ['napalm', 'medium', 'incendiary', false],
  ]);
});

const setup = (change: object, switches = {}) => ({
  scenario: 'ownBattle',
  switches,
  details: JSON.parse(
    JSON.stringify({
      forces: [
        {
          id: 'wing',
          title: 'Wing',
          rule: 'house',
          arms: {
            vehicles: [{ ...VEHICLES.get('utilityLifter'), id: 'kite', name: 'Kite', rule: 'house', ...change }],
          },
          units: [{ ...squad(6), aboard: 'K' }],
          vehicles: [
            { code: 'K', vehicle: 'kite' },
            { code: 'T', vehicle: 'cargoTruck' },
          ],
        },
        'unionConscripts',
      ],
    }),
  ) as Json,
});

describe("aircraft of the players' own", () => {
  test('come the way vehicles do, with those aboard', () => {
    expect(whyNotSetup(setup({}))).toEqual([]);
    const { units } = begin(setup({}));
    const [riders, kite] = units;
    expect([kite!.where, kite!.box, riders!.where, riders!.carrier]).toEqual(['inbound', 3, 'inbound', kite!.id]);
  });

  test.each([
    [{ moves: 8 }, 'moves', 'DU-AIR-014'],
    [{ mounts: [{ weapon: 'machineGun', on: 'hull', arc: 90, stabilisation: 'poor' }] }, 'mounts.0.on', 'DU-AIR-030'],
    [{ mounts: [{ weapon: 'machineGun', on: 'guided', arc: 90, stabilisation: 'poor' }] }, 'mounts.0.on', 'DU-AIR-043'],
    [{ bombs: [{ bomb: 'pumpkin', count: 1 }] }, 'bombs.0.bomb', 'there is no bomb "pumpkin"'],
    [{ mover: 'tracked' }, 'moves', 'DU-VEH-026'],
    [{ mover: 'tracked', moves: 8, traits: ['mayFly'] }, 'traits', 'DU-AIR-027'],
    [{ mover: 'fixedWing' }, 'capacity', 'DU-AIR-013'],
  ])('what does not fit is named with its place and its row: %j', (change, at, message) => {
    const faults = whyNotSetup(setup(change)).map(({ about }) => about as { at: string; message: string });
    expect(faults[0]).toMatchObject({
      at: `forces.0.arms.vehicles.0.${at}`,
      message: expect.stringContaining(message),
    });
  });

  rule('DU-AIR-001', 'without aircraft those who would fly come on foot, and trucks still drive', () => {
    const { units } = begin(setup({}, { aircraft: false }));
    expect(units.filter(({ side }) => side === 0).map(({ hull, where }) => [hull?.model.id ?? null, where])).toEqual([
      [null, 'muster'],
      ['cargoTruck', 'muster'],
    ]);
    const flying = begin(setup({}, { vehicles: false })).units.filter(({ hull }) => hull !== null);
    expect(flying.map(({ hull }) => hull!.model.id)).toEqual(['kite']);
  });
});
