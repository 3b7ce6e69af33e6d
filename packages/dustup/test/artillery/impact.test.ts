import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { accuracyDie, land } from '../../src/rules/artillery/impact.ts';
import type { Mission } from '../../src/table/missions.ts';
import type { Dustup } from '../../src/table/table.ts';
import { run, supported } from '../support/artillery-setting.ts';
import { troop } from '../support/gun-setting.ts';
import { at, box, field, put } from '../support/setting.ts';

/** A mission of red's first asset at (30, 20), asked for from due south of it. */
function noted(table: Dustup, more: Partial<Mission> = {}): Mission {
  const mission: Mission = {
    id: table.missions.length,
    side: 0,
    asset: 0,
    ammunition: table.assets[0]!.row.ammunition[0]!,
    guidance: 'none',
    observer: 0,
    lv: 2,
    die: 6,
    from: at(30, 5),
    markers: [at(30, 20)],
    real: 0,
    box: 0,
    state: 'coming',
    held: false,
    ...more,
  };
  table.missions.push(mission);
  return mission;
}

/** Where the rounds of a mission come down, in inches. */
function fallen(asset: string, more: Partial<Mission>, ...dice: string[]): [number, number][] {
  const { table, enemy } = supported(asset);
  put(table, 0, 5, 5);
  put(table, enemy.id, 66, 44);
  const told = run(dice, io => land(table, io, noted(table, more)));
  return told.flatMap(event => (event.type === 'roundBurst' ? [[event.at.x / 1000, event.at.y / 1000]] : []));
}

const CLOSE = ['D8=1', 'D12=12'];

describe('accuracy', () => {
  rule('DU-ARTY-027', 'the die of the gear has to beat leadership', () => {
    expect(fallen('airStrike', {}, 'D6=3', ...CLOSE)[0]).toEqual([30, 20]);
    expect(fallen('airStrike', {}, 'D6=2', 'D8=5', 'D12=12', ...CLOSE)[0]).toEqual([30, 30]);
  });

  rule(
    'DU-AIR-002',
    'an air strike that was asked for is abstract: no die of air defence falls, and no model comes',
    () => {
      // Nothing but the dice of the strike itself: any other would be left over or missing.
      expect(fallen('airStrike', {}, 'D6=3', ...CLOSE)).toHaveLength(2);
    },
  );

  rule('DU-ARTY-028', 'basic D6, advanced D8, superior D10', () => {
    for (const [grade, die] of [
      ['basic', 6],
      ['advanced', 8],
      ['superior', 10],
    ] as const) {
      const { table, observer } = supported('companyMortars', { rangefinder: grade }, {}, true);
      expect([grade, observer.rangefinder]).toEqual([grade, die]);
      expect(table.units[1]!.rangefinder).toBe(6);
    }
    expect(fallen('airStrike', { die: 10, lv: 3 }, 'D10=4', ...CLOSE)[0]).toEqual([30, 20]);
  });

  rule('DU-ARTY-029', 'whoever is no forward observer rolls a D4', () => {
    expect(fallen('airStrike', { die: 4 }, 'D4=3', ...CLOSE)[0]).toEqual([30, 20]);
    expect(fallen('airStrike', { die: 4 }, 'D4=2', 'D8=1', 'D12=12', ...CLOSE)[0]).toEqual([30, 22]);
    const { table } = supported('airStrike');
    expect(accuracyDie(table, noted(table, { die: 4, guidance: 'self' })).die).toBe(8);
  });

  rule('DU-ARTY-030', 'a laser helps those who see the marker, self-guided rounds help themselves', () => {
    const { table } = supported('airStrike');
    expect(accuracyDie(table, noted(table, { guidance: 'laser' })).die).toBe(8);
    table.clouds = [{ x: 25_000, y: 15_000, source: 'shell', of: 99, laidOn: 1 }];
    expect(accuracyDie(table, noted(table, { guidance: 'laser' })).die).toBe(6);
    expect(accuracyDie(table, noted(table, { guidance: 'self' })).die).toBe(10);
    expect(accuracyDie(table, noted(table, { guidance: 'self', die: 12 })).die).toBe(12);
  });

  rule('DU-ARTY-031', 'what was noted at the request counts, whatever became of the observer', () => {
    const { table, observer } = supported('airStrike');
    const mission = noted(table, { guidance: 'laser' });
    for (const id of observer.figures) table.figures[id]!.state = 'killed';
    expect(accuracyDie(table, mission).die).toBe(6);
    run(['D6=3', 'D8=1', 'D12=12'], io => land(table, io, mission));
    expect(mission.state).toBe('landed');
  });

  rule('DU-EW-012', 'what guides a round can be upset', () => {
    const { table, enemy } = supported('airStrike', {}, { blue: [troop('warfareTeam')] });
    put(table, enemy.id, 66, 44);
    enemy.warfareCounters = 3;
    const mission = noted(table, { guidance: 'self' });
    const script = [{ seat: 'blue', answer: 1 }, 'D10=5', 'D8=8', 'D8=3', 'D12=12', 'D8=1', 'D12=12'];
    const told = run(script, io => land(table, io, mission));
    expect(told.find(({ type }) => type === 'accuracyRolled')).toMatchObject({ face: 1, passed: false });
  });
});

