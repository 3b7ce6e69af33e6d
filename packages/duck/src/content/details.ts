import { z } from 'zod';
import { gearCard, weaponCard } from './arms.ts';
import { id, list } from './bounds.ts';
import { arenaCard, eventCard, missionCard, speciesCard, teamCard } from './cards.ts';

/**
 * What players may choose besides scenario and switches: a ship by its name or a card of their own, missions of their
 * own beside the shipped ones (DK-SETUP-004), who goes, and what they meet.
 */
export const details = z.strictObject({
  arena: z.union([id, arenaCard]).optional(),
  arenas: list(arenaCard).optional(),
  mission: missionCard.optional(),
  missions: list(missionCard).optional(),
  team: list(teamCard).optional(),
  rivals: list(teamCard).optional(),
  species: id.optional(),
  /** Species and Event cards of the players' own, beside the shipped ones (DK-SETUP-003). */
  bestiary: list(speciesCard).optional(),
  eventCards: list(eventCard).optional(),
  /** Weapons and gear of their own, which the cards of Teams and species may name. */
  weapons: list(weaponCard).optional(),
  gear: list(gearCard).optional(),
  /** The Event cards that make up the deck, by their ids; all of them unless given (DK-SETUP-025). */
  events: list(id).optional(),
  threatLevel: z.int().min(0).max(5).optional(),
  /** Walking drone guns that the Team brings along (DK-STAR-015). */
  drones: z.int().min(0).max(4).optional(),
});
export type Details = z.infer<typeof details>;
