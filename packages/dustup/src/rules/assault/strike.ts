import { part, sub } from '@sightline/kernel';
import type { CloseRow } from '../../content/schema.ts';
import { closeWeaponOf } from '../../content/weapons.ts';
import { dieFor, type Faces, type Shifted, shifted } from '../../dice/ladder.ts';
import { rollPool } from '../../dice/pool.ts';
import { hitsOf, roll, successBy } from '../../dice/rolls.ts';
import type { Figure } from '../../table/figures.ts';
import { type Dustup, type DustupIo, seatOf } from '../../table/table.ts';
import { becauseOf } from '../../table/telling.ts';
import { sufferToll, type Toll, tollOf } from '../casualties/allocation.ts';
import { stateAfter } from '../casualties/harm.ts';
import type { PoolPart } from '../shooting/firepower.ts';
import type { Losses } from './courage.ts';
import { chiefOf, lowest, markersOf, outnumbering, type Party, qualityDie } from './party.ts';

/** DU-ASSAULT-053, DU-ASSAULT-054: the strike values of a party together; those with a die of their own add none. */
export function strikeValue(party: Party): number {
  return party.able.reduce((sum, figure) => sum + strikeOf(closeWeaponOf(party, figure)), 0);
}

function strikeOf({ strike, strikeDie }: CloseRow): number {
  return strike ?? (strikeDie === undefined ? 1 : 0);
}

/** DU-ASSAULT-053, DU-ASSAULT-055, DU-ASSAULT-090, DU-ASSAULT-091: one die for all, and one for each weapon that has its own. */
export function strikeDice(party: Party): PoolPart[] {
  const value = strikeValue(party);
  const own = party.able.flatMap(figure => {
    const { id, strikeDie } = closeWeaponOf(party, figure);
    return strikeDie === undefined ? [] : [{ of: id, die: strikeDie }];
  });
  return value === 0 ? own : [{ of: 'strike', die: dieFor(value) }, ...own];
}

/** DU-ASSAULT-056: a strike value above this shifts the target die once more. */
const MOST_STRIKE = 12;

/** DU-ASSAULT-052, DU-SUPP-008: the single die of those who are struck at, with closed shifts. */
export function defenceDie(table: Dustup, target: Party, striker: Party): Shifted {
  const fewer = outnumbering(table, target.able, striker.able);
  const markers = markersOf(target);
  return shifted(
    qualityDie(target),
    fewer > 0 && part('DU-ASSAULT-052', 0 - fewer, fewer === 1 ? 'outnumberedTwo' : 'outnumberedThree'),
    markers > 0 && part('DU-ASSAULT-052', 0 - markers, 'suppressed'),
    strikeValue(striker) > MOST_STRIKE && part('DU-ASSAULT-056', -1, 'overwhelmed'),
  );
}

/** DU-ASSAULT-095: the commonest impact among them, the lower if two are as common; of several units the lowest. */
export function impactOf(party: Party): Faces {
  const impacts = party.units.map(unit =>
    commonest(
      party,
      party.able.filter(({ unit: id }) => id === unit.id),
    ),
  );
  return lowest(impacts);
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

/** DU-ASSAULT-050 to DU-ASSAULT-063: one party strikes at the other. Returns what that one lost. */
export function strike(table: Dustup, io: DustupIo, striker: Party, target: Party, round: 1 | 2): Losses {
  const toll = blowsAt(table, io, striker, target, round);
  const losses = lossesBy(target, toll);
  sufferToll(table, io, target.members, toll);
  return losses;
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
  const defence = defenceDie(table, target, striker);
  const chief = chiefOf(striker);
  const pool = [{ of: chief.quality, die: qualityDie(striker) }, ...strikeDice(striker)];
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
  const dice = [qualityDie(striker), ...strikeDice(striker).map(({ die }) => die)];
  return Math.ceil((2 * dice.reduce<number>((sum, die) => sum + die, 0)) / defenceDie(table, target, striker).die);
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
