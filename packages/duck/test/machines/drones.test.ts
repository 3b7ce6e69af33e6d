import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { arenaCard } from '../../src/content/cards.ts';
import { speciesCalled } from '../../src/content/deck.ts';
import { explode } from '../../src/rules/grenades/blast.ts';
import { attackMachine } from '../../src/rules/machines/attack-on-machine.ts';
import { dropControl, whyNotMoveAsHandler } from '../../src/rules/machines/control.ts';
import { DRONE_ACTS } from '../../src/rules/machines/drone-acts.ts';
import { type DroneOrder, ordersFor } from '../../src/rules/machines/drone-command.ts';
import { drainDrones } from '../../src/rules/machines/drone-power.ts';
import { droneDestinations } from '../../src/rules/machines/drone-ways.ts';
import { hackOffMachine } from '../../src/rules/machines/hack-off-machine.ts';
import { layMachines } from '../../src/rules/machines/lay-machines.ts';
import { isWorking } from '../../src/rules/machines/machine.ts';
import { activateMachines } from '../../src/rules/machines/new-phase.ts';
import { unpackDrone } from '../../src/rules/machines/unpack-drone.ts';
import { shoot } from '../../src/rules/shooting/shoot.ts';
import { whyNotShoot } from '../../src/rules/shooting/why-not-shoot.ts';
import type { Machine } from '../../src/table/figure.ts';
import { addLoad, addMachine, addMan, addThreat, at, codes, play, testTable } from '../support/tables.ts';

const [takeControl, holdControl, commandDrone, switchDrone, repelBoarders] = DRONE_ACTS;
const FLOOR = ['.....', '.....', '.....', '.....', '.....'];
const orders = (...given: DroneOrder[]) => given.map(answer => ({ seat: 'team', answer }));
const DONE: DroneOrder = { order: 'done' };
const command = (machine: Machine) => ({ do: 'commandDrone', machine: machine.id }) as const;

rule('DK-CYBER-010', 'the control reaches five squares, through bulkheads, and lies where its handler falls', () => {
  const table = testTable({ tiles: [FLOOR, FLOOR] });
  const handler = addMan(table, at(table, 5, 1));
  const drone = addMachine(table, at(table, 5, 2, 1), 'hemgDrone', { handler });
  expect(commandDrone.list(table, handler)).toHaveLength(1);
  handler.at = at(table, 4, 1);
  expect(codes(commandDrone.whyNot(table, handler, command(drone)))).toEqual(['outOfControl']);
  play({ dice: [] }, io => dropControl(table, io, handler));
  const other = addMan(table, at(table, 4, 2));
  play({ dice: ['D6=1'] }, io => takeControl.perform(table, io, other, { do: 'takeControl', machine: drone.id }));
  expect([drone.handler, other.hand]).toEqual([other.id, 'control']);
});

rule('DK-CYBER-010', 'a drone that runs out of reach stands still there', () => {
  const table = testTable({ tiles: [FLOOR, FLOOR], joined: 'open' });
  const handler = addMan(table, at(table, 1, 1));
  const drone = addMachine(table, at(table, 4, 3), 'hemgDrone', { handler });
  const answers = orders({ order: 'move', to: at(table, 4, 3, 1) });
  play({ dice: [], answers }, io => commandDrone.perform(table, io, handler, command(drone)));
  expect(drone.at).toBe(at(table, 2, 3, 1));
});

rule('DK-CYBER-011', 'one operator, one drone, and no gun in his hands', () => {
  const table = testTable();
  const handler = addMan(table, at(table, 3, 5));
  const drone = addMachine(table, at(table, 2, 5), 'hemgDrone', { handler });
  const other = addMachine(table, at(table, 4, 5), 'hemgDrone');
  const harpy = addThreat(table, at(table, 3, 1));
  expect(codes(commandDrone.whyNot(table, handler, command(other)))).toEqual(['notHisDrone']);
  expect(codes(takeControl.whyNot(table, handler, { do: 'takeControl', machine: other.id }))).toContain('hasDrone');
  expect(codes(whyNotShoot(table, handler, harpy))).toEqual(['noGunInHand']);
  handler.hand = 0;
  expect(codes(commandDrone.whyNot(table, handler, command(drone)))).toEqual(['controlNotInHand']);
  expect(holdControl.list(table, handler)).toEqual([{ do: 'holdControl', machine: drone.id }]);
  play({ dice: [] }, io => holdControl.perform(table, io, handler, { do: 'holdControl', machine: drone.id }));
  expect(handler.hand).toBe('control');
});

