import { z } from 'zod';
import { DROP_FAULTS, dropFault } from './drops.ts';
import { carriedRow, named, unitRow } from './schema.ts';
import { servedFault } from './served.ts';
import type { Mountable } from './vehicle-schema.ts';

const shape = unitRow.omit({ code: true, commands: true, satchels: true, breachingCharges: true }).extend({
  ...named,
  rockets: z.array(carriedRow).max(4).default([]),
  /** DU-GAP2-008: what it carries for assaults besides grenades. */
  explosives: z.array(carriedRow).max(4).default([]),
});
export type TroopRow = z.infer<typeof shape>;

/** What a squad or a crew may have that is a row of its own. */
export interface Stores {
  weapon(id: string): Mountable | undefined;
  isRocket(id: string): boolean;
  isExplosive(id: string): boolean;
}

/** A squad or a crew whose arms fit together, given what there is. */
export function troopRowWith(stores: Stores) {
  return shape.superRefine((row, context) => {
    const fault = (path: (string | number)[], message: string): void =>
      context.addIssue({ code: 'custom', path, message });
    const wrong = row.served && servedFault(row.served, stores.weapon(row.served.weapon));
    if (wrong) fault(['served', wrong.at], wrong.message);
    const undroppable = row.drop && dropFault(row.drop, row.quality, false);
    if (undroppable) fault(['drop'], DROP_FAULTS[undroppable]);
    for (const [i, { what }] of row.rockets.entries()) {
      if (!stores.isRocket(what)) fault(['rockets', i, 'what'], `there is no rocket "${what}"`);
    }
    for (const [i, { what }] of row.explosives.entries()) {
      if (!stores.isExplosive(what)) fault(['explosives', i, 'what'], `there is no explosive "${what}"`);
    }
  });
}
