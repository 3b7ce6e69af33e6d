import { join } from 'node:path';
import type { Event, System } from '@sightline/kernel';
import { describe, test } from 'vitest';
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
        if (failure) throw new Error(`${failureText(failure)}\nIts replay is in ${writeFailure(ROOT, failure)}`);
      });
    });
  });
}