rule('DK-CYBER-012', 'an action drone works from its own square with the operator’s Fumble Factor', () => {
  const table = testTable();
  const handler = addMan(table, at(table, 1, 1));
  const drone = addMachine(table, at(table, 5, 4), 'actionDrone', { handler });
  const load = addLoad(table, at(table, 5, 5), { kind: 'EXPLOSIVE', height: 'HIGH' });
  const order: DroneOrder = { order: 'task', act: { do: 'examineLoad', load: 0 } };
  // The booby trap goes off beside the drone, not beside the man.
  const io = play({ dice: ['D6=3', 'D6=1', 'D6=5'], answers: orders(order, DONE) }, script =>
    commandDrone.perform(table, script, handler, command(drone)),
  );
  expect([load.examined, drone.acts, handler.ready]).toEqual([true, 1, 1]);
  expect(io.told).toContainEqual(expect.objectContaining({ type: 'fumbleTested', figure: handler.id, factor: 5 }));
  expect(drone.wounds).toBe(1);
});

rule('DK-CYBER-013', 'six squares for a handler who stands still, who then may not walk; else an average die', () => {
  const table = testTable({ tiles: [FLOOR, FLOOR], joined: 'open' });
  const handler = addMan(table, at(table, 5, 1));
  const drone = addMachine(table, at(table, 1, 3), 'hemgDrone', { handler });
  const to = at(table, 2, 3, 1);
  play({ dice: [], answers: orders({ order: 'move', to }) }, io =>
    commandDrone.perform(table, io, handler, command(drone)),
  );
  expect([drone.at, drone.moved]).toEqual([to, 6]);
  expect(codes(whyNotMoveAsHandler(table, handler))).toEqual(['standsStill']);
  play({ dice: [] }, io => activateMachines(table, io, 'team'));
  handler.ready = 2;
  // Still at full pace; but he walks before it has moved.
  play({ dice: [], answers: orders(DONE) }, io => commandDrone.perform(table, io, handler, command(drone)));
  expect([drone.pace, whyNotMoveAsHandler(table, handler)]).toEqual([6, []]);
  handler.moved = 2;
  play({ dice: ['AvD=3'], answers: orders(DONE) }, io => commandDrone.perform(table, io, handler, command(drone)));
  expect(drone.pace).toBe(3);
});

rule('DK-CYBER-014', 'only walkers climb', () => {
  const table = testTable({ tiles: [['.....', '.....', '..l..', '.....', '.....']] });
  const wheeled = addMachine(table, at(table, 3, 4), 'hemgDrone');
  expect(droneDestinations(table, wheeled, 6)).not.toContain(at(table, 3, 3));
  wheeled.at = -1;
  const walker = addMachine(table, at(table, 3, 5), 'hemgDrone', { walker: true });
  expect(droneDestinations(table, walker, 3)).toContain(at(table, 3, 3));
  expect(droneDestinations(table, walker, 2)).not.toContain(at(table, 3, 3));
  walker.at = at(table, 3, 3);
  expect(droneDestinations(table, walker, 1)).toContain(at(table, 3, 2));
});

rule('DK-CYBER-015', 'moves 2, shoots, moves 3, shoots, moves 1, for two chits', () => {
  const table = testTable({ tiles: [FLOOR, FLOOR], joined: 'open' });
  const handler = addMan(table, at(table, 4, 5));
  const drone = addMachine(table, at(table, 1, 1), 'hemgDrone', { handler });
  const harpy = addThreat(table, at(table, 5, 3, 1));
  const move = (x: number, tile = 0): DroneOrder => ({ order: 'move', to: at(table, x, 1, tile) });
  const fire: DroneOrder = { order: 'shoot', target: harpy.id };
  const dice = ['D6=1', 'D6=1', 'D6=1'];
  play({ dice, answers: orders(move(3), fire, move(1, 1), DONE) }, io =>
    commandDrone.perform(table, io, handler, command(drone)),
  );
  harpy.at = at(table, 5, 3, 1);
  expect(ordersFor(table, handler, drone).some(({ order }) => order === 'shoot')).toBe(false);
  play({ dice, answers: orders(fire, move(2, 1)) }, io => commandDrone.perform(table, io, handler, command(drone)));
  expect([drone.moved, drone.acts, handler.acted]).toEqual([6, 2, 2]);
});

