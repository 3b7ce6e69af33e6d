import type { DuckBoard, DuckEvent } from '@sightline/duck';
import type { Scene } from '../scene.ts';
import { ACTS } from './staged-acts.ts';
import { FIGHTS } from './staged-fights.ts';
import { GRENADES } from './staged-grenades.ts';
import { NERVES } from './staged-nerves.ts';
import { SHIP } from './staged-ship.ts';
import type { DuckHappened, Staged, StagedKinds } from './staging.ts';
import { isOfCard } from './telling.ts';
import { UNSEEN } from './unseen.ts';

/** Every kind of event that has a scene of its own; what is missing is shown plainly. */
const STAGED: StagedKinds = { ...ACTS, ...NERVES, ...FIGHTS, ...GRENADES, ...SHIP };

/** Dice that only settle which of several equal things comes first: they are read in the report, and beside no other deed. */
const TIES: ReadonlySet<string> = new Set(['order', 'choice', 'victim', 'nearest', 'batteringOn', 'modules', 'tile']);

/** How an event is shown happening: null for what stands in the report alone. */
export function scene(rules: DuckBoard, happened: DuckHappened): Partial<Scene> | null {
  const { type } = happened.event;
  if (UNSEEN.has(type) && !(type === 'markerLaid' && isOfCard(happened.event))) return null;
  const dice = happened.dice.filter(({ why }) => !TIES.has(why.purpose));
  const staged = (STAGED[type] as Staged<DuckEvent> | undefined)?.(rules, { ...happened, dice });
  return staged === null ? null : { thrown: null, ...staged };
}
