import { inchPoint, isSamePoint, type PolygonFault, whyNotPolygon } from '@sightline/geometry/field';
import type { RuleId } from '@sightline/ledger';
import { z } from 'zod';
import { dropRow } from './drops.ts';

/** Every row of content names the ledger row it comes from. That the row exists is shown by the content tests. */
export const rule = z
  .string()
  .max(20)
  .regex(/^(DU|HS)-[A-Z0-9]+-\d{3}$/) as unknown as z.ZodType<RuleId>;
/** What players make themselves comes from the house. */
export const source = z.union([rule, z.literal('house')]);
/** Never shown, and never changed once games are played with it; what is shown is the name. */
export const id = z
  .string()
  .max(40)
  .regex(/^[a-z][a-zA-Z0-9]*$/);
export const name = z.string().min(1).max(80);
export const seat = z.string().min(1).max(20);
export const code = z
  .string()
  .max(20)
  .regex(/^[A-Z0-9][A-Z0-9-]*$/);
export const named = { id, name, rule: source };
/** No table is larger than twelve feet. */
export const inches = z.number().min(0).max(144);
export const points = z.int().min(-99).max(99);
export const spot = z.tuple([inches, inches]);
type Spots = readonly (readonly [number, number])[];
const OUTLINE_FAULTS: Readonly<Record<PolygonFault['code'], string>> = {
  tooFewPoints: 'it should have at least three corners',
  notWhole: 'it has a corner that is nowhere',
  tooFarOut: 'it has a corner too far out',
  repeatedPoint: 'it has two corners in one place',
  selfCrossing: 'its sides cross or touch one another',
  noInside: 'it encloses nothing',
};
/** HS-FORM-002: the corners of an area in their order. */
export const outline = z
  .array(spot)
  .min(3)
  .max(100)
  .superRefine((points, context) => {
    const [fault] = whyNotPolygon(points.map(([x, y]) => inchPoint(x, y)));
    if (fault) context.addIssue({ code: 'custom', message: OUTLINE_FAULTS[fault.code] });
  });
/** A line from corner to corner. */
const stretch = z.array(spot).min(2).max(100).refine(isStretched, 'it has two corners in one place');
function isStretched(points: Spots): boolean {
  const corners = points.map(([x, y]) => inchPoint(x, y));
  return corners.every((corner, i) => i === 0 || !isSamePoint(corner, corners[i - 1]!));
}
export const faces = z.union([z.literal(4), z.literal(6), z.literal(8), z.literal(10), z.literal(12)]);

export const QUALITIES = ['untrained', 'green', 'experienced', 'veteran', 'elite'] as const;
export type Quality = (typeof QUALITIES)[number];
/** DU-FORCE-031: from the best to the worst. */
export const CONFIDENCES = ['confident', 'steady', 'shaken', 'broken', 'routed'] as const;
export type Confidence = (typeof CONFIDENCES)[number];
/** DU-FORCE-040: how much the troops will risk for the mission. */
export const COMMITMENTS = ['low', 'medium', 'high'] as const;
export type Commitment = (typeof COMMITMENTS)[number];
/** DU-DETECT-009: binoculars and basic sensors are the same die, but only the second are electronic (DU-EW-012). */
export const SENSORS = ['unaided', 'aided', 'basic', 'enhanced', 'superior'] as const;
export type Sensors = (typeof SENSORS)[number];
export const EQUIPMENTS = ['none', 'veryInferior', 'inferior', 'average', 'superior', 'verySuperior'] as const;
export type Equipment = (typeof EQUIPMENTS)[number];
/** DU-AIR-004: what a side has against aircraft on their way, off the table. */
export const AIR_DEFENCES = ['minimal', 'inferior', 'average', 'superior', 'extreme'] as const;
export type AirDefence = (typeof AIR_DEFENCES)[number];
const UNIT_TYPES = ['infantry', 'powerArmour', 'cavalry', 'vehicularCavalry'] as const;
export type UnitType = (typeof UNIT_TYPES)[number];
/** DU-MOVE-009 to DU-MOVE-011, DU-VEH-029 to DU-VEH-034: the columns of the terrain tables. */
const MOVERS = ['infantry', 'powerArmour', 'lowWheeled', 'highWheeled', 'tracked', 'hover', 'grav', 'walker'] as const;
export type Mover = (typeof MOVERS)[number];
export const EDGES = ['north', 'east', 'south', 'west'] as const;
export type Edge = (typeof EDGES)[number];
const CLASSES = ['clear', 'poor', 'difficult', 'impassable'] as const;
export type TerrainClass = (typeof CLASSES)[number];
export const CONCEALMENTS = ['none', 'partial', 'complete'] as const;
export type Concealment = (typeof CONCEALMENTS)[number];
export const COVERS = ['none', 'soft', 'hard'] as const;
export type Cover = (typeof COVERS)[number];
/** DU-AIR-065 to DU-AIR-067: how far ground is in the way of whoever wants to land on it. */
export const LANDINGS = ['clear', 'light', 'heavy'] as const;
export type Landing = (typeof LANDINGS)[number];

