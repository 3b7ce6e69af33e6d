import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { knockBack } from '../../src/rules/damage/knock-back.ts';
import { attackNearest } from '../../src/rules/threats/attack.ts';
import { throwMove } from '../../src/rules/threats/movement.ts';
import { runThreat } from '../../src/rules/threats/player-b.ts';
import type { Teamer, Threat } from '../../src/table/figure.ts';
import type { DuckTable } from '../../src/table/table.ts';
import { activate, addVeteran, layEntrance, nextTurn } from '../support/hunting.ts';
import { addThreat, at, openDoors, play, testTable } from '../support/tables.ts';

const FLOOR = ['.....', '.....', '.....', '.....', '.....'];

function captor(table: DuckTable, man: Teamer, species = 'harpy'): Threat {
  Object.assign(man, { condition: 'stunned', ducked: true });
  const threat = addThreat(table, man.at, 3, species);
  threat.captive = man.id;
  return threat;
}

rule(
  ['DK-THREAT-034', 'DK-GRAP-002', 'DK-GRAP-028'],
  'it hauls him towards the Source by D6-1 and attacks nobody',
  () => {
    const table = testTable({ tiles: [FLOOR, FLOOR], joined: 'open' });
    const man = addVeteran(table, at(table, 1, 3));
    addVeteran(table, at(table, 1, 2));
    layEntrance(table, at(table, 5, 3, 1), 1);
    const harpy = captor(table, man);
    const io = activate(table, harpy, ['D6=4']);
    expect([harpy.at, man.at]).toEqual([at(table, 4, 3), at(table, 4, 3)]);
    expect(io.told.some(({ type }) => type === 'threatReacted')).toBe(false);
    // Whoever watches it go learns something of where the Source lies.
    const steps = io.told.filter(({ type }) => type === 'stepped');
    expect(steps.map(({ shows }) => shows)).toEqual([true, true, true]);
    expect(io.told.find(({ type }) => type === 'captiveDragged')).toMatchObject({ shows: true });
  },
);

rule('DK-THREAT-034', 'it batters at a shut door, seeks no short cut and uses none', () => {
  const table = testTable({ tiles: [FLOOR, FLOOR] });
  const man = addVeteran(table, at(table, 5, 3));
  layEntrance(table, at(table, 5, 3, 1), 1);
  table.breaches.push({ square: man.at, side: 3, footprints: 'RED' });
  const harpy = captor(table, man);
  const io = activate(table, harpy, ['D6=5']);
  expect([io.rolled.map(({ why }) => why.purpose), table.doors[0]!.damage]).toEqual([['batter'], [5]]);
});

rule('DK-THREAT-034', 'while the chits of that tile are not placed it makes for the tile’s nearest door', () => {
  const table = testTable({ tiles: [FLOOR, FLOOR] });
  const man = addVeteran(table, at(table, 1, 3));
  layEntrance(table, -1, 1);
  const harpy = captor(table, man);
  activate(table, harpy, ['D6=6']);
  expect(harpy.at).toBe(at(table, 5, 3));
  nextTurn(table);
  activate(table, harpy, ['D6=2']);
  expect(table.doors[0]!.damage).toEqual([2]);
});

rule(['DK-THREAT-035', 'DK-GRAP-030'], 'at the entrance he is lost, and the entrance is known', () => {
  const table = testTable({ tiles: [FLOOR, FLOOR], joined: 'open' });
  const man = addVeteran(table, at(table, 1, 3));
  const chit = layEntrance(table, at(table, 4, 3));
  chit.turned = false;
  const harpy = captor(table, man);
  activate(table, harpy, ['D6=5']);
  expect([man.condition, harpy.captive, harpy.at, chit.turned]).toEqual(['killed', null, chit.at, true]);
});

