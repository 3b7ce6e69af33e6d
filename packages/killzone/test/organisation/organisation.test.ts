import { advance, create, type Line, scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { TROOPS, WEAPONS } from '../../src/content/load.ts';
import { gap } from '../../src/ground/measure.ts';
import { whyNotGroup, whyNotRoster } from '../../src/rules/organisation/muster.ts';
import { pointsOfFigure, pointsOfGroup } from '../../src/rules/organisation/points.ts';
import { shoot } from '../../src/rules/shooting/firing.ts';
import { targeting } from '../../src/rules/shooting/targeting.ts';
import { damage } from '../../src/rules/suppression/damage.ts';
import { carryOut } from '../../src/rules/turn/acts.ts';
import { rollInitiative } from '../../src/rules/turn/initiative.ts';
import { killzone } from '../../src/system.ts';
import type { KillzoneEvent } from '../../src/table/events.ts';
import { d6, group, lay, put } from '../support/setting.ts';

const RIFLE = { weapons: ['assault-rifle'] };
const HIT = { by: 'shot', rule: 'KZ-SHOOT-006' } as const;

rule('KZ-ORG-001', 'a turn is initiative, every group in turn, changing orders; only D6 are rolled', () => {
  const bots = Object.fromEntries(['officer', 'savages'].map(seat => [seat, { kind: 'bot', bot: 'random' } as const]));
  const match = create(killzone, { scenario: 'first-fight', secret: 'organisation', players: bots });
  const lines: Line<KillzoneEvent>[] = [];
  advance(killzone, match, { listen: line => lines.push(line) });
  const told = lines.flatMap(line => (line.kind === 'event' ? [line.event.type] : []));
  const first = told.slice(told.indexOf('turnBegan'), told.lastIndexOf('turnBegan'));
  const order = first.filter(type => ['turnBegan', 'sequenceSet', 'actionBegan', 'changeTested'].includes(type));
  expect(order.slice(0, 4)).toEqual(['turnBegan', 'sequenceSet', 'actionBegan', 'actionBegan']);
  expect(lines.every(line => line.kind !== 'roll' || line.die === 'D6')).toBe(true);
});

rule('KZ-ORG-002', 'individuals, squads and gangs; a group has one troop type', () => {
  const table = lay({ red: [group('cyborg', 1), group('trooper', 4), group('scavenger', 5)] });
  expect(table.groups.slice(0, 3).map(({ kind }) => kind)).toEqual(['individual', 'squad', 'gang']);
  expect(table.figures.every(figure => table.groups[figure.group]!.members.includes(figure.id))).toBe(true);
  const mixed = group('trooper', 3, RIFLE, { troop: 'scavenger' });
  expect(whyNotGroup(mixed)).toMatchObject([{ rule: 'KZ-ORG-005', code: 'otherTroop' }]);
});

rule('KZ-ORG-002', 'a lone law enforcer may be fielded as an individual', () => {
  expect(whyNotGroup(group('law-enforcer', 1))).toEqual([]);
  expect(lay({ red: [group('law-enforcer', 1)] }).groups[0]!.kind).toBe('individual');
  expect(whyNotGroup(group('trooper', 1))).toMatchObject([{ rule: 'KZ-ORG-005' }]);
});

rule('KZ-ORG-003', 'the troop table', () => {
  expect(TROOPS.get('rebel')).toMatchObject({ points: 11, combatDice: 2, initiative: 0, removal: 0, change: 1 });
  expect(TROOPS.get('robot')).toMatchObject({ points: 50, killScore: 14 });
  expect(TROOPS.get('robot').traits).toContain('neverSuppressed');
});

for (const [armour, state] of [
  ['light', 'killed'],
  ['medium', 'suppressed'],
] as const) {
  rule('KZ-ORG-004', `a damage roll of 9 leaves ${armour} armour ${state}`, () => {
    const table = lay({ red: [group('trooper', 2, { armour })] });
    const io = scripted<KillzoneEvent>({ dice: d6(4, 3, 2) });
    damage(table, io, table.figures[0]!, { dice: 3, ...HIT });
    expect(table.figures[0]!.state).toBe(state);
  });
}

rule('KZ-ORG-004', 'a type with its own score buys no armour', () => {
  expect(whyNotGroup(group('droid', 1, { armour: 'light' }))).toMatchObject([{ rule: 'KZ-ORG-004', code: 'noArmour' }]);
});

rule('KZ-ORG-005', 'sizes at muster, and below them in play', () => {
  expect(whyNotGroup(group('trooper', 9))).toMatchObject([{ rule: 'KZ-ORG-005', code: 'groupSize' }]);
  expect(whyNotGroup(group('savage', 2))).toMatchObject([{ rule: 'KZ-ORG-005', code: 'groupSize' }]);
  expect(whyNotGroup(group('savage', 12))).toEqual([]);
  const table = lay({ red: [group('trooper', 2)] });
  table.figures[0]!.state = 'killed';
  const io = scripted<KillzoneEvent>({ dice: d6(3, 6) });
  rollInitiative(table, io);
  expect(table.sequence).toContain(0);
});

rule('KZ-ORG-006', 'a leader adds 1 to initiative while active', () => {
  const table = lay({ red: [group('trooper', 3, {}, { leader: true })], blue: [] });
  rollInitiative(table, scripted({ dice: d6(3) }));
  expect(table.groups[0]!.initiative).toBe(5);
  table.figures[0]!.state = 'suppressed';
  rollInitiative(table, scripted({ dice: d6(3) }));
  expect(table.groups[0]!.initiative).toBe(3);
});

rule('KZ-ORG-006', 'an individual names no leader', () => {
  expect(whyNotGroup(group('cyborg', 1, { leader: true }))).toMatchObject([
    { rule: 'KZ-ORG-006', code: 'leadsNobody' },
  ]);
  expect(whyNotGroup(group('trooper', 1, {}, { leader: true }, { leader: true }))).toMatchObject([
    { code: 'secondLeader' },
  ]);
});

rule('KZ-ORG-007', 'a hero is saved once on 4 to 6, and then dies', () => {
  const table = lay({ red: [group('rebel', 3, {}, { hero: true })] });
  const hero = table.figures[0]!;
  const io = scripted<KillzoneEvent>({ dice: d6(6, 6, 4, 6, 6) });
  damage(table, io, hero, { dice: 2, ...HIT });
  expect(hero).toMatchObject({ state: 'suppressed', heroicSave: false });
  damage(table, io, hero, { dice: 2, ...HIT });
  expect(hero.state).toBe('killed');
  io.finish();
});

rule('KZ-ORG-007', 'a save of 3 fails; one hero a group, and not of every type', () => {
  const table = lay({ red: [group('rebel', 3, {}, { hero: true })] });
  damage(table, scripted({ dice: d6(6, 6, 3) }), table.figures[0]!, { dice: 2, ...HIT });
  expect(table.figures[0]!.state).toBe('killed');
  expect(whyNotGroup(group('rebel', 1, {}, { hero: true }, { hero: true }))).toMatchObject([{ code: 'secondHero' }]);
  expect(whyNotGroup(group('droid', 1, { hero: true }))).toMatchObject([{ rule: 'KZ-ORG-007', code: 'noHeroes' }]);
});

rule('KZ-ORG-008', 'a sighting aid turns a 3 into a hit at short range', () => {
  const aided = { ...RIFLE, equipment: ['sighting-aid'] };
  const table = lay({ red: [group('trooper', 2, aided)], blue: [group('trooper', 2)] });
  put(table, 0, 10, 10);
  put(table, 2, 10, 16);
  const io = scripted<KillzoneEvent>({ dice: d6(3, 1, 1, 1) });
  shoot(table, io, table.figures[0]!, { do: 'shoot', weapon: 0, target: { figure: 2 } });
  expect(io.told).toContainEqual(expect.objectContaining({ type: 'targetingRolled', needs: 4, hit: true }));
});

rule('KZ-ORG-008', 'a cyber-eye is cyberware: no drug for that gang', () => {
  const wired = { ...group('street-ganger', 3, { equipment: ['cyber-eye'] }), drugs: ['speed' as const] };
  expect(whyNotGroup(wired)).toMatchObject([{ rule: 'KZ-DRUG-004', code: 'cyberware' }]);
  const table = lay({ red: [group('street-ganger', 3, { equipment: ['cyber-eye'] })] });
  expect(table.figures[0]).toMatchObject({ nightSight: true, sightingAid: true, cyberware: true });
});

rule('KZ-ORG-009', 'what a figure and a squad cost, and the limit', () => {
  const squad = group('trooper', 3, { ...RIFLE, armour: 'light' }, { ...RIFLE, armour: 'light', leader: true });
  expect(pointsOfFigure(squad, squad.figures[1]!)).toBe(26);
  expect(pointsOfGroup(squad)).toBe(109);
  expect(whyNotRoster({ groups: [squad], vehicles: [] }, 109)).toEqual([]);
  const [over] = whyNotRoster({ groups: [squad], vehicles: ['car'] }, 120);
  expect(over).toMatchObject({ rule: 'KZ-ORG-009', code: 'overLimit', about: { points: 129, limit: 120 } });
  expect(killzone.words.refusal(over!)).toContain('129 of 120 points');
});

rule('KZ-ORG-010', 'active, suppressed, captured or killed and nothing else', () => {
  const table = lay({ red: [group('rebel', 2, { armour: 'heavy' })] });
  const figure = table.figures[0]!;
  for (let i = 0; i < 2; i++) {
    damage(table, scripted({ dice: d6(2, 2) }), figure, { dice: 2, ...HIT });
    expect(figure).toMatchObject({ state: 'suppressed', x: 1000, y: 1000 });
  }
});

rule('KZ-ORG-011', 'distances run between base edges', () => {
  const table = lay({ red: [group('trooper', 2, RIFLE)], blue: [group('trooper', 2)] });
  put(table, 0, 10, 10);
  put(table, 2, 21, 10);
  expect(gap(table, table.figures[0]!, table.figures[2]!)).toBe(10_000);
  expect(targeting(table, table.figures[0]!, WEAPONS.get('assault-rifle'), { figure: 2 }).needs).toBe(4);
  expect(killzone.broken(table)).toEqual([]);
  put(table, 2, 10.9, 10);
  expect(killzone.broken(table)).toEqual(['the bases of 0 and 2 overlap']);
});

rule('KZ-ORG-012', 'a shot takes its targeting die, then its damage dice', () => {
  const table = lay({ red: [group('trooper', 2, RIFLE)], blue: [group('trooper', 2, { armour: 'medium' })] });
  put(table, 0, 10, 10);
  put(table, 2, 10, 30);
  const io = scripted<KillzoneEvent>({ dice: d6(5, 4, 4, 3) });
  carryOut(table, io, table.figures[0]!, { do: 'shoot', weapon: 0, target: { figure: 2 } });
  expect(io.rolled.map(({ why }) => why.purpose)).toEqual(['targeting', 'damage', 'damage', 'damage']);
  expect(io.told).toContainEqual(expect.objectContaining({ type: 'damageRolled', total: 11 }));
  expect(table.figures[2]!.state).toBe('killed');
});
