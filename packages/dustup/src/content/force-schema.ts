import { z } from 'zod';
import { supportRow as artillerySupport } from './artillery-schema.ts';
import { cargoRows } from './cargo-schema.ts';
import { dropRow } from './drops.ts';
import { guidedWeaponRow } from './guided-schema.ts';
import { heavyWeaponRow, rocketRow } from './heavy-schema.ts';
import {
  armourRow,
  COMMITMENTS,
  CONFIDENCES,
  closeRow,
  code,
  faces,
  id,
  name,
  QUALITIES,
  smallArmRow,
  source,
  supportRow,
  unitRow,
} from './schema.ts';
import { vehicleShape } from './vehicle-schema.ts';

/** DU-SHOOT-027: weapons and armour of the players' own, which their forces may carry and wear. */
export const armsRow = z.strictObject({
  smallArms: z.array(smallArmRow).max(20).optional(),
  support: z.array(supportRow).max(20).optional(),
  close: z.array(closeRow).max(20).optional(),
  armour: z.array(armourRow).max(20).optional(),
  /** DU-HEAVY-001, DU-HEAVY-032, DU-GUIDED-001, DU-VEH-002: the same for what crews serve and for what drives. */
  heavy: z.array(heavyWeaponRow).max(20).optional(),
  rockets: z.array(rocketRow).max(20).optional(),
  guided: z.array(guidedWeaponRow).max(20).optional(),
  vehicles: z.array(vehicleShape).max(20).optional(),
});
export type ArmsRow = z.infer<typeof armsRow>;

/** DU-VEH-002: a vehicle, mech or monster by its row, with a crew better or worse than that says. */
const vehicleUnitRow = z.strictObject({
  code,
  name: name.optional(),
  vehicle: id,
  /** DU-GAP2-042: it starts in the hold of another. */
  aboard: code.optional(),
  commands: z.array(code).max(16).optional(),
  quality: z.enum(QUALITIES).optional(),
  leadership: z.int().min(1).max(3).optional(),
  confidence: z.enum(CONFIDENCES).optional(),
  commitment: z.enum(COMMITMENTS).optional(),
  /** DU-AIR-076: it drops in from high above. */
  drop: dropRow.optional(),
});
export type VehicleUnitRow = z.infer<typeof vehicleUnitRow>;

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
  units: z.array(unitRow).max(16),
  vehicles: z.array(vehicleUnitRow).max(16).optional(),
  /** DU-ARTY-001: the artillery that it may ask for. */
  support: z.array(artillerySupport).max(4).optional(),
  /** DU-AIR-064: what its vehicles carry besides men. */
  cargo: cargoRows.optional(),
});
export type ForceRow = z.infer<typeof forceRow>;
