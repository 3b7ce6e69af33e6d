import { rule } from '@sightline/ledger/test';
import { expect, test } from 'vitest';
import { isTooHeavyForTreated } from '../../src/rules/damage/burden.ts';
import { type Cause, chitsPerTurn, kill, wound } from '../../src/rules/damage/kill-and-wound.ts';
import { setOffOwnGrenades, whyNotSetOffOwnGrenades } from '../../src/rules/damage/own-grenades.ts';
import { countingFor, KILL, knockedBack, NOTHING, WOUND } from '../../src/rules/damage/protection.ts';
import { treat, whyNotTreat } from '../../src/rules/damage/regen.ts';
import { explode } from '../../src/rules/grenades/blast.ts';
import { flame } from '../../src/rules/shooting/flame.ts';
import { shoot } from '../../src/rules/shooting/shoot.ts';
import { walk } from '../../src/rules/threats/movement.ts';
import { words } from '../../src/words/words.ts';
import { addMan, addThreat, at, codes, play, testTable } from '../support/tables.ts';

const SHOT: Cause = { by: null, means: 'shot', rule: 'DK-SHOOT-001' };

rule('DK-DMG-001', 'a Verm is PROTECTED and a HAR shot at him is one die', () => {
  const table = testTable();
  const philth = addThreat(table, at(table, 3, 5), 1, 'philth');
  const man = addMan(table, at(table, 3, 3));
  expect(man.protection).toBe('PROTECTED');
  const io = play({ dice: ['D6=1'], answers: [{ seat: 'team', answer: { pass: true } }] }, io =>
    shoot(table, io, { shooter: philth.id, target: man.id }),
  );
  expect(io.rolled).toHaveLength(1);
});

rule('DK-DMG-002', 'UNPROTECTED: thrown twice and the worse counts', () => {
  const table = testTable();
  const civilian = addMan(table, at(table, 3, 2));
  civilian.protection = 'UNPROTECTED';
  play({ dice: ['D6=2', 'D6=6'] }, io =>
    explode(table, io, { at: at(table, 3, 3), by: null, from: -1, rule: 'DK-GREN-030' }),
  );
  expect(civilian.condition).toBe('killed');
});

rule('DK-DMG-003', 'ARMOURED: thrown twice and the better counts', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 5), 1, { weapon: 'hemg' });
  const cybot = addThreat(table, at(table, 3, 4), 5, 'cybot');
  const io = play({ dice: ['D6=4', 'D6=4', 'D6=4', 'D6=3', 'D6=3', 'D6=3'] }, io =>
    shoot(table, io, { shooter: man.id, target: cybot.id }),
  );
  expect(io.told.find(({ type }) => type === 'knockedBack')).toMatchObject({
    path: [3, 2, 1].map(y => at(table, 3, y)),
    left: 6,
  });
});

rule('DK-DMG-004', 'nothing is better than a knock-back, that than a wound, and a kill is worst', () => {
  const ladder = [NOTHING, knockedBack(1), knockedBack(9), WOUND, KILL];
  ladder.forEach((better, i) => {
    for (const worse of ladder.slice(i + 1)) {
      expect(countingFor('ARMOURED', worse, better)).toBe(better);
      expect(countingFor('UNPROTECTED', better, worse)).toBe(worse);
      expect(countingFor('PROTECTED', worse, better)).toBe(worse);
    }
  });
});

rule('DK-DMG-004', 'three squirts kill through armour, two are thrown twice', () => {
  const burnt = (squirts: number, dice: string[]) => {
    const table = testTable();
    const man = addMan(table, at(table, 3, 5), 1, { weapon: 'flamer', strength: 'STRONG' });
    const cybot = addThreat(table, at(table, 3, 3), 5, 'cybot');
    play({ dice }, io => flame(table, io, { shooter: man.id, jets: [{ square: cybot.at, squirts, use: 'attack' }] }));
    return cybot.condition;
  };
  expect(burnt(3, [])).toBe('killed');
  expect(burnt(2, ['D6=4', 'D6=2'])).toBe('fit');
});

test('a wounded man has one chit a turn, and loses one of two unspent at once', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 3));
  expect(chitsPerTurn(man)).toBe(2);
  play({}, io => wound(table, io, man, SHOT));
  expect([man.wounds, man.ready, man.acted, chitsPerTurn(man)]).toEqual([1, 1, 1, 1]);
});

