import type { Question, Viewer } from '@sightline/kernel';
import type { KillzoneBoard, KillzoneQuestion, KillzoneView } from '@sightline/killzone';
import { say } from '../../words/killzone.ts';
import type { TurnState } from '../table-talk.ts';
import { MARKS, nameOf } from './figures.ts';

/** Before the first turn: placing and first orders; then initiative, group after group, and the change of orders. */
export function turnState(rules: KillzoneBoard, view: KillzoneView): TurnState {
  const { turn, turns, phase } = view;
  const acting = actingGroup(view);
  const isBefore = phase === 'deployment' || phase === 'overdose' || phase === 'orders';
  const phases = isBefore
    ? BEFORE.filter(id => id !== 'overdose' || view.groups.some(({ drugs }) => drugs.length > 0)).map(id => ({
        id,
        name: say(`killzone.phases.${id}`),
      }))
    : [
        { id: 'initiative', name: say('killzone.phases.initiative') },
        ...view.sequence.map(id => ({ id: `group ${id}`, name: nameOf(rules, view.groups[id]!.who) })),
        { id: 'changingOrders', name: say('killzone.phases.changingOrders') },
      ];
  return {
    turn: turn === 0 ? say('killzone.beforeTurn') : say('killzone.turn', { turn }),
    left: say('killzone.turnsLeft', { turns: Math.max(0, turns - turn) }),
    phases,
    now: phase === 'action' ? groupNow(view, acting) : phase,
    ...(acting === null ? {} : { whose: MARKS[view.groups[acting]!.side]! }),
  };
}

/** What comes after the last group has acted still belongs to its action. */
function groupNow({ sequence }: KillzoneView, acting: number | null): string {
  const group = acting ?? sequence.at(-1);
  return group === undefined ? 'initiative' : `group ${group}`;
}

const BEFORE = ['deployment', 'overdose', 'orders'] as const;

/** The group that acts, or the one that is next to. */
function actingGroup({ phase, acting, sequence, begun }: KillzoneView): number | null {
  if (phase !== 'action') return null;
  return acting >= 0 ? acting : (sequence[begun] ?? null);
}

/** Whom a question is about. */
export function subject(rules: KillzoneBoard, view: KillzoneView, question: Question): readonly number[] {
  const asked = question as KillzoneQuestion;
  switch (asked.kind) {
    case 'act':
    case 'shift':
    case 'climbOut':
    case 'handWeapon':
    case 'sleepItOff':
    case 'finishOff':
      return [asked.figure.id];
    case 'pick':
      return asked.options.filter(option => option !== 'enough');
    case 'overdose':
      return asked.options;
    case 'fight':
      return [...new Set(asked.options.flat())];
    case 'order':
      return view.groups[asked.group.id]!.members.filter(id => rules.isInPlay(view.figures[id]!));
    case 'route':
      return view.figures
        .filter(({ vehicle, place }) => vehicle === asked.vehicle.id && place === 0)
        .map(({ id }) => id);
    default:
      return [];
  }
}

/** Those of the other sides that are on the table. */
export function enemies(rules: KillzoneBoard, view: KillzoneView, viewer: Viewer): readonly number[] {
  const side = view.seats.indexOf(viewer);
  if (side < 0) return [];
  return view.figures.filter(figure => figure.side !== side && rules.isFighting(figure)).map(({ id }) => id);
}
