import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { ROSTERS, WEAPONS } from '../../src/content/load.ts';
import type { FigureRow } from '../../src/content/schema.ts';
import { fight } from '../../src/rules/hand-to-hand/fighting.ts';
import { allowance } from '../../src/rules/movement/free-movement.ts';
import { testChange } from '../../src/rules/orders/changing-orders.ts';
import { permittedOrders } from '../../src/rules/orders/giving-orders.ts';
import { whyNotGroup } from '../../src/rules/organisation/muster.ts';
import { pointsOfFigure, pointsOfRoster } from '../../src/rules/organisation/points.ts';
import { targeting } from '../../src/rules/shooting/targeting.ts';
import { damage } from '../../src/rules/suppression/damage.ts';
import { removeSuppression } from '../../src/rules/suppression/removing-suppression.ts';
import { carryOut, whyNotAct } from '../../src/rules/turn/acts.ts';
import { rollInitiative } from '../../src/rules/turn/initiative.ts';
import type { KillzoneEvent } from '../../src/table/events.ts';
import type { Killzone } from '../../src/table/table.ts';
import { at, d6, field, give, group, lay, put, spot } from '../support/setting.ts';

const SUIT = 'power-armoured-trooper';

/** Two suits of red, and troopers of blue. */
function suits(figure: Partial<FigureRow> = {}, night = false, map = field()): Killzone {
  const table = lay({ map, red: [group(SUIT, 2, figure)], blue: [group('trooper', 2)], night });
  table.acting = 0;
  put(table, 0, 10, 10);
  put(table, 1, 40, 10);
  return table;
}

rule('KZ-PAT-001', 'a squad of one is refused at muster, of two it is accepted', () => {
  expect(whyNotGroup(group(SUIT, 1))).toMatchObject([{ rule: 'KZ-PAT-001', code: 'groupSize' }]);
  expect(whyNotGroup(group(SUIT, 2))).toEqual([]);
});

rule('KZ-PAT-001', 'a survivor fights on alone', () => {
  const table = suits();
  table.figures[1]!.state = 'killed';
  expect(whyNotAct(table, table.figures[0]!, { do: 'move', way: [at(10, 12)] })).toEqual([]);
});

rule('KZ-PAT-002', 'a new suit costs 100 and has night sight and sighting aid built in', () => {
  const bare = { count: 1, weapons: [] };
  expect(pointsOfFigure(group(SUIT, 2), bare)).toBe(100);
  expect(suits().figures[0]!).toMatchObject({ nightSight: true, sightingAid: true, points: 100 });
});

rule('KZ-PAT-003', 'a kill score of 16', () => {
  const table = suits();
  const blow = { dice: 3, by: 'shot', rule: 'KZ-SHOOT-006' } as const;
  damage(table, scripted({ dice: d6(6, 5, 5) }), table.figures[0]!, blow);
  damage(table, scripted({ dice: d6(6, 5, 4) }), table.figures[1]!, blow);
  expect(table.figures.slice(0, 2).map(({ state }) => state)).toEqual(['killed', 'suppressed']);
});

describe('KZ-PAT-004 what a suit costs', () => {
  rule('KZ-PAT-004', '145 with a rotary assault rifle and a glove, 175 with everything', () => {
    const cost = (weapons: string[], gloves: number): number =>
      pointsOfFigure(group(SUIT, 2), { count: 1, weapons, hand: Array.from({ length: gloves }, () => 'power-glove') });
    expect([cost(['mini-gun'], 1), cost(['mini-gun', 'aux-grenade-launcher'], 2)]).toEqual([145, 175]);
  });

  rule('KZ-PAT-004', 'two gloves and one of each weapon at most', () => {
    const code = (figure: Partial<FigureRow>) => whyNotGroup(group(SUIT, 2, figure)).map(refusal => refusal.code);
    expect(code({ hand: ['power-glove', 'power-glove', 'power-glove'] })).toEqual(['thirdGlove']);
    expect(code({ weapons: ['mini-gun', 'mini-gun'] })).toContain('secondOfWeapon');
    expect(code({ weapons: ['aux-grenade-launcher', 'aux-grenade-launcher'] })).toContain('secondOfWeapon');
  });

  rule('KZ-GAP-001', 'the Anvil squad costs 300', () => {
    expect(pointsOfRoster(ROSTERS.get('anvil'))).toBe(300);
  });
});

rule('KZ-PAT-005', 'Shoot, Assault and Stay Sharp, and nothing else', () => {
  const table = suits();
  expect(permittedOrders(table, table.groups[0]!)).toEqual(['shoot', 'assault', 'staySharp']);
});

rule('KZ-PAT-006', 'initiative and suppression as for troopers', () => {
  const table = suits();
  rollInitiative(table, scripted({ dice: d6(3, 1) }));
  expect(table.groups[0]!.initiative).toBe(4);
  table.figures[0]!.state = 'suppressed';
  removeSuppression(table, scripted({ dice: d6(3) }), table.groups[0]!);
  expect(table.figures[0]!.state).toBe('active');
});

