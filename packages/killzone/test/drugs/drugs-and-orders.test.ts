import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { WEAPONS } from '../../src/content/load.ts';
import type { Drug } from '../../src/content/schema.ts';
import { whyNotShift } from '../../src/rules/drugs/shifting.ts';
import { allowance } from '../../src/rules/movement/free-movement.ts';
import { changeTally } from '../../src/rules/orders/changing-orders.ts';
import { whyNotOrder } from '../../src/rules/orders/giving-orders.ts';
import { profileOf } from '../../src/rules/organisation/profile.ts';
import { targeting } from '../../src/rules/shooting/targeting.ts';
import { killScoreOf } from '../../src/rules/suppression/damage.ts';
import { removeSuppression } from '../../src/rules/suppression/removing-suppression.ts';
import { carryOut, whyNotAct } from '../../src/rules/turn/acts.ts';
import { killzone } from '../../src/system.ts';
import type { Killzone } from '../../src/table/table.ts';
import { gang, go, io, streets } from '../support/gangs.ts';
import { d6, give, group, lay, put } from '../support/setting.ts';
import { outside, room, tenement } from '../support/tenement.ts';
import { drive, park } from '../support/vehicles.ts';

/** The gang stands together and asks for Assault with this die. */
function asks(drugs: readonly Drug[], die: number): Killzone {
  const table = streets(drugs);
  for (const id of [0, 1, 2]) put(table, id, 10 + id * 1.2, 10);
  Object.assign(table, { phase: 'changingOrders', sequence: [0] });
  const script = io(d6(die), { seat: 'red', answer: 'assault' });
  killzone.step(table, script);
  script.finish();
  return table;
}

rule(
  ['KZ-DRUG-027', 'KZ-ORDER-005', 'KZ-ORDER-007'],
  'his gang runs; the paranoid keeps down: 4 inches, a shot, and no runner',
  () => {
    const table = streets(['sharp'], { weapons: ['submachine-gun'] });
    const [paranoid, other] = table.figures;
    paranoid!.overdosed = true;
    give(table, 0, 'run');
    put(table, 3, 10, 16);
    const shot = { do: 'shoot', weapon: 0, target: { figure: 3 } } as const;
    expect([allowance(table, paranoid!).total, allowance(table, other!).total]).toEqual([4, 14]);
    expect(whyNotAct(table, paranoid!, shot)).toEqual([]);
    expect(whyNotAct(table, other!, shot)).toMatchObject([{ code: 'noShots' }]);
    carryOut(table, io(), paranoid!, go(10, 14));
    expect(paranoid!.ran).toBe(false);
  },
);

rule(['KZ-DRUG-027', 'KZ-SUPP-002'], 'shots at him are at -1, once, whatever else keeps him down', () => {
  const table = streets(['sharp']);
  const paranoid = table.figures[0]!;
  paranoid.overdosed = true;
  put(table, 3, 10, 16);
  const off = (): number => targeting(table, table.figures[3]!, WEAPONS.get('handgun'), { figure: 0 }).tally.total;
  give(table, 0, 'keepDown', false);
  expect(off()).toBe(-1);
  give(table, 0, 'keepDown', true);
  expect(off()).toBe(-1);
  paranoid.state = 'suppressed';
  expect(off()).toBe(-1);
});

rule(['KZ-DRUG-027', 'KZ-SUPP-004'], 'and he comes round the more easily for it', () => {
  const table = streets(['sharp']);
  table.figures[0]!.overdosed = true;
  for (const id of [0, 1]) table.figures[id]!.state = 'suppressed';
  give(table, 0, 'assault');
  removeSuppression(table, io(d6(3, 3)), table.groups[0]!);
  expect(table.figures.slice(0, 2).map(({ state }) => state)).toEqual(['active', 'suppressed']);
});

rule(
  ['KZ-DRUG-007', 'KZ-DRUG-014', 'KZ-DRUG-024'],
  'Speed and Alcohol, overdosed: all of 10 inches, and two harder to kill',
  () => {
    const table = streets(['speed', 'alcohol']);
    const user = table.figures[0]!;
    user.overdosed = true;
    expect([allowance(table, user).total, killScoreOf(table, user).total]).toEqual([10, 9]);
    expect(whyNotAct(table, user, go(19.9, 10))).toMatchObject([{ rule: 'KZ-DRUG-014' }]);
    expect(whyNotAct(table, user, go(20, 10))).toEqual([]);
  },
);

