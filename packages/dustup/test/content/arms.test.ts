import { describe, expect, test } from 'vitest';
import { weaponsAgainstMen, weaponsByThemselves } from '../../src/arms/matrix.ts';
import { shotOf } from '../../src/arms/range.ts';
import { GUIDED_WEAPONS, HEAVY_WEAPONS, VEHICLES } from '../../src/content/arsenal.ts';
import type { Faces } from '../../src/dice/ladder.ts';
import { classOn } from '../../src/table/hulls.ts';

const matrix = weaponsByThemselves();
const BATTLE_TANK = 3;
const COLOSSUS = 8;

function cell(name: string, column: number, detail?: 'near') {
  return matrix.rows.find(({ entry }) => entry.name === name && entry.detail === detail)!.cells[column]!;
}

const faces = (die: Faces): number[] => Array.from({ length: die }, (_, i) => i + 1);

/** Damaged and destroyed by one hit, face by face. */
function oneHit(times: number, kind: number): { damaged: number; destroyed: number } {
  let [damaged, destroyed] = [0, 0];
  for (const impact of faces(12)) {
    for (const armour of faces(12)) {
      if (times * impact > 2 * kind * armour) destroyed++;
      else if (times * impact > kind * armour) damaged++;
    }
  }
  return { damaged: damaged / 144, destroyed: destroyed / 144 };
}

describe('the matrix of arms', () => {
  test('by hand: a light missile at the front of a battle tank', () => {
    const { guidance, impact } = GUIDED_WEAPONS.get('lightMissile');
    const { ecm } = VEHICLES.get('battleTank');
    let [any, both] = [0, 0];
    for (const target of faces(ecm)) {
      const [quality, guided] = [Math.max(0, 8 - target) / 8, Math.max(0, guidance - target) / guidance];
      any += (1 - (1 - quality) * (1 - guided)) / ecm;
      both += (quality * guided) / ecm;
    }
    const hit = oneHit(impact.point.times, classOn(VEHICLES.get('battleTank'), 'front'));
    const { suppressed, damaged, destroyed } = cell('Light anti-armour missile', BATTLE_TANK);
    expect(suppressed).toBeCloseTo(any, 12);
    expect(damaged).toBeCloseTo(both * hit.damaged, 12);
    expect(destroyed).toBeCloseTo(both * hit.destroyed, 12);
  });

  test('by hand: how often a tank gun keeps a battle tank down', () => {
    const [die] = HEAVY_WEAPONS.get('tankGun').firepower.point;
    let none = 0;
    for (const target of faces(8)) none += ((Math.min(8, target) / 8) * (Math.min(die!, target) / die!)) / 8;
    expect(cell('Tank gun', BATTLE_TANK).suppressed).toBeCloseTo(1 - none, 12);
  });

  test('rifles neither harm a battle tank nor keep it down better than a missile does, from where both may fire', () => {
    const rifles = cell('Rifle squad', BATTLE_TANK);
    expect([rifles.damaged, rifles.destroyed, cell('Rifle squad', BATTLE_TANK, 'near').destroyed]).toEqual([0, 0, 0]);
    for (const name of ['Light anti-armour missile', 'Heavy anti-armour missile', 'Top-attack missile']) {
      expect(cell(name, BATTLE_TANK).suppressed).toBeGreaterThan(rifles.suppressed);
      expect(cell(name, BATTLE_TANK).destroyed).toBeGreaterThan(0.1);
    }
  });

  test('a gun does more to a battle tank than the next smaller one, and a colossus can be killed', () => {
    const guns = ['Heavy machine gun', 'Autocannon', 'Light gun', 'Tank gun', 'Heavy tank gun', 'Siege cannon'];
    const kills = guns.map(name => cell(name, BATTLE_TANK).destroyed);
    expect(kills).toEqual(kills.toSorted((a, b) => a - b));
    expect(cell('Light anti-armour missile', COLOSSUS).destroyed).toBeGreaterThan(0.15);
    expect(cell('Heavy tank gun', COLOSSUS).destroyed).toBeGreaterThan(0.15);
  });

  test('men are for rifles, machine guns and grenades, not for missiles and anti-tank guns', () => {
    const men = weaponsAgainstMen();
    const against = (name: string) => men.rows.find(({ entry }) => entry.name === name)!.cells[0]!;
    const [missile, gun] = [against('Light anti-armour missile'), against('Anti-tank gun')];
    for (const name of ['Rifle squad', 'Heavy machine gun', 'Heavy automatic grenade launcher']) {
      expect(against(name).suppressed).toBeGreaterThan(missile.suppressed);
      expect(against(name).casualties).toBeGreaterThan(missile.casualties);
      expect(against(name).casualties).toBeGreaterThan(gun.casualties);
    }
  });

  test('a flank is worth a move', () => {
    const at = (face: 'front' | 'side') =>
      shotOf({ by: 'crew', weapon: 'tankGun', on: 'emplacement' }, { at: 'vehicle', vehicle: 'battleTank', face }, 30);
    expect(at('side').destroyed).toBeGreaterThan(1.4 * at('front').destroyed);
  });
});
