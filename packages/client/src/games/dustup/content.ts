import type { DustupBoard } from '@sightline/dustup';
import { called, part, say } from '../../words/dustup.ts';
import { type ContentKind, json, mapNameIn, rowKind, wholeKind } from '../content.ts';

export const contentOf = ({ shipped, ownBattle }: DustupBoard): readonly ContentKind[] => [
  rowKind({ id: 'force', ...part('content.dustup.force'), rule: 'DU-FORCE-052' }, shipped.forces, {
    scenario: ownBattle,
    at: 'forces.0',
    detailsOf: row => ({ forces: [row, 'unionConscripts'] }),
  }),
  rowKind({ id: 'map', ...part('content.dustup.map'), rule: 'DU-FORCE-002' }, shipped.maps, {
    scenario: ownBattle,
    at: 'map',
    detailsOf: map => ({ map }),
  }),
  wholeKind(
    { id: 'battle', ...part('content.dustup.battle'), rule: 'DU-GAP-020' },
    ownBattle,
    details => say('content.dustup.battleName', { map: called(mapNameIn(details, shipped.maps)) }),
    shipped.scenarios.map(({ map, turns, night = false, objectives, sides, victory }) =>
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
