import {
  centreOf,
  coneTemplate,
  type Direction,
  layTemplate,
  lineCrosses,
  sees,
  squareLine,
  turn,
} from '@sightline/geometry/grid';
import { D6, type Refusal, refuse } from '@sightline/kernel';
import type { RuleId } from '@sightline/ledger';
import type { WeaponCard } from '../../content/arms.ts';
import { effectOf, weaponCalled } from '../../content/deck.ts';
import { planOf } from '../../ship/plan.ts';
import { fireCover, footLevelAt, levelAt } from '../../ship/standing.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Figure } from '../../table/figure.ts';
import { figureOf, figuresAt, isHuman, isOnMap } from '../../table/figures.ts';
import { happen } from '../../table/moment.ts';
import { rosterOf } from '../../table/roster.ts';
import type { DuckTable } from '../../table/table.ts';
import { killsOf, noteShot } from '../binge/deeds.ts';
import { type Outcome, thrownAgainst, woundOrKill } from '../damage/protection.ts';
import { type Suffered, sufferTogether } from '../damage/suffer.ts';
import { flamesAt } from '../grenades/flames.ts';
import { makeNoise } from '../threats/noise.ts';
import { spendAmmunition } from './ammunition.ts';
import { elbowTaken } from './arc.ts';
import { gunOf } from './gun.ts';
import { comradeInFront, FIGURE_HEIGHT, quartersOf } from './line-of-fire.ts';
import { isOutOfBreath } from './score.ts';
import { gunHeld } from './shoot.ts';
import { rangeBetween } from './sight.ts';
import { whyNotFire } from './why-not-shoot.ts';

/** DK-WEAP-034, DK-WEAP-042: what a mine throws is what the cannon of the chart does. */
const CANNON = weaponCalled('flechette-cannon');

/** DK-WEAP-037, DK-WEAP-038: wound and kill numbers up to 2 squares and beyond. */
type Flechettes = Extract<WeaponCard['effect'], { kind: 'flechette' }>;

const cones = new Map<number, ReturnType<typeof coneTemplate>>();

function coneOf({ range }: WeaponCard): ReturnType<typeof coneTemplate> {
  const reach = range ?? CANNON.range!;
  let cone = cones.get(reach);
  if (!cone) {
    cone = coneTemplate(reach);
    cones.set(reach, cone);
  }
  return cone;
}

const flechettesOf = ({ effect }: WeaponCard): Flechettes =>
  effect.kind === 'flechette' ? effect : effectOf(CANNON.id, 'flechette');

interface Blast {
  readonly from: number;
  readonly direction: Direction;
  readonly by: number | null;
  readonly rule: RuleId;
  readonly modifier: number;
  readonly means: 'flechette' | 'flame';
  /** The cannon of the chart unless given. */
  readonly card?: WeaponCard;
}

/**
 * DK-WEAP-035: along the facing or 45 degrees to either side; the narrow arc A leaves the facing alone, a comrade at the
 * elbow all but his side (DK-SHOOT-012).
 */
export function flechetteAxes(table: DuckTable, shooter: Figure): Direction[] {
  const { facing } = shooter;
  if (table.switches.arcRule === 'A') return [facing];
  const elbow = elbowTaken(table, shooter);
  const axes = [facing];
  if (elbow !== 'left') axes.unshift(turn(facing, -1));
  if (elbow !== 'right') axes.push(turn(facing, 1));
  return axes;
}

export function whyNotFlechette(table: DuckTable, shooter: Figure, direction: Direction): Refusal[] {
  const gun = gunOf(table, shooter);
  const refusals = whyNotFire(table, shooter, gun);
  if (gun && gun.card.effect.kind !== 'flechette') refusals.push(refuse('DK-WEAP-034', 'noCannon'));
  if (!flechetteAxes(table, shooter).includes(direction)) refusals.push(refuse('DK-WEAP-035', 'outOfArc'));
  // DK-SHOOT-013, DK-SHOOT-019: whichever way it is turned, the template begins before the man in front, even a lying one.
  if (comradeInFront(table, shooter)) refusals.push(refuse('DK-SHOOT-019', 'lineOfFireBlocked'));
  return refusals;
}

export function flechette(table: DuckTable, io: DuckIo, shooter: number, direction: Direction): void {
  const figure = figureOf(table, shooter);
  const gun = gunHeld(table, figure);
  const { card } = gun;
  const squares = squaresCovered(table, figure.at, direction, card).map(({ square }) => square);
  io.tell({ type: 'shotDeclared', rule: 'DK-WEAP-034', figure: shooter, weapon: card.id, squares, target: null });
  const modifier = isOutOfBreath(table, figure) ? -2 : 0;
  const killsBefore = killsOf(figure);
  const blast: Blast = {
    from: figure.at,
    direction,
    by: shooter,
    rule: 'DK-WEAP-037',
    modifier,
    means: 'flechette',
    card,
  };
  const struck = strikeCone(table, io, blast);
  spendAmmunition(io, figure, gun, 1);
  noteShot(io, figure, killsBefore);
  makeNoise(table, io, figure.at, shooter, squares);
  for (const { figure: shotAt } of struck)
    if (isOnMap(shotAt)) happen(table, io, { on: 'shotAt', figure: shotAt.id, by: shooter });
}

