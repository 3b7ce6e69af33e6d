import { say } from '../../words/index.ts';

export interface TableToolsProps {
  readonly measuring: boolean;
  readonly toggleMeasuring: () => void;
  readonly toggleText: () => void;
  readonly openSeats: () => void;
  /** Where the game is held here. */
  readonly exportGame?: (() => Promise<void>) | undefined;
}

/** What can be done at the table besides answering. */
export function TableTools({ measuring, toggleMeasuring, toggleText, openSeats, exportGame }: TableToolsProps) {
  return (
    <>
      <button type="button" className="button" aria-pressed={measuring} onClick={toggleMeasuring}>
        {say('table.measure')} <kbd>M</kbd>
      </button>
      <button type="button" className="button button--quiet" onClick={toggleText}>
        {say('table.text')}
      </button>
      <button type="button" className="button button--quiet" onClick={openSeats}>
        {say('table.seats')}
      </button>
      {exportGame && (
        <button type="button" className="button button--quiet" onClick={() => void exportGame()}>
          {say('home.export')}
        </button>
      )}
    </>
  );
}
