import { conformance } from '@sightline/conformance/test';
import type { Json } from '@sightline/kernel';
import type { ForceRow } from '../../src/content/force-schema.ts';
import { dustup } from '../../src/system.ts';
import { troop } from '../support/gun-setting.ts';

/** Observers, mortars and everything that can be called for. */
function supportedForce(id: string, ...assets: string[]): ForceRow {
  const code = (name: string) => `${id.toUpperCase()}-${name}`;
  return {
    id,
    title: id,
    rule: 'house',
    units: [
      troop('headquarters', { code: code('HQ'), leadership: 1, commands: [code('R'), code('M')] }),
      troop('rifleSquad', { code: code('R'), leadership: 1 }),
      troop('mortarSection', { code: code('M'), leadership: 1 }),
      troop('droneTeam', { code: code('D'), leadership: 1 }),
    ],
    vehicles: [{ code: code('V'), vehicle: 'mortarCarrier' }],
    support: [{ asset: 'lightMortars', crew: code('M') }, ...assets.map(asset => ({ asset }))],
  };
}

const details = {
  forces: [
    supportedForce('one', 'companyMortars', 'battalionMortars', 'droneStrike'),
    supportedForce('two', 'companyMortars', 'saturationRockets', 'airStrike'),
  ],
  difficulty: {
    artillery: { trained: 0, other: 1 },
    air: { trained: 0, other: 1 },
    orbital: { trained: 0, other: 1 },
  },
  hidden: [2, 2],
  turns: 4,
} as unknown as Json;

// A battle under artillery keeps the promises that every battle keeps; which target is meant is nobody else's to know.
conformance(
  { ...dustup, title: 'Dustup with artillery', begin: setup => dustup.begin({ ...setup, details }) },
  { seeds: 1, scenarios: ['ownBattle'] },
);
