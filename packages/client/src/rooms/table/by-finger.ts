import { sameJson } from '@sightline/kernel';
import type { MouseEvent } from 'react';
import type { Option } from '../../play/use-considering.ts';
import { preferences } from '../../store/preferences.ts';
import type { TableState } from './use-table.ts';

/** A finger cannot point without pressing. */
const isByFinger = ({ nativeEvent }: MouseEvent): boolean =>
  nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';

/** A finger is shown first what comes of any choice, unless it only says who is next; its next press of it does it. */
export function chooseOrShow(table: TableState, option: Option, press: MouseEvent): void {
  // On the card of whoever was looked at last it would read as his.
  table.select(null);
  if (isByFinger(press)) showOrDo(table, option);
  else table.choose(option);
}

/** The same by whatever it is pressed. What is asked once more is shown by that. */
export function showOrDo(table: TableState, option: Option): void {
  const { considering, game, turn } = table;
  const isShown = considering.marked !== undefined && sameJson(considering.marked, option.answer);
  const isPick = turn !== null && game.onlyPicks?.(turn.question, option.answer) === true;
  const isAskedAgain = option.act?.sure !== undefined;
  if (isShown || isPick || isAskedAgain || preferences().oneClick) table.choose(option);
  else table.mark(option.answer);
}
