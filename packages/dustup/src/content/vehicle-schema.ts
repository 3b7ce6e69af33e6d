import { z } from 'zod';
import { flightFaults } from './flight-faults.ts';
import type { AntiAirWeaponRow, GuidedWeaponRow } from './guided-schema.ts';
import { type HeavyWeaponRow, impact, size } from './heavy-schema.ts';
import { areaSystemsRow, faces, fireControl, id, name, named, QUALITIES, SENSORS, type SupportRow } from './schema.ts';

/** DU-VEH-021, DU-VEH-027: each vehicle moves in one of six ways; DU-AIR-013: an aircraft is a VTOL or it is not. */
const MOVERS = ['lowWheeled', 'highWheeled', 'tracked', 'hover', 'grav', 'walker', 'vtol', 'fixedWing'] as const;
const TRAITS = [
  'openTopped',
  'hatches',
  'amphibious',
  'smokeDischargers',
  'exhaustSmoke',
  'mayTow',
  'mayAssault',
  'mayFly',
  /** DU-GAP2-029: what flies lands again in the same activation, and does not fire meanwhile. */
  'landsAgain',
  /** DU-AIR-025, DU-AIR-069: of aircraft. */
  'wheels',
  'ropes',
  'terror',
  'startsHidden',
  'smallTarget',
  'minePlough',
  'evacuation',
  'superHeavy',
] as const;

/** DU-VEH-019: a face that is not listed takes the side's class, and the side the front's. */
const armourClass = z.int().min(0).max(5);
const armour = z.strictObject({
  front: armourClass,
  side: armourClass.optional(),
  rear: armourClass.optional(),
  top: armourClass.optional(),
  belly: armourClass.optional(),
});

const mountRow = z.strictObject({
  weapon: id,
  /** DU-AIR-030: what an aircraft has is turreted, fixed or guided; what it drops is no mount (`bombs`). */
  on: z.enum(['turret', 'coaxial', 'pintle', 'hull', 'arm', 'head', 'fixed', 'guided']),
  /** DU-VEH-078: in degrees about the heading. */
  arc: z.union([z.literal(360), z.literal(180), z.literal(90)]),
  /** DU-AIR-031: where the middle of that arc lies, in degrees from the nose; dead ahead if it does not say. */
  toward: z.int().min(0).max(359).optional(),
  /** DU-AIR-033: it hangs under the hull, and cannot fire on the ground. */
  under: z.boolean().optional(),
  /** DU-HEAVY-027. */
  fireControl: fireControl.optional(),
  /** DU-VEH-079. */
  stabilisation: z.enum(['poor', 'average', 'superior']),
  /** DU-VEH-091: whoever fires it has to lean out. */
  external: z.boolean().optional(),
  /** How often in a game; without it as often as it likes. */
  shots: z.int().min(1).max(20).optional(),
  /** DU-VEH-084: mounts of one number fire together. */
  slaved: z.int().min(1).max(4).optional(),
  /** DU-VEH-125: the turret of a super-heavy vehicle that it is in. */
  turret: id.optional(),
});

export const vehicleShape = z.strictObject({
  ...named,
  kind: z.enum(['vehicle', 'mech', 'monster']),
  size,
  mover: z.enum(MOVERS),
  /** DU-VEH-026: what its die is; aircraft roll none (DU-AIR-014). */
  moves: faces.optional(),
  armour,
  ecm: faces,
  /** DU-GUIDED-019, DU-GUIDED-022: its die, and how many missiles it stops in a turn. */
  decoy: z
    .strictObject({
      die: faces,
      perTurn: z.int().min(1).max(4).default(1),
      /** DU-GUIDED-021: gone for the game after its first success. */
      oneShot: z.boolean().optional(),
    })
    .optional(),
  /** DU-GUIDED-024, DU-GUIDED-025: systems that it sets down, and one that it carries and fights with. */
  areaSystems: areaSystemsRow.optional(),
  areaDefence: z.strictObject({ die: faces.default(8), perTurn: z.int().min(1).max(4).default(1) }).optional(),
  sensors: z.enum(SENSORS),
  /** DU-VEH-042: places for passengers; DU-VEH-086: how many of them can fire out of a closed hull. */
  capacity: z.int().min(0).max(60),
  ports: z.int().min(0).max(20).default(0),
  crew: z.int().min(1).max(12),
  quality: z.enum(QUALITIES),
  leadership: z.int().min(1).max(3),
  mounts: z.array(mountRow).max(8),
  /** DU-VEH-125. */
  turrets: z
    .array(z.strictObject({ id, name, armour: armourClass }))
    .max(6)
    .optional(),
  /** DU-VEH-101: the dice it strikes with besides its quality. */
  close: z.strictObject({ strike: z.array(faces).min(1).max(4), impact }).optional(),
  /** DU-CASEVAC, DU-EW-002: the dice of a medical team and of an electronic warfare system aboard. */
  medical: faces.optional(),
  warfare: faces.optional(),
  lineCharges: z.int().min(0).max(4).optional(),
  /** DU-AIR-038: deadfall weapons, by their rows. */
  bombs: z
    .array(z.strictObject({ bomb: id, count: z.int().min(1).max(12) }))
    .max(4)
    .optional(),
  /** DU-GAP2-042: one vehicle up to a size in place of so many passengers. */
  hold: z.strictObject({ size, places: z.int().min(1).max(60) }).optional(),
  /** DU-ARTY-005: a mortar in the hull, by its rounds. */
  mortar: z
    .strictObject({
      round: z.enum(['small', 'medium']),
      rounds: z.int().min(1).max(4),
      missions: z.int().min(1).max(9),
    })
    .optional(),
  traits: z.array(z.enum(TRAITS)).max(TRAITS.length),
});
export type VehicleRow = z.infer<typeof vehicleShape>;