rule('DK-DMG-008', 'a wounded man sets off his grenades, each a blast on everybody else', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 3), 1, { gear: { grenade: 2 } });
  man.wounds = 1;
  man.condition = 'stunned';
  const harpy = addThreat(table, man.at);
  harpy.captive = man.id;
  expect(whyNotSetOffOwnGrenades(table, man)).toEqual([]);
  play({ dice: ['D6=3', 'D6=1', 'D6=5'] }, io => setOffOwnGrenades(table, io, man));
  expect([man.condition, harpy.condition, table.explosions.length]).toEqual(['killed', 'killed', 1]);
});

rule('DK-DMG-008', 'he fumbles with the wound counted, and has one try a phase', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 3), 1, { gear: { grenade: 1 } });
  expect(codes(whyNotSetOffOwnGrenades(table, man))).toEqual(['notWounded']);
  man.wounds = 1;
  play({ dice: ['D6=4', 'D60=1'] }, io => setOffOwnGrenades(table, io, man));
  expect([man.condition, man.gear['grenade']]).toEqual(['fit', 1]);
  expect(codes(whyNotSetOffOwnGrenades(table, man))).toEqual(['triedInThisPhase']);
  table.phase = 'threat';
  expect(whyNotSetOffOwnGrenades(table, man)).toEqual([]);
});

rule(
  ['DK-DMG-008', 'DK-KITTY-018'],
  'of a dud batch each grenade on him goes off on 5 or 6 only, and without any he lives',
  () => {
    const setOff = (...faces: number[]) => {
      const table = testTable();
      table.kitty.mishaps.push('dudGrenades');
      const man = addMan(table, at(table, 3, 3), 1, { gear: { grenade: 2 } });
      man.wounds = 1;
      const dice = [1, ...faces].map(face => `D6=${face}`);
      play({ dice }, io => setOffOwnGrenades(table, io, man));
      return [man.condition, table.explosions.length, man.gear['grenade']];
    };
    expect([setOff(4, 4), setOff(4, 5)]).toEqual([
      ['fit', 0, undefined],
      ['killed', 1, undefined],
    ]);
  },
);

rule('DK-DMG-009', 'treated he works normally again, without heavy things; gun, blade and grenades stay his', () => {
  const table = testTable();
  const medic = addMan(table, at(table, 3, 3), 1, { gear: { 'regen-kit': 1 } });
  const patient = addMan(table, at(table, 3, 4), 1, { weapon: 'hemg', gear: { grenade: 2, axe: 1, log: 1 } });
  expect(codes(whyNotTreat(table, medic, patient))).toEqual(['notWounded']);
  patient.wounds = 1;
  expect(whyNotTreat(table, medic, patient)).toEqual([]);
  play({ dice: ['D6=4'] }, io => expect(treat(table, io, medic, patient)).toBe(true));
  expect([patient.wounds, patient.treated, chitsPerTurn(patient), patient.hand]).toEqual([0, true, 2, 'empty']);
  expect([patient.weapons, patient.gear]).toEqual([[], { grenade: 2, axe: 1 }]);
  expect(table.things.map(({ item }) => item)).toEqual(['hemg', 'log']);
  const isHeavyGun = (id: string): boolean => isTooHeavyForTreated(table, id, true);
  const isHeavyThing = (id: string): boolean => isTooHeavyForTreated(table, id, false);
  expect(['hemg', 'har', 'pistol', 'double-dice-blaster'].map(isHeavyGun)).toEqual([true, false, false, false]);
  const heavy = ['fire-bomb', 'drone-gun', 'data-core', 'high-value'];
  const light = ['cutlass', 'axe', 'grenade', 'magneto-grenade', 'radio', 'tags'];
  expect([heavy.every(isHeavyThing), light.some(isHeavyThing)]).toEqual([true, false]);
});

rule('DK-DMG-010', 'a second wound incapacitates, a third kills', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 3));
  play({}, io => {
    wound(table, io, man, SHOT);
    wound(table, io, man, SHOT);
  });
  expect([man.condition, man.ducked, man.ready, man.waiting, chitsPerTurn(man)]).toEqual([
    'incapacitated',
    true,
    0,
    0,
    0,
  ]);
  play({}, io => wound(table, io, man, SHOT));
  expect([man.condition, man.at]).toEqual(['killed', -1]);
});

rule('DK-DMG-012', 'a kit brings an incapacitated man back to WOUNDED only, and a second treatment further', () => {
  const table = testTable();
  const medic = addMan(table, at(table, 3, 3), 1, { gear: { 'regen-kit': 1 } });
  const patient = addMan(table, at(table, 3, 4));
  play({ dice: ['D6=1', 'D6=1'] }, io => {
    wound(table, io, patient, SHOT);
    wound(table, io, patient, SHOT);
    treat(table, io, medic, patient);
    expect([patient.condition, patient.wounds, chitsPerTurn(patient)]).toEqual(['fit', 1, 1]);
    treat(table, io, medic, patient);
  });
  expect([patient.wounds, patient.treated]).toEqual([0, true]);
});

