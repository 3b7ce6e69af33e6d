import type { Desk, Desks, Order, Sight } from '@sightline/desk';
import { AUDIENCE, type Line, type Player, type Refusal, type Seat, sameJson, type Viewer } from '@sightline/kernel';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { StageHandle } from '../../board/Stage.tsx';
import type { Game, Point } from '../../games/game.ts';
import { type Considering, useConsidering } from '../../play/use-considering.ts';
import { useSight } from '../../play/use-sight.ts';
import { needsHandOver, seatAsked, seatRolling, type Turn, viewerOf } from '../../play/viewer.ts';
import { usePreferences } from '../../store/preferences.ts';

/** Everything that the parts of the table share. */
export interface TableState {
  readonly game: Game;
  readonly id: string;
  readonly desks: Desks;
  /** The desk that the screen is at now, and what is seen from it. */
  readonly desk: Desk;
  readonly sight: Sight;
  readonly viewer: Viewer;
  readonly view: unknown;
  readonly turn: Turn | null;
  /** The seat that has to take the table before anything is shown. */
  readonly handTo: Seat | null;
  readonly recent: readonly Line[];
  readonly underWay: readonly Line[];
  readonly considering: Considering;
  /** Why the last thing that somebody tried was not done. */
  readonly notice: readonly Refusal[];
  readonly canUndo: boolean;
  readonly stage: RefObject<StageHandle | null>;
  takeTable(seat: Seat): void;
  give(answer: unknown): void;
  enterDie(face: number | 'machine'): void;
  undo(): void;
  leaveOrder(order: Order): void;
  withdrawOrder(order: Order): void;
  reseat(seat: Seat, player: Player): void;
  /** Shows a place on the board. */
  lookAt(point: Point): void;
  mark(answer: unknown): void;
}

export function useTable(game: Game, id: string, desks: Desks): TableState {
  const publicly = useSight(desks.at(AUDIENCE));
  const { handOver } = usePreferences();
  const [taken, setTaken] = useState<Seat | null>(null);
  const stage = useRef<StageHandle>(null);

  const isIdle = publicly.machine === 'idle';
  const asked = isIdle ? (seatAsked(publicly, taken) ?? seatRolling(desks)) : null;
  const handTo = handOver ? needsHandOver(publicly, asked, taken) : null;
  const viewer = viewerOf(publicly, handOver ? taken : (asked ?? taken));
  const desk = desks.at(viewer);
  const sight = useSight(desk);
  const { view, told, step } = sight;
  const question = isIdle && handTo === null ? sight.questions[0] : undefined;
  const turn = useMemo(() => (question ? { seat: viewer, question } : null), [viewer, question]);
  const considering = useConsidering(game, desk, view, turn);
  const { notice, run } = useActing(view);

  useEffect(() => {
    if (!handOver && asked) setTaken(asked);
  }, [handOver, asked]);

  const mayUndo = isIdle && sight.ours.includes(viewer);
  return {
    game,
    id,
    desks,
    desk,
    sight,
    viewer,
    view,
    turn,
    handTo,
    considering,
    stage,
    notice,
    recent: useMemo(() => sight.recent.map(({ line }) => line), [sight.recent]),
    underWay: useMemo(() => told.flatMap(each => (each.step === step ? each.line : [])), [told, step]),
    canUndo: mayUndo && sight.whyNotUndo.length === 0,
    takeTable: setTaken,
    give(answer) {
      if (turn) run(() => desk.answer(answer));
    },
    enterDie: face => run(() => desk.enterDie(face)),
    undo() {
      if (mayUndo) run(desk.undo);
    },
    leaveOrder: order => run(() => desk.leaveOrder(order)),
    withdrawOrder: order => run(() => desk.withdrawOrder(order)),
    reseat: (seat, player) => run(() => desk.handOver(seat, player)),
    lookAt: point => stage.current?.lookAt(point),
    mark(answer) {
      considering.mark(answer);
      const spot = considering.options.find(option => sameJson(option.answer, answer))?.spot;
      if (spot) stage.current?.lookAt({ x: spot.x + spot.width / 2, y: spot.y + spot.height / 2 });
    },
  };
}

/** Does one thing at a time at a desk, and keeps why it was refused for as long as the same is seen. */
function useActing(view: unknown): {
  readonly notice: readonly Refusal[];
  run(act: () => Promise<readonly Refusal[]>): void;
} {
  const [refused, setRefused] = useState<{ view: unknown; refusals: readonly Refusal[] } | null>(null);
  const isActing = useRef(false);
  const doIt = async (act: () => Promise<readonly Refusal[]>): Promise<void> => {
    // A second click before the first is through was not meant for the next question.
    if (isActing.current) return;
    isActing.current = true;
    const refusals = await act().finally(() => {
      isActing.current = false;
    });
    setRefused({ view, refusals });
  };
  return { notice: refused && refused.view === view ? refused.refusals : [], run: act => void doIt(act) };
}
