import { z } from 'zod';
import { vehicleType } from './arms.ts';
import { byName, coded, count, id, list, name, source, text } from './bounds.ts';
import { moduleType } from './modules.ts';

/** The cards of the game as data. Players add their own beside the shipped ones; a new row needs no code. */
/** Column and row of a tile. */
const place = z.int().min(0).max(19);
const tile = z.tuple([place, place]);
const side = z.enum(['N', 'E', 'S', 'W']);
const opening = z.tuple([place, place, side, z.enum(['narrow', 'cargo'])]);

/** DK-SETUP-016: how many Source chits lie in a module of a type, and on each tile of every other. */
const sourceChits = z.strictObject({
  perModule: z.partialRecord(moduleType, z.int().min(0).max(9)),
  perOtherTile: z.int().min(0).max(9),
});

/** DK-SETUP-004: an arena is a list of modules on tiles of 5 by 5 squares, with doors on their sides. */
export const arenaCard = z.strictObject({
  id,
  name,
  source,
  modules: list(z.strictObject({ name, type: moduleType, tiles: list(tile).min(1) })).min(1),
  doors: list(opening),
  airlocks: list(opening).min(1),
  exhausts: list(z.tuple([place, place, side])),
  /** Cargo loads stand on the c squares of the furniture plan. */
  cargo: z.enum(['diced', 'hazardous', 'none']),
  species: id.optional(),
  /** Where its Source is likelier, in place of the Drifter's list (DK-SETUP-016). */
  sourceChits: sourceChits.optional(),
  /** Furniture of a module of its own, in place of the plan for its type: one plan of five rows a tile. */
  furniture: byName(name, list(z.array(z.string().length(5)).length(5))).optional(),
  /** Pieces that fill half a square along one of its sides, or a quarter in one of its corners (DK-MOVE-043). */
  partFilled: list(
    z.strictObject({
      tile,
      square: z.tuple([z.int().min(1).max(5), z.int().min(1).max(5)]),
      height: z.enum(['LOW', 'HIGH']),
      fills: z.enum(['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']),
    }),
  ).default([]),
  vehicles: list(
    z.strictObject({
      type: coded(vehicleType),
      tile,
      square: z.tuple([z.int().min(1).max(5), z.int().min(1).max(5)]),
      facing: side,
    }),
  ).default([]),
  /** Modules whose ceiling level is in play whatever the die says, and whether or not the option is on (DK-CEIL-001). */
  ceilings: list(name).default([]),
  /** Robo-guns and drones that stand there when the Team arrives, switched off (DK-CYBER). */
  machines: list(
    z.strictObject({
      model: z.enum(['roboGun', 'hemgDrone', 'flameDrone', 'actionDrone']),
      walker: z.boolean().default(false),
      tile,
      square: z.tuple([z.int().min(1).max(5), z.int().min(1).max(5)]),
      facing: side,
    }),
  ).default([]),
});
export type ArenaCard = Readonly<z.infer<typeof arenaCard>>;

const ping = z.enum(['RED', 'ORANGE', 'BLUE', 'GREEN', 'PURPLE', 'NONE']);
export type Ping = z.infer<typeof ping>;

const strength = z.enum(['WEAK', 'AVE', 'STRONG']);
export type Strength = z.infer<typeof strength>;
const luck = z.enum(['NORMAL', 'UNLUCKY', 'JONAH']);
export type Luck = z.infer<typeof luck>;

