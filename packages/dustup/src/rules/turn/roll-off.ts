import { D8 } from '@sightline/kernel';
import type { Dustup, DustupIo } from '../../table/table.ts';

/** Each side a D8, the higher one wins; ties are rolled again. */
export function rollOff(
  table: Dustup,
  io: DustupIo,
  type: 'initiativeRolled' | 'deploymentRolled',
  rule: 'DU-TURN-001' | 'DU-GAP-029',
): number {
  for (;;) {
    const faces = table.sides.map(({ seat }) => io.roll(D8, { rule, purpose: 'initiative', seat }));
    io.tell({ type, rule, sides: table.sides.map(({ seat }) => seat), faces });
    if (faces[0] !== faces[1]) return faces[0]! > faces[1]! ? 0 : 1;
  }
}
