import { circle } from '@sightline/geometry/field';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { rectOf } from '../../src/ground/rect.ts';
import { burnThoseInside } from '../../src/rules/fire/burning.ts';
import { isEnclosed, whyNotEnterRoom } from '../../src/rules/fire/fires.ts';
import { compulsionOn } from '../../src/rules/movement/compelled-movement.ts';
import { isFirelit } from '../../src/rules/night/darkness.ts';
import { carryOut, whyNotAct } from '../../src/rules/turn/acts.ts';
import { killzone } from '../../src/system.ts';
import type { Killzone } from '../../src/table/table.ts';
import { NONE } from '../../src/table/units.ts';
import { field, group, lay, put, spot } from '../support/setting.ts';
import { io, nextTurn, outside, room, siege, states } from '../support/tenement.ts';

rule('KZ-FIRE-001', '6 by 6 is enclosed, 6 by 6.5 is not', () => {
  expect(isEnclosed(rectOf(10, 10, 16, 16))).toBe(true);
  expect(isEnclosed(rectOf(10, 10, 16, 16.5))).toBe(false);
});

describe('fire attacks', () => {
  rule('KZ-FIRE-002', 'a flamethrower hits everybody in the room without a targeting die, friend or foe', () => {
    const table = siege(['flamethrower']);
    const hall = room(table, 0, 'SW');
    put(table, 0, 21, 12);
    put(table, 1, 19, 22, hall);
    put(table, 2, 21, 22, hall);
    put(table, 3, 23, 22, hall);
    put(table, 4, 23, 22, room(table, 1, 'SW'));
    const { id } = outside(table, hall, 'door');
    const shot = { do: 'shoot', weapon: 0, target: { opening: id } } as const;
    expect(whyNotAct(table, table.figures[0]!, shot)).toEqual([]);
    const script = io(2, 2, 2, 1, 2, 2, 2, 1, 1, 1, 1, 1);
    carryOut(table, script, table.figures[0]!, shot);
    script.finish();
    expect(table.figures.map(({ state }) => state)).toEqual(['active', 'killed', 'killed', 'suppressed', 'active']);
  });

  rule('KZ-FIRE-002', 'so does one that is fired at somebody who stands in the room', () => {
    const table = siege(['flamethrower']);
    const hall = room(table, 0, 'SW');
    const door = outside(table, hall, 'door');
    put(table, 0, 21, 12);
    put(table, 2, door.fromX / 1000, door.fromY / 1000, hall);
    put(table, 3, 19, 23, hall);
    const script = io(1, 1, 1, 1, 6, 1, 1, 1);
    carryOut(table, script, table.figures[0]!, { do: 'shoot', weapon: 0, target: { figure: 2 } });
    script.finish();
    expect(script.told.some(({ type }) => type === 'targetingRolled')).toBe(false);
    expect(table.fires[hall]!.attackedOn).toBe(1);
  });

  rule('KZ-BUILD-004', 'an apparently empty room may be flamed through a window 6 inches off', () => {
    const table = siege(['flamethrower']);
    const west = room(table, 0, 'NW');
    const { id, x, y } = outside(table, west, 'window');
    put(table, 0, x / 1000, y / 1000 + 6.5);
    expect(whyNotAct(table, table.figures[0]!, { do: 'shoot', weapon: 0, target: { opening: id } })).toEqual([]);
    put(table, 0, x / 1000, y / 1000 + 9.5);
    expect(whyNotAct(table, table.figures[0]!, { do: 'shoot', weapon: 0, target: { opening: id } })).toMatchObject([
      { code: 'outOfRange' },
    ]);
  });

  describe('KZ-FIRE-003 a molotov through a window at 4 inches', () => {
    function thrown(die: number, ...damage: number[]) {
      const table = siege(['molotov']);
      const hall = room(table, 0, 'SW');
      const window = outside(table, hall, 'window');
      put(table, 0, window.x / 1000 - 4.5, window.y / 1000);
      put(table, 2, window.fromX / 1000, window.fromY / 1000, hall);
      put(table, 3, 22, 23, hall);
      const script = io(die, ...damage);
      carryOut(table, script, table.figures[0]!, { do: 'shoot', weapon: 0, target: { opening: window.id } });
      script.finish();
      return { table, hall };
    }
    rule('KZ-FIRE-003', 'on a 4 both inside take 2 dice and the room will test for fire', () => {
      const { table, hall } = thrown(4, 4, 3, 1, 1);
      expect(table.figures.slice(2, 4).map(({ state }) => state)).toEqual(['killed', 'suppressed']);
      expect(nextTurn(table, 4, 1, 1).told[0]).toMatchObject({ type: 'fireRolled', result: 'minor' });
      expect(table.fires[hall]!.state).toBe('minor');
    });
    rule('KZ-FIRE-003', 'on a 3 it breaks on the wall', () => {
      const { table } = thrown(3);
      expect(nextTurn(table).told).toEqual([]);
    });
    rule('KZ-FIRE-003', 'the opening gives no cover to whoever is aimed at', () => {
      const table = siege(['molotov']);
      const hall = room(table, 0, 'SW');
      const window = outside(table, hall, 'window');
      put(table, 0, window.x / 1000 - 4, window.y / 1000);
      put(table, 2, window.fromX / 1000, window.fromY / 1000, hall);
      const script = io(4, 1, 1);
      carryOut(table, script, table.figures[0]!, { do: 'shoot', weapon: 0, target: { figure: 2 } });
      expect(script.told).toContainEqual(expect.objectContaining({ type: 'targetingRolled', hit: true }));
    });
  });

  rule('KZ-FIRE-004', 'nobody walks into the superheated room this turn; those inside may leave', () => {
    const table = siege();
    const hall = room(table, 0, 'SW');
    table.fires[hall]!.attackedOn = table.turn;
    const { id } = outside(table, hall, 'door');
    const walk = { do: 'move', way: [{ through: id }] } as const;
    const outsider = put(table, 0, 21, 16);
    expect(whyNotAct(table, outsider, walk)).toMatchObject([{ rule: 'KZ-FIRE-004', code: 'superheated' }]);
    expect(whyNotAct(table, put(table, 2, 21, 20, hall), walk)).toEqual([]);
    put(table, 2, 23, 23, hall);
    table.turn++;
    expect(whyNotAct(table, outsider, walk)).toEqual([]);
  });

  for (const [burntOutRooms, state, dice] of [
    ['spared', 'active', []],
    ['hurt', 'killed', [3, 3, 3, 3]],
  ] as const) {
    rule(
      'KZ-FIRE-009',
      `a burnt-out room is superheated but never burns again; with '${burntOutRooms}' a man in it is ${state}`,
      () => {
        const table = siege(['flamethrower'], {}, { burntOutRooms });
        const hall = room(table, 0, 'SW');
        table.fires[hall]!.state = 'burntOut';
        put(table, 0, 21, 12);
        const victim = put(table, 2, 19, 22, hall);
        const { id } = outside(table, hall, 'door');
        const script = io(...dice);
        carryOut(table, script, table.figures[0]!, { do: 'shoot', weapon: 0, target: { opening: id } });
        script.finish();
        expect(victim.state).toBe(state);
        expect(whyNotEnterRoom(table, hall, NONE)).toMatchObject({ rule: 'KZ-FIRE-009', code: 'superheated' });
        expect(nextTurn(table).told).toEqual([]);
        expect(whyNotEnterRoom(table, hall, NONE)).toBeNull();
      },
    );
  }

  rule('KZ-FIRE-009', 'nor is anybody hurt by a bottle thrown into it', () => {
    const table = siege(['molotov']);
    const hall = room(table, 0, 'SW');
    const window = outside(table, hall, 'window');
    table.fires[hall]!.state = 'burntOut';
    put(table, 0, window.x / 1000 - 4.5, window.y / 1000);
    put(table, 2, 22, 23, hall);
    const script = io(4);
    carryOut(table, script, table.figures[0]!, { do: 'shoot', weapon: 0, target: { opening: window.id } });
    script.finish();
    expect([table.figures[2]!.state, table.fires[hall]!.attackedOn]).toEqual(['active', table.turn]);
  });
});

