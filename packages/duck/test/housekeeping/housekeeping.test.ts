import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { missionCard } from '../../src/content/cards.ts';
import { MISSIONS } from '../../src/content/deck.ts';
import { passesFumbleTest } from '../../src/rules/actions/fumble-test.ts';
import { actsOf, perform, whyNotAct } from '../../src/rules/actions/menu.ts';
import { checkDoors } from '../../src/rules/housekeeping/door-check.ts';
import { revealGreenCards } from '../../src/rules/housekeeping/green-cards.ts';
import { housekeeping } from '../../src/rules/housekeeping/phase.ts';
import { checkRandomEvent } from '../../src/rules/housekeeping/random-event.ts';
import { planOf } from '../../src/ship/plan.ts';
import { shipChanged } from '../../src/ship/walls.ts';
import type { DuckTable, Fitting } from '../../src/table/table.ts';
import {
  addExplosion,
  addFlames,
  addLoad,
  addMachine,
  addMan,
  addThreat,
  at,
  codes,
  openDoors,
  play,
  testTable,
} from '../support/tables.ts';

const FLOOR = ['.....', '.....', '.....', '.....', '.....'];

function ship(tiles = 2, types: ('bridge' | 'ops-con' | 'passage')[] = []): DuckTable {
  const table = testTable({ tiles: new Array<string[]>(tiles).fill(FLOOR), types });
  table.phase = 'housekeeping';
  openDoors(table);
  for (const module of table.modules) module.opened = true;
  return table;
}

function seatAt(table: DuckTable, square: number): Fitting {
  const seat: Fitting = {
    at: square,
    kind: 'workspace',
    height: 'LOW',
    quarters: 15,
    used: false,
    wrecked: false,
    holds: null,
    damage: 0,
  };
  table.fittings.push(seat);
  shipChanged(table);
  return seat;
}

rule(['DK-HOUSE-001', 'DK-CHOUSE-001'], 'the eleven steps in their order', () => {
  const table = ship(2);
  const man = addMan(table, at(table, 2, 2));
  man.ready = 0;
  man.acted = 2;
  const load = addLoad(table, at(table, 2, 4), { kind: 'FLAMMABLE', die: 5 });
  const inert = addLoad(table, at(table, 4, 4));
  addFlames(table, at(table, 3, 4), 1);
  addExplosion(table, at(table, 3, 5));
  table.charges = [
    {
      kind: 'fireBomb',
      at: at(table, 5, 5, 1),
      facing: 1,
      trigger: 'timer',
      owner: man.id,
      armed: true,
      count: 4,
    },
  ];
  addMachine(table, at(table, 5, 1, 1), 'actionDrone');
  table.modules[0]!.cards = [{ id: 'G05', shown: false }];
  table.power.override = false;
  const io = play({ dice: ['D6=3', 'D6=4'] }, io => housekeeping(table, io));
  const steps = [
    'loadWarmed',
    'loadLost',
    'flamesBurntDown',
    'explosionMarkersRemoved',
    'timerCountedDown',
    'doorClosed',
    'powerUsed',
    'cardTurned',
  ];
  expect(io.told.map(({ type }) => type).filter(type => steps.includes(type))).toEqual(steps);
  expect([load.die, inert.lost, table.flames.length, table.explosions.length]).toEqual([3, true, 0, 0]);
  expect([man.ready, man.acted]).toEqual([2, 0]);
});

rule('DK-HOUSE-001', 'steps with nothing to do are skipped silently', () => {
  const table = ship(1);
  addMan(table, at(table, 2, 2));
  expect(play({ dice: ['D6=1', 'D6=2'] }, io => housekeeping(table, io)).told).toEqual([]);
});

rule('DK-HOUSE-003', 'every burning square loses one marker', () => {
  const table = ship(1);
  const squares = [at(table, 1, 1), at(table, 3, 3), at(table, 5, 5)];
  for (const [n, count] of [3, 1, 2].entries()) addFlames(table, squares[n]!, count);
  play({ dice: ['D6=1', 'D6=1'] }, io => housekeeping(table, io));
  expect(table.flames.map(({ at: square, count }) => [square, count])).toEqual([
    [squares[0], 2],
    [squares[2], 1],
  ]);
});

