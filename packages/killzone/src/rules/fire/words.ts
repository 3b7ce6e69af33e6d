import { groundOf } from '../../ground/ground.ts';
import type { FireState, Killzone } from '../../table/table.ts';
import type { ChapterWords } from '../../words/chapter.ts';
import { placeWords } from '../../words/phrases.ts';
import type { JumpAct } from './acts.ts';
import type { FireEvent } from './events.ts';

export const fireWords: ChapterWords<FireEvent, never, JumpAct> = {
  events: {
    roomAttacked: ({ room, weapon }) => `The ${weapon.toLowerCase()} fills the ${room.name} with fire.`,
    fireRolled: ({ where, die, result }) => `Fire in ${where.name}, a ${die}: ${FIRES[result]}.`,
    jumped: ({ figure, floor, end }) =>
      `${figure.name} jumps from a window${floor === 0 ? '' : ` of floor ${floor}`} to ${placeWords(end)}.`,
  },
  questions: {},
  acts: {
    jump: ({ way, window }) => `jump from window ${window}${way.length === 0 ? '' : `, ${way.length} legs away`}`,
  },
  refusals: {
    superheated: () => 'The air in there cannot be breathed this turn.',
    majorFire: () => 'The building is on fire.',
    minorFire: () => 'The room is on fire.',
    mustLeave: () => 'The building is on fire: he must get out of it this turn.',
    mustMakeForExit: () => 'The building is on fire: he must go as far towards the way out as he can, or jump.',
    noWindow: () => 'There is no window to jump from here.',
    noLanding: () => 'There is no room to land below that window.',
  },
};

const FIRES: Readonly<Record<FireState, string>> = {
  none: 'nothing burns',
  minor: 'the room is ablaze',
  major: 'a major fire, the whole building is alight',
  burntOut: 'burnt out',
};

/** The rooms where fire has been. */
export function fireLines({ map, turn, fires }: Killzone): string[] {
  const { rooms } = groundOf(map);
  return fires.flatMap(({ state, attackedOn }, room) => {
    const isSuperheated = attackedOn === turn && turn > 0;
    if (state === 'none' && !isSuperheated) return [];
    const signs = [...(state === 'none' ? [] : [MARKERS[state]]), ...(isSuperheated ? ['superheated'] : [])];
    return [`  ${rooms[room]!.who.name}: ${signs.join(', ')}`];
  });
}

const MARKERS = { minor: 'a minor fire', major: 'a major fire', burntOut: 'burnt out' } as const;