describe('KZ-PAT-007 all moves at -2 inches', () => {
  rule('KZ-PAT-007', 'Shoot 6, Assault 6, Stay Sharp 4', () => {
    const table = suits();
    const rates = (['shoot', 'assault', 'staySharp'] as const).map(order => {
      give(table, 0, order);
      return allowance(table, table.figures[0]!).total;
    });
    expect(rates).toEqual([6, 6, 4]);
  });

  rule('KZ-PAT-007', 'on Stay Sharp 4 inches are legal and 4.5 are not; through rubble on Shoot 4 are left', () => {
    const far = (table: Killzone, inches: number): string[] =>
      whyNotAct(table, table.figures[0]!, { do: 'move', way: [at(10, 10 + inches)] }).map(({ code }) => code);
    const table = suits();
    give(table, 0, 'staySharp');
    expect([far(table, 4), far(table, 4.5)]).toEqual([[], ['tooFar']]);
    const rubble = suits({}, false, field({ ground: [{ kind: 'broken', area: [8, 11, 12, 20] }] }));
    expect([far(rubble, 4), far(rubble, 4.1)]).toEqual([[], ['tooFar']]);
  });
});

rule('KZ-PAT-008', 'no slower at night', () => {
  const table = suits({}, true);
  expect(allowance(table, table.figures[0]!).total).toBe(6);
  expect(allowance(table, table.figures[2]!).total).toBe(6);
  expect(table.figures[2]!.troop).toBe('trooper');
});

rule('KZ-PAT-009', 'at night and long range a 4 hits a target 20 inches off', () => {
  const table = suits({ weapons: ['aux-grenade-launcher'] }, true);
  put(table, 2, 10, 31);
  const { needs, tally } = targeting(table, table.figures[0]!, WEAPONS.get('aux-grenade-launcher'), { figure: 2 });
  expect([needs, tally.total]).toEqual([5, 1]);
  const shot = { do: 'shoot', weapon: 0, target: { figure: 2 } } as const;
  expect(whyNotAct(table, table.figures[0]!, shot)).toEqual([]);
  const io = scripted<KillzoneEvent>({ dice: d6(4, 1, 1, 1, 1, 1) });
  carryOut(table, io, table.figures[0]!, shot);
  expect(io.told.some(event => event.type === 'targetingRolled' && event.hit)).toBe(true);
});

describe('KZ-PAT-010 the inbuilt launcher', () => {
  rule('KZ-PAT-010', 'is free, and loaded with smoke unless with a grenade', () => {
    const loads = (weapons: string[]) => suits({ weapons }).figures[0]!.weapons.map(({ weapon }) => weapon);
    expect(loads([])).toEqual(['inbuilt-smoke']);
    expect(loads(['inbuilt-grenade'])).toEqual(['inbuilt-grenade']);
    expect([WEAPONS.get('inbuilt-smoke').points, WEAPONS.get('inbuilt-grenade').points]).toEqual([0, 0]);
    const two = group(SUIT, 2, { weapons: ['inbuilt-smoke', 'inbuilt-grenade'] });
    expect(whyNotGroup(two)).toMatchObject([{ rule: 'KZ-PAT-010', code: 'secondInbuilt' }]);
  });

  rule('KZ-PAT-010', 'makes one cloud, and no second one later in the battle', () => {
    const table = suits();
    const [suit] = table.figures;
    const smoke = { do: 'shoot', weapon: 0, target: { point: spot(10, 20) } } as const;
    carryOut(table, scripted({ dice: d6(6) }), suit!, smoke);
    expect(table.clouds).toHaveLength(1);
    suit!.weapons[0]!.shots = 0;
    expect(whyNotAct(table, suit!, smoke)).toMatchObject([{ code: 'spent' }]);
  });
});

rule('KZ-PAT-011', 'nobody else buys suit weapons, and a suit buys no others', () => {
  const heavy = group('trooper', 2, { armour: 'heavy', weapons: ['mini-gun'] });
  expect(whyNotGroup(heavy)[0]).toMatchObject({ rule: 'KZ-PAT-011', code: 'needsPowerArmour' });
  expect(whyNotGroup(group(SUIT, 2, { weapons: ['assault-rifle'] }))[0]).toMatchObject({ code: 'notForPowerArmour' });
  expect(whyNotGroup(group(SUIT, 2, { hand: ['pick'] }))[0]).toMatchObject({ code: 'notForPowerArmour' });
  expect(whyNotGroup(group(SUIT, 2, { weapons: ['mini-gun', 'aux-grenade-launcher'] }))).toEqual([]);
});

rule(['KZ-PAT-011', 'KZ-SMOKE-001'], 'but one smoke grenade like everybody, besides the inbuilt one', () => {
  expect(whyNotGroup(group(SUIT, 2, { weapons: ['smoke-grenade'] }))).toEqual([]);
  expect(whyNotGroup(group(SUIT, 2, { weapons: ['smoke-grenade', 'smoke-grenade'] }))[0]).toMatchObject({
    rule: 'KZ-SMOKE-001',
    code: 'secondSmokeGrenade',
  });
  const [figure] = lay({ red: [group(SUIT, 2, { weapons: ['smoke-grenade'] })] }).figures;
  expect(figure!.weapons.map(({ weapon }) => weapon)).toContain('smoke-grenade');
  expect(figure!.weapons.length).toBe(2);
});

