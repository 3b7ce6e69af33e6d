import type { DuckBoard, DuckEvent } from '@sightline/duck';
import type { Scene } from '../scene.ts';
import { ACTS } from './staged-acts.ts';
import { FIGHTS } from './staged-fights.ts';
import { SHIP } from './staged-ship.ts';
import type { DuckHappened, Staged, StagedKinds } from './staging.ts';
import { UNSEEN } from './unseen.ts';

/** Every kind of event that has a scene of its own; what is missing is shown plainly. */
const STAGED: StagedKinds = { ...ACTS, ...FIGHTS, ...SHIP };

/** How an event is shown happening: null for what stands in the report alone. */
export function scene(rules: DuckBoard, happened: DuckHappened): Partial<Scene> | null {
  const { type } = happened.event;
  if (UNSEEN.has(type)) return null;
  const staged = STAGED[type] as Staged<DuckEvent> | undefined;
  return { thrown: null, ...staged?.(rules, happened) };
}
