import {
  ARMOURS,
  CORE_VALUES,
  type CoreValues,
  DRUG_ROWS,
  EQUIPMENT,
  HAND_WEAPONS,
  TROOPS,
  VEHICLES,
  WEAPONS,
} from '../../content/load.ts';
import type { FigureRow, GroupRow, RosterRow } from '../../content/schema.ts';

/** KZ-ORG-009, KZ-DRUG-006: type + leader or hero + armour + weapons + equipment + drugs. */
export function pointsOfFigure(group: GroupRow, figure: FigureRow, values: CoreValues = CORE_VALUES): number {
  const sum = (ids: readonly string[], points: (id: string) => number): number =>
    ids.reduce((total, id) => total + points(id), 0);
  return (
    TROOPS.get(group.troop).points +
    (figure.leader ? values.leaderPoints : 0) +
    (figure.hero ? values.heroPoints : 0) +
    ARMOURS.get(figure.armour ?? 'none').points +
    sum(figure.weapons, id => WEAPONS.get(id).points) +
    sum(figure.hand ?? [], id => HAND_WEAPONS.get(id).points) +
    sum(figure.equipment ?? [], id => EQUIPMENT.get(id).points) +
    sum(figure.drugs ?? group.drugs, id => DRUG_ROWS.get(id).points)
  );
}

export function pointsOfGroup(group: GroupRow, values: CoreValues = CORE_VALUES): number {
  return group.figures.reduce((total, figure) => total + figure.count * pointsOfFigure(group, figure, values), 0);
}

export function pointsOfRoster({ groups, vehicles }: Pick<RosterRow, 'groups' | 'vehicles'>): number {
  const onFoot = groups.reduce((total, group) => total + pointsOfGroup(group), 0);
  return vehicles.reduce((total, bought) => total + pointsOfVehicle(vehicleBought(bought)), onFoot);
}

/** KZ-VEH-003: a vehicle as a roster buys it. */
export interface VehicleBought {
  readonly type: string;
  readonly mounted: readonly string[];
}

export function vehicleBought(bought: RosterRow['vehicles'][number]): VehicleBought {
  return typeof bought === 'string' ? { type: bought, mounted: [] } : bought;
}

/** KZ-VEH-003: its own price and that of the weapon on it. */
function pointsOfVehicle({ type, mounted }: VehicleBought): number {
  return mounted.reduce((total, id) => total + WEAPONS.get(id).points, VEHICLES.get(type).points);
}

export function sizeOf(group: GroupRow): number {
  return group.figures.reduce((size, figure) => size + figure.count, 0);
}
