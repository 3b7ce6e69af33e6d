import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { capture } from '../../src/rules/captives/capturing.ts';
import { carryOut } from '../../src/rules/turn/acts.ts';
import { killzone } from '../../src/system.ts';
import type { KillzoneEvent } from '../../src/table/events.ts';
import type { Killzone } from '../../src/table/table.ts';
import { gang } from '../support/gangs.ts';
import { d6, group, lay, put } from '../support/setting.ts';
import { outside, room, siege, tenement } from '../support/tenement.ts';

const io = (...faces: number[]) => scripted<KillzoneEvent>({ dice: d6(...faces) });

/** The first of blue, suppressed, falls into the hands of a figure of red. */
function take(table: Killzone, captor: number, captive: number): void {
  table.figures[captive]!.state = 'suppressed';
  capture(table, io(), table.figures[captive]!, table.figures[captor]!);
}

rule(['KZ-FIRE-002', 'KZ-CAPT-002'], 'flames that fill a room ask nobody whose captive he is', () => {
  const table = siege(['flamethrower']);
  const hall = room(table, 0, 'SW');
  put(table, 0, 21, 12);
  put(table, 1, 20, 22, hall);
  put(table, 2, 21, 22, hall);
  take(table, 1, 2);
  const script = io(1, 1, 1, 1, 6, 6, 1, 1);
  const { id } = outside(table, hall, 'door');
  carryOut(table, script, table.figures[0]!, { do: 'shoot', weapon: 0, target: { opening: id } });
  script.finish();
  expect(table.figures.slice(1, 3).map(({ state }) => state)).toEqual(['suppressed', 'killed']);
});

rule('KZ-FIRE-011', 'the last of a group has no action of his own: as a captive he burns when the turn ends', () => {
  const table = siege();
  const top = room(table, 2, 'NW');
  put(table, 0, 20, 28, top);
  put(table, 2, 21, 28, top);
  for (const id of [3, 4]) table.figures[id]!.away = true;
  take(table, 0, 2);
  for (const fire of table.fires) fire.state = 'major';
  Object.assign(table, { sequence: [0], begun: 1 });
  const script = io(3, 2, 1);
  killzone.step(table, script);
  script.finish();
  expect(script.told[0]).toMatchObject({ type: 'damageRolled', rule: 'KZ-FIRE-011', figure: { id: 2 } });
});

rule(
  ['KZ-FIRE-011', 'KZ-FIRE-013'],
  'a group that is taken before its turn comes burns when it would have acted',
  () => {
    const table = siege();
    const hall = room(table, 0, 'NW');
    put(table, 0, 20, 28, hall);
    put(table, 2, 21, 28, hall);
    for (const id of [3, 4]) table.figures[id]!.state = 'killed';
    put(table, 1, 40, 40);
    take(table, 0, 2);
    table.fires[hall]!.state = 'minor';
    Object.assign(table, { sequence: [0, 1], begun: 1 });
    const script = io(3, 3);
    killzone.step(table, script);
    expect(script.told[0]).toMatchObject({ type: 'damageRolled', rule: 'KZ-FIRE-013', figure: { id: 2 } });
  },
);

rule(['KZ-FIRE-014', 'KZ-CAPT-002'], 'whoever jumps with a captive takes him along, and he falls as hard', () => {
  const table = lay({ map: tenement, red: [gang(['dove'], 3)], blue: [group('rebel', 2)] });
  const first = room(table, 1, 'SW');
  const window = outside(table, first, 'window');
  put(table, 0, window.fromX / 1000, window.fromY / 1000, first);
  put(table, 3, window.fromX / 1000, window.fromY / 1000 + 1, first);
  take(table, 0, 3);
  const script = io(3, 3, 4, 4);
  carryOut(table, script, table.figures[0]!, { do: 'jump', way: [], window: window.id });
  script.finish();
  expect([table.figures[0]!.state, table.figures[3]!.state]).toEqual(['active', 'killed']);
  expect(killzone.broken(table)).toEqual([]);
});

rule('KZ-FIRE-011', 'a group that lies suppressed in a major fire is rolled for, man by man', () => {
  const table = siege();
  const top = room(table, 2, 'NW');
  for (const [i, x] of [19, 20.5, 22].entries()) put(table, i + 2, x, 28, top).state = 'suppressed';
  for (const fire of table.fires) fire.state = 'major';
  table.sequence = [1];
  const script = io(1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3);
  killzone.step(table, script);
  script.finish();
  expect(table.figures.slice(2).map(({ state }) => state)).toEqual(['suppressed', 'suppressed', 'killed']);
});