rule('DK-CYBER-016', 'a drone sees for itself', () => {
  const table = testTable({ tiles: [FLOOR, FLOOR] });
  const handler = addMan(table, at(table, 5, 1));
  const drone = addMachine(table, at(table, 1, 2, 1), 'hemgDrone', { handler });
  const harpy = addThreat(table, at(table, 5, 5, 1));
  drone.chits = 1;
  expect(ordersFor(table, handler, drone)).toContainEqual({ order: 'shoot', target: harpy.id });
});

rule(
  ['DK-CYBER-017', 'DK-GAP-011'],
  'a drone found in a crate has two dice of ammunition, seen when it is switched on',
  () => {
    const table = testTable();
    const man = addMan(table, at(table, 3, 5));
    const load = addLoad(table, at(table, 3, 4), { kind: 'DRONE', height: 'HIGH' });
    const act = { do: 'unpackDrone', load: 0 } as const;
    expect(codes(unpackDrone.whyNot(table, man, act))).toEqual(['notExamined']);
    load.examined = true;
    const dice = ['D6=1', 'D6=2', 'D6=5', 'D6=3', 'D6=4', 'D6=2', 'D6=2'];
    play({ dice }, io => unpackDrone.perform(table, io, man, act));
    const drone = table.figures.at(-1) as Machine;
    expect(drone).toMatchObject({ model: 'hemgDrone', walker: true, ammo: 7, power: 4, on: true, handler: man.id });
    expect(load.unpacked).toBe(true);
    const harpy = addThreat(table, at(table, 3, 1));
    play({ dice: ['D6=1', 'D6=3', 'D6=5'] }, io => shoot(table, io, { shooter: drone.id, target: harpy.id }));
    expect(drone.ammo).toBe(6);
  },
);

rule('DK-CYBER-017', 'a flame drone has up to three squirts an act', () => {
  const table = testTable();
  const handler = addMan(table, at(table, 1, 5));
  const drone = addMachine(table, at(table, 3, 5), 'flameDrone', { handler });
  const harpy = addThreat(table, at(table, 3, 3));
  drone.ammo = 7;
  const jets = [{ square: harpy.at, squirts: 3, use: 'attack' }] as const;
  play({ dice: [], answers: orders({ order: 'flame', jets }, DONE) }, io =>
    commandDrone.perform(table, io, handler, command(drone)),
  );
  expect([harpy.condition, drone.ammo]).toEqual(['killed', 4]);
});

rule('DK-CYBER-018', 'one found as cargo pays for each move and act until it is drained', () => {
  const table = testTable();
  const handler = addMan(table, at(table, 5, 5));
  const drone = addMachine(table, at(table, 3, 5), 'hemgDrone', { handler, charge: 'cargo' });
  drone.power = 4;
  const harpy = addThreat(table, at(table, 3, 1));
  const answers = orders({ order: 'move', to: at(table, 2, 5) }, { order: 'shoot', target: harpy.id }, DONE);
  play({ dice: ['D6=1', 'D6=2', 'D6=6'], answers }, io => commandDrone.perform(table, io, handler, command(drone)));
  expect(drone.power).toBe(2);
  play({ dice: [] }, io => activateMachines(table, io, 'housekeeping'));
  expect(drone.power).toBe(1);
  play({ dice: [] }, io => activateMachines(table, io, 'team'));
  play({ dice: [], answers: orders({ order: 'move', to: at(table, 3, 5) }) }, io =>
    commandDrone.perform(table, io, handler, command(drone)),
  );
  expect([drone.power, isWorking(drone)]).toEqual([0, false]);
});