describe('the Fire Table', () => {
  rule('KZ-FIRE-005', 'a room attacked twice rolls once, before initiative', () => {
    const table = siege(['flamethrower']);
    const hall = room(table, 0, 'SW');
    const { id } = outside(table, hall, 'door');
    for (const x of [20, 22]) {
      const firer = put(table, x === 20 ? 0 : 1, x, 12);
      carryOut(table, io(), firer, { do: 'shoot', weapon: 0, target: { opening: id } });
    }
    table.phase = 'initiative';
    const script = io(4, 5, 2);
    killzone.step(table, script);
    script.finish();
    expect(script.rolled.map(({ why }) => why.purpose)).toEqual(['fire', 'initiative', 'initiative']);
    expect(table.fires[hall]!.state).toBe('minor');
  });

  for (const [die, swapped, printed] of [
    [1, 'burntOut', 'burntOut'],
    [2, 'burntOut', 'burntOut'],
    [3, 'minor', 'burntOut'],
    [4, 'minor', 'minor'],
    [5, 'major', 'major'],
    [6, 'major', 'major'],
  ] as const) {
    rule('KZ-FIRE-006', `a ${die} is ${swapped}, and as it is printed ${printed}`, () => {
      for (const [fireTable, result] of [
        ['swapped', swapped],
        ['printed', printed],
      ] as const) {
        const table = siege([], {}, { fireTable });
        const hall = room(table, 0, 'SW');
        table.fires[hall]!.attackedOn = table.turn;
        nextTurn(table, die);
        const others = result === 'major' ? 'major' : 'none';
        expect(states(table)).toEqual(table.fires.map((_, id) => (id === hall ? result : others)));
      }
    });
  }

  rule('KZ-FIRE-007', 'a minor fire rolls every turn; a building rolls once and never falls back to minor', () => {
    const table = siege();
    const hall = room(table, 0, 'SW');
    table.fires[hall]!.state = 'minor';
    nextTurn(table, 3);
    expect(table.fires[hall]!.state).toBe('minor');
    nextTurn(table, 6);
    expect(new Set(states(table))).toEqual(new Set(['major']));
    nextTurn(table, 3);
    expect(new Set(states(table))).toEqual(new Set(['major']));
    nextTurn(table, 2);
    expect(new Set(states(table))).toEqual(new Set(['burntOut']));
  });

  rule('KZ-FIRE-008', 'out is out: no die ever again for a room', () => {
    const table = siege();
    const hall = room(table, 0, 'SW');
    table.fires[hall]!.state = 'minor';
    nextTurn(table, 1);
    expect(table.fires[hall]!.state).toBe('burntOut');
    expect(nextTurn(table).told).toEqual([]);
  });

  rule(['KZ-FIRE-006', 'KZ-FIRE-008'], 'a backdraft races through every room, burnt out or not', () => {
    const table = siege();
    const [hall, shop] = [room(table, 0, 'SW'), room(table, 0, 'SE')];
    table.fires[hall]!.state = 'burntOut';
    table.fires[shop]!.attackedOn = table.turn;
    nextTurn(table, 5);
    expect(new Set(states(table))).toEqual(new Set(['major']));
    const survivor = put(table, 2, 21, 21, hall);
    expect(compulsionOn(table, survivor)).toMatchObject({ rule: 'KZ-FIRE-010' });
    burnThoseInside(table, io(6, 6, 6), table.groups[1]!);
    expect(survivor.state).toBe('killed');
    nextTurn(table, 1);
    expect(new Set(states(table))).toEqual(new Set(['burntOut']));
  });

  for (const [majorFireEntry, code] of [
    ['barred', 'majorFire'],
    ['atOwnRisk', undefined],
  ] as const) {
    rule('KZ-FIRE-010', `into a building on major fire: ${majorFireEntry}`, () => {
      const table = siege([], {}, { majorFireEntry });
      const hall = room(table, 0, 'SW');
      for (const fire of table.fires) fire.state = 'major';
      expect(whyNotEnterRoom(table, hall, NONE)?.code).toBe(code);
    });
  }

  rule('KZ-INIT-001', 'smoke, then fire, then initiative', () => {
    const table = siege();
    table.clouds = [{ x: 1000, y: 40_000, room: NONE, firedOn: 0 }];
    table.fires[0]!.state = 'minor';
    table.turn = 4;
    table.phase = 'initiative';
    const script = io(3, 3, 5, 2);
    killzone.step(table, script);
    expect(script.rolled.map(({ why }) => why.purpose)).toEqual(['disperse', 'fire', 'initiative', 'initiative']);
  });

  rule('KZ-WIN-003', 'a side that the fire has taken has lost before anybody acts', () => {
    const table = siege();
    const hall = room(table, 0, 'SW');
    table.fires[hall]!.attackedOn = table.turn;
    put(table, 2, 21, 21, hall);
    table.figures[3]!.state = 'killed';
    table.figures[4]!.state = 'killed';
    table.phase = 'initiative';
    killzone.step(table, io(3, 4, 4));
    expect(table.phase).toBe('over');
  });

  rule('KZ-GAP-012', 'the NW room of the tower counts as attacked before turn 1', () => {
    const switches = Object.fromEntries(killzone.switches.map(({ id, values }) => [id, values[0]!]));
    const table = killzone.begin({ scenario: 'tower-of-flame', switches });
    expect(nextTurn(table, 5).told).toMatchObject([{ type: 'fireRolled', result: 'major' }]);
    expect(new Set(states(table))).toEqual(new Set(['major']));
  });
});

