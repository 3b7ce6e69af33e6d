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

/** DK-GRAP-012, DK-GRAP-016, DK-GRAP-037: the dice of one round, as the chapter has it and the summary refines it. */
export function strike(
  table: DuckTable,
  io: DuckIo,
  person: Teamer | Survivor,
  threat: Threat,
  grapple: Grapple,
): Struck {
  const dice = throwGrappleDice(io, person, grappleDice(table, person, grapple).total, threat.protection);
  const enemyDice = throwGrappleDice(io, threat, threatDice(threat, grapple).total, person.protection);
  const sixes = sixesAmong(dice);
  const against = sixesAmong(enemyDice);
  const hits = table.switches.hitOrBlock ? chosenHits(io, person, sixes, against) : sixes;
  const blocks = sixes - hits;
  const landed = Math.max(0, against - blocks);
  const threatHits = landed + tailHits(table, io, person, threat, landed, Math.max(0, blocks - against));
  const margin = hits > threatHits ? (hits - threatHits) * damageOf(person) : hits - threatHits;
  const told = { figure: person.id, threat: threat.id, dice, threatDice: enemyDice, hits, threatHits, margin };
  io.tell({ type: 'grappleFought', rule: 'DK-GRAP-012', ...told });
  return { margin, unlikely: margin > 0 && isUnlikely(dice.length, sixes, threat.protection) };
}

/** DK-GRAP-038: Threats use every 6 as a hit, and the player knows theirs before he chooses. */
function chosenHits(io: DuckIo, person: Teamer | Survivor, sixes: number, against: number): number {
  if (sixes === 0) return 0;
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