describe('straying', () => {
  rule('DU-ARTY-032', 'the score times a D8, towards an hour of the clock', () => {
    expect(fallen('airStrike', {}, 'D6=2', 'D8=5', 'D12=3', ...CLOSE)[0]).toEqual([40, 20]);
    expect(fallen('airStrike', {}, 'D6=1', 'D8=8', 'D12=6', ...CLOSE)[0]).toEqual([30, 12]);
    // Twelve o'clock is the line from where the observer was.
    expect(fallen('airStrike', { from: at(10, 20) }, 'D6=1', 'D8=8', 'D12=12', ...CLOSE)[0]).toEqual([38, 20]);
    expect(fallen('airStrike', { from: at(30, 20) }, 'D6=1', 'D8=8', 'D12=12', ...CLOSE)[0]).toEqual([30, 28]);
  });

  rule('DU-ARTY-033', 'guided rounds stray by the D8 alone, whether they were seen or not', () => {
    expect(fallen('airStrike', { guidance: 'laser' }, 'D8=2', 'D8=5', 'D12=12', ...CLOSE)[0]).toEqual([30, 25]);
    const { table, observer, enemy } = supported('airStrike');
    put(table, enemy.id, 66, 44);
    for (const id of observer.figures) table.figures[id]!.state = 'killed';
    const told = run(['D6=2', 'D8=5', 'D12=12', ...CLOSE], io => land(table, io, noted(table, { guidance: 'laser' })));
    expect(told.find(({ type }) => type === 'roundBurst')).toMatchObject({ at: at(30, 25) });
  });

  rule('DU-ARTY-034', 'what lands off the table is still the middle of what follows', () => {
    const points = fallen(
      'airStrike',
      { markers: [at(2, 20)], from: at(2, 5) },
      'D6=2',
      'D8=3',
      'D12=9',
      'D8=5',
      'D12=3',
    );
    expect(points[0]![0]).toBeLessThan(0);
    expect(points[1]![0]).toBeCloseTo(points[0]![0] + 5, 1);
  });

  rule('DU-ARTY-041', 'further rounds fall round the first', () => {
    expect(fallen('airStrike', {}, 'D6=6', 'D8=4', 'D12=6')).toEqual([
      [30, 20],
      [30, 16],
    ]);
  });

  rule('DU-ARTY-042', 'three rounds: the third is measured from the first', () => {
    expect(fallen('companyMortars', {}, 'D6=6', 'D8=3', 'D12=3', 'D8=5', 'D12=12')).toEqual([
      [30, 20],
      [33, 20],
      [30, 25],
    ]);
  });

  rule('DU-ARTY-022', 'only at the impact is the real marker shown, and all are gone', () => {
    const markers = [at(10, 20), at(30, 20), at(40, 20)];
    const { table } = supported('airStrike');
    const mission = noted(table, { markers, real: 1 });
    const told = run(['D6=3', ...CLOSE], io => land(table, io, mission));
    expect([told[0], mission.state]).toMatchObject([{ type: 'missionLanded', at: at(30, 20), shows: true }, 'landed']);
  });
});

