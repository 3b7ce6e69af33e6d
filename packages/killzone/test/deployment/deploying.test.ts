import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { groundOf, roomNamed } from '../../src/ground/ground.ts';
import { deployAll, whyNotDeploy } from '../../src/rules/deployment/deploying.ts';
import { deploymentsOf } from '../../src/rules/deployment/gathering.ts';
import { killzone } from '../../src/system.ts';
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

rule(
  'KZ-WIN-004',
  'nobody starts indoors unless the scenario says so; elsewhere the zone of the scenario refuses',
  () => {
    const switches = Object.fromEntries(killzone.switches.map(({ id, values }) => [id, values[0]!]));
    const table = killzone.begin({ scenario: 'red-corner', switches });
    const [group] = table.groups;
    const places = deploymentsOf(table, group!)[0]!;
    const room = roomNamed(groundOf(table.map), 0, 0, 'NW');
    const first = (place: (typeof places)[number]) => whyNotDeploy(table, group!, [place, ...places.slice(1)])[0];
    const [x, y] = [(room.minX + room.maxX) / 2000, (room.minY + room.maxY) / 2000];
    expect(first(spot(x, y, room.id))).toMatchObject({ rule: 'KZ-WIN-004', code: 'indoors' });
    expect(first(spot(24, 24))).toMatchObject({ rule: 'KZ-GAP-014', code: 'outsideZone' });
  },
);
