import { parseSeed, playOut, type Question, SilentIo, seedOf } from '@sightline/kernel';
import { describe, expect, test } from 'vitest';
import { teamBot } from '../src/bot/team.ts';
import { MISSIONS } from '../src/content/deck.ts';
import type { Teamer } from '../src/figure.ts';
import { duck } from '../src/index.ts';
import { type Act, actsOf, DONE } from '../src/rules/acts/menu.ts';
import type { DuckTable } from '../src/table.ts';
import { view } from '../src/view.ts';
import { layBridge } from './bot-table.ts';
import { addMan, addThreat, at, lockInGrapple, testTable } from './tables.ts';

const FLOOR = ['.....', '.....', '.....', '.....', '.....'];

function answer(table: DuckTable, question: Question & Record<string, unknown>): unknown {
  const look = () => view(table, 'team');
  return teamBot(
    question,
    look,
    () => 0,
    () => [],
  );
}

/** What the bot has a man do, of everything he may. */
function actOf(table: DuckTable, man: Teamer): Act['do'] | 'done' {
  const options = [...actsOf(table, man), DONE];
  return (answer(table, { kind: 'act', rule: 'DK-ACT-011', figure: man.id, options }) as Act).do;
}

const mission = (id: string) => MISSIONS.find(card => card.id === id)!;

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
    expect(actOf(table, man)).toBe('shoot');
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
    medic.gear = { 'REGEN kit': 1 };
    wounded.wounds = 1;
    expect(actOf(table, medic)).toBe('treat');
    wounded.wounds = 0;
    medic.weapons[0]!.loaded = 0;
    medic.weapons[0]!.spares = 1;
    expect(actOf(table, medic)).toBe('reload');
    const [gun] = medic.weapons.splice(0, 1);
    medic.hand = 'empty';
    table.things = [{ name: 'HAR', at: medic.at, weapon: { ...gun!, loaded: 12 }, count: 1 }];
    expect(actOf(table, medic)).toBe('pickUp');
  });

  test('waits with its last chit while something is near, and walks on when nothing is', () => {
    const table = layBridge(testTable({ tiles: [FLOOR, FLOOR], joined: 'open', mission: mission('M09') }));
    table.things = [{ name: 'body', at: at(table, 5, 3, 1), weapon: null, count: 1 }];
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
    const withdrawal = {
      kind: 'withdrawal',
      rule: 'DK-GAP-013',
      home: [man.id, comrade.id],
      options: ['stayAboard', 'withdraw'],
    } as const;
    expect(answer(table, withdrawal)).toBe('stayAboard');
    man.gear = { tags: 3 };
    expect(answer(table, withdrawal)).toBe('withdraw');
    man.gear = {};
    comrade.condition = 'killed';
    expect(answer(table, { ...withdrawal, home: [man.id] })).toBe('withdraw');
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
  test.each(duck.scenarios.map(({ id }) => id))('%s ends', { timeout: 60_000 }, id => {
    expect(play(id, `short ${id}`, 'team').result).toMatch(/completed|part|failed/);
  });

  test('end as well when a second player runs the Threats', { timeout: 60_000 }, () => {
    expect(play('M14', 'player B', 'team', { playerB: true }).result).toMatch(/completed|part|failed/);
  });

  test('are won by the team bot where chance alone never wins', { timeout: 120_000 }, () => {
    const won = (team: string): number =>
      Array.from({ length: 10 }, (_, n) => play('M14', `claim ${n}`, team)).filter(
        ({ result }) => result === 'completed',
      ).length;
    expect(won('random')).toBeLessThanOrEqual(1);
    expect(won('team')).toBeGreaterThanOrEqual(4);
  });
});
