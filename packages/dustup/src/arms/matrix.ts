import { odds } from '@sightline/kernel';
import { EXPLOSIVES, GUIDED_WEAPONS, HEAVY_WEAPONS, ROCKETS, VEHICLES } from '../content/arsenal.ts';
import { damageBy } from '../dice/damage.ts';
import { rollTimes, type Times } from '../dice/times.ts';
import { armourOf } from '../rules/vehicles/armour.ts';
import { isAircraft } from '../table/flight.ts';
import { newHull } from '../table/hulls.ts';
import type { DustupIo } from '../table/table.ts';
import { type Firer, type Mark, type Shares, shotOf } from './range.ts';

export type { Shares };

/** A row or column of a matrix: what it is by its row, and what it is about it that counts. */
export interface Entry {
  readonly name: string;
  readonly size?: number;
  readonly detail?: 'front' | 'side' | 'rear' | 'near' | 'open' | 'wood';
}

export interface Matrix {
  readonly columns: readonly Entry[];
  readonly rows: readonly { readonly entry: Entry; readonly cells: readonly Shares[] }[];
}

/** Hulls that stand for the rest, by the faces they show. */
const HULLS: readonly (readonly [string, 'front' | 'side'])[] = [
  ['wheeledCarrier', 'front'],
  ['wheeledCarrier', 'side'],
  ['fightingVehicle', 'front'],
  ['battleTank', 'front'],
  ['battleTank', 'side'],
  ['heavyTank', 'front'],
  ['heavyTank', 'side'],
  ['siegeHulk', 'front'],
  ['colossus', 'front'],
  ['colossus', 'side'],
];
const COLUMNS: readonly Entry[] = HULLS.map(([vehicle, detail]) => ({ name: VEHICLES.get(vehicle).name, detail }));

/** Effective range and short range, in inches. */
const FAR = 30;
const NEAR = 10;

const againstHulls = (entry: Entry, firer: Firer, inches: number): Matrix['rows'][number] => ({
  entry,
  cells: HULLS.map(([vehicle, face]) => shotOf(firer, { at: 'vehicle', vehicle, face }, inches)),
});

/** By size, and the weakest of a size first. */
const HEAVY = HEAVY_WEAPONS.rows.toSorted((a, b) => a.size - b.size || mostOf(a.impact.point) - mostOf(b.impact.point));

function mostOf({ die, times }: Times): number {
  return die * times;
}

/** Every weapon of the catalogue with average fire control and a quality of D8. */
export function weaponsByThemselves(): Matrix {
  const rifles: Firer = { by: 'rifles' };
  return {
    columns: COLUMNS,
    rows: [
      againstHulls({ name: 'Rifle squad' }, rifles, FAR),
      againstHulls({ name: 'Rifle squad', detail: 'near' }, rifles, NEAR),
      ...HEAVY.map(({ id, name, size, range = FAR }) =>
        againstHulls({ name, size }, { by: 'crew', weapon: id, on: 'emplacement' }, Math.min(FAR, range)),
      ),
      ...ROCKETS.rows.flatMap(({ id, name, range = FAR }) =>
        [
          { detail: undefined, inches: Math.min(FAR, range) },
          { detail: 'near' as const, inches: NEAR },
        ].map(({ detail, inches }) =>
          againstHulls({ name, ...(detail && { detail }) }, { by: 'rocket', weapon: id }, inches),
        ),
      ),
      ...GUIDED_WEAPONS.rows
        .filter(({ traits }) => !traits.includes('aircraft'))
        .map(({ id, name }) => againstHulls({ name }, { by: 'crew', weapon: id, on: 'launcher' }, FAR)),
    ],
  };
}

/** What vehicles have for other vehicles, with their own crews and fire control. */
export function weaponsAsMounted(): Matrix {
  // What aircraft do from above is another matter (DU-AIR-030).
  const rows = VEHICLES.rows
    .filter(row => !isAircraft(row))
    .flatMap(({ id, name, mounts }) =>
      mounts.flatMap(({ weapon }, mount) => {
        if (mounts.findIndex(other => other.weapon === weapon) < mount) return [];
        const row = HEAVY_WEAPONS.has(weapon) ? HEAVY_WEAPONS.get(weapon) : undefined;
        const isForHulls = GUIDED_WEAPONS.has(weapon) || (row?.size ?? 0) > 1;
        const called = row?.name ?? (GUIDED_WEAPONS.has(weapon) ? GUIDED_WEAPONS.get(weapon).name : weapon);
        const firer: Firer = { by: 'vehicle', vehicle: id, weapon };
        return isForHulls
          ? [againstHulls({ name: `${name}, ${called}` }, firer, Math.min(FAR, row?.range ?? FAR))]
          : [];
      }),
    );
  return { columns: COLUMNS, rows };
}

const MARKS: readonly Mark[] = [
  { at: 'men', where: 'open' },
  { at: 'men', where: 'wood' },
];

/** What they do to a rifle squad: eight men with D6 armour. */
export function weaponsAgainstMen(): Matrix {
  const row = (entry: Entry, firer: Firer, inches: number): Matrix['rows'][number] => ({
    entry,
    cells: MARKS.map(mark => shotOf(firer, mark, inches)),
  });
  return {
    columns: [
      { name: 'Rifle squad', detail: 'open' },
      { name: 'Rifle squad', detail: 'wood' },
    ],
    rows: [
      row({ name: 'Rifle squad' }, { by: 'rifles' }, FAR),
      ...HEAVY.map(({ id, name, size, range = FAR }) =>
        row({ name, size }, { by: 'crew', weapon: id, on: 'emplacement' }, Math.min(FAR, range)),
      ),
      ...GUIDED_WEAPONS.rows
        .filter(({ traits }) => !traits.includes('aircraft'))
        .map(({ id, name }) => row({ name }, { by: 'crew', weapon: id, on: 'launcher' }, FAR)),
    ],
  };
}

const CHARGED: readonly (readonly [string, 'side' | 'rear'])[] = [
  ['wheeledCarrier', 'side'],
  ['battleTank', 'side'],
  ['battleTank', 'rear'],
  ['heavyTank', 'side'],
  ['colossus', 'side'],
];

/** DU-VEH-107: what a charge does once the squad is there. */
export function charges(): Matrix {
  return {
    columns: CHARGED.map(([vehicle, detail]) => ({ name: VEHICLES.get(vehicle).name, detail })),
    rows: EXPLOSIVES.rows.map(({ name, impact }) => ({
      entry: { name },
      cells: CHARGED.map(([vehicle, face]) =>
        chargeAgainst(impact, armourOf(newHull(VEHICLES.get(vehicle)), face, 'none')),
      ),
    })),
  };
}

function chargeAgainst(impact: Times, armour: Times): Shares {
  const strike = (told: string[], io: DustupIo): void => {
    const force = rollTimes(io, impact, { rule: 'DU-VEH-107', purpose: 'impact' });
    told.push(damageBy(force, rollTimes(io, armour, { rule: 'DU-VEH-107', purpose: 'armour' })));
  };
  const { outcomes } = odds<string[], never>(
    strike as never,
    [],
    told => [...told],
    (_, after) => after[0]!,
  );
  const share = (result: string): number => outcomes.find(({ outcome }) => outcome === result)?.chance ?? 0;
  return { suppressed: 0, damaged: share('damaged'), destroyed: share('destroyed'), casualties: 0 };
}
