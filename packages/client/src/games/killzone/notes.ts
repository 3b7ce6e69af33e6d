import type { Question, Seat, Tally } from '@sightline/kernel';
import {
  type Act,
  allowance,
  type Figure,
  foresight,
  type KillzoneQuestion,
  type KillzoneView,
  ORDER_ROWS,
  type Order,
  type Route,
  targeting,
  WEAPONS,
  walkWay,
  weaponsAtHand,
} from '@sightline/killzone';
import { decimal, say, sayIf } from '../../words/index.ts';
import type { Note } from '../game.ts';
import { lineToTarget } from './sight.ts';

/** Remarks on an allowed answer: what it costs, what the die must show and why. */
export function notes(view: KillzoneView, _seat: Seat, question: Question, answer: unknown): readonly Note[] {
  const asked = question as KillzoneQuestion;
  switch (asked.kind) {
    case 'act':
      return actNotes(view, view.figures[asked.figure.id]!, answer as Act);
    case 'order':
      return orderNotes(answer as Order);
    case 'route': {
      const { stop, people } = foresight(view, view.vehicles[asked.vehicle.id]!, answer as Route);
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

function orderNotes(order: Order): Note[] {
  const { move, shots, contact, rule } = ORDER_ROWS.get(order);
  return [{ text: say('killzone.order', { move, shots: say(`killzone.shots.${shots}`), contact }), rule }];
}

function actNotes(view: KillzoneView, figure: Figure, act: Act): Note[] {
  if (act.do === 'move') {
    const { cost } = walkWay(view, figure, act.way);
    const left = allowance(view, figure).total * 1000 - figure.spent;
    return [{ text: say('killzone.cost', { cost: inchesOf(cost), left: inchesOf(left) }), rule: 'KZ-MOVE-002' }];
  }
  if (act.do !== 'shoot') return [];
  const carried = weaponsAtHand(view, figure)[act.weapon];
  const line: Note = { text: lineToTarget(view, figure, act.target).text, rule: 'KZ-SHOOT-008' };
  if (!carried) return [line];
  const weapon = WEAPONS.get(carried.weapon);
  const { needs, tally, onlySix } = targeting(view, figure, weapon, act.target);
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

function inchesOf(mils: number): string {
  return decimal(mils / 1000, 1);
}
