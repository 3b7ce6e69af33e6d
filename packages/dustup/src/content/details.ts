import { detailsReader } from '@sightline/kernel';
import { z } from 'zod';
import { supportRow } from './artillery-schema.ts';
import { cargoRows } from './cargo-schema.ts';
import { armsRow, forceRow } from './force-schema.ts';
import { loiterRow, mineRow, scenarioRow } from './scenario-schema.ts';
import { AIR_DEFENCES, COMMITMENTS, FATIGUES, mapRow } from './schema.ts';

const force = z.union([z.string().max(40), forceRow]);

/** What the details of a setup may say: other forces for any scenario, and for a battle of one's own all of it. */
export const detailsRow = z.strictObject({
  forces: z.tuple([force, force]).optional(),
  map: z.union([z.string().max(40), mapRow]).optional(),
  night: z.boolean().optional(),
  turns: z.int().min(1).max(20).optional(),
  commitment: z.tuple([z.enum(COMMITMENTS), z.enum(COMMITMENTS)]).optional(),
  fatigue: z.tuple([z.enum(FATIGUES), z.enum(FATIGUES)]).optional(),
  /** DU-AIR-003: what each side has against aircraft on their way. */
  airDefence: z.tuple([z.enum(AIR_DEFENCES), z.enum(AIR_DEFENCES)]).optional(),
  /** How many units of each side may start hidden. */
  hidden: z.tuple([z.int().min(0).max(16), z.int().min(0).max(16)]).optional(),
  objectives: scenarioRow.shape.objectives.optional(),
  victory: scenarioRow.shape.victory.optional(),
  wind: z.int().min(1).max(12).optional(),
  generators: scenarioRow.shape.generators,
  /** What each side has laid, and how many command detonated mines it lays itself. */
  mines: z.tuple([z.array(mineRow).max(40), z.array(mineRow).max(40)]).optional(),
  /** DU-SHOOT-027: weapons and armour of the players' own for either side, besides those that forces bring. */
  weapons: armsRow.optional(),
  /** DU-ARTY-001, DU-ARTY-015. */
  support: z.tuple([z.array(supportRow).max(4), z.array(supportRow).max(4)]).optional(),
  difficulty: scenarioRow.shape.difficulty,
  /** DU-AIR-064: loads of each side. */
  cargo: z.tuple([cargoRows, cargoRows]).optional(),
  commandMines: z.tuple([z.int().min(0).max(6), z.int().min(0).max(6)]).optional(),
  loiter: z.tuple([loiterRow, loiterRow]).optional(),
});
export type Details = z.infer<typeof detailsRow>;

/** How they are read. */
export const details = detailsReader<Details>(detailsRow);
