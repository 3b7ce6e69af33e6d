import { centreOf, NOWHERE, squareLine } from '@sightline/geometry/grid';
import { D6, part, type Refusal, refuse, type Tally, tally } from '@sightline/kernel';
import { effectOf, weaponCalled } from '../../content/deck.ts';
import { planOf } from '../../ship/plan.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Figure } from '../../table/figure.ts';
import { figureOf, figuresAt, isOnMap, seatOf } from '../../table/figures.ts';
import { happen } from '../../table/moment.ts';
import type { DuckTable } from '../../table/table.ts';
import { passesFumbleTest } from '../actions/fumble-test.ts';
import { useUp } from '../damage/weaponry.ts';
import { whyNotActWithArms } from '../shooting/able.ts';
import { isInFireArc, whyNotInFireArc } from '../shooting/arc.ts';
import { gunOf } from '../shooting/gun.ts';
import { isOutOfBreath } from '../shooting/score.ts';
import { rangeBetween, seesSquare } from '../shooting/sight.ts';
import { rememberShot } from '../threats/noise.ts';
import { clearSourceByGrenades, type Explosive, explode, spreadGas } from './blast.ts';
import { layFlames } from './flames.ts';
import { grenadeKind, grenadesIn, grenadesOf, isIssued } from './grenade.ts';
import { crossedInFlight, isFlightFree } from './grenade-flight.ts';
import { landingSquare } from './scatter.ts';

/** DK-GREN-002, DK-DUCK-011. */
const THROWN_RANGE = weaponCalled('grenade-thrown').range!;
const PRONE_RANGE = 3;
const PROJECTOR_RANGE = weaponCalled('grenade-projector').range!;
/** DK-GREN-007: on page 9 once for figures and once for furniture, in the chart for each of them. */
const CROSSING_A_KIND = -3;
const CROSSING_EACH = -2;
const INCENDIARY = effectOf('incendiary-grenade', 'incendiary');

export interface Throw {
  readonly thrower: number;
  readonly target: number;
  /** The id of the grenade. */
  readonly kind: string;
  readonly byProjector: boolean;
  /** Up through the hatch above the square (DK-CEIL-011). */
  readonly throughHatch?: boolean;
}

/** DK-GREN-001: in the order of a shot (DK-SHOOT-027). The square need not hold anybody. */
export function whyNotThrow(table: DuckTable, { thrower, target, kind, byProjector }: Throw): Refusal[] {
  const figure = figureOf(table, thrower);
  const refusals = whyNotActWithArms(table, figure);
  if (byProjector) refusals.push(...whyNotUseProjector(table, figure));
  if (grenadesIn(table).includes(kind) && !isIssued(table, kind)) refusals.push(refuse('DK-GREN-018', 'notIssued'));
  if (grenadesOf(figure, kind) === 0) refusals.push(refuse('DK-WEAP-020', 'noGrenade'));
  const reach = reachOf(figure, byProjector);
  const range = rangeBetween(table, figure.at, target);
  if (range > reach) refusals.push(refuse('DK-GREN-002', 'outOfRange', { range, reach }));
  if (range === 0) refusals.push(refuse('DK-GREN-001', 'ownSquare'));
  else refusals.push(...whyNotInFireArc(table, figure, target, 'grenade'));
  // DK-SHOOT-023: flames hide who stands in them, not the square.
  if (!seesSquare(table, figure, target, true)) refusals.push(refuse('DK-SHOOT-002', 'notInSight'));
  else if (!isFlightFree(table, figure, target)) refusals.push(refuse('DK-SHOOT-017', 'flightBlocked'));
  return refusals;
}

const reachOf = ({ ducked }: Figure, byProjector: boolean): number =>
  byProjector ? PROJECTOR_RANGE : ducked ? PRONE_RANGE : THROWN_RANGE;

/** Whether a square is one that can be thrown at, as `whyNotThrow` judges it; whoever asks may throw at all. */
export function canLand(table: DuckTable, figure: Figure, target: number, byProjector: boolean): boolean {
  const range = rangeBetween(table, figure.at, target);
  if (range === 0 || range > reachOf(figure, byProjector) || !isInFireArc(table, figure, target, 'grenade'))
    return false;
  return seesSquare(table, figure, target, true) && isFlightFree(table, figure, target);
}

/** DK-WEAP-011: every HAR has the projector, and it is fired standing. */
function whyNotUseProjector(table: DuckTable, figure: Figure): Refusal[] {
  if (figure.ducked) return [refuse('DK-CDUCK-004', 'lyingDown')];
  return hasProjector(table, figure) ? [] : [refuse('DK-WEAP-011', 'noProjector')];
}

/** DK-WEAP-011: he holds a gun that fires grenades too, whoever he is. */
export const hasProjector = (table: DuckTable, figure: Figure): boolean =>
  gunOf(table, figure)?.card.projector ?? false;

/** DK-GREN-001, DK-GREN-030: to hit, scatter, obstacles, then the effect at once. */
export function throwGrenade(table: DuckTable, io: DuckIo, order: Throw): void {
  const figure = figureOf(table, order.thrower);
  const { kind, byProjector } = order;
  spendGrenade(figure, kind);
  if (byProjector) rememberShot(table, figure.at);
  const thrower = figure.id;
  io.tell({
    type: 'grenadeThrown',
    rule: 'DK-GREN-001',
    figure: thrower,
    grenade: kind,
    target: order.target,
    byProjector,
  });
  const target = figure.ducked ? reachedLyingDown(table, io, figure, order.target) : order.target;
  const aimedAt = figuresAt(table, target, figure.overhead);
  const hit = aim(table, io, figure, target, byProjector);
  const at = grenadeKind(table, kind) === 'magneto' ? target : scatter(table, io, figure, target, hit);
  const overhead = order.throughHatch === true && at === target;
  if (!isDud(table, io, figure, at))
    goOff(table, io, kind, { at, by: thrower, from: figure.at, rule: 'DK-GREN-030', overhead });
  // DK-ACT-015: to be thrown at is to be shot at.
  for (const { id } of aimedAt.filter(isOnMap)) happen(table, io, { on: 'shotAt', figure: id, by: thrower });
}

