import type { Json } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect, test } from 'vitest';
import type { CargoRow } from '../../src/content/cargo-schema.ts';
import { bearAirHarm } from '../../src/rules/aircraft/crash.ts';
import { actsOf } from '../../src/rules/turn/actions.ts';
import { ready } from '../../src/rules/turn/activation.ts';
import { placesLeft } from '../../src/rules/vehicles/boarding.ts';
import { end } from '../../src/rules/vehicles/destruction.ts';
import { dustup } from '../../src/system.ts';
import type { Use } from '../../src/table/acts.ts';
import type { Cargo } from '../../src/table/cargo.ts';
import { type Dustup, NONE } from '../../src/table/table.ts';
import { view } from '../../src/view/view.ts';
import { flown, poise } from '../support/air-setting.ts';
import { run } from '../support/artillery-setting.ts';
import { putFigure, squad } from '../support/setting.ts';
import { does, type Motorised, motorised, refusal, reorganise } from '../support/vehicle-setting.ts';

const BOXES: CargoRow = { name: 'Ammunition crate', kind: 'box', count: 7, aboard: 'V-RED-0' };
const GENERATOR: CargoRow = { name: 'Generator', kind: 'large', count: 1, at: [22, 20] };

/** A carrier for ten at (20, 20) with seven boxes in it and a generator beside it, and so many men along its side. */
function supplied(count: number, ...cargo: readonly CargoRow[]): Motorised {
  const setting = motorised('wheeledCarrier', {
    red: [squad(count)],
    cargo: [cargo.length > 0 ? cargo : [BOXES, GENERATOR], []],
  });
  for (let i = 0; i < count; i++) {
    putFigure(setting.table, setting.squad, i, 21.3 + (i % 2) * 1.1, 18 + 1.1 * Math.floor(i / 2));
  }
  ready(setting.table, setting.squad, 'turn');
  return setting;
}

const ids = (count: number) => Array.from({ length: count }, (_, id) => id);
const unloading = ({ tank }: Motorised, cargo: readonly number[]) =>
  reorganise({ do: 'unloadCargo', vehicle: tank.id, cargo });
const loading = ({ tank }: Motorised, cargo: readonly number[]) =>
  reorganise({ do: 'loadCargo', vehicle: tank.id, cargo });
const placeOfCargo = ({ x, y, carrier, lost }: Cargo) => [x / 1000, y / 1000, carrier, lost];

function usesOf(table: Dustup, setting: Motorised): Use[] {
  return actsOf(table, setting.squad).flatMap(act => (act.do === 'reorganise' ? [act.use] : []));
}