rule(['DK-THREAT-035', 'DK-GRAP-029'], 'driven back on the way, it leaves him where it let go', () => {
  const table = testTable();
  const man = addVeteran(table, at(table, 3, 3));
  const comrade = addVeteran(table, at(table, 1, 3), 3);
  const harpy = captor(table, man);
  play({}, io =>
    knockBack(table, io, harpy, { pips: 2, cause: { by: comrade.id, means: 'shot', rule: 'DK-SHOOT-001' } }),
  );
  expect([harpy.at, harpy.captive, man.at]).toEqual([at(table, 5, 3), null, at(table, 3, 3)]);
});

rule(['DK-GRAP-001', 'DK-GRAP-003'], 'a competitor, or one that finds no Source, kills him', () => {
  const ends = (species: string, cleared: boolean) => {
    const table = testTable();
    openDoors(table);
    const man = addVeteran(table, at(table, 1, 3));
    layEntrance(table, at(table, 5, 5));
    table.progress.sourceCleared = cleared;
    activate(table, captor(table, man, species), species === 'harpy' && !cleared ? ['D6=1'] : []);
    return man.condition;
  };
  expect([ends('harpy', false), ends('harpy', true), ends('ardzilian', false)]).toEqual([
    'stunned',
    'killed',
    'killed',
  ]);
});

rule('DK-MOVE-042', 'a Threat crosses the square of a lying man, but does not end there', () => {
  const corridor = ['fffff', 'fffff', '.....', 'fffff', 'fffff'];
  const pursuit = (species: string, die: string) => {
    const table = testTable({ tiles: [corridor] });
    const lying = addVeteran(table, at(table, 3, 3));
    lying.condition = 'incapacitated';
    const prize = addVeteran(table, at(table, 5, 3));
    const threat = addThreat(table, at(table, 1, 3), 3, species);
    play({ dice: [die] }, io => attackNearest(table, io, threat, throwMove(table, io, threat)));
    return { table, lying, prize, threat };
  };
  const crossed = pursuit('steel-scorpion', 'AvD=4');
  expect([crossed.threat.at, crossed.threat.captive]).toEqual([crossed.prize.at, null]);
  expect(crossed.prize.grapple).toMatchObject({ threat: crossed.threat.id });
  const short = pursuit('steel-scorpion', 'AvD=2');
  expect(short.threat.at).toBe(at(short.table, 2, 3));
  const harpy = pursuit('harpy', 'D6=4');
  expect([harpy.threat.at, harpy.threat.captive]).toEqual([harpy.prize.at, null]);
});

rule('DK-MOVE-042', 'a second player is not offered the square of a lying man for it to end in', () => {
  const table = testTable({ switches: { playerB: true } });
  const lying = addVeteran(table, at(table, 3, 3));
  lying.condition = 'stunned';
  const threat = addThreat(table, at(table, 3, 2), 5, 'steel-scorpion');
  let offered: readonly number[] = [];
  const look = (question: { options: readonly number[] }): number => {
    offered = question.options;
    return at(table, 3, 4);
  };
  const answers = [{ do: 'move' }, look, { facing: 1 }].map(answer => ({ seat: 'threats', answer }));
  play({ dice: ['AvD=2'], answers }, io => runThreat(table, io, threat, 'threats'));
  expect(offered).not.toContain(lying.at);
  expect(threat.at).toBe(at(table, 3, 4));
});

rule(['DK-GRAP-028', 'DK-MOVE-042'], 'all Threats go for who stands, not for the helpless', () => {
  const goesFor = (species: string, dice: string[]) => {
    const table = testTable();
    const lying = addVeteran(table, at(table, 3, 3));
    const standing = addVeteran(table, at(table, 1, 4), 3);
    Object.assign(lying, { condition: 'incapacitated', ducked: true });
    standing.moved = 1;
    const threat = addThreat(table, at(table, 4, 5), 7, species);
    activate(table, threat, dice);
    return [threat.captive === lying.id, standing.grapple !== null];
  };
  expect(goesFor('harpy', ['D6=1', 'D6=6'])).toEqual([false, true]);
  expect(goesFor('steel-scorpion', ['D6=1', 'AvD=5'])).toEqual([false, true]);
});
