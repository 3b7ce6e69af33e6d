import type { Json, MatchOptions } from '@sightline/kernel';

// The hulk that the Company teaches on: empty rooms, four men and no Event cards, so that nothing happens that a lesson
// does not speak of. Squares are numbered as on the plan of the ship.

const SOURCE = 'house';
const CLEAR = ['.....', '.....', '.....', '.....', '.....'];

export const YOU = {
  name: 'YOU',
  source: SOURCE,
  you: true,
  rank: 4,
  strength: 'AVE',
  ff: 6,
  luck: 'NORMAL',
  weapon: 'pistol',
  gear: { 'bio-scanner': 1, 'door-rc': 1 },
} as const;

export const BRICK = {
  name: 'Brick Okoro',
  source: SOURCE,
  rank: 2,
  strength: 'STRONG',
  ff: 4,
  luck: 'NORMAL',
  weapon: 'hemg',
} as const;

export const TALLY = {
  name: 'Tally Moss',
  source: SOURCE,
  rank: 2,
  strength: 'AVE',
  ff: 5,
  luck: 'NORMAL',
  weapon: 'har',
} as const;

export const MUDGE = {
  name: 'Mudge Harrow',
  source: SOURCE,
  rank: 1,
  strength: 'STRONG',
  ff: 4,
  luck: 'JONAH',
  abilities: ['demolitionist'],
  weapon: 'har',
  gear: { axe: 1, 'fire-bomb': 1 },
} as const;

const HULL = { id: 'school-ship', name: 'Old Faithful', source: SOURCE, exhausts: [], cargo: 'none' };

/** A Passage with an airlock in the west, and a Store behind it that has another in the east. */
export const TWO_ROOMS = {
  ...HULL,
  modules: [
    { name: 'Passage', type: 'passage', tiles: [[0, 0]] },
    { name: 'Store', type: 'store', tiles: [[1, 0]] },
  ],
  doors: [[0, 0, 'E', 'narrow']],
  airlocks: [
    [0, 0, 'W', 'narrow'],
    [1, 0, 'E', 'narrow'],
  ],
  furniture: { Passage: [CLEAR], Store: [CLEAR] },
  sourceChits: { perModule: { store: 1 }, perOtherTile: 0 },
};

/** The same without the other way in. */
export const ONE_AIRLOCK = { ...TWO_ROOMS, airlocks: TWO_ROOMS.airlocks.slice(0, 1) };

/** Nothing but a Reactor Room, and its Source. */
export const NEST = {
  ...HULL,
  modules: [{ name: 'Reactor Room', type: 'reactor-room', tiles: [[0, 0]] }],
  doors: [],
  airlocks: [[0, 0, 'W', 'narrow']],
  furniture: { 'Reactor Room': [CLEAR] },
  sourceChits: { perModule: { 'reactor-room': 1 }, perOtherTile: 0 },
};

/** A mission aboard: the Team of a lesson against the rulebook's Threats. */
export function aboard(scenario: string, details: Readonly<Record<string, Json>>): Omit<MatchOptions, 'secret'> {
  return {
    scenario,
    switches: {},
    players: { team: { kind: 'person' }, threats: { kind: 'bot', bot: 'threats' } },
    details: { events: [], ...details },
  };
}
