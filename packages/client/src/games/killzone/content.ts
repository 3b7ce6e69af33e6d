import { ENCOUNTER, MAPS, ROSTERS } from '@sightline/killzone';
import { words } from '../../words/index.ts';
import { type ContentKind, mapNameIn, rowKind, wholeKind } from '../content.ts';

const say = words.content.killzone;

export const content: readonly ContentKind[] = [
  rowKind({ id: 'roster', ...say.roster, rule: 'KZ-ORG-009' }, ROSTERS.rows, {
    scenario: ENCOUNTER,
    at: 'rosters.0',
    detailsOf: row => ({ rosters: [row, 'free-block'] }),
  }),
  rowKind({ id: 'map', ...say.map, rule: 'KZ-WIN-004' }, MAPS.rows, {
    scenario: ENCOUNTER,
    at: 'map',
    detailsOf: map => ({ map }),
  }),
  wholeKind(
    { id: 'encounter', ...say.encounter, rule: 'KZ-WIN-004' },
    ENCOUNTER,
    details => say.encounterName(mapNameIn(details, MAPS.rows)),
    [{ map: 'crossroads', turns: 8, rosters: ['helix-security', 'free-block'] }],
  ),
];
