import type { RuleId } from '@sightline/ledger';
import { z } from 'zod';

/** Every row of content names the ledger row it comes from. That the row exists is shown by the content tests. */
const rule = z
  .string()
  .max(20)
  .regex(/^KZ-[A-Z]+-\d{3}$/) as unknown as z.ZodType<RuleId>;
/** What players have made is of the house, and stands by the row that all of its kind stand by. */
const ruleOr = (usual: RuleId) => z.union([rule, z.literal('house').transform(() => usual)]);
const id = z
  .string()
  .max(40)
  .regex(/^[a-z0-9][a-zA-Z0-9-]*$/);
const text = z.string().min(1).max(60);
const named = (usual: RuleId) => ({ id, name: text, rule: ruleOr(usual) });
const count = z.int().min(0).max(1000);
const few = z.int().min(0).max(20);
const dice = z.int().min(0).max(12);
/** What is added to a die, or taken off it. */
const modifier = z.int().min(-10).max(10);
const score = z.int().min(1).max(40);
/** Lengths, ranges and speeds. */
const inches = z.number().min(0).max(144);
/** On the table, or a little off it. */
const coordinate = z.number().min(-24).max(168);
const spot = z.tuple([coordinate, coordinate]);
const stretch = z.tuple([coordinate, coordinate, coordinate, coordinate]);
/** Two opposite corners, in whole thousandths of an inch as the table has them. */
const area = stretch.refine(([x, y, toX, toY]) => areApart(x, toX) && areApart(y, toY), 'it encloses nothing');
const line = stretch.refine(([x, y, toX, toY]) => areApart(x, toX) || areApart(y, toY), 'it has no length');
function areApart(a: number, b: number): boolean {
  return Math.round(a * 1000) !== Math.round(b * 1000);
}
const seat = z.string().min(1).max(20);
/** No list of content is longer. */
const MOST = 60;
const listOf = <T extends z.ZodType>(row: T) => z.array(row).max(MOST);

export const ORDERS = ['shoot', 'assault', 'staySharp', 'keepDown', 'snipe', 'run', 'hitAndRun'] as const;
export type Order = (typeof ORDERS)[number];

export const orderRow = z.strictObject({
  ...named('KZ-ORDER-002'),
  id: z.enum(ORDERS),
  move: inches,
  shots: z.enum(['rapid', 'one', 'aimed', 'none']),
  contact: z.boolean(),
  traits: listOf(z.enum(['doublesCombat', 'doubleInitiative', 'down', 'breaksAway', 'splitsMove', 'needsLeader'])),
});
export type OrderRow = z.infer<typeof orderRow>;

export const rangedRow = z.strictObject({
  ...named('KZ-WEAP-001'),
  /** The end of short range; null for a weapon without one. */
  short: inches.nullable(),
  /** The end of long range; null for a weapon that stops at short range. */
  long: inches.nullable(),
  shots: z.int().min(1).max(12),
  dice,
  points: count,
  traits: listOf(
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
      /** What an inbuilt launcher holds when nothing else is bought for it. */
      'usualLoad',
      'powerArmour',
    ]),
  ),
  radius: z.number().min(0.5).max(6).optional(),
  /** Shots, bottles or ammunition counters at the start; without it the weapon never runs out. */
  supply: few.optional(),
});
export type RangedRow = z.infer<typeof rangedRow>;

export const handRow = z.strictObject({
  ...named('KZ-WEAP-003'),
  modifier,
  points: count,
  traits: listOf(z.enum(['stuns', 'extraDie', 'powerArmour'])),
});
export type HandRow = z.infer<typeof handRow>;

