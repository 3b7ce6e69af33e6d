import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { ready } from '../../src/rules/turn/activation.ts';
import { broken } from '../../src/table/invariants.ts';
import type { Unit, Vehicle } from '../../src/table/units.ts';
import { words } from '../../src/words/words.ts';
import { drawUp, on, refused, run, says, typesOf } from '../support/assault-setting.ts';
import { atHull } from '../support/vehicle-assault.ts';
import { reorganise } from '../support/vehicle-setting.ts';

/** A tank of blue's whose crew may get out, and red's squad of five within two inches of its front. */
function manned(suppression = 0) {
  const found = atHull(2, { squad: { satchels: 1 }, setting: { switches: { crewsGetOut: true } } });
  const crew = found.table.units[found.tank.hull.crew]!;
  crew.where = 'merged';
  found.tank.suppression = suppression;
  return { ...found, crew };
}

const OUT = says('blue', 'getOut');
/** Five strike at three who are alone against them, and those at five; nobody hits anything. */
const NO_BLOWS = ['D8=8', 'D8=1', 'D6=1', 'D8=8', 'D8=1', 'D4=1'];
const inside = ({ where }: Unit) => where === 'merged';
const stateOf = (tank: Vehicle, crew: Unit) => [tank.hull.unmanned, inside(crew)];

describe('the crew gets out', () => {
  rule(
    ['DU-VEH-004', 'DU-VEH-095', 'DU-VEH-003'],
    'as many as its size asks for, with the quality of the vehicle',
    () => {
      const { crew, tank, table } = manned();
      expect([crew.figures.length, crew.die, crew.lv]).toEqual([3, tank.die, tank.lv]);
      expect(crew.figures.map(id => table.figures[id]!.weapons)).toEqual([['pistol'], ['pistol'], ['pistol']]);
      const plain = atHull(2);
      expect(plain.tank.hull.crew).toBe(-1);
      expect(plain.table.units).toHaveLength(3);
    },
  );

  rule('DU-VEH-095', 'and fights for it; if it holds it is back inside', () => {
    const { table, red, tank, crew } = manned();
    const io = run(table, red, on(tank), { dice: [...NO_BLOWS, 'D8=2', 'D8=5', 'D6=1'], answers: [OUT] });
    expect(io.told.filter(({ type }) => type === 'fought')).toHaveLength(2);
    expect(typesOf(io)).toEqual(expect.arrayContaining(['crewGotOut', 'crewRemounted']));
    expect([...stateOf(tank, crew), red.fared, red.satchels]).toEqual([false, true, 'loses', 1]);
    expect(words.event(io.told.find(({ type }) => type === 'crewGotOut')!)).toBe(
      'Blue Battle tank crew gets out of Blue Battle tank to fight.',
    );
  });

  rule('DU-VEH-095', 'if it is driven off the attackers roll once against the empty vehicle, and fall back', () => {
    const { table, red, tank, crew } = manned();
    const io = run(table, red, on(tank), {
      dice: [...NO_BLOWS, 'D8=5', 'D8=3', 'D6=2', 'D12=1', 'D12=8', 'D6=1'],
      answers: [OUT],
    });
    expect(stateOf(tank, crew)).toEqual([true, false]);
    expect(typesOf(io)).toEqual(expect.arrayContaining(['vehicleAbandoned', 'chargePlanted']));
    expect([red.satchels, red.actions, crew.confidence]).toEqual([0, 0, 'shaken']);
    expect(broken(table)).toEqual([]);
  });

  rule('DU-VEH-095', 'an empty vehicle does nothing until somebody takes its seats', () => {
    const { table, tank, crew } = manned();
    tank.hull.unmanned = true;
    crew.where = 'table';
    ready(table, tank, 'turn');
    expect(refused(table, tank, { do: 'recover' })).toBe('DU-VEH-095');
    drawUp(table, crew, 50, 20, 1);
    ready(table, crew, 'turn');
    const seats = reorganise({ do: 'manVehicle', vehicle: tank.id });
    expect(refused(table, crew, seats)).toBe('DU-VEH-095');
    drawUp(table, crew, 43, 20, 1);
    crew.figures.forEach((id, i) => {
      Object.assign(table.figures[id]!, { x: 42_600, y: 19_000 + 1000 * i });
    });
    run(table, crew, seats);
    expect(stateOf(tank, crew)).toEqual([false, true]);
  });

  rule('DU-VEH-095', 'the crew of a suppressed vehicle is not asked', () => {
    const { table, red, tank } = manned(1);
    const io = run(table, red, on(tank), { dice: ['D12=1', 'D12=8', 'D6=1'] });
    expect(io.asked).toEqual([]);
  });
});
