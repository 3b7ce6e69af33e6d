import { DIRECTIONS, neighbour } from '@sightline/geometry/grid';
import { planOf } from '../../ship/plan.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Figure } from '../../table/figure.ts';
import { figuresAt, isGrappling, isOccupied, seatOf, threats } from '../../table/figures.ts';
import { ask } from '../../table/questions.ts';
import type { DuckTable } from '../../table/table.ts';
import { isInFireArc } from './arc.ts';
import { type Jet, whyNotFlame } from './flame.ts';
import { gunOf, isFlamer, mostSquirts, rangeOf } from './gun.ts';
import type { JetQuestion, SprayQuestion } from './questions.ts';
import { rangeBetween } from './sight.ts';
import { whyNotSpray } from './spray.ts';
import { whyNotDeclare, whyNotShootSquare } from './why-not-shoot.ts';

/** The squares a spray may go on with. */
function spraySquares(table: DuckTable, shooter: Figure, squares: readonly number[]): number[] {
  return squaresNext(table, shooter, squares).filter(square => canGoOnWith(table, shooter, squares, square));
}

/** Those in reach that touch the last one; it begins where there is a Threat, or beside one. */
function squaresNext(table: DuckTable, shooter: Figure, squares: readonly number[]): number[] {
  const gun = gunOf(table, shooter);
  if (!gun) return [];
  const last = squares.at(-1);
  const reach = rangeOf(table, shooter, gun.card) ?? Number.POSITIVE_INFINITY;
  const near = last === undefined ? nearThreats(table, shooter, reach) : around(table, last);
  return near.filter(square => !squares.includes(square) && rangeBetween(table, shooter.at, square) <= reach);
}

function canGoOnWith(table: DuckTable, shooter: Figure, squares: readonly number[], square: number): boolean {
  const gun = gunOf(table, shooter);
  if (!gun || isInGrapple(table, square)) return false;
  return whyNotDeclare(whyNotShootSquare(table, shooter, gun, square, [...squares, square])).length === 0;
}

function nearThreats(table: DuckTable, shooter: Figure, reach: number): number[] {
  const squares = new Set<number>();
  for (const { at } of threats(table)) {
    if (rangeBetween(table, shooter.at, at) > reach + 1) continue;
    squares.add(at);
    for (const square of around(table, at)) squares.add(square);
  }
  return [...squares];
}

function around(table: DuckTable, square: number): number[] {
  const { grid, tileAt } = planOf(table.arena);
  return DIRECTIONS.map(direction => neighbour(grid, square, direction)).filter(
    beside => beside >= 0 && (tileAt[beside]! >= 0 || table.bridge.squares.includes(beside)),
  );
}

const isInGrapple = (table: DuckTable, square: number): boolean =>
  figuresAt(table, square).some(figure => isGrappling(table, figure));

/** Whether a spray can begin with a square and go on from there. */
function canBeginWith(table: DuckTable, shooter: Figure, first: number): boolean {
  return (
    canGoOnWith(table, shooter, [], first) &&
    squaresNext(table, shooter, [first]).some(square => canGoOnWith(table, shooter, [first], square))
  );
}

/** The squares that a spray can begin with. */
export function squaresToSpray(table: DuckTable, shooter: Figure): number[] {
  return squaresNext(table, shooter, []).filter(first => canBeginWith(table, shooter, first));
}

/** Whether two squares could be sprayed at all. */
export function canSpray(table: DuckTable, shooter: Figure): boolean {
  return squaresNext(table, shooter, []).some(first => canBeginWith(table, shooter, first));
}

/** DK-WEAP-016: asked for one by one, until there are enough of them. */
export function chooseSpray(table: DuckTable, io: DuckIo, shooter: Figure, seat = seatOf(shooter)): number[] {
  const squares: number[] = [];
  while (squares.length < 3) {
    const next = squares.length === 0 ? squaresToSpray(table, shooter) : spraySquares(table, shooter, squares);
    if (next.length === 0) break;
    const question: SprayQuestion = {
      kind: 'spraySquare',
      rule: 'DK-WEAP-016',
      figure: shooter.id,
      squares: [...squares],
      options: squares.length < 2 ? next : [...next, 'enough' as const],
    };
    const answer = ask(io, seat, question);
    if (answer === 'enough') break;
    squares.push(answer);
  }
  const refusals = whyNotDeclare(whyNotSpray(table, { shooter: shooter.id, squares }));
  if (refusals.length > 0) throw new Error(`a spray was put together that is not allowed: ${refusals[0]!.code}`);
  return squares;
}

const USES = ['attack', 'barrier'] as const;

/** The further jets that may go with those chosen; as many as are wanted at least, if there are so many. */
function jetsOf(table: DuckTable, shooter: Figure, jets: readonly Jet[], wanted: number): Jet[] {
  const gun = gunOf(table, shooter);
  if (!gun || !isFlamer(gun.card)) return [];
  const used = jets.reduce((sum, { squirts }) => sum + squirts, 0);
  const left = Math.min(mostSquirts(table, shooter, gun.card), gun.loaded) - used;
  const found: Jet[] = [];
  if (left < 1) return found;
  for (const square of squaresWithin(table, shooter.at, rangeOf(table, shooter, gun.card) ?? 0))
    for (const use of USES) {
      if (!isInFireArc(table, shooter, square, 'flame') || (use === 'attack' && !isOccupied(table, square))) continue;
      const more = [...jets, { square, squirts: 1, use }];
      if (whyNotFlame(table, { shooter: shooter.id, jets: more }).length > 0) continue;
      for (let squirts = 1; squirts <= left; squirts++) found.push({ square, squirts, use });
      if (found.length >= wanted) return found;
    }
  return found;
}

function squaresWithin(table: DuckTable, at: number, reach: number): number[] {
  const { grid, tileAt } = planOf(table.arena);
  const squares: number[] = [];
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++) {
      const square = at + dy * grid.width + dx;
      const isInside = tileAt[square] !== undefined && (tileAt[square]! >= 0 || table.bridge.squares.includes(square));
      if (square !== at && isInside && rangeBetween(table, at, square) <= reach) squares.push(square);
    }
  return squares;
}

/** The squares that a squirt can go to. */
export function squaresToSquirt(table: DuckTable, shooter: Figure): number[] {
  return [...new Set(jetsOf(table, shooter, [], Number.POSITIVE_INFINITY).map(({ square }) => square))];
}

/** Whether one squirt at least could go somewhere. */
export function canSquirt(table: DuckTable, shooter: Figure): boolean {
  return jetsOf(table, shooter, [], 1).length > 0;
}

/** DK-WEAP-026: asked for one by one, as long as squirts are left. */
export function chooseJets(table: DuckTable, io: DuckIo, shooter: Figure, seat = seatOf(shooter)): Jet[] {
  const jets: Jet[] = [];
  for (;;) {
    const next = jetsOf(table, shooter, jets, Number.POSITIVE_INFINITY);
    if (next.length === 0) return jets;
    const options = jets.length === 0 ? next : [...next, 'enough' as const];
    const question: JetQuestion = { kind: 'jet', rule: 'DK-WEAP-026', figure: shooter.id, jets: [...jets], options };
    const answer = ask(io, seat, question);
    if (answer === 'enough') return jets;
    jets.push(answer);
  }
}
