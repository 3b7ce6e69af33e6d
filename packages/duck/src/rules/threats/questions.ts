import type { Direction } from '@sightline/geometry/grid';
import type { Listed } from '@sightline/kernel';
import type { ThreatAct } from './player-b.ts';

export interface ThreatActQuestion extends Listed<ThreatAct> {
  readonly kind: 'threatAct';
  readonly rule: 'DK-TSHOOT-019';
  readonly figure: number;
}

/** Where it goes with the points thrown; its own square to stop there. */
export interface ThreatMoveQuestion extends Listed<number> {
  readonly kind: 'threatMove';
  readonly rule: 'DK-TSHOOT-019';
  readonly figure: number;
  readonly points: number;
}

/** Which way it looks at the end of its move: first as it would by itself (DK-MOVE-012). */
export interface ThreatFacingQuestion extends Listed<{ readonly facing: Direction }> {
  readonly kind: 'threatFacing';
  readonly rule: 'DK-TSHOOT-019';
  readonly figure: number;
}

/** Whoever runs the Threats may let the moment pass. */
export interface SpringQuestion extends Listed<'attackNow' | 'stayHidden'> {
  readonly kind: 'springOut';
  readonly rule: 'DK-THREAT-027';
  readonly figure: number;
  readonly target: number;
}
