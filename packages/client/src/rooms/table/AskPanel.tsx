import type { Seat } from '@sightline/kernel';
import { type RefObject, useEffect, useRef } from 'react';
import { go } from '../../app/route.ts';
import { Help } from '../../parts/Help.tsx';
import { RuleLink } from '../../parts/RuleLink.tsx';
import { SeatBadge } from '../../parts/SeatBadge.tsx';
import { say } from '../../words/index.ts';
import { refusalText } from '../../words/system.ts';
import { Consideration } from './Consideration.tsx';
import { DiePrompt } from './DiePrompt.tsx';
import { LessonCard } from './LessonCard.tsx';
import { MachineMoving } from './MachineMoving.tsx';
import { Options } from './Options.tsx';
import { PassFromNowOn } from './StandingOrders.tsx';
import type { TableState } from './use-table.ts';

/** What is being asked, of whom: always here and nowhere else. */
export function AskPanel({ table }: { readonly table: TableState }) {
  const { game, sight, notice } = table;
  const { trouble } = sight;
  const panel = useRef<HTMLElement>(null);
  useFocusAfterAnswer(panel, sight.view);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className="ask card"
      aria-label={say('ask.title')}
      aria-busy={sight.machine !== 'idle'}
      data-inputs={sight.inputs}
    >
      <Help title={say('ask.title')} text={say('help.ask')} />
      <Asked table={table} />
      {notice.map(refusal => (
        <p key={refusal.code} className="notice" role="alert">
          {refusalText(game.system, refusal)} <RuleLink id={refusal.rule} />
        </p>
      ))}
      {trouble && (
        <p className="notice" role="alert">
          {trouble.kind === 'notSaved'
            ? say('table.notSaved', { detail: trouble.detail })
            : say('table.machineFailed', { detail: trouble.detail })}
        </p>
      )}
    </section>
  );
}

/** The button that gave the answer is gone: the next Tab should lead to the next question, not to the top of the page. */
function useFocusAfterAnswer(panel: RefObject<HTMLElement | null>, view: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of what is seen that loses the focus
  useEffect(() => {
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [panel, view]);
}

function Asked({ table }: { readonly table: TableState }) {
  const { game, sight, turn, id } = table;
  const { outcome, machine, die } = sight;
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
  if (machine !== 'idle') return <MachineMoving game={game} sight={sight} skip={table.desks.hurry} />;
  if (die) return <DiePrompt game={game} view={table.view} wanted={die} enter={table.enterDie} />;
  if (!turn) return <p className="muted">{say('ask.watching')}</p>;
  return (
    <>
      <Who game={game} seat={turn.seat} />
      <h2>
        {game.system.words.question(turn.question)} <RuleLink id={turn.question.rule} />
      </h2>
      <LessonCard table={table} />
      <Options table={table} />
      <PassFromNowOn table={table} turn={turn} />
      <Consideration table={table} turn={turn} />
    </>
  );
}

function Who({ game, seat }: { readonly game: TableState['game']; readonly seat: Seat }) {
  const { name, mark } = game.seats[seat]!;
  return (
    <p className="ask__who">
      <SeatBadge name={say('ask.asks', { seat: name })} mark={mark} />
    </p>
  );
}
