import { catalogue } from '@sightline/kernel';
import artilleryJson from '../../content/artillery.json' with { type: 'json' };
import {
  type AmmunitionRow,
  ammunitionRow,
  artilleryTablesRow,
  assetRowWith,
  type BombRow,
  bombRow,
  type Calibre,
  calibreRow,
  type TubeRow,
  tubeRow,
} from './artillery-schema.ts';
import type { HeavyWeaponRow } from './heavy-schema.ts';
import { rowsOf } from './rows.ts';

const FILE = 'artillery.json';

export const CALIBRES = catalogue('calibre', rowsOf(FILE, calibreRow).parse(artilleryJson.calibres));
export const AMMUNITION = catalogue('ammunition', rowsOf(FILE, ammunitionRow).parse(artilleryJson.ammunition));
export const TUBES = catalogue('tube', rowsOf(FILE, tubeRow).parse(artilleryJson.tubes));
/** The artillery of DU-GAP2-016. */
export const assetRow = assetRowWith(AMMUNITION.has, id => (TUBES.has(id) ? TUBES.get(id) : undefined));
export const ASSETS = catalogue('artillery asset', rowsOf(FILE, assetRow).parse(artilleryJson.assets));
/** The bombs of DU-GAP2-017. */
export const BOMBS = catalogue<BombRow>(
  'bomb',
  rowsOf(
    FILE,
    bombRow.refine(({ ammunition }) => AMMUNITION.has(ammunition), {
      path: ['ammunition'],
      error: 'there is none such',
    }),
  ).parse(artilleryJson.bombs),
);
export const ARTILLERY_TABLES = artilleryTablesRow.parse(artilleryJson.tables);

/** DU-ARTY-038: submunitions of large weapons burst in the air, where an asset does not say otherwise. */
export function burstsInTheAir(calibre: Calibre, { id, effect }: AmmunitionRow, listed?: readonly string[]): boolean {
  if (listed !== undefined) return listed.includes(id);
  const isLarge = calibre === 'large' || calibre === 'veryLarge';
  return isLarge && effect.kind === 'burst' && (id === 'antiPersonnel' || id === 'antiArmour');
}

/** DU-ARTY-008: a gun over open sights, as a heavy weapon of the fitting size. */
export function overOpenSights({ id, name, rule, calibre }: TubeRow): HeavyWeaponRow {
  const { effect } = AMMUNITION.get('generalPurpose');
  if (effect.kind !== 'burst') throw new Error('expected general purpose rounds to burst');
  const impact = { infantry: effect.infantry, point: effect.armour };
  return {
    id,
    name,
    rule,
    size: CALIBRES.get(calibre).class,
    firepower: { infantry: [8], point: [8] },
    impact,
    traits: [],
  };
}
