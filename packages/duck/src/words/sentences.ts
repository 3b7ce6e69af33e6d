import type { Position } from '@sightline/geometry/grid';
import { english, type Language } from '@sightline/words';
import type { DebriefingQuestion } from '../campaign/questions.ts';
import type { CampaignEvent } from '../campaign/record.ts';
import campaign from '../campaign/words.json' with { type: 'json' };
import type { Ping, Response } from '../content/cards.ts';
import actions from '../rules/actions/words.json' with { type: 'json' };
import type { Panic } from '../rules/binge/panic.ts';
import type { BingeCause } from '../rules/binge/stress.ts';
import binge from '../rules/binge/words.json' with { type: 'json' };
import boarding from '../rules/boarding/words.json' with { type: 'json' };
import cargo from '../rules/cargo/words.json' with { type: 'json' };
import ceiling from '../rules/ceiling/words.json' with { type: 'json' };
import competitors from '../rules/competitors/words.json' with { type: 'json' };
import damage from '../rules/damage/words.json' with { type: 'json' };
import doors from '../rules/doors/words.json' with { type: 'json' };
import ducking from '../rules/ducking/words.json' with { type: 'json' };
import eventCards from '../rules/event-cards/words.json' with { type: 'json' };
import grapple from '../rules/grapple/words.json' with { type: 'json' };
import grenades from '../rules/grenades/words.json' with { type: 'json' };
import housekeeping from '../rules/housekeeping/words.json' with { type: 'json' };
import type { Effect } from '../rules/kitty/catastrophe.ts';
import kitty from '../rules/kitty/words.json' with { type: 'json' };
import machines from '../rules/machines/words.json' with { type: 'json' };
import missions from '../rules/missions/words.json' with { type: 'json' };
import type { Reply } from '../rules/mother/radio.ts';
import mother from '../rules/mother/words.json' with { type: 'json' };
import movement from '../rules/movement/words.json' with { type: 'json' };
import otherActions from '../rules/other-actions/words.json' with { type: 'json' };
import sensor from '../rules/sensor/words.json' with { type: 'json' };
import setUp from '../rules/set-up/words.json' with { type: 'json' };
import shooting from '../rules/shooting/words.json' with { type: 'json' };
import type { Deed } from '../rules/stars/gold-stars.ts';
import stars from '../rules/stars/words.json' with { type: 'json' };
import threats from '../rules/threats/words.json' with { type: 'json' };
import turn from '../rules/turn/words.json' with { type: 'json' };
import vehicles from '../rules/vehicles/words.json' with { type: 'json' };
import type { Spot } from '../ship/places.ts';
import type { Switches } from '../switches.ts';
import type { DuckEvent } from '../table/events.ts';
import type { Condition, Machine } from '../table/figure.ts';
import type { DuckQuestion, DuckTrigger } from '../table/questions.ts';
import type { Change } from '../table/summary.ts';
import type { Charge, Ending, Fitting, Load, Phase, Vehicle } from '../table/table.ts';
import type { OptionKey } from './options.ts';
import purposes from './purposes.json' with { type: 'json' };
import reasons from './reasons.json' with { type: 'json' };
import type { Named } from './said.ts';
import summary from './summary.json' with { type: 'json' };
import switches from './switches.json' with { type: 'json' };
import table from './table.json' with { type: 'json' };
import words from './words.json' with { type: 'json' };

/** What there must be a sentence or a word for, by the unions of the rules. */
export type NeededKey =
  | `event.${DuckEvent['type'] | CampaignEvent['type']}`
  | `question.${Exclude<(DuckQuestion | DebriefingQuestion)['kind'], 'react'>}`
  | `question.react.${DuckTrigger['on']}`
  | `switch.${keyof Switches}`
  | `summary.${Change['now']}`
  | `cause.${BingeCause}`
  | `deed.${Deed}`
  | `effect.${Effect | 'nothing'}`
  | `reply.${Reply}`
  | `ping.${Ping}`
  | `phase.${Phase}`
  | `response.${Response}`
  | `kind.${Charge['kind'] | Load['kind']}`
  | `fitting.${Fitting['kind']}`
  | `vehicle.${Vehicle['type']}`
  | `model.${Machine['model']}`
  | `state.${Condition}`
  | `position.${Position}`
  | `how.${Panic['how']}`
  | `reason.${Ending['reason']}`
  | `result.${Ending['result']}`
  | `ending.${Ending['result']}`
  | `named.${Exclude<Named['is'], 'name' | 'vehicle'>}`
  | `spot.${Spot['in']}`
  | OptionKey;

/** Every sentence of the game: each chapter has its own, and what no chapter owns stands in this folder. */
const SENTENCES = {
  ...actions,
  ...binge,
  ...boarding,
  ...cargo,
  ...ceiling,
  ...competitors,
  ...damage,
  ...doors,
  ...ducking,
  ...eventCards,
  ...grapple,
  ...grenades,
  ...housekeeping,
  ...kitty,
  ...machines,
  ...missions,
  ...mother,
  ...movement,
  ...otherActions,
  ...sensor,
  ...setUp,
  ...shooting,
  ...stars,
  ...threats,
  ...turn,
  ...vehicles,
  ...campaign,
  ...purposes,
  ...reasons,
  ...summary,
  ...switches,
  ...table,
  ...words,
} satisfies Readonly<Record<NeededKey, string>>;

/** What there is a sentence or a word for. */
export type SentenceKey = keyof typeof SENTENCES;

export const ENGLISH: Language = english(SENTENCES);
