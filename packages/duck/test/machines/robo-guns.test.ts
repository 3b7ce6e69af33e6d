import { isReached } from '@sightline/geometry/grid';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { whyNotBear } from '../../src/rules/damage/burden.ts';
import { whyNotTakeUp } from '../../src/rules/damage/carrying.ts';
import { mostWanted } from '../../src/rules/grapple/victims.ts';
import { giveFreeRound } from '../../src/rules/kitty/free-round.ts';
import { attackMachine } from '../../src/rules/machines/attack-on-machine.ts';
import { drainDrones } from '../../src/rules/machines/drone-power.ts';
import { isWorking } from '../../src/rules/machines/machine.ts';
import { ROBO_GUN_ACTS } from '../../src/rules/machines/robo-gun-acts.ts';
import { threatReach } from '../../src/rules/movement/footing.ts';
import { enterSquare } from '../../src/rules/movement/steps.ts';
import { whyNotTake } from '../../src/rules/other-actions/gear.ts';
import { shoot } from '../../src/rules/shooting/shoot.ts';
import { whyNotSpray } from '../../src/rules/shooting/spray.ts';
import { activateThreats } from '../../src/rules/threats/threat-phase.ts';
import type { Machine } from '../../src/table/figure.ts';
import { addMachine, addMan, addThreat, at, codes, play, testTable } from '../support/tables.ts';

const [setUpGun, takeDownGun, switchGun, reloadGun] = ROBO_GUN_ACTS;
const stepTo =
  (table: ReturnType<typeof testTable>, figure: Parameters<typeof enterSquare>[2], x: number, y: number) =>
  (io: Parameters<typeof enterSquare>[1]): void =>
    enterSquare(table, io, figure, at(table, x, y), { willingly: true });

rule('DK-CYBER-001', 'it shoots as a HEMG: 11 kills, 8 knocks back 8; it does not spray', () => {
  for (const [dice, condition] of [
    [['D6=4', 'D6=4', 'D6=3'], 'killed'],
    [['D6=3', 'D6=3', 'D6=2'], 'fit'],
  ] as const) {
    const table = testTable();
    const gun = addMachine(table, at(table, 3, 5), 'roboGun');
    const harpy = addThreat(table, at(table, 3, 4));
    const io = play({ dice: [...dice] }, script => shoot(table, script, { shooter: gun.id, target: harpy.id }));
    expect(harpy.condition).toBe(condition);
    if (condition === 'fit') expect(io.told).toContainEqual(expect.objectContaining({ type: 'knockedBack', left: 5 }));
    const squares = [at(table, 3, 3), at(table, 3, 2)];
    expect(codes(whyNotSpray(table, { shooter: gun.id, squares }))).toContain('cannotSpray');
  }
});

rule('DK-CYBER-002', 'nobody bears both the gun and its pod', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 3), 1, { strength: 'STRONG', weapon: 'pistol' });
  expect(whyNotBear(table, man, 'drone-gun', false)).toEqual([]);
  man.gear['drone-gun'] = 1;
  expect(codes(whyNotBear(table, man, 'ammo-pod', false))).toEqual(['tooHeavy']);
});

rule(['DK-CYBER-002', 'DK-WEAP-003', 'DK-DMG-011'], 'the Drone Gun on a man’s back is a heavy weapon', () => {
  const table = testTable();
  const [you, bearer] = [addMan(table, at(table, 3, 3)), addMan(table, at(table, 3, 3), 1, { weapon: 'pistol' })];
  const fallen = addMan(table, at(table, 3, 4), 1, { strength: 'AVE' });
  Object.assign(fallen, { wounds: 2, condition: 'incapacitated' });
  bearer.at = at(table, 2, 3);
  expect(codes(whyNotTakeUp(table, bearer, fallen))).toEqual([]);
  bearer.gear['drone-gun'] = 1;
  expect(codes(whyNotTakeUp(table, bearer, fallen))).toEqual(['hasHeavyWeapon']);
  const harpy = addThreat(table, at(table, 3, 1));
  const victims = [you, bearer].map(figure => ({ figure, from: 1 as const }));
  play({}, io => expect(mostWanted(table, io, harpy, victims, () => false)?.figure).toBe(bearer));
  delete bearer.gear['drone-gun'];
  play({}, io => expect(mostWanted(table, io, harpy, victims, () => false)?.figure).toBe(you));
  bearer.carries = fallen.id;
  expect(codes(whyNotTake(table, bearer, 'drone-gun', null))).toEqual(['carrying']);
});

