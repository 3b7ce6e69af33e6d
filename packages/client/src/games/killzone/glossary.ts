import { aside } from '../../words/aside.ts';
import sentences from '../../words/glossary-killzone.json' with { type: 'json' };
import { type Glossary, glossaryOf } from '../glossary.ts';

/** The terms of the game that a newcomer cannot know, with the rows that they come from. */
export const glossary: Glossary = glossaryOf(aside(sentences), 'killzone', {
  order: 'KZ-ORDER-001',
  shoot: 'KZ-ORDER-002',
  assault: 'KZ-ORDER-003',
  staySharp: 'KZ-ORDER-004',
  keepDown: 'KZ-ORDER-005',
  snipe: 'KZ-ORDER-006',
  run: 'KZ-ORDER-007',
  hitAndRun: 'KZ-ORDER-008',
  change: 'KZ-CHANGE-003',
  initiative: 'KZ-INIT-002',
  suppressed: 'KZ-SUPP-002',
  captured: 'KZ-CAPT-001',
  killScore: 'KZ-SHOOT-006',
  targeting: 'KZ-SHOOT-004',
  damage: 'KZ-SHOOT-006',
  rapid: 'KZ-SHOOT-002',
  cover: 'KZ-SHOOT-009',
  skid: 'KZ-VEH-018',
  ram: 'KZ-VEH-026',
  hero: 'KZ-ORG-007',
  heroicSave: 'KZ-ORG-007',
  compelled: 'KZ-MOVE-005',
  haywire: 'KZ-DRUG-015',
  speed: 'KZ-DRUG-012',
  dove: 'KZ-DRUG-019',
  alcohol: 'KZ-DRUG-022',
  overdose: 'KZ-DRUG-008',
  majorFire: 'KZ-FIRE-010',
  minorFire: 'KZ-FIRE-006',
  points: 'KZ-WIN-002',
  turf: 'KZ-GAP-014',
});
