import { EAST, halfAt, isReached } from '@sightline/geometry/grid';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import type { TeamCard } from '../../src/content/cards.ts';
import { runAmok } from '../../src/rules/binge/amok.ts';
import { CHOP_ACTS } from '../../src/rules/doors/acts.ts';
import { fightRound } from '../../src/rules/grapple/fight.ts';
import { teamReach, threatReach } from '../../src/rules/movement/footing.ts';
import { seesSquare } from '../../src/rules/shooting/sight.ts';
import { VEHICLE_ACTS } from '../../src/rules/vehicles/acts.ts';
import { canTurn } from '../../src/rules/vehicles/drive.ts';
import { whyNotDrive } from '../../src/rules/vehicles/vehicle.ts';
import { vehicleSquares } from '../../src/ship/standing.ts';
import type { DuckTable } from '../../src/table/table.ts';
import {
  addFlames,
  addLoad,
  addMan,
  addPiece,
  addThreat,
  addVehicle,
  at,
  codes,
  lockInGrapple,
  play,
  testTable,
} from '../support/tables.ts';

const [boardVehicle, leaveVehicle, drive, pickUpPod, smashDoor, bulldoze] = VEHICLE_ACTS;
const FLOOR = ['.....', '.....', '.....', '.....', '.....'];
const LICENSED: Partial<TeamCard> = { abilities: ['truck-licence'] };
const hall = (): DuckTable => testTable({ tiles: [FLOOR, FLOOR], joined: 'open' });
const team = (...answers: unknown[]) => answers.map(answer => ({ seat: 'team', answer }));
const ahead = (squares: number) => ({ squares, backwards: false });

rule(
  ['DK-CARGO-011', 'DK-ACT-025'],
  'getting in takes an action and a test from beside it, getting out likewise',
  () => {
    const table = testTable();
    const man = addMan(table, at(table, 2, 2));
    const truck = addVehicle(table, at(table, 3, 2), 1);
    const act = { do: 'boardVehicle', vehicle: 0, place: 'driver' } as const;
    expect(boardVehicle.list(table, man)).toEqual([act, { ...act, place: 'passenger' }]);
    play({ dice: ['D6=5', 'D60=1'] }, io => boardVehicle.perform(table, io, man, act));
    expect([man.seat, man.ready]).toEqual([null, 1]);
    play({ dice: ['D6=4'] }, io => boardVehicle.perform(table, io, man, act));
    expect([truck.driver, man.seat, man.at]).toEqual([man.id, -1, at(table, 3, 2)]);
    const other = addMan(table, at(table, 2, 3));
    expect(codes(boardVehicle.whyNot(table, other, act))).toEqual(['seatTaken']);
    man.ready = 1;
    const square = at(table, 2, 2);
    expect(leaveVehicle.list(table, man)).toContainEqual({ do: 'leaveVehicle', square });
    play({ dice: ['D6=1'] }, io => leaveVehicle.perform(table, io, man, { do: 'leaveVehicle', square }));
    expect([truck.driver, man.seat, man.at]).toEqual([null, null, square]);
  },
);

rule(
  ['DK-CARGO-011', 'DK-GREN-032', 'DK-MOVE-043'],
  'nobody gets out into fire, nor to a comrade beside half a crate',
  () => {
    const table = testTable();
    const man = addMan(table, at(table, 3, 2));
    addVehicle(table, at(table, 3, 2), 1, man);
    addFlames(table, at(table, 2, 2), 1);
    addPiece(table, at(table, 4, 2), 'LOW', halfAt(EAST));
    const out = (x: number) => codes(leaveVehicle.whyNot(table, man, { do: 'leaveVehicle', square: at(table, x, 2) }));
    expect([out(2), out(4)]).toEqual([['fireThere'], []]);
    addMan(table, at(table, 4, 2));
    expect(out(4)).toEqual(['noRoomBeside']);
  },
);

rule(
  ['DK-CARGO-017', 'DK-WEAP-045', 'DK-SETUP-036'],
  'nobody breaks open an airlock behind which there is nothing',
  () => {
    const table = testTable();
    const driver = addMan(table, at(table, 3, 1), 1, LICENSED);
    addVehicle(table, at(table, 3, 1), 1, driver);
    expect(codes(smashDoor.whyNot(table, driver, { do: 'smashDoor' }))).toEqual(['opensOnSpace']);
    const axe = addMan(table, at(table, 3, 1), 1, { gear: { axe: 1 } });
    expect(codes(CHOP_ACTS[0].whyNot(table, axe, { do: 'chop', door: 0, segment: 0 }))).toEqual(['opensOnSpace']);
  },
);

