import { distance, minus, plus, scaled, squaredDistance } from '@sightline/geometry/field';
import { type Refusal, refuse } from '@sightline/kernel';
import { AMMUNITION, ARTILLERY_TABLES, CALIBRES } from '../../content/artillery.ts';
import { groundOf, isOnTable } from '../../ground/ground.ts';
import { landmarkOf } from '../../ground/landmarks.ts';
import { TOLERANCE } from '../../ground/measure.ts';
import { type Asset, isOnTableAsset, type Mission, muzzleOf, namedAsset } from '../../table/missions.ts';
import { type Dustup, type DustupIo, type Place, placeOf, seatOf } from '../../table/table.ts';
import { isHidden, stands, type Unit } from '../../table/units.ts';
import type { RequestFireAct } from './acts.ts';
import { gearOf, seesPoint } from './observers.ts';
import type { Aim, PlaceMission } from './questions.ts';

/** DU-ARTY-006: nearer than this it cannot drop its rounds, in inches. */
export function isInsideMinimum(table: Dustup, asset: Asset, at: Place): boolean {
  if (!isOnTableAsset(asset)) return false;
  const muzzle = muzzleOf(table, asset);
  return muzzle === null || distance(muzzle, at) < CALIBRES.get(asset.row.calibre).minimum * 1000 - TOLERANCE;
}

/** DU-ARTY-006, DU-ARTY-018: why a marker cannot lie there, real or not. */
export function whyNotPoint(table: Dustup, unit: Unit, asset: Asset, at: Place): Refusal[] {
  if (!isOnTable(groundOf(table), at)) return [refuse('DU-ARTY-018', 'offTable')];
  if (isInsideMinimum(table, asset, at)) {
    return [refuse('DU-ARTY-006', 'insideMinimum', CALIBRES.get(asset.row.calibre).minimum)];
  }
  return seesPoint(table, unit, at) ? [] : [refuse('DU-ARTY-018', 'observerCannotSee', { unit: unit.who })];
}

/** DU-SMOKE-009, DU-FIRE-007: what it has for its tubes, of what is played. */
export function ammunitionOf({ options }: Dustup, { row }: Asset): string[] {
  return row.ammunition.filter(id => {
    const { kind } = AMMUNITION.get(id).effect;
    return (kind !== 'smoke' || options.smoke) && (kind !== 'fire' || options.fire);
  });
}

export function whyNotAim(table: Dustup, { unit: who, asset: id }: PlaceMission, aim: Aim): Refusal[] {
  const [unit, asset] = [table.units[who.id]!, table.assets[id]!];
  if (!ammunitionOf(table, asset).includes(aim.ammunition)) {
    return [refuse('DU-ARTY-002', 'noSuchAmmunition', { asset: asset.row.name })];
  }
  const { dummies = [] } = aim;
  if (dummies.length > 0 && !table.options.dummyTargets) return [refuse('DU-ARTY-022', 'noDummies')];
  const places = [aim.at, ...dummies];
  if (places.some((a, i) => places.some((b, k) => k < i && a.x === b.x && a.y === b.y))) {
    return [refuse('DU-ARTY-022', 'sameMarker')];
  }
  return places.flatMap(at => whyNotPoint(table, unit, asset, at)).slice(0, 1);
}

/** Places worth a round: those whom it knows of, the nearest to the observer first. */
export function targetsOf(table: Dustup, unit: Unit, asset: Asset): Place[] {
  const from = placeOf(table, unit);
  const enemies = table.units.filter(other => other.side !== unit.side && stands(table, other) && !isHidden(other));
  const counters = table.counters.filter(({ side, removed }) => side !== unit.side && !removed);
  const known: readonly Place[] = [...enemies.map(other => placeOf(table, other)), ...counters];
  return known
    .map(({ x, y }) => ({ x, y }))
    .filter((at, i, all) => all.findIndex(other => other.x === at.x && other.y === at.y) === i)
    .filter(at => whyNotPoint(table, unit, asset, at).length === 0)
    .sort((a, b) => squaredDistance(a, from) - squaredDistance(b, from))
    .slice(0, MOST_TARGETS);
}

const MOST_TARGETS = 6;

export function whyNoTarget(table: Dustup, unit: Unit, asset: Asset): boolean {
  return targetsOf(table, unit, asset).length === 0;
}

