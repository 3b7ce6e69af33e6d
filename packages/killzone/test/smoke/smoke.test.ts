import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { WEAPONS } from '../../src/content/load.ts';
import type { FigureRow } from '../../src/content/schema.ts';
import { groundOf, roomNamed } from '../../src/ground/ground.ts';
import { fight } from '../../src/rules/hand-to-hand/fighting.ts';
import { walkWay } from '../../src/rules/movement/walking.ts';
import { whyNotGroup } from '../../src/rules/organisation/muster.ts';
import { sight } from '../../src/rules/shooting/sight.ts';
import { targeting } from '../../src/rules/shooting/targeting.ts';
import type { Target } from '../../src/rules/shooting/targets.ts';
import { whyNotBarrage } from '../../src/rules/smoke/barrage.ts';
import { disperseSmoke, isInCloud, lengthInSmoke } from '../../src/rules/smoke/clouds.ts';
import { whyNotDriftSmoke } from '../../src/rules/smoke/grenades.ts';
import type { DriftSmoke } from '../../src/rules/smoke/questions.ts';
import { carryOut, whyNotAct } from '../../src/rules/turn/acts.ts';
import { killzone } from '../../src/system.ts';
import type { KillzoneEvent } from '../../src/table/events.ts';
import type { Killzone } from '../../src/table/table.ts';
import { NONE } from '../../src/table/units.ts';
import { at, d6, field, give, group, lay, put, spot } from '../support/setting.ts';
import { drive, driving, park } from '../support/vehicles.ts';

/** The first of two rebels with smoke stands at (10, 4); two enemies are far off. */
function launcher(figure: Partial<FigureRow> = {}): Killzone {
  const red = [group('rebel', 2, { weapons: ['smoke-grenade'], ...figure })];
  const table = lay({ red, blue: [group('rebel', 2, { weapons: ['assault-rifle'] })] });
  put(table, 0, 10, 4);
  return table;
}

const io = (dice: number[] = [], ...answers: { seat: string; answer: unknown }[]) =>
  scripted<KillzoneEvent>({ dice: d6(...dice), answers });

/** A grenade at a point so many inches north of the firer's base. */
const smokeAt = (inches: number) => ({ do: 'shoot', weapon: 0, target: { point: spot(10, 4.5 + inches) } }) as const;

/** A cloud in the open. */
function cloud(table: Killzone, x: number, y: number, room = NONE): void {
  table.clouds.push({ ...spot(x, y, room), firedOn: table.turn });
}

