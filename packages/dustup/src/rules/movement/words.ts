import type { Halt } from '@sightline/geometry/field';
import type { Place } from '../../table/table.ts';
import type { ActWords, EventWords, QuestionWords, RefusalWords } from '../../words/kinds.ts';
import { listOf, namesOf, placeOf, plural, pointsOf, shiftsOf } from '../../words/numbers.ts';
import type { MovementAct, MovementUse } from './acts.ts';
import type { MovementEvent } from './events.ts';
import type { MovementQuestion } from './questions.ts';

const HALTS: Readonly<Record<Halt, string>> = {
  arrived: '',
  spent: '',
  ground: ', stopped by the ground',
  obstacle: ', stopped by an obstacle',
  solid: ', stopped by somebody in the way',
  edge: ', stopped by the edge of the table',
  tooClose: ', short of the enemy',
};

export const movementEventWords: EventWords<MovementEvent> = {
  moved: ({ unit, face, die, points, route, cost, halt }) =>
    `${unit.name} ${face === null ? 'marches' : `rolls ${face}${shiftsOf(die)}`} for ${points} points and ${goneOf(route, cost)}${HALTS[halt]}.`,
  strayed: ({ figures }) => `${namesOf(figures)} cannot keep up.`,
  leftBehind: ({ unit, figures }) => `${unit.name} leaves ${namesOf(figures)} behind.`,
  straysCameUp: ({ unit, face }) => `${unit.name} calls its strays in, rolling ${face}.`,
  withdrew: ({ unit, to }) => `${unit.name} withdraws to ${placeOf(to)}.`,
  leftTable: ({ unit, how }) => `${unit.name} ${how === 'exited' ? 'gets off the table' : 'runs off the table'}.`,
  formedColumn: ({ unit }) => `${unit.name} forms a column.`,
  leftColumn: ({ unit }) => `${unit.name} deploys out of its column.`,
  mounted: ({ unit }) => `${unit.name} mounts.`,
  dismounted: ({ unit, holders }) => `${unit.name} dismounts${holders ? `, ${holders.name} holds the mounts` : ''}.`,
  tookUpWounded: ({ unit, figures }) => `${unit.name} takes up ${namesOf(figures)}.`,
  tookPrisoners: ({ unit, figures }) => `${unit.name} takes ${namesOf(figures)} prisoner.`,
};

export const movementActWords: ActWords<MovementAct> = {
  move: ({ route, leave }) =>
    `move to ${placeOf(route.at(-1)!)}${byWayOf(route)}${leave?.length ? `, leaving ${plural(leave.length, 'wounded', 'wounded')}` : ''}`,
};

export const movementUseWords: ActWords<MovementUse> = {
  formColumn: () => 'form a column',
  leaveColumn: () => 'leave the column',
  mount: () => 'mount',
  dismount: () => 'dismount',
  takeUpWounded: () => 'take up the wounded',
  takePrisoners: () => 'take the wounded prisoner',
};

export const movementQuestionWords: QuestionWords<MovementQuestion> = {
  arrange: {
    ask: ({ unit }) => `Where do the others of ${unit.name} go?`,
    option: (_, answer) => (answer === 'keep' ? 'as they were' : listOf(answer.map(placeOf))),
  },
};

export const movementRefusals: RefusalWords = {
  noPoint: () => 'Name a point to move to.',
  staysPut: () => 'A move has to lead somewhere.',
  mustWithdraw: () => 'A broken unit moves only away from the enemy.',
  notInColumn: () => 'The unit is not in column.',
  inColumnAlready: () => 'The unit is in column already.',
  notMounted: () => 'The unit is not mounted.',
  noMounts: () => 'There are no mounts.',
  tooFarFromMounts: ({ it }) => `Every rider has to be within ${it}" of the mounts.`,
  nobodyLies: () => 'No wounded lie within 2" of the leader.',
};

function goneOf(route: readonly Place[], cost: number): string {
  return route.length < 2 ? 'stays where it is' : `spends ${pointsOf(cost)} on the way to ${placeOf(route.at(-1)!)}`;
}

function byWayOf(route: readonly Place[]): string {
  return route.length === 1 ? '' : ` by way of ${listOf(route.slice(0, -1).map(placeOf))}`;
}
