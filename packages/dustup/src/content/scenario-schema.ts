import { z } from 'zod';
import { difficultyTable, supportRow } from './artillery-schema.ts';
import { cargoRows } from './cargo-schema.ts';
import {
  AIR_DEFENCES,
  COMMITMENTS,
  code,
  EDGES,
  FATIGUES,
  id,
  inches,
  name,
  outline,
  points,
  rule,
  seat,
  spot,
} from './schema.ts';

const objectiveRow = z.strictObject({
  name,
  at: spot,
  points,
  carry: z.boolean().optional(),
  /** Whoever seizes it has won, where that is what the battle is about. */
  decides: z.boolean().optional(),
  /** DU-GAP2-009: a circle that the side with more units in it holds. */
  radius: inches.positive().max(24).optional(),
  /** DU-GAP2-046: it counts for this side alone. */
  counts: seat.optional(),
  /** DU-GAP2-046: it is the building there, which is taken by getting in or destroyed. */
  building: z.boolean().optional(),
});

const MINES = ['ap', 'at', 'mixed', 'dummy', 'directional', 'directionalDummy', 'trap', 'ied'] as const;
export type MineKind = (typeof MINES)[number];

export const mineRow = z.strictObject({
  kind: z.enum(MINES),
  at: spot,
  facing: z.int().min(0).max(359).optional(),
  /** DU-MINE-030: a device that counts several times over. */
  times: z.int().min(1).max(5).optional(),
});

/** DU-CASEVAC-004: vehicles that wait in loiter until they are called. */
export const loiterRow = z.array(code).max(4);

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
  /** How many units may start hidden, or which. */
  hidden: z.union([z.int().min(0).max(16), z.literal('all'), z.array(code).max(16)]).optional(),
  /** Units deployed wholly in terrain of this type start propped. */
  proppedIn: id.optional(),
  column: z.boolean().optional(),
  leads: code.optional(),
  infiltrators: z.boolean().optional(),
  /** The box of the inbound chart in which half of the units wait. */
  reserves: z.int().min(1).max(3).optional(),
  /** DU-FORCE-006: who waits in which box of it, and by which place on the edge it comes on. */
  inbound: z
    .array(z.strictObject({ code, box: z.int().min(1).max(3), at: spot.optional() }))
    .max(16)
    .optional(),
  loiter: loiterRow.optional(),
  /** DU-AIR-003: inferior if it does not say. */
  airDefence: z.enum(AIR_DEFENCES).optional(),
  /** DU-GAP2-046: who starts where, and pointing where. */
  posts: z
    .array(z.strictObject({ code, at: spot, facing: z.int().min(0).max(359).optional() }))
    .max(16)
    .optional(),
  /** DU-GAP2-047: who comes up at the nest, from which turn on, by how much on a D6 at the start of it. */
  late: z
    .array(z.strictObject({ code, fromTurn: z.int().min(1).max(20), needs: z.int().min(1).max(6) }))
    .max(4)
    .optional(),
  /** DU-ARTY-001: the artillery that it may ask for, instead of what its force has. */
  support: z.array(supportRow).max(4).optional(),
  /** DU-AIR-064: loads, instead of what its force has. */
  cargo: cargoRows.optional(),
  mines: z.array(mineRow).max(40).optional(),
  /** DU-GAP2-044: places of mines that the owner shares out among them in secret, by their places in the list. */
  sharedOut: z.array(z.int().min(0).max(39)).max(4).optional(),
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
  /** DU-GAP2-009: vehicles by their size, and what else is lost, held or brought to safety. */
  z.strictObject({
    kind: z.literal('spoils'),
    /** Who has won if both have as many points. */
    tie: seat,
    perInfantry: points,
    commander: points,
    perEvacuated: points,
    /** DU-GAP2-046: for each unit of a side that is in a part of the table at the end. */
    reach: z.strictObject({ seat, zone: outline, points }).optional(),
    /** DU-GAP2-046: for each real counter of the enemy's that was removed by plough or line charge. */
    perBreach: points.optional(),
    /** DU-GAP2-047: whoever has the nest in the end: it stands for one side, and is destroyed for the other. */
    nest: z.strictObject({ seat, points }).optional(),
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
  /** DU-ARTY-015: how hard requests are, where it is not as usual. */
  difficulty: difficultyTable.partial().optional(),
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
  /** DU-GAP2-047: it lies in the ground, and only what is carried to it does it harm. */
  nest: z.strictObject({ at: spot, radius: inches.positive().max(6), class: z.int().min(1).max(5) }).optional(),
  /** DU-SMOKE-003: where the wind blows to, in hours of the clock; rolled if it is not given. */
  wind: z.int().min(1).max(12).optional(),
  /** DU-SMOKE-012: where smoke generators stand. */
  generators: z.array(spot).max(12).optional(),
});
export type ScenarioRow = z.infer<typeof scenarioRow>;
export type SideRow = ScenarioRow['sides'][number];
