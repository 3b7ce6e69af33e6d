import type { Desk, Desks, Order, Sight } from '@sightline/desk';
import {
  AUDIENCE,
  type Line,
  PASS,
  type Player,
  type Refusal,
  type Seat,
  sameJson,
  type Viewer,
} from '@sightline/kernel';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { middleOf } from '../../board/middle.ts';
import type { StageHandle } from '../../board/Stage.tsx';
import { type DeedId, isWay } from '../../games/deeds.ts';
import type { Game, Point, Spot } from '../../games/game.ts';
import { type Considering, type Option, useConsidering } from '../../play/use-considering.ts';
import { useSight } from '../../play/use-sight.ts';
import { needsHandOver, seatAsked, seatRolling, type Turn, viewerOf } from '../../play/viewer.ts';
import { useLookAt } from '../../playback/use-look-at.ts';
import { type Playback, usePlayback, usePlayer, usePlaying } from '../../playback/use-playback.ts';
import { usePreferences } from '../../store/preferences.ts';
import { say } from '../../words/index.ts';
import { closenessOf, pointsAsked, pointsToSee } from './points-asked.ts';
import type { QuietFor } from './quiet.ts';
import { useDestination } from './use-destination.ts';
import { type Folded, useFolding } from './use-folding.ts';
import { type Handful, useHandful } from './use-handful.ts';
import { useHint } from './use-hint.ts';
import { type Teaching, useLesson } from './use-lesson.ts';
import { useNarrow } from './use-narrow.ts';
import { type PassingNote, usePassingNote } from './use-passing-note.ts';
import { type Quiet, useQuiet } from './use-quiet.ts';
import { type Rest, useRest } from './use-rest.ts';
import { useSettling } from './use-settling.ts';
import { whyNothing } from './why-nothing.ts';

/** Everything that the parts of the table share. */
export interface TableState {
  readonly game: Game;
  readonly id: string;
  readonly desks: Desks;
  /** The desk that the screen is at now, and what is seen from it. */
  readonly desk: Desk;
  readonly sight: Sight;
  readonly viewer: Viewer;
  /** The seat that somebody at this screen has left to the machine; null where people play, or only look on. */
  readonly leftSeat: Seat | null;
  readonly view: unknown;
  readonly turn: Turn | null;
  /** Where on the board the question is. */
  readonly whereAsked: readonly Point[];
  /** The seat that has to take the table before anything is shown. */
  readonly handTo: Seat | null;
  /** What is seen happening; nobody is asked before it is over or skipped. */
  readonly playback: Playback;
  readonly recent: readonly Line[];
  readonly underWay: readonly Line[];
  readonly considering: Considering;
  /** Whose card is open. */
  readonly selected: number | null;
  /** A choice that is asked for once more, because it is rare and cannot be taken back. */
  readonly unsure: Option | null;
  /** Why the last thing that somebody tried was not done. */
  readonly notice: readonly Refusal[];
  readonly teaching: Teaching | null;
  readonly isHinting: boolean;
  /** What the machine would do, once somebody has asked. */
  readonly hint: unknown;
  /** What the table has answered by itself, because it hardly matters. */
  readonly folded: Folded | null;
  /** What of all that is still asked may be left to the machine. */
  readonly rest: Rest;
  /** What was shown has only just ended: whatever is pressed now was not meant for the question. */
  readonly isSettling: boolean;
  /** What was pressed last is being done, or the table answers by itself: whatever is pressed meanwhile counts for nothing. */
  readonly isActing: boolean;
  /** Why nothing came of the last press, for a moment. */
  readonly note: PassingNote | null;
  /** Whether the player waits to be asked what the table would answer by itself. */
  readonly asksFor: boolean;
  readonly canUndo: boolean;
  readonly stage: RefObject<StageHandle | null>;
  takeTable(seat: Seat): void;
  give(answer: unknown): void;
  /**
   * Gives what was chosen, or asks once more. What strikes somebody, rolls dice or lies somewhere on the board is marked first,
   * so that its card shows what may come of it, unless somebody has that before his eyes already.
   */
  choose(option: Option, isSeen?: boolean): void;
  /** Whether a choice shows what may come of it before it is done. */
  leadsOn(option: Option): boolean;
  /** Does what leads to a place, and goes there if the dice allow it. */
  goTo(option: Option, point: Point): void;
  forget(): void;
  select(figure: number | null): void;
  readonly handful: Handful;
  undo(): void;
  toggleAskFor(): void;
  askForHint(): void;
  /** Whether a choice is pointed to: by a lesson, or by a hint. */
  isLit(answer: unknown): boolean;
  /** What is let pass for the rest of the turn. */
  readonly quiet: Quiet;
  keepQuiet(wanted: QuietFor): void;
  leaveOrder(order: Order): void;
  withdrawOrder(order: Order): void;
  reseat(seat: Seat, player: Player): void;
  /** Shows where the question is. */
  lookAtAsked(): void;
  /** Shows a place on the board. */
  lookAt(point: Point): void;
  mark(answer: unknown): void;
  /** Something was pressed where nothing can be done: says what lies there, or why. */
  sayWhyNothing(at?: Point): void;
}

