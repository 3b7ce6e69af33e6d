import { isWithin, type Polygon } from '@sightline/geometry/field';
import { BOMBS } from './content/bombs.ts';
import { knownWeapon, rangeOf } from './content/weapons.ts';
import { isConcealedFromAbove } from './ground/from-above.ts';
import { isClear, seesUnit } from './ground/sight.ts';
import { antiAirArms, whyNotFireAtAircraft } from './rules/aircraft/anti-air-weapons.ts';
import { impactsAhead, radiusOf } from './rules/aircraft/bomb-foresight.ts';
import { bombsLeft } from './rules/aircraft/bombs.ts';
import { BLIND, corridorOf, kindOf, leastRangeOf } from './rules/aircraft/weapons.ts';
import { bears } from './rules/vehicles/mounts.ts';
import { type Flight, type Flyer, isAirborne, isFlyer } from './table/flight.ts';
import type { Mount } from './table/hulls.ts';
import { type Place, placeOf } from './table/table.ts';
import { isHidden, isInPlay, type Unit } from './table/units.ts';
import type { DustupView } from './view/view.ts';

/** What a board asks of aircraft and of those who fire at them. Places are in mils, lengths in inches. */
export interface AircraftBoard {
  /** Null for whatever cannot fly. */
  flightOf(view: DustupView, unit: Unit): FlightState | null;
  /** DU-AIR-030: what each of its weapons can be laid on, from where it is; `length` is how far a corridor is drawn. */
  armsOf(view: DustupView, unit: Flyer, length: number): readonly AirArm[];
  /** DU-AIR-038 to DU-AIR-041: every place where its bombs may fall, an inch apart, and how far round each is felt. */
  bombsFallAt(view: DustupView, unit: Flyer, bombs: readonly number[], stick: boolean): BombFall;
  /** DU-AIR-045: what a unit has against aircraft; no such weapon has an end to its range but a gun with one. */
  antiAirOf(view: DustupView, unit: Unit): readonly AntiAirArm[];
  /** DU-AIR-045: whether an aircraft at a place could be seen by a unit on the ground: the reach of its anti-air weapons. */
  wouldSee(view: DustupView, unit: Unit, at: Place): boolean;
  /** Whom an aircraft is seen by, of those whom the viewer knows; and which of them could fire at it now. */
  seenBy(view: DustupView, unit: Flyer): readonly number[];
  threatenedBy(view: DustupView, unit: Flyer): readonly number[];
  /** DU-AIR-029: whom of its enemies the ground or smoke conceals from above. Editions before it do not say. */
  concealedBelow?(view: DustupView, unit: Flyer): readonly number[];
  /** DU-AIR-045: whether a unit could fire at an aircraft that were at a place, by sight, arc and range. */
  coversAir?(view: DustupView, unit: Unit, at: Place): boolean;
  /** The places over which it could, `step` inches apart; none for what has nothing against aircraft. */
  airReachOf?(view: DustupView, unit: Unit): AirReach;
}

interface AirReach {
  readonly places: readonly Place[];
  readonly step: number;
}

interface FlightState {
  readonly mode: Flight['mode'];
  readonly heading: number;
  /** DU-AIR-066. */
  readonly landedHard: boolean;
  readonly bombs: readonly { readonly name: string; readonly left: number }[];
}

interface AirArm {
  readonly name: string;
  readonly kind: 'turreted' | 'fixed' | 'guided';
  /** DU-AIR-031, DU-AIR-043: its arc in degrees and where the middle of it points; null for what is fixed. */
  readonly arc: { readonly degrees: number; readonly bearing: number } | null;
  /** DU-AIR-034. */
  readonly corridor: Polygon | null;
  /** DU-AIR-032, DU-AIR-035: what is nearer is too near. */
  readonly least: number;
  /** DU-AIR-033, DU-AIR-036: what it can be used in. */
  readonly inTheAir: boolean;
  readonly onTheGround: boolean;
}

interface BombFall {
  readonly places: readonly Place[];
  readonly radius: number;
}

interface AntiAirArm {
  readonly name: string;
  readonly weapon: number;
  readonly guidance: number;
  readonly firepower: number;
  readonly isMissile: boolean;
}