describe('smoke grenades', () => {
  rule('KZ-SMOKE-001', '12 inches, always on 5 or more, one a person, gone when fired', () => {
    const table = launcher();
    const figure = table.figures[0]!;
    expect(whyNotAct(table, figure, smokeAt(12))).toEqual([]);
    expect(whyNotAct(table, figure, smokeAt(12.1))).toMatchObject([{ code: 'outOfRange' }]);
    const weapon = WEAPONS.get('smoke-grenade');
    expect(weapon.points).toBe(6);
    expect(targeting(table, figure, weapon, smokeAt(1).target).needs).toBe(5);
    carryOut(table, io([5]), figure, smokeAt(12));
    expect(figure.weapons[0]!.supply).toBe(0);
    figure.weapons[0]!.shots = 0;
    expect(whyNotAct(table, figure, smokeAt(6))).toMatchObject([{ rule: 'KZ-SMOKE-001', code: 'spent' }]);
    const two = group('rebel', 2, { weapons: ['smoke-grenade', 'smoke-grenade'] });
    expect(whyNotGroup(two)[0]).toMatchObject({ rule: 'KZ-SMOKE-001', code: 'secondSmokeGrenade' });
  });

  rule('KZ-SMOKE-002', 'an aiming point in sight and a normal targeting roll', () => {
    const table = launcher({ equipment: ['sighting-aid'] });
    const figure = table.figures[0]!;
    put(table, 2, 10, 12);
    expect(whyNotAct(table, figure, { do: 'shoot', weapon: 0, target: { figure: 2 } })).toMatchObject([
      { rule: 'KZ-SMOKE-002', code: 'aimAtGround' },
    ]);
    const script = io([4]);
    carryOut(table, script, figure, smokeAt(8));
    expect(table.clouds).toEqual([{ ...spot(10, 12.5), firedOn: 1 }]);
    expect(script.told.some(({ type }) => type === 'damageRolled')).toBe(false);
  });

  rule('KZ-SMOKE-002', 'one on any order that allows shooting, and only at places that are there', () => {
    const table = launcher();
    const figure = table.figures[0]!;
    const allowed = (['shoot', 'assault', 'staySharp', 'keepDown', 'snipe', 'run'] as const).filter(order => {
      give(table, 0, order);
      return whyNotAct(table, figure, smokeAt(8)).length === 0;
    });
    expect(allowed).toEqual(['shoot', 'assault', 'staySharp', 'keepDown', 'snipe']);
    give(table, 0, 'shoot');
    const nowhere = { do: 'shoot', weapon: 0, target: { point: spot(10, 8, 3) } } as const;
    expect(whyNotAct(table, figure, nowhere)).toMatchObject([{ code: 'notAPlace' }]);
  });

  rule('KZ-SMOKE-003', 'a hit lands on the point', () => {
    const table = launcher();
    carryOut(table, io([5]), table.figures[0]!, smokeAt(12));
    expect(table.clouds).toMatchObject([spot(10, 16.5)]);
  });

  rule('KZ-SMOKE-003', 'a miss is moved 3 inches by the opponent, but not beyond 12 from the firer', () => {
    const table = launcher();
    const drift = (question: DriftSmoke) => {
      expect(question.from).toEqual(spot(10, 16.5));
      expect(whyNotDriftSmoke(table, question, spot(10, 19.5))).toMatchObject([
        { rule: 'KZ-SMOKE-003', code: 'beyondRange' },
      ]);
      expect(whyNotDriftSmoke(table, question, spot(10, 14.5))).toMatchObject([{ code: 'driftDistance' }]);
      const to = spot(10 + Math.sqrt(8), 15.5);
      expect(whyNotDriftSmoke(table, question, to)).toEqual([]);
      expect(killzone.candidates!(table, 'blue', question).length).toBeGreaterThan(0);
      return to;
    };
    carryOut(table, io([2], { seat: 'blue', answer: drift }), table.figures[0]!, smokeAt(12));
    expect(table.clouds).toMatchObject([{ y: 15_500 }]);
  });
});