const dieRow = z.strictObject({ ...named, die: faces });

const weapon = { ...named, impact: faces, range: inches.optional() };
/** DU-FORCE-045, DU-SHOOT-027: the lists are suggestions; whatever has firepower, impact and range may be added. */
export const smallArmRow = z.strictObject({
  ...weapon,
  firepower: z.number().positive().max(12),
  traits: z.array(z.enum(['powerArmour', 'terror', 'flame'])).max(3),
});
export type SmallArmRow = z.infer<typeof smallArmRow>;
const THROWN = ['grenade', 'antiTankGrenade'] as const;
export type Thrown = (typeof THROWN)[number];
export const supportRow = z.strictObject({
  ...weapon,
  firepower: faces,
  /** Beyond it the shot counts as long range. */
  effective: inches.optional(),
  /** DU-SHOOT-022, DU-SHOOT-025: whoever has such grenades throws them, whatever else he carries. */
  thrown: z.enum(THROWN).optional(),
  traits: z.array(z.enum(['powerArmour', 'terror', 'flame', 'manPack', 'solo', 'grenade'])).max(6),
});
export type SupportRow = z.infer<typeof supportRow>;
export const closeRow = z.strictObject({
  ...named,
  impact: faces,
  strike: z.number().positive().max(12).optional(),
  /** DU-ASSAULT-090: a weapon that adds a die of its own. */
  strikeDie: faces.optional(),
});
export type CloseRow = z.infer<typeof closeRow>;

export const armourRow = z.strictObject({
  ...named,
  die: faces,
  traits: z.array(z.enum(['suit', 'unarmoured'])).max(2),
});
export type ArmourRow = z.infer<typeof armourRow>;

export const areaTypeRow = z.strictObject({
  ...named,
  costs: z.record(z.enum(MOVERS), z.enum(CLASSES)),
  concealment: z.enum(CONCEALMENTS),
  cover: z.enum(COVERS),
  landing: z.enum(LANDINGS),
  /** Levels above the ground it stands on. */
  top: z.number().min(-2).max(9),
  /** For woods: how far one sees in them. */
  sightDepth: inches.optional(),
  /** For buildings: movement points to go in or out. */
  wallCost: z.number().min(0).max(99).optional(),
  /** For buildings: what they are built of, where a map does not say. */
  structure: id.optional(),
  /** For wrecks: movement points to get over them. */
  crossingCost: z.number().min(0).max(99).optional(),
  traits: z
    .array(
      z.enum([
        'alone',
        'paved',
        'woods',
        'building',
        'screens',
        'flammable',
        'neverBurns',
        'hill',
        'water',
        'deep',
        'badFooting',
      ]),
    )
    .max(10),
});
export type AreaTypeRow = z.infer<typeof areaTypeRow>;
/** DU-VEH-039: what crossing it costs in points, or the class of ground that it is, an inch deep. */
const price = z.union([z.number().min(0).max(99), z.enum(CLASSES)]);
export const lineTypeRow = z.strictObject({
  ...named,
  costs: z.record(z.enum(MOVERS), price),
  /** DU-GAP2-005: who, from which size on, breaks through for one point and leaves a gap. */
  breach: z.partialRecord(z.enum(MOVERS), z.int().min(1).max(5)).optional(),
  concealment: z.enum(CONCEALMENTS),
  cover: z.enum(COVERS),
  landing: z.enum(LANDINGS),
  blocksSight: z.boolean(),
});
export type LineTypeRow = z.infer<typeof lineTypeRow>;

/** DU-BUILD-001, DU-BUILD-003: size, and what the building and its parts are made of. */
const buildingRow = z.strictObject({
  size: z.int().min(1).max(5),
  structure: id,
  door: id.optional(),
  window: id.optional(),
  /** DU-BUILD-008: what becomes of it when it is destroyed; rubble unless it says otherwise. */
  falls: z.enum(['rubble', 'breach']).optional(),
});
/** DU-BUILD-008: a wall that can be shot at; whatever destroys it breaks a gap into it. */
const wallRow = z.strictObject({ size: z.int().min(1).max(5), structure: id });

export const mapRow = z.strictObject({
  id,
  title: name,
  rule: source,
  width: inches.min(12).max(144),
  depth: inches.min(12).max(144),
  areas: z
    .array(
      z.strictObject({
        type: id,
        points: outline,
        level: z.number().min(-9).max(9).optional(),
        building: buildingRow.optional(),
      }),
    )
    .max(200),
  lines: z.array(z.strictObject({ type: id, points: stretch, wall: wallRow.optional() })).max(200),
});
export type MapRow = z.infer<typeof mapRow>;

