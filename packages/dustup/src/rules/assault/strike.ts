import { part, sub } from '@sightline/kernel';
import type { CloseRow } from '../../content/schema.ts';
import { closeWeaponOf } from '../../content/weapons.ts';
import { dieFor, type Faces, type Shifted, shifted } from '../../dice/ladder.ts';
import { rollPool } from '../../dice/pool.ts';
import { hitsOf, roll, successBy } from '../../dice/rolls.ts';
import { once, type Times, weaker } from '../../dice/times.ts';
import type { Figure } from '../../table/figures.ts';
import type { ArmourFace } from '../../table/hulls.ts';
import { type Dustup, type DustupIo, seatOf } from '../../table/table.ts';
import { becauseOf } from '../../table/telling.ts';
import { fightsBack, isVehicle, type Unit, type Vehicle } from '../../table/units.ts';
import { sufferToll, type Toll, tollOf } from '../casualties/allocation.ts';
import { stateAfter } from '../casualties/harm.ts';
import type { PoolPart } from '../shooting/firepower.ts';
import { type HullHarm, hitHull } from '../vehicles/armour.ts';
import { bearHarm } from '../vehicles/destruction.ts';
import { bestExplosive, type Charge, spendCharge } from './explosives.ts';
import { type Losses, NO_LOSSES } from './losses.ts';
import { chiefOf, markersOf, outnumbering, type Party, qualityDie } from './party.ts';
import type { UseCharge } from './questions.ts';

/** DU-ASSAULT-053, DU-ASSAULT-054: the strike values of a party together; those with a die of their own add none. */
export function strikeValue(party: Party): number {
  return party.able.reduce((sum, figure) => sum + strikeOf(closeWeaponOf(party, figure)), 0);
}

function strikeOf({ strike, strikeDie }: CloseRow): number {
  return strike ?? (strikeDie === undefined ? 1 : 0);
}

/**
 * DU-ASSAULT-053, DU-ASSAULT-055, DU-ASSAULT-090, DU-ASSAULT-091: one die for all, or one for each kind of weapon, and
 * one for each weapon that has its own.
 */
export function strikeDice({ options }: Pick<Dustup, 'options'>, party: Party): PoolPart[] {
  const values = new Map<string, number>();
  const own: PoolPart[] = [];
  for (const figure of party.able) {
    const row = closeWeaponOf(party, figure);
    if (row.strikeDie !== undefined) own.push({ of: row.id, die: row.strikeDie });
    const kind = options.strikeDicePerWeapon ? row.id : 'strike';
    const value = (values.get(kind) ?? 0) + strikeOf(row);
    if (value > 0) values.set(kind, value);
  }
  // DU-VEH-101: a mech or monster has its strike dice listed; one without strikes with its quality alone.
  for (const { hull } of party.units)
    for (const die of hull?.model.close?.strike ?? []) own.push({ of: 'strike', die });
  return [...[...values].map(([of, value]) => ({ of, die: dieFor(value) })), ...own];
}

/** DU-ASSAULT-056: a strike value above this shifts the target die once more. */
const MOST_STRIKE = 12;

/** DU-ASSAULT-052, DU-SUPP-008: the single die of those who are struck at, with closed shifts. */
export function defenceDie(target: Party, striker: Party): Shifted {
  const fewer = outnumbering(target, striker);
  const markers = markersOf(target);
  const damage = damageOf(target);
  return shifted(
    qualityDie(target),
    fewer > 0 && part('DU-ASSAULT-052', 0 - fewer, fewer === 1 ? 'outnumberedTwo' : 'outnumberedThree'),
    markers > 0 && part('DU-ASSAULT-052', 0 - markers, 'suppressed'),
    damage > 0 && part('DU-VEH-075', 0 - damage, 'damagedInDefence'),
    strikeValue(striker) > MOST_STRIKE && part('DU-ASSAULT-056', -1, 'overwhelmed'),
  );
}

/** DU-VEH-075: of a mech or monster; a vehicle does not defend itself. */
function damageOf({ units }: Party): number {
  return units.reduce((sum, unit) => sum + (fightsBack(unit) ? (unit.hull?.damage ?? 0) : 0), 0);
}

