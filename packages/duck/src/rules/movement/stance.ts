import { DIRECTIONS, type Direction, halfAt, type Position, sideOfPosition, WHOLE } from '@sightline/geometry/grid';
import { type Refusal, refuse } from '@sightline/kernel';
import type { DuckIo } from '../../table/events.ts';
import type { Figure, Teamer } from '../../table/figure.ts';
import { seatOf } from '../../table/figures.ts';
import { isDirection, isFlag, oneOf, record } from '../../table/form.ts';
import { ask } from '../../table/questions.ts';
import type { DuckTable } from '../../table/table.ts';
import { comradeIn, HALVES, halfBeside } from './positions.ts';
import type { StanceQuestion } from './questions.ts';
import { turnTo } from './steps.ts';

/** DK-MOVE-050: how a figure stands in its square; broad-face or narrow-face is a picture only (DK-MOVE-015). */
export interface Stance {
  readonly facing: Direction;
  readonly position: Position;
  readonly broad: boolean;
}

export const isStance = record<Stance>({
  facing: isDirection,
  position: oneOf(['centre', ...HALVES]),
  broad: isFlag,
});

function everyStance(positions: readonly Position[], broad: boolean): Stance[] {
  return DIRECTIONS.flatMap(facing => positions.map(position => ({ facing, position, broad })));
}

/** All stances of a man alone and of one who has the choice of halves, broad-face and narrow-face: made once. */
const ALONE = [true, false].map(broad => everyStance(['centre', ...HALVES], broad));
const IN_A_HALF = [true, false].map(broad => everyStance(HALVES, broad));

/**
 * DK-MOVE-014: alone he may take any of five positions; beside a comrade the half that is left, or any half if that man
 * stood in the centre and makes room. The other face may be shown where he stands as he is (DK-MOVE-015).
 */
export function stancesOf(table: DuckTable, man: Teamer, comradeShifts: boolean): Stance[] {
  const { facing, position } = man;
  const comrade = comradeIn(table, man);
  const face = man.broad ? 0 : 1;
  const asHeIs: Stance = { facing, position, broad: !man.broad };
  if (!comrade) return [...besideFurniture(table, man, ALONE[face]!), asHeIs];
  const turned = position === 'centre' ? [] : [asHeIs];
  if (comradeShifts) return [...IN_A_HALF[face]!, ...turned];
  const side = sideOfPosition(facing, halfBeside(man, comrade));
  return [...IN_A_HALF[face]!.filter(stance => sideOfPosition(stance.facing, stance.position) === side), ...turned];
}

/** DK-MOVE-043: nobody stands in the half that a crate takes up. */
function besideFurniture(table: DuckTable, { at }: Teamer, stances: readonly Stance[]): readonly Stance[] {
  const piece = table.fittings.find(fitting => fitting.at === at && fitting.quarters !== WHOLE);
  if (!piece) return stances;
  return stances.filter(({ facing, position }) => {
    const side = sideOfPosition(facing, position);
    return side === null || (halfAt(side) & piece.quarters) !== halfAt(side);
  });
}

export function askStance(table: DuckTable, io: DuckIo, man: Teamer, makesRoom = false): void {
  const comradeShifts = makesRoom || comradeIn(table, man)?.position === 'centre';
  const { facing, position, broad } = chosenStance(io, man, stancesOf(table, man, comradeShifts));
  const comrade = comradeIn(table, man);
  const turned: Teamer = { ...man, facing, position };
  if (comrade && comradeShifts) comrade.position = halfBeside(comrade, turned);
  man.position = position;
  man.broad = broad;
  io.tell({ type: 'stood', rule: 'DK-MOVE-050', figure: man.id, facing, position, broad });
  turnTo(table, io, man, facing);
}

function chosenStance(io: DuckIo, man: Teamer, stances: readonly Stance[]): Stance {
  const side = sideOfPosition(man.facing, man.position);
  const isHere = ({ facing, position, broad }: Stance): boolean =>
    broad === man.broad && sideOfPosition(facing, position) === side;
  const others = stances.filter(stance => !isHere(stance));
  const isWide = others.length > 1 && others.length < stances.length;
  const chosen = askFor(isWide ? [...stances.filter(isHere), 'elsewhere'] : stances);
  if (chosen !== 'elsewhere') return chosen;
  const other = askFor(others);
  if (other === 'elsewhere') throw new Error(`${man.card.name} was to choose where he stands`);
  return other;

  function askFor(options: readonly (Stance | 'elsewhere')[]): Stance | 'elsewhere' {
    const question: StanceQuestion = { kind: 'stance', rule: 'DK-MOVE-007', figure: man.id, options };
    return ask(io, seatOf(man), question);
  }
}

/** DK-MOVE-014, DK-MOVE-043: why he cannot stand so. */
export function whyNotStand(table: DuckTable, man: Teamer, { position }: Stance): Refusal[] {
  if (!comradeIn(table, man)) return [refuse('DK-MOVE-043', 'halfFilled')];
  return [refuse('DK-MOVE-014', position === 'centre' ? 'twoInTheSquare' : 'halfTaken')];
}

/** DK-MOVE-019: two men in a square change halves; each keeps his facing. */
export function swapHalves(a: Figure, b: Figure): void {
  const side = sideOfPosition(a.facing, a.position);
  const other = sideOfPosition(b.facing, b.position);
  a.position = HALVES.find(half => sideOfPosition(a.facing, half) === other) ?? 'centre';
  b.position = HALVES.find(half => sideOfPosition(b.facing, half) === side) ?? 'centre';
}
