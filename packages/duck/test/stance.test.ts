import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { perform } from '../src/rules/acts/menu.ts';
import { whyNotShoot } from '../src/rules/shooting/why-not-shoot.ts';
import { ELSEWHERE, stands } from './moving.ts';
import { addMan, addThreat, at, play, testTable } from './tables.ts';

rule('DK-MOVE-015', 'broad-face and narrow-face change the picture alone, and no line past him', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 3), 1);
  man.position = 'left';
  const answers = [ELSEWHERE, stands({ facing: 1, position: 'left', broad: false })];
  play({ answers }, io => perform(table, io, man, { do: 'turn' }));
  expect(man.broad).toBe(false);
  const harpy = addThreat(table, at(table, 3, 1));
  const gunners = [1, 2, 3, 4].map(x => addMan(table, at(table, x, 5), 1, { weapon: 'HEMG' }));
  const blocked = (): boolean[] => gunners.map(gunner => whyNotShoot(table, gunner, harpy).length > 0);
  const narrow = blocked();
  expect(new Set(narrow).size).toBe(2);
  man.broad = true;
  expect(blocked()).toEqual(narrow);
});
