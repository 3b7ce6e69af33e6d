import type { Json, Setup } from '@sightline/kernel';
import type { RuleId } from '@sightline/ledger';
import type { Details } from './choices.ts';

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

/** Content that the rules have read, as it stands in a file. */
export const json = (value: unknown): Json => value as Json;

type Common = Pick<ContentKind, 'id' | 'title' | 'hint' | 'rule'>;

interface Titled {
  readonly title: string;
}

/** Where rows of a catalogue are used. */
interface Use {
  readonly scenario: string;
  readonly at: string;
  detailsOf(row: Json): Details;
}

/** Rows of a catalogue: forces, rosters, maps. */
export function rowKind(common: Common, rows: readonly Titled[], { scenario, at, detailsOf }: Use): ContentKind {
  return {
    ...common,
    setupOf: row => ({ scenario, switches: {}, details: detailsOf(row) }),
    at,
    nameOf: row => (row as unknown as Titled).title,
    shipped: rows.map(json),
  };
}

/** What is all the details of a scenario at once. */
export function wholeKind(
  common: Common,
  scenario: string,
  nameOf: ContentKind['nameOf'],
  shipped: ContentKind['shipped'],
): ContentKind {
  return { ...common, setupOf: details => ({ scenario, switches: {}, details }), at: '', nameOf, shipped };
}

/** The name of the map in some details: a shipped one, one of their own, or none. */
export function mapNameIn(details: Json, shipped: readonly (Titled & { readonly id: string })[]): string {
  const { map } = details as { readonly map?: string | Titled };
  const found = typeof map === 'string' ? shipped.find(({ id }) => id === map) : map;
  return found?.title ?? '';
}
