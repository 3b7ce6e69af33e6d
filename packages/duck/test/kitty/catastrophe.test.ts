import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { attachBridge, stripBefore } from '../../src/rules/boarding/bridge.ts';
import { setOffOwnGrenades } from '../../src/rules/damage/own-grenades.ts';
import { giveFreeRound } from '../../src/rules/kitty/free-round.ts';
import { explodeFlamer, spoilGrenades } from '../../src/rules/kitty/mishaps.ts';
import { loseBridge } from '../../src/rules/kitty/seal-failure.ts';
import { donate } from '../../src/rules/kitty/stress-chits.ts';
import { roundStep } from '../../src/rules/multi-team/round.ts';
import { explore } from '../../src/rules/sensor/exploration.ts';
import { step } from '../../src/rules/turn/step.ts';
import type { Teamer } from '../../src/table/figure.ts';
import { driven } from '../support/driven.ts';
import { addMan, addThreat, at, lockInGrapple, play, testTable } from '../support/tables.ts';

const FLOOR = ['.....', '.....', '.....', '.....', '.....'];
/** Nine chits of a point each, and a tenth in the cup: together the 10 points of more pings. */
const NINE = [1, 1, 1, 1, 1, 1, 1, 1, 1];

rule('DK-KITTY-007', 'a fumble in the Exploration Phase brings the catastrophe before anything else is done', () => {
  const table = testTable({ tiles: [FLOOR, FLOOR] });
  table.phase = 'exploration';
  table.tiles[1]!.markers = [{ ping: 'GREEN', shown: false }];
  table.kitty.chits = [...NINE];
  table.decks.cup = [1];
  const you = addMan(table, at(table, 5, 3), 3, { ff: 6, gear: { 'bio-scanner': 1 } });
  const answers = [
    { figure: you.id, act: { do: 'scan', side: 3 } },
    { figure: null, act: { do: 'done' } },
  ].map(answer => ({ seat: 'team', answer }));
  // The scan fails; then the pings of the catastrophe, in half of the two modules, where the Team is.
  table.decks.pings = ['NONE'];
  const io = play({ dice: ['D6=6', 'D1=1', 'D6=1', 'D1=1'], answers }, io => explore(table, io));
  expect(io.told.map(({ type }) => type)).toEqual([
    'fumbleTested',
    'stressChitsPlaced',
    'catastropheStruck',
    'markersAdded',
    'markerLaid',
    'pingShown',
    'threatsCounted',
  ]);
});

rule('DK-KITTY-007', 'what the grapples of the Team phase add is counted before the Threats move', () => {
  const table = testTable();
  const [man, mate] = [addMan(table, at(table, 3, 3)), addMan(table, at(table, 3, 5))];
  for (const one of [man, mate]) one.ready = 0;
  lockInGrapple(man, addThreat(table, man.at));
  table.kitty.chits = [...NINE, 1];
  const io = driven();
  while (table.phase === 'team') step(table, io);
  const told = io.told.map(({ type }) => type);
  expect(told).toContain('catastropheStruck');
  expect(told.indexOf('catastropheStruck')).toBeLessThan(told.indexOf('phaseBegan'));
});

rule('DK-KITTY-007', 'with two Teams it breaks out between the Threats of a card', () => {
  const table = testTable({ tiles: [FLOOR] });
  table.multiTeam = { pack: [{ module: 0, side: 'threat' }], decks: [[], []], nextRunner: 0, runner: -1 };
  const harpies = [addThreat(table, at(table, 1, 1)), addThreat(table, at(table, 5, 5))];
  table.kitty.chits = [...NINE, 1];
  const io = driven();
  roundStep(table, io);
  const told = io.told.map(({ type }) => type);
  expect(harpies.map(({ activated }) => activated)).toEqual([true, true]);
  expect(told.indexOf('catastropheStruck')).toBeGreaterThan(told.indexOf('threatRunBy'));
  expect(told.indexOf('catastropheStruck')).toBeLessThan(told.lastIndexOf('threatRunBy'));
});

