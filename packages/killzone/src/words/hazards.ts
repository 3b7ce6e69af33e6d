import { groundOf } from '../ground/ground.ts';
import type { JumpAct } from '../rules/fire/acts.ts';
import type { HazardEvent } from '../table/events.ts';
import type { HazardQuestion } from '../table/questions.ts';
import type { FireState, Killzone } from '../table/table.ts';
import type { Place } from '../table/units.ts';
import type { EventWords } from './events.ts';
import { inchesOf } from './numbers.ts';
import type { RefusalWords } from './refusals.ts';

export const hazardEvents: EventWords<HazardEvent> = {
  overdosesRolled: ({ group, dice, overdoses }) =>
    `${group.name} takes its drugs (${dice.join(', ')}): ${overdoses === 0 ? 'no overdose' : overdoses === 1 ? 'one overdose' : `${overdoses} overdoses`}.`,
  overdosed: ({ figure }) => `${figure.name} has a bad trip.`,
  sleptItOff: ({ figure }) => `${figure.name} shakes it off and fights without any drug.`,
  shifted: ({ figure, to }) => `${figure.name} strays to ${spot(to)}.`,
  roomAttacked: ({ room, weapon }) => `The ${weapon.toLowerCase()} fills the ${room.name} with fire.`,
  fireRolled: ({ where, die, result }) => `Fire in ${where.name}, a ${die}: ${FIRES[result]}.`,
  jumped: ({ figure, floor, end }) =>
    `${figure.name} jumps from a window${floor === 0 ? '' : ` of floor ${floor}`} to ${spot(end)}.`,
  smokeDrifted: ({ to }) => `The smoke grenade goes astray to ${spot(to)}.`,
  smokeSpread: ({ at }) => `Smoke spreads at ${spot(at)}.`,
  dispersalRolled: ({ at, die, gone }) => `The smoke at ${spot(at)} ${gone ? 'disperses' : 'hangs on'} (${die}).`,
  barrageFired: ({ side, at, die, hit }) =>
    `${side} have smoke fired at ${spot(at)}, a ${die}: ${hit ? 'on target' : 'off target'}.`,
};

const FIRES: Readonly<Record<FireState, string>> = {
  none: 'nothing burns',
  minor: 'the room is ablaze',
  major: 'a major fire, the whole building is alight',
  burntOut: 'burnt out',
};

export const hazardRefusals: RefusalWords = {
  mustLeave: () => 'The building is on fire: he must get out of it this turn.',
  mustMakeForExit: () => 'The building is on fire: he must go as far towards the way out as he can, or jump.',
  mustCover: ({ it }) => `On Speed he must move at least ${inchesOf(Number(it))} this turn.`,
  mustClose: () => 'On Haywire he must go further at the nearest enemy first.',
  mustReach: () => 'On Haywire he must go into contact with the nearest enemy.',
  noWindow: () => 'There is no window to jump from here.',
  noLanding: () => 'There is no room to land below that window.',
  shiftedTooFar: ({ it }) => `He can be shifted by ${inchesOf(Number(it))} at most.`,
  shiftedThroughWall: () => 'He cannot be shifted through a wall.',
  shiftChangesContact: () => 'He cannot be shifted into or out of hand-to-hand.',
  tooNearEdge: ({ it }) => `The barrage falls more than ${inchesOf(Number(it))} from the table edge.`,
};

export function hazardQuestionWords(asked: HazardQuestion): string {
  switch (asked.kind) {
    case 'overdose':
      return `Who of ${asked.group.name} takes the overdose?`;
    case 'sleepItOff':
      return `Does ${asked.figure.name} spend the heroic save on the overdose?`;
    case 'shift':
      return `Where do you lead ${asked.figure.name}, up to ${inchesOf(asked.reach)}?`;
    case 'driftSmoke':
      return 'Where does the smoke grenade land?';
    case 'barrage':
      return `Where is the smoke fired, ${asked.left} left?`;
    default:
      return asked satisfies never;
  }
}

export function hazardOptionWords(asked: HazardQuestion, answer: unknown): string {
  switch (asked.kind) {
    case 'overdose':
      return `figure ${answer}`;
    case 'sleepItOff':
      return answer === 'save' ? 'spend the heroic save' : 'endure it';
    default:
      return spot(answer as Place);
  }
}

/** The smoke on the table, and the rooms where fire has been. */
export function hazardLines({ map, turn, clouds, fires }: Killzone): string[] {
  const { rooms } = groundOf(map);
  const smoke = clouds.map(cloud => `  smoke at ${spot(cloud)}`);
  const burning = fires.flatMap(({ state, attackedOn }, room) => {
    const isSuperheated = attackedOn === turn && turn > 0;
    if (state === 'none' && !isSuperheated) return [];
    const signs = [...(state === 'none' ? [] : [MARKERS[state]]), ...(isSuperheated ? ['superheated'] : [])];
    return [`  ${rooms[room]!.who.name}: ${signs.join(', ')}`];
  });
  return [...smoke, ...burning];
}

const MARKERS = { minor: 'a minor fire', major: 'a major fire', burntOut: 'burnt out' } as const;

export function jumpWords({ way, window }: JumpAct): string {
  return `jump from window ${window}${way.length === 0 ? '' : `, ${way.length} legs away`}`;
}

function spot({ x, y, room }: Place): string {
  return `(${x / 1000}, ${y / 1000})${room < 0 ? '' : ` in room ${room}`}`;
}
