import { inches } from '@sightline/geometry/field';
import { HEAVY_TABLES } from '../content/arsenal.ts';
import type { VehicleRow } from '../content/vehicle-schema.ts';
import { type Flight, newFlight } from './flight.ts';
import { NONE } from './table.ts';

/** DU-VEH-019: what armour is listed for; left and right are one side. */
export type ArmourFace = keyof VehicleRow['armour'];
const FACES: readonly ArmourFace[] = ['front', 'side', 'rear', 'top', 'belly'];

/** One weapon of a vehicle. */
export type Mount = VehicleRow['mounts'][number];

/** A vehicle, mech or monster as a thing on the table: where it stands, which way it points, what has become of it. */
export interface Hull {
  readonly model: VehicleRow;
  /** DU-VEH-125: it is a turret, a part of the vehicle that carries it. */
  readonly isPart: boolean;
  x: number;
  y: number;
  /** A bearing in whole degrees. */
  facing: number;
  /** How high its eye is above the ground, in levels. */
  readonly eye: number;
  /** DU-VEH-063: markers; they never add up to destruction (DU-VEH-076). */
  damage: number;
  destroyed: boolean;
  /** DU-MINE-006: it does not move again in this game. */
  immobilised: boolean;
  /** DU-MINE-015: line charges left. */
  charges: number;
  /** DU-VEH-023: its hatches are open; never true of one that has none. */
  opened: boolean;
  /** DU-VEH-122: those in it keep their heads down until it is opened again, even where there is nothing to shut. */
  shut: boolean;
  /** Mounts by index that have fired in the activation going on, as bits (DU-HEAVY-015). */
  fired: number;
  /** What each mount has fired in this game, where shots are counted. */
  spent: number[];
  /** DU-VEH-082: it fires in the midst of a move. */
  driving: boolean;
  /** DU-GUIDED-020, DU-GUIDED-025: how many missiles its decoy and its area system have stopped in this turn. */
  stopped: number;
  areaStopped: number;
  /** DU-CASEVAC-005: figures that it has taken up. */
  evacuees: number[];
  /** DU-CASEVAC-004: it waits off the table, and comes no nearer before it is called. */
  awaitsCall: boolean;
  /** DU-CASEVAC-007: it is on its way to the medical post. */
  outbound: boolean;
  /** DU-VEH-004, DU-VEH-095: its crew as a unit, where crews are used as such, and whether it has left it for good. */
  crew: number;
  unmanned: boolean;
  /** DU-VEH-050: the unit that it tows. */
  tows: number;
  /** DU-VEH-115: how those took it at whom a tank shock is going on that fell short. */
  shock: 'none' | 'stood' | 'strike';
  /** DU-VEH-051: it has it ahead of it instead. */
  pushes: boolean;
  /** DU-AIR-012: of whatever can fly; null of all that cannot. */
  flight: Flight | null;
}

type Model = VehicleRow;

/** DU-SHOOT-051: nothing is said of high vehicles, so that their crews look out where men do. */
const EYE = 0.5;

/** A vehicle as it comes to the battle. */
export function newHull(model: VehicleRow): Hull {
  return {
    model,
    isPart: false,
    x: 0,
    y: 0,
    facing: 0,
    eye: EYE,
    damage: 0,
    destroyed: false,
    immobilised: false,
    charges: model.lineCharges ?? 0,
    opened: false,
    shut: false,
    fired: 0,
    spent: model.mounts.map(() => 0),
    driving: false,
    stopped: 0,
    areaStopped: 0,
    evacuees: [],
    awaitsCall: false,
    outbound: false,
    tows: NONE,
    shock: 'none',
    crew: NONE,
    unmanned: false,
    pushes: false,
    flight: newFlight(model),
  };
}

/** DU-VEH-008: mechs and monsters stand on a disc. */
export function isRound({ kind }: Model): boolean {
  return kind !== 'vehicle';
}

/** DU-VEH-008: how long and wide a vehicle is, in mils. */
export function extentOf(model: Model): { readonly length: number; readonly width: number } {
  return EXTENTS[isRound(model) ? 'discs' : 'hulls'][model.size as Size];
}

type Size = 1 | 2 | 3 | 4 | 5;
const SIZES: readonly Size[] = [1, 2, 3, 4, 5];
type Extents = Readonly<Record<Size, { readonly length: number; readonly width: number }>>;

const EXTENTS: Readonly<Record<'hulls' | 'discs', Extents>> = {
  hulls: extents(size => HEAVY_TABLES.footprints.hulls[size]),
  discs: extents(size => [HEAVY_TABLES.footprints.discs[size], HEAVY_TABLES.footprints.discs[size]]),
};

function extents(sides: (size: Size) => readonly [number, number]): Extents {
  const rows = SIZES.map(size => [size, { length: inches(sides(size)[0]), width: inches(sides(size)[1]) }]);
  return Object.fromEntries(rows) as Extents;
}

/** DU-VEH-019: the armour class of a face; one that is not listed takes the side's, and the side the front's. */
export function classOn({ armour }: Model, face: ArmourFace): number {
  return armour[face] ?? armour.side ?? armour.front;
}

/** DU-VEH-059: the class of its thickest face. */
export function bestClassOf(model: Model): number {
  let best = 0;
  for (const face of FACES) best = Math.max(best, classOn(model, face));
  return best;
}

/** DU-VEH-016: without armour on any face. */
export function isSoft(model: Model): boolean {
  return bestClassOf(model) === 0;
}

/** DU-VEH-022, DU-VEH-023: those in it can be seen and shot at, and can shoot. */
export function isOpen({ model, opened, shut }: Hull): boolean {
  return !shut && (opened || model.traits.includes('openTopped'));
}
