import { CONFIDENCES, type Confidence } from '../../content/schema.ts';
import { type Armoury, isUnarmoured } from '../../content/weapons.ts';
import { type Faces, LADDER } from '../../dice/ladder.ts';
import { type Figure, isAble } from '../../table/figures.ts';
import { isOpen } from '../../table/hulls.ts';
import { type Dustup, leaderOf } from '../../table/table.ts';
import { ableOf, fightsBack, membersOf, passengersOf, type Unit } from '../../table/units.ts';
import { provokesTerror } from '../morale/terror.ts';

/**
 * One side of a fight between two: a unit, a part of one that is split between several enemies (DU-ASSAULT-081), or
 * several that one man fights at once (DU-ASSAULT-088). It is taken down at one moment and then stands, so that those
 * who fall in the first round still strike in the second (DU-ASSAULT-051).
 */
export interface Party {
  /** What its figures may strike with that is in no list. */
  readonly armoury: Armoury;
  readonly units: readonly Unit[];
  readonly able: readonly Figure[];
  /** Everybody hits may fall on, in roster order: the able and the wounded among them. */
  readonly members: readonly Figure[];
  /** DU-VEH-104, DU-VEH-118: units that have no part in it but count with it where units are counted. */
  readonly beside: readonly Unit[];
}

export interface Pair {
  readonly attacker: Party;
  readonly defender: Party;
}

export function partyOf(table: Dustup, ...units: readonly Unit[]): Party {
  return {
    armoury: table.armoury,
    units,
    able: units.flatMap(unit => ableOf(table, unit)),
    members: units.flatMap(unit => membersOf(table, unit)),
    beside: [],
  };
}

/** The unit that gives a party its name. */
export function chiefOf({ units }: Party): Unit {
  return units[0]!;
}

/** The same party with those of it who can still fight. */
export function survivorsOf(party: Party): Party {
  return { ...party, able: party.able.filter(figure => isAble(figure) && !figure.left) };
}

/** How many are left of a party: men, and hulls that are no wrecks. */
export function leftOf(party: Party): number {
  const hulls = party.units.filter(({ hull }) => hull !== null && !hull.destroyed);
  return survivorsOf(party).able.length + hulls.length;
}

/** The lowest of some dice. */
function lowest(dice: readonly Faces[]): Faces {
  return LADDER.find(faces => dice.includes(faces)) ?? 4;
}

/** DU-ASSAULT-088: of several units that fight as one, the lowest quality die. */
export function qualityDie({ units }: Party): Faces {
  return lowest(units.map(({ die }) => die));
}

export function markersOf({ units }: Party): number {
  return Math.max(...units.map(({ suppression }) => suppression));
}

export function confidenceOf({ units }: Party): Confidence {
  return CONFIDENCES[Math.max(...units.map(({ confidence }) => CONFIDENCES.indexOf(confidence)))]!;
}

/** DU-ASSAULT-015: whoever they are themselves. */
export function spreadsTerror(table: Dustup, { units }: Party): boolean {
  return units.some(unit => provokesTerror(table, unit));
}

/** DU-ASSAULT-011, DU-ASSAULT-012: how many a party counts for by its figures; each man in power armour for two. */
function weightOf(party: Party): number {
  return party.able.reduce((sum, figure) => sum + (party.units.some(unit => isIn(party, figure, unit)) ? 2 : 1), 0);
}

/** Whether he wears the power armour of his unit; whoever has got out of it does not (DU-MED-010). */
function isIn(armed: Pick<Party, 'armoury'>, figure: Figure, { id, type }: Unit): boolean {
  return figure.unit === id && type === 'powerArmour' && !isUnarmoured(armed, figure);
}

/**
 * DU-VEH-098, DU-VEH-104: the same by units: the size of what has one, two for a squad in power armour. So a vehicle of
 * size 2 outnumbers a squad (DU-VEH-105, DU-VEH-111), and with riders on top counts three (DU-VEH-119).
 */
function unitsIn({ armoury, able, units, beside }: Party): number {
  const isSuited = (unit: Unit) =>
    beside.includes(unit) ? unit.type === 'powerArmour' : able.some(figure => isIn({ armoury }, figure, unit));
  return [...units, ...beside].reduce((sum, unit) => sum + (unit.hull?.model.size ?? (isSuited(unit) ? 2 : 1)), 0);
}

/** DU-ASSAULT-011: the steps that being outnumbered costs: one at two to one, two at three to one or worse. */
export function outnumbering(own: Party, foe: Party): 0 | 1 | 2 {
  const isByUnits = [...own.units, ...foe.units].some(({ hull }) => hull !== null);
  const [few, many] = isByUnits ? [unitsIn(own), unitsIn(foe)] : [weightOf(own), weightOf(foe)];
  if (many >= 3 * few) return 2;
  return many >= 2 * few ? 1 : 0;
}

