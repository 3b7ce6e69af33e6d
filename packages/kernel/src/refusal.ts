import type { RuleId } from '@sightline/ledger';
import type { Json } from './json.ts';

/** Why something is not allowed. Legality is a list of these; an empty list is a yes. */
export interface Refusal {
  readonly rule: RuleId;
  /** Which reason of that rule, for words.ts to put into a sentence. */
  readonly code: string;
  readonly about?: Json;
  /** What would make it legal. */
  readonly remedy?: { readonly code: string; readonly about?: Json };
}

export function refuse(rule: RuleId, code: string, about?: Json, remedy?: Refusal['remedy']): Refusal {
  // Thousands are made in a game to see whether there are any: each is written out in one piece.
  if (about === undefined) return remedy === undefined ? { rule, code } : { rule, code, remedy };
  return remedy === undefined ? { rule, code, about } : { rule, code, about, remedy };
}
