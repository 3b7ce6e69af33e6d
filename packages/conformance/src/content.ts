import {
  attempt,
  create,
  type Event,
  isRecord,
  type Json,
  parseSeed,
  randomBot,
  type Seat,
  SilentIo,
  type System,
  seedOf,
  whyNotCreate,
} from '@sightline/kernel';

// HS-FORM-002: content of players' own has bounds, and within them the rules neither fail nor hang.

/** The places in a JSON Schema where something may be as large or as long as it likes. */
export function unboundedIn(schema: unknown, at = ''): string[] {
  if (!isRecord(schema) || Object.hasOwn(schema, 'const') || Object.hasOwn(schema, 'enum')) return [];
  const inner = [
    ...partsOf(schema['properties'], at),
    ...partsOf(schema['$defs'], `${at}#`),
    ...['anyOf', 'oneOf', 'allOf', 'prefixItems'].flatMap(key => partsOf(schema[key], `${at}(${key})`)),
    ...['items', 'additionalProperties'].flatMap(key => unboundedIn(schema[key], `${at}[]`)),
  ];
  return isBounded(schema) ? inner : [at, ...inner];
}

function partsOf(parts: unknown, at: string): string[] {
  return Object.entries(Object(parts ?? {})).flatMap(([key, part]) => unboundedIn(part, `${at}.${key}`));
}

function isBounded(schema: Readonly<Record<string, unknown>>): boolean {
  const {
    type,
    minimum = schema['exclusiveMinimum'],
    maximum,
    maxLength,
    maxItems,
    prefixItems,
    items,
    maxProperties,
  } = schema;
  switch (type) {
    case 'number':
    case 'integer':
      return [minimum, maximum].every(limit => typeof limit === 'number' && Math.abs(limit) < Number.MAX_SAFE_INTEGER);
    case 'string':
      return maxLength !== undefined;
    case 'array':
      return maxItems !== undefined || (prefixItems !== undefined && !isRecord(items));
    case 'object':
      return (
        !isRecord(schema['additionalProperties']) || maxProperties !== undefined || isListed(schema['propertyNames'])
      );
    default:
      return true;
  }
}

const isListed = (names: unknown): boolean => isRecord(names) && Object.hasOwn(names, 'enum');

/** Numbers at and beyond the edges of whatever anybody has thought of. */
const EDGES = [-1e308, -1000, -24, -1, -0.0004, -0, 0, 0.0004, 0.5, 1, 6, 12, 20, 40, 99, 144, 168, 1000, 1e6, 1e308];

/** A setup whose details the players have made, and how far it is played. */
export interface OwnContent {
  readonly scenario: string;
  readonly details: Json;
  readonly steps: number;
}

/**
 * Changes one number of some content after the other to every edge, and one list after the other to none, to twice and to a
 * thousand times what it was. What is not refused is played. Says what broke; how much was played is counted.
 */
export function playNearBounds<T, E extends Event, V>(
  system: System<T, E, V>,
  content: OwnContent,
): { readonly broken: readonly string[]; readonly played: number; readonly refused: number } {
  const broken: string[] = [];
  let played = 0;
  let refused = 0;
  for (const { what, details } of mutantsOf(content.details)) {
    const options = { scenario: content.scenario, secret: 'bounds', details };
    const refusals = attempt(() => whyNotCreate(system, options));
    if (!refusals.ok) broken.push(`${what} cannot be judged: ${refusals.why}`);
    else if (refusals.value.length > 0) refused++;
    else {
      played++;
      const run = attempt(() => playSome(system, create(system, options).table, content));
      if (!run.ok) broken.push(`${what} is taken, and then: ${run.why}`);
    }
  }
  return { broken, played, refused };
}

/** Plays content as it is; for what is at all its bounds at once. */
export function playOwn<T, E extends Event, V>(system: System<T, E, V>, content: OwnContent): void {
  const { scenario, details } = content;
  playSome(system, create(system, { scenario, details, secret: 'bounds' }).table, content);
}

function playSome<T, E extends Event, V>(system: System<T, E, V>, table: T, { scenario, steps }: OwnContent): void {
  const seats = system.scenarios.find(({ id }) => id === scenario)?.seats ?? [];
  const bots = Object.fromEntries(seats.map((seat): [Seat, typeof randomBot] => [seat, randomBot]));
  const io = new SilentIo(system, table, bots, parseSeed(seedOf('bounds')));
  for (let step = 0; step < steps && system.outcome(table) === null; step++) system.step(table, io);
  const [wrong] = system.broken(table);
  if (wrong !== undefined) throw new Error(wrong);
}

function* mutantsOf(details: Json): Generator<{ readonly what: string; readonly details: Json }> {
  for (const { path, value } of placesIn(details)) {
    const what = (other: string): string => `${path.join('.')} = ${other}`;
    if (typeof value === 'number')
      for (const edge of EDGES) yield { what: what(String(edge)), details: withAt(details, path, edge) };
    if (!Array.isArray(value)) continue;
    const list = value as readonly Json[];
    for (const times of [0, 2, 1000]) {
      const longer = Array.from({ length: times }, () => list).flat();
      yield { what: what(`${longer.length} entries`), details: withAt(details, path, longer) };
    }
  }
}

function placesIn(value: Json, path: readonly string[] = []): { path: readonly string[]; value: Json }[] {
  const inner =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, part]) => placesIn(part as Json, [...path, key]))
      : [];
  return [{ path, value }, ...inner];
}

function withAt(value: Json, [key, ...rest]: readonly string[], other: Json): Json {
  if (key === undefined) return other;
  if (Array.isArray(value)) {
    const list = value as readonly Json[];
    return list.with(Number(key), withAt(list[Number(key)]!, rest, other));
  }
  const record = value as Readonly<Record<string, Json>>;
  return { ...record, [key]: withAt(record[key]!, rest, other) };
}
