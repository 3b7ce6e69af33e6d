import type { RuleId } from '@sightline/ledger';
import { z } from 'zod';

/** Every row of content names the ledger row it comes from. That the row exists is shown by the content tests. */
const rule = z.string().regex(/^KZ-[A-Z]+-\d{3}$/) as unknown as z.ZodType<RuleId>;
const id = z.string().regex(/^[a-z0-9][a-zA-Z0-9-]*$/);
const named = { id, name: z.string(), rule };
const count = z.int().min(0);
const inches = z.number();
const spot = z.tuple([inches, inches]);
const area = z.tuple([inches, inches, inches, inches]);

export const ORDERS = ['shoot', 'assault', 'staySharp', 'keepDown', 'snipe', 'run', 'hitAndRun'] as const;
export type Order = (typeof ORDERS)[number];

export const orderRow = z.strictObject({
  ...named,
  id: z.enum(ORDERS),
  move: inches,
  shots: z.enum(['rapid', 'one', 'aimed', 'none']),
  contact: z.boolean(),
  traits: z.array(z.enum(['doublesCombat', 'doubleInitiative', 'down', 'breaksAway', 'splitsMove', 'needsLeader'])),
});
export type OrderRow = z.infer<typeof orderRow>;

export const rangedRow = z.strictObject({
  ...named,
  /** The end of short range; null for a weapon without one. */
  short: inches.nullable(),
  /** The end of long range; null for a weapon that stops at short range. */
  long: inches.nullable(),
  shots: count,
  dice: count,
  points: count,
  traits: z.array(
    z.enum([
      'area',
      'flame',
      'fire',
      'smoke',
      'thrown',
      'missIsLost',
      'firedStandingStill',
      'ignoresSoftCover',
      'bursts',
      'inbuilt',
      'powerArmour',
    ]),
  ),
  radius: inches.optional(),
  /** Shots, bottles or ammunition counters at the start; without it the weapon never runs out. */
  supply: count.optional(),
});
export type RangedRow = z.infer<typeof rangedRow>;

export const handRow = z.strictObject({
  ...named,
  modifier: z.int(),
  points: count,
  traits: z.array(z.enum(['stuns', 'extraDie', 'powerArmour'])),
});
export type HandRow = z.infer<typeof handRow>;

export const troopRow = z.strictObject({
  ...named,
  kind: z.enum(['individual', 'squad', 'gang']),
  points: count,
  /** Null for a type whose kill score goes by its armour. */
  killScore: z.int().nullable(),
  combatDice: count,
  initiative: z.int(),
  removal: z.int(),
  change: z.int(),
  /** Taken off a winner's hand-to-hand score, for types that wear no bought armour. */
  deduction: z.int(),
  move: inches.optional(),
  orders: z.array(z.enum(ORDERS)),
  weapons: z.array(id).optional(),
  traits: z.array(
    z.enum([
      'hero',
      'mayStandAlone',
      'powerArmour',
      'nightSight',
      'sightingAid',
      'cyberware',
      'drugsDoNothing',
      'neverCaptured',
      'neverSuppressed',
      'ignoresBrokenGround',
    ]),
  ),
});
export type TroopRow = z.infer<typeof troopRow>;

export const armourRow = z.strictObject({
  ...named,
  killScore: z.int(),
  points: count,
  /** What it takes off a winner's hand-to-hand score, and the row that says so. */
  deduction: z.int(),
  combatRule: rule,
});
export type ArmourRow = z.infer<typeof armourRow>;

export const equipmentRow = z.strictObject({
  ...named,
  points: count,
  gives: z.array(z.enum(['nightSight', 'sightingAid', 'cyberware'])),
});
export type EquipmentRow = z.infer<typeof equipmentRow>;

const DRUGS = ['speed', 'haywire', 'dove', 'alcohol', 'sharp'] as const;
export type Drug = (typeof DRUGS)[number];

export const drugRow = z.strictObject({
  ...named,
  id: z.enum(DRUGS),
  points: count,
  move: inches.optional(),
  killScore: z.int().optional(),
  removal: z.int().optional(),
  change: z.int().optional(),
  overdoseMove: inches.optional(),
  overdoseTargeting: z.int().optional(),
  neverSuppressed: z.boolean().optional(),
  barredOrders: z.array(z.enum(ORDERS)).optional(),
});
export type DrugRow = z.infer<typeof drugRow>;

export const vehicleRow = z.strictObject({
  ...named,
  speed: inches,
  acceleration: count,
  brake: count,
  damage: count,
  /** Null for a motorbike, whose armour is its rider's. */
  armour: z.int().nullable(),
  points: count,
  places: count,
  length: inches,
  width: inches,
  traits: z.array(z.enum(['wheels', 'tracks', 'small'])),
});
export type VehicleRow = z.infer<typeof vehicleRow>;

const side = z.enum(['north', 'east', 'south', 'west']);
export type Edge = z.infer<typeof side>;

export const planRow = z.strictObject({
  id,
  title: z.string(),
  rule,
  width: inches,
  depth: inches,
  rooms: z.array(z.strictObject({ name: z.string(), from: spot, to: spot })),
  insideDoors: z.array(z.tuple([z.string(), z.string()])),
  /** On the ground floor; every floor above has a window there if one is listed. */
  outsideDoors: z.array(z.strictObject({ room: z.string(), side })),
  windows: z.array(z.strictObject({ room: z.string(), side })),
  stairs: z.array(z.strictObject({ room: z.string(), at: spot })),
});
export type PlanRow = z.infer<typeof planRow>;

