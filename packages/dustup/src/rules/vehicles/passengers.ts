import type { RuleId } from '@sightline/ledger';
import { armourNamed } from '../../content/weapons.ts';
import { roll } from '../../dice/rolls.ts';
import { type Figure, isAble } from '../../table/figures.ts';
import { type Dustup, type DustupIo, NONE, seatOf } from '../../table/table.ts';
import { isVehicle, membersOf, passengersOf, type Unit, type Vehicle } from '../../table/units.ts';
import type { Toll } from '../casualties/allocation.ts';
import { type Hurt, injuryOutright, isSuited, suffer, withHurt } from '../casualties/harm.ts';
import { tollInside } from '../casualties/inside.ts';
import {
  afterAttack,
  type Before,
  beforeAttack,
  leaderLost,
  markFromTheAir,
  quietFor,
} from '../casualties/under-attack.ts';
import { suppress } from '../suppression/suppress.ts';
import { setDown, settle } from './beside.ts';
import { loseInHold, rollClear } from './hold.ts';
import type { PlaceThrown } from './questions.ts';

/** What a unit of passengers was before, and how many the tests made casualties of. */
export interface Losses {
  readonly before: Before;
  readonly casualties: number;
}

/** DU-VEH-065: those who ride, unit by unit, and the wounded who are carried. */
export function testAllAboard(table: Dustup, io: DustupIo, vehicle: Vehicle, needs: number, hurt?: Hurt): Losses[] {
  const losses = passengersOf(table, vehicle).map(rider => testPassengers(table, io, rider, needs, hurt));
  testEvacuees(table, io, vehicle, needs, hurt);
  return losses;
}

/** DU-VEH-065: everybody aboard rolls his armour against the class of the weapon; the tests of nerve come later. */
function testPassengers(table: Dustup, io: DustupIo, rider: Unit, needs: number, hurt?: Hurt): Losses {
  const before = beforeAttack(table, rider);
  const quiet = quietFor(table, io, rider);
  let casualties = 0;
  const members = membersOf(table, rider);
  const toll = tollOfRiders(table, quiet, members, needs);
  for (const [i, figure] of members.entries()) {
    const wasAble = isAble(figure);
    const injury = withHurt(table, hurt, figure, toll[i]!);
    if (suffer(table, quiet, figure, injury) && wasAble) casualties++;
    if (injury !== 'none') hurt?.set(figure, injury);
  }
  if (casualties > 0 && table.units[rider.carrier]!.hull?.destroyed !== true) {
    afterAttack(table, io, before, { by: 'fire', isCaught: true, casualties });
  }
  return { before, casualties };
}

/** DU-VEH-065: what the tests come to for each of them, before they bear it. */
export function tollOfRiders(table: Dustup, io: DustupIo, members: readonly Figure[], needs: number): Toll {
  return tollInside(table, io, members, `rider ${needs}`, (dicing, figure) =>
    isHit(table, dicing, figure, needs) ? injuryOutright(table, dicing, figure) : 'none',
  );
}

/** DU-VEH-065, DU-CASEVAC-005: the wounded who are carried are passengers like any; nobody's nerve depends on it. */
function testEvacuees(table: Dustup, io: DustupIo, { hull }: Vehicle, needs: number, hurt?: Hurt): void {
  const evacuees = hull.evacuees.map(id => table.figures[id]!);
  const toll = tollInside(table, io, evacuees, `evacuee ${needs}`, (dicing, figure) =>
    isHit(table, dicing, figure, needs) ? injuryOutright(table, dicing, figure) : 'none',
  );
  for (const [i, figure] of evacuees.entries()) suffer(table, io, figure, withHurt(table, hurt, figure, toll[i]!));
  hull.evacuees = hull.evacuees.filter(id => table.figures[id]!.state !== 'killed');
}

function isHit(table: Dustup, io: DustupIo, figure: Figure, needs: number): boolean {
  const { die } = armourNamed(table, figure.armour);
  const seat = seatOf(table, figure.side);
  const face = roll(io, die, { rule: 'DU-VEH-065', purpose: 'passenger', seat, figure: figure.id });
  const hit = face <= needs;
  const wounds = hit && !isSuited(table, figure);
  io.tell({ type: 'passengerTested', rule: 'DU-VEH-065', figure: figure.who, face, needs, hit, wounds });
  return hit;
}

/** DU-MINE-007, DU-AIR-053: all of them are killed, and lie in the wreck; a vehicle aboard is lost with it. */
export function perish(table: Dustup, io: DustupIo, rider: Unit, vehicle: Vehicle, rule: RuleId): void {
  if (isVehicle(rider)) return loseInHold(table, io, rider, vehicle, rule);
  const { who, hull } = vehicle;
  const { x, y } = hull;
  const before = beforeAttack(table, rider);
  const quiet = quietFor(table, io, rider);
  for (const figure of membersOf(table, rider)) suffer(table, quiet, figure, 'killed');
  for (const id of rider.figures) if (!table.figures[id]!.left) Object.assign(table.figures[id]!, { x, y });
  rider.where = 'table';
  rider.carrier = NONE;
  rider.counter = NONE;
  io.tell({ type: 'perished', rule, unit: rider.who, vehicle: who });
  // DU-MORALE-037: those whom their leader commanded hear of it.
  leaderLost(table, before, 'wreck');
}

/** How those fare who get out of a wreck. */
export interface ThrownOut {
  readonly rule: RuleId;
  /** DU-VEH-068, DU-AIR-060: how many markers they are under. */
  readonly markers: number;
  /** DU-AIR-059. */
  readonly fromTheAir?: boolean;
}

/** DU-VEH-068: set down by the wreck, hit or not, under one marker, and with one test to come. */
export function throwOut(
  table: Dustup,
  io: DustupIo,
  rider: Unit,
  vehicle: Vehicle,
  losses: Losses,
  { rule, markers, fromTheAir = false }: ThrownOut = { rule: 'DU-VEH-068', markers: 1 },
): void {
  if (isVehicle(rider)) return rollClear(table, io, rider, vehicle, losses.before, { rule, markers, fromTheAir });
  // Until their owner has said where, they are nowhere but in the wreck.
  placeThrown(table, io, rider, vehicle);
  rider.where = 'table';
  rider.carrier = NONE;
  // DU-DETECT-004: they lie in the open now, and what they rode in is seen as soon as this is over.
  rider.counter = NONE;
  io.tell({ type: 'thrownOut', rule, unit: rider.who, vehicle: vehicle.who });
  for (let i = 0; i < markers; i++) suppress(quietFor(table, io, rider), rider, rule);
  const { before, casualties } = losses;
  const noted = table.strains.length;
  afterAttack(table, io, before, { by: 'wreck', isCaught: true, casualties });
  if (fromTheAir) markFromTheAir(table, noted);
}

/** DU-VEH-068: as their owner likes. Where every outcome is counted, none depends on where they lie. */
function placeThrown(table: Dustup, io: DustupIo, rider: Unit, vehicle: Vehicle): void {
  const { hull } = vehicle;
  if (io.sub !== undefined) {
    const middle = { x: hull.x, y: hull.y };
    return settle(
      table,
      rider,
      membersOf(table, rider).map(() => middle),
    );
  }
  const answer = io.ask<PlaceThrown>(seatOf(table, rider.side), {
    kind: 'placeThrown',
    rule: 'DU-VEH-068',
    unit: rider.who,
    vehicle: vehicle.who,
  });
  if (answer === 'anywhere') setDown(table, rider, hull);
  else settle(table, rider, answer);
}
