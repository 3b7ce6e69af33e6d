import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { ROSTERS, TROOPS, WEAPONS } from '../../src/content/load.ts';
import type { Drug } from '../../src/content/schema.ts';
import { rollOverdoses } from '../../src/rules/drugs/overdoses.ts';
import { letOpponentShift, whyNotShift } from '../../src/rules/drugs/shifting.ts';
import { combatDice } from '../../src/rules/hand-to-hand/fighters.ts';
import { fight } from '../../src/rules/hand-to-hand/fighting.ts';
import { allowance } from '../../src/rules/movement/free-movement.ts';
import { changeTally, testChange } from '../../src/rules/orders/changing-orders.ts';
import { whyNotOrder } from '../../src/rules/orders/giving-orders.ts';
import { whyNotGroup } from '../../src/rules/organisation/muster.ts';
import { pointsOfGroup } from '../../src/rules/organisation/points.ts';
import { targeting } from '../../src/rules/shooting/targeting.ts';
import { killScoreOf } from '../../src/rules/suppression/damage.ts';
import { removeSuppression } from '../../src/rules/suppression/removing-suppression.ts';
import { carryOut, whyNotAct } from '../../src/rules/turn/acts.ts';
import { rollInitiative } from '../../src/rules/turn/initiative.ts';
import { killzone } from '../../src/system.ts';
import { gang, go, hurt, io, streets } from '../support/gangs.ts';
import { d6, field, give, group, lay, put, spot } from '../support/setting.ts';
import { park } from '../support/vehicles.ts';

describe('at muster', () => {
  rule('KZ-DRUG-001', 'of the shipped rosters only gangs are on drugs', () => {
    const users = ROSTERS.rows.flatMap(({ groups }) => groups.filter(({ drugs }) => drugs.length > 0));
    expect(users.length).toBeGreaterThan(0);
    expect(new Set(users.map(({ troop }) => TROOPS.get(troop).kind))).toEqual(new Set(['gang']));
  });

  rule('KZ-DRUG-002', 'a gang of 6 with Speed for 5 is refused until the sixth has it or none do', () => {
    const mixed = gang(['speed'], 5, {}, { drugs: [] });
    expect(whyNotGroup(mixed)).toMatchObject([{ rule: 'KZ-DRUG-002', code: 'notTheSameDrugs' }]);
    expect(whyNotGroup(gang(['speed'], 6))).toEqual([]);
    expect(whyNotGroup(gang([], 6))).toEqual([]);
  });

  rule('KZ-DRUG-003', 'gangs take drugs, heroes included; squads do not', () => {
    expect(whyNotGroup({ ...group('savage', 3, {}, { hero: true }), drugs: ['dove'] })).toEqual([]);
    expect(whyNotGroup({ ...group('rebel', 3), drugs: ['alcohol'] })).toMatchObject([{ rule: 'KZ-DRUG-003' }]);
  });

  rule('KZ-DRUG-004', 'a cyber-eye keeps its gang from drugs', () => {
    expect(whyNotGroup(gang(['speed'], 3, {}, { equipment: ['cyber-eye'] }))).toMatchObject([
      { rule: 'KZ-DRUG-004', code: 'cyberware' },
    ]);
  });

  rule('KZ-DRUG-006', 'prices per figure', () => {
    const price = (drug: Drug) => pointsOfGroup(gang([drug], 5)) - pointsOfGroup(gang([], 5));
    const all = ['speed', 'haywire', 'dove', 'alcohol', 'sharp'] as const;
    expect(all.map(price)).toEqual([20, 50, 20, 0, 20]);
  });
});

rule('KZ-DRUG-005', 'drugs do nothing to a replicant', () => {
  const table = lay({ red: [{ ...group('replicant', 1), drugs: ['speed'] }] });
  expect(allowance(table, table.figures[0]!).total).toBe(8);
  const none = io();
  rollOverdoses(table, none);
  none.finish();
  expect(none.rolled).toEqual([]);
});

