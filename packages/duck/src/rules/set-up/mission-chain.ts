import type { MissionCard } from '../../content/cards.ts';

/**
 * DK-SETUP-015: the missions of a deck that may be drawn when these have been completed, each named as often as it was:
 * the one that a card asks for, one of those that unlock it if there are such, and enough of them for its stage.
 */
export function missionsAfter(completed: readonly string[], deck: readonly MissionCard[]): MissionCard[] {
  return deck.filter(({ id, requiresMission, stage = 1 }) => {
    const keys = deck.filter(({ unlocks }) => unlocks?.includes(id));
    const isUnlocked = keys.length === 0 || keys.some(key => completed.includes(key.id));
    const isReady = requiresMission === undefined || completed.includes(requiresMission);
    return isReady && isUnlocked && completed.length >= stage - 1;
  });
}
