import { type AnySystem, allInputs, type Match, type Seat, type Viewer, watch } from '@sightline/kernel';
import type { Sight, WantedDie } from './desk.ts';
import { inForceOf } from './in-force.ts';

/** What a viewer knows by looking at a match: all of a sight but what was told, and how it goes at this screen. */
export type Looked = Omit<Sight, 'ours' | 'told' | 'recent' | 'stills' | 'machine' | 'trouble'>;

export function look(system: AnySystem, match: Match, viewer: Viewer): Looked {
  const watched = watch(system, match, viewer);
  return {
    ...watched,
    inForce: inForceOf(watched.header),
    inputs: allInputs(match).length,
    die: wantedDie(match, viewer),
    orders: match.standing.flatMap(({ seat, ...order }) => (seat === viewer ? [order] : [])),
  };
}

export function personsOf({ players }: Pick<Match, 'players'>): readonly Seat[] {
  return Object.keys(players).filter(seat => players[seat]!.kind === 'person');
}

/** A secret die is entered by those who may see it; where no person may, somebody has to roll it all the same. */
function wantedDie(match: Match, viewer: Viewer): WantedDie | null {
  const asked = match.pause?.asked;
  if (asked?.kind !== 'roll') return null;
  const { die, faces, why } = asked;
  const { seenBy } = why;
  const isOurs = !seenBy || seenBy.includes(viewer) || !personsOf(match).some(seat => seenBy.includes(seat));
  return isOurs ? { die, faces, why } : null;
}
