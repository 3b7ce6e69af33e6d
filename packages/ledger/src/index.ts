export type { Kind, LedgerRow } from './row.ts';
export type { LedgerFile, RuleId, Section } from './rule-id.generated.ts';
