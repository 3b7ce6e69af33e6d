import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { ARENAS, EVENTS, MISSIONS, TABLES, TEAM } from '../../src/content/deck.ts';
import { passesFumbleTest } from '../../src/rules/actions/fumble-test.ts';
import { perform, whyNotAct } from '../../src/rules/actions/menu.ts';
import { attachBridge } from '../../src/rules/boarding/bridge.ts';
import { entries } from '../../src/rules/boarding/entry.ts';
import { operateDoor } from '../../src/rules/doors/working-doors.ts';
import { throwGrenade } from '../../src/rules/grenades/throw-grenade.ts';
import { catastropheIfFull, effectOn } from '../../src/rules/kitty/catastrophe.ts';
import { giveFreeRound } from '../../src/rules/kitty/free-round.ts';
import { addPings, dealMoreCards, rouseModules, turnCardsRed } from '../../src/rules/kitty/infestation.ts';
import { explodeFlamer, spoilGrenades } from '../../src/rules/kitty/mishaps.ts';
import { nearestModules } from '../../src/rules/kitty/nearest-modules.ts';
import { countDownPower, powerDown } from '../../src/rules/kitty/power-failure.ts';
import { loseBridge, reattachBridge } from '../../src/rules/kitty/seal-failure.ts';
import { donate } from '../../src/rules/kitty/stress-chits.ts';
import { enterSquare } from '../../src/rules/movement/steps.ts';
import { isExplored } from '../../src/rules/set-up/markers.ts';
import { sees } from '../../src/rules/shooting/sight.ts';
import { stimuliOf } from '../../src/rules/threats/stimulus.ts';
import { planOf } from '../../src/ship/plan.ts';
import { SWITCHES, type Switches } from '../../src/switches.ts';
import { layTable } from '../../src/table/begin.ts';
import type { DuckIo } from '../../src/table/events.ts';
import type { Teamer } from '../../src/table/figure.ts';
import type { DuckTable } from '../../src/table/table.ts';
import { view } from '../../src/view/view.ts';
import { words } from '../../src/words/words.ts';
import { addMan, addThreat, at, codes, openDoors, play, testTable } from '../support/tables.ts';

const FLOOR = ['.....', '.....', '.....', '.....', '.....'];

/** So many first chits are drawn from a cup that holds a number of them. */
const drawn = (cup: number, number: number): string[] => Array.from({ length: number }, (_, i) => `D${cup - i}=1`);

/** A kitty with these chits in it, and the cup without them. */
function filled(table: DuckTable, ...chits: number[]): DuckTable {
  for (const chit of chits) table.decks.cup.splice(table.decks.cup.indexOf(chit), 1);
  table.kitty.chits = chits;
  return table;
}

const fumble = (table: DuckTable, io: DuckIo, man: Teamer) =>
  passesFumbleTest(table, io, man, { name: 'scan', rule: 'DK-ACT-029' });

rule(['DK-KITTY-001', 'DK-KITTY-002', 'DK-GAP-004'], 'a fumble draws a chit, and only their number is told', () => {
  const table = testTable();
  expect(table.decks.cup.reduce((sum, chit) => sum + chit, 0)).toBe(180);
  table.decks.cup = [1, 4, 6];
  const io = play({ dice: ['D6=6', 'D3=2'] }, io => fumble(table, io, addMan(table, at(table, 3, 3))));
  expect(table.kitty.chits).toEqual([4]);
  expect(io.told.at(-1)).toEqual({
    type: 'stressChitsPlaced',
    rule: 'DK-KITTY-003',
    cause: 'fumble',
    number: 1,
    inKitty: 1,
    figure: 0,
    luck: null,
    doubled: false,
  });
  expect(io.rolled.at(-1)!.why.seenBy).toEqual([]);
  expect(words.table(table)).toContain('1 chit in the Stress Kitty');
  expect(view(table, 'team').kitty.chits).toEqual([0]);
});

rule('DK-KITTY-003', 'one chit of a normal man, two of an unlucky one, three of a Jonah', () => {
  const given = (luck: Teamer['card']['luck']): number => {
    const table = testTable();
    const man = addMan(table, at(table, 3, 3), 1, { luck });
    const number = { NORMAL: 1, UNLUCKY: 2, JONAH: 3 }[luck];
    play({ dice: ['D6=6', ...drawn(60, number)] }, io => fumble(table, io, man));
    return table.kitty.chits.length;
  };
  expect([given('NORMAL'), given('UNLUCKY'), given('JONAH')]).toEqual([1, 2, 3]);
});

