import { useEffect, useRef, useState } from 'react';
import { useExplanation } from '../../parts/Term.tsx';
import { useKeys } from '../../parts/use-keys.ts';
import { say } from '../../words/index.ts';
import type { TableState } from './use-table.ts';

/** So full is nearly full. */
const NEARLY = 0.7;

/** Where in the turn we are, whose it is, what comes next, and what all this is for. */
export function TurnBar({ table }: { readonly table: Pick<TableState, 'game' | 'view' | 'viewer'> }) {
  const { game, view, viewer } = table;
  const state = game.turnState?.(view);
  const objective = game.objective?.(view, viewer);
  const meter = game.meter?.(view) ?? null;
  const [open, setOpen] = useState<'goal' | 'meter' | null>(null);
  useKeys([['Escape', () => open !== null && setOpen(null)]]);
  const parts = objective?.parts.map(({ text, done }) => (done ? `✓ ${text}` : text)) ?? [];
  const isHurried = state?.isHurried !== false;
  const bar = useRef<HTMLDivElement>(null);
  // A press beside it closes it, and does what it does there.
  useEffect(() => {
    if (open === null) return undefined;
    const close = ({ target }: PointerEvent): void => {
      if (!bar.current?.contains(target as Node)) setOpen(null);
    };
    document.addEventListener('pointerdown', close, true);
    return () => document.removeEventListener('pointerdown', close, true);
  }, [open]);
  const goals = objective?.parts.map(({ text }) => text).join(', ') ?? '';
  const goalHelp = useExplanation(goals, game);
  const meterHelp = useExplanation('', game, meter?.means.join(' '));
  return (
    <div className="turn-bar" ref={bar}>
      <b className="turn-bar__turn">{state?.turn ?? game.progress(view)}</b>
      {state && (
        <ol className={`turn-bar__phases${state.whose ? ` seat--${state.whose}` : ''}`}>
          {state.phases.map(({ id, name }) => (
            <li key={id} aria-current={id === state.now ? 'step' : undefined}>
              {name}
            </li>
          ))}
        </ol>
      )}
      {objective && (
        <button
          type="button"
          className="turn-bar__goal"
          aria-expanded={open === 'goal'}
          onClick={() => setOpen(open === 'goal' ? null : 'goal')}
          {...goalHelp.pointed}
        >
          {open === null && goalHelp.tip}
          <b>{objective.title}</b>
          <span>{(isHurried ? [state?.left, ...parts] : [...parts, state?.left]).filter(Boolean).join(' · ')}</span>
        </button>
      )}
      {meter && (
        <button
          type="button"
          className={`meter${meter.now >= meter.of * NEARLY ? ' is-nearly' : ''}`}
          aria-expanded={open === 'meter'}
          onClick={() => setOpen(open === 'meter' ? null : 'meter')}
          {...meterHelp.pointed}
        >
          {open === null && meterHelp.tip}
          <small>{meter.name}</small>{' '}
          <span className="meter__bar" aria-hidden="true">
            <span style={{ width: `${Math.min(1, meter.now / meter.of) * 100}%` }} />
          </span>
          <b className="meter__count">{say('table.meter', { now: meter.now, of: meter.of })}</b>
        </button>
      )}
      {meter && open === 'meter' && (
        <div className="turn-bar__parts card">
          {meter.means.map(sentence => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
      {objective && open === 'goal' && (
        <ul className="turn-bar__parts card">
          {state?.left && <li>{state.left}</li>}
          {objective.parts.map(({ text, done, failed }) => (
            <li key={text} className={done ? 'is-done' : failed ? 'is-failed' : ''}>
              {done ? '✓' : failed ? '✕' : '○'} {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
