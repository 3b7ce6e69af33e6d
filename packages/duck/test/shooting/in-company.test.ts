import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { actsOf, perform } from '../../src/rules/actions/menu.ts';
import { explode, spreadGas } from '../../src/rules/grenades/blast.ts';
import { scatterModifier, throwGrenade, whyNotThrow } from '../../src/rules/grenades/throw-grenade.ts';
import { throwMove } from '../../src/rules/movement/points.ts';
import { enterSquare } from '../../src/rules/movement/steps.ts';
import { flame, whyNotFlame } from '../../src/rules/shooting/flame.ts';
import { flechette } from '../../src/rules/shooting/flechette.ts';
import { fire, shoot } from '../../src/rules/shooting/shoot.ts';
import { whyNotDeclare, whyNotShoot } from '../../src/rules/shooting/why-not-shoot.ts';
import { shipChanged } from '../../src/ship/walls.ts';
import {
  addExplosion,
  addFlames,
  addMachine,
  addMan,
  addThreat,
  at,
  codes,
  play,
  testTable,
} from '../support/tables.ts';

const d6 = (...faces: number[]): string[] => faces.map(face => `D6=${face}`);

rule(['DK-SHOOT-016', 'DK-SHOOT-018'], 'a HAR fires past one man on his feet and one on the deck, not past two', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 5));
  const [left, right] = [addMan(table, at(table, 3, 3)), addMan(table, at(table, 3, 3))];
  Object.assign(left, { position: 'left' });
  Object.assign(right, { position: 'right', ducked: true });
  const harpy = addThreat(table, at(table, 3, 1));
  expect(whyNotShoot(table, man, harpy)).toEqual([]);
  right.ducked = false;
  expect(codes(whyNotShoot(table, man, harpy))).toEqual(['lineOfFireBlocked']);
});

rule('DK-SHOOT-019', 'no Flamer fires over a man on the deck', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 5), 1, { weapon: 'flamer', strength: 'STRONG' });
  const comrade = addMan(table, at(table, 3, 4));
  comrade.ducked = true;
  addThreat(table, at(table, 3, 3));
  const order = { shooter: man.id, jets: [{ square: at(table, 3, 3), squirts: 1, use: 'attack' }] } as const;
  expect(codes(whyNotFlame(table, order))).toContain('lineOfFireBlocked');
  comrade.at = at(table, 1, 1);
  expect(whyNotFlame(table, order)).toEqual([]);
});

rule(['DK-GREN-007', 'DK-DUCK-011'], 'a grenade loses 3 over a standing man, nothing over one who lies', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 5), 1, { gear: { grenade: 1 } });
  const comrade = addMan(table, at(table, 3, 4));
  const added = (): number => scatterModifier(table, man, at(table, 3, 2), false).total;
  comrade.ducked = true;
  expect(added()).toBe(0);
  comrade.ducked = false;
  expect(added()).toBe(-3);
  man.ducked = true;
  expect(added()).toBe(0);
});

rule('DK-CDUCK-006', 'from the deck it carries 3 squares, and only 2 after a fumble', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 5), 1, { gear: { grenade: 1 } });
  man.ducked = true;
  const order = (y: number) => ({ thrower: man.id, target: at(table, 3, y), kind: 'grenade', byProjector: false });
  expect([codes(whyNotThrow(table, order(1))), codes(whyNotThrow(table, order(2)))]).toEqual([['outOfRange'], []]);
  table.decks.cup = [1];
  const io = play({ dice: ['D6=6', 'D1=1', 'D6=6', 'D6=4'] }, script => throwGrenade(table, script, order(2)));
  expect(io.told).toContainEqual(expect.objectContaining({ type: 'exploded', at: at(table, 3, 3) }));
});

