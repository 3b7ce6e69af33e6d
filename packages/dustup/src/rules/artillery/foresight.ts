import type { Procedure } from '@sightline/kernel';
import { AMMUNITION, CALIBRES } from '../../content/artillery.ts';
import type { DustupEvent } from '../../table/events.ts';
import { assetOf, type Mission } from '../../table/missions.ts';
import type { Dustup, Place } from '../../table/table.ts';
import { isVehicle, type Unit } from '../../table/units.ts';
import { BURNS } from '../fire/burning-hulls.ts';
import { suppress } from '../suppression/suppress.ts';
import type { FireMissionAct, RequestFireAct } from './acts.ts';
import { foreseenIn } from './impact.ts';
import { isFigureIn, isHullIn } from './in-burst.ts';
import { missionOf } from './placing.ts';
import type { Aim, PlaceMission } from './questions.ts';
import { isGranted } from './requests.ts';

type Foreseen = Procedure<Dustup, DustupEvent> | null;

/** The roll by itself: where the marker goes is said later. */
export function foreseeRequest(_: Dustup, { id }: Unit, act: RequestFireAct): Foreseen {
  return (later, io) => void isGranted(later, io, later.units[id]!, act);
}

export function foreseeFireMission(table: Dustup, _: Unit, { mission }: FireMissionAct): Foreseen {
  return foreseeImpact(table, table.missions[mission]!);
}

/** Who would be in it if it came down as things are now. */
export function foreseeAim(table: Dustup, { unit, asset, guidance }: PlaceMission, aim: Aim | 'nowhere'): Foreseen {
  if (aim === 'nowhere') return null;
  return foreseeImpact(table, missionOf(table, table.units[unit.id]!, table.assets[asset]!, guidance, aim));
}

/** DU-ARTY-040: everybody who is in it gets a marker; smoke harms nobody. */
export function foreseeImpact(table: Dustup, mission: Mission): Foreseen {
  const { effect } = AMMUNITION.get(mission.ammunition);
  if (effect.kind === 'smoke') return null;
  const radius = effect.kind === 'fire' ? BURNS : CALIBRES.get(assetOf(table, mission).row.calibre).radius;
  // Nobody moves meanwhile, so that every way down is looked at once.
  const known = new Map<string, readonly number[]>();
  const isIn = (at: Place): readonly number[] => {
    const key = `${at.x},${at.y}`;
    const ids = known.get(key) ?? unitsIn(table, at, radius);
    known.set(key, ids);
    return ids;
  };
  return (later, io) => {
    for (const id of foreseenIn(later, io, mission, isIn)) suppress(io, later.units[id]!, 'DU-ARTY-040');
  };
}

/** The units that a burst there would catch. */
export function unitsIn(table: Dustup, at: Place, radius: number): readonly number[] {
  const blast = { at, radius, airBurst: false };
  const isCaught = (unit: Unit): boolean => {
    if (isVehicle(unit)) return isHullIn(unit, blast);
    return unit.figures.some(id => {
      const figure = table.figures[id]!;
      return !figure.left && isFigureIn(table, unit, figure, blast);
    });
  };
  return table.units.filter(isCaught).map(({ id }) => id);
}