rule('DK-CYBER-019', 'one brought along pays for a turn of movement and for a shot with a 6', () => {
  const table = testTable();
  const handler = addMan(table, at(table, 5, 5));
  const drone = addMachine(table, at(table, 3, 5), 'hemgDrone', { handler });
  const harpy = addThreat(table, at(table, 3, 1));
  const fire: DroneOrder = { order: 'shoot', target: harpy.id };
  play({ dice: ['D6=6', 'D6=2', 'D6=1'], answers: orders({ order: 'move', to: at(table, 2, 5) }, fire, DONE) }, io =>
    commandDrone.perform(table, io, handler, command(drone)),
  );
  expect([drone.power, drone.ammo]).toEqual([10, 12]);
  play({ dice: [] }, io => {
    drainDrones(table, io);
    activateMachines(table, io, 'team');
  });
  harpy.at = at(table, 3, 1);
  harpy.wounds = 0;
  play({ dice: ['D6=1', 'D6=3', 'D6=4'], answers: orders(fire, DONE) }, io =>
    commandDrone.perform(table, io, handler, command(drone)),
  );
  expect([drone.power, drone.ammo]).toEqual([9, 11]);
});

rule('DK-CYBER-020', 'sensors use a pip in Housekeeping, unless they are off', () => {
  const table = testTable();
  const handler = addMan(table, at(table, 3, 4));
  const drone = addMachine(table, at(table, 3, 3), 'hemgDrone', { handler });
  drone.power = 10;
  play({ dice: [] }, io => drainDrones(table, io));
  expect(drone.power).toBe(9);
  play({ dice: ['D6=1'] }, io =>
    switchDrone.perform(table, io, handler, { do: 'switchDrone', machine: drone.id, on: false }),
  );
  play({ dice: [] }, io => drainDrones(table, io));
  expect(drone.power).toBe(9);
});

rule('DK-CYBER-021', 'drained, it takes no commands and is passed by', () => {
  const table = testTable();
  const handler = addMan(table, at(table, 3, 4));
  const drone = addMachine(table, at(table, 3, 3), 'hemgDrone', { handler });
  drone.power = 1;
  const io = play({ dice: [] }, script => drainDrones(table, script));
  expect(io.told.at(-1)).toMatchObject({ type: 'droneDrained' });
  expect(codes(commandDrone.whyNot(table, handler, command(drone)))).toEqual(['drained']);
  expect(isWorking(drone)).toBe(false);
});

rule('DK-CYBER-022', 'a walker with three legs gone stands still but shoots', () => {
  const table = testTable();
  const handler = addMan(table, at(table, 5, 5));
  const drone = addMachine(table, at(table, 3, 3), 'hemgDrone', { handler, walker: true });
  drone.damage = 2;
  const harpy = addThreat(table, drone.at);
  const io = play({ dice: ['D6=6', 'D6=3', 'D6=2', 'D6=1', 'D6=1', 'D6=1', 'D6=1', 'D6=1'] }, script =>
    attackMachine(table, script, harpy, drone, true),
  );
  expect(io.told.some(({ type }) => type === 'droneImmobilised')).toBe(true);
  const target = addThreat(table, at(table, 3, 1));
  drone.chits = 1;
  drone.pace = 6;
  const orders = ordersFor(table, handler, drone);
  expect(orders.map(({ order }) => order)).toEqual(['shoot', 'spray']);
  expect(orders[0]).toEqual({ order: 'shoot', target: target.id });
});

rule('DK-CYBER-023', 'a kill smashes a drone; other results drive it along the deck', () => {
  const table = testTable({ tiles: [FLOOR, FLOOR], joined: 'open' });
  const drone = addMachine(table, at(table, 3, 1), 'hemgDrone');
  play({ dice: ['D6=4'] }, io => explode(table, io, { at: drone.at, by: null, from: drone.at, rule: 'DK-GREN-030' }));
  expect(drone.condition).toBe('killed');
  const other = addMachine(table, at(table, 5, 3), 'hemgDrone');
  const philth = addThreat(table, at(table, 1, 3), 3, 'philth');
  play({ dice: ['D6=3'] }, io => shoot(table, io, { shooter: philth.id, target: other.id }));
  expect(other).toMatchObject({ at: at(table, 3, 3, 1), wounds: 0 });
});

