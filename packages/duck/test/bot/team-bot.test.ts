import { parseSeed, playOut, SilentIo, seedOf } from '@sightline/kernel';
import { describe, expect, test } from 'vitest';
import { wayTo } from '../../src/bot/way-to.ts';
import { duck } from '../../src/index.ts';
import { actOf, answer, FLOOR, layBridge, mission, walkOf, withdrawal } from '../support/bot-table.ts';
import { addMan, addThreat, at, lockInGrapple, testTable } from '../support/tables.ts';

describe('the team bot', () => {
  test('shoots at what comes', () => {
    const table = layBridge(testTable({ tiles: [FLOOR, FLOOR], joined: 'open' }));
    const man = addMan(table, at(table, 2, 3), 3);
    addThreat(table, at(table, 4, 3), 7);
    expect(actOf(table, man)).toBe('shoot');
  });

  test('throws a grenade among many, but not among its own', () => {
    const table = layBridge(testTable({ tiles: [FLOOR, FLOOR], joined: 'open' }));
    const man = addMan(table, at(table, 1, 3), 3);
    man.gear = { grenade: 2 };
    for (const y of [2, 3, 4]) addThreat(table, at(table, 1, y, 1), 7);
    expect(actOf(table, man)).toBe('throw');
    addMan(table, at(table, 4, 3), 3);
    expect(actOf(table, man)).not.toBe('throw');
  });

  test('saves the bullets of a HAR for what it can kill, and waits for the rest to come', () => {
    const table = layBridge(testTable({ tiles: [FLOOR, FLOOR], joined: 'open' }));
    const man = addMan(table, at(table, 1, 3), 3);
    Object.assign(man, { ready: 1, acted: 1 });
    const threat = addThreat(table, at(table, 2, 3, 1), 7);
    expect(actOf(table, man)).toBe('wait');
    threat.at = at(table, 3, 3);
    expect(actOf(table, man)).toBe('shoot');
  });

  test('shoots at what stirs when it has waited, and does not walk on instead', () => {
    const table = layBridge(testTable({ tiles: [FLOOR, FLOOR], joined: 'open', mission: mission('M09') }));
    table.things = [{ item: 'body', at: at(table, 5, 3, 1), weapon: null, count: 1 }];
    const man = addMan(table, at(table, 1, 3), 3);
    addMan(table, at(table, 1, 1), 3);
    Object.assign(man, { ready: 0, waiting: 1, acted: 1 });
    addThreat(table, at(table, 2, 3, 1), 7);
    table.phase = 'threat';
    expect(actOf(table, man)).toBe('shoot');
  });

  test('looks at what it sees, not at what is behind a bulkhead', () => {
    const table = layBridge(testTable({ tiles: [FLOOR, FLOOR], mission: mission('M09') }));
    const man = addMan(table, at(table, 4, 3), 3);
    addThreat(table, at(table, 1, 3), 3);
    for (const y of [1, 2, 4, 5]) addThreat(table, at(table, 2, y, 1), 7);
    const options = ([1, 3, 5, 7] as const).map(facing => ({ facing, position: 'centre' }));
    const west = { facing: 7, position: 'centre' };
    expect(answer(table, { kind: 'stance', rule: 'DK-MOVE-044', figure: man.id, options })).toEqual(west);
  });

  test('hacks a Threat off a comrade before anything else', () => {
    const table = layBridge(testTable({ tiles: [FLOOR, FLOOR], joined: 'open' }));
    const man = addMan(table, at(table, 2, 3), 3);
    const comrade = addMan(table, at(table, 3, 3), 3);
    lockInGrapple(comrade, addThreat(table, at(table, 3, 3), 7));
    addThreat(table, at(table, 2, 3, 1), 7);
    expect(actOf(table, man)).toBe('hackOff');
  });

  test('treats the wounded, picks up a lost gun and reloads an empty one', () => {
    const table = layBridge(testTable({ tiles: [FLOOR, FLOOR], joined: 'open' }));
    addMan(table, at(table, 5, 5), 3);
    const medic = addMan(table, at(table, 2, 3), 3);
    const wounded = addMan(table, at(table, 2, 4), 3);
    medic.gear = { 'regen-kit': 1 };
    wounded.wounds = 1;
    expect(actOf(table, medic)).toBe('treat');
    wounded.wounds = 0;
    medic.weapons[0]!.loaded = 0;
    medic.weapons[0]!.spares = 1;
    expect(actOf(table, medic)).toBe('reload');
    const [gun] = medic.weapons.splice(0, 1);
    medic.hand = 'empty';
    table.things = [{ item: 'har', at: medic.at, weapon: { ...gun!, loaded: 12 }, count: 1 }];
    expect(actOf(table, medic)).toBe('pickUp');
  });

  test('waits with its last chit while something is near, and walks on when nothing is', () => {
    const table = layBridge(testTable({ tiles: [FLOOR, FLOOR], joined: 'open', mission: mission('M09') }));
    table.things = [{ item: 'body', at: at(table, 5, 3, 1), weapon: null, count: 1 }];
    const man = addMan(table, at(table, 2, 3), 3);
    addMan(table, at(table, 1, 3), 3);
    for (const module of table.modules) module.opened = true;
    Object.assign(man, { ready: 1, acted: 1 });
    expect(actOf(table, man)).toBe('move');
    // In sight, but out of his gun's reach: it is empty and has no spares.
    man.weapons[0]!.loaded = 0;
    man.weapons[0]!.spares = 0;
    addThreat(table, at(table, 3, 5, 1), 7);
    expect(actOf(table, man)).toBe('wait');
  });

  test('opens the door of a room that nobody knows only when the next turn begins', () => {
    const table = layBridge(testTable({ tiles: [FLOOR, FLOOR], mission: mission('M09') }));
    const man = addMan(table, at(table, 5, 3), 3);
    addMan(table, at(table, 4, 3), 3);
    table.modules[0]!.opened = true;
    table.modules[1]!.opened = false;
    expect(actOf(table, man)).not.toBe('openDoor');
    const open = { figure: man.id, act: { do: 'openDoor', door: 0 } };
    const options = [open, { figure: null, act: { do: 'done' } }];
    table.phase = 'exploration';
    expect(answer(table, { kind: 'explore', rule: 'DK-SENS-001', options })).toEqual(open);
    table.modules[1]!.opened = true;
    expect(actOf(table, man)).toBe('move');
  });

  test('goes home when the mission is done or lost, and only then', () => {
    const table = layBridge(testTable({ tiles: [FLOOR, FLOOR], joined: 'open', mission: mission('M09') }));
    const [man, comrade] = [addMan(table, table.bridge.squares[0]!, 3), addMan(table, table.bridge.squares[1]!, 3)];
    const both = withdrawal([man.id, comrade.id]);
    expect(answer(table, both)).toBe('stayAboard');
    man.gear = { tags: 3 };
    expect(answer(table, both)).toBe('withdraw');
    man.gear = {};
    comrade.condition = 'killed';
    expect(answer(table, withdrawal([man.id]))).toBe('withdraw');
  });

  test('turns home in time where the card sets no limit, for Mother does not wait for ever', () => {
    const table = layBridge(testTable({ tiles: [FLOOR, FLOOR], joined: 'open', mission: mission('M09') }));
    table.things = [{ item: 'body', at: at(table, 5, 3, 1), weapon: null, count: 1 }];
    const man = addMan(table, at(table, 1, 3, 1), 3);
    addMan(table, at(table, 5, 4), 3);
    const [onwards, home] = [at(table, 3, 3, 1), at(table, 4, 3)];
    expect(walkOf(table, man, [onwards, home])).toBe(onwards);
    table.turn = 60;
    expect(walkOf(table, man, [onwards, home])).toBe(home);
  });

  test('burns the nest at once, leaves other bombs to their timers, and does not cast off before it burns', () => {
    const table = layBridge(testTable({ tiles: [FLOOR, FLOOR], joined: 'open', mission: mission('M02') }));
    const [man, comrade] = [addMan(table, at(table, 2, 3), 3), addMan(table, table.bridge.squares[0]!, 3)];
    const nest = { tile: 1, at: at(table, 3, 3), isEntrance: true, turned: true };
    table.chits = [nest];
    const bomb = { kind: 'fireBomb', at: nest.at, facing: 1, trigger: 'timer', aim: nest.at } as const;
    table.charges = [{ ...bomb, owner: man.id, armed: true, count: 6 }];
    expect(actOf(table, man)).toBe('igniteFireBomb');
    man.at = nest.at;
    expect(actOf(table, man)).not.toBe('igniteFireBomb');
    man.at = table.bridge.squares[1]!;
    expect(answer(table, withdrawal([man.id, comrade.id]))).toBe('stayAboard');
    table.chits = [{ ...nest, at: at(table, 1, 1) }];
    man.at = at(table, 2, 3);
    expect(actOf(table, man)).not.toBe('igniteFireBomb');
  });

  test('sends somebody to the console who can carry the log', () => {
    const console = ['.....', '.....', '..w..', '.....', '.....'];
    const types = ['passage', 'bridge'] as const;
    const drawn = { tiles: [FLOOR, console], joined: 'cargo', types, mission: mission('M04') } as const;
    const table = layBridge(testTable(drawn));
    for (const module of table.modules) module.opened = true;
    const laden = addMan(table, at(table, 2, 3, 1), 3, { strength: 'WEAK' });
    laden.gear = { 'regen-kit': 1 };
    const free = addMan(table, at(table, 2, 2, 1), 3);
    expect(actOf(table, laden)).not.toBe('getIn');
    expect(actOf(table, free)).toBe('getIn');
  });
});

