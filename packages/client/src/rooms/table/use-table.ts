import { type Line, nowOf, type Refusal, type Seat, sameJson, type Viewer, whyNotUndo } from '@sightline/kernel';
import { type RefObject, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { StageHandle } from '../../board/Stage.tsx';
import type { Game, Point } from '../../games/game.ts';
import { linesFor } from '../../play/report.ts';
import type { Session, Sitting } from '../../play/session.ts';
import { type Considering, useConsidering } from '../../play/use-considering.ts';
import { needsHandOver, personsOf, type Turn, turnOf, viewerOf } from '../../play/viewer.ts';
import { usePreferences } from '../../store/preferences.ts';

/** Everything that the parts of the table share. */
export interface TableState {
  readonly game: Game;
  readonly id: string;
  readonly session: Session;
  readonly sitting: Sitting;
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
  readonly undoSeat: Seat | null;
  readonly whyNotUndo: readonly Refusal[];
  readonly stage: RefObject<StageHandle | null>;
  takeTable(seat: Seat): void;
  give(answer: unknown): void;
  enterDie(face: number | 'machine'): void;
  undo(): void;
  /** Shows a place on the board. */
  lookAt(point: Point): void;
  mark(answer: unknown): void;
}

export function useTable(game: Game, id: string, session: Session): TableState {
  const sitting = useSyncExternalStore(session.subscribe, session.now);
  const { match, machine } = sitting;
  const { handOver } = usePreferences();
  const [taken, setTaken] = useState<Seat | null>(null);
  const [refused, setRefused] = useState<{ match: unknown; refusals: readonly Refusal[] } | null>(null);
  const stage = useRef<StageHandle>(null);

  const asked = machine === 'idle' ? turnOf(match, taken) : null;
  const handTo = handOver && machine === 'idle' ? needsHandOver(match, taken) : null;
  const holder = handOver ? taken : (asked?.seat ?? taken);
  const turn = handTo === null ? asked : null;
  const viewer = viewerOf(match, holder);
  const view = useMemo(() => game.system.view(nowOf(match), viewer), [game, match, viewer]);
  const considering = useConsidering(game, match, view, turn);

  useEffect(() => {
    if (!handOver && asked) setTaken(asked.seat);
  }, [handOver, asked]);

  const undoSeat = turn?.seat ?? (personsOf(match).includes(viewer) ? viewer : null);
  const run = async (input: Promise<readonly Refusal[]>): Promise<void> => {
    setRefused({ match: session.now().match, refusals: await input });
  };

  return {
    game,
    id,
    session,
    sitting,
    viewer,
    view,
    turn,
    handTo,
    considering,
    stage,
    undoSeat,
    recent: useMemo(() => linesFor(game, sitting.recent, viewer), [game, sitting.recent, viewer]),
    underWay: useMemo(
      () =>
        linesFor(
          game,
          sitting.told.filter(({ step }) => step === match.step),
          viewer,
        ),
      [game, sitting.told, match.step, viewer],
    ),
    notice: refused?.match === match ? refused.refusals : [],
    whyNotUndo: undoSeat === null ? [] : whyNotUndo(match, undoSeat),
    takeTable: setTaken,
    give(answer) {
      if (turn) void run(session.answer(turn.seat, answer));
    },
    enterDie: face => void run(session.enterDie(face)),
    undo() {
      if (undoSeat !== null && machine === 'idle') void run(session.undo(undoSeat));
    },
    lookAt: point => stage.current?.lookAt(point),
    mark(answer) {
      considering.mark(answer);
      const spot = considering.options.find(option => sameJson(option.answer, answer))?.spot;
      if (spot) stage.current?.lookAt({ x: spot.x + spot.width / 2, y: spot.y + spot.height / 2 });
    },
  };
}
