import { neighbour, oppositeSide } from '@sightline/geometry/grid';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import type { Ping } from '../../src/content/cards.ts';
import { perform, whyNotAct } from '../../src/rules/actions/menu.ts';
import { wound } from '../../src/rules/damage/kill-and-wound.ts';
import type { DoorAct } from '../../src/rules/doors/acts.ts';
import { layTokens } from '../../src/rules/housekeeping/disturbance.ts';
import { enterSquare } from '../../src/rules/movement/steps.ts';
import type { ScanAct } from '../../src/rules/sensor/acts.ts';
import { countThreats, lineOf } from '../../src/rules/sensor/counting.ts';
import { explore } from '../../src/rules/sensor/exploration.ts';
import { placeOnTile } from '../../src/rules/sensor/placement.ts';
import { placeThreatsOf } from '../../src/rules/sensor/resolve.ts';
import { scan, whyNotScan } from '../../src/rules/sensor/scan.ts';
import { tilesInReach } from '../../src/rules/sensor/sensor-reach.ts';
import { isExplored } from '../../src/rules/set-up/markers.ts';
import { turnChit, turnChitsOf } from '../../src/rules/set-up/source.ts';
import { makeNoise } from '../../src/rules/threats/noise.ts';
import { planOf } from '../../src/ship/plan.ts';
import { shipChanged } from '../../src/ship/walls.ts';
import type { DuckTable } from '../../src/table/table.ts';
import { addFlames, addMan, addThreat, at, codes, play, testTable } from '../support/tables.ts';

const FLOOR = ['.....', '.....', '.....', '.....', '.....'];
const D6 = (...faces: number[]): string[] => faces.map(face => `D6=${face}`);
const SCANNER = { gear: { 'bio-scanner': 1 } };

/** Tiles in a row, doors between them shut, a marker on each. */
function row(tiles: number, ping: Ping = 'GREEN'): DuckTable {
  const table = testTable({ tiles: new Array<string[]>(tiles).fill(FLOOR) });
  for (const tile of table.tiles) tile.markers = [{ ping, shown: false }];
  table.modules[0]!.opened = true;
  table.tiles[0]!.markers = [];
  return table;
}

function openDoor(table: DuckTable, door: number): void {
  table.doors[door]!.open = true;
  shipChanged(table);
}

rule(
  ['DK-SENS-001', 'DK-SENS-003', 'DK-SENS-005'],
  'the Team scans or opens doors in a phase, whoever is in position, each for a chit',
  () => {
    const explored = (dice: string[], ...acts: { figure: number; act: ScanAct | DoorAct }[]) => {
      const table = row(3, 'NONE');
      table.phase = 'exploration';
      const you = addMan(table, at(table, 5, 3), 3, { ff: 6, ...SCANNER });
      const mate = addMan(table, at(table, 5, 3), 3, { ff: 5 });
      const other = addMan(table, at(table, 5, 3, 1), 3, { ff: 5 });
      const answers = acts.map(answer => ({ seat: 'team', answer }));
      play({ dice, answers }, io => explore(table, io));
      return [you.ready, mate.ready, other.ready, table.doors[0]!.open, table.doors[1]!.open];
    };
    const scans = { figure: 0, act: { do: 'scan', side: 3 } } as const;
    const opens = (figure: number, door: number) => ({ figure, act: { do: 'openDoor', door } }) as const;
    expect(explored(D6(3), scans)).toEqual([1, 2, 2, false, false]);
    expect(explored(D6(4, 4), opens(1, 0), opens(2, 1))).toEqual([2, 1, 1, true, true]);
  },
);

rule('DK-SENS-002', 'one tile through a barrier, two where the doors are open, never through a second shut one', () => {
  const table = row(4);
  const side = { square: at(table, 5, 3), side: 3 } as const;
  expect(tilesInReach(table, side)).toEqual([1]);
  openDoor(table, 0);
  expect(tilesInReach(table, side)).toEqual([1]);
  openDoor(table, 1);
  expect(tilesInReach(table, side)).toEqual([1, 2]);
  openDoor(table, 2);
  expect(tilesInReach(table, side)).toEqual([1, 2]);
  // A bay of two tiles is one module: nothing parts them.
  const bay = testTable({ tiles: [FLOOR, FLOOR, FLOOR], joined: 'open' });
  const { grid } = planOf(bay.arena);
  const airlock = planOf(bay.arena).doors.at(-1)!.segments[0]!;
  const outside = { square: neighbour(grid, airlock.square, airlock.side), side: oppositeSide(airlock.side) };
  expect(tilesInReach(bay, outside)).toEqual([0, 1, 2]);
});