describe('clouds', () => {
  rule('KZ-SMOKE-004', 'a base 2.9 inches from the point is in smoke, 3.1 inches is not', () => {
    const smoke = { ...spot(20, 20), firedOn: 1 };
    expect([isInCloud(smoke, spot(23.4, 20)), isInCloud(smoke, spot(23.6, 20))]).toEqual([true, false]);
  });

  rule('KZ-SMOKE-004', 'walls stop it: it stays in its room, or outside', () => {
    const map = field({ buildings: [{ plan: 'row-house', floors: 1, at: [18, 18] }] });
    const table = lay({ map, red: [group('rebel', 2)] });
    cloud(table, 21, 17.5);
    expect(isInCloud(table.clouds[0]!, spot(21, 18.6, 0))).toBe(false);
    expect(sight(table, spot(19, 18.6, 0), spot(23, 18.6, 0)).blocked).toBeNull();
    table.clouds = [];
    cloud(table, 21, 21, 0);
    expect(isInCloud(table.clouds[0]!, spot(21, 17.4))).toBe(false);
    expect(sight(table, spot(10, 17), spot(40, 17)).blocked).toBeNull();
    expect(walkWay(table, put(table, 0, 17, 17), [at(25, 17)]).cost).toBe(8000);
  });

  rule('KZ-SMOKE-005', 'no sight into, out of or across a cloud', () => {
    const table = launcher();
    cloud(table, 10, 12);
    const seen = (ax: number, ay: number, bx: number, by: number) =>
      sight(table, spot(ax, ay), spot(bx, by)).blocked?.by ?? 'seen';
    expect(seen(10, 4, 10, 20)).toBe('smoke');
    expect(seen(10, 4, 10, 12)).toBe('smoke');
    expect(seen(10, 12, 20, 20)).toBe('smoke');
    expect(seen(14, 4, 14, 20)).toBe('seen');
    put(table, 2, 10, 20);
    const shot = { do: 'shoot', weapon: 0, target: { figure: 0 } } as const;
    expect(whyNotAct(table, table.figures[2]!, shot)).toMatchObject([{ rule: 'KZ-SMOKE-005', code: 'noSight' }]);
  });

  rule('KZ-SMOKE-006', 'power armour with all its sights aims across a cloud: refused', () => {
    const suit = group('power-armoured-trooper', 2, { weapons: ['mini-gun'] });
    const table = lay({ red: [suit], blue: [group('rebel', 2)], night: true });
    put(table, 0, 10, 4);
    put(table, 2, 10, 12);
    const shot = { do: 'shoot', weapon: 0, target: { figure: 2 }, burst: 4 } as const;
    expect(whyNotAct(table, table.figures[0]!, shot)).toEqual([]);
    cloud(table, 10, 8);
    expect(whyNotAct(table, table.figures[0]!, shot)).toMatchObject([{ rule: 'KZ-SMOKE-005' }]);
    put(table, 0, 10, 6);
    put(table, 2, 10, 10);
    expect(targeting(table, table.figures[0]!, WEAPONS.get('mini-gun'), { figure: 2 })).toMatchObject({
      onlySix: true,
      tally: { parts: [] },
    });
  });

  rule('KZ-SMOKE-007', '2 inches to the cloud and 3 inside it use up 8', () => {
    const table = launcher();
    cloud(table, 15.5, 4);
    const figure = table.figures[0]!;
    expect(whyNotAct(table, figure, { do: 'move', way: [at(15, 4)] })).toEqual([]);
    expect(whyNotAct(table, figure, { do: 'move', way: [at(15.1, 4)] })).toMatchObject([{ code: 'tooFar' }]);
    expect(figure.state).toBe('active');
  });

  rule('KZ-SMOKE-007', 'where clouds overlap an inch costs 2 all the same', () => {
    const table = launcher();
    cloud(table, 15.5, 4);
    const one = lengthInSmoke(table, spot(10, 4), at(15, 4), 5000);
    cloud(table, 15.5, 4.2);
    expect(lengthInSmoke(table, spot(10, 4), at(15, 4), 5000)).toBeLessThanOrEqual(one + 10);
  });

  rule('KZ-SMOKE-007', 'a vehicle uses 2 inches of its move per inch inside and keeps its speed', () => {
    const table = driving('car', 12);
    cloud(table, 24, 24);
    const car = table.vehicles[0]!;
    drive(table, 'hold', 0, []);
    // The car is 2 inches wide, so the cloud begins 4 inches before its middle: 10 clear, and 2 inches make 1.
    expect(car).toMatchObject({ x: 21_000, speed: 12_000 });
    car.moved = false;
    drive(table, 'hold', 0, []);
    expect(car.x).toBe(27_000);
    car.moved = false;
    drive(table, 'hold', 0, []);
    expect(car.x).toBe(38_000);
  });

  describe('KZ-SMOKE-008 in one cloud only a natural 6 hits', () => {
    for (const [die, hit] of [
      [5, false],
      [6, true],
    ] as const) {
      rule('KZ-SMOKE-008', `a ${die} with a sighting aid ${hit ? 'hits' : 'misses'}`, () => {
        const table = lay({
          red: [group('rebel', 2, { weapons: ['assault-rifle'], equipment: ['sighting-aid'] })],
          blue: [group('rebel', 2)],
        });
        put(table, 0, 10, 10);
        put(table, 2, 10, 15);
        cloud(table, 10, 12.5);
        const script = io([die, 1, 1, 1]);
        carryOut(table, script, table.figures[0]!, { do: 'shoot', weapon: 0, target: { figure: 2 } });
        expect(script.told).toContainEqual(expect.objectContaining({ type: 'targetingRolled', hit }));
      });
    }
    /** What the first of red needs, who stands at (10, 10) in a cloud with a rifle and a grenade launcher. */
    const aimedFrom = (set: (table: Killzone) => Target, weapon = 'assault-rifle') => {
      const table = lay({ red: [group('rebel', 2, { weapons: [weapon] })], blue: [group('rebel', 3)] });
      put(table, 0, 10, 10);
      cloud(table, 10, 12.5);
      const target = set(table);
      expect(whyNotAct(table, table.figures[0]!, { do: 'shoot', weapon: 0, target })).toEqual([]);
      return targeting(table, table.figures[0]!, WEAPONS.get(weapon), target);
    };

    rule('KZ-SMOKE-008', 'a vehicle in it and the ground in it are no easier than a man', () => {
      const car = aimedFrom(table => {
        park(table, 'car', { at: [10, 15], crew: [2] });
        return { vehicle: 0 };
      });
      expect(car).toMatchObject({ needs: 6, onlySix: true });
      const ground = aimedFrom(() => ({ point: spot(10, 14) }), 'grenade-launcher');
      expect(ground).toMatchObject({ needs: 6, onlySix: true });
      const smoke = aimedFrom(() => ({ point: spot(10, 14) }), 'smoke-grenade');
      expect(smoke).toMatchObject({ needs: 6, onlySix: true });
    });

    rule('KZ-SMOKE-008', 'nor is a window from within a room full of smoke', () => {
      const map = field({ buildings: [{ plan: 'row-house', floors: 1, at: [18, 18] }] });
      const table = lay({ map, red: [group('rebel', 2, { weapons: ['grenade-launcher'] })] });
      put(table, 0, 21, 23, 0);
      cloud(table, 21, 21, 0);
      const window = groundOf(table.map).openings.find(
        ({ from, to, kind }) => from === 0 && to === NONE && kind === 'door',
      )!;
      const target = { opening: window.id };
      expect(targeting(table, table.figures[0]!, WEAPONS.get('grenade-launcher'), target).onlySix).toBe(true);
      table.clouds = [];
      cloud(table, 21, 25.9, 0);
      expect(whyNotAct(table, table.figures[0]!, { do: 'shoot', weapon: 0, target })).toMatchObject([
        { rule: 'KZ-SMOKE-005', code: 'noSight' },
      ]);
    });

    rule('KZ-SMOKE-008', 'where clouds overlap they hide nobody who is in the same smoke', () => {
      const table = launcher();
      cloud(table, 10, 10);
      cloud(table, 12, 10);
      expect(sight(table, spot(10.5, 10), spot(12.5, 10))).toMatchObject({ blocked: null, cloud: 0 });
      // One only in the first cloud and one only in the second, and nothing but smoke between them.
      expect(sight(table, spot(8, 10), spot(14, 10))).toMatchObject({ blocked: null, cloud: 0 });
      table.clouds = [];
      cloud(table, 10, 10);
      cloud(table, 17.1, 10);
      expect(sight(table, spot(12, 10), spot(15, 10)).blocked).toMatchObject({ by: 'smoke' });
    });

    rule('KZ-SMOKE-008', 'nobody shoots from one cloud into another', () => {
      const table = launcher();
      cloud(table, 10, 4);
      cloud(table, 18, 4);
      expect(sight(table, spot(10, 4), spot(18, 4)).blocked).toMatchObject({ by: 'smoke' });
    });
  });

  rule('KZ-SMOKE-009', 'within 2 inches in one cloud targeting is normal', () => {
    const table = lay({ red: [group('rebel', 2, { weapons: ['assault-rifle'] })], blue: [group('rebel', 2)] });
    put(table, 0, 10, 10);
    put(table, 2, 10, 13);
    cloud(table, 10, 12);
    const script = io([4, 1, 1, 1]);
    carryOut(table, script, table.figures[0]!, { do: 'shoot', weapon: 0, target: { figure: 2 } });
    expect(script.told).toContainEqual(expect.objectContaining({ type: 'targetingRolled', hit: true }));
  });

  rule(
    ['KZ-SMOKE-009', 'KZ-PAT-009', 'KZ-ORG-008'],
    'and a sighting aid and a night sight count there, but no further',
    () => {
      const suit = group('power-armoured-trooper', 2, { weapons: ['mini-gun'] });
      const table = lay({ red: [suit], blue: [group('rebel', 2)], night: true });
      cloud(table, 10, 8);
      put(table, 0, 10, 7);
      const aim = (y: number) => {
        put(table, 2, 10, y);
        return targeting(table, table.figures[0]!, WEAPONS.get('mini-gun'), { figure: 2 });
      };
      expect(aim(10)).toMatchObject({ onlySix: false, tally: { total: 1, parts: [{ rule: 'KZ-ORG-008', value: 1 }] } });
      expect(aim(10.001)).toMatchObject({ onlySix: true, tally: { total: 0 } });
    },
  );

  rule('KZ-SMOKE-010', 'hand-to-hand is fought in smoke as anywhere else', () => {
    const table = launcher();
    cloud(table, 10, 9);
    put(table, 2, 10, 8);
    const figure = table.figures[0]!;
    carryOut(table, io(), figure, { do: 'move', way: [at(10, 7)] });
    fight(table, io([6, 6, 1, 1]), figure, table.figures[2]!);
    expect(table.figures[2]!.state).toBe('killed');
  });

  rule('KZ-SMOKE-011', 'fired on turn 2: sure on turn 3, then gone on 4 or more', () => {
    const table = launcher();
    table.clouds = [{ ...spot(20, 20), firedOn: 2 }];
    const left = [
      [3, []],
      [4, [3]],
      [5, [4]],
    ].map(([turn, dice]) => {
      table.turn = turn as number;
      const script = io(dice as number[]);
      disperseSmoke(table, script);
      script.finish();
      return table.clouds.length;
    });
    expect(left).toEqual([1, 1, 0]);
  });
});

