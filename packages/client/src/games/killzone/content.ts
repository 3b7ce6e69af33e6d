import type { KillzoneBoard } from '@sightline/killzone';
import { called, part, say } from '../../words/killzone.ts';
import { type ContentKind, mapNameIn, rowKind, wholeKind } from '../content.ts';

export const contentOf = ({ shipped, encounter }: KillzoneBoard): readonly ContentKind[] => [
  rowKind({ id: 'roster', ...part('content.killzone.roster'), rule: 'KZ-ORG-009' }, shipped.rosters, {
    scenario: encounter,
    at: 'rosters.0',
    detailsOf: row => ({ rosters: [row, 'free-block'] }),
  }),
  rowKind({ id: 'map', ...part('content.killzone.map'), rule: 'KZ-WIN-004' }, shipped.maps, {
    scenario: encounter,
    at: 'map',
    detailsOf: map => ({ map }),
  }),
  wholeKind(
    { id: 'encounter', ...part('content.killzone.encounter'), rule: 'KZ-WIN-004' },
    encounter,
    details => say('content.killzone.encounterName', { map: called(mapNameIn(details, shipped.maps)) }),
    [{ map: 'crossroads', turns: 8, rosters: ['helix-security', 'free-block'] }],
  ),
];