rule('DK-SENS-003', 'a scan in the Team phase is seen when the next Exploration Phase begins', () => {
  const table = row(2);
  const you = addMan(table, at(table, 5, 3), 3, { ff: 6, ...SCANNER });
  play({ dice: D6(2) }, io => expect(scan(table, io, you, { do: 'scan', side: 3 })).toBe(true));
  expect(table.tiles[1]!.markers[0]!.shown).toBe(false);
  expect(codes(whyNotScan(table, you, { do: 'scan', side: 3 }))).toEqual(['nothingHidden']);
  table.phase = 'exploration';
  you.ready = 0;
  const io = play({}, io => explore(table, io));
  expect(table.tiles[1]!.markers[0]!.shown).toBe(true);
  expect(io.told).toMatchObject([{ type: 'pingShown', ping: 'GREEN', shows: true }]);
});

rule(['DK-SENS-006', 'DK-SENS-007'], 'only with the scanner, and only against a door or a bulkhead', () => {
  const table = row(2);
  const you = addMan(table, at(table, 3, 3), 3, SCANNER);
  const act = { do: 'scan', side: 3 } as const;
  expect(codes(whyNotScan(table, you, act))).toEqual(['notAgainstBarrier']);
  you.at = at(table, 5, 3);
  expect(whyNotAct(table, you, act)).toEqual([]);
  you.at = at(table, 5, 1);
  expect(whyNotScan(table, you, act)).toEqual([]);
  you.gear = {};
  expect(codes(whyNotScan(table, you, act))).toEqual(['noScanner']);
});

rule('DK-SENS-006', 'the scanner lies where its carrier fell until somebody picks it up', () => {
  const table = row(2);
  const you = addMan(table, at(table, 5, 3), 3, SCANNER);
  const mate = addMan(table, at(table, 5, 3), 3);
  you.wounds = 1;
  play({}, io => wound(table, io, you, { by: null, means: 'accident', rule: 'DK-DMG-010' }));
  expect(codes(whyNotScan(table, mate, { do: 'scan', side: 3 }))).toEqual(['noScanner']);
  play({ dice: D6(4) }, io => perform(table, io, mate, { do: 'pickUp', item: 'bio-scanner' }));
  expect(whyNotScan(table, mate, { do: 'scan', side: 3 })).toEqual([]);
});

rule('DK-SENS-008', 'a fumbled scan costs its chit and a stress chit; the second chit may try again', () => {
  const table = row(2);
  table.phase = 'exploration';
  const you = addMan(table, at(table, 5, 3), 3, { ff: 6, ...SCANNER });
  const again = { seat: 'team', answer: { figure: you.id, act: { do: 'scan', side: 3 } } };
  play({ dice: ['D6=6', 'D60=1', 'D6=1'], answers: [again, again] }, io => explore(table, io));
  expect([you.ready, table.kitty.chits.length, table.tiles[1]!.markers[0]!.shown]).toEqual([0, 1, true]);
});

rule(['DK-SENS-009', 'DK-SENS-012'], 'the number of Threats by the colour of the ping', () => {
  const number = (ping: Ping, ...faces: number[]): number => {
    let counted = 0;
    play({ dice: faces.map(face => `AvD=${face}`) }, io => {
      counted = countThreats(io, lineOf(ping, 0));
    });
    return counted;
  };
  expect(number('RED', 5, 3)).toBe(8);
  expect(number('ORANGE', 2)).toBe(4);
  expect(number('BLUE', 2)).toBe(3);
  expect(number('GREEN', 4)).toBe(4);
  expect(number('PURPLE', 2)).toBe(1);
  expect(number('NONE')).toBe(0);
});