/** Every target with everything that may be fired at it, and with markers on others to keep the enemy guessing. */
export function aimsOf(table: Dustup, { unit: who, asset: id }: PlaceMission): (Aim | 'nowhere')[] {
  const [unit, asset] = [table.units[who.id]!, table.assets[id]!];
  const targets = targetsOf(table, unit, asset);
  const aims = targets.flatMap(at =>
    ammunitionOf(table, asset).map((ammunition): Aim => {
      const aimed = AMMUNITION.get(ammunition).effect.kind === 'smoke' ? screening(table, unit, asset, at) : at;
      const dummies = dummiesFor(table, unit, asset, aimed, targets);
      return { at: aimed, ammunition, ...(dummies === null ? {} : { dummies }) };
    }),
  );
  return [...aims, 'nowhere'];
}

/** Smoke belongs between those who look and those who are looked at. */
function screening(table: Dustup, unit: Unit, asset: Asset, at: Place): Place {
  const between = plus(at, scaled(minus(placeOf(table, unit), at), SCREENS));
  const isNear = squaredDistance(placeOf(table, unit), at) <= SCREENS * SCREENS;
  return isNear || whyNotPoint(table, unit, asset, between).length > 0 ? at : between;
}

/** How far before the enemy, in mils. */
const SCREENS = 6000;

/** DU-ARTY-022: two other places that look as good, or as good as any near it. */
function dummiesFor(
  table: Dustup,
  unit: Unit,
  asset: Asset,
  at: Place,
  targets: readonly Place[],
): readonly [Place, Place] | null {
  if (!table.options.dummyTargets) return null;
  const beside = BESIDE.map(([x, y]) => ({ x: at.x + x, y: at.y + y }));
  const good = [...targets, ...beside].filter(
    place => (place.x !== at.x || place.y !== at.y) && whyNotPoint(table, unit, asset, place).length === 0,
  );
  const [first, second] = good;
  return first === undefined || second === undefined ? null : [first, second];
}

const BESIDE = [
  [9000, 0],
  [0, 9000],
  [0 - 9000, 0],
  [0, 0 - 9000],
] as const;

/**
 * DU-ARTY-018, DU-ARTY-019: the marker, and the counter on the chart. The markers lie in an order that says nothing of
 * which is meant. Whoever finds nowhere to aim has lost nothing but his time.
 */
export function placeMission(table: Dustup, io: DustupIo, unit: Unit, { asset: id, guidance }: RequestFireAct): void {
  const asset = table.assets[id]!;
  const seat = seatOf(table, unit.side);
  const question = {
    kind: 'placeMission',
    rule: 'DU-ARTY-018',
    unit: unit.who,
    asset: id,
    named: namedAsset(asset),
    guidance,
  } as const;
  const aim = io.ask<PlaceMission>(seat, question);
  if (aim === 'nowhere') {
    asset.left++;
    return io.tell({ type: 'requestDropped', rule: 'DU-ARTY-018', side: seat, asset: namedAsset(asset) });
  }
  const mission = missionOf(table, unit, asset, guidance, aim);
  table.missions.push(mission);
  const { markers, box } = mission;
  const count = markers.length;
  const where = count === 1 ? landmarkOf(table, markers[0]!) : null;
  const told = { side: seat, asset: namedAsset(asset), markers, count, where, box };
  io.tell({ type: 'missionPlaced', rule: 'DU-ARTY-018', ...told });
}

/** As it is noted on the chart. */
export function missionOf(
  table: Dustup,
  unit: Unit,
  asset: Asset,
  guidance: Mission['guidance'],
  { at, ammunition, dummies }: Aim,
): Mission {
  const markers = [at, ...(dummies ?? [])].map(({ x, y }) => ({ x, y })).sort((a, b) => a.x - b.x || a.y - b.y);
  const { x, y } = placeOf(table, unit);
  return {
    id: table.missions.length,
    side: unit.side,
    asset: asset.id,
    ammunition,
    guidance,
    observer: unit.id,
    lv: unit.lv,
    die: gearOf(table, unit),
    from: { x, y },
    markers,
    real: markers.findIndex(marker => marker.x === at.x && marker.y === at.y),
    // DU-ARTY-021: for its crew's next activation.
    box: asset.row.level === 'onTable' ? 1 : ARTILLERY_TABLES.delays[asset.row.level],
    state: 'coming',
    held: false,
  };
}
