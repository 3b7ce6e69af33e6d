import { type Json, type Setup, sameJson } from '@sightline/kernel';
import {
  type Card,
  type Common,
  DEFAULT,
  type Details,
  detailsOf,
  type Own,
  type SetupChoice,
  type Shown,
  withDetail,
} from './choices.ts';

/** A choice among cards for one value. */
function amongCards(
  common: Common,
  cards: readonly Card[],
  now: Json | undefined,
  choose: (value: Json | undefined) => Details,
): SetupChoice {
  return {
    ...common,
    kind: 'one',
    options: cards.map(({ option }) => option),
    chosen: cards.find(({ value }) => sameJson(value ?? null, now ?? null))?.option.id ?? DEFAULT,
    choose: id => choose(cards.find(({ option }) => option.id === id)?.value),
  };
}

/** A choice among cards for one detail. */
export function oneCard(common: Common, setup: Setup, name: string, cards: readonly Card[]): SetupChoice {
  const details = detailsOf(setup);
  return amongCards(common, cards, details[name], value => withDetail(details, name, value));
}

/** A choice of any of some cards for the detail that is named like it; none unless chosen. */
export function someCards(common: Common, setup: Setup, cards: readonly Card[]): SetupChoice {
  const details = detailsOf(setup);
  const now = (details[common.id] ?? []) as readonly Json[];
  return {
    ...common,
    kind: 'some',
    options: cards.map(({ option }) => option),
    chosen: cards.filter(({ value }) => now.some(one => sameJson(one, value ?? null))).map(({ option }) => option.id),
    choose(ids) {
      const values = cards.filter(({ option }) => ids.includes(option.id)).map(({ value }) => value ?? null);
      return withDetail(details, common.id, values.length === 0 ? undefined : values);
    },
  };
}

/** The cards of a kind that the player has made. */
export function ownCards(own: readonly Own[], kind: string, shownOf: (own: Own) => Shown): Card[] {
  return own
    .filter(item => item.kind === kind)
    .map(item => ({ option: { id: `own ${item.id}`, name: item.name, ...shownOf(item) }, value: item.content }));
}

/** A battle of one's own, or whatever else is all the details at once. */
export function ownWhole(common: Common, setup: Setup, own: readonly Own[], none: string): SetupChoice {
  const wholes = own.filter(({ kind }) => kind === common.id);
  const now = wholes.find(({ content }) => sameJson(content, setup.details ?? null));
  return {
    ...common,
    kind: 'one',
    options: [
      { id: DEFAULT, name: none },
      ...wholes.map(({ id, name, content }) => ({ id, name, picture: { ...setup, details: content } })),
    ],
    chosen: now?.id ?? DEFAULT,
    choose: id => (wholes.find(item => item.id === id)?.content ?? {}) as Details,
  };
}

interface MapRow {
  readonly id: string;
  readonly title: string;
  readonly width: number;
  readonly depth: number;
}

interface Maps {
  readonly rows: readonly MapRow[];
  /** The map that is fought on when nobody says otherwise. */
  readonly usual: string;
  /** A scenario that takes any map. */
  readonly scenario: string;
  size(width: number, depth: number): string;
}

/** The ground that is fought over: a shipped map or one of one's own. */
export function oneMap(common: Common, setup: Setup, own: readonly Own[], maps: Maps): SetupChoice {
  const shown = ({ width, depth }: MapRow, map: Json): Shown => ({
    text: maps.size(width, depth),
    picture: { scenario: maps.scenario, switches: {}, details: { map } },
  });
  const shipped = maps.rows.map(row => ({
    option: { id: row.id === maps.usual ? DEFAULT : row.id, name: row.title, ...shown(row, row.id) },
    value: row.id === maps.usual ? undefined : row.id,
  }));
  const made = ownCards(own, 'map', ({ content }) => shown(content as unknown as MapRow, content));
  return oneCard(common, setup, 'map', [...shipped, ...made]);
}

interface Amount {
  readonly least?: number;
  readonly most: number;
  readonly usual?: number;
}

/** An amount for the detail that is named like the choice. */
export function amount(common: Common, setup: Setup, { least = 0, most, usual = 0 }: Amount): SetupChoice {
  const details = detailsOf(setup);
  return {
    ...common,
    kind: 'amount',
    least,
    most,
    chosen: Number(details[common.id] ?? usual),
    choose: chosen => withDetail(details, common.id, chosen === usual ? undefined : chosen),
  };
}

/** Yes or no for the detail that is named like the choice. */
export function yesNo(common: Common, setup: Setup, usual = false): SetupChoice {
  const details = detailsOf(setup);
  return {
    ...common,
    kind: 'yesNo',
    chosen: Boolean(details[common.id] ?? usual),
    choose: on => withDetail(details, common.id, on === usual ? undefined : on),
  };
}

/** A detail that each side has a value of, and the values that the scenario has. */
interface BothSides {
  readonly setup: Setup;
  readonly name: string;
  readonly usual: readonly Json[];
}

function valuesOf({ setup, name, usual }: BothSides): readonly Json[] {
  return (detailsOf(setup)[name] as readonly Json[] | undefined) ?? usual;
}

function withSide(both: BothSides, side: number, value: Json): Details {
  const values = valuesOf(both).with(side, value);
  return withDetail(detailsOf(both.setup), both.name, sameJson(values, both.usual) ? undefined : values);
}

/** A choice among cards for one side. */
export function sideCard(common: Common, both: BothSides, side: number, cards: readonly Card[]): SetupChoice {
  const choose = (value: Json = both.usual[side]!): Details => withSide(both, side, value);
  return amongCards(common, cards, valuesOf(both)[side], choose);
}

/** An amount for one side. */
export function sideAmount(common: Common, both: BothSides, side: number, most: number): SetupChoice {
  return {
    ...common,
    kind: 'amount',
    least: 0,
    most,
    chosen: Number(valuesOf(both)[side]),
    choose: chosen => withSide(both, side, chosen),
  };
}