rule('DK-GAP-016', 'the first fumble of a LUCKY man whose luck is normal costs nothing', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 3), 1, { traits: ['LUCKY'] });
  play({ dice: ['D6=6'] }, io => fumble(table, io, man));
  play({ dice: ['D6=6', 'D60=1'] }, io => fumble(table, io, man));
  expect(table.kitty.chits).toHaveLength(1);
});

rule('DK-KITTY-004', 'a door that sticks is a chit of its own, and so is every try at it that fails', () => {
  const table = testTable({ tiles: [FLOOR, FLOOR] });
  const man = addMan(table, at(table, 5, 3), 3);
  play({ dice: ['D6=6', 'D60=1', 'D59=1'] }, io => operateDoor(table, io, man, 0));
  expect([table.doors[0]!.stuck, table.kitty.chits.length]).toEqual([true, 2]);
  play({ dice: ['D6=4', 'D58=1', 'D57=1'] }, io => operateDoor(table, io, man, 0));
  expect(table.kitty.chits).toHaveLength(4);
});

rule(
  ['DK-KITTY-006', 'DK-KITTY-007', 'DK-KITTY-008'],
  'at the tenth chit all are counted, go back, and count double',
  () => {
    const table = filled(testTable(), 1, 1, 1, 1, 1, 1, 1, 1, 1);
    const jonah = addMan(table, at(table, 3, 3), 1, { luck: 'JONAH' });
    play({}, io => catastropheIfFull(table, io));
    expect(table.kitty.catastrophes).toBe(0);
    play({ dice: ['D6=6', ...drawn(51, 3)] }, io => fumble(table, io, jonah));
    expect(table.kitty.chits).toHaveLength(12);
    // Twelve chits of one point: pings to half of the modules, which is the only one.
    table.decks.pings = ['NONE'];
    const io = play({ dice: ['D6=1', 'D1=1'] }, io => catastropheIfFull(table, io));
    expect(io.told[0]).toMatchObject({ type: 'catastropheStruck', points: 12, effect: 'pings' });
    expect([table.kitty.chits, table.decks.cup.length, table.kitty.doubled]).toEqual([[], 60, true]);
    const after = (luck: Teamer['card']['luck'], number: number): number => {
      const before = table.kitty.chits.length;
      const man = addMan(table, at(table, 3, 4), 1, { luck });
      play({ dice: drawn(table.decks.cup.length, number) }, io => donate(table, io, man, 'fumble'));
      return table.kitty.chits.length - before;
    };
    expect([after('NORMAL', 2), after('UNLUCKY', 4), after('JONAH', 6)]).toEqual([2, 4, 6]);
  },
);

rule('DK-KITTY-006', 'a mission may name another number', () => {
  const table = testTable({ mission: { ...MISSIONS[0]!, stressThreshold: 8 } });
  addMan(table, at(table, 3, 3));
  filled(table, 1, 1, 1, 1, 1, 1, 1, 1);
  const io = play({}, io => catastropheIfFull(table, io));
  expect(io.told).toMatchObject([{ type: 'catastropheStruck', points: 8, effect: 'nothing' }]);
});

rule(['DK-KITTY-007', 'DK-KITTY-009', 'DK-GAP-005'], 'the points choose the row, and more than 55 the last', () => {
  const table = testTable();
  const rows = [9, 10, 15, 16, 20, 25, 26, 35, 36, 45, 46, 55, 60, 120].map(points => effectOn(table, points));
  expect(rows).toEqual([
    null,
    'pings',
    'pings',
    'powerDown',
    'powerDown',
    'powerDown',
    'eventCards',
    'eventCards',
    'activateModules',
    'activateModules',
    'allRed',
    'allRed',
    'allRed',
    'allRed',
  ]);
});

/** The first ship of the deck with the default six on the entry tile. */
function ship(switches: Partial<Switches> = {}) {
  const defaults = Object.fromEntries(SWITCHES.map(each => [each.id, each.values[0]])) as unknown as Switches;
  const table = layTable({
    switches: { ...defaults, ...switches },
    arena: ARENAS[0]!,
    mission: MISSIONS[0]!,
    team: TEAM.slice(0, 6),
    species: 'harpy',
    threatLevel: 0,
  });
  table.turn = 3;
  table.phase = 'team';
  const you = table.figures[0] as Teamer;
  you.at = at(table, 3, 3, 0);
  for (const figure of table.figures.slice(1)) figure.at = -1;
  return { table, you };
}

