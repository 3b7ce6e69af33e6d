import { D6, part, type Tally, tally } from '@sightline/kernel';
import type { ProfileCard, Response } from '../../content/cards.ts';
import { tileAt } from '../../ship/places.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Threat } from '../../table/figure.ts';
import { people } from '../../table/figures.ts';
import { profileOf } from '../../table/own-cards.ts';
import type { DuckTable } from '../../table/table.ts';
import { isInArc, sees } from '../shooting/sight.ts';
import type { Column } from '../threats/events.ts';
import { modifiersOf, responseOn } from '../threats/reaction.ts';
import type { Quarry } from '../threats/stimulus.ts';
import { isSightedOn, objectiveOf } from './objective.ts';

/** DK-TSHOOT-006: Team figures its side has seen on its tile in this turn, or that it sees elsewhere now. */
export function sightedBy(table: DuckTable, threat: Threat): Quarry[] {
  const tile = tileAt(table, threat.at)?.id ?? -1;
  return people(table).filter(person =>
    tileAt(table, person.at)?.id === tile ? isSightedOn(table, person, tile) : sees(table, threat, person),
  );
}

/** DK-TSHOOT-004: a throw on the matrix of its side. */
export function throwOnMatrix(table: DuckTable, io: DuckIo, threat: Threat): Response {
  const profile = profileOf(threat.card);
  const face = io.roll(D6, { rule: 'DK-TSHOOT-004', purpose: 'response', seat: 'threats', figure: threat.id });
  const sighted = sightedBy(table, threat);
  const column: Column = sighted.length > 0 ? 'teamOnTile' : 'noTeam';
  const sum = matrixScore(table, threat, profile, sighted, face);
  const response = responseOn(profile, column, sum.total);
  io.tell({
    type: 'threatReacted',
    rule: 'DK-TSHOOT-004',
    figure: threat.id,
    face,
    parts: sum.parts,
    score: sum.total,
    column,
    response,
  });
  return response;
}

/** DK-TSHOOT-005: all that apply, in either column; by the other reading the objective only where the Team is seen. */
export function matrixScore(
  table: DuckTable,
  threat: Threat,
  profile: ProfileCard,
  sighted: readonly Quarry[],
  face: number,
): Tally {
  const modifier = (name: string): number => modifiersOf(profile)[name] ?? 0;
  const isWarned = sighted.length > 0;
  const heeds = isWarned || table.switches.objectiveModifiers === 'bothColumns';
  const objective = objectiveOf(table);
  const isHere = objective !== null && tileAt(table, objective.at)?.id === tileAt(table, threat.at)?.id;
  return tally(
    face,
    threat.wounds > 0 && part('DK-TSHOOT-005', modifier('wounded'), 'wounded'),
    isWarned &&
      !sighted.some(({ at }) => isInArc(table, threat, at)) &&
      part('DK-TSHOOT-005', modifier('facingAway'), 'facingAway'),
    heeds &&
      isHere &&
      objective.bearer !== threat &&
      part('DK-TSHOOT-005', modifier('objectiveOnTile'), 'objectiveOnTile'),
    heeds &&
      table.progress.competitors.identifiedObjective &&
      part('DK-TSHOOT-005', modifier('objectiveIdentified'), 'objectiveIdentified'),
  );
}
