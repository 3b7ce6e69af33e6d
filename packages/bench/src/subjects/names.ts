/** Every subject is a file of its name in this folder that exports `subject`. They are measured in this order. */
export const SUBJECTS: readonly string[] = [
  'drill-silent-vs-boardgameio',
  'drill-told-vs-boardgameio',
  'drill-suspended-vs-boardgameio',
  'drill-games',
  'killzone-games',
  'dustup-games',
  'dustup-vehicle-games',
  'dustup-sight',
  'duck-missions',
  'duck-sight-vs-rotjs',
  'duck-reach-vs-rotjs',
  'copy-vs-structuredClone',
  'roll-vs-bare-loop',
];