describe('KZ-PAT-012 both weapons in one turn', () => {
  const target = { figure: 2 };
  const minigun = { do: 'shoot', weapon: 0, target, burst: 8 } as const;
  const launcher = { do: 'shoot', weapon: 1, target } as const;
  const armed = (): Killzone => {
    const table = suits({ weapons: ['mini-gun', 'aux-grenade-launcher'] });
    put(table, 2, 10, 15);
    return table;
  };

  rule('KZ-PAT-012', 'on Shoot and standing still: 8 shots of the mini gun and 2 grenades', () => {
    const table = armed();
    const [suit] = table.figures;
    for (let i = 0; i < 8; i++) carryOut(table, scripted({ dice: d6(1) }), suit!, minigun);
    expect(suit!.weapons[0]!.supply).toBe(4);
    expect(whyNotAct(table, suit!, minigun)).toMatchObject([{ code: 'shotsFired' }]);
    const lands = [{ seat: 'blue', answer: spot(10, 18) }];
    for (let i = 0; i < 2; i++) {
      expect(whyNotAct(table, suit!, launcher)).toEqual([]);
      carryOut(table, scripted({ dice: d6(1), answers: lands }), suit!, launcher);
    }
    expect(whyNotAct(table, suit!, launcher)).toMatchObject([{ code: 'shotsFired' }]);
  });

  rule('KZ-PAT-012', 'on Assault: one grenade, no mini gun', () => {
    const table = armed();
    const [suit] = table.figures;
    give(table, 0, 'assault');
    expect(whyNotAct(table, suit!, minigun)).toMatchObject([{ rule: 'KZ-WEAP-006', code: 'shootOrdersOnly' }]);
    const lands = [{ seat: 'blue', answer: spot(10, 18) }];
    carryOut(table, scripted({ dice: d6(1), answers: lands }), suit!, launcher);
    expect(whyNotAct(table, suit!, launcher)).toMatchObject([{ code: 'shotsFired' }]);
  });
});

/** The scores of a fight between a suit and a trooper beside it. */
function scores(hand: string[], faces: readonly number[]): { table: Killzone; scores: number[]; result: string } {
  const table = suits({ hand });
  put(table, 2, 10, 11);
  const io = scripted<KillzoneEvent>({ dice: d6(...faces) });
  fight(table, io, table.figures[0]!, table.figures[2]!);
  io.finish();
  const fought = io.told.find(event => event.type === 'foughtHandToHand')!;
  const decided = io.told.find(event => event.type === 'combatDecided')!;
  return { table, scores: [fought.attacker.score, fought.defender.score], result: decided.result };
}

rule('KZ-PAT-013', 'one glove: 4, 3 and 5 are 12', () => {
  expect(scores(['power-glove'], [4, 3, 5, 1, 1]).scores).toEqual([12, 2]);
});

rule('KZ-PAT-014', 'two gloves: 2, 5, 3 and 4 are 14', () => {
  expect(scores(['power-glove', 'power-glove'], [2, 5, 3, 4, 1, 1]).scores).toEqual([14, 2]);
});

describe("KZ-PAT-015 6 off the winner's score when a suit loses", () => {
  /** A savage hero with a chainsaw (+3) against a suit with two gloves, who rolls 13. */
  const beaten = (...faces: readonly number[]): string => {
    const table = lay({
      red: [group(SUIT, 2, { hand: ['power-glove', 'power-glove'] })],
      blue: [group('savage', 2, {}, { hero: true, hand: ['chainsaw'] })],
    });
    put(table, 0, 10, 10);
    put(table, 2, 10, 11);
    fight(table, scripted({ dice: d6(...faces, 4, 4, 4, 1) }), table.figures[2]!, table.figures[0]!);
    return table.figures[0]!.state;
  };

  rule('KZ-PAT-015', '18 against 13 has no effect, 20 suppresses, 23 kills', () => {
    expect([beaten(4, 4, 4, 3), beaten(5, 4, 4, 4), beaten(5, 5, 5, 5)]).toEqual(['active', 'suppressed', 'killed']);
  });

  rule('KZ-PAT-015', '12 against 6 is level after the deduction, which is no effect either', () => {
    const table = suits({ hand: ['power-glove', 'power-glove'] });
    put(table, 2, 10, 11);
    fight(table, scripted({ dice: d6(6, 6, 1, 1, 3, 1) }), table.figures[2]!, table.figures[0]!);
    expect(table.figures[0]!.state).toBe('active');
  });
});

rule('KZ-PAT-016', 'a squad of two without a leader changes orders on 4 + 1', () => {
  const table = suits();
  testChange(table, scripted({ dice: d6(4) }), table.groups[0]!, 'assault');
  expect(table.groups[0]!.order).toBe('assault');
});