rule(
  ['DK-CYBER-003', 'DK-ACT-026'],
  'the bearer sets it up beside the pod, loaded and off; and takes it down again',
  () => {
    const table = testTable();
    const bearer = addMan(table, at(table, 3, 3), 1, { weapon: 'pistol', gear: { 'drone-gun': 1 } });
    const act = { do: 'setUpGun', square: at(table, 3, 2), facing: 1 } as const;
    expect(codes(setUpGun.whyNot(table, bearer, act))).toEqual(['noPodBeside']);
    addMan(table, at(table, 3, 4), 1, { weapon: 'pistol', gear: { 'ammo-pod': 1 } });
    expect(setUpGun.list(table, bearer)).toContainEqual(act);
    expect(codes(setUpGun.whyNot(table, bearer, { ...act, square: at(table, 3, 4) }))).toEqual(['noRoomForGun']);
    play({ dice: ['D6=3'] }, io => setUpGun.perform(table, io, bearer, act));
    const gun = table.figures.at(-1) as Machine;
    expect(gun).toMatchObject({ model: 'roboGun', at: act.square, facing: 1, ammo: 12, on: false });
    expect(bearer.gear['drone-gun']).toBeUndefined();
    expect(bearer.ready).toBe(1);
    play({ dice: ['D6=3'] }, io => takeDownGun.perform(table, io, bearer, { do: 'takeDownGun', machine: gun.id }));
    expect([bearer.gear['drone-gun'], gun.at]).toEqual([1, -1]);
  },
);

rule(
  ['DK-CYBER-003', 'DK-CYBER-025'],
  'taken down and set up again it is the same gun; toppled it stays where it lies',
  () => {
    const table = testTable();
    const bearer = addMan(table, at(table, 3, 3), 1, { weapon: 'pistol' });
    addMan(table, at(table, 3, 4), 1, { weapon: 'pistol', gear: { 'ammo-pod': 1 } });
    const gun = addMachine(table, at(table, 3, 2), 'roboGun');
    Object.assign(gun, { ammo: 0, wounds: 1, damage: 3 });
    play({ dice: ['D6=3', 'D6=3'] }, io => {
      takeDownGun.perform(table, io, bearer, { do: 'takeDownGun', machine: gun.id });
      setUpGun.perform(table, io, bearer, { do: 'setUpGun', square: at(table, 2, 2), facing: 7 });
    });
    expect(table.figures.filter(({ kind }) => kind === 'machine')).toEqual([gun]);
    expect(gun).toMatchObject({ at: at(table, 2, 2), facing: 7, condition: 'fit', on: false });
    expect(gun).toMatchObject({ ammo: 0, wounds: 1, damage: 3 });
    gun.damage = 4;
    expect(codes(takeDownGun.whyNot(table, bearer, { do: 'takeDownGun', machine: gun.id }))).toEqual(['toppled']);
  },
);

