import { isReached, pathTo, squaresReached } from '@sightline/geometry/grid';
import { AVERAGE } from '@sightline/kernel';
import type { DuckIo } from '../../table/events.ts';
import type { Survivor, Teamer } from '../../table/figure.ts';
import { figuresAt, isAble, isOnMap, seatOf, teamers } from '../../table/figures.ts';
import { ask } from '../../table/questions.ts';
import type { DuckTable } from '../../table/table.ts';
import { endInFlames, waysOut } from '../grenades/flames.ts';
import { isAlight, teamReach } from '../movement/footing.ts';
import { enterSquare } from '../movement/steps.ts';
import { rangeBetween } from '../shooting/sight.ts';
import type { LeadQuestion } from './questions.ts';

/** DK-GAP-035: how near a Teamer must be for them to dare to move. */
const HEARTENED_WITHIN = 2;

/** DK-GAP-035, DK-GAP-045: after the last Team activation those whom the Team has found come along. */
export function moveSurvivors(table: DuckTable, io: DuckIo): void {
  for (const figure of table.figures) {
    if (figure.kind !== 'survivor' || !isAble(figure)) continue;
    if (figure.grapple === null) follow(table, io, figure);
    // DK-GREN-034: whoever still stands in flames burns, as the Team does.
    if (isAble(figure)) endInFlames(table, io, figure);
  }
}

/** An average die towards the nearest Teamer, to a square beside him of his choice; one who lies gets up instead. */
function follow(table: DuckTable, io: DuckIo, survivor: Survivor): void {
  const guide = guideOf(table, survivor);
  if (!guide) return;
  if (survivor.ducked) {
    survivor.ducked = false;
    return;
  }
  const points = io.roll(AVERAGE, { rule: 'DK-GAP-035', purpose: 'survivor', figure: survivor.id });
  const wheres = wheresOf(table, survivor, guide, points);
  if (wheres.every(square => square === survivor.at)) return;
  const options = wheres.map(to => ({ to }));
  const question: LeadQuestion = { kind: 'leadSurvivor', rule: 'DK-GAP-035', figure: survivor.id, options };
  const { to } = ask(io, seatOf(guide), question);
  walk(table, io, survivor, to, points);
}

function guideOf(table: DuckTable, survivor: Survivor): Teamer | null {
  const [nearest] = teamers(table)
    .filter(man => isAble(man) && rangeBetween(table, man.at, survivor.at) <= HEARTENED_WITHIN)
    .sort((a, b) => rangeBetween(table, a.at, survivor.at) - rangeBetween(table, b.at, survivor.at) || a.id - b.id);
  return nearest ?? null;
}

/** Where he stands, or beside his guide; out of fire he goes anyhow (DK-GREN-031), if only by a step. */
function wheresOf(table: DuckTable, survivor: Survivor, guide: Teamer, points: number): number[] {
  const beside = squaresBeside(table, survivor, guide, points);
  const out = waysOut(table, survivor).filter(({ cost }) => cost <= points);
  if (out.length === 0) return [survivor.at, ...beside];
  return beside.length > 0 ? beside : out.map(({ square }) => square);
}

function squaresBeside(table: DuckTable, survivor: Survivor, guide: Teamer, points: number): number[] {
  return [...squaresReached(teamReach(table, survivor, points))].filter(
    square =>
      square !== survivor.at &&
      rangeBetween(table, square, guide.at) <= 1 &&
      !isAlight(table, square) &&
      !figuresAt(table, square).some(({ kind }) => kind === 'threat'),
  );
}

/** Square by square, as far as nothing befalls him. */
function walk(table: DuckTable, io: DuckIo, survivor: Survivor, to: number, points: number): void {
  const from = survivor.at;
  const reach = teamReach(table, survivor, points);
  const path = isReached(reach, to) ? (pathTo(reach, to) ?? []) : [];
  for (const square of path) {
    if (!isOnMap(survivor) || survivor.condition !== 'fit' || survivor.ducked || survivor.grapple) return;
    enterSquare(table, io, survivor, square, { willingly: true });
  }
  if (path.length > 0) io.tell({ type: 'survivorLed', rule: 'DK-GAP-035', figure: survivor.id, from, to });
}