describe('overdoses', () => {
  rule('KZ-DRUG-008', 'every member rolls before the first orders; a 6 is a bad trip', () => {
    const table = lay({ red: [gang(['speed'], 4)] });
    table.phase = 'overdose';
    const script = io(d6(2, 6, 5, 6), { seat: 'red', answer: 0 }, { seat: 'red', answer: 1 });
    killzone.step(table, script);
    script.finish();
    expect(table.phase).toBe('orders');
    expect(script.told[0]).toMatchObject({ type: 'overdosesRolled', dice: [2, 6, 5, 6], overdoses: 2 });
    expect(table.figures.filter(figure => figure.overdosed).length).toBe(2);
  });

  rule('KZ-DRUG-009', 'the owner names who takes them, and no figure takes two', () => {
    const table = lay({ red: [gang(['dove'], 4)] });
    const offered: number[][] = [];
    const pick = (id: number) => (question: { options: number[] }) => {
      offered.push(question.options);
      return id;
    };
    const script = io(d6(6, 6, 1, 1), { seat: 'red', answer: pick(3) }, { seat: 'red', answer: pick(1) });
    rollOverdoses(table, script);
    expect(offered).toEqual([
      [0, 1, 2, 3],
      [0, 1, 2],
    ]);
    expect(table.figures.slice(0, 4).map(figure => figure.overdosed)).toEqual([false, true, false, true]);
    const all = lay({ red: [gang(['dove'], 3)] });
    rollOverdoses(all, io(d6(6, 6, 6)));
    expect(all.figures.slice(0, 3).every(figure => figure.overdosed)).toBe(true);
  });

  describe('KZ-DRUG-010 a hero may use his heroic save', () => {
    for (const [die, saved] of [
      [5, true],
      [2, false],
    ] as const) {
      rule('KZ-DRUG-010', `a ${die} ${saved ? 'leaves him without any drug' : 'is an overdose'}`, () => {
        const table = lay({ red: [gang(['haywire'], 2, {}, { hero: true })] });
        const hero = table.figures[0]!;
        const answers = [
          { seat: 'red', answer: 0 },
          { seat: 'red', answer: 'save' },
        ];
        rollOverdoses(table, io(d6(1, 6, 1, die), ...answers));
        expect(hero).toMatchObject({ overdosed: !saved, clean: saved, heroicSave: false });
        expect(allowance(table, hero).total).toBe(saved ? 8 : 10);
        expect(killScoreOf(table, hero).total).toBe(saved ? 7 : 9);
        expect(hurt(table, hero, 3)).toBe(saved ? 'suppressed' : 'active');
      });
    }
    rule('KZ-DRUG-010', 'or keep it for later', () => {
      const table = lay({ red: [gang(['haywire'], 2, {}, { hero: true })] });
      rollOverdoses(table, io(d6(6, 1, 1), { seat: 'red', answer: 0 }, { seat: 'red', answer: 'endure' }));
      expect(table.figures[0]).toMatchObject({ overdosed: true, heroicSave: true });
    });
  });

  rule('KZ-DRUG-011', 'an overdosed figure keeps the benefits, and the harsher demand governs', () => {
    const table = streets(['speed']);
    const user = table.figures[0]!;
    user.overdosed = true;
    expect(allowance(table, user).total).toBe(12);
    expect(killScoreOf(table, user).total).toBe(8);
    expect(whyNotAct(table, user, go(18, 10))).toMatchObject([
      { rule: 'KZ-DRUG-014', code: 'mustCover', about: 12_000 },
    ]);
  });
});

rule('KZ-DRUG-007', 'mixtures add up, side effects and overdoses too', () => {
  const table = streets(['speed', 'alcohol'], { weapons: ['handgun'] });
  const user = table.figures[0]!;
  expect([allowance(table, user).total, killScoreOf(table, user).total]).toEqual([12, 9]);
  user.overdosed = true;
  expect(allowance(table, user).total).toBe(10);
  put(table, 3, 10, 16);
  expect(targeting(table, user, WEAPONS.get('handgun'), { figure: 3 }).tally.total).toBe(-1);
  expect(whyNotAct(table, user, go(19, 10))).toMatchObject([{ code: 'mustCover', about: 10_000 }]);
  expect(whyNotAct(table, user, go(20, 10))).toEqual([]);
});