/** DK-WEAP-020: each throw uses one, whatever the dice. */
function spendGrenade(figure: Figure, kind: string): void {
  if (figure.kind === 'teamer') useUp(figure, kind);
  else if (figure.kind === 'threat') figure.grenades--;
}

/** DK-CDUCK-006: lying down he may fumble, and then the throw carries only 2 squares. */
function reachedLyingDown(table: DuckTable, io: DuckIo, figure: Figure, target: number): number {
  if (figure.kind !== 'teamer') return target;
  if (passesFumbleTest(table, io, figure, { name: 'throw', rule: 'DK-CDUCK-006' })) return target;
  if (rangeBetween(table, figure.at, target) < PRONE_RANGE) return target;
  const { grid } = planOf(table.arena);
  const { squares } = squareLine(grid, centreOf(grid, figure.at), centreOf(grid, target));
  const nearer = squares.findLast(square => rangeBetween(table, figure.at, square) === PRONE_RANGE - 1) ?? NOWHERE;
  io.tell({ type: 'grenadeFellShort', rule: 'DK-CDUCK-006', figure: figure.id, target: nearer });
  return nearer;
}

/** DK-GREN-003: at least the range by hand, half of it from the projector; 1 misses and 6 hits whatever the range. */
function aim(table: DuckTable, io: DuckIo, figure: Figure, target: number, byProjector: boolean): boolean {
  const range = rangeBetween(table, figure.at, target);
  const needed = byProjector ? Math.ceil(range / 2) : range;
  const face = io.roll(D6, { rule: 'DK-GREN-003', purpose: 'aim', seat: seatOf(figure), figure: figure.id });
  const { parts, total } = tally(face, isOutOfBreath(table, figure) && part('DK-MOVE-035', -2, 'outOfBreath'));
  const score = Math.max(0, total);
  const hit = face === 6 || (face > 1 && score >= needed);
  io.tell({ type: 'grenadeAimed', rule: 'DK-GREN-003', figure: figure.id, face, parts, score, needed, hit });
  return hit;
}

/** DK-GREN-004, DK-GREN-007: what is added to the scatter throw. */
export function scatterModifier(table: DuckTable, figure: Figure, target: number, hit: boolean): Tally {
  const crossing = crossingOf(table, figure, target);
  return tally(
    0,
    hit && part('DK-GREN-004', 6, 'hit'),
    crossing < 0 && part('DK-GREN-007', crossing, 'crossed'),
    figure.ducked && part('DK-DUCK-011', 3, 'lyingDown'),
  );
}

/** DK-GREN-007: what is taken off the scatter die for all that is flown past. */
export function crossingOf(table: DuckTable, figure: Figure, target: number): number {
  const { figures, pieces } = crossedInFlight(table, figure, target);
  if (table.switches.grenadesAcross === 'twoEach') return CROSSING_EACH * (figures + pieces);
  return CROSSING_A_KIND * (Math.min(1, figures) + Math.min(1, pieces));
}

function scatter(table: DuckTable, io: DuckIo, figure: Figure, target: number, hit: boolean): number {
  const face = io.roll(D6, { rule: 'DK-GREN-004', purpose: 'scatter', seat: seatOf(figure), figure: figure.id });
  const { parts, total: added } = scatterModifier(table, figure, target, hit);
  const total = face + added;
  const at = landingSquare(table, io, figure.at, target, total);
  const off = rangeBetween(table, target, at);
  io.tell({ type: 'grenadeScattered', rule: 'DK-GREN-005', figure: figure.id, face, parts, total, at, off });
  return at;
}

/** DK-GREN-030: of a dud batch only every third goes off. */
export function isDud(table: DuckTable, io: DuckIo, figure: Figure, at: number): boolean {
  if (figure.kind !== 'teamer' || !table.kitty.mishaps.includes('dudGrenades')) return false;
  if (io.roll(D6, { rule: 'DK-GREN-030', purpose: 'dud', figure: figure.id }) >= 5) return false;
  io.tell({ type: 'grenadeWasDud', rule: 'DK-GREN-030', at });
  return true;
}

function goOff(table: DuckTable, io: DuckIo, item: string, explosive: Explosive): void {
  const { at, by, from, overhead } = explosive;
  const kind = grenadeKind(table, item);
  switch (kind) {
    case 'fragmentation':
    case 'magneto':
      explode(table, io, explosive);
      return clearSourceByGrenades(table, io, at, by);
    case 'incendiary':
      if (table.switches.incendiaries === 'blastAndFlame') explode(table, io, explosive);
      if (overhead) burnOverhead(table, io, explosive);
      else layFlames(table, io, { at, count: INCENDIARY.markers, from, rule: 'DK-GREN-016' });
      return clearSourceByGrenades(table, io, at, by);
    case 'gas':
      return spreadGas(table, io, explosive);
    default:
      return kind satisfies never;
  }
}

/** DK-CEIL-011, DK-GREN-017: up there nothing burns on, but Threats above the hatch shrink back from it. */
function burnOverhead(table: DuckTable, io: DuckIo, { at, from }: Explosive): void {
  io.tell({ type: 'burntOverhead', rule: 'DK-CEIL-011', at });
  for (const figure of figuresAt(table, at, true)) if (figure.kind === 'threat') figure.flameFrom = from;
}