describe('cargo that men handle', () => {
  rule('DU-AIR-064', 'a squad of six unloads six boxes with an action, and each lies at the feet of its man', () => {
    const setting = supplied(6);
    const { table, squad: unit } = setting;
    expect(refusal(table, unit, unloading(setting, ids(7)))).toBe('DU-AIR-064');
    const [told] = does(table, unit, unloading(setting, ids(6)));
    expect(unit.actions).toBe(1);
    for (const [i, id] of unit.figures.entries()) {
      const { x, y } = table.figures[id]!;
      expect(table.cargo[i]).toMatchObject({ x, y, carrier: NONE });
    }
    expect(table.cargo[6]!.carrier).toBe(setting.tank.id);
    expect(dustup.words.event(told!)).toMatch(/unloads 6 × ammunition crate from Red/);
  });

  rule('DU-AIR-064', 'a large item takes five men who are near, and is handled by itself', () => {
    const four = supplied(4, GENERATOR);
    expect(refusal(four.table, four.squad, loading(four, [0]))).toBe('DU-AIR-064');
    const setting = supplied(5, GENERATOR, { ...BOXES, count: 1 });
    const { table, squad: unit, tank } = setting;
    table.cargo[1]!.carrier = NONE;
    Object.assign(table.cargo[1]!, { x: 22_000, y: 20_000 });
    expect(refusal(table, unit, loading(setting, [0, 1]))).toBe('DU-AIR-064');
    does(table, unit, loading(setting, [0]));
    expect([table.cargo[0]!.carrier, placesLeft(table, tank)]).toEqual([tank.id, 5]);
    putFigure(table, unit, 4, 24.5, 20);
    expect(refusal(table, unit, unloading(setting, [0]))).toBe('DU-AIR-064');
  });

  rule(['DU-AIR-064', 'DU-VEH-042'], 'loads take places: a box one, a large item five', () => {
    const setting = supplied(6);
    const { table, squad: unit, tank } = setting;
    expect(placesLeft(table, tank)).toBe(3);
    expect(refusal(table, unit, loading(setting, [7]))).toBe('DU-VEH-042');
    expect(refusal(table, unit, reorganise({ do: 'board', vehicle: tank.id }))).toBe('DU-VEH-042');
    does(table, unit, unloading(setting, ids(3)));
    does(table, unit, loading(setting, [7]));
    expect(placesLeft(table, tank)).toBe(1);
  });

  rule('DU-AIR-064', 'nothing is loaded from afar, twice, out of another vehicle, or by whoever rides', () => {
    const setting = supplied(6, { ...BOXES, count: 2, aboard: undefined, at: [22, 20] });
    const { table, squad: unit } = setting;
    expect(refusal(table, unit, loading(setting, [0, 0]))).toBe('DU-AIR-064');
    expect(refusal(table, unit, loading(setting, []))).toBe('DU-AIR-064');
    expect(refusal(table, unit, unloading(setting, [0]))).toBe('DU-AIR-064');
    expect(refusal(table, unit, loading(setting, [5]))).toBe('DU-AIR-064');
    table.cargo[0]!.x = 25_000;
    expect(refusal(table, unit, loading(setting, [0]))).toBe('DU-AIR-064');
    expect(refusal(table, setting.enemy, loading(setting, [1]))).toBe('DU-AIR-064');
    Object.assign(unit, { where: 'aboard', carrier: setting.tank.id });
    expect(refusal(table, unit, loading(setting, [1]))).toBe('DU-AIR-064');
  });

  rule('DU-AIR-064', 'the menu offers as many boxes as there are hands and room', () => {
    const setting = supplied(6);
    const { table, tank } = setting;
    const found = usesOf(table, setting).filter(use => use.do === 'loadCargo' || use.do === 'unloadCargo');
    expect(found).toEqual([{ do: 'unloadCargo', vehicle: tank.id, cargo: ids(6) }]);
    does(table, setting.squad, unloading(setting, ids(6)));
    const after = usesOf(table, setting).filter(use => use.do === 'loadCargo' || use.do === 'unloadCargo');
    expect(after).toEqual([
      { do: 'loadCargo', vehicle: tank.id, cargo: ids(6) },
      { do: 'loadCargo', vehicle: tank.id, cargo: [7] },
      { do: 'unloadCargo', vehicle: tank.id, cargo: [6] },
    ]);
  });

  rule('DU-AIR-064', 'what is in a vehicle that is destroyed is lost with it', () => {
    const { table, tank } = supplied(6);
    const told = run([], io => end(table, io, tank, 'DU-VEH-061'));
    expect(table.cargo.map(({ lost }) => lost)).toEqual([true, true, true, true, true, true, true, false]);
    expect(told.map(({ type }) => type)).toEqual(['vehicleDestroyed', 'cargoLost']);
    expect(dustup.words.event(told[1]!)).toMatch(/^Lost with Red .*: 7 × ammunition crate\.$/);
  });
});

