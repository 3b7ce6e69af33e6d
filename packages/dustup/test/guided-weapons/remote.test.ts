import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { leaveGun } from '../../src/rules/heavy-weapons/moving.ts';
import { setUp } from '../../src/rules/heavy-weapons/setting-up.ts';
import { shotsOf } from '../../src/rules/shooting/shots.ts';
import type { Act } from '../../src/table/acts.ts';
import { pieceOf } from '../../src/table/pieces.ts';
import { NONE } from '../../src/table/table.ts';
import { isVehicle } from '../../src/table/units.ts';
import { emplaced, gun, troop } from '../support/gun-setting.ts';
import { at, box, field, put, squad } from '../support/setting.ts';
import { does, placeHull, refusal, reorganise } from '../support/vehicle-setting.ts';

const map = field({ areas: [box('buildingLight', 22, 12, 28, 17)] });

/** A launcher on remote at (20, 20) and a truck in the east; the crew is where it is put. */
function remote(x: number, y: number) {
  const red = [troop('missileTeam'), squad(4)];
  const found = emplaced('missileTeam', 40, { red, map, blueVehicles: ['cargoTruck'] });
  does(found.table, found.crew, reorganise({ do: 'readyRemote' }));
  put(found.table, found.crew.id, x, y);
  const truck = found.table.units.find(isVehicle)!;
  placeHull(truck, 60, 20, 270);
  return { ...found, truck };
}

