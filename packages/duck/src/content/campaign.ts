import { z } from 'zod';
import { amount, byName, id, list, name } from './bounds.ts';
import { teamCard } from './cards.ts';
import { details } from './details.ts';

/** One who is on the books: his character card as it stands, and what is his alone. */
const member = z.strictObject({
  card: teamCard,
  /** Gold Stars not yet exchanged (DK-STAR-006). */
  stars: amount,
  /** Things bought for him, beside what the Company issues; what is used up is struck off. */
  bought: byName(id, z.int().min(1).max(999)),
  /** He sits the next mission out, and his wounds heal. */
  resting: z.boolean(),
});

/** A weapon that belongs to the Team and that nobody carries. A plus belongs to the weapon (DK-STAR-021). */
const stored = z.strictObject({ id, plus: z.int().min(0).max(3) });

const result = z.enum(['completed', 'part', 'failed']);

const switches = byName(id, z.union([z.boolean(), z.string().max(40)]), 200);

/** The players' own cards, beside the shipped ones (DK-SETUP-003), and what they have chosen among all of them. */
const cards = details.pick({
  arenas: true,
  missions: true,
  species: true,
  bestiary: true,
  eventCards: true,
  events: true,
  weapons: true,
  gear: true,
});

/** Everything that goes on from mission to mission. Plain data, checked whenever a file is read. */
export const campaignRecord = z.strictObject({
  /** How many the Team is; replacements fill it up (DK-STAR-018). */
  size: z.int().min(4).max(8).default(6),
  roster: list(member),
  /** The Team's pool of Gold Stars; it may be below 0 (DK-STAR-011). */
  pool: z.int().min(-1_000_000).max(1_000_000),
  /** Black money and Company bonus in thousands, kept apart (DK-GAP-018). */
  purse: amount,
  bonus: amount,
  doubleAmmunition: z.boolean(),
  /** What a failed mission has brought upon the next: little ammunition, recruits of the worst sort (DK-STAR-005). */
  hardTimes: z
    .strictObject({ ammunition: z.boolean(), recruits: z.boolean() })
    .default({ ammunition: false, recruits: false }),
  drones: z.int().min(0).max(99),
  /** Advanced weapons to which the Team has access (DK-STAR-016). */
  unlocked: list(id),
  armoury: z.array(stored).max(2000),
  /** Who ended the last mission, by name (DK-STAR-010). */
  lastHome: list(name),
  /** The missions so far, the last one last. */
  history: z.array(z.strictObject({ id, mission: name, result, lost: list(name) })).max(2000),
  /** Recruits taken on so far; names are given in turn. */
  recruits: amount,
  /** What every mission is played with. */
  switches: switches.default({}),
  cards: cards.default({}),
  /** The mission that has been drawn, as the setup of a match; null until then. */
  next: z.strictObject({ scenario: id, switches, details }).nullable().default(null),
});

export type Campaign = z.infer<typeof campaignRecord>;
export type Member = z.infer<typeof member>;
export type Result = z.infer<typeof result>;

/** One who came home, as he came home. */
const homecomerRecord = z.strictObject({
  name,
  rank: z.int().min(1).max(8),
  stars: amount,
  wounds: amount,
  treated: z.boolean(),
  weapons: list(z.strictObject({ id, loaded: amount, spares: amount, plus: amount, broken: z.boolean() })),
  gear: byName(id, amount),
});

/** What a finished mission has to say to the campaign. */
const missionReport = z.strictObject({
  mission: z.strictObject({ id, title: name, stars: amount, bonus: amount }),
  result,
  /** At least one Stress Kitty catastrophe happened (DK-STAR-011). */
  catastrophe: z.boolean(),
  /** Loads that are whole, in thousands (DK-CARGO-001). */
  cargo: amount,
  /** Contraband brought back, in thousands (DK-STAR-019). */
  contraband: amount,
  /** Drone guns brought along that stand on the bridge again. */
  drones: z.int().min(0).max(99),
  home: list(homecomerRecord),
  lost: list(name),
  /** Who led the Team at the end (DK-BINGE-021). */
  leader: name.nullable(),
});
export type Homecomer = z.infer<typeof homecomerRecord>;
export type Report = z.infer<typeof missionReport>;

/** What a debriefing is made of: the campaign so far and the mission just ended. */
export const debriefingDetails = z.strictObject({ campaign: campaignRecord, report: missionReport });
export type DebriefingDetails = z.input<typeof debriefingDetails>;