describe('Dove', () => {
  rule('KZ-DRUG-019', 'never suppressed, not even by a failed change of orders', () => {
    const table = streets(['dove']);
    expect(hurt(table, table.figures[0]!, 6)).toBe('active');
    testChange(table, io(d6(1)), table.groups[0]!, 'assault');
    expect(table.figures.slice(0, 3).map(({ state }) => state)).toEqual(['active', 'active', 'active']);
  });

  rule('KZ-DRUG-020', 'no Keep Down', () => {
    const table = streets(['dove']);
    expect(whyNotOrder(table, table.groups[0]!, 'keepDown')).toMatchObject([{ rule: 'KZ-DRUG-020' }]);
  });

  rule('KZ-DRUG-021', 'overdosed, he claims no cover and is shifted by an inch', () => {
    const map = field({ obstacles: [{ kind: 'lowWall', line: [0, 11, 48, 11] }] });
    const table = lay({ map, red: [gang(['dove'])], blue: [group('rebel', 2, { weapons: ['assault-rifle'] })] });
    const user = put(table, 0, 10, 10);
    const shooter = put(table, 3, 10, 18);
    const total = () => targeting(table, shooter, WEAPONS.get('assault-rifle'), { figure: 0 }).tally.total;
    expect(total()).toBe(-2);
    user.overdosed = true;
    expect(total()).toBe(0);
    const shift = (question: Parameters<typeof whyNotShift>[1]) => {
      expect(question).toMatchObject({ rule: 'KZ-DRUG-021', reach: 1000 });
      expect(whyNotShift(table, question, spot(12, 11.1))).toMatchObject([{ code: 'shiftedTooFar' }]);
      return spot(12, 11);
    };
    carryOut(table, io([], { seat: 'blue', answer: shift }), user, go(12, 10));
    expect(user).toMatchObject({ x: 12_000, y: 11_000 });
  });

  const stray = (x: number, y: number) => ({ seat: 'blue', answer: spot(x, y) });

  rule('KZ-DRUG-021', 'and so is one who gets out of a car', () => {
    const table = lay({ red: [gang(['dove'])], blue: [group('rebel', 2)] });
    park(table, 'car', { at: [20, 24], crew: [0] });
    const user = table.figures[0]!;
    user.overdosed = true;
    carryOut(table, io([], stray(20, 26.4)), user, { do: 'getOut', at: spot(20, 25.503), way: [] });
    expect(user).toMatchObject({ vehicle: -1, y: 26_400 });
  });

  rule('KZ-DRUG-021', 'and one who does not move, when his group is done; but nobody in a car', () => {
    const table = lay({ red: [gang(['dove'], 3)], blue: [group('rebel', 2)] });
    park(table, 'car', { at: [20, 24], crew: [1] });
    put(table, 0, 10, 10);
    for (const figure of table.figures.slice(0, 2)) figure.overdosed = true;
    table.sequence = [0];
    const script = io([], { seat: 'red', answer: 'enough' }, stray(10, 11));
    killzone.step(table, script);
    script.finish();
    expect(table.figures[0]!.y).toBe(11_000);
  });

  for (const both of [
    ['dove', 'haywire'],
    ['haywire', 'dove'],
  ] as const) {
    rule(['KZ-DRUG-018', 'KZ-DRUG-021'], `of ${both.join(' and ')} the one that lets him stray further counts`, () => {
      const table = lay({ red: [gang(both)], blue: [group('rebel', 2)] });
      const user = put(table, 0, 10, 10);
      user.overdosed = true;
      const answer = (question: Parameters<typeof whyNotShift>[1]) => {
        expect(question).toMatchObject({ rule: 'KZ-DRUG-018', reach: 2000 });
        return spot(10, 10);
      };
      letOpponentShift(table, io([], { seat: 'blue', answer }), user);
    });
  }
});