rule('DK-CYBER-004', 'a man beside it switches it on with a test', () => {
  const table = testTable();
  const gun = addMachine(table, at(table, 3, 3), 'roboGun');
  gun.on = false;
  const man = addMan(table, at(table, 3, 4));
  const act = { do: 'switchGun', machine: gun.id, to: 'forward' } as const;
  expect(switchGun.list(table, man)).toEqual([act, { ...act, to: 'allRound' }]);
  play({ dice: ['D6=5', 'D60=1'] }, io => switchGun.perform(table, io, man, act));
  expect(gun.on).toBe(false);
  play({ dice: ['D6=2'] }, io => switchGun.perform(table, io, man, act));
  expect(gun.on).toBe(true);
  man.at = at(table, 3, 5);
  expect(codes(switchGun.whyNot(table, man, { ...act, to: 'off' }))).toEqual(['notAdjacent']);
});

rule('DK-CYBER-005', 'a Threat that moves is fired at once, in the first square in view; each one anew', () => {
  const table = testTable({ tiles: [['.....', '.....', '.....', '..h..', '.....']] });
  const gun = addMachine(table, at(table, 3, 5), 'roboGun');
  table.phase = 'threat';
  // Behind the locker it is out of sight; it is fired at where it comes into view.
  const first = addThreat(table, at(table, 3, 2));
  play({ dice: [] }, stepTo(table, first, 3, 3));
  play({ dice: ['D6=1', 'D6=1', 'D6=1'] }, stepTo(table, first, 4, 4));
  play({ dice: [] }, stepTo(table, first, 5, 4));
  const second = addThreat(table, at(table, 1, 3));
  play({ dice: ['D6=1', 'D6=1', 'D6=2'] }, stepTo(table, second, 1, 4));
  expect(gun.firedAt).toHaveLength(2);
});

rule(
  ['DK-CYBER-005', 'DK-KITTY-020'],
  'it fires in a free round, and again in the Threat phase of the same turn',
  () => {
    const table = testTable();
    const gun = addMachine(table, at(table, 1, 5), 'roboGun');
    addMan(table, at(table, 5, 5));
    const harpy = addThreat(table, at(table, 5, 1));
    harpy.wounds = 0;
    // Reaction, move of 1, and three dice against it each time; those drive it back to the wall.
    const once = ['D6=1', 'D6=1', 'D6=1', 'D6=1', 'D6=1'];
    play({ dice: once }, io => giveFreeRound(table, io));
    table.phase = 'threat';
    play({ dice: once }, io => activateThreats(table, io));
    expect(gun.ammo).toBe(12 - 6);
  },
);

rule('DK-CYBER-006', 'a man who walks across its front is fired at, once a move; behind it he is safe', () => {
  const table = testTable();
  const gun = addMachine(table, at(table, 3, 3), 'roboGun');
  const man = addMan(table, at(table, 1, 1));
  const answers = [{ seat: 'team', answer: { pass: true } }];
  play({ dice: ['D6=1', 'D6=1', 'D6=1'], answers }, stepTo(table, man, 2, 1));
  man.at = at(table, 3, 1);
  play({ dice: [] }, stepTo(table, man, 4, 1));
  man.acted = 1;
  // DK-DUCK-005: he may dive from the Team's own gun.
  const dive = [{ seat: 'team', answer: { reaction: 'DK-DUCK-005', choice: { do: 'duck', figure: man.id } } }];
  play({ dice: ['D6=1', 'D6=1', 'D6=1'], answers: dive }, stepTo(table, man, 3, 1));
  expect(man.ducked).toBe(true);
  man.ducked = false;
  const other = addMan(table, at(table, 1, 5));
  play({ dice: [] }, stepTo(table, other, 2, 5));
  // A man in the way shields and is not hit.
  const shielded = addThreat(table, at(table, 5, 1));
  man.at = at(table, 3, 2);
  play({ dice: [] }, stepTo(table, shielded, 3, 1));
  expect(gun.on).toBe(true);
});

rule('DK-CYBER-007', 'set all round it fires behind itself', () => {
  const table = testTable();
  const gun = addMachine(table, at(table, 3, 3), 'roboGun');
  gun.allRound = true;
  const harpy = addThreat(table, at(table, 1, 5));
  play({ dice: ['D6=1', 'D6=1', 'D6=1'] }, stepTo(table, harpy, 2, 5));
  const man = addMan(table, at(table, 3, 2));
  expect(codes(switchGun.whyNot(table, man, { do: 'switchGun', machine: gun.id, to: 'forward' }))).toEqual([
    'switchedOn',
  ]);
});

