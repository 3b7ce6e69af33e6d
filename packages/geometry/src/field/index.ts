/**
 * The free table: points, areas and moves measured in whole thousandths of an inch, exact and the same everywhere. It
 * knows nothing of figures or rules: plain data goes in, plain results come out.
 *
 *   measure       inches as mils, how lengths are rounded
 *   point         points, vectors, distances, boxes
 *   segment       exact comparisons with segments, crossings, nearest points
 *   polygon       outlines: what makes one, who is inside, hulls
 *   shape         circles (bases), polygons, lines (walls) and footprints (vehicles)
 *   inside        where a segment runs inside an area, and how far
 *   gap           edge-to-edge distances, overlap, contact, where a base may stand
 *   heading       bearings, the clock face, turning, angles and deviation
 *   arc           fields of fire, and the face a model shows
 *   template      bursts, corridors, sectors, rows of smoke: which bases are under them
 *   sight(-piece) the vocabulary of what hides what; quick and full looks along a line of sight
 *   terrain       what ground, obstacles and solids cost a mover; made ready for many questions
 *   survey        all that one straight step meets
 *   route-cost    the exact bill for a route, and why not
 *   cut           lines with gaps broken into them
 *   advance       following a route until the points are spent
 *   find-route    a cheap way round what is in the way (route-graph, queue, waypoint, polish)
 *   reach         the outlines of all that can be reached
 *   candidates    a few moves worth thinking about
 *   sweep         vehicles: driving, pivoting, what is struck first and on which side (contact)
 *   rest          where a vehicle may come to rest on its way, with all of its outline
 *   silhouette    how wide a vehicle looks from somewhere
 *   placement     figures in cohesion, columns, moving aside
 */
export { type Advance, advance, type Halt } from './advance.ts';
export { type Arc, facesToward, isInArc } from './arc.ts';
export { type Candidate, type CandidateKind, candidates, type Thing, type Wishes } from './candidates.ts';
export { cutOpen, type Gap, lengthAlong, travelledTo } from './cut.ts';
export { findRoute, type Route, type RouteOptions } from './find-route.ts';
export {
  areInContact,
  areWithin,
  compareGap,
  doOverlap,
  gapBetween,
  type Nearest,
  nearestOn,
  nearestPoints,
  standOff,
} from './gap.ts';
export { bearing, bearingOf, clockFace, compareAngle, deviated, turned, UNIT } from './heading.ts';
export { lengthInside, passesThrough, runsInCircle, runsInside, type Stretch, stretchesInside } from './inside.ts';
export { INCH, inches, TOUCH } from './measure.ts';
export { column, fits, movedClear, type Placing, placeInCohesion, placeRound } from './placement.ts';
export {
  type Box,
  boxOf,
  distance,
  inchPoint,
  isCloserThan,
  isInBox,
  isNearBox,
  isSamePoint,
  isWithin,
  leftOf,
  minus,
  type Point,
  plus,
  pointAlong,
  rightOf,
  scaled,
  squaredDistance,
  type Vector,
} from './point.ts';
export {
  contains,
  convexHull,
  type Polygon,
  type PolygonFault,
  polygonOf,
  rectangle,
  whyNotPolygon,
} from './polygon.ts';
export { type ReachArea, reach } from './reach.ts';
export { type Body, comeToRest, hindrance, outlineAt, type Pose, type Rest } from './rest.ts';
export {
  canEnd,
  type EndFault,
  type RouteCost,
  type RouteFault,
  routeCost,
  whyNotEnd,
  whyNotRoute,
} from './route-cost.ts';
export {
  compareToSegment,
  crossingPoint,
  doesWalkCross,
  doSegmentsCross,
  doSegmentsMeet,
} from './segment.ts';
export {
  boxOfShape,
  type Circle,
  circle,
  type Face,
  type Footprint,
  type Id,
  isIn,
  isStrictlyIn,
  type Line,
  line,
  outlineOf,
  type Shape,
} from './shape.ts';
export { canSee, type Look, type LookOptions, look, type Passage, prepareSight, type SightTable } from './sight.ts';
export type { Eye, SightPiece, Veil } from './sight-piece.ts';
export { silhouette } from './silhouette.ts';
export { type Bump, type Crossing, type Survey, survey, type Tread } from './survey.ts';
export { driven, pivoted, type Strike, sweep, sweptArea, type Target } from './sweep.ts';
export {
  basesUnder,
  type Coverage,
  corridor,
  isUnder,
  rowAround,
  rowFrom,
  type Sector,
  sector,
  type Template,
} from './template.ts';
export {
  edgeObstacle,
  type Ground,
  type Obstacle,
  type Price,
  prepareTerrain,
  type Rate,
  type Solid,
  type Terrain,
  type TerrainPlan,
  type Toll,
  type Walk,
  walkOn,
} from './terrain.ts';
