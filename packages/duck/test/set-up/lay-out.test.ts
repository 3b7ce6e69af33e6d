import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { type ArenaCard, arenaCard } from '../../src/content/cards.ts';
import { ARENAS, EVENTS, MISSIONS, SPECIES, TABLES, TEAM } from '../../src/content/deck.ts';
import { MODULES, moduleCalled } from '../../src/content/modules.ts';
import { colourOf, dealEventCards, drawEventCard } from '../../src/rules/event-cards/event-deck.ts';
import { placeThreatsOf } from '../../src/rules/sensor/resolve.ts';
import { issueFireBombs, layOut } from '../../src/rules/set-up/lay-out.ts';
import { addMarker, dealMarkers, drawPing, isExplored } from '../../src/rules/set-up/markers.ts';
import { begin } from '../../src/rules/set-up/setup.ts';
import { dealSourceChits, placeSourceChits } from '../../src/rules/set-up/source-chits.ts';
import { tileAt } from '../../src/ship/places.ts';
import { planOf } from '../../src/ship/plan.ts';
import { layTable } from '../../src/table/begin.ts';
import type { DuckEvent } from '../../src/table/events.ts';
import { isTeamer } from '../../src/table/figures.ts';
import { newTeamer } from '../../src/table/new-figures.ts';
import type { DuckTable } from '../../src/table/table.ts';
import { at, play, testTable } from '../support/tables.ts';

/** A shipped arena with nothing laid on it yet. */
function ship(id: string, species = 'harpy', mission = 'M01'): DuckTable {
  const { switches } = testTable();
  const arena = ARENAS.find(card => card.id === id)!;
  return layTable({
    switches,
    arena,
    mission: MISSIONS.find(card => card.id === mission)!,
    team: TEAM.slice(0, 6),
    species,
    threatLevel: 0,
  });
}

/** Draws always the first of what is left. */
const first = (number: number, sides: number): string[] => Array.from({ length: number }, (_, n) => `D${sides - n}=1`);

rule(
  ['DK-SETUP-003', 'DK-SETUP-004', 'DK-SETUP-007', 'DK-SETUP-009', 'DK-GAP-003'],
  'a face-down marker on every tile',
  () => {
    const table = ship('slack-margin');
    play({ dice: first(9, 30) }, io => dealMarkers(table, io));
    expect(table.tiles).toHaveLength(9);
    expect(table.tiles.every(({ markers }) => markers.length === 1 && !markers[0]!.shown)).toBe(true);
    expect(table.decks.pings).toHaveLength(21);
    const counts = Object.values(TABLES.pings.pool);
    expect([counts.reduce((a, b) => a + b), counts]).toEqual([30, [3, 4, 5, 6, 6, 6]]);
  },
);

rule('DK-GAP-003', 'used markers are returned only when the pool is empty', () => {
  const table = testTable();
  const io = scripted<DuckEvent>({ dice: [...first(30, 30), 'D30=1'] });
  const drawn = Array.from({ length: 30 }, () => drawPing(table, io));
  expect(drawn.filter(ping => ping === 'RED')).toHaveLength(3);
  table.decks.usedPings = drawn.map(ping => ping!);
  expect(drawPing(table, io)).toBe('RED');
  io.finish();
  table.decks.pings = [];
  expect(drawPing(table, scripted())).toBeNull();
});

rule(
  ['DK-SETUP-010', 'DK-SETUP-017', 'DK-SETUP-018'],
  'chits by module, counted and not yet placed; one is the entrance',
  () => {
    const table = ship('slack-margin');
    play({ dice: ['D11=5'] }, io => dealSourceChits(table, io));
    const count = (type: string): number =>
      table.chits.filter(({ tile }) => {
        const plan = planOf(table.arena);
        return plan.modules[plan.tiles[tile]!.module]!.type === type;
      }).length;
    expect(['reactor-room', 'engineering-section', 'bridge', 'store', 'ops-con', 'cargo-bay'].map(count)).toEqual([
      3, 3, 0, 0, 1, 2,
    ]);
    expect(table.chits.map(({ isEntrance }) => isEntrance).indexOf(true)).toBe(4);
    expect(table.chits.filter(({ isEntrance }) => isEntrance)).toHaveLength(1);
    expect(table.chits.every(({ at: square }) => square < 0)).toBe(true);
  },
);