export const troopRow = z.strictObject({
  ...named('KZ-ORG-003'),
  kind: z.enum(['individual', 'squad', 'gang']),
  points: count,
  /** Null for a type whose kill score goes by its armour. */
  killScore: score.nullable(),
  combatDice: z.int().min(1).max(6),
  initiative: modifier,
  removal: modifier,
  change: modifier,
  /** Taken off a winner's hand-to-hand score, for types that wear no bought armour. */
  deduction: modifier,
  move: modifier.optional(),
  /** Whatever bars the others, everybody can be told to shoot. */
  orders: z
    .tuple([z.literal('shoot')], z.enum(ORDERS))
    .refine(orders => orders.length <= MOST, `it should have at most ${MOST} entries`)
    .meta({ maxItems: MOST }),
  weapons: listOf(id).optional(),
  traits: listOf(
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
  ...named('KZ-ORG-004'),
  killScore: score,
  points: count,
  /** What it takes off a winner's hand-to-hand score, and the row that says so. */
  deduction: modifier,
  combatRule: ruleOr('KZ-HTH-004'),
});
export type ArmourRow = z.infer<typeof armourRow>;

export const equipmentRow = z.strictObject({
  ...named('KZ-ORG-008'),
  points: count,
  gives: listOf(z.enum(['nightSight', 'sightingAid', 'cyberware'])),
});
export type EquipmentRow = z.infer<typeof equipmentRow>;

export const drugRow = z.strictObject({
  ...named('KZ-DRUG-001'),
  points: count,
  move: modifier.optional(),
  killScore: modifier.optional(),
  removal: modifier.optional(),
  change: modifier.optional(),
  overdoseMove: modifier.optional(),
  overdoseTargeting: modifier.optional(),
  /** How far the opponent may shift somebody who has had too much, and the row that says so. */
  overdoseShift: z.number().min(0).max(6).optional(),
  overdoseShiftRule: rule.optional(),
  neverSuppressed: z.boolean().optional(),
  /**
   * Restless: keeps moving. Berserk: goes at the enemy. Quick: its die of initiative counts twice. Heedless: takes no
   * cover on an overdose. Paranoid: keeps down on an overdose, and at times when orders are changed.
   */
  traits: listOf(z.enum(['restless', 'berserk', 'heedless', 'quick', 'paranoid'])),
  barredRule: rule.optional(),
  barredOrders: listOf(z.enum(ORDERS).exclude(['shoot'])).optional(),
});
export type DrugRow = z.infer<typeof drugRow>;
export type Drug = DrugRow['id'];
export type DrugTrait = DrugRow['traits'][number];

/** No vehicle is longer, in inches: whoever touches one is near its middle. */
const LONGEST = 8;

export const vehicleRow = z.strictObject({
  ...named('KZ-VEH-002'),
  speed: z.int().min(1).max(48),
  acceleration: z.int().min(1).max(6),
  brake: z.int().min(1).max(6),
  damage: dice,
  /** Null for a motorbike, whose armour is its rider's. */
  armour: score.nullable(),
  points: count,
  places: z.int().min(1).max(20),
  length: z.number().min(1).max(LONGEST),
  width: z.number().min(0.5).max(4),
  traits: listOf(z.enum(['wheels', 'tracks', 'small'])),
});
export type VehicleRow = z.infer<typeof vehicleRow>;

const side = z.enum(['north', 'east', 'south', 'west']);
export type Edge = z.infer<typeof side>;

export const planRow = z.strictObject({
  id,
  title: text,
  rule,
  width: inches,
  depth: inches,
  rooms: listOf(z.strictObject({ name: text, from: spot, to: spot })),
  insideDoors: listOf(z.tuple([text, text])),
  /** On the ground floor; every floor above has a window there if one is listed. */
  outsideDoors: listOf(z.strictObject({ room: text, side })),
  windows: listOf(z.strictObject({ room: text, side })),
  stairs: listOf(z.strictObject({ room: text, at: spot })),
});
export type PlanRow = z.infer<typeof planRow>;

export const mapRow = z.strictObject({
  id,
  title: text,
  rule: ruleOr('KZ-WIN-004'),
  width: inches,
  depth: inches,
  roads: listOf(area),
  buildings: z.array(z.strictObject({ plan: id, floors: z.int().min(1).max(6), at: spot })).max(12),
  ground: listOf(z.strictObject({ kind: z.enum(['broken', 'hindering', 'woods']), area })),
  /** A line, or an area that is crossed at its edge. A wreck is impassable and blocks sight. */
  obstacles: listOf(
    z.union([
      z.strictObject({ kind: z.enum(['lowWall', 'fence', 'sandbags', 'bushes']), line }),
      /** Too high to step over: it is climbed, and blocks sight. */
      z.strictObject({ kind: z.literal('wall'), line, height: inches }),
      z.strictObject({ kind: z.enum(['crates', 'wreck']), area }),
    ]),
  ),
  rises: listOf(z.strictObject({ area, height: inches, slope: z.enum(['walkable', 'steep']) })).optional(),
});
export type MapRow = z.infer<typeof mapRow>;

const figureRow = z.strictObject({
  count: z.int().min(1).max(20),
  leader: z.boolean().optional(),
  hero: z.boolean().optional(),
  armour: id.optional(),
  weapons: z.array(id).max(8),
  hand: z.array(id).max(8).optional(),
  equipment: z.array(id).max(8).optional(),
  /** Only to be refused: all figures of a group are of one type and take the same drugs. */
  troop: id.optional(),
  drugs: z.array(id).max(8).optional(),
});
export type FigureRow = z.infer<typeof figureRow>;

const groupRow = z.strictObject({
  name: text,
  troop: id,
  drugs: z.array(id).max(8),
  figures: z.array(figureRow).max(20),
});
export type GroupRow = z.infer<typeof groupRow>;

/** So many on a side are a small battle, and no deployment zone holds more. */
const MOST_HEADS = 60;
const headsIn = ({ figures }: GroupRow): number => figures.reduce((sum, { count: heads }) => sum + heads, 0);

/** What a roster of the players' own brings along, by kind; its groups and vehicles name it by its id. */
const broughtRow = z.strictObject({
  weapons: listOf(rangedRow).optional(),
  handWeapons: listOf(handRow).optional(),
  troops: listOf(troopRow).optional(),
  armours: listOf(armourRow).optional(),
  equipment: listOf(equipmentRow).optional(),
  drugs: listOf(drugRow).optional(),
  vehicles: listOf(vehicleRow).optional(),
});
export type Brought = z.infer<typeof broughtRow>;

export const rosterRow = z.strictObject({
  id,
  title: text,
  rule: ruleOr('KZ-ORG-009'),
  points: count,
  brings: broughtRow.optional(),
  groups: listOf(groupRow).refine(
    groups => groups.reduce((sum, group) => sum + headsIn(group), 0) <= MOST_HEADS,
    `it should come to at most ${MOST_HEADS} figures`,
  ),
  /** By type; with its weapon where one is mounted on it. */
  vehicles: z.array(z.union([id, z.strictObject({ type: id, mounted: z.array(id).max(1) })])).max(12),
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
const raid = z.strictObject({ kind: z.literal('raid'), attacker: seat, object: spot });
const assassination = z.strictObject({
  kind: z.literal('assassination'),
  attacker: seat,
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
    runner: seat,
    vehicle: count,
    edge: side,
    road: z.tuple([inches, inches]),
  }),
  z.strictObject({
    kind: z.literal('tower'),
    attacker: seat,
    building: count,
    bonus: count,
    edge: side,
    escapeFrom: count,
  }),
  z.strictObject({ kind: z.literal('topFloor'), attacker: seat, building: count }),
  z.strictObject({
    kind: z.literal('turf'),
    markers: listOf(spot),
    reach: inches,
    worth: count,
    from: count,
  }),
]);
export type Objective = z.infer<typeof objective>;

const scenarioVehicle = z.strictObject({
  type: id,
  at: spot,
  heading: z.int().min(0).max(359),
  speed: inches,
  /** Group and figure of the driver, then of the passengers, counted from 0. */
  crew: listOf(z.tuple([count, count])),
  /** KZ-VEH-003: one ranged weapon at most. */
  mounted: z.array(id).max(1).optional(),
});
export type ScenarioVehicle = z.infer<typeof scenarioVehicle>;

export const scenarioRow = z.strictObject({
  id,
  title: text,
  rule,
  map: id,
  turns: z.int().min(1).max(20),
  night: z.boolean().optional(),
  /** Groups whose vehicles carry radios change orders within this distance. */
  radioReach: inches.optional(),
  sides: listOf(
    z.strictObject({
      seat,
      title: text,
      groups: listOf(groupRow.extend({ zone, arrives: z.int().min(1).max(20).optional() }).strict()),
      vehicles: listOf(scenarioVehicle),
      barrage: z.strictObject({ grenades: count, edge: side, beyond: inches }).optional(),
    }),
  ),
  attackedByFire: listOf(z.strictObject({ building: count, floor: count, room: text })).optional(),
  objective,
});
export type ScenarioRow = z.infer<typeof scenarioRow>;
