export type { LedgerRow } from './row.ts';
export type { RuleId } from './rule-id.generated.ts';