rule('DK-DMG-013', 'a grenade wounds without moving, a HEMG that does not kill drives back by its score', () => {
  const table = testTable();
  const harpy = addThreat(table, at(table, 3, 2));
  play({ dice: ['D6=3'] }, io => explode(table, io, { at: harpy.at, by: null, from: -1, rule: 'DK-GREN-030' }));
  expect([harpy.wounds, harpy.at]).toEqual([1, at(table, 3, 2)]);
  const man = addMan(table, at(table, 3, 5), 1, { weapon: 'hemg' });
  const other = addThreat(table, at(table, 2, 4));
  const io = play({ dice: ['D6=3', 'D6=3', 'D6=2'] }, io => shoot(table, io, { shooter: man.id, target: other.id }));
  expect(io.told.find(({ type }) => type === 'knockedBack')).toMatchObject({
    path: [3, 2, 1].map(y => at(table, 1, y)),
    left: 5,
  });
});

rule(['DK-DMG-024', 'DK-DMG-027'], 'a wounded Threat is marked and lets go; a second wound kills it', () => {
  const table = testTable();
  const harpy = addThreat(table, at(table, 3, 2));
  const man = addMan(table, at(table, 3, 2));
  harpy.captive = man.id;
  play({}, io => wound(table, io, harpy, { by: null, means: 'flechette', rule: 'DK-WEAP-037' }));
  expect([harpy.wounds, harpy.captive]).toEqual([1, null]);
  play({ dice: ['D6=3', 'D6=1'] }, io => explode(table, io, { at: harpy.at, by: null, from: -1, rule: 'DK-GREN-030' }));
  expect([harpy.condition, man.wounds]).toEqual(['killed', 0]);
});

rule(['DK-DMG-026', 'DK-DMG-027'], 'the splatter goes with a move, the wound does not: the second kills', () => {
  const table = testTable();
  table.phase = 'threat';
  const harpy = addThreat(table, at(table, 3, 3));
  play({}, io => wound(table, io, harpy, SHOT));
  expect([harpy.wounds, harpy.scarred]).toEqual([1, false]);
  play({}, io => walk(table, io, harpy, 1, () => ({ squares: [at(table, 3, 2)], costs: [1] })));
  expect([harpy.wounds, harpy.scarred]).toEqual([0, true]);
  expect(words.table(table)).toContain('wounded before');
  play({}, io => wound(table, io, harpy, SHOT));
  expect(harpy.condition).toBe('killed');
});

test('a TOUGH man shrugs off his first wound of a mission on 5 or 6', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 3), 1, { traits: ['TOUGH'] });
  play({ dice: ['D6=5'] }, io => {
    wound(table, io, man, SHOT);
    expect(man.wounds).toBe(0);
    wound(table, io, man, SHOT);
  });
  expect(man.wounds).toBe(1);
});

rule('DK-DMG-032', 'by default a Harpy killed causes no throw', () => {
  const table = testTable();
  const harpy = addThreat(table, at(table, 3, 2));
  addMan(table, at(table, 3, 3));
  const io = play({}, io => kill(table, io, harpy, SHOT));
  expect(io.rolled).toEqual([]);
});

test('a Threat killed counts for the man who did it, and a captive is free', () => {
  const table = testTable();
  const [man, captive] = [addMan(table, at(table, 3, 3)), addMan(table, at(table, 3, 2))];
  const harpy = addThreat(table, at(table, 3, 2));
  harpy.captive = captive.id;
  play({}, io => kill(table, io, harpy, { ...SHOT, by: man.id }));
  expect([man.kills, harpy.captive]).toEqual([1, null]);
});

rule('DK-DMG-012', 'brought back to his senses he is no longer carried', () => {
  const table = testTable();
  const medic = addMan(table, at(table, 3, 3), 1, { gear: { 'regen-kit': 1 } });
  const [bearer, patient] = [addMan(table, at(table, 3, 4)), addMan(table, at(table, 3, 4))];
  Object.assign(patient, { condition: 'incapacitated', wounds: 2 });
  bearer.carries = patient.id;
  play({ dice: ['D6=1'] }, io => treat(table, io, medic, patient));
  expect([bearer.carries, patient.condition]).toEqual([null, 'fit']);
});
