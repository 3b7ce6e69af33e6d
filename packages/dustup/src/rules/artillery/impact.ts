import { deviated, isSamePoint, minus, type Vector } from '@sightline/geometry/field';
import { D8, D12, part } from '@sightline/kernel';
import { AMMUNITION, burstsInTheAir } from '../../content/artillery.ts';
import { type Shifted, shifted } from '../../dice/ladder.ts';
import { unopposed } from '../../dice/rolls.ts';
import { groundOf, isOnTable } from '../../ground/ground.ts';
import { landmarkOf } from '../../ground/landmarks.ts';
import { assetOf, type Mission, namedAsset, targetOf } from '../../table/missions.ts';
import { type Dustup, type DustupIo, type Place, seatOf } from '../../table/table.ts';
import { isInPlay } from '../../table/units.ts';
import { declareWarfare, isUpset } from '../electronic-warfare/warfare.ts';
import { burst } from './burst.ts';
import { setAlight } from './incendiaries.ts';
import type { Bursts } from './met.ts';
import { observes } from './observers.ts';
import { roundOf } from './rounds.ts';
import { laySmokeShells, smokeDirection } from './smoke-shells.ts';

/** DU-ARTY-022, DU-ARTY-027 to DU-ARTY-043: the rounds of a mission come down, and its markers are gone. */
export function land(table: Dustup, io: DustupIo, mission: Mission): void {
  const asset = assetOf(table, mission);
  mission.state = 'landed';
  const at = targetOf(mission);
  const where = landmarkOf(table, at);
  const side = seatOf(table, mission.side);
  const { id, name } = AMMUNITION.get(mission.ammunition);
  io.tell({
    type: 'missionLanded',
    rule: 'DU-ARTY-020',
    side,
    asset: namedAsset(asset),
    ammunition: { id, name },
    at,
    where,
    shows: true,
  });
  const { effect } = AMMUNITION.get(mission.ammunition);
  const direction = effect.kind === 'smoke' ? smokeDirection(table, io, mission) : 0;
  const points = impactPoints(table, io, mission);
  if (effect.kind === 'smoke') return laySmokeShells(table, io, mission, points, direction);
  const { rounds, fires } = burstsOf(table, mission, points);
  if (rounds.length > 0) burst(table, io, rounds, 'DU-ARTY-034', mission.side);
  if (fires.length > 0) setAlight(table, io, fires, mission.side);
}

/** DU-ARTY-002, DU-ARTY-038, DU-FIRE-007: what rounds of its ammunition do where they have come down. */
export function burstsOf(table: Dustup, mission: Mission, points: readonly Place[]): Bursts {
  const { calibre, airBurst } = assetOf(table, mission).row;
  const ammunition = AMMUNITION.get(mission.ammunition);
  const { kind } = ammunition.effect;
  switch (kind) {
    case 'burst': {
      const inAir = burstsInTheAir(calibre, ammunition, airBurst);
      return { rounds: points.map(point => roundOf(calibre, mission.ammunition, point, inAir)), fires: [] };
    }
    case 'smoke':
      return { rounds: [], fires: [] };
    case 'fire':
      return { rounds: [], fires: points };
    default:
      return kind satisfies never;
  }
}

/** DU-ARTY-027, DU-ARTY-041: where the first round falls, and each further one round the first. */
export function impactPoints(table: Dustup, io: DustupIo, mission: Mission): Place[] {
  const first = firstPoint(table, io, mission);
  const { rounds } = assetOf(table, mission).row;
  const further = Array.from({ length: rounds - 1 }, () => furtherPoint(table, io, mission, first));
  return [first, ...further];
}

/** DU-ARTY-028 to DU-ARTY-030: the gear of the observer, helped by what guides the round. */
export function accuracyDie(table: Dustup, mission: Mission): Shifted {
  const { guidance, die } = mission;
  const isLit = guidance === 'laser' && isMarked(table, mission);
  return shifted(
    die,
    isLit && part('DU-ARTY-030', 1, 'laserGuided'),
    guidance === 'self' && part('DU-ARTY-030', 2, 'selfGuided'),
  );
}

/** DU-ARTY-030: the observer is still there, and sees the marker. */
function isMarked(table: Dustup, mission: Mission): boolean {
  const observer = table.units[mission.observer];
  return observer !== undefined && isInPlay(table, observer) && observes(table, observer, targetOf(mission));
}

/** DU-ARTY-027, DU-ARTY-032, DU-ARTY-033: on the marker, or so far from it as the dice say. */
export function firstPoint(table: Dustup, io: DustupIo, mission: Mission): Place {
  const { lv, guidance } = mission;
  const at = targetOf(mission);
  const { die, shifts } = accuracyDie(table, mission);
  const observer = table.units[mission.observer]!;
  // DU-EW-012: what guides a round can be upset.
  const attempts = guidance === 'none' ? [] : declareWarfare(table, io, observer, 'sensors');
  const why = { rule: 'DU-ARTY-027', purpose: 'accuracy', seat: seatOf(table, mission.side) } as const;
  const rolled = unopposed(io, die, lv, why);
  const face = isUpset(table, io, attempts, [rolled.face]) ? 1 : rolled.face;
  const passed = face > lv;
  io.tell({ type: 'accuracyRolled', rule: 'DU-ARTY-027', die, shifts, face, target: lv, passed });
  if (passed) return { x: at.x, y: at.y };
  const inches = io.roll(D8, { ...why, rule: 'DU-ARTY-032', purpose: 'straying' });
  return strayed(table, io, mission, at, guidance === 'none' ? face * inches : inches, 'DU-ARTY-032');
}

/** DU-ARTY-041, DU-ARTY-042: from where the first one fell, whatever became of others. */
export function furtherPoint(table: Dustup, io: DustupIo, mission: Mission, first: Place): Place {
  const seat = seatOf(table, mission.side);
  const inches = io.roll(D8, { rule: 'DU-ARTY-041', purpose: 'straying', seat });
  return strayed(table, io, mission, first, inches, 'DU-ARTY-041');
}

function strayed(
  table: Dustup,
  io: DustupIo,
  mission: Mission,
  from: Place,
  inches: number,
  rule: 'DU-ARTY-032' | 'DU-ARTY-041',
): Place {
  const hour = io.roll(D12, { rule, purpose: 'direction', seat: seatOf(table, mission.side) });
  const at = deviated({ x: from.x, y: from.y }, twelveOClock(mission), hour, inches * 1000);
  // Where ways are only counted, nobody is told what lies there.
  if (io.sub !== undefined) return at;
  const where = isOnTable(groundOf(table), at) ? landmarkOf(table, at) : null;
  io.tell({ type: 'roundStrayed', rule, isFirst: rule === 'DU-ARTY-032', inches, hour, at, where });
  return at;
}

/** DU-ARTY-032: from the observer through the marker; north for one who stood on it. */
function twelveOClock(mission: Mission): Vector {
  const [from, to] = [mission.from, targetOf(mission)];
  return isSamePoint(from, to) ? { x: 0, y: 1 } : minus(to, from);
}