/** DK-GAP-028: what is printed on a character card. */
export const teamCard = z.strictObject({
  name,
  source,
  you: z.boolean().default(false),
  rank: z.int().min(1).max(8),
  strength,
  ff: z.int().min(2).max(6),
  luck,
  traits: list(z.enum(['FAST', 'TOUGH', 'BURLY', 'DEFT', 'LUCKY', 'STEADY', 'LAME'])).default([]),
  abilities: list(coded(id)).default([]),
  weapon: id,
  plus: z.int().min(0).max(3).default(0),
  gear: byName(id, z.int().min(1).max(20)).default({}),
  armoured: z.boolean().default(false),
  /** Spare magazines, belts or tanks for his gun (DK-STAR-013). */
  spares: z.int().min(0).max(20).default(1),
  /** What is in his gun to begin with; null for a full magazine (DK-STAR-005). */
  loaded: z.int().min(0).max(60).nullable().default(null),
  /** What he still bears of the last mission: a wound, or its treatment (DK-DMG-009). */
  wounds: z.int().min(0).max(1).default(0),
  treated: z.boolean().default(false),
});
export type TeamCard = Readonly<z.infer<typeof teamCard>>;

const response = z.enum([
  'attack-nearest',
  'stay',
  'move-away-hide',
  'hide-move-away',
  'shoot-else-hide',
  'shoot-else-find-los',
  'grenade-or-shoot-else-hide',
  'grenade-or-shoot-else-find-los',
  'mission-priority',
  'set-ambush',
  'flee',
  'retire',
]);
export type Response = z.infer<typeof response>;
/** DK-THREAT-013: rows that are left out are those of the basic profile. */
const column = z.partialRecord(z.enum(['1', '2', '3', '4', '5', '6', 'above']), coded(response));

/** DK-TSHOOT-002: a Reaction Profile: two columns of results and what is added to the die. */
export const profileCard = z.strictObject({
  id,
  source,
  teamOnTile: column.default({}),
  noTeam: column.default({}),
  modifiers: byName(name, z.int().min(-12).max(12)).optional(),
});
export type ProfileCard = Readonly<z.infer<typeof profileCard>>;

const move = z.strictObject({
  die: z.enum(['D6', 'AvD']),
  add: z.int().min(-6).max(12),
  addIdentified: z.int().min(-6).max(12).optional(),
});

export const speciesCard = z.strictObject({
  id,
  name,
  source,
  /** DK-THREAT-003: what drives it. */
  mind: z.enum(['stimulus', 'intellect']),
  human: z.boolean().default(false),
  horrific: z.boolean(),
  move,
  grapple: z.int().min(0).max(12),
  grappleStatic: z.int().min(0).max(12).optional(),
  tail: z.strictObject({ dice: z.int().min(1).max(6), when: z.enum(['noHit', 'hit']), poison: z.boolean() }).optional(),
  protection: z.enum(['UNPROTECTED', 'PROTECTED', 'ARMOURED']),
  dry: z.boolean().default(false),
  /** It does not breathe (DK-GREN-018). */
  lifeless: z.boolean().default(false),
  stimuli: z.strictObject({
    sight: z.boolean(),
    sound: z.boolean(),
    scent: z.int().min(0).max(40),
    vibration: z.int().min(0).max(40),
  }),
  pack: z.enum(['own', 'joins', 'none']),
  joinsPackOf: id.optional(),
  /** What brings it out when it lies in wait: a man in sight or within 2 squares, or one it can get at (DK-THREAT-028). */
  springs: z.enum(['atSight', 'inReach']).default('inReach'),
  /** DK-GRAP-001: it drags men off; one that does not kills whom it has stunned. */
  prey: z.boolean().default(true),
  doors: z.enum(['batter', 'operate']),
  batterDice: z.int().min(1).max(2).default(1),
  ducts: z.boolean(),
  /** A shipped Reaction Profile by its id, or one of its own. */
  profile: z.union([id, profileCard]),
  attackChoices: list(z.enum(['BACKS', 'HEAVY WEAPONS', 'AIDS OBJECTIVE', 'YOU', 'OTHER'])),
  arms: list(
    z.strictObject({ weapon: id.nullable(), grenades: z.int().min(0).max(9), every: z.int().min(1).max(9) }),
  ).default([]),
  consequence: z.enum(['ACID', 'EXPLODES', 'SPAWNS', 'MUSH', 'FLEES', 'RABID', 'ALARM', 'none']).default('none'),
  /** Its blood is acid where the match says so, whatever else befalls it (DK-DMG-032). */
  mayBleedAcid: z.boolean().default(false),
  spawns: id.optional(),
  /** How its Source chits are spread, in place of the ship's list (DK-SETUP-016). */
  sourceChits: sourceChits.optional(),
  /** One of these replaces one of that species in every RED ping (DK-GAP-021). */
  leadsRedPingOf: id.optional(),
});
export type SpeciesCard = Readonly<z.infer<typeof speciesCard>>;