rule('DK-SETUP-016', 'a species may spread its Source in its own way', () => {
  const sheet = SPECIES.find(({ id }) => id === 'philth')!;
  const sourceChits = { perModule: { 'cargo-bay': 4 }, perOtherTile: 0 } as const;
  Object.assign(sheet, { sourceChits });
  const table = ship('slack-margin', 'philth');
  play({ dice: ['D4=1'] }, io => dealSourceChits(table, io));
  delete (sheet as { sourceChits?: unknown }).sourceChits;
  const plan = planOf(table.arena);
  expect(table.chits.map(({ tile }) => plan.modules[plan.tiles[tile]!.module]!.type)).toEqual(
    new Array(4).fill('cargo-bay'),
  );
});

rule('DK-SETUP-016', 'a ship may have its own list, which that of a species overrides', () => {
  const types = (changes: Partial<ArenaCard>, species = 'harpy'): string[] => {
    const table = ship('slack-margin', species);
    Object.assign(table, { arena: arenaCard.parse({ ...table.arena, ...changes }) });
    dealSourceChits(table, { ...scripted<DuckEvent>(), roll: () => 1 });
    const plan = planOf(table.arena);
    return table.chits.map(({ tile }) => plan.modules[plan.tiles[tile]!.module]!.type);
  };
  const inTheStore = { sourceChits: { perModule: { store: 2 }, perOtherTile: 0 } };
  expect(types(inTheStore)).toEqual(['store', 'store']);
  const sheet = SPECIES.find(({ id }) => id === 'philth')!;
  Object.assign(sheet, { sourceChits: { perModule: { bridge: 1 }, perOtherTile: 0 } });
  expect(types(inTheStore, 'philth')).toEqual(['bridge']);
  delete (sheet as { sourceChits?: unknown }).sourceChits;
});

rule(
  ['DK-SETUP-006', 'DK-SETUP-019', 'DK-SENS-004'],
  'chits are diced once, 6 read as 3, no FULL square, no two in one',
  () => {
    const table = testTable({ tiles: [['.....', '.....', '..f..', '.....', '.....']] });
    table.chits = [0, 1, 2].map(n => ({ tile: 0, at: -1, isEntrance: n === 0, turned: false }));
    play({ dice: [2, 4, 6, 1, 6, 6, 6, 5].map(face => `D6=${face}`) }, io => placeSourceChits(table, io, 0));
    expect(table.chits.map(chit => chit.at)).toEqual([at(table, 2, 4), at(table, 3, 1), at(table, 3, 5)]);
    play({}, io => placeSourceChits(table, io, 0));
  },
);

rule(
  ['DK-SETUP-011', 'DK-SETUP-025', 'DK-SETUP-029'],
  'one card to a module, its back in its colour and its text hidden',
  () => {
    const table = ship('slack-margin');
    const order = ['R01', 'G01', 'G02', 'R02', 'R03', 'G03', 'R04', 'G04'];
    const deck = EVENTS.map(({ id }) => id);
    const dice = order.map(id => {
      const die = `D${deck.length}=${deck.indexOf(id) + 1}`;
      deck.splice(deck.indexOf(id), 1);
      return die;
    });
    play({ dice }, io => dealEventCards(table, io));
    expect(table.modules.map(({ cards }) => cards.map(({ id, shown }) => [colourOf(table, id), shown]))).toEqual(
      ['RED', 'GREEN', 'GREEN', 'RED', 'RED', 'GREEN', 'RED', 'GREEN'].map(colour => [[colour, false]]),
    );
    expect(EVENTS.filter(({ colour }) => colour === 'RED')).toHaveLength(12);
    expect(EVENTS.filter(({ colour }) => colour === 'GREEN')).toHaveLength(12);
  },
);

rule('DK-SETUP-025', 'the discards are shuffled in when the deck has run out', () => {
  const table = testTable();
  table.decks.events = [];
  table.decks.discards = ['R05', 'G05'];
  play({ dice: ['D2=2'] }, io => expect(drawEventCard(table, io)).toBe('G05'));
  expect(table.decks.discards).toEqual([]);
});

rule(
  ['DK-SETUP-007', 'DK-SETUP-012', 'DK-GAP-049', 'DK-GAP-050', 'DK-GAP-051', 'DK-GAP-052', 'DK-GAP-053'],
  'every shipped arena is laid out with its numbers',
  () => {
    const numbers: Record<string, [number, number, number, number]> = {
      'slack-margin': [9, 8, 11, 8],
      'gilded-lily': [8, 8, 9, 0],
      'long-sleep': [12, 12, 14, 0],
      'tallow-queen': [15, 10, 17, 32],
      'ember-tender': [10, 10, 14, 8],
    };
    for (const [id, [markers, cards, chits, loads]] of Object.entries(numbers)) {
      const table = ship(id);
      const io = scripted<DuckEvent>();
      layOut(table, { ...io, roll: () => 1, tell: () => undefined });
      expect(table.tiles.reduce((sum, tile) => sum + tile.markers.length, 0)).toBe(markers);
      expect(table.modules.reduce((sum, module) => sum + module.cards.length, 0)).toBe(cards);
      expect([table.chits.length, table.loads.length]).toEqual([chits, loads]);
    }
  },
);

