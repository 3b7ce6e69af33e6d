import { say } from '../../words/dustup.ts';
import type { Thrown } from '../scene.ts';

interface Rolled {
  readonly pool: readonly { readonly die: number; readonly face: number }[];
  readonly targetFace: number;
}

/** The dice of the firer, good where they beat the target's. */
export function thrownAt({ pool, targetFace }: Rolled): Thrown {
  return {
    dice: pool.map(({ die, face }) => ({ die: `D${die}`, face, isGood: face > targetFace })),
    needed: say('dustup.needed', { face: targetFace }),
  };
}