rule('KZ-DRUG-021', 'an overdose of Dove gives up the cover of a window, from a grenade too', () => {
  const table = lay({ map: tenement, red: [gang(['dove'], 3)], blue: [group('rebel', 2)] });
  const hall = room(table, 0, 'SW');
  const window = outside(table, hall, 'window');
  const user = put(table, 0, window.fromX / 1000, window.fromY / 1000, hall);
  put(table, 3, window.x / 1000 - 6, window.y / 1000);
  const off = (): number =>
    targeting(table, table.figures[3]!, WEAPONS.get('grenade-launcher'), { figure: 0 }).tally.total;
  expect(off()).toBe(-2);
  user.overdosed = true;
  expect(off()).toBe(0);
});

rule(['KZ-DRUG-023', 'KZ-CHANGE-003'], 'drink makes a 2 of a 3, and the whole gang is suppressed', () => {
  const { figures } = asks(['alcohol'], 3);
  expect(figures.slice(0, 3).map(({ state }) => state)).toEqual(['suppressed', 'suppressed', 'suppressed']);
});

rule(
  ['KZ-DRUG-026', 'KZ-DRUG-023', 'KZ-DRUG-020'],
  'on Sharp a 5 less 1 for drink is Keep Down; with Dove a 4 changes nothing',
  () => {
    expect(asks(['sharp', 'alcohol'], 5).groups[0]!.order).toBe('keepDown');
    expect(asks(['sharp', 'dove'], 4).groups[0]!.order).toBe('shoot');
  },
);

rule(['KZ-DRUG-016', 'KZ-ORDER-013'], 'on Haywire even a runner goes into contact', () => {
  const table = streets(['haywire']);
  give(table, 0, 'run');
  put(table, 3, 10, 18);
  expect(whyNotAct(table, table.figures[0]!, go(10, 17))).toEqual([]);
});

rule(['KZ-DRUG-018', 'KZ-FIRE-004'], 'nobody is shifted through a door into a room full of hot gas', () => {
  const table = lay({ map: tenement, red: [gang(['haywire'], 3)], blue: [group('rebel', 2)] });
  const hall = room(table, 0, 'SW');
  const door = outside(table, hall, 'door');
  const { who } = Object.assign(put(table, 0, door.x / 1000, door.y / 1000 - 0.6), { overdosed: true });
  table.fires[hall]!.attackedOn = 1;
  const question = { kind: 'shift', rule: 'KZ-DRUG-018', figure: who, reach: 2000 } as const;
  expect(whyNotShift(table, question as never, { x: door.fromX, y: door.fromY, room: hall })).not.toEqual([]);
});

rule(['KZ-DRUG-015', 'KZ-VEH-021'], 'a crash shakes nobody on Haywire; it kills him at 9', () => {
  const table = lay({ red: [gang(['haywire'], 3)], blue: [group('rebel', 2)] });
  table.acting = 0;
  park(table, 'car', { at: [10, 24], speed: 16, crew: [0, 1] });
  drive(table, 'hold', 0, [3, 4, 4, 4, 5], [{ turn: 90, ahead: 16_000 }]);
  expect(table.figures.slice(0, 2).map(({ state }) => state)).toEqual(['active', 'killed']);
});

rule(
  ['KZ-DRUG-010', 'KZ-DRUG-020', 'KZ-DRUG-023'],
  'a hero who has slept it off and is the last of his gang is sober, whatever he is asked to do',
  () => {
    const table = streets(['dove', 'alcohol'], { hero: true });
    const [gang] = table.groups;
    const [hero, ...others] = table.figures.filter(({ group }) => group === 0);
    hero!.clean = true;
    const barred = () => whyNotOrder(table, gang!, 'keepDown').map(({ rule: row }) => row);
    const drunk = () => changeTally(table, gang!, 4).parts.some(({ rule: row }) => row === 'KZ-DRUG-023');
    expect([barred(), drunk()]).toEqual([['KZ-DRUG-020'], true]);
    for (const other of others) other.state = 'killed';
    expect([barred(), drunk()]).toEqual([[], false]);
    expect(profileOf(table, hero!).drugs).toEqual([]);
  },
);
