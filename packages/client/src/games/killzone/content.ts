import { ENCOUNTER, MAPS, ROSTERS } from '@sightline/killzone';
import { part, say } from '../../words/index.ts';
import { type ContentKind, mapNameIn, rowKind, wholeKind } from '../content.ts';

export const content: readonly ContentKind[] = [
  rowKind({ id: 'roster', ...part('content.killzone.roster'), rule: 'KZ-ORG-009' }, ROSTERS.rows, {
    scenario: ENCOUNTER,
    at: 'rosters.0',
    detailsOf: row => ({ rosters: [row, 'free-block'] }),
  }),
  rowKind({ id: 'map', ...part('content.killzone.map'), rule: 'KZ-WIN-004' }, MAPS.rows, {
    scenario: ENCOUNTER,
    at: 'map',
    detailsOf: map => ({ map }),
  }),
  wholeKind(
    { id: 'encounter', ...part('content.killzone.encounter'), rule: 'KZ-WIN-004' },
    ENCOUNTER,
    details => say('content.killzone.encounterName', { map: mapNameIn(details, MAPS) }),
    [{ map: 'crossroads', turns: 8, rosters: ['helix-security', 'free-block'] }],
  ),
];