export const aircraftBoard: AircraftBoard = {
  flightOf(_, unit) {
    if (!isFlyer(unit)) return null;
    const { model, flight, facing } = unit.hull;
    const left = bombsLeft(unit);
    return {
      mode: flight.mode,
      heading: facing,
      landedHard: flight.landedHard,
      bombs: (model.bombs ?? []).map(({ bomb }, i) => ({ name: BOMBS.get(bomb).name, left: left[i]! })),
    };
  },
  armsOf: (view, unit, length) => unit.hull.model.mounts.flatMap(mount => armOf(view, unit, mount, length)),
  bombsFallAt: (_, unit, bombs, stick) => ({
    places: impactsAhead(unit, bombs.length, stick),
    radius: Math.max(0, ...bombs.map(bomb => radiusOf(unit, bomb))),
  }),
  antiAirOf: (view, unit) =>
    antiAirArms(view, unit).map(({ weapon, arm: { id, guidance, firepower, isMissile } }) => ({
      name: knownWeapon(view.armoury, id)?.row.name ?? id,
      weapon,
      guidance,
      firepower,
      isMissile,
    })),
  wouldSee: (view, unit, at) => isClear(view, placeOf(view, unit), at, unit.sensors),
  seenBy: (view, unit) =>
    enemiesOf(view, unit)
      .filter(other => seesUnit(view, other, unit))
      .map(({ id }) => id),
  threatenedBy: (view, unit) =>
    enemiesOf(view, unit)
      .filter(other => antiAirArms(view, other).some(({ weapon }) => isThreat(view, other, unit, weapon)))
      .map(({ id }) => id),
  concealedBelow: (view, unit) =>
    enemiesOf(view, unit)
      .filter(other => isConcealedFromAbove(view, other))
      .map(({ id }) => id),
  coversAir,
  airReachOf,
};

/** How far the places of a reach are apart, in inches. */
const AIR_STEP = 2;

/** In the middles of squares that cover the whole table. */
function airReachOf(view: DustupView, unit: Unit): AirReach {
  const places: Place[] = [];
  if (antiAirArms(view, unit).length > 0) {
    for (let x = AIR_STEP / 2; x < view.map.width; x += AIR_STEP)
      for (let y = AIR_STEP / 2; y < view.map.depth; y += AIR_STEP) places.push({ x: x * 1000, y: y * 1000 });
  }
  return { places: places.filter(at => coversAir(view, unit, at)), step: AIR_STEP };
}

function coversAir(view: DustupView, unit: Unit, at: Place): boolean {
  const from = placeOf(view, unit);
  const isLaid = ({ weapon, arm }: ReturnType<typeof antiAirArms>[number]): boolean => {
    const mount = unit.hull?.model.mounts[weapon];
    const known = knownWeapon(view.armoury, arm.id);
    const range = known === undefined ? null : rangeOf(known);
    if (mount !== undefined && unit.hull !== null && !bears(unit.hull, mount, at)) return false;
    return range === null || isWithin(from, at, range * 1000);
  };
  return antiAirArms(view, unit).some(isLaid) && isClear(view, from, at, unit.sensors);
}

function enemiesOf(view: DustupView, { side }: Unit): Unit[] {
  return view.units.filter(other => other.side !== side && !isHidden(other) && isInPlay(view, other));
}

function isThreat(view: DustupView, unit: Unit, { id }: Unit, weapon: number): boolean {
  return whyNotFireAtAircraft(view, unit, { do: 'fireAtAircraft', target: id, weapon }).length === 0;
}

/** DU-AIR-043. */
const FORWARD = 180;

function armOf({ armoury }: DustupView, unit: Flyer, mount: Mount, length: number): AirArm[] {
  const weapon = knownWeapon(armoury, mount.weapon);
  if (weapon === undefined) return [];
  const { hull } = unit;
  const kind = kindOf(mount, weapon);
  const bearing = (hull.facing + (mount.toward ?? 0)) % 360;
  const turret = { degrees: mount.arc, bearing };
  const nose = { degrees: FORWARD, bearing: hull.facing };
  return [
    {
      name: weapon.row.name,
      kind,
      arc: kind === 'fixed' ? null : kind === 'guided' ? nose : turret,
      corridor: kind === 'fixed' ? corridorOf(hull, length * 1000) : null,
      least: kind === 'fixed' ? leastRangeOf(hull) / 1000 : kind === 'turreted' && isAirborne(unit) ? BLIND / 1000 : 0,
      inTheAir: !hull.model.traits.includes('landsAgain'),
      onTheGround: kind === 'turreted' && mount.under !== true,
    },
  ];
}
