import type { RuleId } from '@sightline/ledger';

/** A number with its reasons: the resolver, the tooltip, the log and the bot all read the same one. */
export interface Tally {
  readonly base: number;
  readonly parts: readonly Part[];
  readonly total: number;
}

export interface Part {
  readonly rule: RuleId;
  readonly value: number;
  readonly why: string;
}

/** Parts that do not apply may be left as false, null or undefined. */
export function tally(base: number, ...parts: readonly (Part | false | null | undefined)[]): Tally {
  const applied = parts.filter((part): part is Part => Boolean(part));
  return { base, parts: applied, total: applied.reduce((sum, part) => sum + part.value, base) };
}

export function part(rule: RuleId, value: number, why: string): Part {
  return { rule, value, why };
}