rule(['DK-HOUSE-002', 'DK-HOUSE-004'], 'what a load makes in this Housekeeping stays until the next', () => {
  const table = ship(1);
  addLoad(table, at(table, 3, 3), { kind: 'EXPLOSIVE', die: 2 });
  addExplosion(table, at(table, 2, 2));
  addExplosion(table, at(table, 4, 4));
  play({ dice: ['D6=1', 'D6=1'] }, io => housekeeping(table, io));
  expect(table.explosions.map(({ at: square }) => square)).toContain(at(table, 3, 3));
  Object.assign(table, { phase: 'housekeeping', turn: table.turn + 1 });
  play({ dice: ['D6=1', 'D6=1'] }, io => housekeeping(table, io));
  expect(table.explosions).toEqual([]);
});

rule('DK-HOUSE-005', 'a door closes where nobody is near, unless somebody with a DOOR RC keeps it open', () => {
  const table = ship();
  const closing = play({}, io => checkDoors(table, io));
  expect(closing.told).toEqual([{ type: 'doorClosed', rule: 'DK-HOUSE-005', door: 0, by: null }]);
  expect(table.doors[0]!.open).toBe(false);
  openDoors(table);
  addMan(table, at(table, 1, 1), 1, { gear: { 'door-rc': 1 } });
  const answer = (word: string) => [{ seat: 'team', answer: word }];
  play({ answers: answer('keepOpen') }, io => checkDoors(table, io));
  expect(table.doors[0]!.open).toBe(true);
  addThreat(table, at(table, 1, 3, 1));
  play({}, io => checkDoors(table, io));
  table.figures.pop();
  expect(table.doors[0]!.open).toBe(true);
  // One beside an aperture square is not next to the door.
  addThreat(table, at(table, 4, 2));
  play({ answers: answer('keepOpen') }, io => checkDoors(table, io));
  table.figures.pop();
  play({ answers: answer('letClose') }, io => checkDoors(table, io));
  expect(table.doors[0]!.open).toBe(false);
});

rule('DK-HOUSE-005', 'doors that are stuck or held open, and doors without power, stay', () => {
  for (const change of [{ stuck: true }, { heldOpenUntil: 2 }, { holed: [true] }]) {
    const table = ship();
    Object.assign(table.doors[0]!, change);
    play({}, io => checkDoors(table, io));
    expect(table.doors[0]!.open).toBe(true);
  }
  const dark = ship();
  dark.power.down = true;
  play({}, io => checkDoors(dark, io));
  expect(dark.doors[0]!.open).toBe(true);
});

rule('DK-HOUSE-006', 'with the override set at the Bridge doors stay as they are, and flames still go down', () => {
  const table = ship(2, ['bridge', 'passage']);
  const man = addMan(table, at(table, 1, 1));
  expect(codes(whyNotAct(table, man, { do: 'override' }))).toEqual(['notAtConsole']);
  seatAt(table, man.at).holds = man.id;
  man.seat = 0;
  play({ dice: ['D6=4'] }, io => perform(table, io, man, { do: 'override' }));
  addFlames(table, at(table, 5, 5, 1), 2);
  play({ dice: ['D6=1', 'D6=1'] }, io => housekeeping(table, io));
  expect([table.doors[0]!.open, table.flames[0]!.count]).toEqual([true, 1]);
  table.power.down = true;
  expect(codes(whyNotAct(table, man, { do: 'override' }))).toEqual(['noPower']);
});