rule('DK-KITTY-022', 'when the seals fail those on each bridge go in by its own way', () => {
  const table = testTable({ tiles: [FLOOR, FLOOR] });
  const north = { square: at(table, 3, 1), side: 1, door: null } as const;
  const south = { square: at(table, 3, 5, 1), side: 5, door: null } as const;
  play({}, io => {
    attachBridge(table, io, north, 0);
    attachBridge(table, io, south, 1);
  });
  const [red, blue] = [north, south].map(way => addMan(table, stripBefore(table, way)[1]!)) as [Teamer, Teamer];
  play({ dice: ['AvD=3'] }, io => loseBridge(table, io));
  expect([red.at, blue.at]).toEqual([north.square, south.square]);
  expect([table.bridge.squares, table.bridge.others]).toEqual([[], []]);
});

rule(['DK-KITTY-020', 'DK-TURN-010'], 'with two Teams the players run the Threats of a free round', () => {
  const table = testTable({ tiles: [FLOOR, FLOOR] });
  const multi = { pack: [], decks: [[], []], nextRunner: 0, runner: -1 };
  table.multiTeam = multi;
  addMan(table, at(table, 3, 5));
  const harpy = addThreat(table, at(table, 3, 1));
  const io = driven();
  giveFreeRound(table, io);
  expect(io.told).toContainEqual({ type: 'threatRunBy', rule: 'DK-TURN-010', threat: harpy.id, team: 1 });
  expect(io.asked[0]?.seat).toBe('team2');
  expect([harpy.activated, multi.runner, table.phase]).toEqual([false, -1, 'team']);
});

rule(['DK-KITTY-018', 'DK-DMG-008'], 'grenades of a bad batch on one’s own body go off on 5 or 6 alone', () => {
  const setOff = (...dice: number[]): Teamer['condition'][] => {
    const table = testTable();
    const man = addMan(table, at(table, 3, 3), 1, { gear: { grenade: 2 } });
    const harpy = addThreat(table, at(table, 3, 4));
    man.wounds = 1;
    play({ dice: ['D6=1', ...dice.map(face => `D6=${face}`)] }, io => {
      spoilGrenades(table, io);
      setOffOwnGrenades(table, io, man);
    });
    expect([man.gear, table.explosions.length]).toEqual([{}, man.condition === 'killed' ? 1 : 0]);
    return [man.condition, harpy.condition];
  };
  expect(setOff(4, 1)).toEqual(['fit', 'fit']);
  // The second goes off, and the Harpy beside him throws for it once.
  expect(setOff(4, 5, 6)).toEqual(['killed', 'killed']);
});

rule(
  ['DK-KITTY-017', 'DK-CEIL-001'],
  'a Flamer that explodes in the ceiling kills its carrier and leaves the deck alone',
  () => {
    for (const overhead of [false, true]) {
      const table = testTable({ switches: { ceiling: true } });
      const man = addMan(table, at(table, 3, 3), 1, { weapon: 'flamer', strength: 'STRONG' });
      man.overhead = overhead;
      play({}, io => explodeFlamer(table, io));
      expect([man.condition, table.flames.map(({ count }) => count)]).toEqual(['killed', overhead ? [] : [3]]);
    }
  },
);

rule('DK-KITTY-008', 'a Jonah puts in three chits, and six once there has been a catastrophe', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 3), 1, { luck: 'JONAH' });
  table.decks.cup = [...NINE];
  play({ dice: ['D9=1', 'D8=1', 'D7=1'] }, io => donate(table, io, man, 'deficit'));
  expect(table.kitty.chits).toHaveLength(3);
  table.kitty.doubled = true;
  const six = ['D6=1', 'D5=1', 'D4=1', 'D3=1', 'D2=1', 'D1=1'];
  const { told } = play({ dice: six }, io => donate(table, io, man, 'fumble'));
  expect(table.kitty.chits).toHaveLength(9);
  expect(told[0]).toMatchObject({ figure: man.id, luck: 'JONAH', doubled: true, number: 6 });
});

rule(['DK-KITTY-022', 'DK-DMG-011'], 'whoever bears a comrade over the bridge is put inside with him', () => {
  const table = testTable();
  const way = { square: at(table, 3, 1), side: 1, door: null } as const;
  play({}, io => attachBridge(table, io, way, 0));
  const strip = stripBefore(table, way);
  const man = addMan(table, strip[1]!);
  const fallen = addMan(table, strip[1]!);
  Object.assign(fallen, { condition: 'incapacitated', wounds: 2, ducked: true, ready: 0 });
  man.carries = fallen.id;
  play({ dice: ['AvD=3'] }, io => loseBridge(table, io));
  expect([man.at, fallen.at, man.carries]).toEqual([way.square, way.square, fallen.id]);
});