export function useTable(game: Game, id: string, desks: Desks): TableState {
  const publicly = useSight(desks.at(AUDIENCE));
  const { handOver, oneClick } = usePreferences();
  const [taken, setTaken] = useState<Seat | null>(null);
  const [selected, setSelected] = useState<number | null>(null);
  const [doubted, setDoubted] = useState<{ readonly turn: Turn | null; readonly option: Option } | null>(null);
  const stage = useRef<StageHandle>(null);

  const player = usePlayer();
  const { isPlaying } = usePlaying(player);
  const isIdle = publicly.machine === 'idle' && !isPlaying;
  const asked = isIdle ? (seatAsked(publicly, taken) ?? seatRolling(desks)) : null;
  const handTo = handOver ? needsHandOver(publicly, asked, taken) : null;
  const viewer = viewerOf(publicly, handOver ? taken : (asked ?? taken));
  const leftSeat = useLeftSeat(publicly);
  const desk = desks.at(viewer);
  const sight = useSight(desk);
  // Whoever sits here alone has seen it all, also what passed while the machine had his seat.
  const playback = usePlayback(player, { game, desks, desk, sight, catchesUp: handOver && publicly.ours.length > 1 });
  const { view } = playback;
  const question = isIdle && handTo === null ? sight.questions[0] : undefined;
  const turn = useMemo(() => (question ? { seat: viewer, question } : null), [viewer, question]);
  const considering = useConsidering(game, desk, view, turn);
  const { notice, isActing, run } = useActing(view);
  const teaching = useLesson(game, id, view, turn, considering.options);
  const handIn = (answer: unknown): void =>
    run(async () => {
      player.acted(isPass(answer));
      const refusals = await desk.answer(answer);
      if (refusals.length === 0) teaching?.gave(answer);
      return refusals;
    });
  const handful = useHandful(sight.dice, faces => run(() => desk.enterDice(faces)));
  const isSettling = useSettling(isPlaying);
  const passing = usePassingNote();
  const give = (answer: unknown): void => {
    if (!turn) return;
    if (isSettling) return passing.say(say('note.tooSoon'));
    if (!teaching || teaching.allows(answer)) return handIn(answer);
    passing.say(say(teaching.step?.kind === 'telling' ? 'note.readFirst' : 'note.notInThisStep'));
  };
  const destination = useDestination({ game, view, turn, considering, give: handIn, tell: passing.say });
  const quiet = useQuiet(game, view, turn);
  const folding = useFolding(game, view, sight.inputs, turn, teaching, quiet.isQuiet, handIn);
  // What the table answers by itself needs no second answer.
  const rest = useRest(game, desk, view, folding.isUnderWay ? null : turn, handIn);

  useEffect(() => {
    if (!handOver && asked) setTaken(asked);
  }, [handOver, asked]);

  // A new question is looked at where it is asked, and again when a list has been laid over a small board.
  const { deed } = considering;
  const whereAsked = useMemo(() => pointsAsked({ game, view, viewer, turn, deed }), [game, view, viewer, turn, deed]);
  const isNarrow = useNarrow();
  // Where there is room, a list beside the board does not move it.
  const listed = isNarrow ? deed : null;
  const litAt = useLitPlaces(teaching, considering.options);
  const isPick = turn !== null && considering.options.some(({ answer }) => game.onlyPicks?.(turn.question, answer));
  const places = useReach(considering.options, listed, isNarrow && !isPick);
  // A way that is marked before its dice are thrown is drawn as far as it may come.
  const markedWay = considering.options.find(({ answer }) => sameJson(answer, considering.marked));
  const isWayMarked = isNarrow && markedWay?.spot === null && markedWay.act !== null && isWay(markedWay.act.deed);
  const reach = useMemo(() => {
    const who = turn && isWayMarked ? game.subject?.(view, turn.question)[0] : undefined;
    return who === undefined ? places : (game.reachOf?.(view, viewer, who) ?? places);
  }, [places, isWayMarked, game, view, viewer, turn]);
  const lookAtAsked = useCallback(() => {
    const asked = { game, view, viewer, turn, deed: listed, isPick, reach };
    const points = [...pointsToSee(asked), ...litAt];
    if (points.length > 0) stage.current?.comeBackTo(points, closenessOf(asked, isNarrow));
  }, [isNarrow, game, view, viewer, turn, listed, litAt, isPick, reach]);
  useEffect(() => {
    const measured = requestAnimationFrame(lookAtAsked);
    return () => cancelAnimationFrame(measured);
  }, [lookAtAsked]);
  useTurnedScreen(lookAtAsked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whose card was open is of no matter to the next question
  useEffect(() => setSelected(null), [turn]);

  const mark = (answer: unknown): void => {
    considering.mark(answer);
    const spot = considering.options.find(option => sameJson(option.answer, answer))?.spot;
    if (spot) stage.current?.lookAt(middleOf(spot));
  };
  // A hint on the card of whoever was looked at last would read as being about him.
  const hint = useHint(desk, turn, answer => {
    setSelected(null);
    mark(answer);
  });
  useLookAt(stage, playback);

  // A lesson goes one way: its steps speak of what has been done.
  const mayUndo = isIdle && sight.ours.includes(viewer) && !teaching?.step;
  // Whatever is pressed elsewhere is considered instead.
  const isDoubted = doubted?.turn === turn && sameJson(doubted?.option.answer, considering.marked);
  const unsure = isDoubted ? doubted.option : null;
  const onlyPicks = (answer: unknown): boolean => turn !== null && game.onlyPicks?.(turn.question, answer) === true;
  const leadsOn = ({ strikes, spot, act, answer }: Option): boolean =>
    (strikes === true || act?.rolls === true || (spot !== null && !onlyPicks(answer))) && !oneClick;
  /** What a lesson would not take is said at once. */
  const isShownFirst = (option: Option): boolean =>
    leadsOn(option) &&
    !(considering.marked !== undefined && sameJson(considering.marked, option.answer)) &&
    (!teaching || teaching.allows(option.answer));
  return {
    game,
    id,
    desks,
    desk,
    sight,
    viewer,
    leftSeat,
    view,
    turn,
    whereAsked,
    handTo,
    considering,
    selected,
    unsure,
    stage,
    notice,
    teaching,
    hint: hint.answer,
    isHinting: hint.isThinking,
    // What a lesson passes over is not for taking back.
    folded: teaching?.step ? null : folding.said,
    rest,
    isSettling,
    isActing: isActing || folding.isUnderWay || destination.isUnderWay,
    note: passing.note,
    asksFor: folding.asksFor,
    toggleAskFor: folding.toggleAskFor,
    playback,
    recent: playback.recent,
    underWay: playback.underWay,
    canUndo: mayUndo && sight.whyNotUndo.length === 0,
    takeTable: setTaken,
    give,
    leadsOn,
    choose(option, isSeen = false) {
      // What a lesson asks for it has explained.
      const isAsked = option.act?.sure !== undefined && option !== unsure && teaching?.isLit(option.answer) !== true;
      if (!isAsked && (isSeen || !isShownFirst(option))) return give(option.answer);
      if (!isAsked) return mark(option.answer);
      setDoubted({ turn, option });
      // What it would strike stays drawn while it is thought over.
      considering.mark(option.answer);
    },
    goTo(option, point) {
      // A lesson asks for one thing after the other.
      if (!teaching?.step) destination.remember(point);
      give(option.answer);
    },
    forget() {
      setDoubted(null);
      setSelected(null);
      hint.forget();
      considering.takeUp(null);
    },
    select: setSelected,
    handful,
    undo() {
      if (teaching?.step) return passing.say(say('note.lessonGoesOn'));
      if (handful.laid.length > 0) return handful.takeUp();
      if (!mayUndo || isSettling) return;
      folding.askAfterAll();
      rest.stop();
      run(desk.undo);
    },
    quiet,
    keepQuiet(wanted) {
      if (!isSettling) quiet.keep(wanted);
      give(PASS);
    },
    leaveOrder: order => run(() => desk.leaveOrder(order)),
    withdrawOrder: order => run(() => desk.withdrawOrder(order)),
    reseat: (seat, player) => run(() => desk.handOver(seat, player)),
    lookAtAsked,
    lookAt: point => stage.current?.lookAt(point),
    mark,
    sayWhyNothing: at => passing.say(whyNothing({ game, view, viewer, turn, considering, teaching }, isPlaying, at)),
    askForHint() {
      if (!teaching?.step) return hint.ask();
      if (teaching.step.kind === 'telling') return passing.say(say('note.readFirst'));
      const wanted = considering.options.find(({ answer }) => teaching.isLit(answer));
      if (wanted) hint.point(wanted.answer);
      else passing.say(say('note.lessonWaits'));
    },
    isLit: answer => (teaching?.isLit(answer) ?? false) || (hint.answer !== undefined && sameJson(hint.answer, answer)),
  };
}

/** A window that changes its size has done so when nothing came of it for so long, in milliseconds. */
const STILL = 200;

/** Whoever turns his screen on its side still sees whom he is asked about. */
function useTurnedScreen(lookAtAsked: () => void): void {
  const look = useRef(lookAtAsked);
  look.current = lookAtAsked;
  useEffect(() => {
    let timer = 0;
    const turned = (): void => {
      clearTimeout(timer);
      timer = window.setTimeout(() => look.current(), STILL);
    };
    addEventListener('resize', turned);
    return () => {
      clearTimeout(timer);
      removeEventListener('resize', turned);
    };
  }, []);
}

const NOWHERE: readonly Spot[] = [];

/** Where one can get to, once that is what is chosen: of all else that is open the places are of no matter yet. */
function useReach(options: readonly Option[], deed: DeedId | null, isSeen: boolean): readonly Spot[] {
  return useMemo(() => {
    if (!isSeen || (deed !== null && !isWay(deed))) return NOWHERE;
    const placed = options.filter(({ spot }) => spot);
    const moves = placed.filter(({ act, strikes }) => !strikes && (!act || isWay(act.deed)));
    const chosen = deed === null ? moves : moves.filter(({ act }) => act?.deed === deed);
    return deed !== null || moves.length === placed.length ? chosen.flatMap(({ spot }) => spot ?? []) : NOWHERE;
  }, [options, deed, isSeen]);
}

/** More places than these are lit all around whoever is asked. */
const MOST_LIT = 6;

/** Places that a lesson asks for: they are brought into the picture. The same places are the same list. */
function useLitPlaces(teaching: Teaching | null, options: readonly Option[]): readonly Point[] {
  const lit = options.flatMap(({ answer, spot }) => (spot && teaching?.isLit(answer) ? [middleOf(spot)] : []));
  const known = useRef<readonly Point[]>([]);
  const wanted = lit.length > MOST_LIT ? [] : lit;
  const isSame =
    wanted.length === known.current.length &&
    wanted.every(({ x, y }, i) => known.current[i]!.x === x && known.current[i]!.y === y);
  if (!isSame) known.current = wanted;
  return known.current;
}

/** The last seat that was played here, once the machine has it. */
function useLeftSeat({ ours, header, outcome }: Sight): Seat | null {
  const last = useRef<Seat | null>(null);
  const [own = null] = ours;
  useEffect(() => {
    if (own !== null) last.current = own;
  }, [own]);
  const seat = last.current;
  return seat !== null && ours.length === 0 && !outcome && header.players[seat]?.kind === 'bot' ? seat : null;
}

/** Does one thing at a time at a desk, and keeps why it was refused for as long as the same is seen. */
function useActing(view: unknown): {
  readonly notice: readonly Refusal[];
  readonly isActing: boolean;
  run(act: () => Promise<readonly Refusal[]>): void;
} {
  const [refused, setRefused] = useState<{ view: unknown; refusals: readonly Refusal[] } | null>(null);
  const [isActing, setActing] = useState(false);
  const isUnderWay = useRef(false);
  const doIt = async (act: () => Promise<readonly Refusal[]>): Promise<void> => {
    // A second click before the first is through was not meant for the next question.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setActing(true);
    const refusals = await act().finally(() => {
      isUnderWay.current = false;
      setActing(false);
    });
    setRefused({ view, refusals });
  };
  return { notice: refused && refused.view === view ? refused.refusals : [], isActing, run: act => void doIt(act) };
}

/** Whether others are let go on: a chance to break in that is not taken. */
const isPass = (answer: unknown): boolean => typeof answer === 'object' && answer !== null && 'pass' in answer;
