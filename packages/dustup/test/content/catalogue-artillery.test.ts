import type { Json } from '@sightline/kernel';
import { loadLedger } from '@sightline/ledger/load';
import { rule } from '@sightline/ledger/test';
import { expect, test } from 'vitest';
import {
  AMMUNITION,
  ARTILLERY_TABLES,
  ASSETS,
  assetRow,
  BOMBS,
  burstsInTheAir,
  CALIBRES,
} from '../../src/content/artillery.ts';
import { ALL_FORCES } from '../../src/content/groups.ts';
import { rowsOf } from '../../src/content/rows.ts';
import { dustup } from '../../src/system.ts';

const ledger = new Map(loadLedger().map(row => [row.id as string, row]));
const data = (id: string) => ledger.get(id)!.data as Record<string, never>;

test('every row of the artillery names a row of the ledger', () => {
  for (const { id, rule: cited } of [CALIBRES, AMMUNITION, ASSETS, BOMBS].flatMap(({ rows }) => [...rows])) {
    expect(ledger.has(cited), `${id} cites ${cited}`).toBe(true);
  }
});

rule(['DU-ARTY-002', 'DU-ARTY-003', 'DU-SMOKE-009'], 'rounds have the numbers of the tables', () => {
  expect(CALIBRES.rows.map(({ radius }) => radius)).toEqual(Object.values(data('DU-ARTY-003')));
  expect(CALIBRES.rows.map(row => row.class)).toEqual(Object.values(data('DU-ARTY-008')));
  expect(CALIBRES.rows.map(({ clouds }) => clouds)).toEqual(Object.values(data('DU-SMOKE-009')));
  const impacts = AMMUNITION.rows.flatMap(({ effect }) =>
    effect.kind === 'burst' ? [[effect.infantry, effect.armour].map(({ die, times }) => `D${die}x${times}`)] : [],
  );
  expect(impacts).toEqual([
    ['D8x1', 'D8x1'],
    ['D12x1', 'D8x1'],
    ['D6x1', 'D12x2'],
  ]);
});

rule(
  ['DU-GAP2-016', 'DU-ARTY-001', 'DU-ARTY-005'],
  'the assets are those of the list, light mortars alone on the table',
  () => {
    const listed = Object.values(data('DU-GAP2-016')) as { round: string; rounds: number; missions: number }[];
    const plain = (calibre: string) => (calibre === 'veryLarge' ? 'very large' : calibre);
    expect(
      ASSETS.rows
        .filter(row => row.rule === 'DU-GAP2-016')
        .map(({ calibre, rounds, missions }) => [plain(calibre), rounds, missions]),
    ).toEqual(listed.map(({ round, rounds, missions }) => [round, rounds, missions]));
    expect(ASSETS.rows.filter(({ level }) => level === 'onTable').map(({ id }) => id)).toEqual([
      'lightMortars',
      'fieldGun',
    ]);
    const inForces = ALL_FORCES.rows.flatMap(({ support = [] }) => support.map(({ asset }) => ASSETS.get(asset)));
    expect(inForces.filter(({ level, id }) => level === 'onTable' && id !== 'lightMortars')).toEqual([]);
  },
);

rule('DU-ARTY-038', 'submunitions of large weapons burst in the air', () => {
  const bursting = ASSETS.rows.map(({ id, calibre, ammunition, airBurst }) => [
    id,
    ammunition.filter(each => burstsInTheAir(calibre, AMMUNITION.get(each), airBurst)),
  ]);
  expect(Object.fromEntries(bursting)).toEqual({
    lightMortars: [],
    companyMortars: [],
    battalionMortars: ['antiPersonnel'],
    regimentalBattery: ['antiArmour'],
    saturationRockets: ['antiPersonnel'],
    orbitalStrike: ['antiArmour'],
    airStrike: [],
    droneStrike: [],
    fieldGun: [],
  });
  expect(burstsInTheAir('medium', AMMUNITION.get('generalPurpose'), ['generalPurpose'])).toBe(true);
});

rule('DU-GAP2-017', 'bombs burst by their size and ammunition', () => {
  expect(BOMBS.rows.map(({ calibre, ammunition, airBurst }) => [calibre, ammunition, airBurst])).toEqual([
    ['medium', 'generalPurpose', false],
    ['large', 'generalPurpose', false],
    ['large', 'antiArmour', true],
    ['small', 'incendiary', false],
  ]);
});

rule(['DU-ARTY-014', 'DU-ARTY-019', 'DU-ARTY-028', 'DU-ARTY-029', 'DU-ARTY-017'], 'the tables of requests', () => {
  const { difficulty, delays, rangefinders, untrainedRangefinder, chits } = ARTILLERY_TABLES;
  expect(Object.values(difficulty).flatMap(({ trained, other }) => [trained, other])).toEqual([0, 2, 2, 4, 3, 6]);
  expect(delays).toEqual({ platoon: 1, company: 1, battalion: 2, regiment: 3, orbital: 3, air: 3 });
  expect(rangefinders).toEqual({ basic: 6, advanced: 8, superior: 10 });
  expect([untrainedRangefinder, chits]).toEqual([4, 2]);
});

test('an asset that does not fit says where and by which rule', () => {
  const good = { ...ASSETS.get('companyMortars'), id: 'own', rule: 'house' };
  const wrong = (change: object): string => {
    try {
      rowsOf('artillery.json', assetRow).parse([{ ...good, ...change }]);
    } catch (problem) {
      return (problem as Error).message;
    }
    return 'nothing';
  };
  expect(wrong({})).toBe('nothing');
  expect(wrong({ ammunition: ['gas'] })).toBe(
    'artillery.json: row 1, own.ammunition.0: there is no ammunition "gas" (DU-ARTY-002)',
  );
  expect(wrong({ support: 'air' })).toContain('own.level');
  expect(wrong({ tube: 'lightMortar' })).toContain('DU-ARTY-001');
  expect(wrong({ airBurst: ['antiArmour'] })).toContain('DU-ARTY-038');
  expect(wrong({ rounds: 9 })).toContain('own.rounds');
});

rule(
  ['DU-GAP2-016', 'DU-ARTY-001'],
  "a battle of one's own brings artillery within limits, and hears what is wrong where",
  () => {
    const wrong = (support: object) =>
      dustup.whyNotSetup!({
        scenario: 'ownBattle',
        switches: {},
        details: { support: [[support], []] } as unknown as Json,
      }).map(({ rule: by, about }) => [by, (about as { readonly at: string }).at]);
    expect(wrong({ asset: 'companyMortars', missions: 4 })).toEqual([]);
    expect(wrong({ asset: 'companyMortars', missions: 5 })).toEqual([['DU-GAP2-016', 'support.0.missions']]);
    expect(wrong({ asset: 'railGuns' })).toEqual([['DU-GAP2-016', 'support.0.asset']]);
    expect(wrong({ asset: 'lightMortars' })).toEqual([['DU-ARTY-001', 'support.0.crew']]);
    expect(wrong({ asset: 'airStrike', owner: 'X-1' })).toEqual([['DU-ARTY-016', 'support.0.owner']]);
  },
);
