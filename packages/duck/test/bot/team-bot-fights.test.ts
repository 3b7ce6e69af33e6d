import { PASS } from '@sightline/kernel';
import { describe, expect, test } from 'vitest';
import { wheresOf } from '../../src/rules/movement/ways.ts';
import type { Teamer } from '../../src/table/figure.ts';
import type { DuckTable } from '../../src/table/table.ts';
import { actOf, answer, FLOOR, layBridge, mission, walkOf } from '../support/bot-table.ts';
import { addMan, addThreat, at, testTable } from '../support/tables.ts';

const LONG = { tiles: [FLOOR, FLOOR], joined: 'open', mission: mission('M01') } as const;

/** The eastern tile is still to be explored: what the Team would go for if nothing else were on its mind. */
function lookEast(table: DuckTable): void {
  table.tiles[0]!.explored = true;
}

describe('the team bot in a fight', () => {
  test('shoots at whatever drags a comrade off, however far away it is', () => {
    const table = layBridge(testTable(LONG));
    const man = addMan(table, at(table, 1, 3), 3);
    Object.assign(man, { ready: 1, acted: 1 });
    const threat = addThreat(table, at(table, 2, 3, 1), 7);
    expect(actOf(table, man)).toBe('wait');
    const comrade = addMan(table, threat.at, 3);
    comrade.condition = 'stunned';
    threat.captive = comrade.id;
    expect(actOf(table, man)).toBe('shoot');
  });

  test('dives under a closing door for a chit and to more comrades, never at the risk of his neck', () => {
    const table = layBridge(testTable({ tiles: [FLOOR, FLOOR], mission: mission('M01') }));
    const man = addMan(table, at(table, 5, 3), 3);
    const dive = { reaction: 'DK-DUCK-015', choice: { do: 'diveUnder', figure: man.id, square: at(table, 1, 3, 1) } };
    const trigger = { on: 'doorClosing', door: 1 };
    const reaction = () => answer(table, { kind: 'react', rule: 'DK-DUCK-015', trigger, options: [dive, PASS] });
    expect(reaction()).toEqual(PASS);
    addMan(table, at(table, 3, 3, 1));
    expect(reaction()).toEqual(dive);
    Object.assign(man, { ready: 0, acted: 2 });
    expect(reaction()).toEqual(PASS);
  });

  test('goes after whatever drags a comrade off', () => {
    const table = layBridge(testTable(LONG));
    lookEast(table);
    const man = addMan(table, at(table, 1, 3, 1), 3);
    addMan(table, at(table, 2, 1), 3);
    const comrade = addMan(table, at(table, 1, 5), 3);
    const threat = addThreat(table, comrade.at, 7);
    threat.waitingSince = 1;
    const [back, onwards] = [at(table, 4, 4), at(table, 3, 3, 1)];
    expect(walkOf(table, man, [back, onwards])).toBe(onwards);
    comrade.condition = 'stunned';
    Object.assign(threat, { captive: comrade.id, waitingSince: 0 });
    addThreat(table, at(table, 1, 1), 3);
    expect(walkOf(table, man, [back, onwards])).toBe(back);
  });

  test('goes up to what stays away, unless there are too many of them', () => {
    const table = layBridge(testTable(LONG));
    lookEast(table);
    addMan(table, at(table, 4, 5), 7);
    const man = addMan(table, at(table, 5, 3), 7);
    addThreat(table, at(table, 1, 3), 3);
    const [up, onwards] = [at(table, 4, 3), at(table, 2, 3, 1)];
    expect(walkOf(table, man, [up, onwards])).toBe(up);
    expect(actOf(table, man)).toBe('move');
    addThreat(table, at(table, 1, 1), 3);
    expect(walkOf(table, man, [up, onwards])).toBe(onwards);
  });

  test('would rather stand where it can shoot', () => {
    const wall = ['.....', '.....', '..h..', '.....', '.....'];
    const table = layBridge(testTable({ ...LONG, tiles: [wall, FLOOR] }));
    const man = addMan(table, at(table, 5, 5), 7);
    addMan(table, at(table, 5, 4), 7);
    addThreat(table, at(table, 2, 2), 3);
    const [behindIt, inTheOpen] = [at(table, 4, 4), at(table, 4, 2)];
    expect(walkOf(table, man, [behindIt, inTheOpen])).toBe(inTheOpen);
    expect(walkOf(table, man, [inTheOpen, behindIt])).toBe(inTheOpen);
  });

  test('does not climb or squeeze past a comrade for a square that is hardly better', () => {
    const bench = ['..f..', '..f..', '..l..', '..f..', '..f..'];
    const table = layBridge(testTable({ ...LONG, tiles: [bench, FLOOR] }));
    lookEast(table);
    const man = addMan(table, at(table, 2, 3), 3, { ff: 4, luck: 'JONAH' });
    addMan(table, at(table, 5, 1, 1), 3, { ff: 6 });
    const [here, beyond] = [man.at, at(table, 4, 3)];
    table.kitty.doubled = true;
    expect(walkOf(table, man, [here, beyond])).toBe(here);
    Object.assign(man, { card: { ...man.card, ff: 6, luck: 'NORMAL' } });
    expect(walkOf(table, man, [here, beyond])).toBe(beyond);
  });

  test('pays for a move only where it would go on once the die has fallen', () => {
    const bench = ['..f..', '..f..', '..l..', '..f..', '..f..'];
    const table = layBridge(testTable({ ...LONG, tiles: [bench, FLOOR] }));
    lookEast(table);
    const man = addMan(table, at(table, 2, 3), 3, { ff: 4, luck: 'JONAH' });
    addMan(table, at(table, 5, 1, 1), 3, { ff: 6 });
    table.kitty.doubled = true;
    const squares = () => wheresOf(table, [man], 4).flatMap(where => ('to' in where ? [where.to] : []));
    expect(walkOf(table, man, squares(), 4)).toBe(man.at);
    expect(actOf(table, man)).not.toBe('move');
    Object.assign(man, { card: { ...man.card, ff: 6, luck: 'NORMAL' } });
    expect(walkOf(table, man, squares(), 4)).not.toBe(man.at);
    expect(actOf(table, man)).toBe('move');
  });

  test('has a door worked by whoever puts least into the kitty', () => {
    const table = layBridge(testTable({ tiles: [FLOOR, FLOOR], mission: mission('M09') }));
    const jonah = addMan(table, at(table, 5, 3), 3, { ff: 6, luck: 'JONAH' });
    const normal = addMan(table, at(table, 5, 3), 3, { ff: 5 });
    table.modules[0]!.opened = true;
    table.modules[1]!.opened = false;
    table.phase = 'exploration';
    const opening = ({ id }: Teamer) => ({ figure: id, act: { do: 'openDoor', door: 0 } });
    const options = [opening(jonah), opening(normal), { figure: null, act: { do: 'done' } }];
    expect(answer(table, { kind: 'explore', rule: 'DK-SENS-001', options })).toEqual(opening(normal));
  });

  test('fetches a gun that lies farther off, rather than go on without one', () => {
    const table = layBridge(testTable({ ...LONG, tiles: [FLOOR, FLOOR, FLOOR] }));
    for (const tile of [0, 1]) table.tiles[tile]!.explored = true;
    addMan(table, at(table, 3, 5, 2), 3);
    const man = addMan(table, at(table, 5, 3, 1), 3);
    const [gun] = man.weapons.splice(0, 1);
    man.hand = 'empty';
    table.things = [{ item: 'har', at: at(table, 1, 3), weapon: gun!, count: 1 }];
    const [back, onwards] = [at(table, 3, 3, 1), at(table, 2, 3, 2)];
    expect(walkOf(table, man, [back, onwards])).toBe(back);
  });

  test('draws the cutlass when its hands are empty', () => {
    const table = layBridge(testTable(LONG));
    const man = addMan(table, at(table, 2, 3), 3);
    Object.assign(man, { weapons: [], hand: 'empty', ready: 0, acted: 2 });
    expect(actOf(table, man)).toBe('drawBlade');
  });
});
