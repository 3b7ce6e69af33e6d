import { plural, WINDS } from './common.ts';

/** What Killzone's picture says. */
export const killzone = {
  tagline: 'Squads and street gangs: hidden orders, cars that ram and skid, drugs, fire and smoke.',
  scenarios: {
    'first-fight': 'One officer of the law against five savages at a crossroads.',
    'hot-pursuit': 'A sports car full of loot, two motorbikes, two patrol cars, and one road out of town.',
    'tower-of-flame': 'Troopers with fire against rebels on three floors.',
    'black-smoke': 'Two suits of power armour storm a garrison under smoke.',
    'red-corner': 'Two drugged gangs fight for three corners of a crossroads.',
    encounter: 'A meeting of two rosters of equal points.',
  } as Readonly<Record<string, string>>,
  sides: ['First side', 'Second side'],
  figure: (id: number) => `Figure ${id + 1}`,
  progress: (turn: number, turns: number) => `Turn ${Math.max(1, turn)} of ${turns}`,
  strength: 'Figures fighting',
  floor: (building: string, floor: number) => `${building}, floor ${floor}`,
  states: { active: 'active', suppressed: 'suppressed', captured: 'captured', killed: 'killed' },
  away: 'off the table',
  drives: (vehicle: string) => `drives ${vehicle}`,
  rides: (vehicle: string) => `rides in ${vehicle}`,
  overdosed: 'overdosed',
  holds: (captive: string) => `holds ${captive}`,
  wrecked: 'wrecked',
  speed: (inches: number) => (inches === 0 ? 'standing' : `speed ${inches}"`),
  smoke: 'smoke',
  fires: { minor: 'a minor fire', major: 'a major fire', burntOut: 'burnt out' } as Readonly<Record<string, string>>,
  told: { killed: 'killed', suppressed: 'suppressed', captured: 'captured', missed: 'missed' },
  inches: (inches: string) => `${inches}".`,
  clear: 'The line is clear.',
  blocked: (by: string) => `${by} blocks the line.`,
  blockers: {
    building: 'A building',
    wreck: 'A wreck',
    vehicle: 'A vehicle',
    smoke: 'Smoke',
    woods: 'Woods',
    wall: 'A wall',
  },
  cover: { soft: 'Soft cover.', hard: 'Hard cover.' },
  inSmoke: 'Both are in the same smoke.',
  moveTo: (inches: string, wind: string) => `move ${inches}" ${wind}`,
  moveOff: (wind: string) => `leave the table to the ${wind}`,
  moveInto: (inches: string, wind: string, where: string) => `move ${inches}" ${wind} into ${where}`,
  cost: (cost: string, left: string) => `Costs ${cost}" of ${left}".`,
  needs: (needs: number, modifier: number) =>
    modifier === 0
      ? `Hits on ${needs} or more.`
      : `Hits on ${needs} or more with ${modifier > 0 ? '+' : '−'}${Math.abs(modifier)}.`,
  onlySix: 'In smoke only a natural 6 hits.',
  part: (value: number, why: string) => `${value > 0 ? '+' : '−'}${Math.abs(value)} ${why}`,
  parts: {
    hardCover: 'hard cover',
    softCover: 'soft cover',
    targetSuppressed: 'the target is suppressed',
    targetDown: 'the target keeps down',
    targetRan: 'the target runs',
    night: 'night',
    fromFastVehicle: 'from a fast vehicle',
    atFastVehicle: 'at a fast vehicle',
    sightingAid: 'sighting aid',
    aimed: 'aimed shot',
  } as Readonly<Record<string, string>>,
  people: (count: number) => `${plural(count, 'person is', 'people are')} in the way.`,
  meets: {
    figure: 'It would run into somebody.',
    vehicle: 'It would ram another vehicle.',
    obstacle: 'It would hit an obstacle.',
    edge: 'It would leave the table.',
  } as Readonly<Record<string, string>>,
  order: (move: number, shots: string, contact: boolean) =>
    `Moves ${move}", ${shots}${contact ? ', may close with the enemy' : ''}.`,
  shots: {
    rapid: 'fires fast',
    one: 'fires one shot',
    aimed: 'fires one aimed shot if it stands',
    none: 'does not fire',
  },
  faceDown: 'face down',
  counter: (shown: boolean) => (shown ? 'The order is shown' : 'The counter lies face down'),
  initiative: (score: number, place: number) => `initiative ${score}, acts ${place}.`,
  drug: (drug: string) => `on ${drug}`,
  groupLine: (group: string, side: string, order: string) => `${group} (${side}): ${order}`,
  vehicles: 'Vehicles',
  vehicleLine: (name: string, spot: string, heading: number, speed: number, wrecked: boolean) =>
    `${name} at ${spot}, heading ${heading}°, ${wrecked ? 'wrecked' : `speed ${speed}"`}.`,
  gone: (name: string) => `${name} is off the table.`,
  figureLine: (name: string, where: string, state: string) => `${name} at ${where}: ${state}.`,
  figureGone: (name: string, state: string) => `${name}: ${state}.`,
  nearest: (name: string, inches: string, wind: string, seen: boolean) =>
    `Nearest enemy ${name}, ${inches}" ${wind}, ${seen ? 'in sight' : 'out of sight'}.`,
  winds: WINDS,
  panelHelp:
    'Every group with its order counter, its place in the initiative and its people; every vehicle with its speed. Press one to find it on the table.',
  lessons: {
    deploy: {
      title: 'Setting up',
      text: 'Point where the group shall stand: it gathers there as closely as its zone allows.',
    },
    order: {
      title: 'Hidden orders',
      text: 'Every group gets one order a turn, face down. It says how far its people move and how they shoot. Point at an order to read it. The other side sees yours only when it is shown.',
    },
    pick: {
      title: 'The group acts',
      text: 'Groups act in the order of their initiative, and the people of a group one after the other. Choose who is next.',
    },
    act: {
      title: 'Move and shoot',
      text: 'Point at the ground to walk there: the circle is how far this order goes. Point at an enemy to aim: the line, the number to roll and every modifier stand below, with the odds.',
    },
    fight: {
      title: 'Hand to hand',
      text: 'Whoever stands base to base fights. Dice, weapons and doubled scores are added up for both; the margin decides who falls.',
    },
    change: {
      title: 'Changing orders',
      text: 'After everybody has acted a group may try for another order. Leaders help, losses hurt.',
    },
  },
};
