import { useRuleCard } from '../../parts/rule-card.ts';
import { type Key, useKeys } from '../../parts/use-keys.ts';
import { stepFrom, stepToward } from '../../play/stepping.ts';
import { orderedOptions } from './order.ts';
import type { TableState } from './use-table.ts';

interface Toggles {
  readonly toggleMeasuring: () => void;
  readonly toggleText: () => void;
}

const ZOOM = 1.25;
const PAN = 0.12;

/** The whole table by keyboard; `words.keys` lists these for people. */
export function useTableKeys(table: TableState, { toggleMeasuring, toggleText }: Toggles): void {
  const openRule = useRuleCard();
  const { considering, turn, stage, sight } = table;
  const { considered, marked } = considering;
  const ordered = orderedOptions(considering.options).all;

  /** The mark is on the board now, so Enter must not press whatever button was used last. */
  const mark = (answer: unknown): void => {
    if (answer === undefined) return;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    table.mark(answer);
  };
  const toward = (x: number, y: number) => () =>
    mark(stepToward(considering.options, considered?.spot ?? null, { x, y }));
  const digits = Array.from({ length: 9 }, (_, i): Key => [String(i + 1), () => chooseNumber(table, ordered, i + 1)]);

  useKeys([
    ['n', () => mark(stepFrom(ordered, marked, 1))],
    ['p', () => mark(stepFrom(ordered, marked, -1))],
    ['Shift+ArrowUp', toward(0, -1)],
    ['Shift+ArrowDown', toward(0, 1)],
    ['Shift+ArrowLeft', toward(-1, 0)],
    ['Shift+ArrowRight', toward(1, 0)],
    ['Enter', () => (marked === undefined ? false : table.give(marked))],
    ['Escape', () => considering.mark(undefined)],
    ['ArrowUp', () => stage.current?.pan(0, -PAN)],
    ['ArrowDown', () => stage.current?.pan(0, PAN)],
    ['ArrowLeft', () => stage.current?.pan(-PAN, 0)],
    ['ArrowRight', () => stage.current?.pan(PAN, 0)],
    ['+', () => stage.current?.zoom(ZOOM)],
    ['=', () => stage.current?.zoom(ZOOM)],
    ['-', () => stage.current?.zoom(1 / ZOOM)],
    ['0', () => stage.current?.fit()],
    ['u', table.undo],
    ['s', () => (sight.machine === 'idle' ? false : table.desks.hurry())],
    ['m', toggleMeasuring],
    ['t', toggleText],
    ['r', () => turn && openRule(turn.question.rule)],
    ...digits,
  ]);
}

/** A digit is a choice by its number or, when a die is asked for, its face. */
function chooseNumber(table: TableState, ordered: ReturnType<typeof orderedOptions>['all'], number: number): unknown {
  if (table.sight.die) return table.enterDie(number);
  const option = ordered[number - 1];
  return option ? table.give(option.answer) : false;
}
