import { english, type Language } from '@sightline/words';
import type { Confidence, Quality } from '../content/schema.ts';
import type { Landmark, Part } from '../ground/landmarks.ts';
import aircraft from '../rules/aircraft/words.json' with { type: 'json' };
import artillery from '../rules/artillery/words.json' with { type: 'json' };
import type { CourageResult, OutcomeResult, ShockResult } from '../rules/assault/events.ts';
import assault from '../rules/assault/words.json' with { type: 'json' };
import buildings from '../rules/buildings/words.json' with { type: 'json' };
import cargo from '../rules/cargo/words.json' with { type: 'json' };
import type { Injury } from '../rules/casualties/events.ts';
import casualties from '../rules/casualties/words.json' with { type: 'json' };
import command from '../rules/command/words.json' with { type: 'json' };
import deployment from '../rules/deployment/words.json' with { type: 'json' };
import detachment from '../rules/detachment/words.json' with { type: 'json' };
import detection from '../rules/detection/words.json' with { type: 'json' };
import drones from '../rules/drones/words.json' with { type: 'json' };
import type { WarfareUse } from '../rules/electronic-warfare/questions.ts';
import electronicWarfare from '../rules/electronic-warfare/words.json' with { type: 'json' };
import evacuation from '../rules/evacuation/words.json' with { type: 'json' };
import fire from '../rules/fire/words.json' with { type: 'json' };
import forces from '../rules/forces/words.json' with { type: 'json' };
import guidedWeapons from '../rules/guided-weapons/words.json' with { type: 'json' };
import heavyWeapons from '../rules/heavy-weapons/words.json' with { type: 'json' };
import inbound from '../rules/inbound/words.json' with { type: 'json' };
import medical from '../rules/medical/words.json' with { type: 'json' };
import mines from '../rules/mines/words.json' with { type: 'json' };
import morale from '../rules/morale/words.json' with { type: 'json' };
import type { SpotFault } from '../rules/movement/formation.ts';
import movement from '../rules/movement/words.json' with { type: 'json' };
import prop from '../rules/prop/words.json' with { type: 'json' };
import reorganise from '../rules/reorganise/words.json' with { type: 'json' };
import shooting from '../rules/shooting/words.json' with { type: 'json' };
import smoke from '../rules/smoke/words.json' with { type: 'json' };
import suppression from '../rules/suppression/words.json' with { type: 'json' };
import type { EventCard } from '../rules/turn/event-cards.ts';
import type { How } from '../rules/turn/events.ts';
import turn from '../rules/turn/words.json' with { type: 'json' };
import vehicles from '../rules/vehicles/words.json' with { type: 'json' };
import victory from '../rules/victory/words.json' with { type: 'json' };
import type { Options } from '../switches.ts';
import type { ActionName } from '../table/acts.ts';
import type { DustupEvent } from '../table/events.ts';
import type { ArmourFace } from '../table/hulls.ts';
import type { Mine } from '../table/markers.ts';
import type { DustupQuestion } from '../table/questions.ts';
import type { ReactionChoice, Trigger } from '../table/reactions.ts';
import type { Change } from '../table/summary.ts';
import type { Ending } from '../table/table.ts';
import type { Fared, Fright, Whereabouts } from '../table/units.ts';
import type { OptionKey } from './options.ts';
import places from './places.json' with { type: 'json' };
import purposes from './purposes.json' with { type: 'json' };
import reasons from './reasons.json' with { type: 'json' };
import refusals from './refusals.json' with { type: 'json' };
import summary from './summary.json' with { type: 'json' };
import switches from './switches.json' with { type: 'json' };
import table from './table.json' with { type: 'json' };

/** What there must be a sentence or a word for, by the unions of the rules. */
export type NeededKey =
  | `refusal.${SpotFault}`
  | `event.${DustupEvent['type']}`
  | `question.${Exclude<DustupQuestion['kind'], 'react'>}`
  | `question.react.${Trigger['on']}`
  | `reaction.${ReactionChoice['do']}`
  | `switch.${keyof Options}`
  | `change.${Change['is']}`
  | `fared.${Exclude<Fared, 'none'>}`
  | `level.${Quality | Confidence}`
  | `action.${ActionName}`
  | `courage.${CourageResult}`
  | `combat.${OutcomeResult}`
  | `shock.${ShockResult}`
  | `injury.${Injury | 'dead'}`
  | `how.${How}`
  | `use.${WarfareUse}`
  | `face.${ArmourFace}`
  | `mine.${Mine['kind']}`
  | `fright.${Fright}`
  | `card.${EventCard}`
  | `ending.${Ending['reason']}`
  | `where.${Exclude<Whereabouts, 'table'>}`
  | `landmark.${Landmark['at']}`
  | `spot.${Landmark['at']}`
  | `tablePart.${Part}`
  | OptionKey;

/** Every sentence of the game: each chapter has its own, and what no chapter owns stands in this folder. */
const SENTENCES = {
  ...aircraft,
  ...artillery,
  ...assault,
  ...buildings,
  ...cargo,
  ...casualties,
  ...command,
  ...deployment,
  ...detachment,
  ...detection,
  ...drones,
  ...electronicWarfare,
  ...evacuation,
  ...fire,
  ...forces,
  ...guidedWeapons,
  ...heavyWeapons,
  ...inbound,
  ...medical,
  ...mines,
  ...morale,
  ...movement,
  ...prop,
  ...reorganise,
  ...shooting,
  ...smoke,
  ...suppression,
  ...turn,
  ...vehicles,
  ...victory,
  ...places,
  ...purposes,
  ...reasons,
  ...refusals,
  ...summary,
  ...switches,
  ...table,
} satisfies Readonly<Record<NeededKey, string>>;

/** What there is a sentence or a word for. */
export type SentenceKey = keyof typeof SENTENCES;

export const ENGLISH: Language = english(SENTENCES);
