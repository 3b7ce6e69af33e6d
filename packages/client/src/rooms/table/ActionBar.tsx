import { type RefObject, useEffect, useRef } from 'react';
import { go } from '../../app/route.ts';
import { RuleLink } from '../../parts/RuleLink.tsx';
import { SeatBadge } from '../../parts/SeatBadge.tsx';
import { glossed } from '../../parts/Term.tsx';
import { PlaybackBar } from '../../playback/PlaybackBar.tsx';
import { say } from '../../words/index.ts';
import { refusalText } from '../../words/system.ts';
import { AreYouSure } from './AreYouSure.tsx';
import { Deeds } from './Deeds.tsx';
import { DiePrompt } from './DiePrompt.tsx';
import { OverTheBar } from './OverTheBar.tsx';
import { cardAsked } from './rules-asked.ts';
import type { TableState } from './use-table.ts';

/**
 * What is being asked, of whom, and all that can be done: always here and nowhere else. Whatever it shows, it has the same
 * height and everything in it the same place.
 */
export function ActionBar({ table }: { readonly table: TableState }) {
  const { sight, isSettling, isActing } = table;
  const bar = useRef<HTMLElement>(null);
  useFocusAfterAnswer(bar, sight.view);
  return (
    <section
      ref={bar}
      tabIndex={-1}
      className="ask"
      data-over="bottom"
      aria-label={say('ask.title')}
      aria-busy={isMachineNext(sight) || table.playback.isPlaying || isSettling || isActing}
      data-inputs={sight.inputs}
      data-waiting={table.playback.waiting}
    >
      <OverTheBar table={table} />
      <Asked table={table} />
    </section>
  );
}

/** It moves, or is about to: between a person's answer and its own there is a moment when nothing is asked. */
function isMachineNext({ machine, outcome, waitingFor, header }: TableState['sight']): boolean {
  const isAsked = waitingFor.length > 0 && waitingFor.every(seat => header.players[seat]?.kind === 'bot');
  return machine !== 'idle' || (isAsked && outcome === null);
}

/** A question of more letters than these is said smaller. */
const LONG = 64;

/** The button that gave the answer is gone: the next Tab should lead to the next question, not to the top of the page. */
function useFocusAfterAnswer(bar: RefObject<HTMLElement | null>, view: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of what is seen that loses the focus
  useEffect(() => {
    if (document.activeElement === document.body) bar.current?.focus({ preventScroll: true });
  }, [bar, view]);
}

function Asked({ table }: { readonly table: TableState }) {
  const { game, sight, view, turn, id, unsure, playback } = table;
  const { outcome, machine } = sight;
  if (playback.isPlaying || machine === 'moving') {
    const { isEncore, waiting } = playback;
    // While the machine moves, nobody knows how much more there will be.
    const toCome = machine === 'moving' ? say('playback.goesOn') : say('playback.toCome', { count: waiting });
    const now = isEncore ? say('playback.again') : toCome;
    return <PlaybackBar playback={playback}>{now}</PlaybackBar>;
  }
  if (outcome) {
    return (
      <div className="ask__over">
        <h2>{say('ask.over')}</h2>
        <p>
          {game.system.words.outcome(outcome)} <RuleLink id={outcome.rule} />
        </p>
        <button type="button" className="button button--main" onClick={() => go({ room: 'after', id })}>
          {say('ask.seeResult')}
        </button>
      </div>
    );
  }
  if (machine !== 'idle') {
    return (
      <PlaybackBar playback={playback}>
        <Thinking table={table} />
      </PlaybackBar>
    );
  }
  if (table.handful.wanted.length > 0) return <DiePrompt game={game} view={table.view} handful={table.handful} />;
  if (!turn) return <p className="muted">{idleText(table)}</p>;
  if (unsure) return <AreYouSure table={table} option={unsure} />;
  const byPointing = game.byPointing?.(turn.question, view);
  const question = game.system.words.question(turn.question);
  return (
    <div className="ask__bar">
      <div className={question.length > LONG ? 'ask__who is-long' : 'ask__who'}>
        <Who table={table} />
        <h2>
          {question} <RuleLink id={turn.question.rule} card={cardAsked(table)} />
        </h2>
        {byPointing && <small className="muted ask__pointing">{byPointing}</small>}
      </div>
      <Deeds table={table} />
      <div className="ask__tools">
        <button
          type="button"
          className="button button--quiet"
          aria-disabled={!table.canUndo}
          title={table.canUndo ? undefined : whyNotUndo(table)}
          onClick={table.undo}
        >
          {say('table.undo')} <kbd>U</kbd>
        </button>
        <button
          type="button"
          className="button button--quiet"
          aria-disabled={table.isHinting}
          onClick={table.askForHint}
        >
          {table.isHinting ? say('ask.hinting') : say('ask.hint')} <kbd>H</kbd>
        </button>
      </div>
    </div>
  );
}

/** Which of the machines it is that thinks. */
function Thinking({ table: { game, sight } }: { readonly table: TableState }) {
  const bot = sight.waitingFor.find(each => sight.header.players[each]?.kind === 'bot');
  const seat = game.seats[bot ?? ''];
  return seat && <SeatBadge name={say('ask.thinking', { seat: seat.name })} mark={seat.mark} />;
}

function whyNotUndo({ game, sight, teaching }: TableState): string | undefined {
  if (teaching?.step) return say('note.lessonGoesOn');
  const [first] = sight.whyNotUndo;
  return first && refusalText(game.system, first);
}

/** Nobody at this screen is asked: nobody sits here, it is others who decide, or somebody has given up. */
function idleText({ game, sight: { ours, waitingFor } }: TableState): string {
  if (ours.length === 0) return say('ask.watching');
  if (waitingFor.length === 0) return say('ask.ended');
  return say('ask.waiting', { seats: waitingFor.map(seat => game.seats[seat]?.name ?? seat) });
}

/** Whoever the question is about, or the seat that is asked. */
function Who({ table }: { readonly table: TableState }) {
  const { game, view, viewer, turn } = table;
  const { name, mark } = game.seats[turn!.seat]!;
  const about = game.subject?.(view, turn!.question) ?? [];
  const [entry, another] = (game.roster?.(view, viewer) ?? []).filter(({ figure }) => about.includes(figure));
  // Which of several is not asked of the first of them.
  if (!entry || another) return <SeatBadge name={name} mark={mark} />;
  return (
    <p className="ask__entry">
      <SeatBadge name={entry.name} mark={entry.mark} />
      <small className="muted">{glossed(entry.state, game)}</small>
    </p>
  );
}
