import type { KillzoneBoard } from '@sightline/killzone';
import { words } from '../../words/index.ts';
import { type ContentKind, mapNameIn, rowKind, wholeKind } from '../content.ts';

const say = words.content.killzone;

export const contentOf = ({ shipped, encounter }: KillzoneBoard): readonly ContentKind[] => [
  rowKind({ id: 'roster', ...say.roster, rule: 'KZ-ORG-009' }, shipped.rosters, {
    scenario: encounter,
    at: 'rosters.0',
    detailsOf: row => ({ rosters: [row, 'free-block'] }),
  }),
  rowKind({ id: 'map', ...say.map, rule: 'KZ-WIN-004' }, shipped.maps, {
    scenario: encounter,
    at: 'map',
    detailsOf: map => ({ map }),
  }),
  wholeKind(
    { id: 'encounter', ...say.encounter, rule: 'KZ-WIN-004' },
    encounter,
    details => say.encounterName(mapNameIn(details, shipped.maps)),
    [{ map: 'crossroads', turns: 8, rosters: ['helix-security', 'free-block'] }],
  ),
];
