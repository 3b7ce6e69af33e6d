import { type Refusal, refuse } from '@sightline/kernel';
import type { DuckIo } from '../../table/events.ts';
import type { Figure } from '../../table/figure.ts';
import { figureOf, figuresAt, isGrappling, isOnMap } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';
import { killsOf, noteShot } from '../binge/deeds.ts';
import { countingFor } from '../damage/protection.ts';
import { type Suffered, sufferTogether } from '../damage/suffer.ts';
import { payForShot } from '../machines/drone-power.ts';
import { makeNoise } from '../threats/noise.ts';
import { spendByDice } from './ammunition.ts';
import { denyShot } from './denied-shots.ts';
import { offerToDuck } from './duck-under-fire.ts';
import { burstOutcome, rollDice } from './effect.ts';
import type { EffectThrow } from './events.ts';
import { type Gun, gunOf } from './gun.ts';
import { scoreOf } from './score.ts';
import { gunHeld } from './shoot.ts';
import { rangeBetween } from './sight.ts';
import { whyNotFire, whyNotShootSquare } from './why-not-shoot.ts';

interface Spray {
  readonly shooter: number;
  readonly squares: readonly number[];
}

/** DK-WEAP-015, DK-WEAP-016: two or three squares, each touching the next and each a legal target by itself. */
export function whyNotSpray(table: DuckTable, { shooter, squares }: Spray): Refusal[] {
  const figure = figureOf(table, shooter);
  const gun = gunOf(table, figure);
  const refusals = whyNotFire(table, figure, gun);
  if (!gun) return refusals;
  const isRoboGun = figure.kind === 'machine' && figure.model === 'roboGun';
  if (gun.card.effect.kind !== 'burst' || isRoboGun) refusals.push(refuse('DK-WEAP-015', 'cannotSpray'));
  if (squares.length < 2 || squares.length > 3) refusals.push(refuse('DK-WEAP-015', 'twoOrThreeSquares'));
  const touches = (square: number, i: number): boolean => i === 0 || rangeBetween(table, squares[i - 1]!, square) === 1;
  if (!squares.every(touches) || new Set(squares).size < squares.length)
    refusals.push(refuse('DK-WEAP-016', 'squaresApart'));
  for (const square of squares) refusals.push(...whyNotShootSquare(table, figure, gun, square, squares));
  if (squares.some(square => figuresAt(table, square).some(other => isGrappling(table, other))))
    refusals.push(refuse('DK-SHOOT-025', 'targetGrappling'));
  return refusals;
}

/** DK-WEAP-015, DK-WEAP-016: everyone in the squares is hit, lying or standing, friends too, but who dives from it. */
export function spray(table: DuckTable, io: DuckIo, { shooter, squares }: Spray): boolean {
  const figure = figureOf(table, shooter);
  const gun = gunHeld(table, figure);
  const told = { figure: shooter, weapon: gun.card.id, squares };
  io.tell({ type: 'shotDeclared', rule: 'DK-WEAP-015', ...told, target: null });
  const onTheirFeet = figuresIn(table, figure, squares).filter(({ ducked }) => !ducked);
  offerToDuck(table, io, { on: 'shotDeclared', shooter, target: null, squares });
  if (squares.some(square => whyNotShootSquare(table, figure, gun, square, squares).length > 0)) {
    io.tell({ type: 'shotBlocked', rule: 'DK-SHOOT-018', ...told });
    denyShot(table, shooter, 'spray');
    return false;
  }
  const killsBefore = killsOf(figure);
  const hit = figuresIn(table, figure, squares).filter(each => !(each.ducked && onTheirFeet.includes(each)));
  const { dice, suffered } = throwSpray(table, io, figure, gun, squares, hit);
  sufferTogether(table, io, suffered, { by: shooter, means: 'shot', rule: 'DK-WEAP-015' });
  spendByDice(table, io, figure, gun, dice);
  if (figure.kind === 'machine') payForShot(table, io, figure, dice);
  noteShot(io, figure, killsBefore);
  makeNoise(table, io, figure.at, shooter, squares);
  return true;
}

/** One throw serves all; a second counts only for those whose protection asks for it (DK-DMG-004). */
function throwSpray(
  table: DuckTable,
  io: DuckIo,
  shooter: Figure,
  gun: Gun,
  squares: readonly number[],
  hit: readonly Figure[],
) {
  const { effect } = gun.card;
  if (effect.kind !== 'burst') throw new Error(`a ${gun.card.name} cannot spray`);
  const kill = effect.spray[squares.length - 2]!;
  const needsSecond = hit.some(({ protection }) => protection !== 'PROTECTED');
  const throws = Array.from({ length: needsSecond ? 2 : 1 }, () => rollDice(io, shooter, 'DK-WEAP-015', effect.dice));
  const scored = throws.map((dice): EffectThrow => {
    const { parts, total: score } = scoreOf(table, shooter, gun, dice, false);
    return { dice, parts, score };
  });
  io.tell({ type: 'sprayed', rule: 'DK-WEAP-015', figure: shooter.id, squares, throws: scored });
  const [first, second] = scored.map(({ score }) => burstOutcome(score, kill));
  const suffered = hit.map((figure): Suffered => {
    const outcome = second ? countingFor(figure.protection, first!, second) : first!;
    return { figure, outcome };
  });
  return { dice: throws[0]!, suffered };
}

/**
 * DK-WEAP-016: the furthest from the shooter first, so that knock-backs make room for one another. Whoever is above the
 * ceiling is in none of the squares.
 */
function figuresIn(table: DuckTable, shooter: Figure, squares: readonly number[]): Figure[] {
  const isThere = (figure: Figure): boolean => squares.includes(figure.at) && figure.overhead === shooter.overhead;
  return table.figures
    .filter(figure => isThere(figure) && isOnMap(figure))
    .sort((a, b) => rangeBetween(table, shooter.at, b.at) - rangeBetween(table, shooter.at, a.at));
}
