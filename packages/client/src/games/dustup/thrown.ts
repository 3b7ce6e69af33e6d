import type { DustupBoard, DustupView } from '@sightline/dustup';
import type { RollLine } from '@sightline/kernel';
import { called, say, sayIf } from '../../words/dustup.ts';
import type { Thrown } from '../scene.ts';

interface Rolled {
  readonly pool: readonly { readonly of: string; readonly die: number; readonly face: number }[];
  readonly targetFace: number;
}

/** The dice of the firer, each under its name, good where they beat the target's. */
export function thrownAt(rules: DustupBoard, view: DustupView, { pool, targetFace }: Rolled): Thrown {
  return {
    dice: pool.map(({ of, die, face }) => ({
      die: `D${die}`,
      face,
      isGood: face > targetFace,
      of: nameOfDie(rules, view, of),
    })),
    needed: say('dustup.needed', { face: targetFace }),
  };
}

/** What fires, or strikes, with a die: the men are as good as their quality, and all rifles have one together. */
function nameOfDie(rules: DustupBoard, view: DustupView, of: string): string {
  const known =
    sayIf(`dustup.qualities.${of}`) === undefined ? sayIf(`dustup.thrownFor.${of}`) : say('dustup.thrownFor.quality');
  return known ?? say('dustup.dearFor', { name: called(rules.weaponName(view, of)) });
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
