import type { Procedure } from '@sightline/kernel';
import { AMMUNITION } from '../../content/artillery.ts';
import type { DustupEvent } from '../../table/events.ts';
import type { Mission } from '../../table/missions.ts';
import type { Dustup, Place } from '../../table/table.ts';
import { isVehicle, type Unit } from '../../table/units.ts';
import type { FireMissionAct, RequestFireAct } from './acts.ts';
import { foretold } from './foretold.ts';
import { burstsOf, impactPoints } from './impact.ts';
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

/** What would become of whom if it came down as things are now. */
export function foreseeAim(table: Dustup, { unit, asset, guidance }: PlaceMission, aim: Aim | 'nowhere'): Foreseen {
  if (aim === 'nowhere') return null;
  return foreseeImpact(table, missionOf(table, table.units[unit.id]!, table.assets[asset]!, guidance, aim));
}

/** DU-ARTY-034 to DU-ARTY-043: those whom it catches, hurt or not; smoke harms nobody. */
export function foreseeImpact(table: Dustup, mission: Mission): Foreseen {
  if (AMMUNITION.get(mission.ammunition).effect.kind === 'smoke') return null;
  return foretold(table, io => burstsOf(table, mission, impactPoints(table, io, mission)));
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
