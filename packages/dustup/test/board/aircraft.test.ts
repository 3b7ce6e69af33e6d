import { rule } from '@sightline/ledger/test';
import { expect, test } from 'vitest';
import { aircraftBoard as board } from '../../src/aircraft-board.ts';
import { answerToLock } from '../../src/bot/air-combat.ts';
import { dustup } from '../../src/system.ts';
import { isVehicle } from '../../src/table/units.ts';
import { flown, poise } from '../support/air-setting.ts';
import { at, box, field, put } from '../support/setting.ts';

rule(['DU-AIR-031', 'DU-AIR-034', 'DU-AIR-035', 'DU-AIR-043'], 'a board is told what each weapon reaches', () => {
  const { table, craft } = flown('gunship');
  const arms = board.armsOf(dustup.view(table, 'red'), craft, 40);
  expect(arms.map(({ kind, least, onTheGround }) => [kind, least, onTheGround])).toEqual([
    ['turreted', 6, false],
    ['fixed', 12, false],
    ['guided', 0, false],
  ]);
  expect([arms[1]!.corridor === null, arms[0]!.arc]).toEqual([false, { degrees: 180, bearing: 0 }]);
});

rule(['DU-AIR-038', 'DU-AIR-040', 'DU-AIR-041'], 'and where bombs may fall', () => {
  const { table, craft } = flown('strikeFighter');
  const view = dustup.view(table, 'red');
  expect(board.flightOf(view, craft)).toMatchObject({ mode: 'moving', bombs: [{ name: 'Light bomb', left: 2 }] });
  const one = board.bombsFallAt(view, craft, [0], false);
  expect([one.places.length, one.places[0], one.radius]).toEqual([6, at(20, 21), 4]);
  expect(board.bombsFallAt(view, craft, [0, 0], true).places.length).toBe(12);
});

rule('DU-AIR-045', 'and who sees an aircraft, and who could fire at it', () => {
  const map = field({ areas: [box('slopeHill', 24, 0, 34, 48, 2)] });
  const { table, craft, enemy } = flown('gunship', { map, blueVehicles: ['antiAirVehicle'] });
  const flak = table.units.filter(isVehicle).find(({ side }) => side === 1)!;
  put(table, flak.id, 44, 20);
  put(table, enemy.id, 12, 20);
  const view = () => dustup.view(table, 'red');
  expect([board.seenBy(view(), craft), board.threatenedBy(view(), craft)]).toEqual([[enemy.id], []]);
  poise(craft, 'moving', 50, 20, 0);
  expect(board.threatenedBy(view(), craft)).toEqual([flak.id]);
  expect([board.wouldSee(view(), flak, at(60, 20)), board.wouldSee(view(), flak, at(20, 20))]).toEqual([true, false]);
  expect(board.antiAirOf(view(), flak).map(({ isMissile }) => isMissile)).toEqual([false, true]);
});

rule(
  ['DU-AIR-029', 'DU-AIR-045'],
  'and over which places it could be fired at, and whom the ground conceals from it',
  () => {
    const map = field({ areas: [box('slopeHill', 24, 0, 34, 48, 2), box('lightWoods', 8, 16, 16, 24)] });
    const { table, craft, squad, enemy } = flown('gunship', { map, blueVehicles: ['antiAirVehicle'] });
    const flak = table.units.filter(isVehicle).find(({ side }) => side === 1)!;
    put(table, flak.id, 44, 20);
    const view = () => dustup.view(table, 'red');
    const { places, step } = board.airReachOf!(view(), flak);
    const isIn = (x: number, y: number): boolean =>
      places.some(p => Math.abs(p.x - 1000 * x) <= 500 * step && Math.abs(p.y - 1000 * y) <= 500 * step);
    expect([isIn(60, 20), isIn(12, 20)]).toEqual([true, false]);
    expect(places.every(place => board.coversAir!(view(), flak, place))).toBe(true);
    expect(board.airReachOf!(view(), squad).places).toEqual([]);
    put(table, enemy.id, 60, 20);
    expect(board.concealedBelow!(view(), craft)).toEqual([]);
    put(table, enemy.id, 12, 20);
    expect(board.concealedBelow!(view(), craft)).toEqual([enemy.id]);
  },
);

test('the tactician evades to where nobody sees it', () => {
  const map = field({ areas: [box('slopeHill', 24, 0, 34, 48, 2)] });
  const { table, craft } = flown('gunship', { map, blueVehicles: ['antiAirVehicle'] });
  const flak = table.units.filter(isVehicle).find(({ side }) => side === 1)!;
  put(table, flak.id, 44, 20);
  poise(craft, 'moving', 50, 20, 270);
  const weapon = { id: 'antiAirAutocannon', name: 'Anti-air autocannon' };
  const asked = { kind: 'underLock', rule: 'DU-AIR-047', unit: craft.who, by: flak.who, weapon } as never;
  const hidden = { to: at(12, 20) };
  expect(answerToLock(dustup.view(table, 'red'), asked, ['carryOn', { to: at(50, 46) }, hidden, 'abort'])).toBe(hidden);
});