rule('DK-STAR-017', 'after a failure each ping counts one line higher', () => {
  expect(lineOf('GREEN', 1)).toEqual({ ping: 'BLUE', beyond: 0 });
  expect(lineOf('NONE', 1)).toEqual({ ping: 'NONE', beyond: 0 });
  play({ dice: ['AvD=4', 'AvD=4'] }, io => expect(countThreats(io, lineOf('RED', 1))).toBe(9));
});

rule(['DK-SENS-014', 'DK-SENS-016'], 'column, row and a face at random; a 6 is read as a 3', () => {
  const table = testTable();
  const dice = ['D6=6', 'D6=2', 'D8=5', 'D6=1', 'D6=6', 'D8=1', 'D6=6', 'D6=6', 'D8=3'];
  play({ dice }, io => placeOnTile(table, io, 0, ['harpy', 'harpy', 'harpy']));
  expect(table.figures.map(figure => [figure.at, figure.facing])).toEqual([
    [at(table, 3, 2), 5],
    [at(table, 1, 3), 1],
    [at(table, 3, 3), 3],
  ]);
});

rule('DK-SENS-015', 'no space: the next square towards the nearest Teamer, else the closest free one', () => {
  const table = testTable();
  addMan(table, at(table, 1, 3));
  addThreat(table, at(table, 3, 3));
  play({ dice: ['D6=3', 'D6=3', 'D8=1'] }, io => placeOnTile(table, io, 0, ['harpy']));
  expect(table.figures.at(-1)!.at).toBe(at(table, 2, 3));
  play({ dice: ['D6=3', 'D6=3', 'D7=1', 'D8=1'] }, io => placeOnTile(table, io, 0, ['harpy']));
  expect(table.figures.at(-1)!.at).toBe(at(table, 2, 2));
});

rule('DK-SENS-013', 'all tiles of a module are worked through together, and the markers are used up', () => {
  const table = testTable({ tiles: [FLOOR, FLOOR], joined: 'open' });
  table.tiles[0]!.markers = [{ ping: 'PURPLE', shown: true }];
  table.tiles[1]!.markers = [{ ping: 'PURPLE', shown: false }];
  play({ dice: ['AvD=2', 'D6=1', 'D6=1', 'D8=1', 'AvD=2', 'D6=2', 'D6=2', 'D8=1'] }, io =>
    placeThreatsOf(table, io, 0),
  );
  expect(table.figures.map(figure => figure.at)).toEqual([at(table, 1, 1, 0), at(table, 2, 2, 1)]);
  expect(table.tiles.flatMap(({ markers }) => markers)).toEqual([]);
  expect(table.decks.usedPings).toEqual(['PURPLE', 'PURPLE']);
});

rule('DK-GAP-021', 'a Bull takes the place of one Harpy in a RED ping', () => {
  const table = row(1, 'RED');
  table.tiles[0]!.markers = [{ ping: 'RED', shown: false }];
  const eight = Array.from({ length: 8 }, (_, n) => [`D6=${(n % 5) + 1}`, `D6=${n < 5 ? 1 : 2}`, 'D8=1']).flat();
  play({ dice: ['AvD=4', 'AvD=4', ...eight] }, io => placeThreatsOf(table, io, 0));
  const species = table.figures.map(figure => figure.kind === 'threat' && figure.card.id);
  expect([species.filter(id => id === 'harpy').length, species.filter(id => id === 'harpy-bull').length]).toEqual([
    7, 1,
  ]);
});

rule('DK-SENS-011', 'shots next door lay a +1 on an unexplored tile until the Source is entered', () => {
  const disturbed = (isOn: boolean): DuckTable => {
    const table = row(2, 'PURPLE');
    Object.assign(table, { switches: { ...table.switches, disturbance: isOn } });
    for (const _turn of [2, 3])
      play({}, io => {
        makeNoise(table, io, at(table, 3, 3), null, [at(table, 3, 1)]);
        layTokens(table, io);
      });
    return table;
  };
  expect(disturbed(false).tiles[1]!.tokens).toBe(0);
  const table = disturbed(true);
  expect(table.tiles.map(({ tokens }) => tokens)).toEqual([0, 2]);
  play({ dice: ['AvD=2', ...[1, 2, 3].flatMap(n => [`D6=${n}`, 'D6=1', 'D8=1'])] }, io => placeThreatsOf(table, io, 1));
  expect(table.figures).toHaveLength(3);
  table.progress.sourceEntered = true;
  play({}, io => layTokens(table, io));
  expect(table.tiles[1]!.tokens).toBe(0);
  // An explosion is no shot.
  const quiet = row(2, 'PURPLE');
  Object.assign(quiet, { switches: { ...quiet.switches, disturbance: true } });
  play({}, io => {
    makeNoise(quiet, io, at(quiet, 3, 3), null);
    layTokens(quiet, io);
  });
  expect(quiet.tiles[1]!.tokens).toBe(0);
});

