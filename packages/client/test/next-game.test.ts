import type { Player } from '@sightline/kernel';
import { expect, test } from 'vitest';
import { canSwap, machinesOf, nextScenario, swapped } from '../src/play/next-game.ts';
import { AT_TABLE } from './support/played.ts';

const PERSON: Player = { kind: 'person' };
const bot = (name: string): Player => ({ kind: 'bot', bot: name });

test('sides are swapped, and the machine plays the other one as well as it can', () => {
  const { killzone, duck } = AT_TABLE;
  const players = swapped(killzone.system, { gang: PERSON, law: bot('planner') });
  expect(players).toEqual({ gang: bot('planner'), law: PERSON });
  expect(machinesOf(players)).toEqual(['gang']);
  expect(swapped(duck.system, { team: PERSON, threats: bot('threats') })).toEqual({
    team: bot('team'),
    threats: PERSON,
  });
});

test('swapping is offered to one person against a machine, and never for a seat that the rulebook plays', () => {
  expect(canSwap({ red: PERSON, blue: bot('greedy') })).toBe(true);
  expect(canSwap({ red: PERSON, blue: PERSON })).toBe(false);
  expect(canSwap({ team: PERSON, threats: bot('threats') }, AT_TABLE.duck.ruledSeats)).toBe(false);
});

test('after a scenario comes the next of the rulebook, with everybody in the same chairs', () => {
  const { duck, killzone } = AT_TABLE;
  const players = { team: PERSON, threats: bot('threats') };
  expect(nextScenario(duck.system, 'M02', players)).toEqual({ scenario: 'M03', title: 'Cargo Run', players });
  const chase = nextScenario(killzone.system, 'street-fight', { gang: PERSON, law: bot('planner') });
  expect(chase).toMatchObject({ scenario: 'hot-pursuit', players: { gang: PERSON, law: bot('planner') } });
});

test('after the last one, or where another number of players is wanted, there is none', () => {
  const { duck, dustup } = AT_TABLE;
  expect(nextScenario(duck.system, 'M14', { team: PERSON, threats: bot('threats') })).toBeNull();
  expect(nextScenario(dustup.system, 'ownBattle', { red: PERSON, blue: PERSON })).toBeNull();
});