const UNIT_TRAITS = [
  'terror',
  'encumbered',
  'medicalTeam',
  'mayStartHidden',
  'grenades',
  'antiTankGrenades',
  'smokeGrenades',
  'commandMines',
  'amphibious',
  'notSealed',
  'noSecond',
  /** DU-AIR-069: they jump from whatever hovers. */
  'gravPacks',
] as const;
export type UnitTrait = (typeof UNIT_TRAITS)[number];
const SPECIALISTS = ['secondInCommand', 'medic', 'forwardObserver', 'liaisonOfficer'] as const;
export type Specialist = (typeof SPECIALISTS)[number];

const figureRow = z.strictObject({
  role: name,
  leader: z.boolean().optional(),
  specialist: z.enum(SPECIALISTS).optional(),
  count: z.int().min(1).max(12).optional(),
  weapons: z.array(id).max(6),
  armour: id.optional(),
  close: id.optional(),
});
export type FigureRow = z.infer<typeof figureRow>;

/** DU-HEAVY-027. */
export const fireControl = z.enum(['inferior', 'average', 'superior']);
export type FireControl = z.infer<typeof fireControl>;
/** DU-HEAVY-002, DU-GUIDED-001: the weapon that a crew serves, and what it stands on. */
export const servedRow = z.strictObject({
  weapon: id,
  on: z.enum(['tripod', 'carriage', 'emplacement', 'launcher', 'shoulder']),
  fireControl: fireControl.optional(),
  /** How often in a game; without it as often as it likes. */
  shots: z.int().min(1).max(20).optional(),
});
export type ServedRow = z.infer<typeof servedRow>;
/** DU-GUIDED-023, DU-GUIDED-024. */
export const areaSystemsRow = z.strictObject({ count: z.int().min(1).max(4), die: faces.default(8) });
/** So many of something that is a row of its own. */
export const carriedRow = z.strictObject({ what: id, count: z.int().min(1).max(12) });

export const unitRow = z.strictObject({
  code,
  name,
  type: z.enum(UNIT_TYPES),
  propulsion: z.enum(MOVERS).optional(),
  /** The codes of the units it commands. */
  commands: z.array(code).max(16).optional(),
  quality: z.enum(QUALITIES),
  leadership: z.int().min(1).max(3),
  armour: id,
  moves: faces,
  /** DU-GAP-007: aided vision and average radios where a record is silent. */
  sensors: z.enum(SENSORS).default('aided'),
  comms: z.enum(EQUIPMENTS).default('average'),
  close: id,
  confidence: z.enum(CONFIDENCES).optional(),
  commitment: z.enum(COMMITMENTS).optional(),
  /** DU-EW-002, DU-DRONE-006: the dice of its electronic warfare system and of its drones' sensors. */
  warfare: faces.optional(),
  drones: faces.optional(),
  satchels: z.int().min(0).max(12).optional(),
  breachingCharges: z.int().min(0).max(12).optional(),
  /** DU-ARTY-028: the range finding gear of its observer; basic where a record is silent. */
  rangefinder: z.enum(['basic', 'advanced', 'superior']).optional(),
  /** DU-VEH-042: the code of the vehicle that it starts in. */
  aboard: code.optional(),
  /** DU-GUIDED-003: its counter-measures, where they are not the usual ones. */
  ecm: faces.optional(),
  /** DU-GUIDED-024: systems against missiles that it sets down for vehicles. */
  areaSystems: areaSystemsRow.optional(),
  served: servedRow.optional(),
  /** DU-AIR-076: it drops in from high above. */
  drop: dropRow.optional(),
  /** DU-HEAVY-035: launchers, or tubes that are thrown away. */
  rockets: z.array(carriedRow).max(4).optional(),
  traits: z.array(z.enum(UNIT_TRAITS)).max(UNIT_TRAITS.length).optional(),
  figures: z.array(figureRow).min(1).max(12),
});
export type UnitRow = z.infer<typeof unitRow>;

/** DU-FORCE-041: what the days before have left of them. */
export const FATIGUES = ['fresh', 'tired', 'exhausted'] as const;

const newLeader = z.array(z.int().min(-2).max(2)).length(6);
/** DU-BUILD-006: the armour of a structure is its die times so much; the class is that of vehicles. */
const structureRow = z.strictObject({
  ...named,
  die: faces,
  times: z.int().min(1).max(9),
  class: z.int().min(0).max(9),
});
export type StructureRow = z.infer<typeof structureRow>;

export const tablesRow = z.strictObject({
  quality: z.array(dieRow).max(9),
  structures: z.array(structureRow).max(20),
  /** What a building and its parts are made of where neither map nor terrain says. */
  usualBuilding: z.strictObject({ structure: id, door: id, window: id }),
  sensors: z.array(dieRow).max(9),
  equipment: z.array(dieRow).max(9),
  random: z.strictObject({
    quality: z.array(z.enum(QUALITIES)).length(6),
    leadership: z.array(z.int().min(1).max(3)).length(6),
    newLeader,
  }),
  fatigue: z.record(z.enum(FATIGUES), z.enum(CONFIDENCES)),
});
