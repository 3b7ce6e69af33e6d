import { Portrait } from '../../portraits/Portrait.tsx';
import type { TableState } from './use-table.ts';

/** More than so many are said in a line each, so that the bar covers none of them. */
const MANY = 9;

/** One's own, down the left edge: who, how they fare, what they can still do. A press selects; it never acts. */
export function Roster({ table }: { readonly table: TableState }) {
  const { game, view, viewer, selected, turn } = table;
  const entries = game.roster?.(view, viewer) ?? [];
  if (entries.length === 0) return null;
  const subject = turn ? (game.subject?.(view, turn.question) ?? []) : [];
  return (
    <ul className={entries.length > MANY ? 'muster muster--long' : 'muster'} data-over="left">
      {entries.map(({ figure, name, letters, state, pips, tone, mark, face, at }) => (
        <li key={figure}>
          <button
            type="button"
            className={`muster__one muster__one--${tone} seat--${mark}${subject.includes(figure) ? ' is-subject' : ''}`}
            aria-pressed={selected === figure}
            onClick={() => {
              table.select(selected === figure ? null : figure);
              if (at) table.lookAt(at);
            }}
          >
            <span className="muster__face">
              {face ? (
                <Portrait of={face.key} kind={face.kind} mark={mark} state={face.state ?? 'well'} />
              ) : game.Figurine ? (
                <game.Figurine view={view} figure={figure} />
              ) : (
                letters
              )}
            </span>
            <b className="muster__letters">{letters}</b>
            <span className="muster__text">
              <b className="label">{name}</b>
              <small>{state}</small>
            </span>
            {pips && (
              <span className="muster__pips" aria-hidden="true">
                {'●'.repeat(Math.max(0, pips.left))}
                {'○'.repeat(Math.max(0, pips.of - pips.left))}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