rule('DK-CARGO-012', 'a licence for each type', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 2), 1, LICENSED);
  const truck = addVehicle(table, at(table, 3, 2), 1, man);
  expect(whyNotDrive(table, man, truck)).toEqual([]);
  Object.assign(truck, { type: 'forklift' });
  expect(codes(drive.whyNot(table, man, { do: 'drive', vehicle: 0 }))).toEqual(['noLicence']);
  // A permit that a mission has handed out does as well.
  man.gear['forklift-licence'] = 1;
  expect(drive.list(table, man)).toEqual([{ do: 'drive', vehicle: 0 }]);
});

rule(
  'DK-CARGO-013',
  'it stands on two squares in line, closed to others and HIGH; a Threat climbs on to whoever sits there',
  () => {
    const table = testTable();
    const truck = addVehicle(table, at(table, 3, 2), 1);
    expect(vehicleSquares(table, truck)).toEqual([at(table, 3, 2), at(table, 3, 3)]);
    const man = addMan(table, at(table, 3, 4));
    const harpy = addThreat(table, at(table, 5, 3));
    expect(isReached(teamReach(table, man, 9), at(table, 3, 3))).toBe(false);
    expect(isReached(threatReach(table, harpy, 9), at(table, 3, 2))).toBe(false);
    expect(seesSquare(table, man, at(table, 3, 1))).toBe(false);
    const driver = addMan(table, at(table, 3, 2));
    driver.seat = -1;
    truck.driver = driver.id;
    table.shipChanges++;
    expect(isReached(threatReach(table, harpy, 9), at(table, 3, 2))).toBe(true);
  },
);

rule('DK-CARGO-014', 'it pivots on its front; a crate where the rear would come to stand forbids the turn', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 2), 1, LICENSED);
  const truck = addVehicle(table, at(table, 3, 2), 1, man);
  play({ dice: ['AvD=2', 'AvD=2'], answers: team(ahead(0), 'right', 'ahead') }, io =>
    drive.perform(table, io, man, { do: 'drive', vehicle: 0 }),
  );
  expect([truck.facing, vehicleSquares(table, truck)]).toEqual([3, [at(table, 3, 2), at(table, 2, 2)]]);
  const other = testTable();
  const barred = addVehicle(other, at(other, 3, 2), 1);
  const crate = addLoad(other, at(other, 2, 2));
  expect([canTurn(other, barred, 'right'), canTurn(other, barred, 'left')]).toEqual([false, true]);
  crate.at = at(other, 2, 3);
  other.shipChanges++;
  expect(canTurn(other, barred, 'right')).toBe(false);
});

rule('DK-CARGO-015', 'two average dice added; backwards at half of it', () => {
  const table = hall();
  const man = addMan(table, at(table, 2, 3), 3, LICENSED);
  const truck = addVehicle(table, at(table, 2, 3), 3, man);
  const io = play(
    { dice: ['AvD=5', 'AvD=4'], answers: team(ahead(5), 'ahead', 'ahead', 'ahead', 'ahead', 'ahead', 'ahead') },
    script => drive.perform(table, script, man, { do: 'drive', vehicle: 0 }),
  );
  expect(io.asked[0]!.question).toMatchObject({ kind: 'howFar', points: 9 });
  expect((io.asked[0]!.question as unknown as { options: unknown[] }).options).toHaveLength(10 + 4);
  expect([truck.front, man.at]).toEqual([at(table, 2, 3, 1), at(table, 2, 3, 1)]);
  play({ dice: ['AvD=3', 'AvD=3'], answers: team({ squares: 3, backwards: true }) }, script =>
    drive.perform(table, script, man, { do: 'drive', vehicle: 0 }),
  );
  expect(truck.front).toBe(at(table, 4, 3));
});

rule('DK-CARGO-016', 'above five squares a wall in the way is a collision: a failed test wounds the driver', () => {
  const table = hall();
  const man = addMan(table, at(table, 5, 3), 3, LICENSED);
  const truck = addVehicle(table, at(table, 5, 3), 3, man);
  const straight = new Array(5).fill('ahead');
  const io = play({ dice: ['AvD=4', 'AvD=5', 'D6=5', 'D60=1'], answers: team(ahead(7), ...straight) }, script =>
    drive.perform(table, script, man, { do: 'drive', vehicle: 0 }),
  );
  expect([truck.front, man.wounds]).toEqual([at(table, 5, 3, 1), 1]);
  expect(io.told).toContainEqual(expect.objectContaining({ type: 'collided', struck: [] }));
});

