import type { Json, Setup } from '@sightline/kernel';
import type { RuleId } from '@sightline/ledger';

/** A kind of thing that players may make themselves: a ship, a force, a map. */
export interface ContentKind {
  readonly id: string;
  readonly title: string;
  readonly hint: string;
  readonly rule: RuleId;
  /** A game that uses it: whatever the rules refuse in it is wrong with the thing. */
  setupOf(content: Json): Setup;
  /** Where the details of that setup hold it, as the rules name places in them. */
  readonly at: string;
  nameOf(content: Json): string;
  /** What is shipped of the kind, for players to start from. */
  readonly shipped: readonly Json[];
}
