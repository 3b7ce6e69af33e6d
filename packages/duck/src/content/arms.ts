import { z } from 'zod';
import { coded, id, name, points, source } from './bounds.ts';

/** DK-CARGO-012. */
export const vehicleType = z.enum(['loader-truck', 'forklift', 'walker']);
export type VehicleType = z.infer<typeof vehicleType>;

/** Wound and kill numbers of a die. */
const numbers = z.tuple([points, points]);

/** DK-WEAP-004: behaviour is chosen from a closed list of effects; numbers come from the chart. */
export const weaponCard = z.strictObject({
  id,
  name,
  source,
  weight: z.int().min(0).max(4),
  heavy: z.boolean(),
  /** DK-WEAP-002: what the Team must have attained before it may have one. */
  advancements: z.int().min(0).max(20),
  /** null is line of sight. */
  range: z.int().min(0).max(20).nullable(),
  magazine: z.int().min(0).max(60),
  effect: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('bullet'),
      killAt: points,
      killRange: z.int().min(0).max(20),
      grappleKill: points,
      half: z.boolean(),
      /** Of so many dice the best counts (DK-STAR-024). */
      bestOf: z.int().min(1).max(6).default(1),
    }),
    z.strictObject({ kind: z.literal('burst'), dice: z.int().min(1).max(6), kill: points, spray: numbers }),
    z.strictObject({
      kind: z.literal('flame'),
      squirts: z.int().min(1).max(3),
      kill: z.array(points).length(3),
      barrier: z.boolean(),
      dryOnly: z.boolean(),
    }),
    z.strictObject({ kind: z.literal('wave'), reach: z.int().min(1).max(12), recharge: z.int().min(1).max(6) }),
    z.strictObject({
      kind: z.literal('flechette'),
      near: numbers,
      far: numbers,
      nearRange: z.int().min(0).max(6),
    }),
    z.strictObject({ kind: z.literal('grenade'), projected: z.boolean(), centre: numbers, around: numbers }),
    z.strictObject({ kind: z.literal('incendiary'), markers: z.int().min(1).max(3) }),
    z.strictObject({
      kind: z.literal('blade'),
      grappleDice: z.int().min(0).max(3),
      damage: z.int().min(0).max(6),
      doorPoints: z.int().min(0).max(60),
    }),
    z.strictObject({ kind: z.literal('mine'), squirts: z.int().min(1).max(3) }),
    z.strictObject({
      kind: z.literal('fireBomb'),
      squares: z.int().min(1).max(12),
      countdown: z.int().min(1).max(12),
    }),
  ]),
  /** Fires grenades too (DK-WEAP-011). */
  projector: z.boolean().default(false),
  /** Its bullets go through the ceiling (DK-CEIL-010). */
  piercesCeiling: z.boolean().default(false),
  /** What may go wrong with it when the Stress Kitty is full (DK-KITTY-016, DK-KITTY-017). */
  malfunctions: z.boolean().default(false),
  explodes: z.boolean().default(false),
  /** It can be made better for money (DK-STAR-021). */
  takesPluses: z.boolean().default(false),
  /** It is had for money, so that it is the Team's own. */
  bought: z.boolean().default(false),
});
export type WeaponCard = Readonly<z.infer<typeof weaponCard>>;

/** What a thing is good for; a new word needs a rule. */
const use = z.enum([
  'chop',
  'feedRoboGun',
  'layMine',
  'reload',
  'scan',
  'setFireBomb',
  'setUpRoboGun',
  'treat',
  'workDoors',
]);
export type Use = z.infer<typeof use>;

const grenadeKind = z.enum(['fragmentation', 'incendiary', 'gas', 'magneto']);
export type GrenadeKind = z.infer<typeof grenadeKind>;

/** DK-GAP-002: what is carried besides weapons. */
export const gearCard = z.strictObject({
  id,
  name,
  source,
  weight: z.int().min(0).max(4),
  uses: z.array(use).max(9).default([]),
  /** It can be thrown, and goes off like this (DK-GREN). Grenades are weighed together. */
  grenade: grenadeKind.optional(),
  /** It counts as a heavy weapon (DK-CYBER-002). */
  heavy: z.boolean().default(false),
  /** A man who has been treated keeps it whatever it weighs (DK-DMG-009). */
  stays: z.boolean().default(false),
  /** Leave to drive such a vehicle (DK-CARGO-012). */
  licence: coded(vehicleType).optional(),
  /** What it brings on the black market, in thousands (DK-STAR-019). */
  worth: z.int().min(0).max(100).optional(),
});
export type GearCard = Readonly<z.infer<typeof gearCard>>;
