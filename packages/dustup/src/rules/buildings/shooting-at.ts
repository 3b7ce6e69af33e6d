import { distance, nearestOn } from '@sightline/geometry/field';
import { D6, part as partFor, type Refusal, refuse } from '@sightline/kernel';
import { type Faces, type Shifted, shifted } from '../../dice/ladder.ts';
import { hitsOf, roll, successOf } from '../../dice/rolls.ts';
import { isInArea } from '../../ground/ground.ts';
import { isClear } from '../../ground/sight.ts';
import type { Building } from '../../table/markers.ts';
import { type Dustup, type DustupIo, leaderOf, type Place } from '../../table/table.ts';
import { becauseOf } from '../../table/telling.ts';
import { isHidden, type Unit } from '../../table/units.ts';
import { reveal } from '../detection/counters.ts';
import { firepowerOf } from '../shooting/firepower.ts';
import { fullFireAt } from '../shooting/shots.ts';
import { EFFECTIVE, SHORT } from '../shooting/target-die.ts';
import { markFired, whyNotWeaponsAt } from '../shooting/who-fires.ts';
import type { ShootBuildingAct } from './acts.ts';
import { areaOf, occupantsOf, partOf } from './buildings.ts';
import { damageBuilding, strikeStructure, suppressOccupants, testOccupants } from './damage.ts';

/** DU-VEH-067: the class of small arms and support weapons. */
const WEAPON_CLASS = 1;

/** DU-BUILD-001: the range is to the nearest point of the plan. */
function nearestPoint(table: Dustup, unit: Unit, building: Building): Place {
  const { x, y } = leaderOf(table, unit);
  return nearestOn(areaOf(table, building).shape, { x, y });
}

export function whyNotShootBuilding(table: Dustup, unit: Unit, { building: id, shots }: ShootBuildingAct): Refusal[] {
  if (!table.options.buildings) return [refuse('DU-FIRE-001', 'buildingsAreOff')];
  const building = table.buildings[id];
  if (building === undefined || building.destroyed) return [refuse('DU-BUILD-001', 'noBuilding')];
  const leader = leaderOf(table, unit);
  if (isInArea(areaOf(table, building), leader)) return [refuse('DU-BUILD-001', 'insideIt')];
  const near = nearestPoint(table, unit, building);
  if (!isClear(table, leader, near, unit.sensors)) return [refuse('DU-SHOOT-050', 'cannotSeeThere')];
  return whyNotWeaponsAt(table, unit, distance(leader, near), shots);
}

/** DU-BUILD-001, DU-BUILD-003: a D8 shifted by range alone; the size of a building helps heavy weapons only. */
export function buildingDie(table: Dustup, unit: Unit, building: Building, part: 'door' | 'window' | null): Shifted {
  const range = distance(leaderOf(table, unit), nearestPoint(table, unit, building));
  return shifted(
    8,
    range > EFFECTIVE && partFor('DU-SHOOT-012', 1, 'longRange'),
    range <= SHORT && partFor('DU-SHOOT-012', -1, 'shortRange'),
    partOf(building, part).isSmall && partFor('DU-BUILD-003', 1, 'smallTarget'),
    unit.quality === 'untrained' && partFor('DU-FORCE-029', 1, 'untrainedFirer'),
    unit.quality === 'elite' && partFor('DU-FORCE-029', -1, 'eliteFirer'),
  );
}

/** A shot at a building, in the order of DU-GAP2-004. */
export function shootBuilding(table: Dustup, io: DustupIo, unit: Unit, act: ShootBuildingAct): void {
  const building = table.buildings[act.building]!;
  const part = act.part ?? null;
  reveal(table, io, unit, 'DU-DETECT-003');
  unit.firedOn = table.turn;
  markFired(table, act.shots);
  const { dice, impact } = firepowerOf(table, act.shots);
  const aimed = buildingDie(table, unit, building, part);
  const target = roll(io, aimed.die, { rule: 'DU-BUILD-001', purpose: 'target' });
  const pool = [unit.die, ...dice.map(({ die }) => die)];
  const faces = pool.map(die => roll(io, die, becauseOf(table, unit, 'DU-BUILD-001', 'fire')));
  const success = successOf(faces, target);
  const hits = success === 'major' ? countHits(table, io, faces, aimed) : 0;
  const told = { unit: unit.who, building: building.id, part, die: aimed.shifts, target, faces, hits };
  io.tell({ type: 'buildingShotAt', rule: 'DU-BUILD-001', ...told });
  if (success === 'none') {
    if (part !== null && strikesElsewhere(io, building)) hurt(table, io, building, null, 1, impact);
    return;
  }
  suppressOccupants(table, io, building);
  hurt(table, io, building, part, hits, impact);
}

/** DU-SHOOT-031, DU-SHOOT-033: as against anybody else. */
function countHits(table: Dustup, io: DustupIo, faces: readonly number[], { die }: Shifted): number {
  const total = faces.reduce((a, b) => a + b, 0);
  const { hits, remainder } = hitsOf(total, die);
  if (remainder === 0 || !table.options.additionalHits) return hits;
  return roll(io, die, { rule: 'DU-SHOOT-033', purpose: 'additionalHit' }) <= remainder ? hits + 1 : hits;
}

/** DU-BUILD-004: a shot that misses a part may still strike the building. */
function strikesElsewhere(io: DustupIo, building: Building): boolean {
  const face = io.roll(D6, { rule: 'DU-BUILD-004', purpose: 'otherPart' });
  const struck = face < building.size;
  io.tell({ type: 'otherPartRolled', rule: 'DU-BUILD-004', building: building.id, face, struck });
  return struck;
}

/** DU-BUILD-003: what goes in through a part harms those inside, but not the building. */
function hurt(
  table: Dustup,
  io: DustupIo,
  building: Building,
  part: 'door' | 'window' | null,
  hits: number,
  impact: Faces,
): void {
  const damage = strikeStructure(io, building, partOf(building, part).structure, hits, impact);
  testOccupants(table, io, building, damage, WEAPON_CLASS);
  if (part === null) damageBuilding(table, io, building, damage);
}

const MOST = 2;

/** Buildings that an enemy is seen to hold. */
export function buildingShotsOf(table: Dustup, unit: Unit): ShootBuildingAct[] {
  if (!table.options.buildings) return [];
  const leader = leaderOf(table, unit);
  const held = table.buildings.filter(
    building =>
      !building.destroyed && occupantsOf(table, building).some(other => other.side !== unit.side && !isHidden(other)),
  );
  return held
    .slice(0, MOST)
    .map((building): ShootBuildingAct => {
      const shots = fullFireAt(table, unit, distance(leader, nearestPoint(table, unit, building)));
      return { do: 'shootBuilding', building: building.id, shots };
    })
    .filter(act => whyNotShootBuilding(table, unit, act).length === 0);
}
