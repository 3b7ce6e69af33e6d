import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { groundOf } from '../../src/ground/ground.ts';
import { burnThoseInside } from '../../src/rules/fire/burning.ts';
import { diceOfFall } from '../../src/rules/fire/jumping.ts';
import { compulsionOn } from '../../src/rules/movement/compelled-movement.ts';
import { carryOut, whyNotAct } from '../../src/rules/turn/acts.ts';
import { killzone } from '../../src/system.ts';
import type { KillzoneEvent } from '../../src/table/events.ts';
import type { Killzone } from '../../src/table/table.ts';
import { NONE } from '../../src/table/units.ts';
import { at, give, group, lay, put } from '../support/setting.ts';
import { io, outside, room, siege, tenement } from '../support/tenement.ts';

describe('a major fire', () => {
  function ablaze(): Killzone {
    const table = siege();
    for (const fire of table.fires) fire.state = 'major';
    return table;
  }

  rule('KZ-FIRE-010', 'whoever can get out must, by any way that leads out', () => {
    const table = ablaze();
    const hall = room(table, 0, 'SW');
    const ganger = put(table, 2, 21, 23, hall);
    const { id } = outside(table, hall, 'door');
    expect(whyNotAct(table, ganger, { do: 'done' })).toMatchObject([{ rule: 'KZ-FIRE-010', code: 'mustLeave' }]);
    expect(whyNotAct(table, ganger, { do: 'move', way: [at(21, 20)] })).toMatchObject([{ rule: 'KZ-FIRE-010' }]);
    expect(whyNotAct(table, ganger, { do: 'move', way: [{ through: id }] })).toEqual([]);
    const script = scripted<KillzoneEvent>({
      answers: [{ seat: 'blue', answer: { do: 'move', way: [{ through: id }] } }],
    });
    table.figures[3]!.away = true;
    table.figures[4]!.away = true;
    table.sequence = [1];
    killzone.step(table, script);
    expect(ganger).toMatchObject({ state: 'active', room: NONE });
  });

  rule('KZ-FIRE-010', 'nobody enters, but those inside may cross other burning rooms', () => {
    const table = ablaze();
    const { id } = outside(table, room(table, 0, 'SW'), 'door');
    const outsider = put(table, 0, 21, 16);
    expect(whyNotAct(table, outsider, { do: 'move', way: [{ through: id }] })).toMatchObject([
      { rule: 'KZ-FIRE-010', code: 'majorFire' },
    ]);
    const insider = put(table, 2, 28, 19, room(table, 0, 'SE'));
    const { best } = compulsionOn(table, insider)!;
    expect(best!.walk.end.room).toBe(NONE);
  });

  rule('KZ-FIRE-010', 'it comes before every other compulsion', () => {
    const gang = { ...group('street-ganger', 3), drugs: ['haywire' as const] };
    const table = lay({ map: tenement, red: [group('rebel', 2)], blue: [gang] });
    for (const fire of table.fires) fire.state = 'major';
    const user = put(table, 2, 21, 23, room(table, 0, 'SW'));
    put(table, 0, 19, 23, room(table, 0, 'SW'));
    expect(compulsionOn(table, user)).toMatchObject({ kind: 'leave', rule: 'KZ-FIRE-010' });
  });

  rule('KZ-FIRE-011', 'whoever is still inside at the end of his group action takes 3 dice, turn after turn', () => {
    const table = siege([], { armour: 'light' });
    for (const fire of table.fires) fire.state = 'major';
    const figure = put(table, 2, 21, 21, room(table, 2, 'SW'));
    figure.state = 'suppressed';
    table.figures[3]!.away = true;
    table.figures[4]!.away = true;
    for (const [dice, state] of [
      [[1, 3, 2, 3], 'suppressed'],
      [[1, 3, 3, 3], 'killed'],
    ] as const) {
      table.sequence = [1];
      table.begun = 0;
      const script = io(...dice);
      killzone.step(table, script);
      script.finish();
      expect(figure.state).toBe(state);
    }
  });

  rule('KZ-FIRE-012', 'from the second floor 8 inches of stairs lead to the ground floor, and he burns', () => {
    const table = ablaze();
    const ground = groundOf(table.map);
    const stairs = ground.openings.filter(({ kind }) => kind === 'stairs').map(({ id }) => ({ through: id }));
    const { x, y } = ground.openings[stairs[1]!.through]!;
    const figure = put(table, 2, x / 1000, y / 1000, room(table, 2, 'SE'));
    expect(compulsionOn(table, figure)).toMatchObject({ kind: 'leave', isOut: false });
    expect(whyNotAct(table, figure, { do: 'done' })).toMatchObject([{ code: 'mustMakeForExit' }]);
    expect(whyNotAct(table, figure, { do: 'move', way: [at(26, 22)] })).toMatchObject([{ rule: 'KZ-FIRE-010' }]);
    carryOut(table, io(), figure, { do: 'move', way: stairs.toReversed() });
    expect(figure).toMatchObject({ spent: 8000, room: room(table, 0, 'SE') });
    burnThoseInside(table, io(2, 2, 2), table.groups[1]!);
    expect(figure.state).toBe('suppressed');
  });
});

