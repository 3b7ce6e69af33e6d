import { z } from 'zod';
import { impact, size } from './heavy-schema.ts';
import { code, faces, id, inches, named } from './schema.ts';

/** DU-ARTY-003: the size of a round. */
const CALIBRES = ['small', 'medium', 'large', 'veryLarge'] as const;
export type Calibre = (typeof CALIBRES)[number];
const calibre = z.enum(CALIBRES);

export const calibreRow = z.strictObject({
  ...named,
  id: calibre,
  radius: inches.positive(),
  /** DU-VEH-067, DU-ARTY-008: for those inside what it hits, and as the size of a gun that fires it over open sights. */
  class: size,
  /** DU-ARTY-006: how near a weapon on the table can drop it. */
  minimum: inches,
  /** DU-SMOKE-009. */
  clouds: z.int().min(1).max(9),
});
export type CalibreRow = z.infer<typeof calibreRow>;

/** DU-ARTY-002, DU-SMOKE-009, DU-FIRE-007: it bursts, or lays smoke, or sets the ground alight. */
export const ammunitionRow = z.strictObject({
  ...named,
  effect: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('burst'), infantry: impact, armour: impact }),
    z.strictObject({ kind: z.literal('smoke') }),
    z.strictObject({ kind: z.literal('fire') }),
  ]),
});
export type AmmunitionRow = z.infer<typeof ammunitionRow>;

/** DU-ARTY-014: whom a request goes to. */
const SUPPORTS = ['artillery', 'air', 'orbital'] as const;
export type Support = (typeof SUPPORTS)[number];
/** DU-ARTY-016, DU-ARTY-019: whose weapons they are, which says how long they take. */
const LEVELS = ['onTable', 'platoon', 'company', 'battalion', 'regiment', 'orbital', 'air'] as const;
export type Level = (typeof LEVELS)[number];
/** DU-ARTY-030. */
const GUIDANCES = ['none', 'laser', 'self'] as const;
export type Guidance = (typeof GUIDANCES)[number];

/** DU-ARTY-001, DU-GAP2-006: mortars and guns on the table, and the men they are made for. */
export const tubeRow = z.strictObject({
  ...named,
  calibre,
  crew: z.int().min(1).max(12),
  /** DU-ARTY-008: a gun, which may also fire at what it sees; mortars cannot. */
  openSights: z.boolean().default(false),
});
export type TubeRow = z.infer<typeof tubeRow>;

const assetShape = z.strictObject({
  ...named,
  support: z.enum(SUPPORTS),
  level: z.enum(LEVELS),
  calibre,
  /** DU-ARTY-041: one for each gun. */
  rounds: z.int().min(1).max(6),
  ammunition: z.array(id).min(1).max(5),
  /** How many missions there are in a game, where a force does not say. */
  missions: z.int().min(1).max(9),
  guidance: z.array(z.enum(GUIDANCES)).min(1).max(3).default(['none']),
  /** DU-ARTY-038: the ammunition that bursts in the air, where it is not what the calibre says. */
  airBurst: z.array(id).max(5).optional(),
  /** DU-ARTY-001: what fires it, where it is on the table. */
  tube: id.optional(),
});
export type AssetRow = z.infer<typeof assetShape>;

/** An asset whose parts fit together, given the ammunition that there is. */
export function assetRowWith(hasAmmunition: (id: string) => boolean, tubeOf: (id: string) => TubeRow | undefined) {
  return assetShape.superRefine((row, context) => {
    const fault = (path: (string | number)[], message: string): void =>
      context.addIssue({ code: 'custom', path, message });
    for (const [i, each] of row.ammunition.entries()) {
      if (!hasAmmunition(each)) fault(['ammunition', i], `there is no ammunition "${each}" (DU-ARTY-002)`);
      if (row.ammunition.indexOf(each) < i) fault(['ammunition', i], `"${each}" is listed twice`);
    }
    for (const [i, each] of (row.airBurst ?? []).entries()) {
      if (!row.ammunition.includes(each)) fault(['airBurst', i], `it does not fire "${each}" (DU-ARTY-038)`);
    }
    if (
      (row.support === 'air') !== (row.level === 'air') ||
      (row.support === 'orbital') !== (row.level === 'orbital')
    ) {
      fault(['level'], `${row.support} support does not come from the ${row.level} level (DU-ARTY-019)`);
    }
    if ((row.level === 'onTable') !== (row.tube !== undefined)) {
      fault(['tube'], 'what is on the table, and nothing else, is fired by a tube there (DU-ARTY-001)');
    }
    if (row.tube !== undefined && tubeOf(row.tube)?.calibre !== row.calibre) {
      fault(['tube'], `there is no ${row.calibre} tube "${row.tube}" (DU-ARTY-001)`);
    }
  });
}

/** DU-GAP2-017: what falls from aircraft. */
export const bombRow = z.strictObject({
  ...named,
  calibre,
  ammunition: id,
  airBurst: z.boolean().default(false),
});
export type BombRow = z.infer<typeof bombRow>;

const difficulty = z.int().min(0).max(12);
/** DU-ARTY-014, DU-ARTY-015: for whoever is trained for it, and for anybody else. */
const difficulties = z.strictObject({ trained: difficulty, other: difficulty });
export const difficultyTable = z.strictObject({ artillery: difficulties, air: difficulties, orbital: difficulties });
export type DifficultyTable = z.infer<typeof difficultyTable>;

/** DU-ARTY-001, DU-ARTY-016: what a force may ask for, how often, who serves it and whose it is, by their codes. */
export const supportRow = z.strictObject({
  asset: id,
  missions: z.int().min(1).max(9).optional(),
  crew: code.optional(),
  owner: code.optional(),
});
export type SupportRow = z.infer<typeof supportRow>;

export const artilleryTablesRow = z.strictObject({
  difficulty: difficultyTable,
  /** DU-ARTY-019: in turns. */
  delays: z.record(z.enum(LEVELS).exclude(['onTable']), z.int().min(1).max(3)),
  /** DU-ARTY-028, DU-ARTY-029. */
  rangefinders: z.record(z.enum(['basic', 'advanced', 'superior']), faces),
  untrainedRangefinder: faces,
  /** DU-ARTY-017. */
  chits: z.int().min(0).max(9),
});