rule(
  ['DK-DUCK-012', 'DK-ACT-016'],
  'one who waits on the deck crawls, gets up, reloads or throws, and nothing else',
  () => {
    const table = testTable();
    const man = addMan(table, at(table, 3, 3), 1, { gear: { grenade: 1 } });
    Object.assign(man, { ducked: true, ready: 0, waiting: 1, acted: 1 });
    Object.assign(man.weapons[0]!, { loaded: 3, spares: 1 });
    addThreat(table, at(table, 3, 2));
    const kinds = new Set(actsOf(table, man).map(act => act.do));
    const wanted = ['crawl', 'standUp', 'reload', 'throw', 'move', 'dash', 'turn', 'shoot'] as const;
    expect(wanted.filter(kind => kinds.has(kind))).toEqual(['crawl', 'standUp', 'reload', 'throw']);
  },
);

rule(
  ['DK-WEAP-018', 'DK-WEAP-019', 'DK-WEAP-012'],
  'every 1 of a HEMG costs a shot, none beside a 6, and never more than there are',
  () => {
    for (const [dice, before, left] of [
      [[1, 1, 5], 12, 10],
      [[1, 1, 6], 12, 12],
      [[1, 1, 1], 2, 0],
    ] as const) {
      const table = testTable();
      const man = addMan(table, at(table, 3, 5), 1, { weapon: 'hemg' });
      man.weapons[0]!.loaded = before;
      const harpy = addThreat(table, at(table, 3, 4));
      play({ dice: d6(...dice) }, io => shoot(table, io, { shooter: man.id, target: harpy.id }));
      expect(man.weapons[0]!.loaded).toBe(left);
    }
  },
);

rule(
  ['DK-DMG-003', 'DK-DMG-004'],
  'of two throws at an armoured man the milder counts, and the first for ammunition',
  () => {
    const table = testTable();
    const man = addMan(table, at(table, 3, 5));
    const target = addMan(table, at(table, 3, 4));
    target.protection = 'ARMOURED';
    play({ dice: d6(6, 2) }, io => fire(table, io, man, target, { range: 1, squirts: 0, dived: false }));
    expect([target.condition, target.at, man.weapons[0]!.loaded]).toEqual(['fit', at(table, 3, 2), 12]);
  },
);

rule(
  ['DK-WEAP-036', 'DK-BINGE-005'],
  'a cannon throws for each of two in a square; the one who lives has seen the other die',
  () => {
    const table = testTable();
    const man = addMan(table, at(table, 3, 5), 1, { weapon: 'flechette-cannon', strength: 'STRONG' });
    const [left, right] = [addMan(table, at(table, 3, 3)), addMan(table, at(table, 3, 3))];
    Object.assign(left, { position: 'left' });
    Object.assign(right, { position: 'right' });
    play({ dice: d6(1, 3, 1, 1) }, io => flechette(table, io, man.id, 1));
    expect([left.condition, right.condition, left.binge, man.binge]).toEqual(['fit', 'killed', 5, 5]);
  },
);

rule('DK-MOVE-035', 'out of breath: 2 off the shot and off the move', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 5));
  man.dashed = 1;
  const harpy = addThreat(table, at(table, 3, 4));
  play({ dice: d6(6) }, io => shoot(table, io, { shooter: man.id, target: harpy.id }));
  expect([harpy.condition, harpy.at]).toEqual(['fit', at(table, 3, 1)]);
  play({ dice: ['AvD=3'] }, io => expect(throwMove(table, io, man)).toBe(1));
});

rule('DK-BINGE-015', 'a chicken who does not dare has spent his chit, and no shot', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 5));
  Object.assign(man, { chicken: true, binge: 3 });
  const harpy = addThreat(table, at(table, 3, 2));
  play({ dice: d6(4) }, io => perform(table, io, man, { do: 'shoot', target: harpy.id }));
  expect([man.ready, man.weapons[0]!.loaded, harpy.at]).toEqual([1, 12, at(table, 3, 2)]);
});

rule('DK-SHOOT-023', 'one flame marker is seen through, two are not', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 5));
  const harpy = addThreat(table, at(table, 3, 1));
  const fire = addFlames(table, at(table, 3, 3), 1);
  expect(whyNotShoot(table, man, harpy)).toEqual([]);
  fire.count = 2;
  shipChanged(table);
  expect(codes(whyNotShoot(table, man, harpy))).toContain('notInSight');
});