rule('DK-SENS-011', 'tokens on a tile whose marker is used up bring Threats to whoever enters it first', () => {
  const table = row(2, 'NONE');
  Object.assign(table, { switches: { ...table.switches, disturbance: true } });
  const man = addMan(table, at(table, 5, 3), 3);
  for (const module of table.modules) module.opened = true;
  table.tiles[0]!.explored = true;
  play({}, io => placeThreatsOf(table, io, 1));
  play({}, io => {
    makeNoise(table, io, man.at, man.id, [man.at]);
    layTokens(table, io);
  });
  openDoor(table, 0);
  play({ dice: ['D6=5', 'D6=5', 'D8=1'] }, io => enterSquare(table, io, man, at(table, 1, 3, 1), { willingly: true }));
  expect(table.figures.map(({ kind }) => kind)).toEqual(['teamer', 'threat']);
  expect([table.tiles[1]!.tokens, isExplored(table.tiles[1]!)]).toEqual([0, true]);
});

rule(['DK-SETUP-020'], 'a chit is examined from beside it, with a Fumble Test', () => {
  const table = testTable();
  const man = addMan(table, at(table, 2, 2));
  table.chits = [{ tile: 0, at: at(table, 3, 3), isEntrance: false, turned: false }];
  const act = { do: 'examineChit', at: at(table, 3, 3) } as const;
  play({ dice: ['D6=5', 'D60=1'] }, io => perform(table, io, man, act));
  expect([table.chits.length, table.kitty.chits.length]).toEqual([1, 1]);
  play({ dice: D6(4) }, io => perform(table, io, man, act));
  expect([table.chits.length, man.acted]).toEqual([0, 2]);
  table.chits = [{ tile: 0, at: at(table, 5, 5), isEntrance: false, turned: false }];
  expect(codes(whyNotAct(table, man, { do: 'examineChit', at: at(table, 5, 5) }))).toEqual(['noAction', 'notAdjacent']);
});

rule(
  ['DK-SETUP-021', 'DK-SETUP-022', 'DK-SENS-010'],
  'found on foot, an extra ping comes out of hiding round the edge',
  () => {
    const table = testTable();
    addMan(table, at(table, 3, 3));
    const chit = { tile: 0, at: at(table, 3, 4), isEntrance: true, turned: false };
    table.chits = [chit];
    table.decks.pings = ['PURPLE'];
    const io = play({ dice: ['D1=1', 'AvD=3', 'D16=5', 'D16=5'] }, io => turnChit(table, io, chit, false));
    expect(table.figures.slice(1).map(figure => figure.at)).toEqual([at(table, 5, 1), at(table, 5, 2)]);
    expect(table.figures.slice(1).map(figure => figure.facing)).toEqual([6, 6]);
    expect([table.progress.sourceLocated, table.tiles[0]!.markers.length]).toEqual([true, 0]);
    expect(io.told.map(({ type }) => type)).toContain('sourceLocated');
    play({}, io => turnChit(table, io, chit, true));
    expect(table.tiles[0]!.markers).toEqual([]);
  },
);

