import type { Json } from '@sightline/kernel';
import { ENCOUNTER, MAPS, type MapRow, ROSTERS, type RosterRow } from '@sightline/killzone';
import { words } from '../../words/index.ts';
import type { ContentKind } from '../content.ts';

const say = words.content.killzone;
const json = (value: unknown): Json => value as Json;

export const content: readonly ContentKind[] = [
  {
    id: 'roster',
    ...say.roster,
    rule: 'KZ-ORG-009',
    setupOf: row => ({ scenario: ENCOUNTER, switches: {}, details: { rosters: [row, 'free-block'] } }),
    at: 'rosters.0',
    nameOf: row => (row as unknown as RosterRow).title,
    shipped: ROSTERS.rows.map(json),
  },
  {
    id: 'map',
    ...say.map,
    rule: 'KZ-WIN-004',
    setupOf: map => ({ scenario: ENCOUNTER, switches: {}, details: { map } }),
    at: 'map',
    nameOf: row => (row as unknown as MapRow).title,
    shipped: MAPS.rows.map(json),
  },
  {
    id: 'encounter',
    ...say.encounter,
    rule: 'KZ-WIN-004',
    setupOf: details => ({ scenario: ENCOUNTER, switches: {}, details }),
    at: '',
    nameOf: details => say.encounterName(mapName((details as { map?: unknown }).map)),
    shipped: [json({ map: 'crossroads', turns: 8, rosters: ['helix-security', 'free-block'] })],
  },
];

function mapName(map: unknown): string {
  if (typeof map === 'string') return MAPS.get(map).title;
  return (map as MapRow | undefined)?.title ?? '';
}
