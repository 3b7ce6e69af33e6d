import { words } from '../../words/index.ts';

export interface TableToolsProps {
  readonly measuring: boolean;
  readonly toggleMeasuring: () => void;
  readonly toggleText: () => void;
  readonly openSeats: () => void;
  /** Where the game is held here. */
  readonly exportGame?: (() => Promise<void>) | undefined;
}

const say = words.table;

/** What can be done at the table besides answering. */
export function TableTools({ measuring, toggleMeasuring, toggleText, openSeats, exportGame }: TableToolsProps) {
  return (
    <>
      <button type="button" className="button" aria-pressed={measuring} onClick={toggleMeasuring}>
        {say.measure} <kbd>M</kbd>
      </button>
      <button type="button" className="button button--quiet" onClick={toggleText}>
        {say.text}
      </button>
      <button type="button" className="button button--quiet" onClick={openSeats}>
        {say.seats}
      </button>
      {exportGame && (
        <button type="button" className="button button--quiet" onClick={() => void exportGame()}>
          {words.home.export}
        </button>
      )}
    </>
  );
}
