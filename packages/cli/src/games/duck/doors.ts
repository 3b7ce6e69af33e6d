import type { DuckBoard, DuckView, Plan } from '@sightline/duck';
import { called, say } from '../../words/index.ts';
import { facingName } from './figures.ts';

type PlanDoor = Plan['doors'][number];

/** Whether somebody can walk through a door as it is now. */
export function isPassable({ doors }: DuckView, { id }: PlanDoor): boolean {
  const door = doors[id];
  return door !== undefined && (door.holed.some(Boolean) || (door.open && !door.jammed));
}

/** The doors of a module, each with its wall, where it leads and how it stands. */
export function doorTexts(board: DuckBoard, view: DuckView, module: number): string[] {
  const { doors, modules } = board.planOf(view.arena);
  return doors
    .filter(door => door.modules.includes(module))
    .map(door => {
      const isHere = door.modules[0] === module;
      const beyond = modules[door.modules[isHere ? 1 : 0]];
      const { side } = door.segments[0]!;
      const wind = facingName(isHere ? side : side + OPPOSITE);
      const state = say(`duck.doors.${stateOf(view, door)}`);
      return beyond
        ? say('duck.doorTo', { room: called(beyond.name), wind, state })
        : say('duck.airlock', { wind, state });
    });
}

/** A half turn, as facings are counted. */
const OPPOSITE = 4;

function stateOf({ doors }: DuckView, { id }: PlanDoor): 'open' | 'shut' | 'stuck' | 'jammed' | 'holed' {
  const door = doors[id];
  if (!door) return 'shut';
  if (door.holed.some(Boolean)) return 'holed';
  if (door.jammed) return 'jammed';
  return door.open ? 'open' : door.stuck ? 'stuck' : 'shut';
}
