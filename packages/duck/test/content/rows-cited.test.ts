import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { whyNotFlame } from '../../src/rules/shooting/flame.ts';
import { reload } from '../../src/rules/shooting/reload.ts';
import { shoot } from '../../src/rules/shooting/shoot.ts';
import { whyNotShoot } from '../../src/rules/shooting/why-not-shoot.ts';
import { addMan, addThreat, at, type Drawn, lockInGrapple, play, testTable } from '../support/tables.ts';

/** A man at (3,5) facing north with a weapon, and a Harpy so many squares before him. */
function facing(weapon: string, distance = 4, drawn: Drawn = {}) {
  const table = testTable(drawn);
  const man = addMan(table, at(table, 3, 5), 1, { weapon, strength: 'STRONG' });
  const harpy = addThreat(table, at(table, 3, 5 - distance));
  return { table, man, harpy, rows: () => whyNotShoot(table, man, harpy).map(refusal => refusal.rule) };
}

rule(
  ['DK-WEAP-006', 'DK-WEAP-007', 'DK-WEAP-008', 'DK-WEAP-010', 'DK-WEAP-047'],
  'each throw names the row of its weapon',
  () => {
    const thrown = (weapon: string, distance: number) => {
      const { table, man, harpy } = facing(weapon, distance);
      if (distance === 0) lockInGrapple(man, harpy);
      const shot = { shooter: man.id, target: harpy.id, squirts: 1 };
      return play({ dice: ['D6=1'] }, io => shoot(table, io, shot)).rolled[0]!.why.rule;
    };
    expect([thrown('pistol', 2), thrown('pistol', 0)]).toEqual(['DK-WEAP-006', 'DK-WEAP-007']);
    expect([thrown('har', 2), thrown('har', 3)]).toEqual(['DK-WEAP-008', 'DK-WEAP-010']);
    expect(thrown('hot-air-gun', 2)).toBe('DK-WEAP-047');
  },
);

rule(['DK-WEAP-021', 'DK-WEAP-029', 'DK-WEAP-032', 'DK-WEAP-041'], 'and so does each way of reloading', () => {
  const rows = (weapon: string) => {
    const { table, man } = facing(weapon);
    man.weapons[0]!.loaded = 0;
    const die = weapon === 'har' || weapon === 'flechette-cannon' ? 1 : 6;
    return play({ dice: [`D6=${die}`] }, io => reload(table, io, man)).told.at(-1)!.rule;
  };
  expect(['har', 'flamer', 'dope-gun', 'flechette-cannon'].map(rows)).toEqual([
    'DK-WEAP-021',
    'DK-WEAP-029',
    'DK-WEAP-032',
    'DK-WEAP-041',
  ]);
});

rule(['DK-SHOOT-011', 'DK-SHOOT-012', 'DK-SHOOT-014', 'DK-SHOOT-015'], 'a closed arc names what closes it', () => {
  const closed = (arcRule: 'normal' | 'A' | 'B', place: [number, number], elbow = false) => {
    const { table, man, harpy, rows } = facing('hemg', 4, { switches: { arcRule } });
    man.at = at(table, 3, 3);
    harpy.at = at(table, ...place);
    if (elbow) {
      man.position = 'left';
      addMan(table, man.at).position = 'right';
    }
    return rows();
  };
  expect([closed('normal', [3, 5]), closed('normal', [5, 3], true)]).toEqual([['DK-SHOOT-011'], ['DK-SHOOT-012']]);
  expect([closed('A', [5, 3]), closed('B', [5, 3])]).toEqual([['DK-SHOOT-014'], ['DK-SHOOT-015']]);
});

rule(['DK-SHOOT-018', 'DK-SHOOT-019', 'DK-SHOOT-020'], 'and a blocked line what blocks it', () => {
  const bench = facing('hemg', 4, { tiles: [['.....', '.....', '..l..', '.....', '.....']] });
  expect(bench.rows()).toEqual(['DK-SHOOT-020']);
  const man = facing('hemg');
  addMan(man.table, at(man.table, 3, 3));
  expect(man.rows()).toEqual(['DK-SHOOT-018']);
  const flamer = facing('flamer');
  addMan(flamer.table, at(flamer.table, 3, 3)).ducked = true;
  const jets = [{ square: flamer.harpy.at, squirts: 1, use: 'attack' }] as const;
  const refusals = whyNotFlame(flamer.table, { shooter: flamer.man.id, jets });
  expect(refusals.map(refusal => refusal.rule)).toEqual(['DK-SHOOT-019']);
});
