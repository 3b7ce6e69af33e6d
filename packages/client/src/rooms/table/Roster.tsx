import type { RosterEntry } from '../../games/table-talk.ts';
import { useExplanation } from '../../parts/Term.tsx';
import { Portrait } from '../../portraits/Portrait.tsx';
import type { TableState } from './use-table.ts';

/** More than so many are said in a line each, so that the bar covers none of them. */
const MANY = 9;

/** One's own, down the left edge: who, how they fare, what they can still do. A press selects; it never acts. */
export function Roster({ table }: { readonly table: TableState }) {
  const { game, view, viewer, turn } = table;
  const entries = game.roster?.(view, viewer) ?? [];
  if (entries.length === 0) return null;
  const subject = turn ? (game.subject?.(view, turn.question) ?? []) : [];
  return (
    <ul className={entries.length > MANY ? 'muster muster--long' : 'muster'} data-over="left" data-keep-clear="">
      {entries.map(entry => (
        <li key={entry.figure}>
          <One table={table} entry={entry} isSubject={subject.includes(entry.figure)} />
        </li>
      ))}
    </ul>
  );
}

interface OneProps {
  readonly table: TableState;
  readonly entry: RosterEntry;
  readonly isSubject: boolean;
}

/** One of them, with what the terms in his line mean for whoever rests the pointer on it. */
function One({ table, entry, isSubject }: OneProps) {
  const { game, view, selected } = table;
  const { figure, name, letters, state, pips, tone, mark, face, at } = entry;
  const { pointed, tip } = useExplanation(state, game);
  return (
    <button
      type="button"
      className={`muster__one muster__one--${tone} seat--${mark}${isSubject ? ' is-subject' : ''}`}
      aria-pressed={selected === figure}
      onClick={() => {
        table.select(selected === figure ? null : figure);
        if (at) table.lookAt(at);
      }}
      {...pointed}
    >
      {tip}
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
  );
}
