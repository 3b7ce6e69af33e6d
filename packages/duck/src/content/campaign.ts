import { z } from 'zod';
import { teamCard } from './cards.ts';
import { details } from './details.ts';

const amount = z.int().min(0);

/** One who is on the books: his character card as it stands, and what is his alone. */
const member = z.strictObject({
  card: teamCard,
  /** Gold Stars not yet exchanged (DK-STAR-006). */
  stars: amount,
  /** Things bought for him, beside what the Company issues; what is used up is struck off. */
  bought: z.record(z.string(), z.int().min(1)),
  /** He sits the next mission out, and his wounds heal. */
  resting: z.boolean(),
});

/** A weapon that belongs to the Team and that nobody carries. A plus belongs to the weapon (DK-STAR-021). */
const stored = z.strictObject({ id: z.string().min(1), plus: z.int().min(0).max(3) });

const result = z.enum(['completed', 'part', 'failed']);

const switches = z.record(z.string(), z.union([z.boolean(), z.string()]));

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
  roster: z.array(member),
  /** The Team's pool of Gold Stars; it may be below 0 (DK-STAR-011). */
  pool: z.int(),
  /** Black money and Company bonus in thousands, kept apart (DK-GAP-018). */
  purse: amount,
  bonus: amount,
  doubleAmmunition: z.boolean(),
  drones: amount,
  /** Advanced weapons to which the Team has access (DK-STAR-016). */
  unlocked: z.array(z.string()),
  armoury: z.array(stored),
  /** Who ended the last mission, by name (DK-STAR-010). */
  lastHome: z.array(z.string()),
  /** The missions so far, the last one last. */
  history: z.array(z.strictObject({ id: z.string(), mission: z.string(), result, lost: z.array(z.string()) })),
  /** Recruits taken on so far; names are given in turn. */
  recruits: amount,
  /** What every mission is played with. */
  switches: switches.default({}),
  cards: cards.default({}),
  /** The mission that has been drawn, as the setup of a match; null until then. */
  next: z.strictObject({ scenario: z.string(), switches, details }).nullable().default(null),
});

export type Campaign = z.infer<typeof campaignRecord>;
export type Member = z.infer<typeof member>;
export type Result = z.infer<typeof result>;

/** One who came home, as he came home. */
const homecomerRecord = z.strictObject({
  name: z.string(),
  rank: z.int(),
  stars: amount,
  wounds: amount,
  treated: z.boolean(),
  weapons: z.array(
    z.strictObject({ id: z.string(), loaded: amount, spares: amount, plus: amount, broken: z.boolean() }),
  ),
  gear: z.record(z.string(), amount),
});

/** What a finished mission has to say to the campaign. */
const missionReport = z.strictObject({
  mission: z.strictObject({ id: z.string(), title: z.string(), stars: amount, bonus: amount }),
  result,
  /** At least one Stress Kitty catastrophe happened (DK-STAR-011). */
  catastrophe: z.boolean(),
  /** Loads that are whole, in thousands (DK-CARGO-001). */
  cargo: amount,
  /** Contraband brought back, in thousands (DK-STAR-019). */
  contraband: amount,
  /** Drone guns brought along that stand on the bridge again. */
  drones: amount,
  home: z.array(homecomerRecord),
  lost: z.array(z.string()),
  /** Who led the Team at the end (DK-BINGE-021). */
  leader: z.string().nullable(),
});
export type Homecomer = z.infer<typeof homecomerRecord>;
export type Report = z.infer<typeof missionReport>;

/** What a debriefing is made of: the campaign so far and the mission just ended. */
export const debriefingDetails = z.strictObject({ campaign: campaignRecord, report: missionReport });
export type DebriefingDetails = z.input<typeof debriefingDetails>;