/** What a mech or monster without close combat weapons strikes with: no more than a man does. */
const BARE_HANDS = once(6);

/**
 * DU-ASSAULT-095: the commonest impact among them, the lower if two are as common; of several units the lowest. That of
 * a mech or monster is listed (DU-VEH-101).
 */
export function impactOf(party: Party): Times {
  const impacts = party.units.map(({ id, hull }) => {
    if (hull !== null) return hull.model.close?.impact ?? BARE_HANDS;
    const figures = party.able.filter(({ unit }) => unit === id);
    return once(commonest(party, figures));
  });
  return impacts.reduce(weaker);
}

function commonest(party: Party, figures: readonly Figure[]): Faces {
  const counts = new Map<Faces, number>();
  for (const figure of figures) {
    const { impact } = closeWeaponOf(party, figure);
    counts.set(impact, (counts.get(impact) ?? 0) + 1);
  }
  const [first] = [...counts].sort(([a, m], [b, n]) => n - m || a - b);
  return first?.[0] ?? 6;
}

/**
 * DU-ASSAULT-050 to DU-ASSAULT-063: one party strikes at the other. Returns what that one lost. The face is that which
 * a hull shows to the striker.
 */
export function strike(
  table: Dustup,
  io: DustupIo,
  striker: Party,
  target: Party,
  round: 1 | 2,
  face: ArmourFace = 'front',
): Losses {
  const struck = chiefOf(target);
  if (isVehicle(struck)) return strikeAtHull(table, io, striker, target, struck, round, face);
  const toll = blowsAt(table, io, striker, target, round);
  const losses = lossesBy(target, toll);
  sufferToll(table, io, target.members, toll);
  return losses;
}

/** DU-VEH-101: hits are rolled against armour, and each marker counts as one wounded (DU-VEH-097). */
function strikeAtHull(
  table: Dustup,
  io: DustupIo,
  striker: Party,
  target: Party,
  struck: Vehicle,
  round: 1 | 2,
  face: ArmourFace,
): Losses {
  const harm = harmBy(table, io, striker, target, struck, round, face, () =>
    spentCharge(table, io, chiefOf(striker), struck),
  );
  bearHarm(table, io, struck, { ...harm, weaponClass: 1 });
  return { ...NO_LOSSES, wounded: harm.markers };
}

/** What blows do to a hull, before it bears them; the first hit may be that of a charge. */
export function harmBy(
  table: Dustup,
  io: DustupIo,
  striker: Party,
  target: Party,
  struck: Vehicle,
  round: 1 | 2,
  face: ArmourFace,
  chargeFor: () => Charge | null = () => null,
): HullHarm {
  const hits = rollStrike(table, io, striker, target, round);
  const charge = hits > 0 ? chargeFor() : null;
  const blow = { face, cover: 'none', most: 'destroyed' } as const;
  const first = charge && hitHull(table, io, struck, { ...blow, hits: 1, impact: charge.impact });
  const left = first === null ? hits : first.worst === 'destroyed' ? 0 : hits - 1;
  const rest = hitHull(table, io, struck, { ...blow, hits: left, impact: impactOf(striker) });
  const markers = rest.markers + (first?.markers ?? 0);
  const isDestroyed = rest.worst === 'destroyed' || first?.worst === 'destroyed';
  return { markers, worst: isDestroyed ? 'destroyed' : markers > 0 ? 'damaged' : 'none' };
}

/** DU-VEH-101: one explosive for the first hit, where players let men use them hand to hand. */
function spentCharge(table: Dustup, io: DustupIo, unit: Unit, struck: Vehicle): Charge | null {
  const best = table.options.chargesInCombat && unit.hull === null ? bestExplosive(table, unit, struck) : null;
  if (best === null) return null;
  const answer = io.ask<UseCharge>(seatOf(table, unit.side), {
    kind: 'useCharge',
    rule: 'DU-VEH-101',
    options: ['charge', 'hands'],
    unit: unit.who,
    charge: best.what!,
  });
  if (answer === 'hands') return null;
  spendCharge(unit, best);
  return best;
}

