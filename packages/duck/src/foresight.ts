import { type Direction, neighbour, opposite, turn } from '@sightline/geometry/grid';
import { AVERAGE, type Offer, type Question, type Trigger } from '@sightline/kernel';
import type { WeaponCard } from './content/arms.ts';
import type { ThrowAct } from './rules/grenades/acts.ts';
import { squaresInBlast } from './rules/grenades/blast.ts';
import { squaresBurnt } from './rules/grenades/fire-bombs.ts';
import { FRAGMENTATION, grenadeKind } from './rules/grenades/grenade.ts';
import { zoneOf } from './rules/grenades/mines.ts';
import { squaresToThrowAt } from './rules/grenades/throwing.ts';
import { type Gait, movePoints } from './rules/movement/points.ts';
import { routeTo, type Where, wheresOf } from './rules/movement/ways.ts';
import { tilesInReach } from './rules/sensor/sensor-reach.ts';
import { isSourceEntrance } from './rules/set-up/source.ts';
import { squaresToSpray, squaresToSquirt } from './rules/shooting/choosing-squares.ts';
import { squaresCovered } from './rules/shooting/flechette.ts';
import { gunOf } from './rules/shooting/gun.ts';
import { planOf } from './ship/plan.ts';
import { vehicleSquares } from './ship/standing.ts';
import type { Figure, Teamer } from './table/figure.ts';
import type { DuckView } from './view/view.ts';

/** A square that an answer touches: surely, or only if the dice will have it so. */
export interface Touched {
  readonly square: number;
  readonly how: 'reach' | 'maybe' | 'blast' | 'clipped' | 'fire';
}

/** A step of a walk with what has been spent by then. */
export interface Step {
  readonly square: number;
  readonly spent: number;
}

/** What an answer would look like on the map, in the rules' own measures. */
export interface Foresight {
  /** Whose level it is drawn on. */
  readonly overhead: boolean;
  readonly touched?: readonly Touched[];
  readonly way?: readonly Step[];
  /** Lines of sight to figures. */
  readonly lines?: readonly { readonly from: Figure; readonly to: Figure }[];
  /** Straight arrows between squares: a throw, a squirt, a step aside. */
  readonly arrows?: readonly { readonly from: number; readonly to: number }[];
  readonly arc?: { readonly at: number; readonly facing: number };
  readonly tiles?: readonly number[];
}

type Facts = Readonly<Record<string, unknown>>;

/** Works out what an answer would touch; null where there is nothing to show but its place. */
export function foresightOf(view: DuckView, question: Question, answer: unknown, allowed: boolean): Foresight | null {
  const man = figureOf(view, (question as Question & { readonly figure?: number }).figure);
  if (question.kind === 'react') return ofReaction(view, question as Offer<Alarm, unknown>, answer);
  if (question.kind === 'explore') {
    const { figure, act } = answer as { readonly figure: number | null; readonly act: Facts };
    const scout = figureOf(view, figure ?? undefined);
    return scout ? ofAct(view, scout, act) : null;
  }
  if (question.kind === 'howFar' || question.kind === 'steer') return ofDrive(view, question, answer);
  if (!man) return null;
  const facts = (typeof answer === 'object' && answer !== null ? answer : {}) as Facts;
  switch (question.kind) {
    case 'act':
    case 'threatAct':
    case 'shootElsewhere':
      return ofAct(view, man, facts);
    case 'walk':
      return allowed ? ofWalk(view, question as WalkQuestion, answer as Where, man) : null;
    case 'stance':
    case 'crawlFacing':
    case 'threatFacing':
      return typeof facts['facing'] === 'number' ? arc(man, man.at, facts['facing']) : null;
    case 'throwAt':
      return ofThrow(view, man, answer as number, (question as Question & { grenade: string }).grenade);
    case 'spraySquare':
      return ofSquares(man, [...(question as Question & { squares: readonly number[] }).squares, answer]);
    case 'jet':
      return ofJets(man, [...(question as Question & { jets: readonly Jet[] }).jets, answer as Jet]);
    case 'droneOrder':
      return ofDrone(view, figureOf(view, (question as Question & { machine: number }).machine), facts);
    case 'knockBackFork':
    case 'shrinkBack':
    case 'threatMove':
      return { overhead: man.overhead, arrows: [{ from: man.at, to: answer as number }] };
    case 'leadSurvivor':
      return { overhead: man.overhead, arrows: [{ from: man.at, to: Number(facts['to']) }] };
    case 'springOut':
      return lineTo(view, man, (question as Question & { target: number }).target);
    default:
      return null;
  }
}