rule('KZ-FIRE-013', 'a minor fire burns whoever is in the room when it starts and at the end of his action', () => {
  const table = siege();
  const [hall, shop] = [room(table, 0, 'SW'), room(table, 0, 'SE')];
  const inside = put(table, 2, 21, 21, hall);
  const beside = put(table, 3, 27, 21, shop);
  table.fires[hall]!.attackedOn = table.turn;
  nextTurn(table, 4, 3, 3);
  expect([inside.state, beside.state]).toEqual(['suppressed', 'active']);
  nextTurn(table, 3);
  burnThoseInside(table, io(3, 4), table.groups[1]!);
  expect([inside.state, beside.state]).toEqual(['killed', 'active']);
  const { id } = outside(table, hall, 'door');
  expect(whyNotAct(table, put(table, 0, 21, 16), { do: 'move', way: [{ through: id }] })).toMatchObject([
    { rule: 'KZ-FIRE-013', code: 'minorFire' },
  ]);
});

rule('KZ-NIGHT-003', 'whoever stands within 6 inches of a burning room is lit', () => {
  const table = siege();
  table.fires[room(table, 0, 'SW')]!.state = 'minor';
  expect([12, 11.9].map(y => isFirelit(table, circle(spot(20, y), 0)))).toEqual([true, false]);
});

