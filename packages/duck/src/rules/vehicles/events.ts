/** Vehicles, each named by its number. */
export type VehicleEvent =
  | { type: 'climbedAboard'; figure: number; vehicle: number; place: 'driver' | 'passenger' }
  | { type: 'climbedOut'; figure: number; vehicle: number; at: number }
  | { type: 'driveThrown'; figure: number; vehicle: number; dice: readonly number[]; points: number }
  | { type: 'drove'; figure: number; vehicle: number; squares: number; front: number }
  | { type: 'vehicleTurned'; figure: number; vehicle: number; facing: number }
  | { type: 'collided'; vehicle: number; front: number; struck: readonly number[] }
  | { type: 'podPickedUp'; figure: number; vehicle: number; load: number }
  | { type: 'doorSmashed'; figure: number; vehicle: number; door: number; segment: number }
  | { type: 'bulldozed'; figure: number; vehicle: number; from: number; to: number };