rule('DK-CYBER-026', 'the handler shakes a Threat off into a square by the direction die', () => {
  const table = testTable();
  const handler = addMan(table, at(table, 5, 5));
  const drone = addMachine(table, at(table, 3, 3), 'hemgDrone', { handler });
  const act = { do: 'repelBoarders', machine: drone.id } as const;
  expect(codes(repelBoarders.whyNot(table, handler, act))).toEqual(['noBoarder']);
  const harpy = addThreat(table, drone.at);
  play({ dice: ['D6=5', 'D60=1'] }, io => repelBoarders.perform(table, io, handler, act));
  expect(harpy.at).toBe(drone.at);
  play({ dice: ['D6=2', 'D8=1'] }, io => repelBoarders.perform(table, io, handler, act));
  expect(harpy.at).toBe(at(table, 3, 2));
});

rule(['DK-CYBER-015', 'DK-CYBER-018', 'DK-CYBER-026'], 'a shake is an act of the drone, and takes power', () => {
  const table = testTable();
  const handler = addMan(table, at(table, 5, 5));
  const drone = addMachine(table, at(table, 3, 3), 'hemgDrone', { handler, charge: 'cargo' });
  drone.power = 4;
  const harpy = addThreat(table, drone.at);
  const act = { do: 'repelBoarders', machine: drone.id } as const;
  play({ dice: ['D6=2', 'D8=1'] }, io => repelBoarders.perform(table, io, handler, act));
  expect([drone.power, drone.acts]).toEqual([3, 1]);
  // The second chit pays for its move and its second act.
  harpy.at = at(table, 3, 1);
  const answers = orders({ order: 'move', to: at(table, 2, 3) }, { order: 'shoot', target: harpy.id }, DONE);
  play({ dice: ['D6=1', 'D6=2', 'D6=2'], answers }, io => commandDrone.perform(table, io, handler, command(drone)));
  expect([drone.power, drone.acts]).toEqual([1, 2]);
  harpy.at = drone.at;
  expect(codes(repelBoarders.whyNot(table, handler, act))).toEqual(['actedTwice']);
});

rule('DK-CYBER-026', 'comrades hack a Threat off a machine; a slip does it a point of damage', () => {
  const table = testTable();
  const gun = addMachine(table, at(table, 3, 3), 'roboGun');
  const helper = addMan(table, at(table, 3, 4));
  const act = { do: 'hackOffMachine', machine: gun.id } as const;
  expect(codes(hackOffMachine.whyNot(table, helper, act))).toEqual(['noBoarder']);
  const harpy = addThreat(table, gun.at);
  expect(hackOffMachine.list(table, helper)).toEqual([act]);
  play({ dice: ['D6=5', 'D60=1'] }, io => hackOffMachine.perform(table, io, helper, act));
  expect(gun.damage).toBe(1);
  // Behind the gun the helper loses sight of it (DK-DMG-021).
  play({ dice: ['D6=2', 'D6=2'] }, io => hackOffMachine.perform(table, io, helper, act));
  expect(harpy.at).toBe(at(table, 3, 2));
});

rule(
  ['DK-CYBER-010', 'DK-CYBER-017', 'DK-CYBER-018'],
  'machines of the arena card stand there switched off, controls beside them',
  () => {
    const table = testTable();
    Object.assign(table, {
      arena: arenaCard.parse({
        ...table.arena,
        machines: [
          { model: 'roboGun', tile: [0, 0], square: [2, 2], facing: 'S' },
          { model: 'hemgDrone', walker: true, tile: [0, 0], square: [4, 4], facing: 'N' },
        ],
      }),
    });
    play({ dice: ['D6=3', 'D6=4', 'D6=6', 'D6=6'] }, io => layMachines(table, io));
    expect(table.figures).toMatchObject([
      { model: 'roboGun', at: at(table, 2, 2), facing: 5, ammo: 12, on: false },
      { model: 'hemgDrone', at: at(table, 4, 4), ammo: 7, power: 12, charge: 'cargo', on: false },
    ]);
    expect(table.things).toEqual([{ item: 'ammo-pod', at: at(table, 2, 2), weapon: null, count: 1 }]);
    const man = addMan(table, at(table, 4, 5));
    expect(takeControl.list(table, man)).toEqual([{ do: 'takeControl', machine: 1 }]);
  },
);

rule('DK-CYBER-027', 'Cybots have the competitors’ matrix, an average die to move and four dice to grapple', () => {
  expect(speciesCalled('cybot')).toMatchObject({ profile: 'competitors', move: { die: 'AvD', add: 0 }, grapple: 4 });
});
