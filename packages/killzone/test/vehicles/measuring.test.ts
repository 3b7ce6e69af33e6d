import { circle, gapBetween, sweep } from '@sightline/geometry/field';
import { counter, parseSeed, seedOf } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { VEHICLES } from '../../src/content/load.ts';
import { BASE } from '../../src/ground/ground.ts';
import { gapOfVehicles, gapToVehicle } from '../../src/ground/vehicle-gap.ts';
import { outlineOfVehicle } from '../../src/ground/vehicle-outline.ts';
import { meetingsAhead } from '../../src/rules/vehicles/meetings.ts';
import { hasRoom } from '../../src/rules/vehicles/route.ts';
import { footprintOf, rowOf } from '../../src/rules/vehicles/vehicle.ts';
import type { Killzone } from '../../src/table/table.ts';
import { group, lay } from '../support/setting.ts';
import { park } from '../support/vehicles.ts';

/** Two vehicles of any types anywhere on a field; `turn` is the step of their headings. */
function somewhere(seed: number, turn: number): Killzone {
  const dice = counter(parseSeed(seedOf(`measuring ${seed}`)));
  let drawn = 0;
  const any = (n: number): number => dice.draw(drawn++, n);
  const table = lay({ red: [group('rebel', 2)] });
  for (let i = 0; i < 2; i++) {
    const { id } = VEHICLES.rows[any(VEHICLES.rows.length)]!;
    park(table, id, { at: [10 + any(280) / 10, 10 + any(280) / 10], heading: turn * any(360 / turn), speed: 24 });
  }
  return table;
}

rule('KZ-VEH-022', 'vehicles along the street grid are measured quickly and as exactly as any', () => {
  for (let seed = 0; seed < 200; seed++) {
    const { vehicles, figures } = somewhere(seed, 90);
    const [a, b] = [vehicles[0]!, vehicles[1]!];
    expect(gapOfVehicles(a, b)).toBe(gapBetween(outlineOfVehicle(a), outlineOfVehicle(b)));
    expect(gapToVehicle(figures[0]!, a)).toBe(gapBetween(circle(figures[0]!, BASE), outlineOfVehicle(a)));
  }
});

rule('KZ-VEH-026', 'what a quick look says of a drive is what exact measuring says, to a mil or two', () => {
  let met = 0;
  for (let seed = 0; seed < 300; seed++) {
    const table = somewhere(seed, 1);
    const [driven, other] = [table.vehicles[0]!, table.vehicles[1]!];
    if (!hasRoom(table, driven, driven)) continue;
    const exact = sweep(footprintOf(rowOf(driven), driven), 12_000, [{ id: 1, shape: outlineOfVehicle(other) }]);
    const seen = meetingsAhead(table, driven, driven, 12_000, false).filter(meeting => meeting.with === 'vehicle');
    expect(seen.length).toBe(exact.length);
    if (exact.length === 0) continue;
    met++;
    expect(Math.abs(seen[0]!.distance - exact[0]!.distance)).toBeLessThanOrEqual(2);
    expect(hasRoom(table, driven, { ...seen[0]!.rest, heading: driven.heading })).toBe(true);
  }
  expect(met).toBeGreaterThan(20);
});
