import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { WEAPONS } from '../../src/content/load.ts';
import type { MapRow } from '../../src/content/schema.ts';
import { burst, whyNotDrift } from '../../src/rules/shooting/area-weapons.ts';
import { shoot } from '../../src/rules/shooting/firing.ts';
import { whyNotAct } from '../../src/rules/turn/acts.ts';
import type { KillzoneEvent } from '../../src/table/events.ts';
import type { Killzone } from '../../src/table/table.ts';
import { d6, field, group, lay, put, spot } from '../support/setting.ts';

function firer(weapons: string[], map: MapRow = field()): Killzone {
  const table = lay({ map, red: [group('rebel', 2, { weapons })], blue: [group('street-ganger', 3)] });
  put(table, 0, 10, 4);
  return table;
}

const told = (io: { told: KillzoneEvent[] }, type: KillzoneEvent['type']) =>
  io.told.filter(event => event.type === type);

rule('KZ-AREA-001', 'radius by weapon; a point in sight is a target', () => {
  const radii = [
    'hand-grenade',
    'grenade-launcher',
    'aux-grenade-launcher',
    'rocket-launcher',
    'scatter-gun',
    'molotov',
  ];
  expect(radii.map(id => WEAPONS.get(id).radius)).toEqual([2, 2, 2, 2, 1, 1]);
  const table = firer(['grenade-launcher']);
  const aim = { do: 'shoot', weapon: 0, target: { point: spot(10, 19.5) } } as const;
  expect(whyNotAct(table, table.figures[0]!, aim)).toEqual([]);
  const io = scripted<KillzoneEvent>({ dice: d6(5) });
  shoot(table, io, table.figures[0]!, aim);
  io.finish();
  expect(told(io, 'targetingRolled')).toMatchObject([{ needs: 5, hit: true }]);
  expect(told(io, 'burstLanded')).toMatchObject([{ at: { x: 10_000, y: 19_500 } }]);
});

rule('KZ-AREA-002', 'full dice on the aim point, two fewer inside the radius, nearest first', () => {
  const table = firer(['grenade-launcher']);
  put(table, 2, 10, 15);
  put(table, 3, 12, 15);
  put(table, 4, 10, 18);
  const io = scripted<KillzoneEvent>({ dice: d6(5, 1, 1, 1, 1, 1, 1, 1, 1) });
  shoot(table, io, table.figures[0]!, { do: 'shoot', weapon: 0, target: { figure: 2 } });
  io.finish();
  expect(told(io, 'damageRolled')).toMatchObject([
    { figure: { id: 2 }, dice: [1, 1, 1, 1, 1] },
    { figure: { id: 3 }, dice: [1, 1, 1] },
  ]);
});

rule('KZ-AREA-002', 'and never fewer than one: a molotov has 2 dice, and 1 beside the man it strikes', () => {
  const table = firer(['molotov']);
  put(table, 2, 10, 8);
  put(table, 3, 11.2, 8);
  const io = scripted<KillzoneEvent>({ dice: d6(4, 1, 1, 1) });
  shoot(table, io, table.figures[0]!, { do: 'shoot', weapon: 0, target: { figure: 2 } });
  io.finish();
  expect(told(io, 'damageRolled')).toMatchObject([{ dice: [1, 1] }, { dice: [1] }]);
});

rule('KZ-AREA-003', 'a miss is moved exactly 3 inches by the opponent and bursts there', () => {
  const table = firer(['grenade-launcher']);
  put(table, 2, 10, 15);
  const to = spot(10, 12);
  const io = scripted<KillzoneEvent>({ dice: d6(2), answers: [{ seat: 'blue', answer: to }] });
  shoot(table, io, table.figures[0]!, { do: 'shoot', weapon: 0, target: { figure: 2 } });
  io.finish();
  expect(table.figures[2]!.state).toBe('active');
  const question = {
    kind: 'drift',
    rule: 'KZ-AREA-003',
    from: spot(10, 28),
    firer: table.figures[0]!.who,
    weapon: 'grenade-launcher',
  } as const;
  expect(whyNotDrift(table, question, spot(10, 31))).toMatchObject([{ code: 'beyondRange' }]);
  expect(whyNotDrift(table, question, spot(12, 28))).toMatchObject([{ code: 'driftDistance' }]);
  expect(whyNotDrift(table, question, spot(10, 25))).toEqual([]);
  expect(whyNotDrift(table, question, { ...spot(10, 25), room: 99 })).toMatchObject([{ code: 'notAPlace' }]);
});

rule('KZ-AREA-003', 'a scatter gun that misses does nothing', () => {
  const table = firer(['scatter-gun']);
  put(table, 2, 10, 8);
  const io = scripted<KillzoneEvent>({ dice: d6(2) });
  shoot(table, io, table.figures[0]!, { do: 'shoot', weapon: 0, target: { figure: 2 } });
  io.finish();
  expect(io.told.at(-1)).toMatchObject({ type: 'missed' });
});

rule('KZ-AREA-004', 'a burst does not pass through a house wall, and cover is no help against it', () => {
  const map = field({
    buildings: [{ plan: 'row-house', floors: 1, at: [12, 12] }],
    obstacles: [{ kind: 'lowWall', line: [0, 16, 48, 16] }],
  });
  const table = firer(['grenade-launcher'], map);
  put(table, 2, 12.6, 15, 0);
  put(table, 3, 10, 16.8);
  const io = scripted<KillzoneEvent>({ dice: d6(1, 1, 1) });
  burst(table, io, table.figures[0]!, WEAPONS.get('grenade-launcher'), spot(11, 15));
  io.finish();
  expect(told(io, 'damageRolled')).toMatchObject([{ figure: { id: 3 } }]);
});

for (const [die, states] of [
  [4, ['suppressed', 'suppressed']],
  [3, ['active', 'active']],
] as const) {
  rule('KZ-AREA-005', `a flamethrower's strip on a ${die}: ${states[0]}`, () => {
    const table = firer(['flamethrower']);
    put(table, 2, 10, 9);
    put(table, 3, 10, 12);
    const dice = die === 4 ? d6(4, 1, 1, 1, 1, 1, 1, 1, 1) : d6(3);
    const io = scripted<KillzoneEvent>({ dice });
    shoot(table, io, table.figures[0]!, { do: 'shoot', weapon: 0, target: { figure: 2 } });
    io.finish();
    expect([table.figures[2]!.state, table.figures[3]!.state]).toEqual(states);
  });
}