rule('DK-HOUSE-007', 'with a man at Ops Con any door is worked by the one who calls for it', () => {
  const table = ship(2, ['ops-con', 'passage']);
  const [caller, operator] = [addMan(table, at(table, 5, 5, 1)), addMan(table, at(table, 1, 1))];
  const act = { do: 'callDoor', door: 0 } as const;
  expect(codes(whyNotAct(table, caller, act))).toEqual(['opsConUnmanned']);
  seatAt(table, operator.at).holds = operator.id;
  operator.seat = 0;
  const called = play({ dice: ['D6=3'] }, io => perform(table, io, caller, act));
  expect([table.doors[0]!.open, caller.ready, operator.ready]).toEqual([false, 1, 2]);
  expect(called.told.map(({ type, rule: row }) => [type, row])).toEqual([
    ['fumbleTested', 'DK-HOUSE-007'],
    ['doorClosed', 'DK-HOUSE-007'],
  ]);
  play({ dice: ['D6=3'] }, io => perform(table, io, operator, act));
  expect([table.doors[0]!.open, operator.ready]).toEqual([true, 1]);
});

rule(['DK-HOUSE-007', 'DK-SETUP-036'], 'an airlock is a door like any other, as long as it leads somewhere', () => {
  const table = ship(2, ['ops-con', 'passage']);
  const operator = addMan(table, at(table, 1, 1));
  seatAt(table, operator.at).holds = operator.id;
  operator.seat = 0;
  const { firstAirlock, doors } = planOf(table.arena);
  const act = { do: 'callDoor', door: firstAirlock } as const;
  expect(codes(whyNotAct(table, operator, act))).toEqual(['opensOnSpace']);
  table.bridge.entry = doors[firstAirlock]!.segments[0]!;
  play({ dice: ['D6=3'] }, io => perform(table, io, operator, act));
  expect(table.doors[firstAirlock]!.open).toBe(true);
});

rule('DK-HOUSE-008', 'an idle drone uses a pip', () => {
  const table = ship(1);
  const drone = addMachine(table, at(table, 3, 3), 'hemgDrone');
  const off = addMachine(table, at(table, 1, 1), 'hemgDrone');
  drone.power = 3;
  Object.assign(off, { power: 3, on: false });
  play({ dice: ['D6=1', 'D6=1'] }, io => housekeeping(table, io));
  expect([drone.power, off.power]).toEqual([2, 3]);
});

rule(
  ['DK-HOUSE-009', 'DK-SETUP-027', 'DK-CHOUSE-003'],
  'GREEN cards of secured modules, the nearest to YOU first',
  () => {
    const table = ship(3);
    for (const module of table.modules) module.cards = [{ id: 'G05', shown: false }];
    const you = addMan(table, at(table, 3, 3, 1));
    addMan(table, at(table, 3, 3, 0));
    addMan(table, at(table, 3, 3, 2));
    const hidden = addThreat(table, at(table, 5, 5, 2));
    hidden.waitingSince = 1;
    const io = play({}, io => revealGreenCards(table, io));
    expect(you.leads).toBe(true);
    const turned = io.told.flatMap(event => (event.type === 'cardTurned' ? [event] : []));
    expect(turned.map(({ module, rule: row }) => [module, row])).toEqual([
      [1, 'DK-SETUP-027'],
      [0, 'DK-SETUP-027'],
    ]);
    hidden.condition = 'killed';
    table.tiles[2]!.markers = [{ ping: 'NONE', shown: false }];
    play({}, io => revealGreenCards(table, io));
    expect(table.modules[2]!.cards).toHaveLength(1);
    table.tiles[2]!.markers = [];
    play({}, io => revealGreenCards(table, io));
    expect(table.modules[2]!.cards).toEqual([]);
  },
);

rule('DK-TURN-007', 'a double 6 applies an undealt card, 6 and 5 nothing', () => {
  const table = ship(1);
  addMan(table, at(table, 3, 3));
  table.decks.events = ['R05', 'G05'];
  play({ dice: ['D6=6', 'D6=5'] }, io => checkRandomEvent(table, io));
  const io = play({ dice: ['D6=6', 'D6=6', 'D2=1', 'D60=1'] }, io => checkRandomEvent(table, io));
  expect([table.noise.sirenUntil, table.decks.events]).toEqual([3, ['G05']]);
  expect(io.told.find(({ type }) => type === 'cardTurned')).toMatchObject({ rule: 'DK-TURN-007', card: 'R05' });
});

