import { inches } from '@sightline/geometry/field';
import { HEAVY_TABLES } from '../content/arsenal.ts';
import type { Figure } from './figures.ts';
import { freshUnit } from './fresh-unit.ts';
import { isTurret, isVehicle, type Squad, type Unit, type Vehicle } from './units.ts';

/** DU-VEH-004: a crew for each vehicle that cannot fight, kept inside it until it gets out. */
export function enrolCrews(units: Unit[], figures: Figure[]): void {
  for (const unit of units.slice()) {
    if (!isVehicle(unit) || unit.type !== 'vehicle' || isTurret(unit)) continue;
    const crew = newCrew(unit, units.length, figures);
    unit.hull.crew = crew.id;
    units.push(crew);
  }
}

/** Armour D6, pistols, strike value 1, and the quality and leadership of the vehicle. */
function newCrew(vehicle: Vehicle, id: number, figures: Figure[]): Squad {
  const who = { ...vehicle.who, id, crew: true } as const;
  const count = HEAVY_TABLES.vehicleCrews[vehicle.hull.model.size as 1 | 2 | 3 | 4 | 5];
  const first = figures.length;
  for (let i = 0; i < count; i++) {
    figures.push({
      id: first + i,
      who: { ...who, id: first + i, number: i + 1, role: ROLE },
      side: vehicle.side,
      role: ROLE,
      specialist: null,
      close: 'bayonetKnifeButt',
      radius: inches(0.5),
      unit: id,
      armour: 'partialLight',
      weapons: ['pistol'],
      fired: 0,
      state: 'able',
      x: 0,
      y: 0,
      left: false,
      abandoned: false,
      gone: false,
    });
  }
  return {
    ...freshUnit({
      id,
      who,
      side: vehicle.side,
      code: `${vehicle.code}-C`,
      type: 'infantry',
      mover: 'infantry',
      traits: [],
      moves: 6,
      sensors: 'aided',
      comms: 'average',
      commitment: vehicle.commitment,
      warfare: 0,
      drones: 0,
      rangefinder: vehicle.rangefinder,
      ecm: HEAVY_TABLES.ecm.infantry,
      areaSystems: 0,
      areaDie: vehicle.areaDie,
      quality: vehicle.quality,
      lv: vehicle.lv,
      commands: false,
      figures: Array.from({ length: count }, (_, i) => first + i),
      confidence: vehicle.confidence,
      mounted: false,
      satchels: 0,
      breachingCharges: 0,
    }),
    where: 'merged',
    kind: 'squad',
    hull: null,
  };
}

const ROLE = 'Crewman';
