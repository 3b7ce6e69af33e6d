import { catalogue } from '@sightline/kernel';
import { BATTLE_GROUPS, TROOPS } from './arsenal.ts';
import type { ForceRow } from './force-schema.ts';
import { FORCES } from './load.ts';
import type { UnitRow } from './schema.ts';
import type { TroopRow } from './troop-schema.ts';

type Group = (typeof BATTLE_GROUPS.rows)[number];

/** A battle group as a force, with the rows of its squads and crews looked up. */
function forceOfGroup({ id, title, rule, troops, vehicles, support }: Group): ForceRow {
  return {
    id,
    title,
    rule,
    units: troops.map(({ troop, ...own }) => unitOfTroop(TROOPS.get(troop), own)),
    vehicles: vehicles.map(({ commands, ...own }) => ({ ...own, ...(commands.length > 0 ? { commands } : {}) })),
    ...(support.length > 0 ? { support } : {}),
  };
}

function unitOfTroop(troop: TroopRow, own: Omit<Group['troops'][number], 'troop'>): UnitRow {
  const { id: _id, rule: _rule, explosives, ...row } = troop;
  const {
    code,
    name = row.name,
    quality = row.quality,
    leadership = row.leadership,
    commands,
    aboard,
    served = row.served,
    drop = row.drop,
  } = own;
  return {
    ...row,
    code,
    name,
    quality,
    leadership,
    satchels: countOf(explosives, 'satchelCharge'),
    breachingCharges: countOf(explosives, 'breachingCharge'),
    ...(commands.length > 0 ? { commands } : {}),
    ...(aboard === undefined ? {} : { aboard }),
    ...(served === undefined ? {} : { served }),
    ...(drop === undefined ? {} : { drop }),
  };
}

function countOf(carried: TroopRow['explosives'], wanted: string): number {
  return carried.find(({ what }) => what === wanted)?.count ?? 0;
}

/** Every force that comes with the game: of infantry alone, and battle groups. */
export const ALL_FORCES = catalogue<ForceRow>('force', [...FORCES.rows, ...BATTLE_GROUPS.rows.map(forceOfGroup)]);