type Alarm = Trigger & { readonly enemy?: number };
type WalkQuestion = Question & { readonly party: readonly number[]; readonly points: number };
interface Jet {
  readonly square: number;
  readonly use: 'attack' | 'barrier';
}

function figureOf(view: DuckView, id: number | undefined): Figure | undefined {
  const figure = id === undefined ? undefined : view.figures[id];
  return figure && figure.at >= 0 ? figure : undefined;
}

function ofAct(view: DuckView, man: Figure, act: Facts): Foresight | null {
  const square = act['square'];
  switch (act['do']) {
    case 'move':
    case 'dash':
      return man.kind === 'teamer' ? ofMove(view, man, { dash: act['do'] === 'dash' }) : null;
    case 'shoot':
      return lineTo(view, man, Number(act['target']));
    case 'throw':
      return within(man, squaresToThrowAt(view, man, act as unknown as ThrowAct));
    case 'spray':
      return within(man, squaresToSpray(view, man));
    case 'flame':
      return within(man, squaresToSquirt(view, man));
    case 'flechette':
      return ofCone(view, man, act['direction'] as Direction, gunOf(view, man)?.card);
    case 'layMine':
      return { ...ofCone(view, man, act['facing'] as Direction), arc: { at: man.at, facing: Number(act['facing']) } };
    case 'setOffMine':
      return ofMine(view, man, Number(square));
    case 'setFireBomb':
    case 'igniteFireBomb':
      return ofBomb(view, Number(square));
    case 'throwThroughHatch':
      return ofHatchThrow(view, Number(act['hatch']), String(act['grenade'] ?? FRAGMENTATION));
    case 'fireThroughHatch':
      return { overhead: true, touched: touch([Number(act['hatch'])], Number(act['squirts']) > 0 ? 'fire' : 'blast') };
    case 'setUpGun':
      return arc(man, Number(square), Number(act['facing']));
    case 'crawl':
      return { overhead: man.overhead, arrows: [{ from: man.at, to: Number(square) }] };
    case 'scan':
      return { overhead: false, tiles: tilesInReach(view, { square: man.at, side: act['side'] as 1 | 3 | 5 | 7 }) };
    default:
      return null;
  }
}

/** Before the die: what the lowest throw reaches, and what the highest might. */
function ofMove(view: DuckView, man: Teamer, gait: Gait): Foresight {
  const [low, high] = [Math.min(...AVERAGE.faces), Math.max(...AVERAGE.faces)].map(face => {
    const points = movePoints(view, man, face, gait).total;
    return points === 0 ? [] : wheresOf(view, [man], points).flatMap(where => ('to' in where ? [where.to] : []));
  }) as [number[], number[]];
  const maybe = high.filter(square => !low.includes(square));
  return { overhead: man.overhead, touched: [...touch(low, 'reach'), ...touch(maybe, 'maybe')] };
}

function ofWalk(view: DuckView, { party, points }: WalkQuestion, where: Where, man: Figure): Foresight | null {
  if ('do' in where) return null;
  const { overhead } = man;
  const men = party.map(id => view.figures[id] as Teamer);
  let spent = 0;
  const steps = routeTo(view, men, points, where).flatMap(step => {
    spent += step.cost;
    return step.kind === 'turn' ? [] : [{ square: step.square, spent }];
  });
  return { overhead, way: [{ square: men[0]!.at, spent: 0 }, ...steps] };
}

function lineTo(view: DuckView, from: Figure, id: number): Foresight | null {
  const to = figureOf(view, id);
  return to ? { overhead: from.overhead, lines: [{ from, to }] } : null;
}

function ofReaction(view: DuckView, { trigger }: Offer<Alarm, unknown>, answer: unknown): Foresight | null {
  const { choice } = answer as { readonly choice?: Facts };
  const man = figureOf(view, typeof choice?.['figure'] === 'number' ? choice['figure'] : undefined);
  return man && trigger.enemy !== undefined ? lineTo(view, man, trigger.enemy) : null;
}

/** Squares that will be asked for next. */
function within({ overhead }: Figure, squares: readonly number[]): Foresight {
  return { overhead, touched: touch(squares, 'reach') };
}

/** What the cannon in hand covers, or a mine, which is that of the chart. */
function ofCone(view: DuckView, man: Figure, direction: Direction, card?: WeaponCard): Foresight {
  const touched = squaresCovered(view, man.at, direction, card).map(
    ({ square, inside }): Touched => ({ square, how: inside ? 'blast' : 'clipped' }),
  );
  return { overhead: false, touched };
}

