import { z } from 'zod';
import { arenaCard, eventCard, missionCard, speciesCard, teamCard } from './cards.ts';

/**
 * What players may choose besides scenario and switches: a ship by its name or a card of their own, missions of their
 * own beside the shipped ones (DK-SETUP-004), who goes, and what they meet.
 */
export const details = z.strictObject({
  arena: z.union([z.string(), arenaCard]).optional(),
  arenas: z.array(arenaCard).optional(),
  mission: missionCard.optional(),
  missions: z.array(missionCard).optional(),
  team: z.array(teamCard).optional(),
  rivals: z.array(teamCard).optional(),
  species: z.string().optional(),
  /** Species and Event cards of the players' own, beside the shipped ones (DK-SETUP-003). */
  bestiary: z.array(speciesCard).optional(),
  eventCards: z.array(eventCard).optional(),
  /** The Event cards that make up the deck, by their ids; all of them unless given (DK-SETUP-025). */
  events: z.array(z.string()).optional(),
  threatLevel: z.int().min(0).max(5).optional(),
  /** Walking drone guns that the Team brings along (DK-STAR-015). */
  drones: z.int().min(0).max(4).optional(),
});
export type Details = z.infer<typeof details>;
