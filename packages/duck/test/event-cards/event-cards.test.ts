import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { eventCalled } from '../../src/content/deck.ts';
import { perform, whyNotAct } from '../../src/rules/actions/menu.ts';
import { openDoor } from '../../src/rules/doors/working-doors.ts';
import { carryOut } from '../../src/rules/event-cards/effects.ts';
import { endTimedEffects } from '../../src/rules/event-cards/lasting.ts';
import { explode } from '../../src/rules/grenades/blast.ts';
import { enterSquare } from '../../src/rules/movement/steps.ts';
import { shoot } from '../../src/rules/shooting/shoot.ts';
import { sees } from '../../src/rules/shooting/sight.ts';
import { shipChanged } from '../../src/ship/walls.ts';
import type { Teamer } from '../../src/table/figure.ts';
import type { DuckTable } from '../../src/table/table.ts';
import { addMan, addThreat, at, codes, lockInGrapple, play, testTable } from '../support/tables.ts';

const FLOOR = ['.....', '.....', '.....', '.....', '.....'];
const STAY = { seat: 'team', answer: { pass: true } };

function ship(tiles = 2): DuckTable {
  const table = testTable({ tiles: new Array<string[]>(tiles).fill(FLOOR) });
  table.modules[0]!.opened = true;
  return table;
}

/** A card comes up in the second module, by the door between unless it says otherwise. */
function turn(table: DuckTable, card: string, script: Parameters<typeof play>[0] = {}, door: number | null = 0) {
  return play(script, io => carryOut(table, io, eventCalled(card), { module: 1, door }));
}

function openUp(table: DuckTable): void {
  table.doors[0]!.open = true;
  table.modules[1]!.opened = true;
  shipChanged(table);
}

rule('DK-GAP-041', 'R01 Lights Out: two squares of sight until somebody finds the switch', () => {
  const table = ship();
  openUp(table);
  const man = addMan(table, at(table, 1, 3, 1), 3);
  const [near, far] = [addThreat(table, at(table, 3, 3, 1)), addThreat(table, at(table, 4, 3, 1))];
  expect([sees(table, man, near), sees(table, man, far)]).toEqual([true, true]);
  turn(table, 'R01');
  expect([sees(table, man, near), sees(table, man, far)]).toEqual([true, false]);
  table.figures = [man];
  play({ dice: ['D6=4'] }, io => perform(table, io, man, { do: 'findSwitch' }));
  expect(table.modules[1]!.lasting).toEqual([]);
  expect(codes(whyNotAct(table, man, { do: 'findSwitch' }))).toEqual(['lightsAreOn']);
});

rule(
  'DK-GAP-041',
  'R02 Jammed: the door is STUCK open and the kitty grows by one; without a door only the kitty',
  () => {
    const table = ship();
    openUp(table);
    turn(table, 'R02', { dice: ['D60=1'] });
    expect([table.doors[0]!.stuck, table.doors[0]!.open, table.kitty.chits.length]).toEqual([true, true, 1]);
    const other = ship();
    turn(other, 'R02', { dice: ['D60=1'] }, null);
    expect([other.doors[0]!.stuck, other.kitty.chits.length]).toEqual([false, 1]);
  },
);

rule('DK-GAP-041', 'R03 Fuller Than It Pinged: PURPLE counts as GREEN', () => {
  const table = ship();
  table.modules[1]!.cards = [{ id: 'R03', shown: false }];
  table.tiles[1]!.markers = [{ ping: 'PURPLE', shown: false }];
  play({ dice: ['AvD=3', ...[1, 2, 3].flatMap(n => [`D6=${n}`, 'D6=5', 'D8=1'])] }, io => openDoor(table, io, 0, null));
  expect(table.figures).toHaveLength(3);
  expect(table.modules[1]!.lasting).toEqual([]);
});

rule('DK-GAP-041', 'R04: a BINGE check for everyone who sees into the module', () => {
  const table = ship(3);
  openUp(table);
  const [witness, other] = [addMan(table, at(table, 5, 3), 3), addMan(table, at(table, 1, 3, 2), 3)];
  turn(table, 'R04', { dice: ['D6=3'] });
  expect([witness.binge, other.binge]).toEqual([5, 6]);
});

rule('DK-GAP-042', 'R05 Siren: heard for this turn and the next, and a stress chit', () => {
  const table = ship();
  turn(table, 'R05', { dice: ['D60=1'] });
  expect([table.noise.sirenUntil, table.kitty.chits.length]).toEqual([table.turn + 1, 1]);
});