describe('the barrage of Black Smoke', () => {
  const begun = (): Killzone => {
    const switches = Object.fromEntries(killzone.switches.map(({ id, values }) => [id, values[0]!]));
    const table = killzone.begin({ scenario: 'black-smoke', switches });
    for (const figure of table.figures) figure.away = false;
    table.phase = 'initiative';
    return table;
  };

  rule('KZ-GAP-013', 'two grenades on turn 1, on 5 or more, else the defender shifts them', () => {
    const table = begun();
    const answers = [
      { seat: 'attacker', answer: spot(24, 15) },
      { seat: 'attacker', answer: spot(20, 14) },
      { seat: 'defender', answer: spot(17, 14) },
    ];
    const script = io([5, 4, 6, 3, 2], ...answers);
    killzone.step(table, script);
    script.finish();
    expect(table.clouds).toMatchObject([spot(24, 15), spot(17, 14)]);
    expect(table.barrage).toEqual([0, 0]);
  });

  rule('KZ-GAP-013', 'the reserve comes even when the garrison is no more', () => {
    const table = begun();
    const [, garrison, reserve] = table.groups;
    for (const id of garrison!.members) table.figures[id]!.state = 'killed';
    for (const id of reserve!.members) table.figures[id]!.away = true;
    table.barrage = [0, 0];
    table.turn = 2;
    const places = reserve!.members.map((_, i) => spot(10 + 2 * i, 47));
    killzone.step(table, io([5, 2], { seat: 'defender', answer: places }));
    expect(table.ending).toBeNull();
    expect(table.figures[reserve!.members[0]!]!.away).toBe(false);
  });

  rule('KZ-GAP-013', 'more than 12 inches from the south edge, and in no house', () => {
    const table = begun();
    expect(whyNotBarrage(table, 0, spot(24, 12))).toMatchObject([{ code: 'tooNearEdge' }]);
    expect(whyNotBarrage(table, 0, spot(24, 12.1))).toEqual([]);
    expect(whyNotBarrage(table, 0, spot(24, 24))).toMatchObject([{ code: 'notAPlace' }]);
  });

  rule('KZ-GAP-013', 'a cloud before the house blinds the cannon at the south window, night sight or not', () => {
    const table = begun();
    for (const figure of table.figures) figure.away = true;
    const cannon = table.figures.find(({ weapons }) => weapons[0]!.weapon === 'light-assault-cannon')!;
    cannon.away = false;
    put(table, cannon.id, 27, 18.5, roomNamed(groundOf(table.map), 0, 0, 'SE').id);
    const suit = put(table, 0, 26, 4);
    suit.away = false;
    const shot = { do: 'shoot', weapon: 0, target: { figure: 0 } } as const;
    expect(cannon.nightSight).toBe(true);
    expect(whyNotAct(table, cannon, shot)).toEqual([]);
    cloud(table, 26, 14);
    expect(whyNotAct(table, cannon, shot)).toMatchObject([{ rule: 'KZ-SMOKE-005', code: 'noSight' }]);
  });
});
