import {
  type AnySystem,
  advance,
  allInputs,
  fresh,
  type Match,
  redactLine,
  type ToldLine,
  toldTo,
  type Viewer,
} from '@sightline/kernel';
import type { Recalled, Still } from './desk.ts';
import type { Told } from './told.ts';

/** An event as somebody was told it, and the table as it stood then. */
export interface Scene {
  readonly told: ToldLine;
  readonly table: unknown;
}

/** So many events of one change can be seen happening, and so many are kept to be seen; a machine may have played for turns. */
export const MOST_SCENES = 200;

/** The scenes of a table as one viewer saw them. Each view is made once, and not before somebody looks. */
export function stillsFor(
  system: AnySystem,
  viewer: Viewer,
): (scenes: readonly Scene[], told: readonly ToldLine[]) => Still[] {
  const views = new WeakMap<Scene, unknown>();
  const viewOf = (scene: Scene): unknown => {
    if (!views.has(scene)) views.set(scene, system.view(scene.table, viewer));
    return views.get(scene);
  };
  return (scenes, told) => {
    if (scenes.length === 0) return [];
    const places = new Map(toldTo(told, viewer).map((line, place) => [line, place]));
    return scenes.flatMap(scene => {
      const line = places.get(scene.told);
      return line === undefined ? [] : [{ line, view: viewOf(scene) }];
    });
  };
}

/** The step of a told line. */
export function stepOf(told: readonly Pick<Told, 'step'>[], line: number): number {
  const step = told[line]?.step;
  if (step === undefined) throw new Error(`recall: expected a line up to ${told.length - 1}, found ${line}`);
  return step;
}

/** A match before a step of it, with all its inputs still to come: before the step that waits, or before the first. */
export function rewound(system: AnySystem, match: Match, step: number): Match {
  if (step === match.step) return { ...match, inputs: [...match.inputs], past: [...match.past], pause: null };
  return { ...fresh(system, match), inputs: [...allInputs(match)] };
}

/** Plays a match that stands before a step to that step, and looks at it with a viewer's eyes; the match is used up. */
export function recallFor(
  system: AnySystem,
  again: Match,
  viewer: Viewer,
  told: readonly Pick<Told, 'step'>[],
  step: number,
): Recalled {
  advance(system, again, { inline: false }, step);
  const before = system.view(system.copy(again.table), viewer);
  const stills: Still[] = [];
  let next = told.findIndex(each => each.step === step);
  advance(
    system,
    again,
    {
      inline: false,
      listen(heard, _after, _step, table) {
        if (redactLine(system, heard, viewer) === null) return;
        if (heard.kind === 'event') stills.push({ line: next, view: system.view(system.copy(table), viewer) });
        next++;
      },
    },
    step + 1,
  );
  return { before, stills };
}

/** A step of a match that lies in somebody else's hands, as a viewer saw it; `place`: that of its first told line. */
export function recallStep(system: AnySystem, match: Match, viewer: Viewer, step: number, place: number): Recalled {
  const told = Array.from({ length: place + 1 }, (_, line) => ({ step: line === place ? step : -1 }));
  return recallFor(system, rewound(system, match, step), viewer, told, step);
}