rule(
  ['DK-KITTY-005', 'DK-GAP-006', 'DK-KITTY-015'],
  'a luckless Team has a table of its own; what nobody carries passes on',
  () => {
    const { table } = ship({ catastrophes: 'luckless' });
    const at = (points: number) => effectOn(table, points);
    for (const figure of table.figures) figure.at = table.figures[0]!.at;
    expect([9, 10, 16, 22, 26, 31, 36, 46].map(at)).toEqual([
      null,
      'hemgMalfunctions',
      'dudGrenades',
      'gasLeak',
      'freeThreatRound',
      'powerDown',
      'flamerExplodes',
      'sealFailure',
    ]);
    const brick = table.figures[1] as Teamer;
    brick.weapons = [];
    expect(at(10)).toBe('flamerExplodes');
    const cinders = table.figures[2] as Teamer;
    cinders.weapons = [];
    expect([at(10), at(22), at(36)]).toEqual(['dudGrenades', 'freeThreatRound', 'dudGrenades']);
  },
);

rule(
  'DK-KITTY-010',
  'pings for half the modules, the nearest first, or for all; where Teamers are the Threats come at once',
  () => {
    const added = (face: number): number[] => {
      const { table } = ship();
      const io = playFreely(table, `D6=${face}`, addPings);
      const told = io.told.find(({ type }) => type === 'markersAdded')!;
      expect(table.tiles.filter(({ markers }) => markers.length > 0).length).toBeGreaterThan(0);
      expect(io.told.some(({ type }) => type === 'threatsCounted')).toBe(true);
      expect(planOf(table.arena).modules[0]!.tiles.every(tile => table.tiles[tile]!.markers.length === 0)).toBe(true);
      return told.type === 'markersAdded' ? [...told.modules] : [];
    };
    const { table } = ship();
    const nearest = nearestModules(table);
    expect(nearest[0]).toBe(0);
    const half = nearest.slice(0, Math.ceil(nearest.length / 2));
    expect([1, 2, 3, 4, 6].map(added)).toEqual([half, half, half, nearest, nearest]);
  },
);

/** Plays an effect whose hidden draws do not matter: the named dice first, then the first face of whatever is asked. */
function playFreely(table: DuckTable, first: string, effect: (table: DuckTable, io: DuckIo) => void) {
  let rolls = 0;
  return play({}, io => {
    const [name, face] = first.split('=') as [string, string];
    effect(table, {
      ...io,
      roll: die => {
        if (rolls++ > 0) return die.faces[0]!;
        expect(die.name).toBe(name);
        return Number(face);
      },
    });
  });
}

rule('DK-KITTY-011', 'power down lasts two average dice of turns, and one sees three squares', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 5));
  const harpy = addThreat(table, at(table, 3, 1));
  expect(sees(table, man, harpy)).toBe(true);
  play({ dice: ['AvD=3', 'AvD=2'] }, io => powerDown(table, io, 'DK-KITTY-011'));
  expect([table.power.down, table.power.turnsLeft, sees(table, man, harpy)]).toEqual([true, 5, false]);
  harpy.at = at(table, 3, 2);
  expect(sees(table, man, harpy)).toBe(true);
  for (let turn = 0; turn < 5; turn++) play({}, io => countDownPower(table, io));
  expect(table.power.down).toBe(false);
});

rule('DK-KITTY-011', 'doors are worked at 1 less, and a console of the Reactor Room brings it back', () => {
  const table = testTable({ tiles: [['.....', '.....', '..w..', '.....', '.....'], FLOOR], types: ['reactor-room'] });
  const man = addMan(table, at(table, 5, 3), 3);
  table.power = { ...table.power, down: true, turnsLeft: 4 };
  const io = play({ dice: ['D6=4', 'D60=1'] }, io => operateDoor(table, io, man, 0));
  expect(io.told.find(({ type }) => type === 'fumbleTested')).toMatchObject({ factor: 4, passed: false });
  expect(codes(whyNotAct(table, man, { do: 'restorePower' }))).toEqual(['notAtConsole']);
  man.at = at(table, 3, 3);
  man.seat = 0;
  table.fittings[0]!.holds = man.id;
  play({ dice: ['D6=4'] }, io => perform(table, io, man, { do: 'restorePower' }));
  expect([table.power.down, man.ready]).toEqual([false, 1]);
  table.power = { ...table.power, down: true, turnsLeft: 0 };
  expect(codes(whyNotAct(table, man, { do: 'restorePower' }))).toEqual(['darkFromTheStart']);
});