describe('cargo from the air', () => {
  const lifted = () => flown('utilityLifter', { cargo: [[{ ...BOXES, count: 2 }], []] });

  rule('DU-AIR-016', 'falls D6 inches ahead of an aircraft that moves, unharmed, one load with an action', () => {
    const { table, craft } = lifted();
    poise(craft, 'moving', 20, 20, 90);
    const told = does(table, craft, { do: 'dropCargo', cargo: 1 }, 'D6=4');
    expect(table.cargo.map(placeOfCargo)).toEqual([
      [0, 0, craft.id, false],
      [24, 20, NONE, false],
    ]);
    expect([craft.actions, told.length]).toEqual([1, 1]);
    expect(dustup.words.event(told[0]!)).toMatch(/drops the ammunition crate 4" ahead: it lands unharmed /);
    expect(refusal(table, craft, { do: 'dropCargo', cargo: 1 })).toBe('DU-AIR-016');
  });

  rule('DU-AIR-016', 'straight down from one that hovers, and not on the ground', () => {
    const { table, craft } = lifted();
    poise(craft, 'hovering', 20, 20, 90);
    does(table, craft, { do: 'dropCargo', cargo: 0 });
    expect(placeOfCargo(table.cargo[0]!)).toEqual([20, 20, NONE, false]);
    expect(actsOf(table, craft)).toContainEqual({ do: 'dropCargo', cargo: 1 });
    poise(craft, 'grounded', 20, 20, 90);
    expect(refusal(table, craft, { do: 'dropCargo', cargo: 1 })).toBe('DU-AIR-016');
  });

  rule('DU-AIR-016', 'what falls beyond the edge is lost', () => {
    const { table, craft } = lifted();
    poise(craft, 'moving', 70, 20, 90);
    const [told] = does(table, craft, { do: 'dropCargo', cargo: 0 }, 'D6=3');
    expect(table.cargo[0]!.lost).toBe(true);
    expect(dustup.words.event(told!)).toMatch(/it is lost beyond the edge of the table\.$/);
  });

  rule(['DU-AIR-064', 'DU-AIR-060'], 'an aircraft that is brought down in one piece does not take it along', () => {
    const { table, craft } = lifted();
    poise(craft, 'hovering', 30, 30, 0);
    run(['D8=6'], io => bearAirHarm(table, io, craft, { markers: 1, worst: 'damaged' } as never));
    expect(table.cargo.map(({ carrier, lost }) => [carrier, lost])).toEqual([
      [NONE, false],
      [NONE, false],
    ]);
    expect(Math.abs(table.cargo[0]!.x - 30_000)).toBeGreaterThan(500);
  });
});

describe('cargo of one’s own', () => {
  const whyNot = (cargo: unknown): string[] => {
    const force = {
      id: 'own',
      title: 'Own',
      rule: 'DU-FORCE-052',
      units: [squad(5)],
      vehicles: [{ code: 'V-1', vehicle: 'wheeledCarrier' }],
    };
    const details = { forces: [force, 'unionConscripts'], cargo: [cargo, []] } as unknown as Json;
    return (dustup.whyNotSetup?.({ scenario: 'ownBattle', switches: {}, details }) ?? []).map(({ code }) => code);
  };

  rule('DU-AIR-064', 'is refused without room, beyond the table, or in two places at once', () => {
    const box = { name: 'Crate', kind: 'box' };
    expect(whyNot([{ ...box, count: 10, aboard: 'V-1' }])).toEqual([]);
    expect(whyNot([{ ...box, count: 11, aboard: 'V-1' }])).toEqual(['noPlaceAboard']);
    expect(whyNot([{ ...box, aboard: 'V-9' }])).toEqual(['unknownCarrier']);
    expect(whyNot([{ ...box, at: [10, 10] }])).toEqual([]);
    expect(whyNot([{ ...box, at: [100, 10] }])).toEqual(['offTheMap']);
    expect(whyNot([{ ...box, at: [10, 10], aboard: 'V-1' }])).toEqual(['badDetails']);
    expect(whyNot([box])).toEqual(['badDetails']);
    expect(whyNot([{ ...box, count: 13, at: [10, 10] }])).toEqual(['badDetails']);
  });

  test('it is listed with the table: where it lies, or in what', () => {
    const { table } = supplied(6, { ...BOXES, count: 1 }, GENERATOR);
    const lines = dustup.words.table(view(table, 'red')).split('\n');
    expect(lines.slice(-2)).toEqual([
      expect.stringMatching(/^ {2}Ammunition crate: in Red /),
      expect.stringMatching(/^ {2}Generator \(large\): /),
    ]);
  });

  test('what is in a hidden vehicle is known by name alone', () => {
    const { table, tank } = supplied(6);
    Object.assign(table.cargo[0]!, { x: 5000, y: 5000 });
    table.counters.push({ id: 0, side: 0, unit: tank.id, x: 1, y: 1, size: 1, confirmed: false, removed: false });
    tank.counter = 0;
    expect(view(table, 'blue').cargo[0]).toMatchObject({ name: 'Ammunition crate', x: 0, y: 0 });
    expect(view(table, 'red').cargo[0]).toMatchObject({ x: 5000 });
    expect(view(table, 'blue').cargo[7]).toMatchObject({ x: 22_000 });
  });
});
