import type { Strain } from '../../table/markers.ts';
import { type Dustup, type DustupIo, seatOf } from '../../table/table.ts';
import { isHidden, membersOf, type Unit } from '../../table/units.ts';
import { damageOn } from '../buildings/forts.ts';
import { reveal } from '../detection/counters.ts';

/** How a unit was before an attack: what it has to be tested for afterwards is what has changed. */
export interface Before {
  readonly unit: Unit;
  readonly untreated: number;
  readonly isLed: boolean;
  readonly markers: number;
  readonly damage: number;
  /** DU-MORALE-008, DU-MORALE-009: whether it had been under fire, and suppressed, at any time. */
  readonly underFire: boolean;
  readonly everSuppressed: boolean;
}

export function beforeAttack(table: Dustup, unit: Unit): Before {
  const untreated = membersOf(table, unit).filter(({ state }) => state === 'untreated').length;
  return {
    unit,
    untreated,
    isLed: isLed(unit),
    markers: unit.suppression,
    damage: damageOn(table, unit),
    underFire: unit.underFire,
    everSuppressed: unit.everSuppressed,
  };
}

/** Whether there is anybody to lead it; whoever commands from a vehicle is lost with it (DU-MORALE-037). */
function isLed({ leaderless, hull }: Unit): boolean {
  return !leaderless && hull?.destroyed !== true;
}

/** What an attack came to for one unit. */
export interface Attack {
  readonly by: Strain['by'];
  /** Whether it met anybody, hurt or not. */
  readonly isCaught: boolean;
  readonly casualties: number;
  readonly terror?: boolean;
  readonly fromEnemy?: boolean;
}

/** DU-MORALE-008: what a unit is under fire by, whether or not it does anything; burning ground is none. */
const FIRES: readonly Strain['by'][] = ['fire', 'blast', 'mine', 'wreck'];

/** Notes what a unit has to be tested for when the action is over (DU-TURN-020). */
export function afterAttack(table: Dustup, io: DustupIo, before: Before, attack: Attack): void {
  const { unit, untreated, markers } = before;
  const { by, isCaught, casualties, terror = false, fromEnemy = false } = attack;
  const isUnderFire = isCaught && FIRES.includes(by);
  const damage = damageOn(table, unit) - before.damage;
  const leaderHit = before.isLed && !isLed(unit);
  if (!isUnderFire && casualties === 0 && damage === 0 && !leaderHit) return;
  // DU-DETECT-004: a casualty gives the hidden away, and so does damage, or the end of a hull.
  if (casualties > 0 || damage > 0 || unit.hull?.destroyed === true) reveal(table, io, unit, 'DU-DETECT-004');
  const isMarked = unit.suppression > markers;
  table.strains.push({
    unit: unit.id,
    by,
    firstUnderFire: isUnderFire && !before.underFire,
    firstSuppressed: isMarked && !before.everSuppressed,
    casualties,
    leaderHit,
    untreatedBefore: untreated,
    damage,
    damageBefore: before.damage,
    inColumn: unit.column,
    terror,
    fromTheAir: false,
    ...(fromEnemy ? { fromEnemy } : {}),
  });
  unit.underFire ||= isUnderFire;
  unit.everSuppressed ||= isMarked;
}

/** DU-AIR-030: all that has been noted since was fired from the air. */
export function markFromTheAir(table: Dustup, from: number): void {
  table.strains = table.strains.map((strain, i) => (i < from ? strain : { ...strain, fromTheAir: true }));
}

/** DU-MORALE-032: what was no attack at all, but took the leader of a unit. */
export function leaderLost(table: Dustup, { unit, untreated, isLed: wasLed }: Before, by: Strain['by']): void {
  if (!wasLed || isLed(unit)) return;
  table.strains.push({
    unit: unit.id,
    by,
    firstUnderFire: false,
    firstSuppressed: false,
    casualties: 0,
    leaderHit: true,
    untreatedBefore: untreated,
    damage: 0,
    damageBefore: unit.hull?.damage ?? 0,
    inColumn: unit.column,
    terror: false,
    fromTheAir: false,
  });
}

/** DU-AIR-009, DU-AIR-053, DU-AIR-080: none of a unit is seen again; those whom its leader commanded hear of it (DU-MORALE-037). */
export function loseWhole(table: Dustup, unit: Unit): void {
  const before = beforeAttack(table, unit);
  for (const figure of membersOf(table, unit)) figure.state = 'killed';
  if (unit.hull !== null) unit.hull.destroyed = true;
  else unit.leaderless = true;
  leaderLost(table, before, 'wreck');
}

/** DU-VEH-084: several shots of one action are tested for once, against what was there before the first of them. */
export function joinStrains(table: Dustup, from: number): void {
  const joined: Strain[] = table.strains.slice(0, from);
  for (const strain of table.strains.slice(from)) {
    const i = joined.findIndex(({ unit }, at) => at >= from && unit === strain.unit);
    if (i < 0) joined.push(strain);
    else joined[i] = bothOf(joined[i]!, strain);
  }
  table.strains = joined;
}

function bothOf(first: Strain, then: Strain): Strain {
  return {
    ...first,
    // DU-VEH-068: whoever is thrown out by the last of them is tested as such.
    by: then.by,
    firstUnderFire: first.firstUnderFire || then.firstUnderFire,
    firstSuppressed: first.firstSuppressed || then.firstSuppressed,
    casualties: first.casualties + then.casualties,
    leaderHit: first.leaderHit || then.leaderHit,
    damage: first.damage + then.damage,
    terror: first.terror || then.terror,
    fromTheAir: first.fromTheAir || then.fromTheAir,
  };
}

/** What befalls a hidden unit is for its owner's eyes until it shows. */
export function quietFor(table: Dustup, io: DustupIo, unit: Unit): DustupIo {
  if (!isHidden(unit)) return io;
  const seat = seatOf(table, unit.side);
  return {
    roll: (die, why) => io.roll(die, { ...why, seenBy: [seat] }),
    ask: (asked, question) => io.ask(asked, question),
    askAll: sealed => io.askAll(sealed),
    tell: event => io.tell({ ...event, only: seat }),
  };
}