/** What becomes of each of those who are struck at, before they bear it. */
export function blowsAt(table: Dustup, io: DustupIo, striker: Party, target: Party, round: 1 | 2): Toll {
  const hits = rollStrike(table, io, striker, target, round);
  // DU-ASSAULT-063, DU-ASSAULT-064: neither prop nor cover helps in close combat.
  const blow = { impact: impactOf(striker), shifts: [], rule: 'DU-ASSAULT-063' } as const;
  const why = becauseOf(table, chiefOf(target), 'DU-ASSAULT-062', 'allocation');
  return tollOf(table, io, target.members, hits, blow, why);
}

/** DU-ASSAULT-057, DU-ASSAULT-076, DU-ASSAULT-078: the target die, then the striker's; returns the hits. */
function rollStrike(table: Dustup, io: DustupIo, striker: Party, target: Party, round: 1 | 2): number {
  const defence = defenceDie(target, striker);
  const chief = chiefOf(striker);
  const pool = [{ of: chief.quality, die: qualityDie(striker) }, ...strikeDice(table, striker)];
  const dice = pool.map(({ die }) => die);
  return sub(io, `melee ${defence.die} ${dice.join()}`, dicing => {
    const targetFace = roll(dicing, defence.die, becauseOf(table, chiefOf(target), 'DU-ASSAULT-052', 'defence'));
    const faces: number[] = [];
    const why = becauseOf(table, chief, 'DU-ASSAULT-053', 'strike');
    const { beaten, total } = rollPool(dicing, dice, targetFace, why, faces);
    const success = successBy(beaten);
    dicing.tell({
      type: 'fought',
      rule: 'DU-ASSAULT-057',
      round,
      unit: chief.who,
      target: chiefOf(target).who,
      die: defence.shifts,
      targetDie: defence.die,
      targetFace,
      pool: pool.map(({ of, die }, i) => ({ of, die, face: faces[i]! })),
      success,
    });
    // DU-ASSAULT-058, DU-ASSAULT-059: the score is doubled, not the hits.
    return success === 'none'
      ? 0
      : countHits(table, dicing, target, success === 'major' ? 2 * total : total, defence.die);
  });
}

/** As many hits as a strike can come to at best. */
export function mostHits(table: Dustup, striker: Party, target: Party): number {
  const dice = [qualityDie(striker), ...strikeDice(table, striker).map(({ die }) => die)];
  return Math.ceil((2 * dice.reduce<number>((sum, die) => sum + die, 0)) / defenceDie(target, striker).die);
}

/** DU-ASSAULT-060, DU-ASSAULT-061: in close combat what is left over is always rolled for. */
function countHits(table: Dustup, io: DustupIo, target: Party, total: number, die: Faces): number {
  return sub(io, `blows ${total} ${die}`, dicing => {
    const { hits, remainder } = hitsOf(total, die);
    const why = {
      rule: 'DU-ASSAULT-060',
      purpose: 'additionalHit',
      seat: seatOf(table, chiefOf(target).side),
    } as const;
    const extra = remainder > 0 ? roll(dicing, die, why) : null;
    const all = hits + (extra !== null && extra <= remainder ? 1 : 0);
    const { who } = chiefOf(target);
    dicing.tell({ type: 'hitsCounted', rule: 'DU-ASSAULT-058', target: who, total, die, hits: all, extra });
    return all;
  });
}

/** DU-ASSAULT-077: what a toll costs a party. */
export function lossesBy({ members, units }: Party, toll: Toll): Losses {
  const leaders = units.filter(({ leaderless }) => !leaderless).map(({ leader }) => leader);
  let wounded = 0;
  let killed = 0;
  let leaderKilled = false;
  for (const [i, figure] of members.entries()) {
    const state = stateAfter(figure, toll[i]!);
    if (state === figure.state) continue;
    if (state !== 'killed') wounded++;
    else {
      killed++;
      leaderKilled ||= leaders.includes(figure.id);
    }
  }
  return { wounded, killed, leaderKilled };
}