export const mapRow = z.strictObject({
  id,
  title: z.string(),
  rule,
  width: inches,
  depth: inches,
  roads: z.array(area),
  buildings: z.array(z.strictObject({ plan: id, floors: z.int().min(1), at: spot })),
  ground: z.array(z.strictObject({ kind: z.enum(['broken', 'hindering', 'woods']), area })),
  /** A line, or an area that is crossed at its edge. A wreck is impassable and blocks sight. */
  obstacles: z.array(
    z.union([
      z.strictObject({ kind: z.enum(['lowWall', 'fence', 'sandbags', 'bushes']), line: area }),
      /** Too high to step over: it is climbed, and blocks sight. */
      z.strictObject({ kind: z.literal('wall'), line: area, height: inches }),
      z.strictObject({ kind: z.enum(['crates', 'wreck']), area }),
    ]),
  ),
  rises: z.array(z.strictObject({ area, height: inches, slope: z.enum(['walkable', 'steep']) })).optional(),
});
export type MapRow = z.infer<typeof mapRow>;

const figureRow = z.strictObject({
  count: z.int().min(1),
  leader: z.boolean().optional(),
  hero: z.boolean().optional(),
  armour: id.optional(),
  weapons: z.array(id),
  hand: z.array(id).optional(),
  equipment: z.array(id).optional(),
  /** Only to be refused: all figures of a group are of one type and take the same drugs. */
  troop: id.optional(),
  drugs: z.array(z.enum(DRUGS)).optional(),
});
export type FigureRow = z.infer<typeof figureRow>;

const groupRow = z.strictObject({
  name: z.string(),
  troop: id,
  drugs: z.array(z.enum(DRUGS)),
  figures: z.array(figureRow),
});
export type GroupRow = z.infer<typeof groupRow>;

export const rosterRow = z.strictObject({
  id,
  title: z.string(),
  rule,
  points: count,
  groups: z.array(groupRow),
  /** By type; with its weapon where one is mounted on it. */
  vehicles: z.array(z.union([id, z.strictObject({ type: id, mounted: z.array(id).max(1) })])),
});
export type RosterRow = z.infer<typeof rosterRow>;

const zone = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('edge'), edge: side, depth: inches }),
  z.strictObject({ kind: z.literal('anyEdge'), depth: inches }),
  /** KZ-WIN-004: the edge that the dice and the players settle. */
  z.strictObject({ kind: z.literal('ownEdge'), depth: inches }),
  z.strictObject({ kind: z.literal('near'), at: spot, reach: inches }),
  z.strictObject({
    kind: z.literal('building'),
    building: count,
    leastPerFloor: count.optional(),
    /** The open ground between the building and this edge will do as well. */
    orBeyond: side.optional(),
  }),
  /** In the vehicles where the scenario seats them. */
  z.strictObject({ kind: z.literal('aboard') }),
]);
export type Zone = z.infer<typeof zone>;

const encounter = z.strictObject({ kind: z.literal('encounter') });
const raid = z.strictObject({ kind: z.literal('raid'), attacker: z.string(), object: spot });
const assassination = z.strictObject({
  kind: z.literal('assassination'),
  attacker: z.string(),
  victim: z.strictObject({ group: count, figure: count }),
});

/** KZ-WIN-001: the engagements that players may agree on. */
export const ENCOUNTER_OBJECTIVES = z.discriminatedUnion('kind', [encounter, raid, assassination]);

const objective = z.discriminatedUnion('kind', [
  encounter,
  raid,
  assassination,
  z.strictObject({
    kind: z.literal('getaway'),
    runner: z.string(),
    vehicle: count,
    edge: side,
    road: z.tuple([inches, inches]),
  }),
  z.strictObject({
    kind: z.literal('tower'),
    attacker: z.string(),
    building: count,
    bonus: count,
    edge: side,
    escapeFrom: count,
  }),
  z.strictObject({ kind: z.literal('topFloor'), attacker: z.string(), building: count }),
  z.strictObject({
    kind: z.literal('turf'),
    markers: z.array(spot),
    reach: inches,
    worth: count,
    from: count,
  }),
]);
export type Objective = z.infer<typeof objective>;

const scenarioVehicle = z.strictObject({
  type: id,
  at: spot,
  heading: z.int(),
  speed: inches,
  /** Group and figure of the driver, then of the passengers, counted from 0. */
  crew: z.array(z.tuple([count, count])),
  /** KZ-VEH-003: one ranged weapon at most. */
  mounted: z.array(id).max(1).optional(),
});
export type ScenarioVehicle = z.infer<typeof scenarioVehicle>;

export const scenarioRow = z.strictObject({
  id,
  title: z.string(),
  rule,
  map: id,
  turns: z.int().min(1),
  night: z.boolean().optional(),
  /** Groups whose vehicles carry radios change orders within this distance. */
  radioReach: inches.optional(),
  sides: z.array(
    z.strictObject({
      seat: z.string(),
      title: z.string(),
      groups: z.array(groupRow.extend({ zone, arrives: z.int().min(1).optional() }).strict()),
      vehicles: z.array(scenarioVehicle),
      barrage: z.strictObject({ grenades: count, edge: side, beyond: inches }).optional(),
    }),
  ),
  attackedByFire: z.array(z.strictObject({ building: count, floor: count, room: z.string() })).optional(),
  objective,
});
export type ScenarioRow = z.infer<typeof scenarioRow>;
