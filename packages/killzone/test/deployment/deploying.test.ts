import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { deployAll, whyNotDeploy } from '../../src/rules/deployment/deploying.ts';
import type { KillzoneEvent } from '../../src/table/events.ts';
import { group, lay, spot } from '../support/setting.ts';

rule('KZ-WIN-004', 'within 8 inches of the own edge; the higher die chooses and deploys second', () => {
  const table = lay({ red: [group('rebel', 2)], blue: [group('rebel', 2)] });
  for (const figure of table.figures) figure.away = true;
  const [red, blue] = table.groups;
  expect(whyNotDeploy(table, red!, [spot(10, 9.5), spot(12, 2)])).toMatchObject([
    { rule: 'KZ-WIN-004', code: 'outsideZone' },
  ]);
  expect(whyNotDeploy(table, red!, [spot(10, 8.5), spot(10.5, 8.5)])).toMatchObject([{ code: 'basesOverlap' }]);
  expect(whyNotDeploy(table, red!, [spot(10, -2), spot(12, 2)])).toMatchObject([
    { rule: 'KZ-MOVE-006', code: 'offTable' },
  ]);
  const io = scripted<KillzoneEvent>({
    dice: ['D6=3', 'D6=3', 'D6=5', 'D6=2'],
    answers: [
      { seat: 'red', answer: 'east' },
      { seat: 'blue', answer: [spot(2, 10), spot(2, 12)] },
      { seat: 'red', answer: [spot(46, 10), spot(46, 12)] },
    ],
  });
  deployAll(table, io);
  io.finish();
  expect(table.edges).toEqual(['east', 'west']);
  expect(whyNotDeploy(table, blue!, [spot(46, 20), spot(46, 22)])).toMatchObject([{ code: 'outsideZone' }]);
});