/** What may stand in a mount. */
export type Mountable =
  | { readonly kind: 'heavy'; readonly row: HeavyWeaponRow }
  | { readonly kind: 'support'; readonly row: SupportRow }
  | { readonly kind: 'guided'; readonly row: GuidedWeaponRow }
  | { readonly kind: 'antiAir'; readonly row: AntiAirWeaponRow }
  | { readonly kind: 'mortar'; readonly row: MortarRow };

/** DU-ARTY-001: a mortar that a crew serves. */
export interface MortarRow {
  readonly id: string;
  readonly name: string;
  readonly rule: HeavyWeaponRow['rule'];
  readonly crew: number;
  /** Of its rounds against men. */
  readonly impact: z.infer<typeof impact>;
  readonly traits: readonly never[];
}

export interface Fault {
  readonly at: readonly (string | number)[];
  readonly message: string;
}

/** A vehicle whose parts fit together, given the weapons there are. */
export function vehicleRowWith(weaponNamed: (id: string) => Mountable | undefined) {
  return vehicleShape.superRefine((row, context) => {
    for (const { at, message } of vehicleFaults(row, weaponNamed)) {
      context.addIssue({ code: 'custom', path: [...at], message });
    }
  });
}

/** Why the parts of a vehicle do not fit together, each with its place in the row. */
export function vehicleFaults(row: VehicleRow, weaponNamed: (id: string) => Mountable | undefined): Fault[] {
  const mounts = row.mounts.flatMap((_, i) => mountFaults(row, i, weaponNamed));
  return [...hullFaults(row), ...flightFaults(row, weaponNamed), ...mounts];
}

function hullFaults(row: VehicleRow): Fault[] {
  const { size: hull, traits, kind } = row;
  const faults: Fault[] = [];
  for (const [face, best] of Object.entries(row.armour)) {
    if (best !== undefined && best > hull) faults.push({ at: ['armour', face], message: tooThick(best, hull) });
  }
  for (const [i, turret] of (row.turrets ?? []).entries()) {
    if (turret.armour > hull) faults.push({ at: ['turrets', i, 'armour'], message: tooThick(turret.armour, hull) });
  }
  if ((row.turrets ?? []).length > 0 && !traits.includes('superHeavy')) {
    faults.push({ at: ['turrets'], message: 'only a super-heavy vehicle has turrets of their own (DU-VEH-125)' });
  }
  if (row.ports > row.capacity) {
    faults.push({ at: ['ports'], message: `${row.ports} ports are too many for ${row.capacity} places (DU-VEH-086)` });
  }
  if (row.hold !== undefined && row.hold.places > row.capacity) {
    faults.push({
      at: ['hold', 'places'],
      message: `a hold cannot take more than ${row.capacity} places (DU-GAP2-042)`,
    });
  }
  if (row.hold !== undefined && (traits.includes('openTopped') || traits.includes('hatches'))) {
    faults.push({ at: ['hold'], message: 'what has a hold is closed (DU-GAP2-042)' });
  }
  if (traits.includes('mayAssault') && kind === 'vehicle') {
    faults.push({ at: ['traits'], message: 'a vehicle that is no mech or monster cannot assault (DU-VEH-096)' });
  }
  if (traits.includes('mayTow') && (row.mover === 'hover' || row.mover === 'grav')) {
    faults.push({ at: ['traits'], message: `a ${row.mover} vehicle cannot tow (DU-VEH-053)` });
  }
  return faults;
}

const tooThick = (best: number, hull: number): string =>
  `armour of class ${best} is too heavy for a hull of size ${hull} (DU-VEH-012)`;

function mountFaults(row: VehicleRow, i: number, weaponNamed: (id: string) => Mountable | undefined): Fault[] {
  const mount = row.mounts[i]!;
  const weapon = weaponNamed(mount.weapon);
  const faults: Fault[] = [];
  if (weapon === undefined) {
    faults.push({ at: ['mounts', i, 'weapon'], message: `there is no weapon "${mount.weapon}"` });
  } else if (weapon.kind === 'heavy' && weapon.row.size > row.size) {
    const message = `a weapon of size ${weapon.row.size} is too large for a hull of size ${row.size} (DU-VEH-010)`;
    faults.push({ at: ['mounts', i, 'weapon'], message });
  }
  if ((weapon?.kind === 'heavy') !== (mount.fireControl !== undefined) && weapon !== undefined) {
    const message =
      weapon.kind === 'heavy'
        ? 'a heavy weapon has a grade of fire control (DU-HEAVY-027)'
        : 'only a heavy weapon has a grade of fire control (DU-HEAVY-027)';
    faults.push({ at: ['mounts', i, 'fireControl'], message });
  }
  if (mount.turret !== undefined && !row.turrets?.some(turret => turret.id === mount.turret)) {
    faults.push({ at: ['mounts', i, 'turret'], message: `there is no turret "${mount.turret}" (DU-VEH-125)` });
  }
  return faults;
}
