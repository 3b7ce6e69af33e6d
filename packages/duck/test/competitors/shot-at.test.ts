import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { explode } from '../../src/rules/grenades/blast.ts';
import { FRAGMENTATION } from '../../src/rules/grenades/grenade.ts';
import { throwGrenade } from '../../src/rules/grenades/throw-grenade.ts';
import { shoot } from '../../src/rules/shooting/shoot.ts';
import { whyNotShoot } from '../../src/rules/shooting/why-not-shoot.ts';
import type { Figure } from '../../src/table/figure.ts';
import type { DuckTable } from '../../src/table/table.ts';
import { addMachine, addMan, addThreat, at, codes, play, testTable } from '../support/tables.ts';

const FLOOR = ['.....', '.....', '.....', '.....', '.....'];
const PASS = { seat: 'team', answer: { pass: true } };

/** A Philth in a long hall shoots with these faces at somebody so many squares east of it. */
function shotAt(distance: number, faces: number[], add: (table: DuckTable, square: number) => Figure) {
  const table = testTable({ tiles: [FLOOR, FLOOR], joined: 'open' });
  const philth = addThreat(table, at(table, 1, 3), 3, 'philth');
  const target = add(table, philth.at + distance);
  expect(whyNotShoot(table, philth, target)).toEqual([]);
  const answers = target.kind === 'teamer' ? faces.map(() => PASS) : [];
  play({ dice: faces.map(face => `D6=${face}`), answers }, io => {
    for (const _ of faces) shoot(table, io, { shooter: philth.id, target: target.id });
  });
  return { target, moved: target.at - philth.at - distance };
}

rule('DK-TSHOOT-022', 'the weapon effects hold for shots at the Team', () => {
  expect(shotAt(2, [6], addMan).target.condition).toBe('killed');
  expect(shotAt(4, [3], addMan).moved).toBe(3);
});

rule('DK-SHOOT-016', 'competitors shoot past one of their own or a man, not past a beast', () => {
  const table = testTable();
  const philth = addThreat(table, at(table, 3, 5), 1, 'philth');
  const man = addMan(table, at(table, 3, 1));
  const between = addThreat(table, at(table, 3, 3), 1, 'philth');
  expect(whyNotShoot(table, philth, man)).toEqual([]);
  between.at = -1;
  const beast = addThreat(table, at(table, 3, 3));
  expect(codes(whyNotShoot(table, philth, man))).toEqual(['lineOfFireBlocked']);
  beast.at = -1;
  addMan(table, at(table, 3, 3));
  expect(whyNotShoot(table, philth, man)).toEqual([]);
});

rule(['DK-SHOOT-016', 'DK-SHOOT-018'], 'the Team shoots past a lone raider, not past a Philth', () => {
  const why = (species: string, weapon: string) => {
    const table = testTable();
    const man = addMan(table, at(table, 3, 5), 1, { weapon });
    addThreat(table, at(table, 3, 3), 5, species);
    return codes(whyNotShoot(table, man, addThreat(table, at(table, 3, 1))));
  };
  expect([why('raider', 'har'), why('philth', 'har'), why('raider', 'hemg')]).toEqual([
    [],
    ['lineOfFireBlocked'],
    ['lineOfFireBlocked'],
  ]);
});

rule('DK-CYBER-009', 'a robo-gun stands fast: five pips wound it, the second wound or a kill smashes it', () => {
  const roboGun = (table: DuckTable, square: number): Figure => addMachine(table, square, 'roboGun');
  expect(shotAt(2, [5], roboGun).target.condition).toBe('killed');
  const once = shotAt(4, [5], roboGun);
  expect([once.moved, once.target.wounds]).toEqual([0, 1]);
  expect(shotAt(4, [5, 5], roboGun).target.condition).toBe('killed');
  expect(shotAt(4, [4], roboGun).target.wounds).toBe(0);
});

rule('DK-CYBER-023', 'a drone is knocked back along the deck and smashed like a Threat', () => {
  const drone = (table: DuckTable, square: number): Figure => addMachine(table, square, 'hemgDrone');
  expect(shotAt(4, [3], drone).moved).toBe(3);
  const table = testTable();
  const target = drone(table, at(table, 3, 3));
  play({ dice: ['D6=4'] }, io => explode(table, io, { at: target.at, by: null, from: -1, rule: 'DK-GREN-030' }));
  expect(target.condition).toBe('killed');
});

rule('DK-SHOOT-015', 'a robo-gun set to 360 degrees keeps them', () => {
  const table = testTable({ switches: { arcRule: 'B' } });
  const gun = addMachine(table, at(table, 3, 3), 'roboGun');
  const harpy = addThreat(table, at(table, 3, 5));
  expect(codes(whyNotShoot(table, gun, harpy))).toEqual(['outOfArc']);
  gun.allRound = true;
  expect(whyNotShoot(table, gun, harpy)).toEqual([]);
});

rule(
  ['DK-ACT-015', 'DK-TSHOOT-023', 'DK-WEAP-011'],
  'a grenade is answered like a bullet, wherever it came down',
  () => {
    const thrownAt = (dice: string[]) => {
      const table = testTable();
      const man = addMan(table, at(table, 3, 1), 5);
      Object.assign(man, { ready: 0, waiting: 1 });
      const philth = addThreat(table, at(table, 3, 5), 1, 'philth');
      philth.grenades = 1;
      const order = { thrower: philth.id, target: man.at, kind: FRAGMENTATION, byProjector: true };
      const answers = dice.includes('D6=6') ? [] : [PASS];
      return play({ dice, answers }, io => throwGrenade(table, io, order)).asked.map(({ question }) => question.rule);
    };
    // It scatters one short; it comes down on him and does nothing; it kills him.
    expect([thrownAt(['D6=1', 'D6=1', 'D6=3']), thrownAt(['D6=4', 'D6=1', 'D6=1'])]).toEqual([
      ['DK-ACT-016'],
      ['DK-ACT-016'],
    ]);
    expect(thrownAt(['D6=4', 'D6=1', 'D6=6'])).toEqual([]);
  },
);
