import type { DuckIo } from '../../table/events.ts';
import type { Survivor, Teamer } from '../../table/figure.ts';
import { grapplerOf, isOnMap, people } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';
import { spendAction } from '../actions/chits.ts';
import { turnInHalf } from '../movement/positions.ts';
import { award } from '../stars/gold-stars.ts';
import { type After, sufferRound } from './fates.ts';
import { firesPistol } from './pistol.ts';
import { strike } from './strike.ts';

/** DK-GRAP-013: of one grapple in one phase. */
export const MOST_ROUNDS = 2;

/** DK-GRAP-012, DK-GRAP-042: one round; after a hack from the rear he has turned to face the enemy. */
export function fightRound(table: DuckTable, io: DuckIo, person: Teamer | Survivor): After {
  const { grapple } = person;
  const threat = grapplerOf(table, person);
  if (!grapple || !threat) throw new Error(`figure ${person.id} is in no grapple`);
  grapple.rounds++;
  person.fought = { threat: threat.id, rounds: grapple.rounds };
  const fired = firesPistol(table, io, person, threat, grapple);
  if (person.grapple !== grapple) return 'over';
  const { margin, unlikely } = strike(table, io, person, threat, grapple, { fired });
  // The sixth sting may have killed him.
  if (!isOnMap(person)) return 'over';
  if (grapple.rear) {
    grapple.rear = false;
    turnInHalf(person, grapple.from);
    io.tell({ type: 'turnedToFace', rule: 'DK-GRAP-042', figure: person.id, facing: person.facing });
  }
  const after = sufferRound(table, io, person, threat, grapple, margin);
  // DK-GRAP-024: it is over for this phase, whatever chits he has left.
  if (after === 'nextPhase') grapple.rounds = person.fought.rounds = MOST_ROUNDS;
  // DK-STAR-002: one deed gives one star, and a kill has given it.
  if (unlikely && person.kind === 'teamer' && isOnMap(threat)) award(table, io, person, 'unlikelyThrow', 'DK-STAR-001');
  return after;
}

/** DK-GRAP-013: round after round until it is decided, two in a phase at most. */
export function fightOut(table: DuckTable, io: DuckIo, person: Teamer | Survivor, pay = (): void => {}): void {
  const { grapple } = person;
  while (grapple && person.grapple === grapple && grapple.rounds < MOST_ROUNDS) {
    pay();
    fightRound(table, io, person);
  }
}

/** DK-GRAP-015: in his own phase; each round takes a chit, as long as he has one. */
export function fightOutForChits(table: DuckTable, io: DuckIo, person: Teamer | Survivor): void {
  fightOut(table, io, person, () => {
    if (person.kind === 'teamer' && person.ready + person.waiting > 0) spendAction(person);
  });
}

/**
 * DK-GRAP-006, DK-GRAP-014: grapples are fought after all Threats have moved, in the order of their activation; and at
 * the end of the Team phase by those who have not fought twice in it (DK-GRAP-015). A new phase brings new rounds.
 */
export function fightGrapples(
  table: DuckTable,
  io: DuckIo,
  phase: 'team' | 'threat',
  order: readonly number[] = [],
): void {
  const placeOf = ({ grapple }: Teamer | Survivor): number => {
    const place = order.indexOf(grapple!.threat);
    return place < 0 ? order.length + grapple!.threat : place;
  };
  const locked = people(table).filter(({ grapple }) => grapple !== null);
  locked.sort((a, b) => placeOf(a) - placeOf(b));
  for (const person of locked) {
    if (!person.grapple || !isOnMap(person)) continue;
    if (phase === 'threat') fightOut(table, io, person);
    else fightOutForChits(table, io, person);
  }
  beginNewRounds(table);
}

/** DK-GRAP-013, DK-GRAP-051: a new phase brings new rounds, and whoever came in advancing stands from now on. */
export function beginNewRounds(table: DuckTable): void {
  for (const person of people(table)) {
    const { grapple } = person;
    person.fought = null;
    if (!grapple) continue;
    grapple.rounds = 0;
    grapple.advancing = false;
  }
}
