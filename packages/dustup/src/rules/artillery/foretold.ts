import type { Json, Procedure } from '@sightline/kernel';
import { once } from '../../dice/times.ts';
import type { DustupEvent } from '../../table/events.ts';
import type { Dustup, DustupIo, Place } from '../../table/table.ts';
import { inOrder, isHidden, membersOf, passengersOf, type Unit } from '../../table/units.ts';
import { occupantsOf } from '../buildings/buildings.ts';
import { tollOfOccupants } from '../buildings/damage.ts';
import type { Toll as Inside } from '../casualties/allocation.ts';
import { isWorse, struck, withHurt } from '../casualties/harm.ts';
import { FLAMES, inFlamesAt } from '../fire/fire.ts';
import { tollOfRiders } from '../vehicles/passengers.ts';
import { catchesFire, isInFlames } from './incendiaries.ts';
import { type Bursts, type Met, metBy, type Round } from './met.ts';
import type { Caught } from './one-attack.ts';
import { changesBy } from './outcome.ts';
import { noToll, strikeOne, type Toll } from './toll.ts';

// A burst over a crowd has more outcomes than anybody can count, and a table copied for each of many samples takes long. So the
// rules' own dice are thrown here over a table that stays as it is; only the bearing of it is left out.

/** Few ways are counted one by one; otherwise so many samples leave an error of no more than one in a hundred. */
const LIMITS = { leaves: 1000, samples: 2500 } as const;

/** The odds of an attack, by what comes down in it as its dice say. */
export function foretold(table: Dustup, comesDown: (io: DustupIo) => Bursts): Procedure<Dustup, DustupEvent> {
  const strikes = striking(table);
  const say = (io: DustupIo): Json => {
    const dicing = counting(io);
    const [toll, caught] = strikes(dicing, comesDown(dicing));
    return changesBy(table, toll, caught) as unknown as Json;
  };
  return Object.assign((_: Dustup, io: DustupIo) => void say(io), { foretells: { ...LIMITS, say } });
}

/** What an attack does to whom; where a round may fall is looked at once, for nobody moves meanwhile. */
function striking(table: Dustup): (io: DustupIo, bursts: Bursts) => readonly [Toll, Caught] {
  const units = inOrder(table).filter(unit => isKnown(table, unit));
  const known = new Map<string, readonly Met[]>();
  const met = (round: Round): readonly Met[] => {
    const key = `${round.at.x},${round.at.y},${round.radius},${round.airBurst}`;
    const found = known.get(key) ?? metBy(table, round, units).filter(({ is }) => is !== 'nest');
    known.set(key, found);
    return found;
  };
  return (io, { rounds, fires }) => {
    const [toll, caught]: [Toll, Caught] = [noToll(), new Map()];
    for (const round of rounds) for (const each of met(round)) strikeOne(table, io, each, round, toll, caught);
    for (const at of fires) if (catchesFire(table, at)) burnAt(table, io, at, units, toll, caught);
    testInside(table, io, toll, caught);
    return [toll, caught];
  };
}

/** Who is under a counter that the viewer cannot tell from others is nowhere. */
export function isKnown({ counters }: Dustup, unit: Unit): boolean {
  return !isHidden(unit) || counters[unit.counter] !== undefined;
}

/** Where nobody walks every way, parts are rolled as they come; nobody is told where rounds stray to. */
function counting(io: DustupIo): DustupIo {
  if (io.sub !== undefined) return io;
  const dicing: DustupIo = {
    roll: (die, why) => io.roll(die, why),
    ask: (seat, question) => io.ask(seat, question),
    askAll: sealed => io.askAll(sealed),
    tell: () => {},
    sub: (_, procedure) => procedure(dicing),
  };
  return dicing;
}

/** DU-FIRE-004, DU-FIRE-007. */
function burnAt(table: Dustup, io: DustupIo, at: Place, units: readonly Unit[], toll: Toll, caught: Caught): void {
  for (const unit of units) if (isInFlames(table, unit, at) && !caught.has(unit)) caught.set(unit, 0);
  for (const figure of inFlamesAt(table, at)) {
    const before = toll.figures.get(figure) ?? 'none';
    if (before === 'killed' || !units.includes(table.units[figure.unit]!)) continue;
    const blow = { impact: once(FLAMES), shifts: [], rule: 'DU-FIRE-004' } as const;
    toll.figures.set(figure, struck(table, io, figure, blow, before));
  }
}

/** DU-VEH-065, DU-BUILD-007: those in what was hit; they feel it only if they are hurt, or thrown out (DU-ARTY-037). */
function testInside(table: Dustup, io: DustupIo, toll: Toll, caught: Caught): void {
  for (const [unit, { worst, weaponClass }] of toll.hulls) {
    const needs = worst === 'destroyed' ? 2 * weaponClass : weaponClass;
    for (const rider of passengersOf(table, unit)) {
      const members = membersOf(table, rider);
      const injuries = tollOfRiders(table, io, members, needs);
      const isFelt = worst === 'destroyed' || injuries.some(injury => isWorse(injury, 'patchedUp'));
      for (const [i, figure] of members.entries()) {
        worsen(toll, figure, withHurt(table, toll.figures, figure, injuries[i]!));
      }
      if (isFelt && !caught.has(rider)) caught.set(rider, 0);
    }
  }
  for (const [building, { damage, weaponClass }] of toll.buildings) {
    const needs = damage === 'destroyed' ? 2 * weaponClass : weaponClass;
    for (const unit of occupantsOf(table, building)) {
      const members = membersOf(table, unit);
      const injuries: Inside = tollOfOccupants(table, io, members, needs);
      for (const [i, figure] of members.entries()) {
        worsen(toll, figure, withHurt(table, toll.figures, figure, injuries[i]!));
      }
      if (damage === 'destroyed' && building.falls !== 'breach' && !caught.has(unit)) caught.set(unit, 0);
    }
  }
}

/** The worse of what was there and of this. */
function worsen(toll: Toll, figure: Parameters<Toll['figures']['set']>[0], injury: Inside[number]): void {
  const before = toll.figures.get(figure) ?? 'none';
  toll.figures.set(figure, isWorse(injury, before) ? injury : before);
}
