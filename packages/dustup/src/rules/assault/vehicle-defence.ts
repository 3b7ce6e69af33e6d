import type { Strain } from '../../table/markers.ts';
import { type Dustup, type DustupIo, seatOf } from '../../table/table.ts';
import { isInPlay, metAs, passengersOf, turretsOf, type Unit, type Vehicle } from '../../table/units.ts';
import { type Fired, finalDefensiveFire, mayFireInDefence } from './defensive-fire.ts';
import { type Pair, partyOf } from './party.ts';
import type { FireFirst } from './questions.ts';

/**
 * DU-VEH-120, DU-VEH-123: a vehicle fires its support weapons, and those who can fire out of it theirs, in the order that
 * their player likes. To whom it happens it is one fire: one test of reaction and one of confidence.
 */
export function vehicleDefends(
  table: Dustup,
  io: DustupIo,
  vehicle: Vehicle,
  attackers: readonly Unit[],
  short: readonly Unit[],
): Fired[] {
  const before = table.strains.length;
  const pairFor = (unit: Unit): Pair => ({
    attacker: partyOf(table, ...attackers),
    defender: partyOf(table, unit),
  });
  // DU-VEH-125: a turret is a unit by itself where it acts, is kept down and damaged; in defence it is part of the whole.
  const whole = metAs(table, vehicle);
  const riders = passengersOf(table, whole).filter(({ hull }) => hull === null);
  const canFire = [whole, ...turretsOf(table, whole), ...riders].filter(unit =>
    mayFireInDefence(table, unit, pairFor(unit), short),
  );
  const fired: Fired[] = [];
  for (const unit of inOrder(table, io, vehicle, canFire)) {
    const shot = isInPlay(table, unit) ? finalDefensiveFire(table, io, unit, pairFor(unit), short) : null;
    if (shot !== null) fired.push(shot);
  }
  for (const unit of short) asOne(table, unit, before);
  return short.map(at => ({
    at,
    casualties: fired.filter(shot => shot.at === at).reduce((sum, { casualties }) => sum + casualties, 0),
  }));
}

/** DU-VEH-120: the defender chooses which fires first. */
function inOrder(table: Dustup, io: DustupIo, vehicle: Vehicle, units: readonly Unit[]): readonly Unit[] {
  const order: Unit[] = [];
  let left = units;
  while (left.length > 1) {
    const first = io.ask<FireFirst>(seatOf(table, vehicle.side), {
      kind: 'fireFirst',
      rule: 'DU-VEH-120',
      options: left.map(({ id }) => id),
      unit: vehicle.who,
      names: table.names,
    });
    order.push(table.units[first]!);
    left = left.filter(({ id }) => id !== first);
  }
  return [...order, ...left];
}

/** What a unit has gone through since, as one strain. */
function asOne(table: Dustup, { id }: Unit, since: number): void {
  const own = table.strains.filter((strain, i) => i >= since && strain.unit === id);
  if (own.length < 2) return;
  const sum = (of: (strain: Strain) => number) => own.reduce((all, strain) => all + of(strain), 0);
  const [first] = own as [Strain];
  const whole: Strain = {
    ...first,
    firstUnderFire: own.some(({ firstUnderFire }) => firstUnderFire),
    casualties: sum(({ casualties }) => casualties),
    leaderHit: own.some(({ leaderHit }) => leaderHit),
    damage: sum(({ damage }) => damage),
    terror: own.some(({ terror }) => terror),
    fromTheAir: false,
  };
  table.strains = [...table.strains.filter(strain => !own.includes(strain)), whole];
}
