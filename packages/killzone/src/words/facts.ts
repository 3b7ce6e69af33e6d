import type { Point } from '@sightline/geometry/field';
import type { Tally } from '@sightline/kernel';
import type { FactWords, Speaker } from '@sightline/words';
import { ORDER_ROWS } from '../content/load.ts';
import type { Landmark } from '../ground/landmarks.ts';
import type { Way } from '../ground/way.ts';
import type { Fighter } from '../rules/hand-to-hand/events.ts';
import type { Aimed } from '../rules/shooting/targets.ts';
import type { Score } from '../rules/winning/events.ts';
import type { Named, Place, RoomWho, Who } from '../table/units.ts';

/** How the facts of Killzone are said; lengths are in mils. */
export const FACTS: FactWords = {
  /** 8000 is "8 inches"; nobody at a table tells more than half an inch. */
  inches: (mils: number, speaker) => inchWords(Math.round(mils / HALF_INCH), speaker),
  /** What is too far or too much, and what there is of it: a hair over 8 inches is not told as 8 of 8. */
  overInches: (mils: number, speaker) => inchWords(Math.ceil(mils / HALF_INCH), speaker),
  underInches: (mils: number, speaker) => inchWords(Math.floor(mils / HALF_INCH), speaker),
  named: nameWords,
  point: pointWords,
  place: placeWords,
  landmark: landmarkWords,
  where: (where: Who | RoomWho, { say, name }) => ('floor' in where ? say('room', where) : name(where.name)),
  target: aimedWords,
  legs: wayWords,
  turned: (turn: number, { say }) => say('turned', { degrees: Math.abs(turn), hand: turn < 0 ? 'left' : 'right' }),

  /** Dice that are added up, and dice that each stand for themselves. */
  throw: (dice: readonly number[]) => dice.join(' + '),
  each: (dice: readonly number[]) => dice.join(', '),
  diceCount: (dice: number, { say }) => say('diceCount', { dice }),
  /** "4, +1 troop type, −1 suppressed member". */
  sum: (tally: Tally, speaker) => `${speaker.number(tally.base)}${added(tally, speaker)}`,
  added,
  /** "6, −1 a fast vehicle = 5": the die, what is added to it, and what that comes to. */
  summed: (tally: Tally, speaker) =>
    tally.total === tally.base
      ? speaker.number(tally.base)
      : speaker.say('summed', {
          reckoned: `${speaker.number(tally.base)}${added(tally, speaker)}`,
          total: tally.total,
        }),
  /** What is added to damage: speed, or what drink takes off it. */
  damageBonus: (bonus: number, { say }) =>
    bonus === 0 ? '' : bonus > 0 ? say('bonus.speed', { bonus }) : say('bonus.drugs', { bonus: -bonus }),
  inAll: ({ total }: Tally, { number }) => number(total),
  deducted: (tally: Tally, { say }) => (tally.total === tally.base ? '' : say('deducted', { tally })),
  reason: (why: string, { has, say, fact }) => (has(`reason.${why}`) ? say(`reason.${why}`) : fact(why, 'lower')),
  fighter: (fighter: Fighter, { say }) => say('fighter', fighter),
  attacker: ({ figure }: Fighter, speaker) => nameWords(figure, speaker),
  scored: ({ score }: Fighter, { number }) => number(score),
  skidScore: ({ base, total }: Tally, { say }) => say('skidScore', { die: base, bonus: total - base, total }),
  skid: (dice: 0 | 2 | 3 | null, { say }) =>
    dice === null ? say('skid.noEffect') : dice === 0 ? say('skid.unhurt') : say('skid.hurt', { dice }),

  figures: (places: readonly Place[], { say }) => say('figures', { figures: places.length }),
  names: (names: readonly string[], { list, name }) => list(names.map(name)),
  seats: (seats: readonly string[], { list, fact }) => list(seats.map(seat => fact(seat, 'seat'))),
  scores: (standing: readonly Score[], { list, say }) => list(standing.map(score => say('score', score))),
  order: (order: string, { name }) => name(ORDER_ROWS.has(order) ? ORDER_ROWS.get(order).name : order),
};

const HALF_INCH = 500;

const inchWords = (halves: number, { say }: Speaker): string => say('inches', { inches: halves / 2 });

/** "First Patrol 2", "red First Patrol", "First Patrol leader". */
export function nameWords({ name, side, role }: Named, { name: called, say }: Speaker): string {
  const own = side === undefined ? called(name) : say('ofSide', { side, name });
  return role === undefined ? own : say(`role.${role}`, { group: own });
}

/** In inches: "(24, 4.5)". */
function pointWords({ x, y }: Point, { say }: Speaker): string {
  return say('point', { x: x / 1000, y: y / 1000 });
}

export function placeWords(place: Place, speaker: Speaker): string {
  const { x, y, room } = place;
  return room < 0 ? pointWords(place, speaker) : speaker.say('place', { x: x / 1000, y: y / 1000, room });
}

/** "the north door of Tenement 1", "the woods in the west". */
export function landmarkWords(landmark: Landmark, { say }: Speaker): string {
  return say(`landmark.${landmark.at}`, landmark);
}

function aimedWords(aimed: Aimed, speaker: Speaker): string {
  if ('figure' in aimed) return nameWords(aimed.figure, speaker);
  if ('vehicle' in aimed) return nameWords(aimed.vehicle, speaker);
  if ('opening' in aimed) return speaker.say(`target.${aimed.opening}`, { room: { at: 'room', ...aimed.room } });
  return landmarkWords(aimed.where, speaker);
}

function wayWords(way: Way, { say }: Speaker): string {
  return way.map(leg => ('through' in leg ? say('leg.through', leg) : say('leg.to', { at: leg }))).join(', ');
}

function added({ parts }: Tally, { say }: Speaker): string {
  return parts
    .filter(({ value }) => value !== 0)
    .map(part => say('part', part))
    .join('');
}
