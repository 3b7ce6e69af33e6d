import { CORE_VALUES, type CoreValues, DRUG_ROWS, NO_ARMOUR } from '../../content/load.ts';
import type { FigureRow, GroupRow, RosterRow } from '../../content/schema.ts';
import { SHIPPED, type Stock, stockOf } from '../../content/stock.ts';

/** As much of a roster as is judged and paid for. */
export type Roster = Pick<RosterRow, 'groups' | 'vehicles' | 'brings'>;

/** KZ-ORG-009, KZ-DRUG-006: type + leader or hero + armour + weapons + equipment + drugs. */
export function pointsOfFigure(
  group: GroupRow,
  figure: FigureRow,
  values: CoreValues = CORE_VALUES,
  stock: Stock = SHIPPED,
): number {
  const sum = (ids: readonly string[], points: (id: string) => number): number =>
    ids.reduce((total, id) => total + points(id), 0);
  return (
    stock.troops.get(group.troop).points +
    (figure.leader ? values.leaderPoints : 0) +
    (figure.hero ? values.heroPoints : 0) +
    stock.armours.get(figure.armour ?? NO_ARMOUR).points +
    sum(figure.weapons, id => stock.weapons.get(id).points) +
    sum(figure.hand ?? [], id => stock.handWeapons.get(id).points) +
    sum(figure.equipment ?? [], id => stock.equipment.get(id).points) +
    sum(figure.drugs ?? group.drugs, id => DRUG_ROWS.get(id).points)
  );
}

export function pointsOfGroup(group: GroupRow, stock: Stock = SHIPPED): number {
  return group.figures.reduce(
    (total, figure) => total + figure.count * pointsOfFigure(group, figure, CORE_VALUES, stock),
    0,
  );
}

export function pointsOfRoster({ groups, vehicles, brings }: Roster): number {
  const stock = stockOf({ brought: brings });
  const onFoot = groups.reduce((total, group) => total + pointsOfGroup(group, stock), 0);
  return vehicles.reduce((total, bought) => total + pointsOfVehicle(stock, vehicleBought(bought)), onFoot);
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
function pointsOfVehicle({ weapons, vehicles }: Stock, { type, mounted }: VehicleBought): number {
  return mounted.reduce((total, id) => total + weapons.get(id).points, vehicles.get(type).points);
}

export function sizeOf(group: GroupRow): number {
  return group.figures.reduce((size, figure) => size + figure.count, 0);
}
