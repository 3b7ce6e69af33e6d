import { FORCES, type ForceRow, MAPS, type MapRow, OWN_BATTLE, SCENARIOS } from '@sightline/dustup';
import type { Json } from '@sightline/kernel';
import { words } from '../../words/index.ts';
import type { ContentKind } from '../content.ts';

const say = words.content.dustup;
const json = (value: unknown): Json => value as Json;

export const content: readonly ContentKind[] = [
  {
    id: 'force',
    ...say.force,
    rule: 'DU-FORCE-052',
    setupOf: row => ({ scenario: OWN_BATTLE, switches: {}, details: { forces: [row, 'unionConscripts'] } }),
    at: 'forces.0',
    nameOf: row => (row as unknown as ForceRow).title,
    shipped: FORCES.rows.map(json),
  },
  {
    id: 'map',
    ...say.map,
    rule: 'DU-FORCE-002',
    setupOf: map => ({ scenario: OWN_BATTLE, switches: {}, details: { map } }),
    at: 'map',
    nameOf: row => (row as unknown as MapRow).title,
    shipped: MAPS.rows.map(json),
  },
  {
    id: 'battle',
    ...say.battle,
    rule: 'DU-GAP-020',
    setupOf: details => ({ scenario: OWN_BATTLE, switches: {}, details }),
    at: '',
    nameOf: details => say.battleName(mapName((details as { map?: unknown }).map)),
    shipped: SCENARIOS.rows.map(({ map, turns, night = false, objectives, sides, victory }) =>
      json({
        map,
        turns,
        night,
        objectives,
        forces: sides.map(({ force }) => force),
        commitment: sides.map(side => side.commitment),
        ...(victory.kind === 'points' ? { victory } : {}),
      }),
    ),
  },
];

function mapName(map: unknown): string {
  if (typeof map === 'string') return MAPS.get(map).title;
  return (map as MapRow | undefined)?.title ?? '';
}
