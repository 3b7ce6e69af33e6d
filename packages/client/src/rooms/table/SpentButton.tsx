import { say } from '../../words/index.ts';
import type { Spent } from './spent.ts';
import type { TableState } from './use-table.ts';

/** Somebody who cannot be called on now: a press shows him, and his card says how he fares. */
export function SpentButton({ table, spent: { entry } }: { readonly table: TableState; readonly spent: Spent }) {
  const { figure, name, state, pips, at } = entry;
  const why = pips?.left === 0 ? say('ask.hasActed') : state;
  return (
    <button
      type="button"
      className="bar-button is-greyed"
      aria-disabled="true"
      title={why}
      onClick={() => {
        table.forget();
        table.select(figure);
        if (at) table.lookAt(at);
      }}
    >
      <b className="label">{name}</b>
      <small>{why}</small>
    </button>
  );
}
