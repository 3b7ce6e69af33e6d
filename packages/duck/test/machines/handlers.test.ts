import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { activateTeamer } from '../../src/rules/actions/activation.ts';
import { whyNotAct } from '../../src/rules/actions/menu.ts';
import { ordersFor } from '../../src/rules/machines/drone-command.ts';
import { addMachine, addMan, addThreat, at, codes, play, testTable } from '../support/tables.ts';

/** A handler who has run his drone at its full pace, with a chit left, and a comrade beside him. */
function steady() {
  const table = testTable();
  const [handler, comrade] = [addMan(table, at(table, 3, 5)), addMan(table, at(table, 3, 5))];
  Object.assign(handler, { position: 'left', ready: 1, acted: 1 });
  comrade.position = 'right';
  const drone = addMachine(table, at(table, 3, 2), 'hemgDrone', { handler });
  Object.assign(drone, { pace: 6, moved: 2, chits: 1 });
  return { table, handler, comrade, drone };
}

rule('DK-CYBER-013', 'who has run his drone at full pace stands still, on the deck or with a blade in hand too', () => {
  const { table, handler, drone } = steady();
  expect(codes(whyNotAct(table, handler, { do: 'move' }))).toEqual(['standsStill']);
  handler.ducked = true;
  expect(codes(whyNotAct(table, handler, { do: 'crawl', square: at(table, 3, 4) }))).toEqual(['standsStill']);
  Object.assign(handler, { ducked: false, hand: 'cutlass' });
  expect(codes(whyNotAct(table, handler, { do: 'move' }))).toEqual(['standsStill']);
  drone.moved = 0;
  expect(whyNotAct(table, handler, { do: 'move' })).toEqual([]);
});

rule(['DK-CYBER-013', 'DK-ACT-012'], 'nor does he move together with a comrade, or on his arm', () => {
  const { table, handler, comrade } = steady();
  let asked: readonly unknown[] = [];
  const answers = [
    { seat: 'team', answer: { with: handler.id } },
    {
      seat: 'team',
      answer: ({ options }: { options: readonly unknown[] }) => {
        asked = options;
        return { figure: null };
      },
    },
  ];
  play({ answers }, io => activateTeamer(table, io, comrade));
  expect(asked).toEqual([{ figure: comrade.id }, { figure: handler.id }, { figure: null }]);
  Object.assign(comrade, { ready: 2, acted: 0 });
  handler.wounds = 1;
  expect(codes(whyNotAct(table, comrade, { do: 'support', comrade: handler.id }))).toEqual(['standsStill']);
});

rule('DK-CYBER-015', 'a drone acts twice in a turn at most, whoever has its control', () => {
  const { table, handler, drone } = steady();
  addThreat(table, at(table, 3, 1));
  const shots = (acts: number, chits: number): boolean => {
    Object.assign(drone, { acts, chits });
    return ordersFor(table, handler, drone).some(({ order }) => order === 'shoot');
  };
  expect([shots(1, 1), shots(1, 2), shots(2, 3)]).toEqual([false, true, false]);
});
