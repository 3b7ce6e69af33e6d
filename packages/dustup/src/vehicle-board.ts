import { advance, routeCost } from '@sightline/geometry/field';
import type { HeavyWeaponRow } from './content/heavy-schema.ts';
import type { TerrainClass } from './content/schema.ts';
import { knownWeapon, rangeOf, type Weapon, weaponNamed } from './content/weapons.ts';
import type { Times } from './dice/times.ts';
import { isAloft, shelterFrom } from './ground/from-above.ts';
import { goingOf, isStuck, POINT, walkOf } from './ground/walk.ts';
import { type Sweep, sweepThrough } from './rules/assault/driving-through.ts';
import { longestCharge } from './rules/assault/reach.ts';
import { marchBearing } from './rules/deployment/room.ts';
import { AREA, isDecoyReady, systemsRound } from './rules/guided-weapons/decoys.ts';
import { movementDie } from './rules/movement/movement-die.ts';
import { statesOf } from './rules/turn/states.ts';
import { armourOf } from './rules/vehicles/armour.ts';
import { placesLeft, spotsFor } from './rules/vehicles/boarding.ts';
import { cameToRest } from './rules/vehicles/driving.ts';
import { faceToward } from './rules/vehicles/faces.ts';
import { isAirborne } from './table/flight.ts';
import { type ArmourFace, classOn, extentOf, type Hull, isRound, type Mount } from './table/hulls.ts';
import { handsOn, type Piece, placeOfPiece } from './table/pieces.ts';
import { type Place, placeOf } from './table/table.ts';
import type { Unit, Vehicle } from './table/units.ts';
import type { DustupView } from './view/view.ts';

/** What a board asks of vehicles, guns and whoever rides. Places are in mils, lengths in inches. */
export interface VehicleBoard {
  /** DU-VEH-008: how long and wide it is; a disc is as long as wide. */
  extentOf(hull: Hull): Extent;
  /** What a vehicle is by its row and its state. */
  profileOf(view: DustupView, unit: Vehicle): VehicleProfile;
  /** What a weapon is called, of whatever kind. */
  weaponName(view: DustupView, id: string): string;
  /** Where a gun is: where it stands, with those who carry it, or behind its hauler; null if that is off the table. */
  placeOfPiece(view: DustupView, piece: Piece): Place | null;
  /** DU-VEH-020: the face that a shot from where the firer is would strike, and what it meets there. */
  struckBy(view: DustupView, firer: Unit, target: Vehicle): Struck;
  /** DU-VEH-026: a way as the wheels meet it, where a die of so many points would take it, and how it would stand there. */
  driveOf(view: DustupView, unit: Vehicle, route: readonly Place[], facing: number | null, points: number): Drive;
  /** DU-VEH-036: where it points when it is set down and nobody says more: away from its own edge. */
  marchBearing(view: DustupView, unit: Vehicle): number;
  /** DU-VEH-042. */
  placesLeft(view: DustupView, vehicle: Vehicle): number;
  /** DU-VEH-045, DU-VEH-068: where those would stand who get out, as near to a place as may be; null without room. */
  alightingAt(view: DustupView, unit: Unit, vehicle: Vehicle, near?: Place): readonly Place[] | null;
  /** DU-VEH-112: what a tank shock at somebody sweeps over with the best die; null where it does not get there. */
  sweepOf?(view: DustupView, unit: Vehicle, target: Unit): Sweep | null;
  /** DU-HEAVY-001: what a gun is and what is left of it. Editions before it do not say. */
  gunOf?(view: DustupView, piece: Piece): Gun;
  /** DU-GUIDED-019 to DU-GUIDED-023: what may draw a missile off before it is there; null for what is no missile. */
  missileMeets?(view: DustupView, weapon: string, target: Vehicle): Met | null;
}

interface Gun {
  readonly name: string;
  readonly kind: Weapon['kind'];
  readonly range: number | null;
  /** As of a weapon on a mount. */
  readonly infantry: Might | null;
  readonly point: Might | null;
  readonly shotsLeft: number | null;
  /** How many are at it, of how many that it is made for. */
  readonly hands: number;
  readonly crew: number;
}

interface Met {
  /** Its own decoy is ready. */
  readonly decoy: boolean;
  /** Where area systems of its side are that reach it, and how far each does. */
  readonly systems: readonly Place[];
  readonly radius: number;
}

interface Extent {
  readonly length: number;
  readonly width: number;
  readonly isRound: boolean;
}

interface VehicleProfile {
  readonly moveDie: number;
  /** DU-VEH-073: it cannot move at all. */
  readonly isStuck: boolean;
  readonly armour: Readonly<Record<ArmourFace, number>>;
  readonly arms: readonly MountedArm[];
  readonly placesLeft: number;
  /** What it is in that bars some actions, as the refusals for them are called. */
  readonly states: readonly string[];
}

/** A weapon where it is mounted. */
interface MountedArm extends Pick<Mount, 'on' | 'arc' | 'stabilisation' | 'fireControl'> {
  readonly name: string;
  readonly range: number | null;
  /** DU-HEAVY-020: against men, and against vehicles; null for missiles, which have a chapter of their own. */
  readonly infantry: Might | null;
  readonly point: Might | null;
  readonly isExternal: boolean;
  /** How often it can still fire; null where nobody counts. */
  readonly shotsLeft: number | null;
}

interface Might {
  readonly firepower: readonly number[];
  readonly impact: Times;
}

interface Struck {
  readonly face: ArmourFace;
  readonly class: number;
  readonly armour: Times;
}