function ofMine(view: DuckView, man: Figure, at: number): Foresight | null {
  const mine = view.charges.find(charge => charge.at === at && charge.owner === man.id && charge.kind !== 'fireBomb');
  if (!mine) return null;
  return {
    overhead: false,
    touched: touch(zoneOf(view, at, mine.facing), mine.kind === 'flameMine' ? 'fire' : 'blast'),
  };
}

function ofThrow(view: DuckView, man: Figure, at: number, grenade: string): Foresight {
  const isFire = grenadeKind(view, grenade) === 'incendiary';
  return {
    overhead: man.overhead,
    arrows: [{ from: man.at, to: at }],
    touched: isFire ? ofIncendiary(view, at, man.overhead) : touch(squaresInBlast(view, at, man.overhead), 'blast'),
  };
}

/** DK-GREN-016: fire where it lands, and a blast around it. */
function ofIncendiary(view: DuckView, at: number, overhead: boolean): Touched[] {
  const bursts = view.switches.incendiaries === 'blastAndFlame';
  const around = bursts ? squaresInBlast(view, at, overhead).filter(square => square !== at) : [];
  return [...touch([at], 'fire'), ...touch(around, 'blast')];
}

/** DK-GREN-026, DK-GREN-027: what burns, and what the blast reaches beyond it. */
function ofBomb(view: DuckView, at: number): Foresight {
  const burnt = squaresBurnt(view, at);
  const around = isSourceEntrance(view, at) ? [] : squaresInBlast(view, at).filter(square => !burnt.includes(square));
  return { overhead: false, touched: [...touch(burnt, 'fire'), ...touch(around, 'blast')] };
}

function ofHatchThrow(view: DuckView, at: number, grenade: string): Foresight {
  const isFire = grenadeKind(view, grenade) === 'incendiary';
  return {
    overhead: true,
    touched: isFire ? ofIncendiary(view, at, true) : touch(squaresInBlast(view, at, true), 'blast'),
  };
}

function ofSquares(man: Figure, squares: readonly unknown[]): Foresight {
  const sprayed = squares.filter(square => typeof square === 'number');
  return {
    overhead: man.overhead,
    touched: touch(sprayed, 'blast'),
    arrows: sprayed.map(to => ({ from: man.at, to })),
  };
}

/** A squirt strikes whoever is there; a barrier sets the square alight. */
function ofJets(man: Figure, jets: readonly Jet[]): Foresight {
  const squirted = jets.filter(jet => typeof jet === 'object');
  return {
    overhead: man.overhead,
    touched: squirted.map(({ square, use }) => ({ square, how: use === 'barrier' ? 'fire' : 'blast' })),
    arrows: squirted.map(({ square }) => ({ from: man.at, to: square })),
  };
}

function ofDrone(view: DuckView, drone: Figure | undefined, order: Facts): Foresight | null {
  if (!drone) return null;
  switch (order['order']) {
    case 'move':
      return { overhead: drone.overhead, arrows: [{ from: drone.at, to: Number(order['to']) }] };
    case 'shoot':
      return lineTo(view, drone, Number(order['target']));
    case 'flame':
      return ofJets(drone, order['jets'] as readonly Jet[]);
    default:
      return null;
  }
}

function arc({ overhead }: Figure, at: number, facing: number): Foresight {
  return { overhead, arc: { at, facing } };
}

function touch(squares: readonly number[], how: Touched['how']): Touched[] {
  return squares.map(square => ({ square, how }));
}

/** So many squares straight on or back, or the next one to that side. */
function ofDrive(view: DuckView, question: Question, answer: unknown): Foresight | null {
  const { figure } = question as Question & { readonly figure: number };
  const vehicle = view.vehicles.find(({ driver }) => driver === figure);
  if (!vehicle) return null;
  const { front, facing } = vehicle;
  if (typeof answer === 'string') {
    const way = turn(facing, answer === 'left' ? -2 : answer === 'right' ? 2 : 0);
    return { overhead: false, arrows: [{ from: front, to: straightOn(view, front, way, 1) }] };
  }
  const { squares, backwards } = answer as { readonly squares: number; readonly backwards: boolean };
  const from = backwards ? vehicleSquares(view, vehicle)[1]! : front;
  const way = backwards ? opposite(facing) : facing;
  return { overhead: false, arrows: [{ from, to: straightOn(view, from, way, squares) }] };
}

function straightOn(view: DuckView, from: number, facing: Direction, squares: number): number {
  const { grid } = planOf(view.arena);
  let at = from;
  for (let i = 0; i < squares && neighbour(grid, at, facing) >= 0; i++) at = neighbour(grid, at, facing);
  return at;
}