rule(
  'DK-GAP-042',
  'R06 Gas Pocket: a HAR shot into the module sets two flame markers, until the end of next turn',
  () => {
    const table = ship();
    openUp(table);
    turn(table, 'R06');
    const man = addMan(table, at(table, 5, 3), 3);
    const harpy = addThreat(table, at(table, 2, 3, 1));
    play({ dice: ['D6=6'] }, io => shoot(table, io, { shooter: man.id, target: harpy.id }));
    expect(table.flames).toMatchObject([{ at: at(table, 2, 3, 1), count: 2 }]);
    play({}, io => explode(table, io, { at: at(table, 1, 1), by: null, from: at(table, 1, 1), rule: 'DK-GREN-011' }));
    expect(table.flames).toHaveLength(1);
    play({}, io => endTimedEffects(table, io));
    expect(table.modules[1]!.lasting).toHaveLength(1);
    table.turn++;
    play({}, io => endTimedEffects(table, io));
    expect(table.modules[1]!.lasting).toEqual([]);
  },
);

rule('DK-GAP-042', 'R07 Rotten Deck: the first to enter falls if he fumbles', () => {
  const table = ship();
  openUp(table);
  turn(table, 'R07');
  const above = addMan(table, at(table, 5, 3), 3);
  above.overhead = true;
  play({}, io => enterSquare(table, io, above, at(table, 1, 3, 1), { willingly: true }));
  const man = addMan(table, at(table, 5, 3), 3);
  play({ dice: ['D6=6', 'D60=1'] }, io => enterSquare(table, io, man, at(table, 1, 3, 1), { willingly: true }));
  expect([man.ducked, man.at, table.kitty.chits.length]).toEqual([true, at(table, 1, 3, 1), 1]);
  const next = addMan(table, at(table, 5, 3), 3);
  play({}, io => enterSquare(table, io, next, at(table, 1, 3, 1), { willingly: true }));
});

rule('DK-GAP-042', 'R08: two stress chits if the module still holds a Threat three turns later', () => {
  for (const isThere of [true, false]) {
    const table = ship();
    turn(table, 'R08');
    if (isThere) addThreat(table, at(table, 3, 3, 1));
    table.turn += 2;
    play({}, io => endTimedEffects(table, io));
    table.turn++;
    play({ dice: isThere ? ['D60=1', 'D59=1'] : [] }, io => endTimedEffects(table, io));
    expect(table.kitty.chits).toHaveLength(isThere ? 2 : 0);
  }
});

rule('DK-GAP-043', 'R09 Sucking Draught: those at the door are pulled in and it cannot be closed', () => {
  const table = ship();
  openUp(table);
  const [pulled, safe] = [addMan(table, at(table, 5, 3), 3), addMan(table, at(table, 4, 3), 3)];
  turn(table, 'R09');
  expect([pulled.at, safe.at]).toEqual([at(table, 1, 3, 1), at(table, 4, 3)]);
  expect(codes(whyNotAct(table, pulled, { do: 'closeDoor', door: 0 }))).toEqual(['heldOpen']);
  table.turn++;
  expect(whyNotAct(table, pulled, { do: 'closeDoor', door: 0 })).toEqual([]);
});

rule('DK-GAP-043', 'R09 Sucking Draught: whoever is carried goes with his bearer, and is not pulled in again', () => {
  const table = ship();
  openUp(table);
  const [bearer, carried] = [addMan(table, at(table, 5, 3), 3), addMan(table, at(table, 5, 3), 3)];
  bearer.carries = carried.id;
  carried.condition = 'incapacitated';
  turn(table, 'R09');
  expect([bearer.at, carried.at]).toEqual([at(table, 1, 3, 1), at(table, 1, 3, 1)]);
});

rule('DK-GAP-043', 'R09 Sucking Draught: nobody is torn out of the claws of a Threat', () => {
  const table = ship();
  openUp(table);
  const [held, grappled] = [addMan(table, at(table, 5, 3), 3), addMan(table, at(table, 5, 3), 3)];
  held.condition = 'stunned';
  addThreat(table, held.at).captive = held.id;
  lockInGrapple(grappled, addThreat(table, grappled.at));
  turn(table, 'R09');
  expect([held.at, grappled.at]).toEqual([at(table, 5, 3), at(table, 5, 3)]);
});

rule('DK-GAP-043', 'R10 It Has Spread: an unopened tile next door, or a stress chit', () => {
  const table = ship(3);
  turn(table, 'R10', { dice: ['D30=1'] });
  expect(table.tiles.map(({ markers }) => markers.length)).toEqual([0, 0, 1]);
  table.modules[2]!.opened = true;
  turn(table, 'R10', { dice: ['D60=1'] });
  expect(table.kitty.chits).toHaveLength(1);
});

