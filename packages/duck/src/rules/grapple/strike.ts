import type { DuckIo } from '../../table/events.ts';
import type { Grapple, Survivor, Teamer, Threat } from '../../table/figure.ts';
import { isOnMap, seatOf } from '../../table/figures.ts';
import { ask } from '../../table/questions.ts';
import type { DuckTable } from '../../table/table.ts';
import { kill } from '../damage/kill-and-wound.ts';
import { damageOf, grappleDice, isUnlikely, sixesAmong, threatDice, throwGrappleDice } from './dice.ts';
import type { HitOrBlockQuestion } from './questions.ts';

/** DK-GRAP-050: so many stings kill. */
const DEADLY_STINGS = 6;

interface Struck {
  /** What the round was won by: above 0 by the man, below 0 by the Threat. */
  readonly margin: number;
  /** The man owes it to a very unlikely throw (DK-STAR-001). */
  readonly unlikely: boolean;
}

/**
 * DK-GRAP-012, DK-GRAP-016, DK-GRAP-037: the dice of one round, as the chapter has it and the summary refines it; none
 * of the man's if he fired his Pistol instead (DK-WEAP-007). A hack from behind he can but block (DK-GRAP-042).
 */
export function strike(
  table: DuckTable,
  io: DuckIo,
  person: Teamer | Survivor,
  threat: Threat,
  grapple: Grapple,
  { fired }: { readonly fired: boolean },
): Struck {
  const pool = grappleDice(table, person, grapple);
  const enemyPool = threatDice(threat, grapple);
  const dice = fired ? [] : throwGrappleDice(io, person, pool.total, threat.protection);
  const enemyDice = throwGrappleDice(io, threat, enemyPool.total, person.protection);
  const sixes = sixesAmong(dice);
  const against = sixesAmong(enemyDice);
  const hits = grapple.rear ? 0 : chosenHits(table, io, person, threat, sixes, against);
  const blocks = sixes - hits;
  const landed = Math.max(0, against - blocks);
  const threatHits = landed + tailHits(table, io, person, threat, landed, Math.max(0, blocks - against));
  const margin = hits > threatHits ? (hits - threatHits) * damageOf(person) : hits - threatHits;
  const told = {
    figure: person.id,
    threat: threat.id,
    dice: highestFirst(dice),
    threatDice: highestFirst(enemyDice),
    hits,
    threatHits,
    margin,
  };
  io.tell({ type: 'grappleFought', rule: 'DK-GRAP-012', ...told, pool, threatPool: enemyPool });
  return { margin, unlikely: margin > 0 && isUnlikely(dice.length, sixes, threat.protection) };
}

/** As one lays them on the table to count. */
const highestFirst = (dice: readonly number[]): number[] => dice.toSorted((a, b) => b - a);

/**
 * DK-GRAP-038: Threats use every 6 as a hit, and the player knows theirs before he chooses. The margin is the same
 * either way, so it is asked only where a single hit tells: before a tail that strikes after one.
 */
function chosenHits(
  table: DuckTable,
  io: DuckIo,
  person: Teamer | Survivor,
  threat: Threat,
  sixes: number,
  against: number,
): number {
  if (sixes === 0 || !table.switches.hitOrBlock || threat.card.tail?.when !== 'hit') return sixes;
  const options = Array.from({ length: sixes + 1 }, (_, n) => sixes - n);
  const about = { figure: person.id, sixes, against };
  const question: HitOrBlockQuestion = { kind: 'hitOrBlock', rule: 'DK-GRAP-038', ...about, options };
  return ask(io, seatOf(person), question);
}

/** DK-GRAP-049, DK-GRAP-050: some strike with the tail if the first dice had no hit, others if they had one. */
function tailHits(
  table: DuckTable,
  io: DuckIo,
  person: Teamer | Survivor,
  threat: Threat,
  landed: number,
  blocksLeft: number,
): number {
  const { tail } = threat.card;
  if (!tail || (tail.when === 'hit') !== landed > 0) return 0;
  const rule = tail.poison ? 'DK-GRAP-050' : 'DK-GRAP-049';
  const dice = throwGrappleDice(io, threat, tail.dice, person.protection, rule);
  const hits = Math.max(0, sixesAmong(dice) - blocksLeft);
  io.tell({ type: 'tailStruck', rule, figure: person.id, threat: threat.id, dice, hits });
  if (tail.poison && hits > 0) sting(table, io, person, threat, hits);
  return hits;
}

function sting(table: DuckTable, io: DuckIo, man: Teamer | Survivor, threat: Threat, stings: number): void {
  man.stings += stings;
  io.tell({ type: 'stung', rule: 'DK-GRAP-050', figure: man.id, threat: threat.id, stings: man.stings });
  if (man.stings >= DEADLY_STINGS && isOnMap(man))
    kill(table, io, man, { by: threat.id, means: 'grapple', rule: 'DK-GRAP-050' });
}
