import type { RollLine } from '@sightline/kernel';
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

/** A single die against a number. */
export function thrownAgainst(die: number, face: number, target: number): Thrown {
  return { dice: [{ die: `D${die}`, face, isGood: face > target }], needed: say('dustup.needed', { face: target }) };
}

/** A hit: what strikes, and what it strikes; who is hit was drawn before. */
export function thrownToHurt(dice: readonly RollLine[]): Thrown | null {
  const shown = dice.flatMap(({ die, face, why: { purpose } }) =>
    purpose === 'impact' || purpose === 'armour' ? [{ die, face, of: say(`dustup.thrownFor.${purpose}`) }] : [],
  );
  return shown.length === 0 ? null : { dice: shown };
}
