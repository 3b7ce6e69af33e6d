import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { hindersObjective, lookAround } from '../../src/rules/competitors/objective.ts';
import { respond } from '../../src/rules/competitors/respond.ts';
import { grenadeTargets } from '../../src/rules/competitors/targets.ts';
import { openDoor } from '../../src/rules/doors/working-doors.ts';
import { CORE } from '../../src/rules/missions/conditions.ts';
import type { Teamer } from '../../src/table/figure.ts';
import { activate, addVeteran, nextTurn, reaction } from '../support/hunting.ts';
import { addThreat, at, play, testTable } from '../support/tables.ts';

const FLOOR = ['.....', '.....', '.....', '.....', '.....'];
const PASS = { seat: 'team', answer: { pass: true } };

const fell = (man: Teamer): Teamer => Object.assign(man, { condition: 'incapacitated', ducked: true, wounds: 2 });

rule(['DK-TSHOOT-007', 'DK-TSHOOT-010'], 'one who lies incapacitated is a target where nobody stands', () => {
  const table = testTable();
  const fallen = fell(addVeteran(table, at(table, 3, 1), 5));
  const philth = addThreat(table, at(table, 3, 5), 1, 'philth');
  const io = activate(table, philth, ['D6=2', 'D6=4']);
  expect(reaction(io).response).toBe('shoot-else-find-los');
  expect(io.told.find(({ type }) => type === 'shotDeclared')).toMatchObject({ target: fallen.id });
});

rule(['DK-TSHOOT-007', 'DK-TSHOOT-021'], 'nor does one with an axe charge him instead of a man on his feet', () => {
  const table = testTable();
  fell(addVeteran(table, at(table, 3, 3), 5));
  const standing = addVeteran(table, at(table, 5, 1), 5);
  const axe = addThreat(table, at(table, 3, 5), 1, 'ceratopian');
  activate(table, axe, ['D6=1', 'D6=4']);
  expect([axe.at, standing.grapple?.threat]).toEqual([standing.at, axe.id]);
  fell(standing).grapple = null;
  axe.at = at(table, 1, 5);
  play({ dice: ['D6=1'] }, io => respond(table, io, axe, 'shoot-else-hide'));
  expect(axe.at).not.toBe(at(table, 3, 3));
});

rule(
  ['DK-TSHOOT-003', 'DK-TSHOOT-013'],
  'a waiting Ceratopian that sees him as the door opens has identified the enemy',
  () => {
    const table = testTable({ tiles: [FLOOR, FLOOR] });
    const man = addVeteran(table, at(table, 4, 3), 3);
    const axe = addThreat(table, at(table, 3, 3, 1), 7, 'ceratopian');
    axe.waitingSince = 1;
    const io = play({ dice: ['D6=1'], answers: [PASS] }, io => openDoor(table, io, 0, man.id));
    expect(io.told.find(({ type }) => type === 'threatMoveThrown')).toMatchObject({ face: 1, points: 2 });
    expect(table.progress.competitors.identifiedTeam).toBe(true);
  },
);

rule('DK-TSHOOT-015', 'who stands behind a bulkhead is not next to its objective', () => {
  const table = testTable({ tiles: [FLOOR, FLOOR] });
  const philth = addThreat(table, at(table, 5, 5, 1), 1, 'philth');
  const [beyond, beside] = [addVeteran(table, at(table, 5, 1)), addVeteran(table, at(table, 1, 2, 1))];
  table.things.push({ item: CORE, at: at(table, 1, 1, 1), weapon: null, count: 1 });
  const hinders = hindersObjective(table, philth);
  expect([hinders(beyond), hinders(beside)]).toEqual([false, true]);
});

rule(
  ['DK-WEAP-011', 'DK-TSHOOT-008'],
  'a raider fires his grenade from the projector of his HAR, farther than by hand',
  () => {
    const table = testTable({ tiles: [FLOOR, FLOOR], joined: 'open' });
    addVeteran(table, at(table, 3, 3, 1), 7);
    const raider = addThreat(table, at(table, 1, 3), 3, 'raider');
    lookAround(table);
    // Seven squares off a 4 hits; then the scatter and the blast.
    const io = play({ dice: ['D6=4', 'D6=1', 'D6=1'] }, io => respond(table, io, raider, 'grenade-or-shoot-else-hide'));
    expect(io.told.find(({ type }) => type === 'grenadeThrown')).toMatchObject({ byProjector: true });
    expect(io.told.find(({ type }) => type === 'grenadeAimed')).toMatchObject({ needed: 4, hit: true });
    expect(raider.grenades).toBe(0);
    const ardzilian = addThreat(table, at(table, 1, 4), 3, 'ardzilian');
    expect(grenadeTargets(table, ardzilian)).toEqual([]);
  },
);

rule(
  ['DK-TSHOOT-010', 'DK-TSHOOT-021'],
  'with its cannon fired it finds a line of sight all the same, and loads there',
  () => {
    const table = testTable();
    addVeteran(table, at(table, 3, 1), 5);
    const gunner = { ...addThreat(table, at(table, 3, 4), 5, 'ceratopian'), armed: 1, spent: 1 };
    table.figures[gunner.id] = gunner;
    const io = activate(table, gunner, ['D6=1', 'D6=3']);
    expect(reaction(io).response).toBe('shoot-else-find-los');
    expect([gunner.at, gunner.facing, gunner.spent]).toEqual([at(table, 3, 4), 1, 1]);
    nextTurn(table);
    activate(table, gunner, ['D6=2']);
    expect(gunner.spent).toBe(0);
  },
);

rule('DK-TSHOOT-015', 'hand to hand too it goes for whoever has its objective before YOU', () => {
  const table = testTable();
  const you = addVeteran(table, at(table, 1, 3), 5, { you: true });
  const bearer = addVeteran(table, at(table, 5, 3), 5);
  bearer.gear[CORE] = 1;
  const axe = addThreat(table, at(table, 3, 5), 1, 'ceratopian');
  lookAround(table);
  play({ dice: ['D6=3'] }, io => respond(table, io, axe, 'shoot-else-hide'));
  expect([axe.at, you.grapple]).toEqual([bearer.at, null]);
});

rule('DK-TSHOOT-015', 'and of two in one square', () => {
  const table = testTable();
  const you = addVeteran(table, at(table, 3, 3), 5, { you: true });
  const bearer = addVeteran(table, at(table, 3, 3), 5);
  you.position = 'left';
  bearer.position = 'right';
  bearer.gear[CORE] = 1;
  const axe = addThreat(table, at(table, 3, 5), 1, 'ceratopian');
  lookAround(table);
  play({ dice: ['D6=3'] }, io => respond(table, io, axe, 'shoot-else-hide'));
  expect([bearer.grapple?.threat, you.grapple]).toEqual([axe.id, null]);
});
