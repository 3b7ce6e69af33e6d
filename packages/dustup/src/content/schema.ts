import type { RuleId } from '@sightline/ledger';
import { z } from 'zod';

/** Every row of content names the ledger row it comes from. That the row exists is shown by the content tests. */
const rule = z.string().regex(/^(DU|HS)-[A-Z0-9]+-\d{3}$/) as unknown as z.ZodType<RuleId>;
/** What players make themselves comes from the house. */
const source = z.union([rule, z.literal('house')]);
/** Never shown, and never changed once games are played with it; what is shown is the name. */
const id = z
  .string()
  .max(40)
  .regex(/^[a-z][a-zA-Z0-9]*$/);
const name = z.string().min(1).max(80);
const seat = z.string().min(1).max(20);
const code = z
  .string()
  .max(20)
  .regex(/^[A-Z0-9][A-Z0-9-]*$/);
const named = { id, name, rule: source };
/** No table is larger than twelve feet. */
const inches = z.number().min(0).max(144);
const points = z.int().min(-99).max(99);
const spot = z.tuple([inches, inches]);
const outline = z.array(spot).min(3).max(100);
const faces = z.union([z.literal(4), z.literal(6), z.literal(8), z.literal(10), z.literal(12)]);

export const QUALITIES = ['untrained', 'green', 'experienced', 'veteran', 'elite'] as const;
export type Quality = (typeof QUALITIES)[number];
/** DU-FORCE-031: from the best to the worst. */
export const CONFIDENCES = ['confident', 'steady', 'shaken', 'broken', 'routed'] as const;
export type Confidence = (typeof CONFIDENCES)[number];
/** DU-FORCE-040: how much the troops will risk for the mission. */
export const COMMITMENTS = ['low', 'medium', 'high'] as const;
export type Commitment = (typeof COMMITMENTS)[number];
const SENSORS = ['unaided', 'aided', 'enhanced', 'superior'] as const;
export type Sensors = (typeof SENSORS)[number];
const EQUIPMENTS = ['none', 'veryInferior', 'inferior', 'average', 'superior', 'verySuperior'] as const;
export type Equipment = (typeof EQUIPMENTS)[number];
const UNIT_TYPES = ['infantry', 'powerArmour', 'cavalry', 'vehicularCavalry'] as const;
export type UnitType = (typeof UNIT_TYPES)[number];
/** DU-MOVE-009 to DU-MOVE-011: the columns of the terrain tables that troops on foot and in the saddle use. */
const MOVERS = ['infantry', 'powerArmour', 'lowWheeled', 'highWheeled', 'tracked', 'hover', 'grav'] as const;
export type Mover = (typeof MOVERS)[number];
const EDGES = ['north', 'east', 'south', 'west'] as const;
export type Edge = (typeof EDGES)[number];
const CLASSES = ['clear', 'poor', 'difficult', 'impassable'] as const;
export type TerrainClass = (typeof CLASSES)[number];
export const CONCEALMENTS = ['none', 'partial', 'complete'] as const;
export type Concealment = (typeof CONCEALMENTS)[number];
export const COVERS = ['none', 'soft', 'hard'] as const;
export type Cover = (typeof COVERS)[number];

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
    .array(z.enum(['alone', 'woods', 'building', 'screens', 'flammable', 'neverBurns', 'hill', 'water', 'deep']))
    .max(9),
});
export type AreaTypeRow = z.infer<typeof areaTypeRow>;
const price = z.union([z.number().min(0).max(99), z.literal('impassable')]);
export const lineTypeRow = z.strictObject({
  ...named,
  costs: z.record(z.enum(MOVERS), price),
  concealment: z.enum(CONCEALMENTS),
  cover: z.enum(COVERS),
  blocksSight: z.boolean(),
});
export type LineTypeRow = z.infer<typeof lineTypeRow>;

/** DU-BUILD-001, DU-BUILD-003: size, and what the building and its parts are made of. */
const buildingRow = z.strictObject({
  size: z.int().min(1).max(5),
  structure: id,
  door: id.optional(),
  window: id.optional(),
});

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
  lines: z.array(z.strictObject({ type: id, points: z.array(spot).min(2).max(100) })).max(200),
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
] as const;
export type UnitTrait = (typeof UNIT_TRAITS)[number];
const SPECIALISTS = ['secondInCommand', 'medic', 'forwardObserver'] as const;
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
  traits: z.array(z.enum(UNIT_TRAITS)).max(UNIT_TRAITS.length).optional(),
  figures: z.array(figureRow).min(1).max(12),
});
export type UnitRow = z.infer<typeof unitRow>;