/** How a mission ends that bots of these names play. */
function play(scenario: string, seed: string, team: string, switches: Record<string, boolean | string> = {}) {
  const defaults = Object.fromEntries(duck.switches.map(({ id, values }) => [id, values[0]]));
  const table = duck.begin({ scenario, switches: { ...defaults, ...switches } });
  const bots = { team: duck.bots[team]!, team2: duck.bots[team]!, threats: duck.bots['threats']! };
  playOut(duck, table, new SilentIo(duck, table, bots, parseSeed(seedOf(seed))));
  return table.ending!;
}

describe('whole missions', () => {
  test.each(duck.scenarios.map(({ id }) => id))('%s ends', id => {
    expect(play(id, `short ${id}`, 'team').result).toMatch(/completed|part|failed/);
  });

  test('end as well when a second player runs the Threats', () => {
    expect(play('M14', 'player B', 'team', { playerB: true }).result).toMatch(/completed|part|failed/);
  });

  test('are won by the team bot where chance alone never wins', () => {
    const won = (team: string): number =>
      Array.from({ length: 10 }, (_, n) => play('M14', `claim ${n}`, team)).filter(
        ({ result }) => result === 'completed',
      ).length;
    expect(won('random')).toBeLessThanOrEqual(1);
    expect(won('team')).toBeGreaterThanOrEqual(4);
  });
});

test('what the sensor shows in the middle of a turn is weighed at once, whatever was weighed before', () => {
  const table = testTable({ tiles: [FLOOR, FLOOR] });
  table.modules[1]!.opened = false;
  table.tiles[1]!.markers = [{ ping: 'RED', shown: false }];
  const [here, there] = [at(table, 3, 3), at(table, 3, 3, 1)];
  const unknown = wayTo(table, there)[here]!;
  table.tiles[1]!.markers = [{ ping: 'RED', shown: true }];
  const red = wayTo(table, there)[here]!;
  table.modules[1]!.opened = true;
  const opened = wayTo(table, there)[here]!;
  expect(red).toBeGreaterThan(unknown);
  expect(opened).toBeLessThan(unknown);
});