describe('remote launchers', () => {
  rule('DU-GUIDED-015', 'one more action once the launcher stands', () => {
    const { table, crew, piece } = emplaced('missileTeam');
    piece.isSetUp = false;
    expect(refusal(table, crew, reorganise({ do: 'readyRemote' }))).toBe('DU-GUIDED-015');
    does(table, crew, reorganise({ do: 'setUp' }));
    does(table, crew, reorganise({ do: 'readyRemote' }));
    expect([piece.isRemote, crew.actions]).toEqual([true, 0]);
    const gunners = emplaced('machineGunTeam');
    expect(refusal(gunners.table, gunners.crew, reorganise({ do: 'readyRemote' }))).toBe('DU-GUIDED-015');
  });

  rule('DU-GUIDED-016', 'from up to 12 inches; the crew walks freely, and nobody takes the launcher over', () => {
    const near = remote(20, 32);
    expect(refusal(near.table, near.crew, gun(near.truck))).toBe(null);
    const far = remote(20, 33);
    expect(refusal(far.table, far.crew, gun(far.truck))).toBe('DU-GUIDED-016');
    put(far.table, far.crew.id, 20, 31);
    expect(refusal(far.table, far.crew, gun(far.truck))).toBe(null);
    does(far.table, far.crew, { do: 'move', route: [at(20, 30)] }, 'D6=3');
    const friend = put(far.table, 1, 20, 21);
    expect(refusal(far.table, friend, reorganise({ do: 'manGun', piece: 0 }))).toBe('DU-HEAVY-008');
  });

  rule('DU-GUIDED-017', 'either the operator or the launcher has to see; it comes in from the launcher', () => {
    // Behind the house, out of sight of the truck.
    const { table, crew, truck } = remote(21, 14);
    placeHull(truck, 60, 20, 270);
    expect(refusal(table, crew, gun(truck))).toBe(null);
    const told = does(table, crew, gun(truck), 'D4=1', 'D8=5', 'D10=6', 'D12=1', 'D8=8');
    expect(told.find(({ type }) => type === 'hullStruck')).toMatchObject({ face: 'front' });
    const blind = remote(21, 14);
    Object.assign(blind.piece, at(21, 14));
    placeHull(blind.truck, 60, 15, 270);
    expect(refusal(blind.table, blind.crew, gun(blind.truck))).toBe('DU-SHOOT-050');
    blind.crew.suppression = 1;
    expect(refusal(blind.table, blind.crew, gun(blind.truck))).toBe('DU-SUPP-003');
  });

  rule('DU-GUIDED-018', 'it holds one missile, and is a small target with plate of its own', () => {
    const { table, crew, piece, truck, enemy } = remote(20, 30);
    does(table, crew, gun(truck), 'D4=4', 'D8=1', 'D10=2');
    Object.assign(piece, { fired: false });
    crew.actions = 2;
    expect(refusal(table, crew, gun(truck))).toBe('DU-GUIDED-018');
    expect(refusal(table, crew, reorganise({ do: 'reloadLauncher' }))).toBe('DU-HEAVY-016');
    put(table, crew.id, 20, 21);
    does(table, crew, reorganise({ do: 'reloadLauncher' }));
    expect(refusal(table, crew, gun(truck))).toBe(null);
    put(table, enemy.id, 40, 20);
    const shot: Act = { do: 'shootPiece', piece: 0, shots: enemy.figures.map(id => [id, 0] as const) };
    expect(refusal(table, enemy, shot)).toBe('DU-GUIDED-018');
    put(table, crew.id, 20, 30);
    // D10, five rifles: 8 and 10 over 3 are 18 by 10, one hit, the remainder is none.
    does(table, enemy, shot, 'D10=3', 'D8=8', 'D10=10', 'D10=9', 'D8=5', 'D8=2');
    expect([piece.state, crew.suppression]).toEqual(['ruined', 0]);
    expect(refusal(table, crew, gun(truck))).toBe('DU-HEAVY-013');
  });

  rule(['DU-GUIDED-017', 'DU-GUIDED-018'], 'it fires at a gun that it alone sees', () => {
    const blue = [troop('machineGunTeam')];
    const { table, crew, enemy } = emplaced('missileTeam', 40, { map, blue });
    const left = pieceOf(table, enemy)!;
    setUp(table, scripted({ dice: [] }), enemy);
    leaveGun(table, scripted({ dice: [] }), enemy);
    put(table, enemy.id, 66, 44);
    does(table, crew, reorganise({ do: 'readyRemote' }));
    put(table, crew.id, 21, 14);
    const shot: Act = { do: 'shootPiece', piece: left.id, shots: [[NONE, 0]] };
    const pistols: Act = { ...shot, shots: [[crew.figures[0]!, 0]] };
    expect([refusal(table, crew, pistols), refusal(table, crew, shot)]).toEqual(['DU-SHOOT-050', null]);
    does(table, crew, shot, 'D10=1', 'D8=5', 'D10=6', 'D12=12', 'D8=1');
    expect(left.state).toBe('ruined');
  });

  rule(['DU-GUIDED-017', 'DU-BUILD-001'], 'it fires at a house that it alone sees', () => {
    const houses = field({ areas: [...map.areas, box('buildingLight', 58, 18, 64, 24)] });
    const { table, crew } = emplaced('missileTeam', 45, { map: houses });
    const shot: Act = { do: 'shootBuilding', building: 1, shots: [[NONE, 0]] };
    does(table, crew, reorganise({ do: 'readyRemote' }));
    put(table, crew.id, 21, 14);
    expect(refusal(table, crew, shot)).toBe(null);
    const men: Act = { ...shot, shots: [[crew.figures[0]!, 0]] };
    expect(refusal(table, crew, men)).toBe('DU-SHOOT-050');
  });

  rule('DU-GUIDED-017', 'what the launcher sees is offered, and nothing but the missile against it', () => {
    const { table, crew, truck, enemy } = remote(21, 14);
    put(table, enemy.id, 60, 44);
    expect(shotsOf(table, crew).filter(({ target }) => target === truck.id)).toEqual([gun(truck)]);
  });

  rule(['DU-GUIDED-017', 'DU-GAP-030'], 'at night what is near to the launcher is near enough', () => {
    const { table, crew, truck } = remote(20, 31);
    Object.assign(table, { night: true });
    placeHull(truck, 35, 22, 270);
    expect(refusal(table, crew, gun(truck))).toBe(null);
    placeHull(truck, 40, 22, 270);
    expect(refusal(table, crew, gun(truck))).toBe('DU-GAP-030');
  });
});