/** DU-SHOOT-027: weapons and armour of the players' own, which their forces may carry and wear. */
export const armsRow = z.strictObject({
  smallArms: z.array(smallArmRow).max(20).optional(),
  support: z.array(supportRow).max(20).optional(),
  close: z.array(closeRow).max(20).optional(),
  armour: z.array(armourRow).max(20).optional(),
});
export type ArmsRow = z.infer<typeof armsRow>;

export const forceRow = z.strictObject({
  id,
  title: name,
  rule: source,
  /** What it brings along that is in no list. */
  arms: armsRow.optional(),
  /** DU-GAP-011: no jamming reaches them. */
  unjammable: z.boolean().optional(),
  /** DU-COMM-008: the quality die of its jammers. */
  jammer: faces.optional(),
  units: z.array(unitRow).min(1).max(16),
});
export type ForceRow = z.infer<typeof forceRow>;

const objectiveRow = z.strictObject({
  name,
  at: spot,
  points,
  carry: z.boolean().optional(),
  /** Whoever seizes it has won, where that is what the battle is about. */
  decides: z.boolean().optional(),
});
export const FATIGUES = ['fresh', 'tired', 'exhausted'] as const;

const MINES = ['ap', 'at', 'mixed', 'dummy', 'directional', 'directionalDummy', 'trap', 'ied'] as const;
export type MineKind = (typeof MINES)[number];

export const mineRow = z.strictObject({ kind: z.enum(MINES), at: spot, facing: z.int().min(0).max(359).optional() });

const sideRow = z.strictObject({
  seat,
  force: id,
  leaveOut: z.array(code).max(16).optional(),
  commitment: z.enum(COMMITMENTS),
  /** DU-GAP-022: the commitment of untrained units, where it is another. */
  militia: z.enum(COMMITMENTS).optional(),
  fatigue: z.enum(FATIGUES).optional(),
  zones: z.array(outline).min(1).max(9),
  homeEdge: z.enum(EDGES).optional(),
  exitEdge: z.enum(EDGES).optional(),
  /** How many units may start hidden. */
  hidden: z.union([z.int().min(0).max(16), z.literal('all')]).optional(),
  /** Units deployed wholly in terrain of this type start propped. */
  proppedIn: id.optional(),
  column: z.boolean().optional(),
  leads: code.optional(),
  infiltrators: z.boolean().optional(),
  /** The box of the inbound chart in which half of the units wait. */
  reserves: z.int().min(1).max(3).optional(),
  mines: z.array(mineRow).max(40).optional(),
  /** DU-MINE-018: how many command detonated mines it lays before the game. */
  commandMines: z.int().min(0).max(6).optional(),
});

const victoryRow = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('points'),
    perDestroyed: points,
    perBroken: points,
    margin: points,
    /** For holding every objective. */
    both: points,
  }),
  z.strictObject({ kind: z.literal('assault'), attacker: seat, needs: points, most: points }),
  z.strictObject({ kind: z.literal('breakout'), runner: seat, perExit: points, perLost: points }),
  z.strictObject({ kind: z.literal('recover'), holder: points, perLost: points }),
  z.strictObject({
    kind: z.literal('seize'),
    attacker: seat,
    fromTurn: z.int().min(1).max(20),
    needs: points,
  }),
]);
export type VictoryRow = z.infer<typeof victoryRow>;

export const scenarioRow = z.strictObject({
  id,
  title: name,
  rule,
  map: id,
  turns: z.int().min(1).max(20),
  night: z.boolean().optional(),
  /** The seat that deploys all its units first; without it they alternate by dice. */
  deploysFirst: seat.optional(),
  actsFirst: seat.optional(),
  objectives: z.array(objectiveRow).max(20),
  sides: z.tuple([sideRow, sideRow]),
  victory: victoryRow,
  /** DU-GAP-025: a bridge that can be blown. */
  bridge: z
    .strictObject({
      at: spot,
      blownBy: seat,
      actions: z.int().min(1).max(20),
      area: z.int().min(0).max(199),
      becomes: id,
    })
    .optional(),
  /** DU-SMOKE-003: where the wind blows to, in hours of the clock; rolled if it is not given. */
  wind: z.int().min(1).max(12).optional(),
  /** DU-SMOKE-012: where smoke generators stand. */
  generators: z.array(spot).max(12).optional(),
});
export type ScenarioRow = z.infer<typeof scenarioRow>;
export type SideRow = ScenarioRow['sides'][number];

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
