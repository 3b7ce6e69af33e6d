import { z } from 'zod';
import { AIR_DEFENCES, faces, inches, named } from './schema.ts';

/** DU-HEAVY-001, DU-VEH-009: of weapons, hulls and what is fired at either. */
export const size = z.int().min(1).max(5);
/** DU-VEH-017: one die, its score multiplied. */
export const impact = z.strictObject({ die: faces, times: z.int().min(1).max(9).default(1) });
/** DU-HEAVY-016: dice that are rolled together. */
const firepower = z.array(faces).min(1).max(4);
/** DU-HEAVY-020: against dispersed infantry, and against vehicles and other point targets. */
export const twofold = <V extends z.ZodType>(value: V) => z.strictObject({ infantry: value, point: value });

/** DU-HEAVY-021: the effective range follows from the size. */
export const heavyWeaponRow = z.strictObject({
  ...named,
  size,
  firepower: twofold(firepower),
  impact: twofold(impact),
  /** Beyond it there is no shot. */
  range: inches.optional(),
  /** DU-GAP2-015: what it does to aircraft. */
  antiAir: z.strictObject({ guidance: faces, firepower: faces, impact }).optional(),
  traits: z.array(z.enum(['terror', 'flame'])).max(2),
});
export type HeavyWeaponRow = z.infer<typeof heavyWeaponRow>;

/** DU-HEAVY-032: shoulder-fired rockets, which are no heavy weapons; the class is for passengers (DU-VEH-067). */
export const rocketRow = z.strictObject({
  ...named,
  class: size,
  firepower: faces,
  impact: twofold(impact),
  range: inches.optional(),
  /** DU-HEAVY-035: the tube is gone after one shot, or may be loaded again. */
  tube: z.enum(['disposable', 'reloadable']),
  traits: z.array(z.enum(['highExplosive'])).max(1),
});
export type RocketRow = z.infer<typeof rocketRow>;

/** DU-GAP2-008: what is carried to a vehicle or a building by hand. */
export const explosiveRow = z.strictObject({
  ...named,
  class: size,
  impact,
  traits: z.array(z.enum(['stillTargetsOnly'])).max(1),
});

const bySize = <V extends z.ZodType>(value: V) => z.strictObject({ 1: value, 2: value, 3: value, 4: value, 5: value });
const men = z.int().min(1).max(12);
const length = inches.positive().max(12);

/** What holds where the entry of a weapon or a vehicle is silent. */
export const heavyTablesRow = z.strictObject({
  /** DU-GAP2-006. */
  crews: z.strictObject({ bySize: bySize(men), manPackedMissile: men, shoulderMissile: men }),
  /** DU-VEH-004: those inside a vehicle, should they ever get out. */
  vehicleCrews: bySize(men),
  /** DU-GAP2-007. */
  ecm: z.record(
    z.enum(['infantry', 'headquarters', 'powerArmour', 'softSkinned', 'armoured', 'monster', 'aircraft', 'building']),
    faces,
  ),
  /** DU-VEH-008: length and width of a hull, the diameter of a mech or monster. */
  footprints: z.strictObject({ hulls: bySize(z.tuple([length, length])), discs: bySize(length) }),
  /** DU-AIR-004. */
  airDefence: z.record(z.enum(AIR_DEFENCES), faces),
  /** DU-AIR-068: how wide a landing zone has to be. */
  landingZones: bySize(inches.positive().max(24)),
});
