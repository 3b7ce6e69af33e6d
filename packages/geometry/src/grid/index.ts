/**
 * Geometry on a grid of squares: plain data in, plain data out, whole numbers only. It knows walls, things that fill
 * squares, and ways; what they mean in a game is for the caller to say.
 *
 *   directions    eight directions numbered like the direction die, turning, the direction towards something
 *   grid          squares as integers, neighbours, range            tiles     a grid laid out in tiles, places counted from 1
 *   walls         what lies on the sides of squares, one layer for each thing it can stop
 *   quarters      halves and quarters of squares, points in quarter squares, heads and positions
 *   furniture     heights by quarter square, and what stands above a level
 *   cover         what stops one kind of line; ways round a corner; adjacent squares
 *   line          the squares under a straight line, exactly         sight     the line judged, with whatever blocks it
 *   sees          the same verdict, fast                             visible   all squares seen from a point, faster still
 *   steps         what a step costs: sides, corners, climbing        reach     everywhere one can get to, and the way
 *   facing-reach  the same for one who must mind his facing
 *   arcs          arcs of facing as half-planes                      templates patterns turned and laid on squares
 *   scatter       where a throw drifts to                            spread    what takes square after square
 *   knock-back    being driven straight away, sliding, forks, pushing
 *
 * Inside only: gaps and sectors serve visible, bucket-queue and cost-book serve reach.
 */
export { type Arc, type Hand, handOf, inArc, inSharedArc } from './arcs.ts';
export {
  areAdjacent,
  type Cover,
  createCover,
  type Obstruction,
  type Way,
} from './cover.ts';
export {
  DIRECTIONS,
  type Direction,
  directionBySigns,
  directionTowards,
  EAST,
  eighthsBetween,
  firstClockwise,
  isSide,
  NORTH,
  NORTH_EAST,
  NORTH_WEST,
  opposite,
  oppositeSide,
  SIDES,
  type Side,
  SOUTH,
  SOUTH_EAST,
  SOUTH_WEST,
  turn,
  type Vector,
  vectorOf,
  WEST,
} from './directions.ts';
export {
  createFacingReach,
  type FacedStep,
  type FacingRates,
  type FacingReach,
  facingCostTo,
  facingPathTo,
  reachFacing,
} from './facing-reach.ts';
export { createHeights, type Heights, quartersAbove, setHeight, solidsAbove } from './furniture.ts';
export {
  columnOf,
  createGrid,
  type Grid,
  NOWHERE,
  neighbour,
  range,
  rowOf,
  squareAt,
  vectorBetween,
} from './grid.ts';
export {
  beginRetreat,
  type KnockBack,
  type KnockBackStop,
  knockBack,
  type NextRetreat,
  nextRetreat,
  pushedSteps,
  type Retreat,
  type RetreatStep,
  takeRetreat,
} from './knock-back.ts';
export { type Crossing, lineCrosses, type SquareLine, squareLine } from './line.ts';
export {
  centreOf,
  halfAt,
  headPoint,
  type Point,
  type Position,
  type Quarters,
  quarterAt,
  sideOfPosition,
  WHOLE,
} from './quarters.ts';
export {
  costTo,
  createReach,
  firstStepTo,
  isReached,
  pathTo,
  type Reach,
  reachFrom,
  squaresReached,
} from './reach.ts';
export { driftFrom, flightSides } from './scatter.ts';
export { sees } from './sees.ts';
export { type Blocker, type SightLine, sightLine, sightLineIn } from './sight.ts';
export { spreadFrom } from './spread.ts';
export {
  BOTH_BARRED,
  barredCorners,
  costOfStep,
  costPast,
  createFooting,
  type Footing,
  fillStepCosts,
  LEFT_BARRED,
  type Rate,
  RIGHT_BARRED,
  refreshStepCosts,
  type StepCosts,
  type StepRates,
  stepCost,
} from './steps.ts';
export {
  blockTemplate,
  type ConeCell,
  coneTemplate,
  type Laid,
  layTemplate,
  mirrorOffset,
  type Offset,
  type Template,
  turnedTo,
  turnOffset,
} from './templates.ts';
export { createTiling, placeInTile, squareOfTile, type Tiling, tileOf } from './tiles.ts';
export { visibleFrom } from './visible.ts';
export {
  createWalls,
  isShut,
  type Sides,
  setSide,
  setWall,
  stoppedBy,
  type Walls,
  wallRegions,
} from './walls.ts';
