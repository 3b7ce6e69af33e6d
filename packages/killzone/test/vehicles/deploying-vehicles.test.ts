import { parseSeed, randomBot, SilentIo, scripted, seedOf } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { whyNotRoster } from '../../src/rules/organisation/muster.ts';
import { pointsOfRoster } from '../../src/rules/organisation/points.ts';
import { whyNotDeployVehicle } from '../../src/rules/vehicles/deploying-vehicles.ts';
import type { VehiclePlacing } from '../../src/rules/vehicles/questions.ts';
import { killzone } from '../../src/system.ts';
import { begin } from '../../src/table/begin.ts';
import type { KillzoneEvent } from '../../src/table/events.ts';
import type { Killzone } from '../../src/table/table.ts';
import { group } from '../support/setting.ts';
import { first, told, whereIs } from '../support/vehicles.ts';

const switches = Object.fromEntries(killzone.switches.map(({ id, values }) => [id, values[0]]));

/** The law with its two cars against rebels without any, before deployment; the law has the south edge. */
function muster(): Killzone {
  const details = { rosters: ['12th-precinct', 'free-block'], map: 'crossroads' };
  return begin({ scenario: 'encounter', switches, details });
}

describe('KZ-WIN-004 vehicles at deployment', () => {
  const placing: VehiclePlacing = { x: 24_000, y: 5000, heading: 0, speed: 9000, crew: [0, 1, 2, 3] };
  const why = (change: Partial<VehiclePlacing>): string[] => {
    const table = muster();
    return whyNotDeployVehicle(table, table.vehicles[0]!, { ...placing, ...change }).map(({ code }) => code);
  };

  rule('KZ-WIN-004', 'a vehicle starts in its zone at 9 inches or less, and only with somebody to drive it', () => {
    expect(why({})).toEqual([]);
    expect(why({ y: 9000 })).toEqual(['outsideZone']);
    expect(why({ y: 1000 })).toEqual(['notAPlace']);
    expect(why({ speed: 10_000 })).toEqual(['startsTooFast']);
    expect(why({ crew: [] })).toEqual(['startsTooFast']);
    expect(why({ crew: [], speed: 0 })).toEqual([]);
  });

  rule('KZ-VEH-003', 'with people of its own side, no more than it holds', () => {
    expect(why({ crew: [0, 1, 2, 3, 4] })).toEqual(['full']);
    expect(why({ crew: [0, 0] })).toEqual(['notToHand']);
    expect(why({ crew: [7] })).toEqual(['notToHand']);
  });

  rule('KZ-WIN-004', 'they are placed first, and their crews are placed with them', () => {
    const table = muster();
    const places = ({ group }: { readonly group: { readonly id: number } }) => {
      const { members } = table.groups[group.id]!;
      return members
        .filter(id => table.figures[id]!.vehicle < 0)
        .map((_, i) => ({ x: 3000 + 1500 * i + 20_000 * (group.id % 2), y: group.id < 2 ? 2000 : 46_000, room: -1 }));
    };
    const answers = [
      { seat: 'blue', answer: 'north' },
      { seat: 'red', answer: placing },
      { seat: 'red', answer: { ...placing, x: 20_000, speed: 0, crew: [] } },
      { seat: 'red', answer: places },
      { seat: 'blue', answer: places },
      { seat: 'blue', answer: places },
    ];
    const io = scripted<KillzoneEvent>({ dice: ['D6=1', 'D6=6'], answers });
    killzone.step(table, io);
    io.finish();
    expect(told(io, 'vehicleDeployed').map(({ crew }) => crew)).toEqual([4, 0]);
    expect(whereIs(table.vehicles[0]!)).toEqual({ x: 24, y: 5, heading: 0, speed: 9 });
    expect(table.figures.every(({ away }) => !away)).toBe(true);
    expect(killzone.broken(table)).toEqual([]);
  });
});

rule('KZ-VEH-003', 'a mounted weapon is bought at its normal cost, and none that is made for suits', () => {
  const rebels = group('rebel', 2);
  const roster = (weapon: string) => ({ groups: [rebels], vehicles: ['car', { type: 'hgv', mounted: [weapon] }] });
  expect(pointsOfRoster(roster('light-assault-cannon'))).toBe(22 + 20 + 25 + 25);
  expect(whyNotRoster(roster('light-assault-cannon'), null)).toEqual([]);
  expect(whyNotRoster(roster('mini-gun'), null)).toMatchObject([{ rule: 'KZ-PAT-011', code: 'needsPowerArmour' }]);
  expect(whyNotRoster(roster('water-pistol'), null)).toMatchObject([{ code: 'unknownId' }]);
});

describe('KZ-GAP-011 Hot Pursuit', () => {
  rule('KZ-GAP-011', 'the sports car at 16 turns 90 degrees at (60, 12): +2, and a 2 is a crash with the loot', () => {
    const table = begin({ scenario: 'hot-pursuit', switches });
    for (const figure of table.figures) figure.away = false;
    const [car] = table.vehicles;
    Object.assign(car!, { x: 50_000, speed: 16_000 });
    for (const id of [0, 1]) table.figures[id]!.x = 50_000;
    table.sequence = [0];
    table.phase = 'action';
    const answers = [
      { seat: 'gang', answer: 0 },
      { seat: 'gang', answer: { do: 'drive', pace: 'hold', dice: 0 } },
      {
        seat: 'gang',
        answer: [
          { turn: 0, ahead: 10_000 },
          { turn: -90, ahead: 6000 },
        ],
      },
      { seat: 'gang', answer: first },
      { seat: 'gang', answer: first },
      { seat: 'gang', answer: first },
    ];
    const io = scripted<KillzoneEvent>({ dice: ['D6=2'], answers });
    expect(() => killzone.step(table, io)).toThrow('no answer left');
    expect(told(io, 'skidRolled')).toMatchObject([{ die: 2, tally: { total: 4 }, dice: 0 }]);
    expect(whereIs(car!)).toEqual({ x: 60, y: 12, heading: 0, speed: 0 });
    expect(table.figures.slice(0, 2).map(({ state, vehicle }) => [state, vehicle])).toEqual([
      ['active', -1],
      ['active', -1],
    ]);
    expect(table.prizes).toMatchObject([{ holder: -1, vehicle: 0, away: false }]);
  });

  rule('KZ-GAP-011', 'cars drive, ram, skid and crash to the end of the chase, from many seeds', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 25; seed++) {
      const table = begin({ scenario: 'hot-pursuit', switches });
      const bots = { gang: randomBot, law: randomBot };
      const io = new SilentIo(killzone, table, bots, parseSeed(seedOf(`pursuit ${seed}`)));
      io.tell = (event?: KillzoneEvent) => {
        if (event) seen.add(event.type);
      };
      for (let steps = 0; killzone.outcome(table) === null; steps++) {
        expect(steps).toBeLessThan(killzone.stepLimit);
        killzone.step(table, io);
        expect(killzone.broken(table)).toEqual([]);
      }
    }
    const happened = ['drove', 'pivoted', 'skidRolled', 'crashed', 'vehicleRammed', 'figureRammed', 'ranOn'];
    expect(happened.filter(type => !seen.has(type))).toEqual([]);
  });
});
