import { advance, create, type Json, type Line, whyNotCreate } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect, test } from 'vitest';
import type { Brought, RosterRow } from '../../src/content/schema.ts';
import { pointsOfRoster } from '../../src/rules/organisation/points.ts';
import { killzone } from '../../src/system.ts';
import type { KillzoneEvent } from '../../src/table/events.ts';

/** A file as a player writes it: one of everything that a roster may bring. */
const FILE = JSON.stringify({
  id: 'salvage-crew',
  title: 'Salvage Crew',
  rule: 'house',
  points: 0,
  brings: {
    weapons: [
      {
        id: 'coil-gun',
        name: 'Coil gun',
        rule: 'house',
        short: 14,
        long: 36,
        shots: 2,
        dice: 4,
        points: 14,
        traits: ['ignoresSoftCover'],
      },
    ],
    handWeapons: [{ id: 'wrecking-bar', name: 'Wrecking bar', rule: 'house', modifier: 4, points: 3, traits: [] }],
    troops: [
      {
        id: 'salvager',
        name: 'Salvager',
        rule: 'house',
        kind: 'squad',
        points: 9,
        killScore: null,
        combatDice: 3,
        initiative: 0,
        removal: 1,
        change: 0,
        deduction: 0,
        orders: ['shoot', 'assault', 'staySharp', 'run'],
        traits: ['ignoresBrokenGround'],
      },
    ],
    armours: [
      {
        id: 'scrap-plate',
        name: 'Scrap plate',
        rule: 'house',
        killScore: 12,
        points: 6,
        deduction: 5,
        combatRule: 'house',
      },
    ],
    equipment: [{ id: 'goggles', name: 'Goggles', rule: 'house', points: 2, gives: ['nightSight'] }],
    vehicles: [
      {
        id: 'crawler',
        name: 'Crawler',
        rule: 'house',
        speed: 18,
        acceleration: 2,
        brake: 3,
        damage: 3,
        armour: 15,
        points: 40,
        places: 6,
        length: 6,
        width: 3,
        traits: ['tracks'],
      },
    ],
  },
  groups: [
    {
      name: 'Wreckers',
      troop: 'salvager',
      drugs: [],
      figures: [
        {
          count: 5,
          armour: 'scrap-plate',
          weapons: ['coil-gun'],
          hand: ['wrecking-bar'],
          equipment: ['goggles'],
        },
      ],
    },
  ],
  vehicles: [{ type: 'crawler', mounted: ['coil-gun'] }],
});
const crew = JSON.parse(FILE) as RosterRow & { readonly brings: Brought };

/** The crew against itself, so that both sides have everything. */
const details = { rosters: [crew, { ...crew, id: 'rivals', title: 'Rivals' }], night: true } as unknown as Json;

const refusals = (roster: unknown): string[] =>
  whyNotCreate(killzone, {
    scenario: 'encounter',
    secret: '',
    details: { rosters: [roster, 'free-block'] } as Json,
  }).map(({ code }) => code);

function play(secret: string) {
  const players = { red: { kind: 'bot', bot: 'planner' }, blue: { kind: 'bot', bot: 'planner' } } as const;
  const match = create(killzone, { scenario: 'encounter', secret, players, details });
  const { figures } = match.table;
  const told: KillzoneEvent[] = [];
  const listen = (line: Line<KillzoneEvent>): void => {
    if (line.kind === 'event') told.push(line.event);
  };
  advance(killzone, match, { listen });
  return { match, told, figures };
}

describe("a roster of a player's own", () => {
  rule('KZ-ORG-009', 'brings a weapon, a blade, a troop type, armour, equipment and a vehicle of its own', () => {
    expect(refusals(crew)).toEqual([]);
    expect(pointsOfRoster(crew)).toBe(5 * (9 + 6 + 14 + 3 + 2) + 40 + 14);
  });

  test('is played with to the end: the gun is fired, the armour is worn, the vehicle is driven', () => {
    const games = ['salvage 1', 'salvage 2', 'salvage 3'].map(play);
    for (const { match, figures } of games) {
      expect(match.outcome).not.toBeNull();
      expect(figures[0]).toMatchObject({ troop: 'salvager', armour: 'scrap-plate', nightSight: true });
    }
    const told = games.flatMap(game => game.told);
    expect(told).toContainEqual(expect.objectContaining({ type: 'shotFired', weapon: 'Coil gun' }));
    expect(told).toContainEqual(expect.objectContaining({ type: 'damageRolled', killScore: 12 }));
    const driven = expect.objectContaining({ name: expect.stringContaining('Crawler') });
    expect(told).toContainEqual(expect.objectContaining({ type: 'drove', vehicle: driven }));
    const sentences = told.map(killzone.words.event);
    expect(sentences.some(line => line.includes('fires the coil gun at'))).toBe(true);
    expect(sentences.filter(line => /undefined|⟨/.test(line))).toEqual([]);
  });

  const { brings } = crew;
  const gun = brings.weapons![0]!;
  const withGun = (more: object) => ({ ...crew, brings: { ...brings, weapons: [{ ...gun, ...more }] } });
  const WRONG: readonly (readonly [string, unknown, string])[] = [
    ['an id that is taken', { ...crew, brings: { weapons: [{ ...gun, id: 'handgun' }] } }, 'idTaken'],
    ['the same id twice', { ...crew, brings: { ...brings, weapons: [gun, gun] } }, 'idTaken'],
    ['a gun without a range', withGun({ short: null, long: null }), 'noRange'],
    ['a burst without a radius', withGun({ traits: ['area'] }), 'areaAndRadius'],
    ['too many dice', withGun({ dice: 1000 }), 'badDetails'],
    ['a gun that it does not bring', { ...crew, brings: { ...brings, weapons: [] } }, 'unknownId'],
  ];
  for (const [what, roster, code] of WRONG) {
    test(`is refused with ${what}`, () => expect(refusals(roster)).toContain(code));
  }

  test('may not mean something else by an id than the other roster does', () => {
    const rosters = [crew, withGun({ dice: 5 })] as unknown as Json;
    const codes = whyNotCreate(killzone, { scenario: 'encounter', secret: '', details: { rosters } });
    expect(codes).toMatchObject([{ code: 'idTaken', about: 'coil-gun' }]);
  });
});
