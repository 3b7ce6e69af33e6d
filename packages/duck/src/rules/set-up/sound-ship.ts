import { type Refusal, refuse } from '@sightline/kernel';
import type { ArenaCard } from '../../content/cards.ts';

/** No ship is longer or wider than so many tiles. */
const MOST_TILES = 16;
const STEPS = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] } as const;

type Tile = readonly [number, number];
type Opening = ArenaCard['doors'][number];

/** DK-SETUP-004 to DK-SETUP-008: what is wrong with a ship of somebody's own, each with its place on the card. */
export function whyNotShip(card: ArenaCard, isSpecies: (id: string) => boolean): Refusal[] {
  const large = card.modules.flatMap(({ tiles }, m) =>
    tiles.flatMap((tile, t) => (Math.max(...tile) < MOST_TILES ? [] : [`modules.${m}.tiles.${t}`])),
  );
  if (large.length > 0) return large.map(at => refuse('DK-SETUP-004', 'shipTooLarge', { at, most: MOST_TILES }));
  const moduleAt = modulesByTile(card);
  return [
    ...whyNotTiles(card),
    ...whyNotOpenings(card, moduleAt),
    ...whyNotThings(card, moduleAt),
    ...whyNotNames(card, isSpecies),
    ...whyCutOff(card, moduleAt),
  ];
}

const keyOf = ([x, y]: Tile): string => `${x},${y}`;
const beyond = ([x, y, side]: readonly [number, number, Opening[2], ...unknown[]]): Tile => [
  x + STEPS[side][0],
  y + STEPS[side][1],
];

function modulesByTile({ modules }: ArenaCard): ReadonlyMap<string, number> {
  return new Map(modules.flatMap(({ tiles }, m) => tiles.map((tile): [string, number] => [keyOf(tile), m])));
}

function whyNotTiles({ modules }: ArenaCard): Refusal[] {
  const seen = new Set<string>();
  return modules.flatMap(({ tiles }, m) =>
    tiles.flatMap((tile, t) => {
      const isTaken = seen.has(keyOf(tile));
      seen.add(keyOf(tile));
      return isTaken ? [refuse('DK-SETUP-007', 'tileTwice', { at: `modules.${m}.tiles.${t}` })] : [];
    }),
  );
}

/** DK-SETUP-008: a doorlock joins two modules; an airlock and an engine outlet lead outside. */
function whyNotOpenings(card: ArenaCard, moduleAt: ReadonlyMap<string, number>): Refusal[] {
  const inside = ([x, y]: readonly [number, number, ...unknown[]]) => moduleAt.get(keyOf([x, y]));
  const doors = card.doors.flatMap((door, i) => {
    const [here, there] = [inside(door), moduleAt.get(keyOf(beyond(door)))];
    const joins = here !== undefined && there !== undefined && here !== there;
    return joins ? [] : [refuse('DK-SETUP-008', 'doorToNowhere', { at: `doors.${i}` })];
  });
  const outer = (['airlocks', 'exhausts'] as const).flatMap(list =>
    card[list].flatMap((opening, i) => {
      const leadsOut = inside(opening) !== undefined && !moduleAt.has(keyOf(beyond(opening)));
      return leadsOut ? [] : [refuse('DK-SETUP-008', 'leadsNotOut', { at: `${list}.${i}` })];
    }),
  );
  return [...doors, ...outer];
}

function whyNotThings(card: ArenaCard, moduleAt: ReadonlyMap<string, number>): Refusal[] {
  return (['partFilled', 'vehicles', 'machines'] as const).flatMap(list =>
    card[list].flatMap(({ tile }, i) =>
      moduleAt.has(keyOf(tile)) ? [] : [refuse('DK-SETUP-006', 'notOnShip', { at: `${list}.${i}.tile` })],
    ),
  );
}

function whyNotNames(card: ArenaCard, isSpecies: (id: string) => boolean): Refusal[] {
  const { modules, furniture = {}, ceilings, species } = card;
  const isThere = (name: string): boolean => modules.some(module => module.name === name);
  const named = [
    ...Object.keys(furniture).map(name => ({ name, at: `furniture.${name}` })),
    ...ceilings.map((name, i) => ({ name, at: `ceilings.${i}` })),
  ];
  const refusals = named.flatMap(({ name, at }) =>
    isThere(name) ? [] : [refuse('DK-SETUP-007', 'noSuchModule', { at, name })],
  );
  const isKnown = species === undefined || isSpecies(species);
  return isKnown ? refusals : [...refusals, refuse('DK-SETUP-013', 'noSuchSpecies', species)];
}

/** A module that no doorlock leads to could never be explored. */
function whyCutOff({ modules, doors }: ArenaCard, moduleAt: ReadonlyMap<string, number>): Refusal[] {
  const reached = new Set([0]);
  const pairs = doors.map(
    door => [moduleAt.get(keyOf([door[0], door[1]])), moduleAt.get(keyOf(beyond(door)))] as const,
  );
  for (let grew = true; grew; ) {
    grew = false;
    for (const [a, b] of pairs) {
      if (a === undefined || b === undefined || reached.has(a) === reached.has(b)) continue;
      reached.add(a).add(b);
      grew = true;
    }
  }
  return modules.flatMap(({ name }, m) =>
    reached.has(m) ? [] : [refuse('DK-SETUP-008', 'cutOff', { at: `modules.${m}`, name })],
  );
}