describe('jumping from windows', () => {
  for (const [floor, dice, state] of [
    [0, [], 'active'],
    [1, [3, 3], 'suppressed'],
    [2, [3, 3, 1], 'killed'],
  ] as const) {
    rule('KZ-FIRE-014', `from floor ${floor} he takes ${dice.length} dice`, () => {
      const table = siege();
      const hall = room(table, floor, 'SE');
      const window = outside(table, hall, 'window');
      const figure = put(table, 2, 26, 22, hall);
      const act = { do: 'jump', way: [], window: window.id } as const;
      expect(whyNotAct(table, figure, act)).toEqual([]);
      const script = io(...dice);
      carryOut(table, script, figure, act);
      script.finish();
      expect(figure).toMatchObject({ state, x: window.toX, y: window.toY, room: NONE });
      expect(whyNotAct(table, figure, { do: 'move', way: [at(26, 10)] })).not.toEqual([]);
    });
  }

  rule('KZ-FIRE-014', 'higher floors add a die each', () => {
    expect([0, 1, 2, 3, 4, 5].map(diceOfFall)).toEqual([0, 2, 3, 4, 5, 6]);
  });

  rule('KZ-FIRE-014', 'the window must be reached, and there must be somewhere to land', () => {
    const table = siege();
    const hall = room(table, 1, 'SE');
    const window = outside(table, hall, 'window');
    const figure = put(table, 2, 26, 22, hall);
    give(table, 1, 'keepDown');
    put(table, 2, 24.5, 23.5, hall);
    expect(whyNotAct(table, figure, { do: 'jump', way: [], window: window.id })).toMatchObject([{ code: 'tooFar' }]);
    give(table, 1, 'shoot');
    const elsewhere = outside(table, room(table, 1, 'NW'), 'window');
    expect(whyNotAct(table, figure, { do: 'jump', way: [], window: elsewhere.id })).toMatchObject([
      { rule: 'KZ-FIRE-014', code: 'noWindow' },
    ]);
    put(table, 3, window.toX / 1000, window.toY / 1000);
    carryOut(table, io(1, 1), figure, { do: 'jump', way: [], window: window.id });
    expect(killzone.broken(table)).toEqual([]);
  });

  rule('KZ-FIRE-010', 'a jump is always allowed instead of the way out', () => {
    const table = siege();
    for (const fire of table.fires) fire.state = 'major';
    const hall = room(table, 0, 'SE');
    const figure = put(table, 2, 26, 22, hall);
    const act = { do: 'jump', way: [], window: outside(table, hall, 'window').id } as const;
    expect(whyNotAct(table, figure, act)).toEqual([]);
  });
});
