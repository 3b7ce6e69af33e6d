import { advance, create, nowOf } from '@sightline/kernel';
import { expect, test } from 'vitest';
import { isClear } from '../../src/ground/sight.ts';
import { dustup } from '../../src/system.ts';
import { type Dustup, placeOf } from '../../src/table/table.ts';
import { stands } from '../../src/table/units.ts';

/** A battle as it stands when both sides have been deployed by the machine. */
function deployed(scenario: string, secret: string): Dustup {
  const players = {
    red: { kind: 'bot', bot: 'tactician' },
    blue: { kind: 'bot', bot: 'tactician' },
  } as const;
  const match = create(dustup, { scenario, switches: {}, players, secret });
  while (nowOf(match).turn < 1) advance(dustup, match, {}, match.step + 1);
  return nowOf(match);
}

test('where a zone has no cover, the machine puts squads where few or no enemies see them', () => {
  const shares = ['1', '2', '3'].map(secret => {
    const table = deployed('crossroads', secret);
    const units = table.units.filter(unit => stands(table, unit));
    const seen = units.filter(unit =>
      units.some(
        enemy => enemy.side !== unit.side && isClear(table, placeOf(table, enemy), placeOf(table, unit), 'unaided'),
      ),
    );
    return seen.length / units.length;
  });
  // Whoever was deployed with no eye on the others was seen every other time, and with less care every fourth.
  expect(Math.max(...shares)).toBeLessThanOrEqual(0.1);
});
