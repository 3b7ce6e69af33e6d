import type { AnySystem, Event, System } from '@sightline/kernel';
import { failure, type Result, success } from './result.ts';
import { say } from './words/index.ts';
import { languageOf } from './words/language.ts';

/** Every game there is. Each is loaded when it is wanted, so that none slows down the start of another. */
const SYSTEMS: Readonly<Record<string, () => Promise<AnySystem>>> = {
  drill: async () => anySystem((await import('@sightline/drill')).drill),
  duck: async () => anySystem((await import('@sightline/duck')).duck),
  dustup: async () => anySystem((await import('@sightline/dustup')).dustup),
  killzone: async () => anySystem((await import('@sightline/killzone')).killzone),
};

export const systemIds: readonly string[] = Object.keys(SYSTEMS);

export async function systemNamed(id: string): Promise<Result<AnySystem>> {
  if (!Object.hasOwn(SYSTEMS, id)) return failure(say('setup.noSystem', { system: id, known: systemIds }));
  return success(await SYSTEMS[id]!());
}

/** A file may be of any of them. */
export function allSystems(): Promise<readonly AnySystem[]> {
  return Promise.all(Object.values(SYSTEMS).map(load => load()));
}

/** What the tables, events and views of a system are made of is nobody's business here. */
function anySystem<T, E extends Event, V>(system: System<T, E, V>): AnySystem {
  const language = languageOf(system.id);
  const spoken = language && system.wordsIn ? { ...system, words: system.wordsIn(language) } : system;
  return spoken as unknown as AnySystem;
}
