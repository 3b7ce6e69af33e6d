import { conformance } from '@sightline/conformance/test';
import type { Json } from '@sightline/kernel';
import type { ForceRow } from '../../src/content/force-schema.ts';
import { dustup } from '../../src/system.ts';
import { troop } from '../support/gun-setting.ts';

/** Crews of every kind, and what their missiles are for. */
function armed(id: string, troops: readonly string[], ...vehicles: string[]): ForceRow {
  return {
    id,
    title: id,
    rule: 'house',
    units: troops.map((name, i) =>
      troop(name, { code: `${id.toUpperCase()}-${i}`, areaSystems: { count: 1, die: 8 } }),
    ),
    vehicles: vehicles.map((vehicle, i) => ({ code: `${id.toUpperCase()}-V${i}`, vehicle })),
  };
}

const details = {
  forces: [
    armed('one', ['machineGunTeam', 'missileTeam', 'infantryGunCrew', 'rifleSquad'], 'cargoTruck', 'battleTank'),
    armed(
      'two',
      ['wireMissileTeam', 'grenadeLauncherTeam', 'antiTankGunCrew', 'rocketTeam'],
      'cargoTruck',
      'heavyTank',
    ),
  ],
  hidden: [2, 2],
  turns: 3,
} as unknown as Json;

// A battle of guns keeps the promises that every battle keeps, hidden crews among them.
conformance(
  { ...dustup, title: 'Dustup with guns', begin: setup => dustup.begin({ ...setup, details }) },
  { seeds: 1, scenarios: ['ownBattle'] },
);
