import type { Stock } from '../../content/stock.ts';

// Most of this section is a row of content that other sections read: night sight and sighting aid (KZ-PAT-002, KZ-PAT-008,
// KZ-PAT-009), the kill score of 16 (KZ-PAT-003), trooper modifiers for initiative, suppression and changing orders
// (KZ-PAT-006, KZ-PAT-016), every weapon in one turn (KZ-PAT-012), and a die for each glove (KZ-PAT-013, KZ-PAT-014).

/** KZ-PAT-010: what a figure goes into battle with; a suit that was given no load for its launcher has smoke in it. */
export function weaponsIssued({ troops, weapons }: Stock, troop: string, bought: readonly string[]): readonly string[] {
  const isSuit = troops.get(troop).traits.includes('powerArmour');
  const isLoaded = bought.some(id => weapons.get(id).traits.includes('inbuilt'));
  if (!isSuit || isLoaded) return bought;
  const usual = weapons.rows.find(({ traits }) => traits.includes('usualLoad'));
  return usual ? [...bought, usual.id] : bought;
}