rule('DK-GAP-043', 'R11 Gnawed Through: RED footprints on a bulkhead side, never on a door', () => {
  const table = ship();
  turn(table, 'R11', { dice: ['D4=3'] });
  expect(table.breaches).toEqual([{ square: at(table, 1, 4, 1), side: 7, footprints: 'RED' }]);
});

rule('DK-GAP-043', 'R12 Sentry Gun: one burst at the nearest who sees the centre; with nobody there nothing', () => {
  const table = ship();
  openUp(table);
  turn(table, 'R12');
  const man = addMan(table, at(table, 5, 3), 3);
  addMan(table, at(table, 2, 3), 3);
  turn(table, 'R12', { answers: [STAY], dice: ['D6=6', 'D6=6', 'D6=1', 'D6=1'] });
  expect(man.condition).toBe('killed');
});

rule(['DK-GAP-043', 'DK-DUCK-004', 'DK-DUCK-005'], 'R12 Sentry Gun: who dives sends it on to the next', () => {
  const dive = (man: Teamer) => ({
    seat: 'team',
    answer: { reaction: 'DK-DUCK-005', choice: { do: 'duck', figure: man.id } },
  });
  const table = ship();
  openUp(table);
  const man = addMan(table, at(table, 5, 3), 3);
  man.waiting = 1;
  const farther = addMan(table, at(table, 2, 3), 3);
  // Whoever lies at the door sees him die, or looks the other way.
  turn(table, 'R12', { answers: [dive(man), STAY], dice: ['D6=6', 'D6=6', 'D6=1'] });
  expect([man.ducked, man.waiting, man.condition, farther.condition]).toEqual([true, 0, 'fit', 'killed']);
  // Alone he is shot at on the deck, each die counting one less.
  man.ducked = false;
  turn(table, 'R12', { answers: [dive(man)], dice: ['D6=5', 'D6=4', 'D6=4'] });
  expect([man.ducked, man.condition]).toEqual([true, 'fit']);
});

rule('DK-GAP-044', 'G01 Medicine Chest: a REGEN kit for whoever takes it, or it lies there', () => {
  const table = ship();
  const man = addMan(table, at(table, 2, 2, 1));
  turn(table, 'G01', { answers: [{ seat: 'team', answer: { figure: man.id } }] });
  expect(man.gear['regen-kit']).toBe(1);
  turn(table, 'G01', { answers: [{ seat: 'team', answer: { figure: null } }] });
  expect(table.things).toEqual([{ item: 'regen-kit', at: man.at, weapon: null, count: 1 }]);
});

rule('DK-GAP-044', 'G02 Ammunition Crate: a HEMG with 3 shots has 12 again', () => {
  const table = ship();
  const man = addMan(table, at(table, 2, 2, 1), 1, { weapon: 'hemg', strength: 'STRONG' });
  turn(table, 'G02');
  man.weapons[0]!.loaded = 3;
  turn(table, 'G02');
  expect(man.weapons[0]!.loaded).toBe(12);
});

rule('DK-GAP-044', 'G03 Duty Log: the chits of one module are turned, and the Source is located from afar', () => {
  const table = ship();
  addMan(table, at(table, 3, 3, 0));
  table.chits = [{ tile: 1, at: -1, isEntrance: true, turned: false }];
  table.decks.pings = ['NONE'];
  const answers = [{ seat: 'team', answer: { module: 1 } }];
  const io = turn(table, 'G03', { dice: ['D6=1', 'D6=1', 'D1=1'], answers });
  expect(io.told).toContainEqual({
    type: 'sourceLocated',
    rule: 'DK-SETUP-021',
    tile: 1,
    at: at(table, 1, 1, 1),
    remotely: true,
  });
});

rule(['DK-GAP-044', 'DK-GAP-046'], 'G04 a FORBIDDEN item and G09 a DOOR RC', () => {
  const table = ship();
  const man = addMan(table, at(table, 2, 2, 1));
  const answers = [{ seat: 'team', answer: { figure: man.id } }];
  turn(table, 'G04', { answers });
  turn(table, 'G09', { answers });
  expect(man.gear).toEqual({ forbidden: 1, 'door-rc': 1 });
});

rule('DK-GAP-045', 'G05 Breather: 5 and 6 both become 6', () => {
  const table = ship();
  const [tired, fresh] = [addMan(table, at(table, 2, 2, 1)), addMan(table, at(table, 3, 2, 1))];
  tired.binge = 5;
  turn(table, 'G05');
  expect([tired.binge, fresh.binge]).toEqual([6, 6]);
});

