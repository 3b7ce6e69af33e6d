/** How a language tells one from many. */
export interface Plurals {
  /** How many forms of a noun it has. */
  readonly count: number;
  /** Which of them goes with a count. */
  formOf(count: number): number;
}

const ORDER: readonly string[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

export function pluralsOf(tag: string): Plurals {
  const rules = new Intl.PluralRules(tag);
  const forms = rules.resolvedOptions().pluralCategories.toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
  return { count: forms.length, formOf: count => forms.indexOf(rules.select(count)) };
}
