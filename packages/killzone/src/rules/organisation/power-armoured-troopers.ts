import { TROOPS, WEAPONS } from '../../content/load.ts';

// Most of this section is a row of content that other sections read: night sight and sighting aid (KZ-PAT-002, KZ-PAT-008,
// KZ-PAT-009), the kill score of 16 (KZ-PAT-003), trooper modifiers for initiative, suppression and changing orders
// (KZ-PAT-006, KZ-PAT-016), every weapon in one turn (KZ-PAT-012), and a die for each glove (KZ-PAT-013, KZ-PAT-014).

/** What the inbuilt launcher is usually loaded with. */
const USUAL_LOAD = 'inbuilt-smoke';

/** KZ-PAT-010: what a figure goes into battle with; a suit that was given no load for its launcher has smoke in it. */
export function weaponsIssued(troop: string, bought: readonly string[]): readonly string[] {
  const isSuit = TROOPS.get(troop).traits.includes('powerArmour');
  const isLoaded = bought.some(id => WEAPONS.get(id).traits.includes('inbuilt'));
  return isSuit && !isLoaded ? [...bought, USUAL_LOAD] : bought;
}
