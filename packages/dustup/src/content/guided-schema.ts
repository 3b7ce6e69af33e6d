import { z } from 'zod';
import { impact, size, twofold } from './heavy-schema.ts';
import { faces, named } from './schema.ts';

/** DU-GUIDED-001, DU-GUIDED-002: set up by its crew, fired from the shoulder, or mounted. */
const carried = z
  .array(z.enum(['manPacked', 'shoulder', 'mounted']))
  .min(1)
  .max(3);

const missile = { ...named, class: size, guidance: faces, carried };

export const guidedWeaponRow = z.strictObject({
  ...missile,
  impact: twofold(impact),
  /** DU-GUIDED-010, DU-GUIDED-014. */
  traits: z.array(z.enum(['wire', 'topAttack', 'aircraft'])).max(3),
});
export type GuidedWeaponRow = z.infer<typeof guidedWeaponRow>;

/** DU-GAP2-015: missiles for aircraft alone; guns that do both are heavy weapons. */
export const antiAirWeaponRow = z.strictObject({
  ...missile,
  firepower: faces,
  impact,
  traits: z.array(z.enum(['aircraft'])).max(1),
});
export type AntiAirWeaponRow = z.infer<typeof antiAirWeaponRow>;
