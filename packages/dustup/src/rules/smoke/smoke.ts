import { clockFace, leftOf, minus, rowAround, rowFrom, UNIT } from '@sightline/geometry/field';
import { D6, type Refusal, refuse } from '@sightline/kernel';
import type { RuleId } from '@sightline/ledger';
import { groundOf, isOnTable } from '../../ground/ground.ts';
import { landmarkOf } from '../../ground/landmarks.ts';
import { isWithinInches } from '../../ground/measure.ts';
import { CLOUD_RADIUS, nearestVisibleEnemy } from '../../ground/sight.ts';
import type { Blaze, Cloud } from '../../table/markers.ts';
import type { MomentOf } from '../../table/moment.ts';
import { type Dustup, type DustupIo, type Place, placeOf } from '../../table/table.ts';
import { tellOf } from '../../table/telling.ts';
import { has, isInPlay, type Unit } from '../../table/units.ts';
import { reveal } from '../detection/counters.ts';
import type { GeneratorUse, ThrowSmokeUse } from './acts.ts';

type Source = Cloud['source'];

/** DU-SMOKE-001: from one disc to the next that touches it. */
export const SPACING = 2 * CLOUD_RADIUS;

/** DU-SMOKE-005, DU-SMOKE-012: six inches of smoke. */
export const SCREEN = 3;
/** DU-SMOKE-006, in inches. */
const THROW = 6;
/** DU-SMOKE-012, in inches. */
const AT_HAND = 2;

/** The clouds of one source, from its own end to the downwind one. */
export function smokeOf(table: Dustup, source: Source, of: number): Cloud[] {
  return table.clouds.filter(cloud => cloud.source === source && cloud.of === of);
}

export function lay(
  table: Dustup,
  io: DustupIo,
  places: readonly Place[],
  source: Source,
  of: number,
  rule: RuleId,
): void {
  const clouds = places.map(({ x, y }): Cloud => ({ x, y, source, of, laidOn: table.turn }));
  table.clouds = [...table.clouds, ...clouds];
  io.tell({ type: 'smokeLaid', rule, source, clouds: places, where: landmarkOf(table, places[0]!) });
}

/** The list is replaced, never changed: looks are prepared for it. */
function remove(table: Dustup, gone: readonly Cloud[]): void {
  if (gone.length > 0) table.clouds = table.clouds.filter(cloud => !gone.includes(cloud));
}

export function clearSmokeOf(table: Dustup, source: Source, of: number): void {
  remove(table, smokeOf(table, source, of));
}

function downwind(table: Dustup, from: Place, count: number): Place[] {
  return rowFrom({ x: from.x, y: from.y }, clockFace(table.wind), count, SPACING);
}

/** DU-SMOKE-003: a new fire trails one to six clouds downwind. */
export function smokeOfNewFire(table: Dustup, io: DustupIo, fire: Blaze): void {
  if (!table.options.smoke) return;
  const count = io.roll(D6, { rule: 'DU-SMOKE-003', purpose: 'smoke' });
  lay(table, io, downwind(table, fire, count), 'fire', fire.id, 'DU-SMOKE-003');
}

/** DU-SMOKE-004: the smoke of a fire that goes on burning grows and shrinks at its downwind end. */
export function rollSmokeOfFire(table: Dustup, io: DustupIo, fire: Blaze): void {
  if (!table.options.smoke) return;
  const face = io.roll(D6, { rule: 'DU-SMOKE-004', purpose: 'smoke' });
  const clouds = smokeOf(table, 'fire', fire.id);
  const left = cloudsAfter(face, clouds.length);
  io.tell({ type: 'smokeRolled', rule: 'DU-SMOKE-004', source: 'fire', face, left });
  remove(table, clouds.slice(left));
  const more = downwind(table, fire, left).slice(clouds.length);
  if (more.length > 0) lay(table, io, more, 'fire', fire.id, 'DU-SMOKE-004');
}

function cloudsAfter(face: number, count: number): number {
  if (face === 1) return 0;
  if (face === 2) return Math.max(0, count - 1);
  return face <= 4 ? count : count + 1;
}

/** DU-SMOKE-008, DU-SMOKE-015: the smoke of a unit that will not be activated any more goes with the turn. */
function liftSmokeOfTheLost(table: Dustup, io: DustupIo): void {
  for (const unit of table.units) {
    const clouds = (['discharger', 'exhaust'] as const).flatMap(source => smokeOf(table, source, unit.id));
    if (clouds.length === 0 || isInPlay(table, unit)) continue;
    remove(table, clouds);
    io.tell({ type: 'smokeLifted', rule: 'DU-SMOKE-008', unit: unit.who });
  }
}

/** DU-SMOKE-011, DU-SMOKE-013: what happens to smoke that nothing feeds any more. */
export function rollDriftingSmoke(table: Dustup, io: DustupIo): void {
  liftSmokeOfTheLost(table, io);
  for (const { id, on } of table.generators) {
    const clouds = smokeOf(table, 'generator', id);
    if (on || clouds.length === 0) continue;
    const face = io.roll(D6, { rule: 'DU-SMOKE-013', purpose: 'smoke' });
    const left = clouds.length - lostBy(face, clouds.length);
    io.tell({ type: 'smokeRolled', rule: 'DU-SMOKE-013', source: 'generator', face, left });
    remove(table, clouds.slice(left));
  }
  rollSmokeOfShells(table, io);
}

