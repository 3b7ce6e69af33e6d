import { z } from 'zod';
import { type AssetRow, supportRow } from './artillery-schema.ts';
import { DROP_FAULTS, dropFault, dropRow, LARGEST_DROPPED } from './drops.ts';
import { code, id, name, named, QUALITIES, servedRow, type UnitRow } from './schema.ts';
import { supportFaults } from './support.ts';
import type { TroopRow } from './troop-schema.ts';
import type { VehicleRow } from './vehicle-schema.ts';

/** One squad, crew, vehicle, mech or monster of the group, by the row it is made from. */
const member = {
  code,
  /** What it is called, where that is not the name of its row. */
  name: name.optional(),
  quality: z.enum(QUALITIES).optional(),
  leadership: z.int().min(1).max(3).optional(),
  /** DU-AIR-076: it drops in from high above. */
  drop: dropRow.optional(),
  /** The codes of the units it commands. */
  commands: z.array(code).max(16).default([]),
};
const { id: groupId, rule } = named;

const shape = z.strictObject({
  id: groupId,
  title: name,
  rule,
  troops: z
    .array(z.strictObject({ ...member, troop: id, aboard: code.optional(), served: servedRow.optional() }))
    .max(16),
  vehicles: z.array(z.strictObject({ ...member, vehicle: id })).max(16),
  /** DU-ARTY-001: the artillery that it may ask for. */
  support: z.array(supportRow).max(4).default([]),
});
type BattleGroupRow = z.infer<typeof shape>;

/** The rows that a group is made from. */
export interface Depot {
  troop(id: string): TroopRow | undefined;
  vehicle(id: string): VehicleRow | undefined;
  asset(id: string): AssetRow | undefined;
}

/** Infantry and armour that come to the table together; whoever starts aboard has a place there (DU-VEH-042). */
export function battleGroupRowWith(depot: Depot) {
  return shape.superRefine((row, context) => {
    for (const { at, message } of [
      ...whoIsNot(row, depot),
      ...whoHasNoPlace(row, depot),
      ...whoCannotDrop(row, depot),
      ...whatDoesNotFire(row, depot),
    ]) {
      context.addIssue({ code: 'custom', path: [...at], message });
    }
  });
}

interface Fault {
  readonly at: readonly (string | number)[];
  readonly message: string;
}

function whoIsNot({ troops, vehicles }: BattleGroupRow, depot: Depot): Fault[] {
  const codes = [...troops, ...vehicles].map(each => each.code);
  const twice = codes.filter((each, i) => codes.indexOf(each) < i);
  const unheard = (list: 'troops' | 'vehicles', members: BattleGroupRow['troops' | 'vehicles']): Fault[] =>
    members.flatMap(({ commands }, i) =>
      commands.flatMap((other, k) =>
        codes.includes(other)
          ? []
          : [{ at: [list, i, 'commands', k], message: `there is no unit ${other} in this group` }],
      ),
    );
  return [
    ...twice.map(each => ({ at: ['troops'], message: `${each} is the code of two units` })),
    ...troops.flatMap(({ troop }, i) =>
      depot.troop(troop) ? [] : [{ at: ['troops', i, 'troop'], message: `there is no squad or crew "${troop}"` }],
    ),
    ...vehicles.flatMap(({ vehicle }, i) =>
      depot.vehicle(vehicle) ? [] : [{ at: ['vehicles', i, 'vehicle'], message: `there is no vehicle "${vehicle}"` }],
    ),
    ...unheard('troops', troops),
    ...unheard('vehicles', vehicles),
  ];
}

function whoHasNoPlace({ troops, vehicles }: BattleGroupRow, depot: Depot): Fault[] {
  const left = new Map(vehicles.map(each => [each.code, depot.vehicle(each.vehicle)?.capacity ?? 0]));
  return troops.flatMap(({ troop, aboard }, i) => {
    if (aboard === undefined) return [];
    const [free, row] = [left.get(aboard), depot.troop(troop)];
    const at = ['troops', i, 'aboard'];
    if (free === undefined) return [{ at, message: `there is no vehicle ${aboard} in this group` }];
    const needed = row ? placesOf(row) : 0;
    left.set(aboard, free - needed);
    if (needed <= free) return [];
    return [{ at, message: `it needs ${needed} places and ${aboard} has ${Math.max(0, free)} left (DU-VEH-042)` }];
  });
}

/** DU-AIR-076, DU-AIR-077. */
function whoCannotDrop({ troops, vehicles }: BattleGroupRow, depot: Depot): Fault[] {
  const men = troops.flatMap(({ troop, quality, aboard, drop = depot.troop(troop)?.drop }, i): Fault[] => {
    const row = depot.troop(troop);
    const fault = drop && row && dropFault(drop, quality ?? row.quality, aboard !== undefined);
    return fault ? [{ at: ['troops', i, 'drop'], message: DROP_FAULTS[fault] }] : [];
  });
  const hulls = vehicles.flatMap(({ vehicle, quality, drop }, i): Fault[] => {
    const row = depot.vehicle(vehicle);
    if (drop === undefined || row === undefined) return [];
    const at = ['vehicles', i, 'drop'];
    if (row.size > LARGEST_DROPPED) return [{ at, message: 'only vehicles of size 1 are dropped (DU-AIR-076)' }];
    const fault = dropFault(drop, quality ?? row.quality, false);
    return fault ? [{ at, message: DROP_FAULTS[fault] }] : [];
  });
  return [...men, ...hulls];
}

/** DU-ARTY-001: why what the group may ask for cannot fire. */
function whatDoesNotFire({ troops, vehicles, support }: BattleGroupRow, depot: Depot): Fault[] {
  const served = new Map(troops.map(each => [each.code, (each.served ?? depot.troop(each.troop)?.served)?.weapon]));
  const codes = [...troops, ...vehicles].map(each => each.code);
  return support.flatMap((row, i) =>
    supportFaults(row, depot.asset(row.asset), codes, code => served.get(code)).map(({ at, rule: by, code: what }) => ({
      at: ['support', i, at],
      message: `${what} (${by})`,
    })),
  );
}

/** DU-VEH-042: two for whoever wears power armour or rides, one for everybody else and for a weapon that is carried. */
export function placesOf({ type, figures, served }: Pick<UnitRow, 'type' | 'figures' | 'served'>): number {
  const men = figures.reduce((sum, { count = 1 }) => sum + count, 0);
  const each = type === 'infantry' ? 1 : 2;
  const isCarried = served?.on === 'tripod' || served?.on === 'launcher';
  return men * each + (isCarried ? 1 : 0);
}
