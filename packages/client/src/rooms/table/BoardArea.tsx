import { sameJson } from '@sightline/kernel';
import { type CSSProperties, useMemo, useState } from 'react';
import { SightLine } from '../../board/SightLine.tsx';
import { Spots } from '../../board/Spots.tsx';
import { Stage } from '../../board/Stage.tsx';
import type { Point } from '../../games/game.ts';
import { Help } from '../../parts/Help.tsx';
import { say } from '../../words/index.ts';
import { Caption } from './Caption.tsx';
import { useMeasure } from './use-measure.ts';
import type { TableState } from './use-table.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

interface BoardAreaProps {
  readonly table: TableState;
  readonly measuring: boolean;
}

/** The board with its places, what is considered drawn over it, and the ruler. */
export function BoardArea({ table, measuring }: BoardAreaProps) {
  const { game, view, considering, turn, recent, underWay, stage } = table;
  const { considered, options } = considering;
  const ruler = useMeasure(game, view, measuring);
  const [touch, setTouch] = useState(() => matchMedia('(pointer: coarse)').matches);
  const spots = useMemo(() => options.flatMap(({ spot }) => spot ?? []), [options]);
  const allowed = considered !== null && considered.refusals.length === 0;

  /**
   * A mouse has seen the preview before it presses; a finger sees it by its first tap and confirms with the second.
   * Where several things can be done, the first press shows them all.
   */
  const press = (point: Point, byFinger: boolean): void => {
    if (measuring) return ruler.press(point);
    setTouch(byFinger);
    const answer = considering.at(point);
    const isOneOfMany = considering.here.filter(({ seldom }) => !seldom).length > 1;
    const isSeen = !(byFinger || isOneOfMany) || sameJson(answer, considering.marked);
    if (answer !== undefined && isSeen && considering.whyNot(answer).length === 0) table.give(answer);
    else considering.mark(answer);
  };
  const hover = (point: Point | null): void => {
    if (measuring) ruler.hover(point);
    else considering.hover(point ? considering.at(point) : undefined);
  };

  const { Board, Preview } = game;
  const extent = game.extent(view);
  return (
    <section className="board" style={{ '--shape': extent.width / extent.height } as CSSProperties}>
      <Stage ref={stage} board={extent} hover={hover} press={press}>
        <Board view={view} recent={recent} underWay={underWay} asked={turn?.question}>
          {!measuring && <Spots spots={spots} marked={considered?.spot ?? null} allowed={allowed} />}
          {turn && considered && <Preview {...turn} view={view} answer={considered.answer} allowed={allowed} />}
          {ruler.measured && <SightLine {...ruler.measured} />}
        </Board>
      </Stage>
      <footer className="board__foot">
        <Caption
          table={table}
          measured={measuring ? (ruler.measured?.text ?? say('table.measureHint')) : null}
          touch={touch}
        />
        <Help title={say('table.boardTitle')} text={say('help.board')} />
        <ZoomButtons stage={stage} />
      </footer>
    </section>
  );
}
