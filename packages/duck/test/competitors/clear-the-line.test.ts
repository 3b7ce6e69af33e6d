import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { respond } from '../../src/rules/competitors/respond.ts';
import { threatDice } from '../../src/rules/grapple/dice.ts';
import { runThreat, threatActs } from '../../src/rules/threats/player-b.ts';
import type { Threat } from '../../src/table/figure.ts';
import type { DuckTable } from '../../src/table/table.ts';
import { named } from '../../src/words/said.ts';
import { words } from '../../src/words/words.ts';
import { activate, addVeteran } from '../support/hunting.ts';
import { addThreat, at, play, testTable } from '../support/tables.ts';

const NO_DIVE = { seat: 'team', answer: { pass: true } };

/** A raider with two of his own, side by side, between him and a man of the Team. */
function crowd(switches: Partial<DuckTable['switches']> = {}) {
  const table = testTable({ switches });
  const man = addVeteran(table, at(table, 3, 1), 5);
  const shooter = addThreat(table, at(table, 3, 5), 1, 'raider');
  const pair = (['left', 'right'] as const).map(position =>
    Object.assign(addThreat(table, at(table, 3, 3), 1, 'raider'), { position }),
  ) as [Threat, Threat];
  return { table, man, shooter, pair };
}

rule(
  'DK-DUCK-002',
  'a competitor drops flat where its comrade would have no target, and no more of them than it takes',
  () => {
    const { table, man, shooter, pair } = crowd();
    const io = play({ dice: ['D6=5'], answers: [NO_DIVE] }, script =>
      respond(table, named(table, script), shooter, 'shoot-else-hide'),
    );
    expect(pair.map(({ ducked, facing }) => [ducked, facing])).toEqual([
      [true, 1],
      [false, 1],
    ]);
    expect(io.told.slice(0, 2).map(({ type, rule }) => [type, rule])).toEqual([
      ['droppedFlat', 'DK-DUCK-002'],
      ['shotDeclared', 'DK-SHOOT-027'],
    ]);
    expect(words.event(io.told[0]!)).toBe('Raider 2 drops flat to clear the line for Raider 1.');
    expect(io.told.find(({ type }) => type === 'shotFired')).toMatchObject({ target: man.id });
  },
);

rule('DK-DUCK-002', 'with another target in the open nobody drops', () => {
  const { table, shooter, pair } = crowd();
  const other = addVeteran(table, at(table, 1, 3), 5);
  const io = play({ dice: ['D6=1'], answers: [NO_DIVE] }, io => respond(table, io, shooter, 'shoot-else-hide'));
  expect(io.told.find(({ type }) => type === 'shotDeclared')).toMatchObject({ target: other.id });
  expect(pair.some(({ ducked }) => ducked)).toBe(false);
});

rule('DK-DUCK-002', 'nor does one that grapples, is held fast or has a captive, nor a beast', () => {
  const hampers: ((threat: Threat, table: DuckTable) => void)[] = [
    threat => Object.assign(threat, { trapped: true }),
    threat => Object.assign(threat, { netted: true }),
    threat => Object.assign(threat, { captive: 0 }),
    (threat, table) => Object.assign(addVeteran(table, threat.at), { grapple: { threat: threat.id } }),
  ];
  for (const hamper of hampers) {
    const { table, shooter, pair } = crowd();
    for (const comrade of pair) hamper(comrade, table);
    const shots = threatActs(table, shooter).filter(act => act.do === 'shoot' && act.target === 0);
    expect(shots).toEqual([]);
  }
  const { table, shooter, pair } = crowd();
  for (const { id } of pair) table.figures[id]!.condition = 'killed';
  addThreat(table, at(table, 3, 3), 1, 'harpy');
  expect(threatActs(table, shooter).filter(act => act.do === 'shoot')).toEqual([]);
});

rule('DK-DUCK-002', 'one that WAITED gives that up', () => {
  const { table, shooter, pair } = crowd();
  pair[0].waitingSince = 1;
  play({ dice: ['D6=1'], answers: [NO_DIVE] }, io => respond(table, io, shooter, 'shoot-else-hide'));
  expect([pair[0].ducked, pair[0].waitingSince]).toEqual([true, 0]);
});

rule(['DK-DUCK-002', 'DK-DUCK-013'], 'to get up takes its action; a human one has another', () => {
  const table = testTable();
  addVeteran(table, at(table, 3, 1), 5);
  // They look the other way, so that nobody is shot at.
  const philth = Object.assign(addThreat(table, at(table, 1, 5), 5, 'philth'), { ducked: true });
  const io = activate(table, philth, []);
  expect([philth.ducked, io.told.map(({ type }) => type)]).toEqual([false, ['gotUp']]);
  const raider = Object.assign(addThreat(table, at(table, 5, 5), 5, 'raider'), { ducked: true });
  table.phase = 'threat';
  const told = activate(table, raider, ['D6=1', 'AvD=2']).told.map(({ type }) => type);
  expect(told.filter(type => type === 'gotUp' || type === 'threatReacted')).toEqual(['gotUp', 'threatReacted']);
});

rule(['DK-DUCK-002', 'DK-TSHOOT-019'], 'player B has them drop by choosing the shot', () => {
  const { table, man, shooter, pair } = crowd({ playerB: true });
  const shot = { do: 'shoot', target: man.id } as const;
  expect(threatActs(table, shooter)).toContainEqual(shot);
  const answers = [{ seat: 'threats', answer: shot }, NO_DIVE, { seat: 'threats', answer: { do: 'stay' } }];
  table.phase = 'threat';
  const io = play({ dice: ['D6=5'], answers }, io => runThreat(table, io, shooter, 'threats'));
  expect(io.told.find(({ type }) => type === 'shotFired')).toMatchObject({ target: man.id });
  expect(pair.map(({ ducked }) => ducked)).toEqual([true, false]);
});

rule('DK-GRAP-041', 'on the deck it has two grapple dice less', () => {
  const table = testTable();
  const raider = addThreat(table, at(table, 3, 3), 1, 'raider');
  const dice = (): number => threatDice(raider, { advancing: false, threatLost: 0 }).total;
  const standing = dice();
  raider.ducked = true;
  expect(dice()).toBe(standing - 2);
});
