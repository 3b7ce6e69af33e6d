import { ASSETS } from '../content/artillery.ts';
import type { SupportRow } from '../content/artillery-schema.ts';
import type { Asset } from './missions.ts';
import { NONE } from './table.ts';
import type { Unit } from './units.ts';

/** DU-ARTY-001: the artillery of a side: what its force or the scenario lists, and mortars that drive along. */
export function assetsOf(support: readonly SupportRow[], side: number, units: readonly Unit[], first: number): Asset[] {
  const own = units.filter(unit => unit.side === side);
  const named = (code: string | undefined): Unit | undefined => own.find(unit => unit.code === code);
  const listed = support.map(({ asset, missions, crew, owner }): Omit<Asset, 'id'> => {
    const row = ASSETS.get(asset);
    return {
      side,
      row,
      owner: named(owner)?.id ?? NONE,
      piece: named(crew)?.piece ?? NONE,
      vehicle: NONE,
      left: missions ?? row.missions,
    };
  });
  return [...listed, ...own.flatMap(unit => mountedOn(unit))].map((asset, i) => ({ id: first + i, ...asset }));
}

/** DU-ARTY-005: a mortar in the hull of a vehicle. */
function mountedOn({ id, side, who, hull }: Unit): Omit<Asset, 'id'>[] {
  if (!hull?.model.mortar) return [];
  const { round, rounds, missions } = hull.model.mortar;
  const row = { ...ASSETS.get('lightMortars'), name: who.name, calibre: round, rounds, missions };
  return [{ side, row, owner: NONE, piece: NONE, vehicle: id, left: missions }];
}
