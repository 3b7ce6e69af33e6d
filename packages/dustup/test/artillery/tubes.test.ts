import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import type { SupportRow } from '../../src/content/artillery-schema.ts';
import { slideMissions } from '../../src/rules/artillery/missions.ts';
import { whyNotPoint } from '../../src/rules/artillery/placing.ts';
import { dropNearMissions, readyMissions } from '../../src/rules/artillery/tubes.ts';
import { setUp } from '../../src/rules/heavy-weapons/setting-up.ts';
import { actsOf } from '../../src/rules/turn/actions.ts';
import { ready } from '../../src/rules/turn/activation.ts';
import { pieceOf } from '../../src/table/pieces.ts';
import { aim, request, run } from '../support/artillery-setting.ts';
import { gun, troop } from '../support/gun-setting.ts';
import { at, lay, put, type Setting, squad } from '../support/setting.ts';
import { does, refusal } from '../support/vehicle-setting.ts';

/** Red's mortars at (10, 20), set up, with a squad at (15, 20) to observe; blue's squad 40 inches off. */
function battery(setting: Setting = {}) {
  const support: [SupportRow[], SupportRow[]] = [[{ asset: 'lightMortars', crew: 'M' }], []];
  const table = lay({ red: [squad(2), troop('mortarSection', { code: 'M' })], support, ...setting });
  const observer = put(table, 0, 15, 20);
  const crew = put(table, 1, 10, 20);
  const enemy = put(table, 2, 50, 20);
  run([], io => setUp(table, io, crew));
  for (const unit of [observer, crew]) ready(table, unit, 'turn');
  return { table, observer, crew, enemy };
}

/** The same with a mission at so many inches from the mortars. */
function called(x = 45) {
  const found = battery();
  does(found.table, found.observer, request(), 'D8=5', aim(x, 20));
  return { ...found, mission: found.table.missions[0]! };
}

const begin = ({ table, crew }: ReturnType<typeof battery>) =>
  run([], io => readyMissions(table, io, { on: 'activationBegan', unit: crew.id, how: 'turn' }));
const FIRE = { do: 'fireMission', mission: 0 } as const;
const COMES = ['D4=4', 'D8=1', 'D12=12'];

