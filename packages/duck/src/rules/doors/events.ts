/** What happens to doors and bulkheads. */
export type DoorEvent =
  | { type: 'doorOpened' | 'doorClosed' | 'doorStuck' | 'doorFreed'; door: number; by: number | null }
  | { type: 'doorBattered'; door: number; segment: number; figure: number; dice: readonly number[]; damage: number }
  | { type: 'unitBattered'; fitting: number; figure: number; dice: readonly number[]; damage: number }
  | { type: 'doorHeld'; door: number; figure: number; dice: readonly number[] }
  | { type: 'holeMade'; door: number; segment: number; at: number; by: number | null }
  | { type: 'shortCutSought'; figure: number; at: number; face: number; found: boolean }
  | { type: 'weakSpotSought'; figure: number; at: number; dice: readonly number[]; found: boolean }
  | { type: 'footprintsLaid'; at: number; side: number; colour: 'RED' | 'GREEN'; by: number | null }
  | { type: 'trappedThreatFreed'; figure: number; door: number }
  | { type: 'bulkheadCrossed'; figure: number; from: number; to: number };