rule(
  'DK-CARGO-016',
  'whoever stands in the way of a fast vehicle is knocked back two squares; a slow one just stops',
  () => {
    for (const [squares, met] of [
      [6, true],
      [5, false],
    ] as const) {
      const table = hall();
      const man = addMan(table, at(table, 2, 3), 3, LICENSED);
      addVehicle(table, at(table, 2, 3), 3, man);
      const harpy = addThreat(table, at(table, 4, 3));
      const dice = met ? ['AvD=5', 'AvD=5', 'D6=1'] : ['AvD=5', 'AvD=5'];
      play({ dice, answers: team(ahead(squares), 'ahead', 'ahead') }, io =>
        drive.perform(table, io, man, { do: 'drive', vehicle: 0 }),
      );
      expect(man.at).toBe(at(table, 3, 3));
      expect(harpy.at).toBe(at(table, met ? 1 : 4, 3, met ? 1 : 0));
    }
  },
);

rule('DK-CARGO-017', 'the driver picks up a pod ahead, and pushes a brown piece but not a black one', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 4), 1, LICENSED);
  const truck = addVehicle(table, at(table, 3, 4), 1, man);
  const load = addLoad(table, at(table, 3, 3), { height: 'HIGH' });
  play({ dice: ['D6=1'] }, io => bulldoze.perform(table, io, man, { do: 'bulldoze' }));
  expect(load.at).toBe(at(table, 3, 2));
  expect(codes(bulldoze.whyNot(table, man, { do: 'bulldoze' }))).toEqual(['nothingToPush']);
  load.at = at(table, 3, 3);
  Object.assign(load, { height: 'FULL' });
  table.shipChanges++;
  expect(codes(bulldoze.whyNot(table, man, { do: 'bulldoze' }))).toEqual(['black']);
  expect(pickUpPod.list(table, man)).toEqual([{ do: 'pickUpPod' }]);
  play({ dice: ['D6=2'] }, io => pickUpPod.perform(table, io, man, { do: 'pickUpPod' }));
  expect([truck.pods, load.at]).toEqual([[0], -1]);
});

rule('DK-CARGO-017', 'it smashes a hole into the segment of a shut door ahead', () => {
  const table = testTable({ tiles: [FLOOR, FLOOR], joined: 'cargo' });
  const man = addMan(table, at(table, 5, 2), 3, LICENSED);
  addVehicle(table, at(table, 5, 2), 3, man);
  table.modules[1]!.opened = true;
  expect(smashDoor.list(table, man)).toEqual([{ do: 'smashDoor' }]);
  play({ dice: ['D6=1'] }, io => smashDoor.perform(table, io, man, { do: 'smashDoor' }));
  expect(table.doors[0]!.holed).toEqual([true, false, false]);
  expect(codes(smashDoor.whyNot(table, man, { do: 'smashDoor' }))).toEqual(['noDoorAhead']);
});

rule('DK-GAP-008', 'a Threat that has climbed on to a man rides along with him', () => {
  const table = hall();
  const driver = addMan(table, at(table, 3, 3), 3, LICENSED);
  const truck = addVehicle(table, at(table, 3, 3), 3, driver);
  const passenger = addMan(table, at(table, 2, 3));
  truck.passenger = passenger.id;
  passenger.seat = -1;
  const harpy = addThreat(table, passenger.at);
  lockInGrapple(passenger, harpy);
  play({ dice: ['AvD=2', 'AvD=2'], answers: team(ahead(2), 'ahead', 'ahead', 'ahead') }, io =>
    drive.perform(table, io, driver, { do: 'drive', vehicle: 0 }),
  );
  expect([driver.at, passenger.at, harpy.at]).toEqual([at(table, 5, 3), at(table, 4, 3), at(table, 4, 3)]);
});

rule(['DK-CARGO-011', 'DK-GRAP-039'], 'who backs out of a grapple at the wheel has left it', () => {
  const table = hall();
  const man = addMan(table, at(table, 3, 2), 3, LICENSED);
  const truck = addVehicle(table, at(table, 3, 2), 1, man);
  man.facing = 3;
  const harpy = addThreat(table, man.at);
  lockInGrapple(man, harpy, 3);
  const dice = ['D6=6', 'D6=1', 'D6=1', 'D6=1', 'D6=1', 'D6=1', 'D6=1'];
  const to = at(table, 2, 2);
  play({ dice, answers: team({ choice: 'back', to }) }, io => void fightRound(table, io, man));
  expect([man.at, man.seat, truck.driver]).toEqual([to, null, null]);
});

rule(['DK-CARGO-011', 'DK-BINGE-018'], 'who runs amok does not stay in his seat', () => {
  const table = hall();
  const man = addMan(table, at(table, 3, 2), 1, LICENSED);
  const truck = addVehicle(table, at(table, 3, 2), 1, man);
  const comrade = addMan(table, at(table, 5, 2));
  const dice = ['AvD=4', 'D6=1', 'D6=1', 'D6=1', 'D6=1'];
  play({ dice }, io => runAmok(table, io, man, comrade));
  expect([man.at, man.seat, truck.driver]).toEqual([at(table, 4, 2), null, null]);
});