/** DK-ACT-028: an action that a card defines; its result is a named rule of the mission chapter. */
const namedAction = z.strictObject({
  id,
  where: id,
  /** Who may try: 'you', or whoever has an ability (DK-GAP-015); everybody if it does not say. */
  who: coded(id).optional(),
  successes: z.int().min(1).max(9),
  modifier: z.int().min(-6).max(6).default(0),
  result: name,
});
export type NamedAction = Readonly<z.infer<typeof namedAction>>;

/** DK-GAP-030. Conditions are named rules of the mission chapter; a new one needs a rule and a test. */
export const missionCard = z.strictObject({
  id,
  title: name,
  objective: text,
  source,
  requires: list(moduleType).default([]),
  /** DK-SETUP-015: not drawn before that one has been completed in the same campaign. */
  requiresMission: id.optional(),
  /** The missions that are not drawn before this one, or another that unlocks them, has been completed. */
  unlocks: list(id).optional(),
  /** Of the campaign: one of stage 3 is not drawn before two missions have been completed. */
  stage: z.int().min(1).max(99).optional(),
  setup: list(name).default([]),
  actions: list(namedAction).default([]),
  completed: list(name).min(1),
  part: list(name).min(1),
  failed: list(name).default([]),
  /** DK-GAP-013: a mission from which nobody comes home has failed, unless its card is judged all the same. */
  nobodyHome: z.enum(['failed', 'judged']).default('failed'),
  stars: count,
  bonus: z.int().min(0).max(999),
  danger: z.int().min(1).max(5),
  turnLimit: z.int().min(1).max(200).nullable(),
  stressThreshold: z.int().min(1).max(60).default(10),
  /** DK-SETUP-030: the craft that brings the Team; only a name. */
  mother: z.strictObject({ name, type: name }).default({ name: 'Mother', type: 'spaceship' }),
  arena: id.optional(),
  /** DK-SETUP-013: the Primary Threat of this mission, before the ship's own. */
  species: id.optional(),
});
export type MissionCard = Readonly<z.infer<typeof missionCard>>;

const eventEffect = z.enum([
  'stress',
  'lightsOut',
  'doorStuckOpen',
  'pingHigher',
  'bingeCheckInSight',
  'siren',
  'gasPocket',
  'rottenDeck',
  'impatience',
  'draught',
  'spread',
  'redFootprints',
  'sentryGun',
  'regenKit',
  'reload',
  'turnChits',
  'forbiddenItem',
  'binge',
  'survivor',
  'audit',
  'waitingThreat',
  'doorRC',
  'extraObjective',
  'quiet',
  'surge',
]);
export type EventEffect = z.infer<typeof eventEffect>;

/** DK-SETUP-029: an Event card is a colour and a list of effects from the chapter on events. */
export const eventCard = z.strictObject({
  id,
  colour: z.enum(['RED', 'GREEN']),
  title: name,
  /** What it says beneath its title. */
  text: text.optional(),
  source,
  /** The kind of module that it speaks of, wherever it is turned; that in which it lies unless given. */
  module: moduleType.optional(),
  effects: list(z.strictObject({ kind: eventEffect, amount: z.int().min(1).max(20).optional() })).min(1),
  /** What may be done from then on, as on a mission card (DK-ACT-028). */
  actions: list(namedAction).min(1).optional(),
});
export type EventCard = Readonly<z.infer<typeof eventCard>>;
