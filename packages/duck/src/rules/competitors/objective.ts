import { apertureSquares, tileAt } from '../../ship/places.ts';
import { planOf } from '../../ship/plan.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Figure, Teamer, Threat } from '../../table/figure.ts';
import { figureOf, isOnMap, people, threats } from '../../table/figures.ts';
import type { Moment } from '../../table/moment.ts';
import type { DuckTable } from '../../table/table.ts';
import { CORE } from '../missions/conditions.ts';
import { rangeBetween, sees, seesSquare } from '../shooting/sight.ts';
import { distancesTo, NO_WAY } from '../threats/distance.ts';
import { isOpenBetween } from '../threats/stimulus.ts';

/** What the competitors have come for: it lies somewhere, or somebody has it. */
export interface Objective {
  readonly at: number;
  readonly bearer: Teamer | Threat | null;
}

export const isCompetitor = ({ card }: Threat): boolean => card.mind === 'intellect';

function competitors(table: DuckTable): Threat[] {
  return threats(table).filter(isCompetitor);
}

/** DK-GAP-038: the data core, where the mission has one that is still aboard. */
export function objectiveOf(table: DuckTable): Objective | null {
  for (const figure of table.figures) if (hasObjective(figure)) return { at: figure.at, bearer: figure };
  const lying = table.things.find(({ item, at }) => item === CORE && at >= 0);
  return lying ? { at: lying.at, bearer: null } : null;
}

function hasObjective(figure: Figure): figure is Teamer | Threat {
  if (!isOnMap(figure)) return false;
  return figure.kind === 'threat'
    ? figure.carriesObjective && !figure.netted
    : figure.kind === 'teamer' && (figure.gear[CORE] ?? 0) > 0;
}

/** DK-TSHOOT-016: the square inside their entry airlock; null for those who came aboard by no airlock. */
export function entryOf(table: DuckTable): number | null {
  const { airlock } = table.progress.competitors;
  const plan = planOf(table.arena);
  const door = plan.doors[airlock];
  if (!door) return null;
  const { here, beyond } = apertureSquares(table, door);
  const middle = Math.floor(here.length / 2);
  return tileAt(table, here[middle]!) ? here[middle]! : beyond[middle]!;
}

/** DK-TSHOOT-015: he carries the objective, stands on or next to it, or blocks the shortest way to it. */
export function hindersObjective(table: DuckTable, threat: Threat): (figure: Figure) => boolean {
  const objective = objectiveOf(table);
  if (!objective || objective.bearer === threat) return () => false;
  const { at, bearer } = objective;
  const whole = distancesTo(table, at, false)[threat.at]!;
  return figure => {
    if (figure === bearer || (bearer === null && isBeside(table, figure.at, at))) return true;
    const way = distancesTo(table, at, false)[figure.at]! + distancesTo(table, figure.at, false)[threat.at]!;
    return whole < NO_WAY && way === whole && figure.at !== at;
  };
}

/** DK-SHOOT-005: on the square or on the next, with no bulkhead or closed door between. */
export function isBeside(table: DuckTable, square: number, other: number): boolean {
  return rangeBetween(table, square, other) <= 1 && isOpenBetween(table, square, other);
}

/** DK-GRAP-004, DK-TSHOOT-015: beasts know of no objective. */
export function hindersOf(table: DuckTable, threat: Threat): (figure: Figure) => boolean {
  return isCompetitor(threat) ? hindersObjective(table, threat) : () => false;
}

/** DK-TSHOOT-003, DK-TSHOOT-005, DK-TSHOOT-006: what one of them sees, all of its side know. */
function look(table: DuckTable, threat: Threat, figures: readonly Figure[]): void {
  const { competitors: known } = table.progress;
  const tile = tileAt(table, threat.at)?.id ?? -1;
  if (tile >= 0 && !known.entered.includes(tile)) known.entered.push(tile);
  for (const figure of figures) {
    if (!isOnMap(figure) || !sees(table, threat, figure)) continue;
    if (threat.card.move.addIdentified !== undefined) known.identifiedTeam = true;
    if (tileAt(table, figure.at)?.id === tile) noteSighted(table, figure.id, tile);
    if (figure.kind === 'teamer' && (figure.gear[CORE] ?? 0) > 0) known.identifiedObjective = true;
  }
  const objective = known.identifiedObjective ? null : objectiveOf(table);
  if (objective && (objective.bearer === threat || seesSquare(table, threat, objective.at)))
    known.identifiedObjective = true;
}

function noteSighted(table: DuckTable, figure: number, tile: number): void {
  const { competitors: known } = table.progress;
  if (known.sightedIn !== table.turn) {
    known.sightedIn = table.turn;
    known.sighted = [];
  }
  if (!known.sighted.some(entry => entry.figure === figure && entry.tile === tile))
    known.sighted.push({ figure, tile });
}

/** DK-TSHOOT-006: whether one of its side on this tile has seen him here since the last Housekeeping. */
export function isSightedOn(table: DuckTable, figure: Figure, tile: number): boolean {
  const { sighted, sightedIn } = table.progress.competitors;
  return sightedIn === table.turn && sighted.some(entry => entry.figure === figure.id && entry.tile === tile);
}

/** Everybody looks about, as at the beginning of an activation. */
export function lookAround(table: DuckTable): void {
  const everybody = people(table);
  for (const threat of competitors(table)) look(table, threat, everybody);
}

/** At steps and openings. */
export function watchPerson(table: DuckTable, _io: DuckIo, { figure }: Extract<Moment, { on: 'personEntered' }>): void {
  for (const threat of competitors(table)) look(table, threat, [figureOf(table, figure)]);
}

export function watchFromStep(
  table: DuckTable,
  _io: DuckIo,
  { figure }: Extract<Moment, { on: 'threatEntered' }>,
): void {
  const threat = figureOf(table, figure);
  if (threat.kind === 'threat' && isCompetitor(threat) && threat.at >= 0) look(table, threat, people(table));
}

/** At a kill: what it had taken lies where it fell. */
export function dropObjective(table: DuckTable, _io: DuckIo, { figure, at }: Extract<Moment, { on: 'killed' }>): void {
  const threat = figureOf(table, figure);
  if (threat.kind !== 'threat' || !threat.carriesObjective) return;
  threat.carriesObjective = false;
  table.things.push({ item: CORE, at, weapon: null, count: 1 });
}
