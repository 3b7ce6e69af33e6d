import type { Question, Seat, Tally } from '@sightline/kernel';
import type { Act, Figure, KillzoneBoard, KillzoneQuestion, KillzoneView, Order, Route } from '@sightline/killzone';
import { decimal, say, sayIf } from '../../words/index.ts';
import type { Note } from '../game.ts';
import { lineToTarget } from './sight.ts';

/** Remarks on an allowed answer: what it costs, what the die must show and why. */
export function notes(
  rules: KillzoneBoard,
  view: KillzoneView,
  _seat: Seat,
  question: Question,
  answer: unknown,
): readonly Note[] {
  const asked = question as KillzoneQuestion;
  switch (asked.kind) {
    case 'act':
      return actNotes(rules, view, view.figures[asked.figure.id]!, answer as Act);
    case 'order':
      return orderNotes(rules, answer as Order);
    case 'route': {
      const { stop, people } = rules.driveOf(view, view.vehicles[asked.vehicle.id]!, answer as Route);
      const ahead: Note[] =
        people > 0 ? [{ text: say('killzone.people', { count: people }), rule: 'KZ-VEH-028', tone: 'warning' }] : [];
      return stop
        ? [...ahead, { text: say(`killzone.meets.${stop.with}`), rule: 'KZ-VEH-013', tone: 'warning' }]
        : ahead;
    }
    default:
      return [];
  }
}

function orderNotes(rules: KillzoneBoard, order: Order): Note[] {
  const { move, shots, contact, rule } = rules.orderRow(order);
  return [{ text: say('killzone.order', { move, shots: say(`killzone.shots.${shots}`), contact }), rule }];
}

function actNotes(rules: KillzoneBoard, view: KillzoneView, figure: Figure, act: Act): Note[] {
  if (act.do === 'move') {
    const { cost } = rules.walkWay(view, figure, act.way);
    const left = decimal(rules.reachOf(view, figure), 1);
    return [{ text: say('killzone.cost', { cost: decimal(cost / 1000, 1), left }), rule: 'KZ-MOVE-002' }];
  }
  if (act.do !== 'shoot') return [];
  const line: Note = { text: lineToTarget(rules, view, figure, act.target).text, rule: 'KZ-SHOOT-008' };
  const aim = rules.aimOf(view, figure, act.weapon, act.target);
  if (!aim) return [line];
  const { needs, tally, onlySix } = aim;
  if (onlySix) return [line, { text: say('killzone.onlySix'), rule: 'KZ-SMOKE-008' }];
  return [
    line,
    { text: say('killzone.needs', { needs, modifier: tally.total }), rule: 'KZ-SHOOT-004' },
    ...tallyNotes(tally),
  ];
}

/** Every modifier with its rule. */
function tallyNotes({ parts }: Tally): Note[] {
  return parts.map(({ value, why, rule }) => ({
    text: say('killzone.part', { value, why: sayIf(`killzone.parts.${why}`) ?? why }),
    rule,
  }));
}