rule('DK-CYBER-008', 'twelve shots: 1,2,3 costs one, a 6 none; the pod refills it once', () => {
  const table = testTable();
  const gun = addMachine(table, at(table, 3, 5), 'roboGun');
  const harpy = addThreat(table, at(table, 3, 1));
  const fire = (...dice: number[]): void => {
    harpy.at = at(table, 3, 1);
    play({ dice: dice.map(face => `D6=${face}`) }, io => shoot(table, io, { shooter: gun.id, target: harpy.id }));
  };
  fire(1, 2, 3);
  harpy.wounds = 0;
  fire(6, 1, 1);
  expect(gun.ammo).toBe(11);
  const man = addMan(table, at(table, 2, 5), 1, { weapon: 'pistol', gear: { 'ammo-pod': 1 } });
  play({ dice: ['D6=1'] }, io => reloadGun.perform(table, io, man, { do: 'reloadGun', machine: gun.id }));
  expect([gun.ammo, man.gear['ammo-pod']]).toEqual([12, undefined]);
  gun.ammo = 0;
  expect(codes(reloadGun.whyNot(table, man, { do: 'reloadGun', machine: gun.id }))).toEqual(['noPodBeside']);
});

rule('DK-CYBER-009', 'a kill smashes it; 5 pips are a wound, two wounds the end, 4 pips nothing', () => {
  const shotAt = (range: number, ...faces: number[]): Machine => {
    const table = testTable();
    const gun = addMachine(table, at(table, 3, 5), 'roboGun');
    const philth = addThreat(table, at(table, 3, 5 - range), 5, 'philth');
    for (const face of faces)
      play({ dice: [`D6=${face}`] }, io => shoot(table, io, { shooter: philth.id, target: gun.id }));
    return gun;
  };
  expect(shotAt(2, 5).condition).toBe('killed');
  expect(shotAt(4, 5)).toMatchObject({ condition: 'fit', wounds: 1 });
  expect(shotAt(4, 5, 5).condition).toBe('killed');
  expect(shotAt(4, 4)).toMatchObject({ condition: 'fit', wounds: 0 });
});

rule('DK-CYBER-020', 'a robo-gun that is on loses no power', () => {
  const table = testTable();
  const gun = addMachine(table, at(table, 3, 3), 'roboGun');
  play({ dice: [] }, io => drainDrones(table, io));
  expect(gun.power).toBe(12);
});

rule(
  ['DK-CYBER-024', 'DK-CYBER-025'],
  'Threats go for a gun that works and tear it down by 6s; switched off it is left alone',
  () => {
    const table = testTable();
    table.phase = 'threat';
    const gun = addMachine(table, at(table, 3, 3), 'roboGun');
    gun.ammo = 0;
    const harpy = addThreat(table, at(table, 3, 1));
    expect(isReached(threatReach(table, harpy, 6), gun.at)).toBe(true);
    play({ dice: [] }, stepTo(table, harpy, 3, 3));
    const strike = (...dice: number[]) =>
      play({ dice: dice.map(face => `D6=${face}`) }, io => attackMachine(table, io, harpy, gun, true));
    // Two throws in each Threat phase, until it lies.
    strike(6, 5, 4, 1, 6, 6, 1, 2);
    expect(gun.damage).toBe(3);
    const io = strike(6, 1, 3, 1);
    expect([gun.damage, isWorking(gun)]).toEqual([4, false]);
    expect(io.told.at(-1)).toMatchObject({ type: 'machineToppled', rule: 'DK-CYBER-025' });
    harpy.at = at(table, 3, 1);
    expect(isReached(threatReach(table, harpy, 6), gun.at)).toBe(false);
  },
);
