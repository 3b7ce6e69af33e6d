import { clockFace, plus, scaled } from '@sightline/geometry/field';
import { D6, D10, D12, type Die } from '@sightline/kernel';
import { closed } from '../../dice/ladder.ts';
import { roll, unopposed } from '../../dice/rolls.ts';
import { areasAt, groundOf, isOnTable } from '../../ground/ground.ts';
import { landmarkOf } from '../../ground/landmarks.ts';
import type { Dustup, DustupIo, Place } from '../../table/table.ts';
import { becauseOf } from '../../table/telling.ts';
import { isVehicle, membersOf, passengersOf, type Unit, type Vehicle } from '../../table/units.ts';
import { bearLanding, isBadGround, landingDie, landMan, mindLanding } from '../aircraft/touching-down.ts';
import type { Injury } from '../casualties/events.ts';
import { tollInside } from '../casualties/inside.ts';
import { beforeAttack, loseWhole } from '../casualties/under-attack.ts';
import { lookAround } from '../detection/come-upon.ts';
import { bearHarm } from '../vehicles/destruction.ts';
import { comeToGround, comeToRest } from './where-they-land.ts';

/** DU-AIR-078: what has to be exceeded for a drop on the mark. */
const TARGET = 4;

/** DU-AIR-078 to DU-AIR-085: a unit comes down from high above, and says where it is when the dust has settled. */
export function dropIn(table: Dustup, io: DustupIo, unit: Unit, at: Place): void {
  const { who, drop } = unit;
  const why = becauseOf(table, unit, 'DU-AIR-078', 'drop');
  const { face, passed } = unopposed(io, closed(unit.die, drop?.by === 'parachute' ? -1 : 0), TARGET, why);
  const zone = strayed(table, io, unit, at, { die: D6, times: passed ? 1 : 2, rule: 'DU-AIR-079' });
  const lost = !isOnTable(groundOf(table), zone);
  const where = landmarkOf(table, lost ? at : zone);
  io.tell({
    type: 'droppedIn',
    rule: lost ? 'DU-AIR-080' : 'DU-AIR-079',
    unit: who,
    at: zone,
    where,
    face,
    passed,
    lost,
  });
  if (lost) return loseAll(table, unit);
  unit.where = 'table';
  if (isVehicle(unit)) landVehicle(table, io, unit, zone);
  else if (io.sub === undefined) landMen(table, io, unit, zone);
  else foreseeMen(table, io, unit, zone);
}

interface Stray {
  readonly die: Die;
  readonly times: 1 | 2;
  readonly rule: 'DU-AIR-079' | 'DU-AIR-081';
}

/** DU-AIR-079, DU-AIR-081: so far off, in the direction of an hour with twelve o'clock in the north. */
function strayed(
  table: Dustup,
  io: DustupIo,
  unit: Unit,
  from: Place,
  { die, times, rule }: Stray,
  figure?: number,
): Place {
  const inches = times * io.roll(die, becauseOf(table, unit, rule, 'drift', figure));
  const hour = io.roll(D12, becauseOf(table, unit, rule, 'direction', figure));
  return plus({ x: from.x, y: from.y }, scaled(clockFace(hour), inches * 1000));
}

function scatterOf({ drop }: Unit): Stray {
  return { die: D10, times: drop?.from === 'orbit' ? 2 : 1, rule: 'DU-AIR-081' };
}

/** DU-AIR-080: none of them is seen again. */
function loseAll(table: Dustup, unit: Unit): void {
  for (const rider of passengersOf(table, unit)) loseAll(table, rider);
  unit.where = 'lost';
  loseWhole(table, unit);
}

/** DU-AIR-081, DU-AIR-085: off the table and in open water nobody lives, but for power armour in the water. */
function isDeadly(table: Dustup, unit: Unit, at: Place): boolean {
  const ground = groundOf(table);
  if (!isOnTable(ground, at)) return true;
  return unit.type !== 'powerArmour' && areasAt(ground, at).some(({ type }) => type.traits.includes('deep'));
}

/** DU-AIR-081, DU-AIR-083 to DU-AIR-085: all of them come down, and then it shows who is hurt. */
function landMen(table: Dustup, io: DustupIo, unit: Unit, zone: Place): void {
  const members = membersOf(table, unit);
  const before = beforeAttack(table, unit);
  const points = members.map(({ id }) => strayed(table, io, unit, zone, scatterOf(unit), id));
  comeToGround(table, unit, members, points);
  lookAround(table, io, unit);
  const toll = members.map((figure, i): Injury => {
    const point = points[i]!;
    if (isDeadly(table, unit, point)) {
      const drowned = isOnTable(groundOf(table), point);
      io.tell({ type: 'dropLost', rule: drowned ? 'DU-AIR-085' : 'DU-AIR-081', figure: figure.who, drowned });
      return 'killed';
    }
    return landMan(table, io, figure, landingDie(unit, isBadGround(table, point)), 'DU-AIR-083');
  });
  bearLanding(table, io, members, toll);
  mindLanding(table, before);
}

/** The same where every outcome is walked: of one man's hundred and twenty places it counts how many are good. */
function foreseeMen(table: Dustup, io: DustupIo, unit: Unit, zone: Place): void {
  const die = groundDie(table, unit, zone);
  const members = membersOf(table, unit);
  const toll = tollInside(table, io, members, `drop ${zone.x} ${zone.y}`, (dicing, figure) => {
    const ground = dicing.roll(die, becauseOf(table, unit, 'DU-AIR-081', 'drift', figure.id));
    if (ground === DEADLY) return 'killed';
    return landMan(table, dicing, figure, landingDie(unit, ground === BAD), 'DU-AIR-083');
  });
  for (const figure of members) Object.assign(figure, { x: zone.x, y: zone.y });
  bearLanding(table, io, members, toll);
}

const [GOOD, BAD, DEADLY] = [1, 2, 3];

/** Both dice of DU-AIR-081 as one, whose faces are what somebody comes down on. */
function groundDie(table: Dustup, unit: Unit, zone: Place): Die {
  const { times } = scatterOf(unit);
  const faces = D10.faces.flatMap(far =>
    D12.faces.map(hour => {
      const point = plus(zone, scaled(clockFace(hour), times * far * 1000));
      if (isDeadly(table, unit, point)) return DEADLY!;
      return isBadGround(table, point) ? BAD! : GOOD!;
    }),
  );
  return { name: 'ground', faces };
}

/** DU-AIR-083 to DU-AIR-085: a vehicle is whole or it is a wreck. */
function landVehicle(table: Dustup, io: DustupIo, unit: Vehicle, zone: Place): void {
  const point = strayed(table, io, unit, zone, scatterOf(unit));
  if (isDeadly(table, unit, point)) {
    const drowned = isOnTable(groundOf(table), point);
    io.tell({ type: 'dropLost', rule: drowned ? 'DU-AIR-085' : 'DU-AIR-081', figure: unit.who, drowned });
    return loseAll(table, unit);
  }
  comeToRest(table, unit, point);
  lookAround(table, io, unit);
  const isWrecked =
    isBadGround(table, point) || roll(io, unit.die, becauseOf(table, unit, 'DU-AIR-083', 'landing')) === 1;
  if (isWrecked) bearHarm(table, io, unit, { markers: 0, worst: 'destroyed', weaponClass: 0 });
}
