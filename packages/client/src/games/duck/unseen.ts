import type { DuckEvent } from '@sightline/duck';

/** What is book-keeping, or is seen by what comes of it: it is read in the report and holds nobody up. */
export const UNSEEN: ReadonlySet<DuckEvent['type']> = new Set<DuckEvent['type']>([
  'ammunitionSpared',
  'arenaDrawn',
  'cardDrawn',
  'cargoLaid',
  'eventCardDealt',
  'explosionMarkersRemoved',
  'flamesBurntDown',
  'linedUp',
  'markerLaid',
  'missionDrawn',
  'missionPutBack',
  'packHunted',
  'powerUsed',
  'roundBegan',
  'sequenceCardDrawn',
  'sourceChitPlaced',
  'starAwarded',
  'stood',
  'threatDecided',
  'threatRunBy',
  'timerCountedDown',
  'turnedToFace',
  'weaponryLaidDown',
]);