describe('Alcohol', () => {
  rule('KZ-DRUG-022', '+1 kill score and +1 on suppression tests', () => {
    const table = streets(['alcohol']);
    expect(hurt(table, table.figures[0]!, 7)).toBe('suppressed');
    removeSuppression(table, io(d6(3)), table.groups[0]!);
    expect(table.figures[0]!.state).toBe('active');
  });

  rule('KZ-DRUG-023', '-1 on changing orders', () => {
    const table = lay({ red: [gang(['alcohol'], 2, {}, { leader: true })] });
    expect(changeTally(table, table.groups[0]!, 4).total).toBe(4);
    testChange(table, io(d6(4)), table.groups[0]!, 'assault');
    expect(table.groups[0]!.order).toBe('shoot');
  });

  rule('KZ-DRUG-024', 'overdosed: -2 inches and -1 to hit', () => {
    const table = streets(['alcohol'], { weapons: ['handgun'] });
    const user = table.figures[0]!;
    user.overdosed = true;
    expect(allowance(table, user).total).toBe(6);
    put(table, 3, 10, 15);
    const script = io(d6(4));
    carryOut(table, script, user, { do: 'shoot', weapon: 0, target: { figure: 3 } });
    expect(script.told).toContainEqual(expect.objectContaining({ type: 'targetingRolled', hit: false }));
  });

  rule('KZ-DRUG-024', 'or -1 on what the shots do, where the players read it so', () => {
    const red = [gang(['alcohol'], 3, { weapons: ['handgun'] })];
    const table = lay({ red, blue: [group('rebel', 3)], switches: { drunkenAim: 'damage' } });
    const user = put(table, 0, 10, 10);
    user.overdosed = true;
    put(table, 3, 10, 15);
    const script = io(d6(4, 4, 3));
    carryOut(table, script, user, { do: 'shoot', weapon: 0, target: { figure: 3 } });
    expect(table.figures[3]!.state).toBe('suppressed');
    expect(script.told.map(event => killzone.words.event(event))).toContain(
      `4 + 3 − 1 for drugs = 6 against ${table.figures[3]!.who.name}'s kill score of 7.`,
    );
    put(table, 3, 40, 40);
    park(table, 'car', { at: [10, 14], crew: [4] });
    user.weapons[0]!.shots = 0;
    const atCar = io(d6(4, 6, 3));
    carryOut(table, atCar, user, { do: 'shoot', weapon: 0, target: { vehicle: 0 } });
    expect(atCar.told).toContainEqual(expect.objectContaining({ type: 'armourTested', total: 8, pierced: false }));
  });
});

describe('Sharp', () => {
  rule('KZ-DRUG-025', 'the initiative die is doubled before modifiers', () => {
    const table = lay({ red: [gang(['sharp'], 2, {}, { leader: true })], blue: [group('rebel', 2)] });
    rollInitiative(table, io(d6(4, 1)));
    expect(table.groups[0]!.initiative).toBe(9);
  });

  rule('KZ-DRUG-026', 'a 3 or 4 at changing orders means Keep Down, unless that is barred', () => {
    for (const [drugs, order] of [
      [['sharp'], 'keepDown'],
      [['sharp', 'dove'], 'shoot'],
    ] as const) {
      const table = streets(drugs);
      testChange(table, io(d6(3)), table.groups[0]!, 'assault');
      expect(table.groups[0]!.order).toBe(order);
    }
  });

  rule('KZ-DRUG-027', 'overdosed, he is on Keep Down whatever his group does', () => {
    const table = streets(['sharp'], { weapons: ['machine-pistol'] });
    const user = table.figures[0]!;
    give(table, 0, 'assault');
    user.overdosed = true;
    expect(allowance(table, user).total).toBe(4);
    const enemy = put(table, 3, 13, 10);
    expect(whyNotAct(table, user, go(12, 10))).toMatchObject([{ rule: 'KZ-ORDER-005', code: 'noContact' }]);
    expect(targeting(table, enemy, WEAPONS.get('handgun'), { figure: 0 }).tally.total).toBe(-1);
    const shot = { do: 'shoot', weapon: 0, target: { figure: 3 } } as const;
    carryOut(table, io(d6(1)), user, shot);
    expect(whyNotAct(table, user, shot)).toMatchObject([{ code: 'shotsFired' }]);
    table.acting = 0;
    const script = io(d6(1, 1, 6, 6));
    put(table, 0, 12, 10);
    expect(combatDice(table, user).total).toBe(2);
    fight(table, script, user, enemy);
    expect(script.told[0]).toMatchObject({ type: 'foughtHandToHand', attacker: { doubled: false } });
  });
});
