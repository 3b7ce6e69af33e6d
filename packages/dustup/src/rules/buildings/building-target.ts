import { D6, part as partFor } from '@sightline/kernel';
import { HEAVY_TABLES } from '../../content/arsenal.ts';
import { STRUCTURES } from '../../content/load.ts';
import type { Damage } from '../../dice/damage.ts';
import { timesKey } from '../../dice/times.ts';
import type { Building } from '../../table/markers.ts';
import { type Dustup, type DustupIo, type Place, placeOf } from '../../table/table.ts';
import type { Unit } from '../../table/units.ts';
import type { Target } from '../shooting/target.ts';
import { middleOf, nearestOf, occupantsOf, partOf } from './buildings.ts';
import { damageBuilding, strikeStructure, testOccupants } from './damage.ts';

/** What a shot did, and whether it was the building itself that was struck, or only a part. */
interface Struck {
  readonly damage: Damage;
  readonly isWall: boolean;
  readonly weaponClass: number;
}

/**
 * DU-BUILD-001, DU-BUILD-003: a building, or one part of it, as somebody sees it who fires at it. The range is to the nearest
 * point of its plan, its size helps heavy weapons only, and nothing conceals it.
 */
export function buildingTarget(
  table: Dustup,
  firer: Unit,
  building: Building,
  part: 'door' | 'window' | null,
  from: Place = placeOf(table, firer),
): Target<Struck> {
  const { isSmall, structure } = partOf(building, part);
  const at: Place = nearestOf(table, building, from) ?? from;
  return {
    who: null,
    rule: 'DU-BUILD-001',
    at,
    side: null,
    posture: isSmall ? [partFor('DU-BUILD-003', 1, 'smallTarget')] : [],
    armourClass: STRUCTURES.get(structure).class,
    column: 'point',
    ecm: HEAVY_TABLES.ecm.building,
    isCovered: false,
    isObscured: () => false,
    size: partOf(building, part).size,
    units: occupantsOf(table, building),
    ground: middleOf(table, building) ?? at,
    takesHits: true,
    told: rolled => ({
      type: 'buildingShotAt',
      rule: 'DU-BUILD-001',
      unit: firer.who,
      building: building.id,
      part,
      ...rolled,
    }),
    // DU-BUILD-005: each unit in it gets a marker with the building.
    whyMarked: success => (success === 'none' ? null : 'DU-BUILD-005'),
    keyOf: ({ impact, weaponClass }) =>
      `${timesKey(impact)} ${weaponClass} ${part !== null} ${structure} ${building.structure} ${building.size}`,
    strike(io, { success, hits, impact, weaponClass, suppressive }) {
      const isWall = part === null || (success === 'none' && !suppressive && strikesElsewhere(io, building));
      const struck = part !== null && isWall ? 1 : hits;
      const wall = isWall ? building.structure : structure;
      return { damage: strikeStructure(io, building, wall, struck, impact), isWall, weaponClass };
    },
    // DU-BUILD-003: what goes in through a part harms those inside, but not the building.
    bear(io, { damage, isWall, weaponClass }) {
      const casualties = testOccupants(table, io, building, damage, weaponClass);
      if (isWall) damageBuilding(table, io, building, damage, at);
      return casualties;
    },
  };
}

/** DU-BUILD-004: a shot that misses a part may still strike the building. */
function strikesElsewhere(io: DustupIo, building: Building): boolean {
  const face = io.roll(D6, { rule: 'DU-BUILD-004', purpose: 'otherPart' });
  const struck = face < building.size;
  io.tell({ type: 'otherPartRolled', rule: 'DU-BUILD-004', building: building.id, face, struck });
  return struck;
}
