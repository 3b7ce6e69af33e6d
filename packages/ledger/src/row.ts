/** What a row of the ledger is for. Guidance is met by content that cites it; every other kind by a passing test. */
export const kinds = ['core', 'optional', 'difficult', 'example', 'guidance'] as const;
export type Kind = (typeof kinds)[number];

/** One rule of a booklet, or of the house, in our own words. */
export interface LedgerRow<Id extends string = string> {
  readonly id: Id;
  /** The page the rule stands on, or `house`. */
  readonly src: string;
  readonly kind: Kind;
  readonly rule: string;
  /** How we read the rule where the page is silent or says two things. */
  readonly ruling?: string;
  /** A case with scripted dice that shows the rule kept. */
  readonly check?: string;
  /** The table of the row in structured form. */
  readonly data?: unknown;
  /** The ledger file it stands in, such as `duck-combat.yaml`. */
  readonly file: string;
  /** The id without its number: `DK-MOVE` for `DK-MOVE-012`. */
  readonly section: string;
}
