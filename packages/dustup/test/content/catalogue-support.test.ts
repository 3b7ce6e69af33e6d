import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { communicate } from '../../src/rules/command/communicate.ts';
import { treatmentsOf } from '../../src/rules/medical/treatment.ts';
import { ready } from '../../src/rules/turn/activation.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { happen } from '../../src/table/moment.ts';
import { NONE } from '../../src/table/table.ts';
import { isVehicle } from '../../src/table/units.ts';
import { at, lay, put, putFigure, squad } from '../support/setting.ts';
import { does, motorised, placeHull, poseOf, refusal, reorganise } from '../support/vehicle-setting.ts';

/** Vehicles of the catalogue that serve others, each as the check of its row in the ledger plays it. */

/** An ambulance at (20, 20) and a squad of eight beside it, five of whom lie wounded along its eastern side. */
function aid() {
  const found = motorised('armouredAmbulance', { red: [squad(8)] });
  const { table, squad: men } = found;
  put(table, men.id, 23, 16);
  for (const member of [3, 4, 5, 6, 7]) {
    table.figures[men.figures[member]!]!.state = 'untreated';
    putFigure(table, men, member, 21.5, 18 + 0.8 * (member - 3));
  }
  ready(table, men, 'turn');
  return { ...found, men };
}

rule('DU-GAP2-021', 'an ambulance takes four of five wounded', () => {
  const { table, tank, men } = aid();
  const handOver = reorganise({ do: 'handOver', vehicle: tank.id });
  does(table, men, handOver);
  expect(tank.hull.evacuees).toHaveLength(4);
  expect(refusal(table, men, handOver)).toBe('DU-CASEVAC-006');
});

rule(['DU-GAP2-021', 'DU-MED-004', 'DU-MED-005'], 'its crew treats those beside it and in it with a D10', () => {
  const { table, tank, men } = aid();
  const treat = { do: 'treat', unit: men.id } as const;
  put(table, men.id, 23, 20);
  expect(refusal(table, tank, treat)).toBe('DU-MED-005');
  expect(treatmentsOf(table, tank)).toEqual([]);
  put(table, men.id, 22.7, 20);
  expect(treatmentsOf(table, tank)).toEqual([treat]);
  does(table, tank, treat, 'D10=2', 'D10=3', 'D10=5', 'D10=6', 'D10=10');
  const states = men.figures.slice(3).map(id => table.figures[id]!.state);
  expect(states).toEqual(['killed', 'stabilised', 'stabilised', 'able', 'able']);
  const riding = aid();
  Object.assign(riding.men, { where: 'aboard', carrier: riding.tank.id });
  does(riding.table, riding.tank, treat, 'D10=3', 'D10=3', 'D10=3', 'D10=3', 'D10=3');
  const carrier = motorised('wheeledCarrier', { red: [squad(8)] });
  carrier.table.figures[carrier.squad.figures[7]!]!.state = 'untreated';
  put(carrier.table, carrier.squad.id, 22, 20);
  expect(refusal(carrier.table, carrier.tank, { do: 'treat', unit: carrier.squad.id })).toBe('DU-VEH-006');
});

rule('DU-GAP2-032', 'an engineer vehicle ploughs up a counter, or drives onto the mine with a 1', () => {
  const plough = (...dice: string[]) => {
    const { table, tank } = motorised('engineerVehicle');
    table.mines.push({
      id: 0,
      side: 1,
      kind: 'mixed',
      ...at(20, 28),
      facing: 180,
      times: 1,
      controller: NONE,
      shown: false,
      removed: false,
      lanes: [],
      triedBy: [],
    });
    does(table, tank, { do: 'move', route: [at(20, 40)] }, 'D12=10', ...dice);
    const { damage, immobilised } = tank.hull;
    return { damage, immobilised, removed: table.mines[0]!.removed, y: poseOf(tank)[1] };
  };
  expect(plough('D8=1', 'D12=10', 'D12=4')).toEqual({ damage: 1, immobilised: true, removed: false, y: 28 });
  expect(plough('D8=5')).toEqual({ damage: 0, immobilised: false, removed: true, y: 40 });
});

rule('DU-GAP2-033', 'an electronic warfare carrier gets three counters and jams an order', () => {
  const table = lay({ red: [squad(3), squad(3)], blueVehicles: ['warfareCarrier'] });
  const carrier = table.units.find(isVehicle)!;
  placeHull(carrier, 50, 20, 270);
  const [receiver, sender] = [put(table, 0, 40, 40), put(table, 1, 6, 6)];
  receiver.superior = sender.id;
  sender.commands = true;
  const on = scripted<DustupEvent>({ answers: [{ seat: 'blue', answer: 'on' }] });
  happen(table, on, { on: 'activationBegan', unit: carrier.id, how: 'turn' });
  on.finish();
  expect(carrier.warfareCounters).toBe(3);
  const jammed = scripted<DustupEvent>({ dice: ['D8=5', 'D10=7'], answers: [{ seat: 'blue', answer: 1 }] });
  expect(communicate(table, jammed, sender, receiver)).toBe(false);
  jammed.finish();
  expect(carrier.warfareCounters).toBe(2);
});