rule(
  ['DK-WEAP-025', 'DK-WEAP-029'],
  'a fire is fed to three markers at most, and the squirts are gone all the same',
  () => {
    const table = testTable();
    const man = addMan(table, at(table, 3, 5), 1, { weapon: 'flamer', strength: 'STRONG' });
    addFlames(table, at(table, 3, 3), 2);
    const jets = [{ square: at(table, 3, 3), squirts: 3, use: 'barrier' }] as const;
    play({}, io => flame(table, io, { shooter: man.id, jets }));
    expect([table.flames[0]!.count, man.weapons[0]!.loaded]).toEqual([3, 9]);
  },
);

rule('DK-GREN-018', 'gas spares the armoured and machines, wounds a Harpy and leaves no marker', () => {
  const table = testTable({ switches: { toxicGas: true } });
  const man = addMan(table, at(table, 3, 3));
  man.protection = 'ARMOURED';
  addMachine(table, at(table, 3, 2), 'actionDrone');
  const harpy = addThreat(table, at(table, 2, 2));
  const gas = { at: man.at, by: null, from: man.at, rule: 'DK-GREN-018' } as const;
  play({ dice: d6(6) }, io => spreadGas(table, io, gas));
  expect([man.wounds, harpy.wounds, harpy.condition, table.explosions]).toEqual([0, 1, 'fit', []]);
});

rule(
  ['DK-GREN-012', 'DK-GREN-031'],
  'a blast stops at its nine squares, and whoever stands on its marker moves off first',
  () => {
    const table = testTable({ tiles: [['.....', '..h..', '.....', '.....', '.....']] });
    const behind = addMan(table, at(table, 3, 1));
    const square = at(table, 3, 3);
    play({}, io => explode(table, io, { at: square, by: null, from: square, rule: 'DK-GREN-011' }));
    expect(behind.wounds).toBe(0);
    const man = addMan(table, at(table, 5, 5), 1);
    addExplosion(table, man.at);
    man.weapons[0]!.loaded = 3;
    const kinds = new Set(actsOf(table, man).map(act => act.do));
    expect([kinds.has('move'), kinds.has('reload'), kinds.has('shoot')]).toEqual([true, false, false]);
  },
);

rule(
  ['DK-CYBER-005', 'DK-CYBER-006'],
  'a robo-gun fires over a man on the deck and holds its fire behind one who stands',
  () => {
    for (const ducked of [true, false]) {
      const table = testTable();
      table.phase = 'threat';
      const gun = addMachine(table, at(table, 3, 5), 'roboGun');
      addMan(table, at(table, 3, 3)).ducked = ducked;
      const harpy = addThreat(table, at(table, 2, 1), 3);
      const to = at(table, 3, 1);
      play({ dice: ducked ? d6(6, 6, 1) : [] }, io => enterSquare(table, io, harpy, to, { willingly: true }));
      expect([harpy.condition, gun.ammo]).toEqual([ducked ? 'killed' : 'fit', 12]);
    }
  },
);

rule('DK-CYBER-019', 'of a drone brought along a 6 costs power in place of shots', () => {
  const table = testTable();
  const handler = addMan(table, at(table, 3, 5));
  const drone = addMachine(table, at(table, 3, 4), 'hemgDrone', { handler });
  const harpy = addThreat(table, at(table, 3, 1));
  play({ dice: d6(6, 1, 1) }, io => shoot(table, io, { shooter: drone.id, target: harpy.id }));
  expect([drone.ammo, drone.power]).toEqual([12, 11]);
});

rule(
  ['DK-CEIL-009', 'DK-CEIL-010'],
  'through the ceiling a HAR fires at what the scanner tracks within 2 squares',
  () => {
    const table = testTable({ switches: { ceiling: true } });
    table.modules[0]!.ceiling = true;
    const man = addMan(table, at(table, 3, 5));
    const scanner = addMan(table, at(table, 3, 4), 1, { gear: { 'bio-scanner': 1 } });
    const harpy = addThreat(table, at(table, 3, 2));
    harpy.overhead = true;
    expect(whyNotDeclare(whyNotShoot(table, man, harpy))).toEqual([]);
    scanner.at = at(table, 3, 5);
    expect(codes(whyNotShoot(table, man, harpy))).toContain('notTracked');
  },
);