rule(
  'DK-GAP-045',
  'G06 Survivor: unarmed at the centre; on the bridge he is two stars for the Teamer nearest to him',
  () => {
    const table = ship();
    const man = addMan(table, at(table, 2, 2, 1));
    turn(table, 'G06');
    const survivor = table.figures.at(-1)!;
    expect(survivor).toMatchObject({ kind: 'survivor', at: at(table, 3, 3, 1), protection: 'UNPROTECTED' });
    table.bridge.squares = [at(table, 1, 1, 1)];
    play({}, io => enterSquare(table, io, survivor, at(table, 1, 1, 1), { willingly: true }));
    expect([man.stars, table.progress.awards]).toEqual([2, [{ figure: man.id, reason: 'survivor', stars: 2 }]]);
  },
);

rule('DK-GAP-045', 'G06 Survivor: carried onto the bridge he is two stars too, once', () => {
  const table = ship();
  const man = addMan(table, at(table, 3, 3, 1));
  turn(table, 'G06');
  const survivor = table.figures.at(-1)!;
  survivor.condition = 'incapacitated';
  survivor.at = man.at;
  man.carries = survivor.id;
  table.bridge.squares = [at(table, 2, 2, 1)];
  play({}, io => {
    enterSquare(table, io, man, at(table, 2, 2, 1), { willingly: true });
    enterSquare(table, io, man, at(table, 3, 3, 1), { willingly: true });
    enterSquare(table, io, man, at(table, 2, 2, 1), { willingly: true });
  });
  expect(man.stars).toBe(2);
});

rule('DK-GAP-045', 'G07 Expense Audit: a star or two stress chits, as the player chooses', () => {
  const table = ship();
  const [poor, rich] = [addMan(table, at(table, 1, 1)), addMan(table, at(table, 2, 1))];
  turn(table, 'G07', { dice: ['D60=1', 'D59=1'] });
  rich.stars = 2;
  poor.stars = 1;
  turn(table, 'G07', { answers: [{ seat: 'team', answer: { pay: 'star' } }] });
  expect([poor.stars, rich.stars, table.kitty.chits.length]).toEqual([1, 1, 2]);
  turn(table, 'G07', { dice: ['D58=1', 'D57=1'], answers: [{ seat: 'team', answer: { pay: 'stress' } }] });
  expect(table.kitty.chits).toHaveLength(4);
});

rule('DK-GAP-045', 'G08 Not Quite Empty: edge draw 9 is a Threat at (5,5), hidden and waiting', () => {
  const table = ship();
  turn(table, 'G08', { dice: ['D16=9'] });
  expect(table.figures).toMatchObject([{ card: { id: 'harpy' }, at: at(table, 5, 5, 1), waitingSince: table.turn }]);
});

rule('DK-GAP-046', 'G10 Change Of Plan: an item at the centre of another module, two stars for each survivor', () => {
  const table = ship();
  turn(table, 'G10', { dice: ['D1=1'] });
  expect(table.progress.extraObjectives).toEqual([{ id: 'item 1', at: at(table, 3, 3), done: false }]);
  const man = addMan(table, at(table, 2, 3));
  play({ dice: ['D6=2'] }, io => perform(table, io, man, { do: 'takeObjective', at: at(table, 3, 3) }));
  expect(man.gear['objective-item']).toBe(1);
  expect(codes(whyNotAct(table, man, { do: 'takeObjective', at: at(table, 3, 3) }))).toEqual(['notThere']);
});

rule('DK-GAP-046', 'G11 Quiet: of five chits three go back to the cup', () => {
  const table = ship();
  table.kitty.chits = [1, 2, 3, 4, 5];
  turn(table, 'G11', { dice: ['AvD=3', 'D5=1', 'D4=1', 'D3=1'] });
  expect([table.kitty.chits, table.decks.cup.length]).toEqual([[4, 5], 63]);
});

rule(
  'DK-GAP-046',
  'G12 Surge: doors change, a 6 sticks, and a door onto an unopened module brings its RED card',
  () => {
    const table = ship(3);
    openUp(table);
    table.modules[2]!.cards = [{ id: 'R05', shown: false }];
    turn(table, 'G12', { dice: ['D6=6', 'D60=1', 'D6=2', 'D59=1'] });
    expect(table.doors.map(({ open, stuck }) => [open, stuck])).toEqual([
      [false, true],
      [true, false],
      [false, false],
    ]);
    expect([table.noise.sirenUntil, table.kitty.chits.length]).toEqual([table.turn + 1, 2]);
  },
);