rule('DK-KITTY-012', 'a card more for each module, and the discards are shuffled in when the deck runs out', () => {
  const { table } = ship();
  const before = table.modules.map(({ cards }) => cards.length);
  table.decks.discards = table.decks.events.splice(2);
  playFreely(table, 'D2=1', dealMoreCards);
  expect(table.modules.map(({ cards }, i) => cards.length - before[i]!)).toEqual(table.modules.map(() => 1));
});

rule('DK-KITTY-013', 'an average die of modules: their Threats stand there and come for the Team', () => {
  const { table, you } = ship();
  for (const tile of table.tiles) tile.markers = [{ ping: 'PURPLE', shown: false }];
  const io = playFreely(table, 'AvD=3', rouseModules);
  const roused = io.told.find(({ type }) => type === 'threatsRoused');
  expect(roused).toMatchObject({ modules: nearestModules(table).slice(0, 3) });
  const threats = table.figures.filter(figure => figure.kind === 'threat');
  expect([threats.length > 0, table.doors.every(({ open }) => !open)]).toEqual([true, true]);
  // Behind shut doors and with nothing to see or hear they roll on the left column all the same.
  for (const threat of threats) {
    expect(stimuliOf(table, threat)).toMatchObject({ by: [you], column: 'teamOnTile' });
    expect(stimuliOf(table, { ...threat, roused: false, at: at(table, 3, 3, table.tiles.length - 1) }).by).toEqual([]);
  }
});

rule('DK-KITTY-014', 'every card is a red one now; those of opened modules are turned at once', () => {
  const { table } = ship();
  for (const module of table.modules) module.cards = [];
  table.modules[1]!.cards = [{ id: 'G05', shown: false }];
  table.modules[2]!.cards = [{ id: 'G06', shown: false }];
  table.modules[1]!.opened = true;
  const io = play({}, io => turnCardsRed(table, io));
  expect(io.told.filter(({ type }) => type === 'cardTurned')).toMatchObject([{ module: 1, card: 'G05' }]);
  expect([table.modules[2]!.cards.length, table.kitty.mishaps]).toEqual([1, ['allRed']]);
});

rule('DK-KITTY-016', 'a HEMG malfunctions until it is repaired at 1 less', () => {
  const table = testTable({ switches: { catastrophes: 'luckless' } });
  const man = addMan(table, at(table, 3, 5), 1, { weapon: 'hemg' });
  const harpy = addThreat(table, at(table, 3, 3));
  filled(table, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);
  play({}, io => catastropheIfFull(table, io));
  expect(whyNotAct(table, man, { do: 'shoot', target: harpy.id })).toMatchObject([
    { rule: 'DK-KITTY-016', code: 'broken' },
  ]);
  expect(codes(whyNotAct(table, { ...man, ducked: true }, { do: 'repair' }))).toEqual(['lyingDown']);
  const io = play({ dice: ['D6=3'] }, io => perform(table, io, man, { do: 'repair' }));
  expect(io.told.find(({ type }) => type === 'fumbleTested')).toMatchObject({ factor: 4 });
  expect(whyNotAct(table, man, { do: 'shoot', target: harpy.id })).toEqual([]);
});

rule('DK-KITTY-017', 'a Flamer explodes: gone, three markers, and its man burns', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 3), 1, { weapon: 'flamer', strength: 'STRONG' });
  play({}, io => explodeFlamer(table, io));
  expect(table.flames).toMatchObject([{ at: at(table, 3, 3), count: 3 }]);
  expect([man.condition, man.weapons, table.things]).toEqual(['killed', [], []]);
});

rule('DK-KITTY-018', 'grenades of a bad batch go off on 5 or 6 alone', () => {
  const thrown = (face: number): number => {
    const table = testTable();
    const man = addMan(table, at(table, 3, 5), 1, { gear: { grenade: 1 } });
    play({}, io => spoilGrenades(table, io));
    const order = { thrower: man.id, target: at(table, 3, 2), kind: 'grenade', byProjector: false } as const;
    play({ dice: ['D6=6', 'D6=6', `D6=${face}`] }, io => throwGrenade(table, io, order));
    expect(man.gear['grenade']).toBeUndefined();
    return table.explosions.length;
  };
  expect([thrown(4), thrown(5)]).toEqual([0, 1]);
});