describe('a flamethrower in the open', () => {
  /** A firer at (10, 10), somebody 4 inches north of him and somebody 7 inches north. */
  function line(...obstacles: { kind: 'wreck'; area: [number, number, number, number] }[]): Killzone {
    const red = [group('rebel', 2, { weapons: ['flamethrower'] })];
    const table = lay({ map: field({ obstacles }), red, blue: [group('rebel', 2)] });
    put(table, 0, 10, 10);
    put(table, 2, 10, 15);
    put(table, 3, 11, 18);
    return table;
  }
  const shot = { do: 'shoot', weapon: 0, target: { figure: 2 } } as const;

  rule('KZ-AREA-005', 'the strip does not reach behind a wreck', () => {
    const open = line();
    carryOut(open, io(4, 1, 1, 1, 1, 1, 1, 1, 1), open.figures[0]!, shot);
    expect(open.figures.slice(2).map(({ state }) => state)).toEqual(['suppressed', 'suppressed']);
    const shielded = line({ kind: 'wreck', area: [10.6, 15.8, 12, 17.2] });
    carryOut(shielded, io(4, 1, 1, 1, 1), shielded.figures[0]!, shot);
    expect(shielded.figures.slice(2).map(({ state }) => state)).toEqual(['suppressed', 'active']);
  });

  rule('KZ-AREA-005', 'from a window it burns who stands before it', () => {
    const table = siege(['flamethrower']);
    const hall = room(table, 0, 'SW');
    const door = outside(table, hall, 'door');
    put(table, 0, door.fromX / 1000, door.fromY / 1000, hall);
    put(table, 2, 21, 14);
    const script = io(4, 1, 1, 1, 1);
    carryOut(table, script, table.figures[0]!, shot);
    script.finish();
    expect(table.figures[2]!.state).toBe('suppressed');
    expect(table.fires[hall]!.attackedOn).toBe(NONE);
  });
});