rule('DK-CHOUSE-004', 'a console beside an explosion is lost, one flame marker does it no harm', () => {
  const table = ship(1);
  const [near, far] = [seatAt(table, at(table, 4, 2)), seatAt(table, at(table, 1, 5))];
  addExplosion(table, at(table, 3, 2));
  addFlames(table, at(table, 2, 5), 1);
  play({ dice: ['D6=1', 'D6=1'] }, io => housekeeping(table, io));
  expect([near.wrecked, far.wrecked]).toEqual([true, false]);
});

rule(['DK-CHOUSE-006', 'DK-CHOUSE-007'], 'passed below the Fumble Factor, which a wound lowers', () => {
  const table = ship(1);
  const man = addMan(table, at(table, 3, 3), 1, { ff: 5 });
  const passes = (face: number): boolean => {
    let passed = false;
    play({ dice: [`D6=${face}`, ...(face < 4 || (face === 4 && man.wounds === 0) ? [] : ['D60=1'])] }, io => {
      passed = passesFumbleTest(table, io, man, { name: 'reload', rule: 'DK-WEAP-021' });
    });
    table.decks.cup = new Array<number>(60).fill(1);
    return passed;
  };
  expect([passes(4), passes(5)]).toEqual([true, false]);
  man.wounds = 1;
  expect([passes(4), passes(3)]).toEqual([false, true]);
});

rule('DK-CHOUSE-008', 'a scenario action without a stated result is turned away when it is read', () => {
  const [card] = MISSIONS.filter(({ actions }) => actions.length > 0);
  const action = card!.actions[0]!;
  expect(missionCard.safeParse({ ...card, actions: [action] }).success).toBe(true);
  expect(missionCard.safeParse({ ...card, actions: [{ ...action, result: '' }] }).success).toBe(false);
  const { result: _, ...without } = action;
  expect(missionCard.safeParse({ ...card, actions: [without] }).success).toBe(false);
});

rule('DK-HOUSE-007', 'a man of the other Team at Ops Con works no doors for us', () => {
  const table = ship(2, ['ops-con', 'passage']);
  const [caller, rival] = [addMan(table, at(table, 5, 5, 1)), addMan(table, at(table, 1, 1))];
  Object.assign(rival, { team: 1, seat: 0 });
  seatAt(table, rival.at).holds = rival.id;
  expect(codes(whyNotAct(table, caller, { do: 'callDoor', door: 0 }))).toEqual(['opsConUnmanned']);
  Object.assign(caller, { team: 1 });
  expect(whyNotAct(table, caller, { do: 'callDoor', door: 0 })).toEqual([]);
});

rule('DK-CHOUSE-004', 'equipment that is lost cannot be used any more', () => {
  const table = ship(1);
  const man = addMan(table, at(table, 3, 3));
  for (const [x, kind] of [
    [2, 'locker'],
    [3, 'workspace'],
    [4, 'pod'],
  ] as const) {
    const fitting = seatAt(table, at(table, x, 2));
    Object.assign(fitting, { kind });
  }
  const acts = [
    { do: 'rummage', fitting: 0 },
    { do: 'getIn', fitting: 1 },
    { do: 'getIn', fitting: 2 },
  ] as const;
  expect(acts.flatMap(act => codes(whyNotAct(table, man, act)))).toEqual([]);
  addExplosion(table, at(table, 3, 2));
  play({ dice: ['D6=1', 'D6=1'] }, io => housekeeping(table, io));
  expect(acts.map(act => codes(whyNotAct(table, man, act)))).toEqual([['wrecked'], ['wrecked'], ['wrecked']]);
  expect(actsOf(table, man).filter(({ do: deed }) => deed === 'rummage' || deed === 'getIn')).toEqual([]);
});