rule(
  ['DK-SETUP-023', 'DK-SETUP-024', 'DK-SENS-010'],
  'pinned down from afar, its tile holds two pings, worked through on entry',
  () => {
    const table = testTable({ tiles: [FLOOR, FLOOR], types: ['bridge', 'engineering-section'] });
    table.fittings = [
      {
        at: at(table, 2, 2),
        kind: 'workspace',
        height: 'LOW',
        quarters: 15,
        used: false,
        wrecked: false,
        holds: 0,
        damage: 0,
      },
    ];
    const man = addMan(table, at(table, 2, 2), 1, { ff: 5 });
    man.seat = 0;
    table.tiles[1]!.markers = [{ ping: 'GREEN', shown: false }];
    table.decks.pings = ['BLUE'];
    table.chits = [{ tile: 1, at: -1, isEntrance: true, turned: false }];
    const act = { do: 'querySource', module: 1 } as const;
    expect(whyNotAct(table, man, act)).toEqual([]);
    play({ dice: ['D6=2', 'D6=1', 'D6=1', 'D1=1'] }, io => perform(table, io, man, act));
    expect(table.tiles[1]!.markers.map(({ ping }) => ping)).toEqual(['GREEN', 'BLUE']);
    expect(table.progress.sourceLocated).toBe(true);
    const places = Array.from({ length: 8 }, (_, n) => [`D6=${(n % 5) + 1}`, `D6=${n < 5 ? 1 : 2}`, 'D8=1']);
    play({ dice: ['AvD=3', ...places.slice(0, 3).flat(), 'AvD=4', ...places.slice(3).flat()] }, io =>
      placeThreatsOf(table, io, 1),
    );
    expect(table.figures).toHaveLength(9);
    man.seat = null;
    table.power.down = true;
    expect(codes(whyNotAct(table, man, act))).toEqual(['noPower', 'notAtConsole', 'nothingHidden']);
  },
);

rule('DK-SETUP-023', 'if somebody stands there already, the extra ping is placed at once', () => {
  const table = testTable();
  addMan(table, at(table, 5, 5));
  table.decks.pings = ['PURPLE'];
  table.chits = [{ tile: 0, at: at(table, 1, 1), isEntrance: true, turned: false }];
  play({ dice: ['D1=1', 'AvD=2', 'D6=3', 'D6=3', 'D8=1'] }, io => turnChitsOf(table, io, 0, null));
  expect(table.figures).toHaveLength(2);
  expect(table.tiles[0]!.markers).toEqual([]);
});

rule('DK-SENS-001', 'in the Exploration Phase too nobody does what his state forbids', () => {
  const table = row(2, 'NONE');
  table.phase = 'exploration';
  const man = addMan(table, at(table, 5, 3), 3, SCANNER);
  // From the ceiling neither scanner nor door is within reach (DK-CEIL-001).
  man.overhead = true;
  expect(play({}, io => explore(table, io)).asked).toEqual([]);
  man.overhead = false;
  // Whoever stands in fire leaves it first (DK-GREN-031).
  addFlames(table, man.at, 1);
  expect(play({}, io => explore(table, io)).asked).toEqual([]);
});

rule(['DK-SETUP-022', 'DK-SENS-011', 'DK-GAP-031'], 'the tile where the Source is found stays explored', () => {
  const found = (remotely: boolean): DuckTable => {
    const table = testTable({ tiles: [FLOOR, FLOOR], switches: { disturbance: true } });
    addMan(table, at(table, 3, 3));
    for (const tile of table.tiles) tile.explored = true;
    const chit = { tile: 0, at: at(table, 3, 4), isEntrance: true, turned: false };
    table.chits = [chit];
    table.decks.pings = ['NONE'];
    play({ dice: ['D1=1'] }, io => turnChit(table, io, chit, remotely));
    return table;
  };
  for (const table of [found(false), found(true)]) {
    expect(table.tiles.map(isExplored)).toEqual([true, true]);
    play({}, io => {
      makeNoise(table, io, at(table, 3, 3, 1), null);
      layTokens(table, io);
    });
    expect(table.tiles[0]!.tokens).toBe(0);
  }
});

rule('DK-SENS-011', 'who stands on the Entrance when its chit is turned has stood on it', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 3));
  const chit = { tile: 0, at: man.at, isEntrance: true, turned: false };
  table.chits = [chit];
  table.decks.pings = ['NONE'];
  const io = play({ dice: ['D1=1'] }, io => turnChit(table, io, chit, false));
  expect(table.progress.sourceEntered).toBe(true);
  expect(io.told).toContainEqual({ type: 'sourceEntered', rule: 'DK-SENS-011', figure: man.id });
});