/** DU-SMOKE-011: one roll for each line, which is blown away from its downwind end. */
function rollSmokeOfShells(table: Dustup, io: DustupIo): void {
  const lines = new Set(table.clouds.filter(({ source }) => source === 'shell').map(({ of }) => of));
  for (const line of lines) {
    const clouds = smokeOf(table, 'shell', line).sort((a, b) => leewardOf(table, a, b));
    const face = io.roll(D6, { rule: 'DU-SMOKE-011', purpose: 'smoke' });
    const left = clouds.length - lostBy(face, clouds.length);
    io.tell({ type: 'smokeRolled', rule: 'DU-SMOKE-011', source: 'shell', face, left });
    remove(table, clouds.slice(left));
  }
}

/** The downwind end of a line comes last; of one square to the wind the left end, seen downwind. */
function leewardOf(table: Dustup, a: Place, b: Place): number {
  const wind = clockFace(table.wind);
  const left = leftOf(wind);
  const along = ({ x, y }: Place, to: Place): number => x * to.x + y * to.y;
  const apart = (along(a, wind) - along(b, wind)) / UNIT;
  return Math.abs(apart) > SQUARE ? apart : along(a, left) - along(b, left);
}

/** Clouds that lie no farther down the wind than others do so by rounding alone, in mils. */
const SQUARE = 10;

/** DU-SMOKE-011, DU-SMOKE-013. */
function lostBy(face: number, count: number): number {
  return face === 1 ? count : face <= 3 ? Math.ceil(count / 2) : Math.min(1, count);
}

/** DU-SMOKE-005, DU-SMOKE-006: who has smoke grenades, and how far they are thrown. */
export function whyNotSmoke(table: Dustup, unit: Unit, { at }: ThrowSmokeUse): Refusal[] {
  if (!table.options.smoke) return [refuse('DU-FIRE-001', 'smokeIsOff')];
  if (!has(unit, 'smokeGrenades')) return [refuse('DU-SMOKE-005', 'noSmoke')];
  if (!isOnTable(groundOf(table), at)) return [refuse('DU-SMOKE-006', 'offTable')];
  return isWithinInches(placeOf(table, unit), at, THROW) ? [] : [refuse('DU-SMOKE-006', 'tooFarToThrow', THROW)];
}

export function throwSmoke(table: Dustup, io: DustupIo, unit: Unit, { at }: ThrowSmokeUse): void {
  reveal(table, io, unit, 'DU-DETECT-003');
  lay(table, io, screenOf(table, unit, at), 'discharger', unit.id, 'DU-SMOKE-005');
}

/** DU-SMOKE-005: across the way it is thrown. */
export function screenOf(table: Dustup, unit: Unit, at: Place): Place[] {
  const ahead = minus(at, placeOf(table, unit));
  const across = ahead.x === 0 && ahead.y === 0 ? clockFace(3) : leftOf(ahead);
  return rowAround(at, across, SCREEN, SPACING);
}

/** Between the unit and the nearest enemy it sees. */
export function smokesOf(table: Dustup, unit: Unit): ThrowSmokeUse[] {
  if (!has(unit, 'smokeGrenades')) return [];
  const enemy = nearestVisibleEnemy(table, unit);
  if (enemy === null) return [];
  const leader = placeOf(table, unit);
  const [, at] = rowFrom({ x: leader.x, y: leader.y }, minus(placeOf(table, enemy), leader), 2, 4000);
  const use: ThrowSmokeUse = { do: 'smoke', at: at! };
  return whyNotSmoke(table, unit, use).length === 0 ? [use] : [];
}

/** DU-SMOKE-008: grenade smoke is gone when its unit acts again, for whatever reason. */
export function liftOwnSmoke(table: Dustup, io: DustupIo, { unit }: MomentOf<'activationBegan'>): void {
  if (smokeOf(table, 'discharger', unit).length === 0) return;
  clearSmokeOf(table, 'discharger', unit);
  io.tell({ type: 'smokeLifted', rule: 'DU-SMOKE-008', unit: table.units[unit]!.who });
}

/** DU-SMOKE-012: a unit beside a generator turns it on or off. */
export function whyNotGenerator(table: Dustup, unit: Unit, { generator }: GeneratorUse): Refusal[] {
  const found = table.generators[generator];
  if (found === undefined || !table.options.smoke) return [refuse('DU-SMOKE-012', 'noGenerator')];
  return isWithinInches(placeOf(table, unit), found, AT_HAND) ? [] : [refuse('DU-SMOKE-012', 'outOfReach', AT_HAND)];
}

export function switchGenerator(table: Dustup, io: DustupIo, unit: Unit, { generator: id }: GeneratorUse): void {
  const generator = table.generators[id]!;
  generator.on = !generator.on;
  tellOf(table, io, unit, { type: 'generatorSwitched', rule: 'DU-SMOKE-012', unit: unit.who, on: generator.on });
  if (!generator.on) return;
  clearSmokeOf(table, 'generator', id);
  lay(table, io, downwind(table, generator, SCREEN), 'generator', id, 'DU-SMOKE-012');
}

export function generatorsOf(table: Dustup, unit: Unit): GeneratorUse[] {
  const uses = table.generators.map(({ id }): GeneratorUse => ({ do: 'generator', generator: id }));
  return uses.filter(use => whyNotGenerator(table, unit, use).length === 0);
}
