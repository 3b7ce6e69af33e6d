import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect, test } from 'vitest';
import { areasAt, groundOf } from '../../src/ground/ground.ts';
import { isInZone } from '../../src/rules/deployment/zones.ts';
import { whyNotArrive } from '../../src/rules/inbound/arriving.ts';
import { arrivalsOf } from '../../src/rules/inbound/candidates.ts';
import { moveCounter } from '../../src/rules/inbound/chart.ts';
import { ready } from '../../src/rules/turn/activation.ts';
import { judgeTurn } from '../../src/rules/victory/victory.ts';
import { begin } from '../../src/table/begin.ts';
import { LOITER } from '../../src/table/chart.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { isFlyer } from '../../src/table/flight.ts';
import { passengersOf } from '../../src/table/units.ts';
import { arrayed, named, setup } from '../support/arrayed.ts';
import { at, put } from '../support/setting.ts';
import { does, reorganise } from '../support/vehicle-setting.ts';

rule('DU-GAP2-045', 'the printed first turns: past the defence, over the table, down, and out', () => {
  const table = arrayed('hotLanding');
  const lifter = named(table, 'HA-L1');
  const io = scripted<DustupEvent>({
    dice: ['D8=3', 'D6=5', 'D6=4', 'D12=9'],
    answers: ['goOn', 'battleArea', { at: at(0, 24) }].map(answer => ({ seat: 'red', answer })),
  });
  moveCounter(table, io, lifter);
  io.finish();
  expect([lifter.where, lifter.activated]).toEqual(['table', true]);
  table.turn = 2;
  ready(table, lifter, 'turn');
  does(table, lifter, { do: 'fly', to: at(20, 24) });
  does(table, lifter, { do: 'land' });
  const [riders] = passengersOf(table, lifter);
  ready(table, riders!, 'turn');
  does(table, riders!, reorganise({ do: 'alight' }));
  expect([riders!.code, riders!.where, riders!.actions]).toEqual(['HA-1', 'table', 1]);
});

rule('DU-GAP2-045', 'who waits where, how good they are, and what the sky holds', () => {
  const table = begin(setup('hotLanding'));
  const where = (code: string) => [named(table, code).where, named(table, code).box];
  expect(['HA-L1', 'HA-L2', 'HA-L3', 'HA-1', 'HA-MG'].map(where)).toEqual(Array(5).fill(['inbound', 1]));
  expect([where('HA-G'), where('HA-M'), where('HD-C')]).toEqual([
    ['inbound', LOITER],
    ['inbound', LOITER],
    ['inbound', 3],
  ]);
  expect(table.units.filter(({ side }) => side === 0).every(({ quality }) => quality === 'veteran')).toBe(true);
  expect(table.sides.map(({ airDefence }) => airDefence)).toEqual([4, 6]);
  expect([named(table, 'HA-M'), named(table, 'HA-G')].map(({ hull }) => hull!.awaitsCall)).toEqual([true, false]);
  expect(isFlyer(named(table, 'HA-G'))).toBe(true);
});

rule('DU-GAP2-045', 'the garrison is within fourteen inches, the station squad in the station', () => {
  const table = begin(setup('hotLanding'));
  expect([isInZone(table, 1, at(37, 42)), isInZone(table, 1, at(37, 44)), isInZone(table, 1, at(22, 29))]).toEqual([
    true,
    false,
    false,
  ]);
  expect(table.sides[1]!.posts).toEqual([{ unit: named(table, 'HD-1').id, at: at(37, 29) }]);
  expect(areasAt(groundOf(table), at(37, 29)).map(({ type }) => type.id)).toEqual(['buildingSolid']);
});

rule('DU-GAP2-045', 'the relief comes by the road, unless the enemy stands there', () => {
  const table = begin(setup('hotLanding'));
  const carrier = named(table, 'HD-C');
  expect(whyNotArrive(table, carrier, { at: at(37, 1.5) })).toEqual([]);
  expect(whyNotArrive(table, carrier, { at: at(50, 1.5) })[0]).toMatchObject({ rule: 'DU-GAP2-045' });
  expect(arrivalsOf(table, carrier).every(({ at: place }) => Math.abs(place.x - 37_000) <= 4000)).toBe(true);
  put(table, named(table, 'HA-1').id, 37, 8);
  named(table, 'HA-1').where = 'table';
  expect(whyNotArrive(table, carrier, { at: at(60, 1.5) })).toEqual([]);
});

rule(['DU-GAP2-045', 'DU-GAP2-009'], 'the station is worth 8, a lifter 3, a man brought out 1', () => {
  const table = arrayed('hotLanding');
  table.turn = 10;
  for (const unit of table.units) if (unit.hull !== null) Object.assign(unit.hull, at(4, 44));
  put(table, named(table, 'HD-1').id, 37, 29);
  named(table, 'HA-L1').hull!.destroyed = true;
  table.sides[0]!.evacuated = 2;
  const io = scripted<DustupEvent>();
  judgeTurn(table, io);
  expect(io.told.at(-1)).toMatchObject({ type: 'battleEnded', winners: ['blue'], scores: [2, 11] });
});

test('without aircraft the company walks in from the west', () => {
  const table = begin({ scenario: 'hotLanding', switches: { aircraft: false } });
  expect(table.units.filter(({ side }) => side === 0).map(({ code, where }) => [code, where])).toEqual([
    ['HA-HQ', 'muster'],
    ['HA-1', 'muster'],
    ['HA-2', 'muster'],
    ['HA-MG', 'muster'],
  ]);
});

rule(['DU-GAP2-052', 'DU-GAP2-009'], 'Open Sky: the battery against the hill and the gunship', () => {
  const judged = (hill: string) => {
    const table = arrayed('openSky');
    table.turn = 9;
    for (const unit of table.units) if (unit.hull !== null) Object.assign(unit.hull, at(4, 44));
    for (const code of ['OD-F1', 'OD-F2', 'OA-G']) named(table, code).hull!.destroyed = true;
    put(table, named(table, hill).id, 55, 24);
    if (hill === 'OA-1') named(table, hill).where = 'table';
    const io = scripted<DustupEvent>();
    judgeTurn(table, io);
    return io.told.at(-1);
  };
  expect(judged('OD-1')).toMatchObject({ winners: ['blue'], scores: [6, 8] });
  expect(judged('OA-1')).toMatchObject({ winners: ['red'], scores: [11, 3] });
});
