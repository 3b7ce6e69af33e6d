import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect, test } from 'vitest';
import { isClear } from '../../src/ground/sight.ts';
import { isInsideMinimum } from '../../src/rules/artillery/placing.ts';
import { ready } from '../../src/rules/turn/activation.ts';
import { judgeTurn } from '../../src/rules/victory/victory.ts';
import { begin } from '../../src/table/begin.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { NONE } from '../../src/table/table.ts';
import { isVehicle, type Vehicle } from '../../src/table/units.ts';
import { arrayed, named } from '../support/arrayed.ts';
import { at, put } from '../support/setting.ts';
import { does, placeHull } from '../support/vehicle-setting.ts';

rule(['DU-GAP2-053', 'DU-BUILD-008'], 'the tank shoots a gap into the wall, through which the yard is seen', () => {
  const table = arrayed('brickworks');
  const tank = named(table, 'BW-T') as Vehicle;
  placeHull(tank, 20, 20, 90);
  ready(table, tank, 'turn');
  const wall = table.buildings.find(({ line }) => line === 0)!;
  const sees = () => isClear(table, at(20, 20), at(31, 20), tank.sensors);
  expect([sees(), wall.falls, wall.structure]).toEqual([false, 'breach', 'brick']);
  const told = does(
    table,
    tank,
    { do: 'shootBuilding', building: wall.id, shots: [[NONE, 0]] },
    ...['D8=1', 'D8=4', 'D12=5', 'D8=8', 'D12=12', 'D12=1'],
  );
  expect(told.map(({ type }) => type)).toContain('wallBreached');
  expect([sees(), wall.breached, wall.destroyed]).toEqual([true, 1, false]);
});

rule(['DU-GAP2-053', 'DU-ARTY-006'], 'both mortar sections reach the yard from where they start, and no nearer', () => {
  const table = arrayed('brickworks');
  const reach = ([crew, x]: readonly [string, number]) => {
    put(table, named(table, crew).id, x, 24);
    const asset = table.assets.find(({ piece }) => piece !== NONE && piece === named(table, crew).piece)!;
    return [at(36, 24), at(x < 36 ? 24 : 48, 24)].map(place => isInsideMinimum(table, asset, place));
  };
  expect(reach(['BW-M', 6])).toEqual([false, true]);
  expect(reach(['BE-M', 66])).toEqual([false, true]);
  expect(table.assets.map(({ side, row, left }) => [side, row.id, left])).toEqual([
    [0, 'lightMortars', 4],
    [0, 'companyMortars', 3],
    [1, 'lightMortars', 4],
    [1, 'companyMortars', 3],
  ]);
});

rule(['DU-GAP2-053', 'DU-GAP2-009'], 'the yard and the orchard against the pit and two squads: 8 to 7', () => {
  const table = arrayed('brickworks');
  table.turn = 8;
  for (const unit of table.units) if (isVehicle(unit)) placeHull(unit, 4, 44, 0);
  for (const code of ['BE-2', 'BE-E']) named(table, code).confidence = 'routed';
  put(table, named(table, 'BW-1').id, 36, 8);
  put(table, named(table, 'BE-1').id, 36, 24);
  put(table, named(table, 'BE-R').id, 36, 40);
  const io = scripted<DustupEvent>();
  judgeTurn(table, io);
  expect(io.told.at(-1)).toMatchObject({ type: 'battleEnded', winners: ['blue'], scores: [7, 8] });
});

test('without artillery the mortars stay at home', () => {
  const table = begin({ scenario: 'brickworks', switches: { artillery: false } });
  expect(table.assets).toEqual([]);
  expect(table.units.filter(({ code }) => code === 'BW-M' || code === 'BE-M')).toEqual([]);
});
