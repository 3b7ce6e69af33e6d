import type { Protection } from '../../table/figure.ts';

/** What an attack throw does to the figure it is made against. */
export type Outcome =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'knockBack'; readonly pips: number }
  | { readonly kind: 'wound' }
  | { readonly kind: 'kill' };

export const NOTHING: Outcome = { kind: 'nothing' };
export const WOUND: Outcome = { kind: 'wound' };
export const KILL: Outcome = { kind: 'kill' };

export function knockedBack(pips: number): Outcome {
  return pips > 0 ? { kind: 'knockBack', pips } : NOTHING;
}

/** At or above the second number killed, else at or above the first wounded, else unharmed. */
export function woundOrKill(score: number, [wound, kill]: readonly [number, number]): Outcome {
  if (score >= kill) return KILL;
  return score >= wound ? WOUND : NOTHING;
}

/**
 * DK-DMG-001, DK-DMG-002, DK-DMG-003: an attack is thrown once; against an UNPROTECTED figure twice and the worse
 * counts for it, against an ARMOURED one twice and the better.
 */
export function thrownAgainst(protection: Protection, attack: () => Outcome): Outcome {
  const first = attack();
  return protection === 'PROTECTED' ? first : countingFor(protection, first, attack());
}

/** Which of two throws against a figure counts. */
export function countingFor(protection: Protection, first: Outcome, second: Outcome): Outcome {
  if (protection === 'PROTECTED') return first;
  const isWorse = severity(second) > severity(first);
  return isWorse === (protection === 'UNPROTECTED') ? second : first;
}

/** DK-DMG-004: from best to worst nothing, knock-back by its squares, wound, kill. */
function severity(outcome: Outcome): number {
  switch (outcome.kind) {
    case 'nothing':
      return 0;
    case 'knockBack':
      return outcome.pips;
    case 'wound':
      return 100;
    case 'kill':
      return 200;
    default:
      return outcome satisfies never;
  }
}
