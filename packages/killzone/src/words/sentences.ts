import type { Landmark, Part } from '../ground/landmarks.ts';
import captives from '../rules/captives/words.json' with { type: 'json' };
import deployment from '../rules/deployment/words.json' with { type: 'json' };
import drugs from '../rules/drugs/words.json' with { type: 'json' };
import fire from '../rules/fire/words.json' with { type: 'json' };
import type { CombatResult } from '../rules/hand-to-hand/events.ts';
import handToHand from '../rules/hand-to-hand/words.json' with { type: 'json' };
import movement from '../rules/movement/words.json' with { type: 'json' };
import night from '../rules/night/words.json' with { type: 'json' };
import orders from '../rules/orders/words.json' with { type: 'json' };
import organisation from '../rules/organisation/words.json' with { type: 'json' };
import shooting from '../rules/shooting/words.json' with { type: 'json' };
import smoke from '../rules/smoke/words.json' with { type: 'json' };
import type { Harm } from '../rules/suppression/events.ts';
import suppression from '../rules/suppression/words.json' with { type: 'json' };
import turn from '../rules/turn/words.json' with { type: 'json' };
import type { ObstacleKind } from '../rules/vehicles/obstacles.ts';
import vehicles from '../rules/vehicles/words.json' with { type: 'json' };
import winning from '../rules/winning/words.json' with { type: 'json' };
import type { SwitchId } from '../switches.ts';
import type { Act } from '../table/acts.ts';
import type { KillzoneEvent } from '../table/events.ts';
import type { KillzoneQuestion } from '../table/questions.ts';
import type { Change } from '../table/summary.ts';
import type { EndingReason, FireState } from '../table/table.ts';
import type { FigureState, Named } from '../table/units.ts';
import places from './places.json' with { type: 'json' };
import setup from './setup.json' with { type: 'json' };
import table from './table.json' with { type: 'json' };

/** Every sentence of the game by its key, in English. */
export const SENTENCES = {
  ...captives,
  ...deployment,
  ...drugs,
  ...fire,
  ...handToHand,
  ...movement,
  ...night,
  ...orders,
  ...organisation,
  ...shooting,
  ...smoke,
  ...suppression,
  ...turn,
  ...vehicles,
  ...winning,
  ...places,
  ...setup,
  ...table,
} satisfies Record<Wanted, string>;

/** What has no sentence yet does not compile. */
type Wanted =
  | `event.${KillzoneEvent['type']}`
  | `question.${KillzoneQuestion['kind']}`
  | `option.act.${Act['do']}`
  | `switch.${SwitchId}`
  | `outcome.${EndingReason}`
  | `summary.${Change['now']}`
  | `role.${NonNullable<Named['role']>}`
  | `state.${FigureState}`
  | `harm.${Harm}`
  | `combat.${CombatResult}`
  | `fire.${FireState}`
  | `obstacle.${ObstacleKind}`
  | `landmark.${Landmark['at']}`
  | `tablePart.${Part}`;
