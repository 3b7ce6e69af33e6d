import { CONFIDENCES, type Confidence } from '../../content/schema.ts';
import type { Armoury } from '../../content/weapons.ts';
import { type Faces, LADDER } from '../../dice/ladder.ts';
import { type Figure, isAble } from '../../table/figures.ts';
import { type Dustup, leaderOf, unitOf } from '../../table/table.ts';
import { ableOf, membersOf, type Unit } from '../../table/units.ts';
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
  };
}

/** The unit that gives a party its name. */
export function chiefOf({ units }: Party): Unit {
  return units[0]!;
}

export function survivorsOf({ able }: Party): Figure[] {
  return able.filter(figure => isAble(figure) && !figure.left);
}

/** The lowest of some dice. */
export function lowest(dice: readonly Faces[]): Faces {
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

/** DU-ASSAULT-015: those who spread terror themselves do not mind it. */
export function facesTerror(table: Dustup, own: Party, foe: Party): boolean {
  return foe.units.some(unit => provokesTerror(table, unit)) && !own.units.every(unit => provokesTerror(table, unit));
}

/** DU-ASSAULT-011, DU-ASSAULT-012: how many a party counts for; each man in power armour for two. */
function weightOf(table: Dustup, figures: readonly Figure[]): number {
  return figures.reduce((sum, figure) => sum + (unitOf(table, figure).type === 'powerArmour' ? 2 : 1), 0);
}

/** DU-ASSAULT-011: the steps that being outnumbered costs: one at two to one, two at three to one or worse. */
export function outnumbering(table: Dustup, own: readonly Figure[], foe: readonly Figure[]): 0 | 1 | 2 {
  const [few, many] = [weightOf(table, own), weightOf(table, foe)];
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
  if (attackers.length === 1) {
    const foes = mergedFor(table, attacker, defenders);
    const parts = split(table, attacker, foes, leaderAt);
    return foes.map((foe, i) => ({ attacker: parts[i]!, defender: foe }));
  }
  const foes = mergedFor(table, defender, attackers);
  const parts = split(table, defender, foes, leaderAt);
  return foes.map((foe, i) => ({ attacker: foe, defender: parts[i]! }));
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
    foes.map(foe => foe.able.length),
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
  return { armoury: table.armoury, units: [unit], able: members.filter(isAble), members };
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
