import { type Setup, scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { SMALL_ARMS, SUPPORT_WEAPONS } from '../../src/content/load.ts';
import { type FigureRow, smallArmRow } from '../../src/content/schema.ts';
import { closeWeaponOf } from '../../src/content/weapons.ts';
import { provokesTerror } from '../../src/rules/morale/terror.ts';
import type { ShootAct } from '../../src/rules/shooting/acts.ts';
import { firepowerOf } from '../../src/rules/shooting/firepower.ts';
import type { Shot } from '../../src/rules/shooting/shot.ts';
import { fullFire } from '../../src/rules/shooting/shots.ts';
import { targetDie } from '../../src/rules/shooting/target-die.ts';
import { actsOf, carryOut, whyNotAct } from '../../src/rules/turn/actions.ts';
import { whyNotSetup } from '../../src/table/battle.ts';
import { begin } from '../../src/table/begin.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import type { Dustup } from '../../src/table/table.ts';
import type { Unit } from '../../src/table/units.ts';
import { lay, put, type Setting, squad } from '../support/setting.ts';

/** A unit armed as listed, its first figure leading, facing an ordinary squad so many inches off. */
function armed(inches: number, arms: readonly (string | readonly string[])[], setting: Setting = {}) {
  const figures = arms.map(
    (weapons, i): FigureRow => ({
      role: 'Trooper',
      weapons: typeof weapons === 'string' ? [weapons] : [...weapons],
      ...(i === 0 ? { leader: true } : {}),
    }),
  );
  const table = lay({ red: [squad(1, { figures })], blue: [squad(8)], ...setting });
  return { table, red: put(table, 0, 5, 20), blue: put(table, 1, 5 + inches, 20) };
}

const many = (count: number, weapon: string): string[] => Array.from({ length: count }, () => weapon);

/** The dice of full fire beside the quality die, and the impact. */
function full({ table, red, blue }: ReturnType<typeof armed>) {
  const { dice, impact } = firepowerOf(table, red, fullFire(table, red, blue));
  return [dice.map(({ die }) => die), impact.die];
}

const shot = (target: Unit, shots: readonly Shot[]): ShootAct => ({ do: 'shoot', target: target.id, shots });
const refused = (table: Dustup, unit: Unit, target: Unit, shots: readonly Shot[]) =>
  whyNotAct(table, unit, shot(target, shots))[0]?.rule ?? null;

describe('small arms', () => {
  rule('DU-SHOOT-015', 'figures times firepower, rounded up to a die, D12 at most', () => {
    expect(full(armed(20, many(6, 'boltRifle')))).toEqual([[6], 8]);
    expect(full(armed(20, many(5, 'boltRifle')))).toEqual([[6], 8]);
    expect(full(armed(20, many(7, 'musket')))).toEqual([[4], 4]);
    expect(full(armed(20, many(8, 'assaultRifle')))).toEqual([[12], 8]);
  });

  rule('DU-SHOOT-016', 'example: three men with firepower 3 roll a D10', () => {
    expect(full(armed(20, many(3, 'shotgun')))).toEqual([[10], 8]);
  });

  rule('DU-SHOOT-014', 'pistols beyond twelve inches do not contribute', () => {
    const far = armed(20, [...many(3, 'pistol'), ...many(2, 'assaultRifle')]);
    expect(full(far)).toEqual([[4], 8]);
    const pistol: Shot = [far.red.figures[0]!, 0];
    expect(refused(far.table, far.red, far.blue, [pistol])).toBe('DU-SHOOT-014');
    expect(full(armed(12, [...many(3, 'pistol'), ...many(2, 'assaultRifle')]))).toEqual([[8], 6]);
  });

  rule('DU-GAP-001', 'spitters reach twenty-four inches', () => {
    expect(full(armed(20, many(6, 'acidSpitter')))).toEqual([[12], 8]);
    const far = armed(25, many(6, 'acidSpitter'));
    expect(refused(far.table, far.red, far.blue, [[far.red.leader, 0]])).toBe('DU-SHOOT-014');
  });

  rule('DU-SHOOT-018', 'different arms add up and share the lowest impact; some may be left out', () => {
    const { table, red, blue } = armed(20, [...many(4, 'assaultRifle'), ...many(2, 'laserRifle')]);
    expect(full({ table, red, blue })).toEqual([[10], 6]);
    const rifles = red.figures.slice(0, 4).map((id): Shot => [id, 0]);
    expect(refused(table, red, blue, rifles)).toBeNull();
    expect(firepowerOf(table, red, rifles)).toMatchObject({ dice: [{ die: 8 }], impact: { die: 8, times: 1 } });
  });

  rule('DU-SHOOT-060', 'only able figures fire, each one weapon', () => {
    const { table, red, blue } = armed(20, many(8, 'boltRifle'));
    for (const i of [6, 7]) table.figures[red.figures[i]!]!.state = 'untreated';
    expect(full({ table, red, blue })).toEqual([[6], 8]);
    expect(refused(table, red, blue, [[red.figures[7]!, 0]])).toBe('DU-SHOOT-060');
    const twice: Shot[] = [
      [red.leader, 0],
      [red.leader, 0],
    ];
    expect(refused(table, red, blue, twice)).toBe('DU-SHOOT-060');
    expect(refused(table, red, blue, [])).toBe('DU-SHOOT-004');
  });

  rule('DU-SHOOT-026', 'the generic weapons', () => {
    const small = (id: string) => [SMALL_ARMS.get(id).firepower, SMALL_ARMS.get(id).impact];
    const support = (id: string) => [SUPPORT_WEAPONS.get(id).firepower, SUPPORT_WEAPONS.get(id).impact];
    expect(['musket', 'singleShot', 'automatic', 'highRate'].map(small)).toEqual([
      [0.5, 4],
      [1, 8],
      [2, 8],
      [3, 8],
    ]);
    expect(['lmg', 'hmgSupport', 'autoGrenadeLauncher', 'handGrenade'].map(support)).toEqual([
      [8, 10],
      [10, 10],
      [12, 8],
      [8, 6],
    ]);
  });

  rule('DU-SHOOT-027', "a weapon of one's own is a row like any other", () => {
    const own = { id: 'ownRifle', name: 'Own rifle', rule: 'DU-SHOOT-027', firepower: 4, impact: 10, traits: [] };
    expect(smallArmRow.safeParse(own).success).toBe(true);
    expect(smallArmRow.safeParse({ ...own, impact: 9 }).success).toBe(false);
  });

  rule('DU-SHOOT-027', "a battle's details bring weapons of the players' own, and units use them", () => {
    const rifle = { id: 'ownRifle', name: 'Own rifle', rule: 'DU-SHOOT-027', firepower: 4, impact: 10, traits: [] };
    const gun = { id: 'ownGun', name: 'Own gun', rule: 'DU-SHOOT-027', firepower: 12, impact: 12, traits: ['terror'] };
    const units = [squad(1, {}, { weapons: ['ownRifle'] }, { weapons: ['ownGun'] })];
    const force = { id: 'own', title: 'Own', rule: 'DU-FORCE-052', units };
    const setup = (weapons: unknown): Setup =>
      ({
        scenario: 'ownBattle',
        switches: {},
        details: { forces: [force, 'unionConscripts'], weapons },
      }) as unknown as Setup;
    const codes = (weapons: unknown) => whyNotSetup(setup(weapons)).map(({ code }) => code);
    expect(codes({ smallArms: [rifle], support: [gun] })).toEqual([]);
    expect(codes({})).toEqual(['unknownWeapon', 'unknownWeapon']);
    expect(codes({ smallArms: [rifle, rifle], support: [gun] })).toEqual(['weaponTwice']);
    expect(codes({ smallArms: [{ ...rifle, id: 'assaultRifle' }] })).toEqual(['weaponTwice']);
    expect(codes({ smallArms: [{ ...rifle, impact: 9 }] })).toEqual(['badDetails']);

    const table = begin(setup({ smallArms: [rifle], support: [gun] }));
    const red = table.units[0]!;
    const shots = red.figures.slice(1).map((id): [number, number] => [id, 0]);
    expect(firepowerOf(table, red, shots.slice(0, 1))).toMatchObject({
      dice: [{ die: 4 }],
      impact: { die: 10, times: 1 },
    });
    expect(firepowerOf(table, red, shots.slice(1))).toMatchObject({
      dice: [{ of: 'ownGun', die: 12 }],
      impact: { die: 12, times: 1 },
    });
    expect(provokesTerror(table, red)).toBe(true);
  });

  rule(['DU-FORCE-042', 'DU-FORCE-043'], 'a rifle serves in close combat: strike value 1 and impact D6', () => {
    const { table, red } = armed(20, many(8, 'assaultRifle'));
    const close = red.figures.map(id => closeWeaponOf(table, table.figures[id]!));
    expect(close.reduce((sum, { strike = 0 }) => sum + strike, 0)).toBe(8);
    expect(close.every(({ impact }) => impact === 6)).toBe(true);
  });
});

describe('support weapons', () => {
  rule('DU-SHOOT-019', 'each adds its own die beside that of the small arms', () => {
    expect(full(armed(20, [...many(7, 'assaultRifle'), 'lmg', 'autoGrenadeLauncher']))).toEqual([[12, 8, 12], 8]);
  });

  rule('DU-SHOOT-042', 'in support they use the impact of the small arms', () => {
    expect(full(armed(20, [...many(4, 'laserRifle'), 'plasmaRifle']))).toEqual([[4, 6], 6]);
  });

  rule(['DU-SHOOT-020', 'DU-SHOOT-043'], 'one fired alone has no small arms die and its own impact', () => {
    const { table, red, blue } = armed(20, [...many(4, 'laserRifle'), 'lmg']);
    const lone: Shot[] = [[red.figures[4]!, 0]];
    expect(actsOf(table, red)).toContainEqual(shot(blue, lone));
    const io = scripted<DustupEvent>({ dice: ['D8=1', 'D8=4', 'D8=4', 'D8=2', 'D10=9', 'D6=4'] });
    carryOut(table, io, red, shot(blue, lone));
    io.finish();
    expect(table.figures[blue.figures[1]!]!.state).toBe('killed');
  });

  rule('DU-SHOOT-021', 'several together without small arms use the lowest impact', () => {
    expect(full(armed(20, ['lmg', 'autoGrenadeLauncher']))).toEqual([[8, 12], 8]);
  });

  rule('DU-GAP-002', 'a flame thrower joins in up to twelve inches, and spreads terror', () => {
    const near = armed(10, [...many(5, 'assaultRifle'), 'flameThrower']);
    expect(full(near)).toEqual([[10, 10], 8]);
    expect(provokesTerror(near.table, near.red)).toBe(true);
    expect(full(armed(13, [...many(5, 'assaultRifle'), 'flameThrower']))).toEqual([[10], 8]);
  });

  rule('DU-SHOOT-060', 'a machine gun whose gunner is down can be taken over with one action', () => {
    const { table, red, blue } = armed(20, [...many(5, 'assaultRifle'), 'lmg']);
    const gunner = table.figures[red.figures[5]!]!;
    gunner.state = 'killed';
    expect(full({ table, red, blue })).toEqual([[10], 8]);
    const [taking] = actsOf(table, red).filter(act => act.do === 'reorganise' && act.use.do === 'takeOver');
    expect(taking).toMatchObject({ use: { from: gunner.id, weapon: 0, by: red.figures[4] } });
    carryOut(table, scripted<DustupEvent>(), red, taking!);
    expect(red.actions).toBe(1);
    expect(gunner.weapons).toEqual([]);
    expect(full({ table, red, blue })).toEqual([[8, 8], 8]);
    const rifle = { do: 'takeOver', from: red.figures[0]!, weapon: 0, by: red.figures[1]! } as const;
    expect(whyNotAct(table, red, { do: 'reorganise', use: rifle })[0]?.rule).toBe('DU-SHOOT-060');
  });

  rule('DU-GAP-026', 'a jam silences the support weapon, not the rifle beside it', () => {
    const squadWithLauncher = armed(20, [...many(3, 'assaultRifle'), ['assaultRifle', 'rifleGrenade']]);
    expect(full(squadWithLauncher)).toEqual([[6, 8], 8]);
    squadWithLauncher.table.weather.jammed.push(squadWithLauncher.red.figures[3]!);
    expect(full(squadWithLauncher)).toEqual([[8], 8]);
  });
});

describe('grenades', () => {
  const thrown = (table: Dustup, unit: Unit) =>
    actsOf(table, unit).filter(act => act.do === 'shoot' && act.shots.some(([, weapon]) => weapon === 'grenade'));

  rule(
    ['DU-FORCE-046', 'DU-SHOOT-022', 'DU-SHOOT-024'],
    'two of eight throw: D12 for the rifles, two D8 besides',
    () => {
      const { table, red, blue } = armed(5, many(8, 'assaultRifle'));
      const [act] = thrown(table, red) as ShootAct[];
      expect(firepowerOf(table, red, act!.shots)).toMatchObject({
        dice: [{ die: 12 }, { die: 8 }, { die: 8 }],
        impact: { die: 8, times: 1 },
      });
      const three = red.figures.map((id, i): Shot => [id, i < 3 ? 'grenade' : 0]);
      expect(refused(table, red, blue, three)).toBe('DU-FORCE-046');
      const io = scripted<DustupEvent>({ dice: ['D6=6', 'D8=1', 'D12=1', 'D8=1', 'D8=1'] });
      carryOut(table, io, red, act!);
      io.finish();
      // The throwers' rifles count as fired.
      expect(refused(table, red, blue, [[act!.shots.at(-1)![0], 0]])).toBe('DU-SHOOT-003');
    },
  );

  rule('DU-SHOOT-022', 'they reach six inches', () => {
    const near = armed(6, many(4, 'assaultRifle'));
    expect(thrown(near.table, near.red)).toHaveLength(1);
    const far = armed(6.1, many(4, 'assaultRifle'));
    expect(thrown(far.table, far.red)).toEqual([]);
    expect(refused(far.table, far.red, far.blue, [[far.red.leader, 'grenade']])).toBe('DU-SHOOT-014');
    const bare = armed(5, many(4, 'assaultRifle'), { red: [squad(4, { traits: [] })] });
    expect(refused(bare.table, bare.red, bare.blue, [[bare.red.leader, 'grenade']])).toBe('DU-SHOOT-022');
  });

  rule('DU-FORCE-047', 'with the switch off nobody has any, launchers included', () => {
    const off = { switches: { grenades: false } };
    const { table, red, blue } = armed(5, [['assaultRifle', 'rifleGrenade'], 'assaultRifle'], off);
    expect(thrown(table, red)).toEqual([]);
    expect(refused(table, red, blue, [[red.leader, 'grenade']])).toBe('DU-FORCE-047');
    expect(refused(table, red, blue, [[red.leader, 1]])).toBe('DU-FORCE-047');
    expect(full({ table, red, blue })).toEqual([[4], 8]);
  });

  rule('DU-SHOOT-023', 'rifle grenades: long range beyond twenty-four inches, and none beyond forty-eight', () => {
    const alone = (inches: number) => {
      const { table, red, blue } = armed(inches, [['assaultRifle', 'rifleGrenade'], 'assaultRifle']);
      const shots: Shot[] = [[red.leader, 1]];
      const { effective, impact } = firepowerOf(table, red, shots);
      const { die } = targetDie(table, red, blue, { suppressive: false, effective });
      return [refused(table, red, blue, shots), die, impact.die];
    };
    expect(alone(24)).toEqual([null, 8, 6]);
    expect(alone(30)).toEqual([null, 10, 6]);
    expect(alone(49)).toEqual(['DU-SHOOT-014', 10, 6]);
  });

  rule('DU-SHOOT-025', 'an anti-tank grenade is thrown alone, with its own impact', () => {
    const traits = ['grenades', 'antiTankGrenades'] as const;
    const { table, red, blue } = armed(5, [], { red: [squad(4, { traits: [...traits] })] });
    const lone: Shot[] = [[red.figures[3]!, 'antiTankGrenade']];
    expect(actsOf(table, red)).toContainEqual(shot(blue, lone));
    expect(firepowerOf(table, red, lone)).toMatchObject({ dice: [{ die: 6 }], impact: { die: 12, times: 1 } });
    expect(refused(table, red, blue, [...lone, [red.leader, 0]])).toBe('DU-GAP-002');
    const plain = armed(5, many(4, 'assaultRifle'));
    expect(refused(plain.table, plain.red, plain.blue, [[plain.red.leader, 'antiTankGrenade']])).toBe('DU-SHOOT-025');
  });

  rule(
    ['DU-GAP-009', 'DU-SHOOT-023'],
    'a marine squad uses its launcher at twenty inches and the rifle at thirty',
    () => {
      const table = begin({ scenario: 'crossroads', switches: { grenades: true } });
      const marines = table.units.find(({ code }) => code === 'A-1')!;
      const enemy = table.units.find(({ side }) => side === 1)!;
      for (const unit of table.units) unit.where = 'table';
      const diceAt = (inches: number) => {
        put(table, marines.id, 5, 20);
        put(table, enemy.id, 5 + inches, 20);
        return [
          marines.die,
          ...firepowerOf(table, marines, fullFire(table, marines, enemy)).dice.map(({ die }) => die),
        ];
      };
      expect(diceAt(20)).toEqual([10, 12, 8, 8]);
      expect(diceAt(30)).toEqual([10, 12, 8]);
    },
  );
});
