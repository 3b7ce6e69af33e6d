import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { flame } from '../../src/rules/shooting/flame.ts';
import { flechette } from '../../src/rules/shooting/flechette.ts';
import { shoot } from '../../src/rules/shooting/shoot.ts';
import type { Figure } from '../../src/table/figure.ts';
import { ENGLISH } from '../../src/words/sentences.ts';
import { addMachine, addMan, addThreat, at, play, testTable } from '../support/tables.ts';

/** What is told of the ammunition of a gun that is fired two squares north. */
function told(gun: string, faces: readonly number[], bySwitch: 'byTheShot' | 'byTheLetter' = 'byTheShot') {
  const table = testTable({ switches: { ammunition: bySwitch } });
  const shooter: Figure =
    gun === 'flame drone'
      ? addMachine(table, at(table, 3, 5), 'flameDrone')
      : addMan(table, at(table, 3, 5), 1, { weapon: gun, strength: 'STRONG' });
  const harpy = addThreat(table, at(table, 3, 3));
  const io = play({ dice: faces.map(face => `D6=${face}`) }, io => {
    const jets = [{ square: harpy.at, squirts: 1, use: 'attack' }] as const;
    if (gun === 'flamer' || gun === 'flame drone') flame(table, io, { shooter: shooter.id, jets });
    else if (gun === 'flechette-cannon') flechette(table, io, shooter.id, 1);
    else shoot(table, io, { shooter: shooter.id, target: harpy.id, ...(gun === 'hot-air-gun' ? { squirts: 1 } : {}) });
  });
  const { type, rule: row } = io.told.find(event => event.type.startsWith('ammunition'))!;
  return [type, row];
}

rule(['DK-WEAP-018', 'DK-WEAP-019'], 'a 6 spares the ammunition, and the log says so', () => {
  expect(told('har', [3])).toEqual(['ammunitionSpent', 'DK-WEAP-018']);
  expect(told('har', [6])).toEqual(['ammunitionSpared', 'DK-WEAP-019']);
  expect(told('hemg', [1, 6, 2])).toEqual(['ammunitionSpared', 'DK-WEAP-019']);
  expect(told('har', [3], 'byTheLetter')).toEqual(['ammunitionSpared', 'DK-WEAP-018']);
  expect(ENGLISH.sentences['event.ammunitionSpared']).toContain('No ammunition used');
});

rule(
  ['DK-WEAP-029', 'DK-WEAP-032', 'DK-WEAP-041', 'DK-WEAP-046', 'DK-CYBER-017'],
  'what is not counted by the dice cites the row of its own weapon',
  () => {
    expect(told('flamer', [6])).toEqual(['ammunitionSpent', 'DK-WEAP-029']);
    expect(told('dope-gun', [6])).toEqual(['ammunitionSpent', 'DK-WEAP-032']);
    expect(told('flechette-cannon', [6])).toEqual(['ammunitionSpent', 'DK-WEAP-041']);
    expect(told('hot-air-gun', [6])).toEqual(['ammunitionSpent', 'DK-WEAP-046']);
    expect(told('flame drone', [6])).toEqual(['ammunitionSpent', 'DK-CYBER-017']);
  },
);
