import type { Procedure, Question, Seat } from '@sightline/kernel';
import { type Done, perform } from './rules/actions/menu.ts';
import type { ActQuestion } from './rules/actions/questions.ts';
import type { ThrowQuestion } from './rules/grenades/questions.ts';
import { throwAt } from './rules/grenades/throwing.ts';
import { carryOutOrder, type DroneOrder } from './rules/machines/drone-command.ts';
import { machineCalled } from './rules/machines/machine.ts';
import type { DroneQuestion } from './rules/machines/questions.ts';
import { flame, type Jet } from './rules/shooting/flame.ts';
import type { JetQuestion, SprayQuestion } from './rules/shooting/questions.ts';
import { spray } from './rules/shooting/spray.ts';
import { performThreatAct, type ThreatAct } from './rules/threats/player-b.ts';
import type { ThreatActQuestion } from './rules/threats/questions.ts';
import type { Act } from './table/acts.ts';
import type { DuckEvent } from './table/events.ts';
import { teamer, threat } from './table/figures.ts';
import type { DuckTable } from './table/table.ts';

/** A question on whose answer dice hang, with what an answer to it is. */
type Chancy =
  | (ActQuestion & { readonly answer: Act | Done })
  | (ThrowQuestion & { readonly answer: number })
  | (SprayQuestion & { readonly answer: number | 'enough' })
  | (JetQuestion & { readonly answer: Jet | 'enough' })
  | (DroneQuestion & { readonly answer: DroneOrder })
  | (ThreatActQuestion & { readonly answer: ThreatAct });

/** What comes of these hangs on where to, which is asked next. */
const CHOSEN_NEXT: ReadonlySet<string> = new Set<Act['do'] | ThreatAct['do']>([
  'move',
  'dash',
  'drive',
  'throw',
  'spray',
  'flame',
  'commandDrone',
]);

/** The rule that carries an answer out, for odds; null where no die hangs on it alone. */
export function foresee(seat: Seat, question: Question, answer: unknown): Procedure<DuckTable, DuckEvent> | null {
  const asked = { ...question, answer } as Chancy;
  const { figure } = asked;
  switch (asked.kind) {
    case 'act': {
      const act = asked.answer;
      if (act.do === 'done' || CHOSEN_NEXT.has(act.do)) return null;
      return (table, io) => perform(table, io, teamer(table, figure), act);
    }
    case 'throwAt':
      return (table, io) => throwAt(table, io, asked, asked.answer);
    case 'spraySquare': {
      const squares = asked.answer === 'enough' ? asked.squares : [...asked.squares, asked.answer];
      return squares.length < 2 ? null : (table, io) => void spray(table, io, { shooter: figure, squares });
    }
    case 'jet': {
      // As if these were all: what the squirts that are left do comes on top.
      const jets = asked.answer === 'enough' ? asked.jets : [...asked.jets, asked.answer];
      return (table, io) => flame(table, io, { shooter: figure, jets });
    }
    case 'droneOrder':
      return (table, io) =>
        carryOutOrder(table, io, teamer(table, figure), machineCalled(table, asked.machine), asked.answer);
    case 'threatAct':
      if (CHOSEN_NEXT.has(asked.answer.do)) return null;
      return (table, io) => performThreatAct(table, io, threat(table, figure), seat, asked.answer);
    default:
      return null;
  }
}
