import { FORCES, MAPS, OWN_BATTLE, SCENARIOS } from '@sightline/dustup';
import { part, say } from '../../words/index.ts';
import { type ContentKind, json, mapNameIn, rowKind, wholeKind } from '../content.ts';

export const content: readonly ContentKind[] = [
  rowKind({ id: 'force', ...part('content.dustup.force'), rule: 'DU-FORCE-052' }, FORCES.rows, {
    scenario: OWN_BATTLE,
    at: 'forces.0',
    detailsOf: row => ({ forces: [row, 'unionConscripts'] }),
  }),
  rowKind({ id: 'map', ...part('content.dustup.map'), rule: 'DU-FORCE-002' }, MAPS.rows, {
    scenario: OWN_BATTLE,
    at: 'map',
    detailsOf: map => ({ map }),
  }),
  wholeKind(
    { id: 'battle', ...part('content.dustup.battle'), rule: 'DU-GAP-020' },
    OWN_BATTLE,
    details => say('content.dustup.battleName', { map: mapNameIn(details, MAPS) }),
    SCENARIOS.rows.map(({ map, turns, night = false, objectives, sides, victory }) =>
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
  ),
];