rule('DK-SETUP-013', 'every Threat is of the Primary species, a Harpy where no card names another', () => {
  for (const [wish, species] of [
    [{}, 'harpy'],
    [{ species: 'steel-scorpion' }, 'steel-scorpion'],
  ] as const) {
    const { switches } = testTable();
    const table = begin({ scenario: 'M01', switches, details: { arena: 'gilded-lily', ...wish } });
    table.tiles[0]!.markers = [{ ping: 'PURPLE', shown: false }];
    play({ dice: ['AvD=2', 'D6=3', 'D6=3', 'D8=1'] }, io => placeThreatsOf(table, io, 0));
    expect(table.figures.filter(({ kind }) => kind === 'threat')).toMatchObject([{ card: { id: species } }]);
  }
});

rule('DK-GAP-047', 'doors join two modules, every module is reached from every airlock, and no entry is barred', () => {
  for (const card of ARENAS) {
    const { doors, modules, firstAirlock } = planOf(card);
    const inner = doors.slice(0, firstAirlock);
    for (const {
      modules: [a, b],
    } of inner)
      expect([a >= 0, b >= 0, a === b]).toEqual([true, true, false]);
    for (const {
      modules: [a, b],
    } of doors.slice(firstAirlock)) {
      expect(Math.min(a, b)).toBe(-1);
      const reached = new Set([Math.max(a, b)]);
      for (let size = 0; size < reached.size; ) {
        size = reached.size;
        for (const { modules: joined } of inner)
          if (joined.some(module => reached.has(module))) for (const module of joined) reached.add(module);
      }
      expect(reached.size).toBe(modules.length);
      expect(modules[Math.max(a, b)]!.type).not.toBe('bridge');
    }
  }
});

rule(
  ['DK-GAP-048', 'DK-GAP-051'],
  'the middle of every side is floor; an Arsenal has 6 lockers, Long Sleep 12 pods',
  () => {
    for (const { plan: rows } of MODULES) {
      const sides = [rows[0]!, rows[4]!, rows.map(row => row[0]).join(''), rows.map(row => row[4]).join('')];
      for (const side of sides) expect(side.slice(1, 4)).toBe('...');
    }
    expect(moduleCalled('arsenal').plan.join('').replace(/[^k]/g, '')).toHaveLength(6);
    const pods = ship('long-sleep').fittings.filter(({ kind, at: square }) => {
      const plan = planOf(ARENAS.find(({ id }) => id === 'long-sleep')!);
      return kind === 'pod' && plan.modules[plan.tiles[plan.tileAt[square]!]!.module]!.type === 'hibernation-unit';
    });
    expect(pods).toHaveLength(12);
  },
);

rule('DK-GAP-031', 'a marker added later makes a tile unexplored again', () => {
  const table = testTable();
  table.tiles[0]!.explored = true;
  play({ dice: ['D30=1'] }, io => addMarker(table, io, tileAt(table, at(table, 1, 1))!.id, 'DK-KITTY-010'));
  expect(table.tiles[0]!.markers).toEqual([{ ping: 'RED', shown: false }]);
  expect(isExplored(table.tiles[0]!)).toBe(false);
});

rule('DK-GAP-001', 'no Team leaves without a fire bomb: where nobody has one, somebody is given it', () => {
  const table = ship('slack-margin');
  play({}, io => issueFireBombs(table, io));
  table.figures = TEAM.slice(0, 4).map((card, id) => newTeamer(table, id, card));
  const answers = [{ seat: 'team', answer: { figure: 3 } }];
  const io = play({ answers }, run => issueFireBombs(table, run));
  // YOU, Brick and Tally; the Flamer is all that Cinders can bear.
  expect(io.asked[0]!.question).toMatchObject({ options: [{ figure: 0 }, { figure: 1 }, { figure: 3 }] });
  expect(table.figures.filter(isTeamer).map(({ gear }) => gear['fire-bomb'] ?? 0)).toEqual([0, 0, 0, 1]);
});