/**
 * DU-ASSAULT-081, DU-ASSAULT-088: who fights whom. One unit against several is split; `leaderAt` is the enemy, by
 * place, that the part with its leader faces.
 */
export function pairUp(
  table: Dustup,
  attackers: readonly Unit[],
  defenders: readonly Unit[],
  leaderAt: (one: Unit, foes: readonly Party[]) => number = () => 0,
): Pair[] {
  const [attacker, defender] = [attackers[0]!, defenders[0]!];
  if (!fightsBack(defender)) return eachAgainst(table, attackers, defender);
  if (attackers.length === 1) {
    const foes = mergedFor(table, attacker, defenders);
    const parts = split(table, attacker, foes, leaderAt);
    return foes.map((foe, i) => ({ attacker: parts[i]!, defender: foe }));
  }
  const foes = mergedFor(table, defender, attackers);
  const parts = split(table, defender, foes, leaderAt);
  return foes.map((foe, i) => ({ attacker: foe, defender: parts[i]! }));
}

/** DU-VEH-104, DU-VEH-118: a vehicle cannot be split, and those who ride in it under the open sky count with it. */
function eachAgainst(table: Dustup, attackers: readonly Unit[], vehicle: Unit): Pair[] {
  const isManned = vehicle.hull !== null && isOpen(vehicle.hull);
  const defender = { ...partyOf(table, vehicle), beside: isManned ? passengersOf(table, vehicle) : [] };
  return attackers.map(unit => ({
    attacker: { ...partyOf(table, unit), beside: attackers.filter(other => other !== unit) },
    defender,
  }));
}

/** DU-ASSAULT-088: those for whom nobody is left fight as one with the last. */
function mergedFor(table: Dustup, one: Unit, foes: readonly Unit[]): Party[] {
  const parts = Math.max(1, Math.min(ableOf(table, one).length, foes.length));
  const alone = foes.slice(0, parts - 1).map(foe => partyOf(table, foe));
  return [...alone, partyOf(table, ...foes.slice(parts - 1))];
}

function split(
  table: Dustup,
  unit: Unit,
  foes: readonly Party[],
  leaderAt: (one: Unit, foes: readonly Party[]) => number,
): Party[] {
  if (foes.length === 1) return [partyOf(table, unit)];
  const able = ableOf(table, unit);
  const sizes = shares(
    able.length,
    // A mech or a monster is one figure (DU-FORCE-001), however much it counts for where units are counted.
    foes.map(foe => foe.able.length + foe.units.filter(({ hull }) => hull !== null).length),
  );
  return dealt(table, unit, able, sizes, leaderAt(unit, foes));
}

/** Roster order, but for the leader, who goes where he is wanted; the wounded stay with him. */
function dealt(
  table: Dustup,
  unit: Unit,
  able: readonly Figure[],
  sizes: readonly number[],
  leaderAt: number,
): Party[] {
  const leader = leaderOf(table, unit);
  const others = able.filter(figure => figure !== leader);
  let next = 0;
  return sizes.map((size, i) => {
    const isLeaders = i === leaderAt;
    const rest = others.slice(next, next + size - (isLeaders ? 1 : 0));
    next += rest.length;
    return partOf(table, unit, isLeaders ? [leader, ...rest] : rest, isLeaders);
  });
}

/** A part of a unit, in roster order. */
export function partOf(table: Dustup, unit: Unit, able: readonly Figure[], takesWounded: boolean): Party {
  const members = membersOf(table, unit).filter(figure => able.includes(figure) || (takesWounded && !isAble(figure)));
  return { armoury: table.armoury, units: [unit], able: members.filter(isAble), members, beside: [] };
}

/** DU-ASSAULT-088: `count` men in proportion to the enemies, by largest remainder, at least one against each. */
export function shares(count: number, against: readonly number[]): number[] {
  const sum = against.reduce((a, b) => a + b, 0);
  const sizes = against.map(foes => Math.max(1, Math.floor((count * foes) / sum)));
  const remainders = against.map(foes => (count * foes) % sum);
  const dealtOut = () => sizes.reduce((a, b) => a + b, 0);
  while (dealtOut() < count) {
    const most = remainders.indexOf(Math.max(...remainders));
    sizes[most]!++;
    remainders[most] = -1;
  }
  while (dealtOut() > count) sizes[sizes.indexOf(Math.max(...sizes))]!--;
  return sizes;
}
