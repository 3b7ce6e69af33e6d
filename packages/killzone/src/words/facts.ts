import type { Point } from '@sightline/geometry/field';
import type { Tally } from '@sightline/kernel';
import type { FactWords, Speaker } from '@sightline/words';
import { DRUG_ROWS, ORDER_ROWS } from '../content/load.ts';
import type { Way } from '../ground/way.ts';
import type { Fighter } from '../rules/hand-to-hand/events.ts';
import type { Aimed } from '../rules/shooting/targets.ts';
import type { Place, RoomWho, Who } from '../table/units.ts';

/** How the facts of Killzone are said; lengths are in mils. */
export const FACTS: FactWords = {
  /** 8000 is "8 inches". */
  inches: (mils: number, { say }) => say('inches', { inches: Math.round(mils / 10) / 100 }),
  point: pointWords,
  place: placeWords,
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
  inAll: ({ total }: Tally, { number }) => number(total),
  deducted: (tally: Tally, { say }) => (tally.total === tally.base ? '' : say('deducted', { tally })),
  reason: (why: string, { has, say, fact }) => (has(`reason.${why}`) ? say(`reason.${why}`) : fact(why, 'lower')),
  fighter: (fighter: Fighter, { say }) => say('fighter', fighter),
  attacker: ({ figure }: Fighter, { name }) => name(figure.name),
  scored: ({ score }: Fighter, { number }) => number(score),
  skidScore: ({ base, total }: Tally, { say }) => say('skidScore', { die: base, bonus: total - base, total }),
  skid: (dice: 0 | 2 | 3 | null, { say }) =>
    dice === null ? say('skid.noEffect') : dice === 0 ? say('skid.unhurt') : say('skid.hurt', { dice }),

  figures: (places: readonly Place[], { say }) => say('figures', { figures: places.length }),
  names: (names: readonly string[], { list, name }) => list(names.map(name)),
  seats: (seats: readonly string[], { list, fact }) => list(seats.map(seat => fact(seat, 'seat'))),
  scores: ([first, second]: readonly number[], { say }) => say('scores', { first, second }),
  order: (order: string, { name }) => name(ORDER_ROWS.has(order) ? ORDER_ROWS.get(order).name : order),
  drug: (drug: string, { name }) => name(DRUG_ROWS.get(drug).name),
  drugs: (drugs: readonly string[], { list, fact }) => list(drugs.map(drug => fact(drug, 'drug'))),
};

/** In inches: "(24, 4.5)". */
function pointWords({ x, y }: Point, { say }: Speaker): string {
  return say('point', { x: x / 1000, y: y / 1000 });
}

export function placeWords(place: Place, speaker: Speaker): string {
  const { x, y, room } = place;
  return room < 0 ? pointWords(place, speaker) : speaker.say('place', { x: x / 1000, y: y / 1000, room });
}

function aimedWords(aimed: Aimed, speaker: Speaker): string {
  if ('figure' in aimed) return speaker.name(aimed.figure.name);
  if ('vehicle' in aimed) return speaker.name(aimed.vehicle.name);
  return 'opening' in aimed ? speaker.say(`target.${aimed.opening}`) : pointWords(aimed.point, speaker);
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