interface Drive {
  /** The way by stretches of one class of ground, from its beginning to its end. */
  readonly stretches: readonly { readonly from: Place; readonly to: Place; readonly class: TerrainClass }[];
  /** Where it would stand, and why not farther; 'arrived' where it gets all the way. */
  readonly end: Place & { readonly facing: number };
  readonly halt: string;
}

const FACES: readonly ArmourFace[] = ['front', 'side', 'rear', 'top', 'belly'];

export const vehicleBoard: VehicleBoard = {
  extentOf({ model }) {
    const { length, width } = extentOf(model);
    return { length: length / 1000, width: width / 1000, isRound: isRound(model) };
  },
  profileOf(view, unit) {
    const { model } = unit.hull;
    return {
      moveDie: movementDie(view, unit, 0).die,
      isStuck: isStuck(goingOf(unit)),
      armour: Object.fromEntries(FACES.map(face => [face, classOn(model, face)])) as Record<ArmourFace, number>,
      arms: model.mounts.map((mount, i) => armOf(view, unit.hull, mount, i)),
      placesLeft: placesLeft(view, unit),
      states: statesOf(view, unit).map(({ code }) => code),
    };
  },
  weaponName: weaponNameOf,
  placeOfPiece,
  struckBy(view, firer, target) {
    const { hull } = target;
    const from = placeOf(view, firer);
    // DU-AIR-030: from the air at the top.
    const face = isAloft(view, firer) ? 'top' : faceToward(hull, from);
    const { cover } = shelterFrom(view, firer, target, from);
    return { face, class: classOn(hull.model, face), armour: armourOf(hull, face, cover) };
  },
  driveOf,
  marchBearing,
  placesLeft,
  alightingAt: spotsFor,
  gunOf(view, piece) {
    const weapon = weaponNamed(view, piece.weapon);
    const crew = view.units[piece.servedBy];
    return {
      name: weapon.row.name,
      kind: weapon.kind,
      range: rangeOf(weapon),
      infantry: mightOf(weapon, 'infantry'),
      point: mightOf(weapon, 'point'),
      shotsLeft: piece.shots === null ? null : piece.shots - piece.spent,
      hands: crew === undefined ? 0 : handsOn(view, crew, piece).length,
      crew: piece.crew,
    };
  },
  missileMeets(view, weapon, target) {
    const kind = knownWeapon(view.armoury, weapon)?.kind;
    if (kind !== 'guided' && kind !== 'antiAir') return null;
    const systems = isAirborne(target) ? [] : systemsRound(view, target);
    return {
      decoy: isDecoyReady(view, target),
      systems: systems.map(system =>
        'marker' in system ? view.areaSystems[system.marker]! : placeOf(view, view.units[system.vehicle]!),
      ),
      radius: AREA / 1000,
    };
  },
  sweepOf: (view, unit, target) => sweepThrough(view, unit, target, longestCharge(view, unit)),
};

function weaponNameOf({ armoury }: DustupView, id: string): string {
  return knownWeapon(armoury, id)?.row.name ?? id;
}

function armOf(view: DustupView, { spent }: Hull, mount: Mount, i: number): MountedArm {
  const { weapon: id, on, arc, stabilisation, fireControl, external = false, shots } = mount;
  const weapon = knownWeapon(view.armoury, id);
  return {
    name: weaponNameOf(view, id),
    on,
    arc,
    stabilisation,
    ...(fireControl === undefined ? {} : { fireControl }),
    range: weapon && 'range' in weapon.row ? (weapon.row.range ?? null) : null,
    infantry: weapon === undefined ? null : mightOf(weapon, 'infantry'),
    point: weapon === undefined ? null : mightOf(weapon, 'point'),
    isExternal: external,
    shotsLeft: shots === undefined ? null : shots - (spent[i] ?? 0),
  };
}

/** Small arms and support weapons are the same against everything; missiles have a chapter of their own. */
function mightOf(weapon: Weapon, against: keyof HeavyWeaponRow['impact']): Might | null {
  switch (weapon.kind) {
    case 'heavy':
      return { firepower: weapon.row.firepower[against], impact: weapon.row.impact[against] };
    case 'rocket':
      return { firepower: [weapon.row.firepower], impact: weapon.row.impact[against] };
    case 'small':
    case 'support':
      return { firepower: [weapon.row.firepower], impact: { die: weapon.row.impact, times: 1 } };
    case 'guided':
    case 'antiAir':
    case 'mortar':
      return null;
    default:
      return weapon satisfies never;
  }
}

function driveOf(
  view: DustupView,
  unit: Vehicle,
  route: readonly Place[],
  facing: number | null,
  points: number,
): Drive {
  const walk = walkOf(view, unit);
  const { x, y } = unit.hull;
  const way = [{ x, y }, ...route.map(place => ({ x: place.x, y: place.y }))];
  const stretches = routeCost(walk, way).steps.flatMap(({ treads, length }, i) => {
    const [a, b] = [way[i]!, way[i + 1]!];
    const along = (gone: number): Place => {
      const share = length === 0 ? 0 : gone / length;
      return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
    };
    return treads.map(({ from, to, rate }) => ({ from: along(from), to: along(to), class: classOf(rate) }));
  });
  const gone = cameToRest(unit, { ...advance(walk, way, points * POINT), walk }, facing);
  return { stretches, end: gone.pose, halt: gone.halt };
}

/** DU-MOVE-008: by what an inch of it takes. */
function classOf(rate: readonly [number, number] | 'impassable'): TerrainClass {
  if (rate === 'impassable') return 'impassable';
  return (['clear', 'poor', 'difficult'] as const)[Math.ceil(rate[0] / rate[1]) - 1] ?? 'difficult';
}
