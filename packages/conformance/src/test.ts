import { join } from 'node:path';
import {
  advance,
  create,
  type Event,
  guarded,
  hashMatch,
  type Player,
  type Seat,
  type System,
} from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect, test } from 'vitest';
import { arrangementsOf, type ConformOptions, conform, seedsOf } from './conform.ts';
import { failureText } from './failure.ts';
import { writeFailure } from './failures-folder.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
/** How many times as many seeds as the tests ask for: `npm run soak` plays for longer. */
const TIMES = Number(process.env['SIGHTLINE_SEEDS'] ?? 1);

/** Registers a test for each scenario with every switch on and with every switch off. */
export function conformance<T, E extends Event, V>(system: System<T, E, V>, asked: ConformOptions): void {
  const arrangements = arrangementsOf(system, asked);
  const least = seedsOf(asked, arrangements);
  const options = { ...asked, seeds: typeof asked.seeds === 'number' ? TIMES * least.length : least };
  describe(`${system.title} conforms`, () => {
    arrangements.forEach(({ name }, i) => {
      const seeds = seedsOf(options, arrangements).filter(seed => seed % arrangements.length === i);
      // No limit of time: how long it takes depends on the machine.
      test(`${name}: ${seeds.length} seeds`, { timeout: 0 }, () => {
        const { failure } = conform(system, { ...options, seeds });
        expect(failure && `${failureText(failure)}\nIts replay is in ${writeFailure(ROOT, failure)}`).toBeNull();
      });
    });
  });
}

/** HS-VIEW-007: registers a game for every bot of the house, on views that it cannot write into. */
export function botsDoNotWrite<T, E extends Event, V>(system: System<T, E, V>): void {
  Object.keys(system.bots).forEach((bot, i) => {
    const { id: scenario, seats } = system.scenarios[i % system.scenarios.length]!;
    rule('HS-VIEW-007', `${system.title}: ${bot} plays ${scenario} as ever on views that are frozen`, () => {
      const players = Object.fromEntries(seats.map((seat): [Seat, Player] => [seat, { kind: 'bot', bot }]));
      const played = (by: System<T, E, V>): string => {
        const match = create(by, { scenario, players, secret: 'frozen' });
        advance(by, match);
        return hashMatch(match);
      };
      const bots = Object.fromEntries(Object.entries(system.bots).map(([name, each]) => [name, guarded(each)]));
      expect(played({ ...system, bots })).toBe(played(system));
    });
  });
}