describe('mortars on the table', () => {
  rule('DU-ARTY-001', 'are an asset with a model, and others have none', () => {
    const { table, crew } = battery({
      support: [[{ asset: 'lightMortars', crew: 'M' }, { asset: 'companyMortars' }], []],
    });
    expect(table.assets.map(({ piece }) => piece)).toEqual([crew.piece, -1]);
    expect(pieceOf(table, crew)).toMatchObject({ weapon: 'lightMortar', crew: 4, carriage: 'manPacked' });
  });

  rule('DU-ARTY-006', 'cannot reach what is too near', () => {
    const { table, observer } = battery();
    const [asset] = table.assets;
    const why = (x: number) => whyNotPoint(table, observer, asset!, at(x, 20))[0]?.rule ?? null;
    expect([why(33), why(34)]).toEqual(['DU-ARTY-006', null]);
    const medium = { ...asset!, row: { ...asset!.row, calibre: 'medium' as const } };
    const whyMedium = (x: number) => whyNotPoint(table, observer, medium, at(x, 20))[0]?.rule ?? null;
    expect([whyMedium(57), whyMedium(58)]).toEqual(['DU-ARTY-006', null]);
  });

  rule(['DU-ARTY-008', 'DU-ARTY-009'], 'fire at nothing by themselves, only what was asked for', () => {
    const { table, crew, enemy } = battery();
    expect(refusal(table, crew, gun(enemy))).toBe('DU-ARTY-008');
    expect(actsOf(table, crew).filter(act => act.do === 'fireMission')).toEqual([]);
    const asked = called();
    begin(asked);
    expect(actsOf(asked.table, asked.crew).filter(act => act.do === 'fireMission')).toEqual([FIRE]);
  });

  rule('DU-ARTY-008', 'a field gun over open sights is a heavy weapon of its size', () => {
    const support: [SupportRow[], SupportRow[]] = [[{ asset: 'fieldGun', crew: 'G' }], []];
    const served = { weapon: 'fieldGun', on: 'carriage', fireControl: 'average' } as const;
    const table = lay({
      red: [troop('antiTankGunCrew', { code: 'G', served })],
      blueVehicles: ['battleTank'],
      blue: [squad(1)],
      support,
    });
    const crew = put(table, 0, 6, 20);
    const tank = table.units.find(unit => unit.hull !== null)!;
    Object.assign(tank.hull!, { ...at(66, 20), facing: 270 });
    run([], io => setUp(table, io, crew));
    ready(table, crew, 'turn');
    const told = does(table, crew, gun(tank), 'D8=1', 'D8=8', 'D8=8', 'D8=1', 'D12=1', 'D8=1', 'D12=1');
    expect(told[0]).toMatchObject({ type: 'vehicleShotAt', pool: [{ die: 8 }, { die: 8 }] });
    expect(table.assets[0]!.row).toMatchObject({ calibre: 'large', level: 'onTable' });
  });

  rule('DU-ARTY-007', 'or fire nothing at all, if that is agreed on', () => {
    const { table, observer, crew, enemy } = battery({ switches: { noOnTableIndirect: true } });
    expect(refusal(table, observer, request())).toBe('DU-ARTY-007');
    expect(actsOf(table, crew).filter(act => act.do === 'shoot' && act.shots.some(([figure]) => figure < 0))).toEqual(
      [],
    );
    expect(refusal(table, crew, gun(enemy))).toBe('DU-ARTY-008');
  });

  rule(['DU-ARTY-021', 'DU-ARTY-019'], 'fire in the next activation of the crew, with one action', () => {
    const found = called();
    const { table, crew, mission } = found;
    expect(refusal(table, crew, FIRE)).toBe('DU-ARTY-021');
    begin(found);
    does(table, crew, FIRE, ...COMES);
    expect([mission.state, crew.actions, pieceOf(table, crew)!.fired]).toEqual(['landed', 1, true]);
  });

  rule('DU-ARTY-021', 'not in the activation in which the crew asked itself, and once in each', () => {
    const { table, crew } = battery();
    const found = { ...battery(), table, crew };
    begin(found);
    does(table, crew, request(), 'D8=5', aim(45, 20));
    expect(refusal(table, crew, FIRE)).toBe('DU-ARTY-021');
    ready(table, crew, 'turn');
    does(table, crew, request(), 'D8=5', aim(45, 20));
    ready(table, crew, 'turn');
    begin(found);
    does(table, crew, FIRE, ...COMES);
    expect(refusal(table, crew, { do: 'fireMission', mission: 1 })).toBe('DU-HEAVY-015');
  });

  rule('DU-ARTY-021', 'a suppressed crew waits; without crew or weapon the mission lapses', () => {
    const waits = called();
    begin(waits);
    waits.crew.suppression = 1;
    expect(refusal(waits.table, waits.crew, FIRE)).toBe('DU-SUPP-003');
    run([], io => slideMissions(waits.table, io));
    expect(waits.mission.state).toBe('coming');
    pieceOf(waits.table, waits.crew)!.state = 'ruined';
    run([], io => slideMissions(waits.table, io));
    expect(waits.mission.state).toBe('lapsed');
    const lost = called();
    for (const id of lost.crew.figures) lost.table.figures[id]!.state = 'killed';
    run([], io => slideMissions(lost.table, io));
    expect(lost.mission.state).toBe('lapsed');
  });

  rule(['DU-ARTY-006', 'DU-ARTY-021'], 'what has come too near by then is not fired, and lapses', () => {
    const found = called(35);
    begin(found);
    const { table, crew, mission } = found;
    const piece = pieceOf(table, crew)!;
    Object.assign(piece, at(12, 20));
    expect(refusal(table, crew, FIRE)).toBe('DU-ARTY-006');
    run([], io => dropNearMissions(table, io, { on: 'activationEnded', unit: crew.id }));
    expect(mission.state).toBe('lapsed');
  });

  rule(
    ['DU-ARTY-005', 'DU-ARTY-021', 'DU-VEH-074', 'DU-VEH-095'],
    'a mortar may drive along, and is fired until it is shot up or left by its crew',
    () => {
      const table = lay({ redVehicles: ['mortarCarrier'] });
      const vehicle = table.units.find(unit => unit.hull !== null)!;
      Object.assign(vehicle.hull!, at(10, 20));
      put(table, 0, 15, 24);
      put(table, table.units.find(({ side }) => side === 1)!.id, 60, 40);
      expect(table.assets).toMatchObject([{ vehicle: vehicle.id, left: 3 }]);
      ready(table, vehicle, 'turn');
      vehicle.hull!.unmanned = true;
      expect(refusal(table, table.units[0]!, request())).toBe('DU-ARTY-021');
      vehicle.hull!.unmanned = false;
      does(table, vehicle, request(), 'D8=5', aim(45, 20));
      ready(table, vehicle, 'turn');
      run([], io => readyMissions(table, io, { on: 'activationBegan', unit: vehicle.id, how: 'turn' }));
      vehicle.hull!.damage = 3;
      expect(refusal(table, vehicle, FIRE)).toBe('DU-VEH-074');
      vehicle.hull!.damage = 2;
      does(table, vehicle, FIRE, ...COMES);
      expect(table.missions[0]!.state).toBe('landed');
      expect(refusal(table, vehicle, FIRE)).toBe('DU-ARTY-009');
    },
  );
});