describe('smoke shells', () => {
  const along = (bearing: number) => ({ seat: 'red', answer: { along: bearing } });
  const rows = (table: Dustup) => table.clouds.map(({ x, y }) => [x / 1000, y / 1000]);
  const smoky = (asset: string) => {
    const { table, enemy } = supported(asset);
    put(table, enemy.id, 66, 44);
    table.assets[0] = { ...table.assets[0]!, row: { ...table.assets[0]!.row, rounds: 1 } };
    return table;
  };

  rule('DU-SMOKE-009', 'lie in a line as the firer likes, and hurt nobody', () => {
    const table = smoky('battalionMortars');
    put(table, 1, 30, 20);
    run([along(90), 'D6=6'], io => land(table, io, noted(table, { ammunition: 'smoke' })));
    expect(rows(table)).toEqual([
      [28, 20],
      [30, 20],
      [32, 20],
    ]);
    expect([table.strains.length, table.units[1]!.suppression]).toEqual([0, 0]);
    const small = smoky('companyMortars');
    run([along(0), 'D6=6'], io => land(small, io, noted(small, { ammunition: 'smoke' })));
    expect(small.clouds).toHaveLength(2);
  });

  rule('DU-SMOKE-010', 'a new mission on the same target renews the screen', () => {
    const table = smoky('battalionMortars');
    const fire = (more: Partial<Mission> = {}) =>
      run([along(90), 'D6=6'], io => land(table, io, noted(table, { ammunition: 'smoke', ...more })));
    fire();
    table.clouds = table.clouds.slice(0, 1);
    fire({ markers: [at(35, 20)] });
    expect(table.clouds).toHaveLength(3);
    fire({ markers: [at(42, 20)] });
    expect(table.clouds).toHaveLength(6);
  });

  rule('DU-SMOKE-010', 'but nobody renews, and so takes away, a screen of the enemy', () => {
    const table = smoky('battalionMortars');
    run([along(90), 'D6=6'], io => land(table, io, noted(table, { ammunition: 'smoke' })));
    table.assets.push({ ...table.assets[0]!, id: 1, side: 1 });
    const theirs = noted(table, { ammunition: 'smoke', side: 1, asset: 1, observer: 1 });
    run([{ seat: 'blue', answer: { along: 0 } }, 'D6=6'], io => land(table, io, theirs));
    expect(table.clouds).toHaveLength(6);
  });

  rule('DU-SMOKE-009', 'every round of a mission has its line', () => {
    const { table, enemy } = supported('companyMortars');
    put(table, enemy.id, 66, 44);
    const script = [along(90), 'D6=6', 'D8=3', 'D12=12', 'D8=5', 'D12=12'];
    run(script, io => land(table, io, noted(table, { ammunition: 'smoke' })));
    expect([table.clouds.length, new Set(table.clouds.map(({ of }) => of)).size]).toEqual([6, 3]);
  });

  rule('DU-ARTY-034', 'no smoke is placed off the table', () => {
    const table = smoky('battalionMortars');
    run([along(90), 'D6=6'], io => land(table, io, noted(table, { ammunition: 'smoke', markers: [at(1, 20)] })));
    expect(rows(table)).toEqual([
      [1, 20],
      [3, 20],
    ]);
  });
});

rule('DU-FIRE-007', 'incendiaries come down by the same dice', () => {
  const map = field({ areas: [box('openWater', 30, 24, 40, 30)] });
  const { table, enemy } = supported('battalionMortars', {}, { map, switches: { smoke: false } });
  put(table, enemy.id, 66, 44);
  const mission = noted(table, { ammunition: 'incendiary' });
  run(['D6=6', 'D8=3', 'D12=3', 'D8=5', 'D12=12'], io => land(table, io, mission));
  expect(table.blazes.map(({ x, y }) => [x / 1000, y / 1000])).toEqual([
    [30, 20],
    [33, 20],
  ]);
});
