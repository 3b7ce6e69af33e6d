import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect, test } from 'vitest';
import { whyNotForce } from '../../src/rules/forces/forces.ts';
import { withdrawRouted } from '../../src/rules/movement/flight.ts';
import { movementDie } from '../../src/rules/movement/movement-die.ts';
import { whyNotAct } from '../../src/rules/turn/actions.ts';
import { ready } from '../../src/rules/turn/activation.ts';
import type { Act } from '../../src/table/acts.ts';
import { broken } from '../../src/table/invariants.ts';
import { handsOn, pieceOf } from '../../src/table/pieces.ts';
import { NONE } from '../../src/table/table.ts';
import { emplaced, gun, troop, wound } from '../support/gun-setting.ts';
import { at, lay, put, squad } from '../support/setting.ts';
import { does, refusal, reorganise, rifles } from '../support/vehicle-setting.ts';

const move = (x: number, y: number, more: object = {}): Act => ({ do: 'move', route: [at(x, y)], ...more });

describe('crews and their guns', () => {
  rule(
    ['DU-HEAVY-001', 'DU-HEAVY-002'],
    'come to the table from their force, and a wrong one names its place and row',
    () => {
      const table = lay({ red: [troop('machineGunTeam'), troop('antiTankGunCrew'), squad(5)] });
      expect(table.pieces.map(({ weapon, carriage, crew, servedBy }) => [weapon, carriage, crew, servedBy])).toEqual([
        ['heavyMachineGun', 'manPacked', 3, 0],
        ['antiTankGun', 'towed', 5, 1],
      ]);
      expect(broken(table)).toEqual([]);
      const force = (served: object) => ({
        id: 'own',
        title: 'Own',
        rule: 'house' as const,
        units: [troop('machineGunTeam', { served: { on: 'tripod', fireControl: 'average', ...served } as never })],
      });
      const faults = [{ weapon: 'lightGun' }, { weapon: 'popGun' }, { weapon: 'lightMissile' }].map(
        served => whyNotForce(force(served))[0],
      );
      expect(faults).toMatchObject([
        { rule: 'DU-HEAVY-002', code: 'tooLargeForTripod', about: { at: 'served.on' } },
        { rule: 'DU-HEAVY-001', code: 'noSuchGun', about: { at: 'served.weapon' } },
        { rule: 'DU-GUIDED-001', code: 'notSoMounted', about: { at: 'served.on' } },
      ]);
      expect(whyNotForce(force({ weapon: 'heavyMachineGun' }))).toEqual([]);
    },
  );

  rule('DU-HEAVY-003', 'set up with one action and fired with the next; what stands does not move', () => {
    const { table, crew, piece, enemy } = emplaced('machineGunTeam');
    piece.isSetUp = false;
    expect(refusal(table, crew, gun(enemy))).toBe('DU-HEAVY-003');
    does(table, crew, reorganise({ do: 'setUp' }));
    does(table, crew, gun(enemy), 'D8=8', 'D8=1', 'D6=2', 'D6=3');
    ready(table, crew, 'turn');
    expect(refusal(table, crew, move(30, 20))).toBe('DU-HEAVY-003');
    does(table, crew, reorganise({ do: 'pack' }));
    expect(refusal(table, crew, move(30, 20))).toBe(null);
    expect(refusal(table, crew, reorganise({ do: 'pack' }))).toBe('DU-HEAVY-003');
    // DU-REORG-003: under fire only in cover.
    crew.suppression = 1;
    expect(refusal(table, crew, reorganise({ do: 'setUp' }))).toBe('DU-SUPP-003');
  });

  rule('DU-HEAVY-004', 'whoever carries one is encumbered: D6 becomes D4, D8 becomes D6', () => {
    const slow = emplaced('machineGunTeam');
    slow.piece.isSetUp = false;
    does(slow.table, slow.crew, move(40, 20), 'D4=3');
    expect(slow.table.figures[slow.crew.leader]!.x).toBe(26_000);
    const fast = emplaced('machineGunTeam', 40, {}, { moves: 8 });
    fast.piece.isSetUp = false;
    expect(movementDie(fast.table, fast.crew, 0).die).toBe(6);
    fast.piece.isSetUp = true;
    expect(movementDie(fast.table, fast.crew, 0).die).toBe(8);
  });

  rule('DU-HEAVY-005', 'half the crew or less does not move it, but may still fire it', () => {
    const crewOfFour = { figures: [...troop('machineGunTeam').figures, { role: 'Crewman', weapons: ['pistol'] }] };
    const { table, crew, piece, enemy } = emplaced('machineGunTeam', 30, {}, crewOfFour);
    Object.assign(piece, { crew: 4, isSetUp: false });
    wound(table, crew, 1);
    expect(refusal(table, crew, move(25, 20))).toBe(null);
    wound(table, crew, 2);
    expect(refusal(table, crew, move(25, 20))).toBe('DU-HEAVY-005');
    does(table, crew, reorganise({ do: 'setUp' }));
    expect(refusal(table, crew, gun(enemy))).toBe(null);
  });

  rule('DU-HEAVY-006', 'the last man of a size 1 gun fires it; wounded he does not', () => {
    const { table, crew, enemy } = emplaced('machineGunTeam');
    wound(table, crew, 2);
    expect([refusal(table, crew, gun(enemy)), refusal(table, crew, move(25, 20))]).toEqual([null, 'DU-HEAVY-003']);
    wound(table, crew, 3);
    expect(refusal(table, crew, gun(enemy))).toBe('DU-HEAVY-016');
  });

  rule('DU-HEAVY-007', 'three of five fire a gun of size 3, two do not', () => {
    const { table, crew, enemy } = emplaced('antiTankGunCrew');
    wound(table, crew, 2);
    expect(refusal(table, crew, gun(enemy))).toBe(null);
    wound(table, crew, 3);
    expect(refusal(table, crew, gun(enemy))).toBe('DU-HEAVY-007');
  });

  rule('DU-HEAVY-008', 'left by an order that says so, and taken over as it was left', () => {
    const { table, crew, piece } = emplaced('machineGunTeam', 40, { red: [troop('machineGunTeam'), squad(5)] });
    const other = put(table, 1, 20, 23);
    other.actions = 2;
    expect(refusal(table, other, reorganise({ do: 'manGun', piece: 0 }))).toBe('DU-HEAVY-008');
    does(table, crew, move(30, 20, { leaveGun: true }), 'D6=2');
    expect([crew.piece, piece.servedBy, piece.x]).toEqual([NONE, NONE, 20_000]);
    expect(refusal(table, crew, move(32, 20, { leaveGun: true }))).toBe('DU-HEAVY-008');
    put(table, 1, 20, 21);
    does(table, other, reorganise({ do: 'manGun', piece: 0 }));
    expect([other.piece, piece.isSetUp, broken(table)]).toEqual([0, true, []]);
    const packed = emplaced('machineGunTeam');
    packed.piece.isSetUp = false;
    does(packed.table, packed.crew, move(30, 20, { leaveGun: true }), 'D6=2');
    expect([packed.piece.isSetUp, packed.piece.x]).toEqual([false, 20_000]);
  });

  rule('DU-HEAVY-008', 'the enemy wrecks what was left, not what is served', () => {
    const { table, crew, piece, enemy } = emplaced('machineGunTeam', 30);
    put(table, enemy.id, 20, 18);
    expect(refusal(table, enemy, reorganise({ do: 'wreckGun', piece: 0 }))).toBe('DU-HEAVY-008');
    does(table, crew, move(20, 40, { leaveGun: true }), 'D6=6');
    does(table, enemy, reorganise({ do: 'wreckGun', piece: 0 }));
    expect(piece.state).toBe('ruined');
  });

  rule('DU-HEAVY-008', 'driven off, a crew leaves a gun that stands; one that is packed it may carry', () => {
    const flee = (isSetUp: boolean, answer: string | null, die: string) => {
      const { table, crew, piece } = emplaced('machineGunTeam');
      Object.assign(piece, { isSetUp });
      crew.confidence = 'routed';
      const answers = answer === null ? [] : [{ seat: 'red', answer }];
      const io = scripted({ dice: [die], answers });
      withdrawRouted(table, io as never, crew);
      io.finish();
      return [crew.piece, piece.servedBy];
    };
    expect(flee(true, null, 'D6=3')).toEqual([NONE, NONE]);
    expect(flee(false, 'carry', 'D4=3')).toEqual([0, 0]);
    expect(flee(false, 'drop', 'D6=3')).toEqual([NONE, NONE]);
  });

  rule('DU-HEAVY-014', 'the gun with one action, side arms with the other, never together', () => {
    const { table, crew, enemy } = emplaced('machineGunTeam', 10);
    const both: Act = {
      do: 'shoot',
      target: enemy.id,
      shots: [
        [NONE, 0],
        [crew.leader, 0],
      ],
    };
    expect(refusal(table, crew, both)).toBe('DU-HEAVY-014');
    does(table, crew, gun(enemy), 'D8=8', 'D8=1', 'D6=2', 'D6=3');
    does(table, crew, rifles(crew, enemy), 'D6=6', 'D8=1', 'D4=2');
    expect(crew.actions).toBe(0);
  });

  rule('DU-HEAVY-015', 'once in an activation, and again in the next', () => {
    const { table, crew, enemy } = emplaced('machineGunTeam');
    does(table, crew, gun(enemy), 'D8=8', 'D8=1', 'D6=2', 'D6=3');
    expect(refusal(table, crew, gun(enemy))).toBe('DU-HEAVY-015');
    ready(table, crew, 'order');
    expect(refusal(table, crew, gun(enemy))).toBe(null);
  });

  rule('DU-HEAVY-016', 'somebody has to be at the gun', () => {
    const { table, crew, piece, enemy } = emplaced('machineGunTeam');
    Object.assign(piece, at(20, 26));
    expect([handsOn(table, crew, piece), refusal(table, crew, gun(enemy))]).toEqual([[], 'DU-HEAVY-016']);
  });

  rule('DU-HEAVY-031', 'under a marker the gun neither fires nor moves', () => {
    const { table, crew, piece, enemy } = emplaced('machineGunTeam');
    crew.suppression = 1;
    expect(refusal(table, crew, gun(enemy))).toBe('DU-SUPP-003');
    piece.isSetUp = false;
    expect(refusal(table, crew, move(25, 20))).toBe('DU-SUPP-003');
    piece.isSetUp = true;
    does(table, crew, { do: 'recover' }, 'D8=5');
    expect(refusal(table, crew, gun(enemy))).toBe(null);
  });

  test('a crew with a gun that stands is offered no move, and what it is offered is allowed', () => {
    const { table, crew } = emplaced('machineGunTeam');
    expect(pieceOf(table, crew)?.isSetUp).toBe(true);
    expect(whyNotAct(table, crew, move(25, 20))).toMatchObject([{ code: 'gunStands' }]);
  });
});