interface Covered {
  readonly square: number;
  /** Its centre lies in the template; otherwise it is only overlapped. */
  readonly inside: boolean;
}

/** DK-WEAP-034, DK-WEAP-043: the squares of the template that obstacles leave open, whoever stands in them. */
export function squaresCovered(table: DuckTable, from: number, direction: Direction, card = CANNON): Covered[] {
  const { grid, tileAt } = planOf(table.arena);
  return layTemplate(grid, from, direction, coneOf(card))
    .filter(({ square }) => tileAt[square]! >= 0 || table.bridge.squares.includes(square))
    .filter(({ square }) => isReached(table, from, square))
    .map(({ square, cell }) => ({ square, inside: cell.inside }));
}

/** DK-SHOOT-019, DK-WEAP-042: those of them that the charge comes to, for it goes through nobody, lying or standing. */
export function squaresStruck(table: DuckTable, from: number, direction: Direction, card = CANNON): Covered[] {
  return squaresCovered(table, from, direction, card).filter(({ square }) => !isShielded(table, from, square));
}

function isShielded(table: DuckTable, from: number, square: number): boolean {
  const { grid } = planOf(table.arena);
  const line = squareLine(grid, centreOf(grid, from), centreOf(grid, square));
  const level = footLevelAt(table, square);
  const isInWay = (beside: number): boolean => {
    if (beside === from || beside === square || levelAt(table, beside) + FIGURE_HEIGHT <= level) return false;
    const there = figuresAt(table, beside);
    return there.length > 0 && lineCrosses(grid, line, beside, quartersOf(there));
  };
  return line.squares.some(isInWay);
}

/** A drone or a gun does not stand on itself, nor does it hide itself behind itself; its flames do. */
function isReached(table: DuckTable, from: number, square: number): boolean {
  const cover = fireCover(table, footLevelAt(table, square));
  const { grid, solids } = cover;
  const [under, beneath] = [solids[from]!, solids[square]!];
  if (under !== 0 && isMachineAlone(table, from)) solids[from] = 0;
  if (beneath !== 0 && isMachineAlone(table, square)) solids[square] = 0;
  const reached = sees(cover, centreOf(grid, from), centreOf(grid, square));
  solids[from] = under;
  solids[square] = beneath;
  return reached;
}

function isMachineAlone(table: DuckTable, square: number): boolean {
  return flamesAt(table, square) < 2 && rosterOf(table).machines.some(({ at }) => at === square);
}

/** DK-WEAP-036, DK-WEAP-042: friend and foe in the template, in an overlapped square on a 6; a mine does the same. */
export function strikeCone(
  table: DuckTable,
  io: DuckIo,
  blast: Blast,
  effect = (figure: Figure): Outcome => effectOn(table, io, figure, blast),
): readonly Suffered[] {
  const suffered = squaresStruck(table, blast.from, blast.direction, blast.card).flatMap(({ square, inside }) =>
    figuresAt(table, square)
      .filter(figure => inside || isClipped(io, figure))
      .map((figure): Suffered => ({ figure, outcome: effect(figure) })),
  );
  sufferTogether(table, io, suffered, { by: blast.by, means: blast.means, rule: blast.rule });
  return suffered;
}

function isClipped(io: DuckIo, figure: Figure): boolean {
  const face = io.roll(D6, { rule: 'DK-WEAP-036', purpose: 'overlapped', figure: figure.id });
  if (face < 6) io.tell({ type: 'flechettesMissed', rule: 'DK-WEAP-036', figure: figure.id, face });
  return face === 6;
}

export function effectOn(
  table: DuckTable,
  io: DuckIo,
  figure: Figure,
  { from, modifier, card = CANNON }: Omit<Blast, 'means'>,
): Outcome {
  const { near, far, nearRange } = flechettesOf(card);
  const isNear = isHuman(figure) || rangeBetween(table, from, figure.at) <= nearRange;
  return thrownAgainst(figure.protection, () => {
    const face = io.roll(D6, { rule: 'DK-WEAP-037', purpose: 'flechettes', figure: figure.id });
    io.tell({ type: 'flechettesStruck', rule: 'DK-WEAP-037', figure: figure.id, face });
    return woundOrKill(Math.max(0, face + modifier), isNear ? near : far);
  });
}
