import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { dragDrone } from '../../src/rules/machines/drag-drone.ts';
import { DRONE_ACTS } from '../../src/rules/machines/drone-acts.ts';
import { type DroneOrder, ordersFor } from '../../src/rules/machines/drone-command.ts';
import { activateThreats } from '../../src/rules/threats/threat-phase.ts';
import type { Machine } from '../../src/table/figure.ts';
import { addMachine, addMan, addThreat, at, codes, play, testTable } from '../support/tables.ts';

const commandDrone = DRONE_ACTS.find(kind => kind.do === 'commandDrone')!;
const command = (machine: Machine) => ({ do: 'commandDrone', machine: machine.id }) as const;
const byTeam = (answer: unknown) => ({ seat: 'team', answer });
const STANCE = { facing: 1, position: 'centre', broad: true };
const DONE = byTeam({ order: 'done' });

rule(
  ['DK-WEAP-015', 'DK-CYBER-017', 'DK-CYBER-019'],
  'a HEMG drone turns and sprays; a 6 costs power, not a shot',
  () => {
    const table = testTable();
    const handler = addMan(table, at(table, 1, 5));
    const drone = addMachine(table, at(table, 3, 5), 'hemgDrone', { handler });
    drone.facing = 5;
    const harpies = [2, 3].map(x => addThreat(table, at(table, x, 2)));
    const answers = [{ order: 'spray', facing: 1 }, at(table, 2, 2), at(table, 3, 2), 'enough'].map(byTeam);
    play({ dice: ['D6=6', 'D6=4', 'D6=3'], answers: [...answers, DONE] }, io =>
      commandDrone.perform(table, io, handler, command(drone)),
    );
    expect(harpies.map(({ condition }) => condition)).toEqual(['killed', 'killed']);
    expect([drone.facing, drone.acts, drone.ammo, drone.power]).toEqual([1, 1, 12, 11]);
  },
);

rule(['DK-DUCK-002', 'DK-CYBER-016'], 'a drone for whose shot nobody makes room is given that order once', () => {
  const table = testTable();
  const handler = addMan(table, at(table, 1, 5));
  const drone = addMachine(table, at(table, 3, 5), 'hemgDrone', { handler });
  addMan(table, at(table, 3, 3));
  const harpy = addThreat(table, at(table, 3, 1));
  drone.pace = 6;
  drone.moved = 6;
  const answers = [{ order: 'shoot', target: harpy.id }, { pass: true }].map(byTeam);
  const noMore = (question: { options: readonly DroneOrder[] }): DroneOrder => {
    expect(question.options.filter(({ order }) => order === 'shoot')).toEqual([]);
    return { order: 'done' };
  };
  play({ answers: [...answers, byTeam(noMore)] }, io => commandDrone.perform(table, io, handler, command(drone)));
  expect([drone.acts, drone.ammo]).toEqual([0, 12]);
});

rule('DK-CYBER-001', 'a robo-gun is given no order to spray, nor an action drone', () => {
  const table = testTable();
  const handler = addMan(table, at(table, 1, 5));
  addThreat(table, at(table, 3, 2));
  const drone = addMachine(table, at(table, 3, 5), 'actionDrone', { handler });
  drone.chits = 1;
  expect(ordersFor(table, handler, drone).filter(({ order }) => order === 'spray')).toEqual([]);
});

rule(['DK-WEAP-025', 'DK-CYBER-017'], 'a flame drone lays a barrier, at most three squirts an act', () => {
  const table = testTable();
  const handler = addMan(table, at(table, 1, 5));
  const drone = addMachine(table, at(table, 3, 5), 'flameDrone', { handler });
  const [near, far] = [at(table, 3, 3), at(table, 4, 3)];
  const jets = [
    { square: near, squirts: 2, use: 'barrier' },
    { square: far, squirts: 1, use: 'barrier' },
  ];
  play({ answers: [{ order: 'squirt', facing: 1 }, ...jets].map(byTeam).concat(DONE) }, io =>
    commandDrone.perform(table, io, handler, command(drone)),
  );
  expect(table.flames.map(({ at: square, count }) => [square, count])).toEqual([
    [near, 2],
    [far, 1],
  ]);
  expect([drone.ammo, drone.acts]).toEqual([9, 1]);
});

rule('DK-CYBER-021', 'a drained drone is dragged at one point less, and comes into the square he has left', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 3));
  const drone = addMachine(table, at(table, 3, 4), 'hemgDrone');
  drone.power = 0;
  const drag = { do: 'dragDrone', machine: drone.id } as const;
  expect(dragDrone.list(table, man)).toEqual([drag]);
  const north = (y: number) => byTeam({ to: at(table, 3, y) });
  const answers = [north(1), north(1), byTeam(STANCE)];
  play({ dice: ['AvD=3'], answers }, io => dragDrone.perform(table, io, man, drag));
  expect([man.at, drone.at, man.ready]).toEqual([at(table, 3, 1), at(table, 3, 2), 1]);
});

rule(
  ['DK-CYBER-021', 'DK-DMG-009', 'DK-DMG-011'],
  'who may not drag: one with a heavy weapon, the WEAK, the treated, or where power is left',
  () => {
    const refused = (weapon: string, strength: 'WEAK' | 'AVE', power: number, treated = false) => {
      const table = testTable();
      const man = addMan(table, at(table, 3, 3), 1, { weapon, strength, treated });
      const drone = addMachine(table, at(table, 3, 4), 'hemgDrone');
      drone.power = power;
      return codes(dragDrone.whyNot(table, man, { do: 'dragDrone', machine: drone.id }));
    };
    expect(refused('hemg', 'AVE', 0)).toEqual(['hasHeavyWeapon']);
    expect(refused('pistol', 'WEAK', 0)).toEqual(['tooWeak']);
    expect(refused('har', 'AVE', 1)).toEqual(['notDrained']);
    expect(refused('har', 'AVE', 0, true)).toEqual(['heavyAfterTreatment']);
  },
);

rule(['DK-CYBER-014', 'DK-CYBER-021'], 'where wheels cannot follow he goes on alone', () => {
  const table = testTable({ tiles: [['.....', '.....', '..l..', '.....', '.....']] });
  const man = addMan(table, at(table, 3, 4));
  const drone = addMachine(table, at(table, 3, 5), 'hemgDrone');
  drone.power = 0;
  const answers = [{ via: at(table, 3, 3), back: false }, { to: at(table, 3, 2) }, STANCE].map(byTeam);
  play({ dice: ['AvD=4', 'D6=1'], answers }, io =>
    dragDrone.perform(table, io, man, { do: 'dragDrone', machine: drone.id }),
  );
  expect([man.at, drone.at]).toEqual([at(table, 3, 2), at(table, 3, 4)]);
});

rule('DK-CYBER-021', 'Threats pass a drained drone by', () => {
  const table = testTable();
  const drone = addMachine(table, at(table, 3, 2), 'hemgDrone');
  drone.power = 0;
  const man = addMan(table, at(table, 5, 1));
  const harpy = addThreat(table, at(table, 3, 1));
  table.phase = 'threat';
  const io = play({ dice: ['D6=1', 'D6=1'] }, run => activateThreats(table, run));
  expect(io.told).toContainEqual(expect.objectContaining({ type: 'threatAttacked', figure: harpy.id, target: man.id }));
  expect([drone.damage, harpy.at === drone.at]).toEqual([0, false]);
});
