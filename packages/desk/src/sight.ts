import { type AnySystem, allInputs, type Match, type Viewer, watch } from '@sightline/kernel';
import type { Sight } from './desk.ts';
import { inForceOf } from './in-force.ts';
import { wantedDice } from './wanted-dice.ts';

/** What a viewer knows by looking at a match: all of a sight but what was told, and how it goes at this screen. */
export type Looked = Omit<Sight, 'ours' | 'told' | 'recent' | 'stills' | 'machine' | 'trouble'>;

export function look(system: AnySystem, match: Match, viewer: Viewer): Looked {
  const watched = watch(system, match, viewer);
  return {
    ...watched,
    inForce: inForceOf(watched.header),
    inputs: allInputs(match).length,
    dice: wantedDice(system, match, viewer),
    orders: match.standing.flatMap(({ seat, ...order }) => (seat === viewer ? [order] : [])),
  };
}
