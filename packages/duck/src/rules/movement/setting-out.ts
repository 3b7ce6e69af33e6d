import { neighbour } from '@sightline/geometry/grid';
import { AVERAGE, type Refusal, refuse } from '@sightline/kernel';
import { planOf } from '../../ship/plan.ts';
import type { Teamer } from '../../table/figure.ts';
import { isPerson } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';
import { isAlight } from './footing.ts';
import { groundOf } from './ground.ts';
import { type Gait, movePoints } from './points.ts';
import { wheresOf } from './ways.ts';

const BEST = Math.max(...AVERAGE.faces);

/** The points of the best throw. */
export const bestMove = (table: DuckTable, man: Teamer, gait: Gait = {}): number =>
  movePoints(table, man, BEST, gait).total;

/**
 * DK-MOVE-002: a move that leads nowhere even with the best throw is not announced: all that it could do, a turn on the
 * spot does without a die (DK-MOVE-008). Who stands in fire may try in any case (DK-GREN-031).
 */
export function whyNotSetOut(table: DuckTable, party: readonly Teamer[], points: number): Refusal[] {
  const [man] = party as [Teamer];
  if (man.at < 0 || isAlight(table, man.at, man.overhead)) return [];
  if (points > 0 && (isFreeBeside(table, party, points) || leadsSomewhere(table, party, points))) return [];
  if (points > 0 && isStuckOnBridge(table, man)) return [refuse('DK-MOVE-002', 'bridgeFull')];
  return [refuse('DK-MOVE-002', points > 0 ? 'noFreeSquare' : 'noPoints', undefined, { code: 'turn' })];
}

/** DK-MOVE-013: two stand in the next square of the bridge, and there is no other way aboard. */
function isStuckOnBridge({ bridge: { squares }, figures }: DuckTable, { at }: Teamer): boolean {
  const next = squares[squares.indexOf(at) - 1];
  return next !== undefined && figures.filter(other => other.at === next && isPerson(other)).length >= 2;
}

function leadsSomewhere(table: DuckTable, party: readonly Teamer[], points: number): boolean {
  return wheresOf(table, party, points).some(where => !('to' in where) || where.to !== party[0]!.at);
}

/** So much a step on level deck costs at most, backwards into mush (DK-MOVE-011, DK-DMG-029). */
const DEAREST_STEP = 4;
const STRAIGHT = [1, 3, 5, 7] as const;

/** What holds nearly always and is quickly seen: he stands beside bare deck where nobody is and nothing burns. */
function isFreeBeside(table: DuckTable, party: readonly Teamer[], points: number): boolean {
  const [man] = party as [Teamer];
  if (points < DEAREST_STEP || man.overhead || party.some(({ chicken }) => chicken)) return false;
  if (table.flames.length > 0 || table.explosions.length > 0 || party.length > 1 || man.carries !== null) return false;
  const { grid } = planOf(table.arena);
  const { steps } = groundOf(table, 'team');
  return STRAIGHT.some(direction => {
    const square = neighbour(grid, man.at, direction);
    if (square < 0 || steps[man.at * 8 + direction - 1] !== 1) return false;
    return table.figures.every(figure => figure.at !== square);
  });
}