rule('DK-KITTY-020', 'every Threat acts at once, and again in its own phase', () => {
  const table = testTable();
  addMan(table, at(table, 3, 5));
  const harpy = addThreat(table, at(table, 3, 1));
  table.order = [0];
  const io = playFreely(table, 'D6=1', giveFreeRound);
  expect(io.told[0]).toMatchObject({ type: 'threatsActedFreely' });
  expect([table.phase, table.order, harpy.activated]).toEqual(['team', [0], false]);
});

rule('DK-KITTY-021', 'a power outage is power down', () => {
  const outage = (switches: Partial<Switches>, points: number) => {
    const table = testTable({ switches });
    addMan(table, at(table, 3, 3));
    table.decks.cup = [];
    table.kitty.chits = [points - 9, 1, 1, 1, 1, 1, 1, 1, 1, 1];
    play({ dice: ['AvD=3', 'AvD=4'] }, io => catastropheIfFull(table, io));
    return table.power;
  };
  expect(outage({ catastrophes: 'luckless' }, 33)).toEqual(outage({}, 20));
});

rule('DK-KITTY-022', 'the bridge is lost; after an average die of turns a 6 attaches it elsewhere', () => {
  const { table, you } = ship();
  const [entry] = entries(table);
  const squares = play({}, io => attachBridge(table, io, entry!, 0)) && table.bridge.squares;
  openDoors(table);
  table.modules.forEach(module => {
    module.entered = true;
  });
  you.at = squares[0]!;
  const { airlock } = table.bridge;
  play({ dice: ['AvD=3'] }, io => loseBridge(table, io));
  expect([table.bridge.squares, table.bridge.entry, table.doors[airlock]!.open]).toEqual([[], null, false]);
  expect(you.at).toBe(entry!.square);
  for (let turn = 1; turn <= 3; turn++) play({}, io => reattachBridge(table, io));
  play({ dice: ['D6=5'] }, io => reattachBridge(table, io));
  playFreely(table, 'D6=6', reattachBridge);
  expect([table.bridge.squares.length, table.bridge.airlock === airlock]).toEqual([4, entries(table).length === 0]);
});

rule(['DK-GAP-005', 'DK-GAP-006'], 'both tables are content and leave no gap', () => {
  for (const { rows } of Object.values(TABLES.catastrophes)) {
    const bounds = rows.map(([from, to]) => [from as number, to as number] as const);
    expect(bounds[0]![0]).toBe(10);
    bounds.slice(1).forEach(([from], i) => {
      expect(from).toBe(bounds[i]![1] + 1);
    });
  }
});

rule('DK-KITTY-010', 'on a tile already explored they come out when a Teamer next enters', () => {
  const table = testTable({ tiles: [FLOOR, FLOOR] });
  openDoors(table);
  table.modules.forEach(module => {
    module.opened = true;
  });
  const man = addMan(table, at(table, 5, 3), 3);
  table.tiles[1]!.explored = true;
  // The first for the module where he is, which brings nothing.
  table.decks.pings = ['NONE', 'PURPLE'];
  play({ dice: ['D6=4', 'D2=1', 'D1=1'] }, io => addPings(table, io));
  expect([isExplored(table.tiles[1]!), table.tiles[1]!.markers.length]).toEqual([false, 1]);
  const io = playFreely(table, 'AvD=2', (_, freely) =>
    enterSquare(table, freely, man, at(table, 1, 3, 1), { willingly: true }),
  );
  expect(io.told.map(({ type }) => type)).toContain('threatsCounted');
  expect(table.tiles[1]!.markers).toEqual([]);
});

rule('DK-KITTY-012', 'a RED card that comes to Teamers in an open module is carried out at once', () => {
  const { table } = ship();
  table.modules[0]!.opened = true;
  // Enough for every module, and all of one kind: a siren does nobody any harm.
  const siren = EVENTS.find(({ colour, effects }) => colour === 'RED' && effects.some(({ kind }) => kind === 'siren'));
  table.decks.events = table.modules.map(() => siren!.id);
  const first = `D${table.modules.length}=1`;
  const io = playFreely(table, first, dealMoreCards);
  expect(io.told.flatMap(event => (event.type === 'cardTurned' ? [event.module] : []))).toEqual([0]);
});
