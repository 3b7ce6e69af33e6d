import { useState } from 'react';
import { hrefOf } from '../../app/route.ts';
import { RulesInForce } from '../../parts/RulesInForce.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import { downloadGame } from '../../store/files.ts';
import { called, say } from '../../words/index.ts';
import { RoomTools } from '../RoomTools.tsx';
import { Seats } from './Seats.tsx';
import { TableTools } from './TableTools.tsx';
import type { TableState } from './use-table.ts';

interface TopBarProps {
  readonly table: TableState;
  readonly measuring: boolean;
  readonly toggleMeasuring: () => void;
  readonly toggleText: () => void;
}

/** Which game, how far it has come, and the tools; on a narrow screen they are behind "More". */
export function TopBar({ table, measuring, toggleMeasuring, toggleText }: TopBarProps) {
  const { game, view, sight, desks, id } = table;
  const [sheet, setSheet] = useState<'seats' | 'more' | null>(null);
  const close = (): void => setSheet(null);
  const { takeDown } = desks;
  const tools = {
    measuring,
    toggleMeasuring,
    toggleText,
    openSeats: () => setSheet('seats'),
    exportGame: takeDown && (async () => downloadGame(game.system.id, id, await takeDown())),
  };
  return (
    <header className="top-bar">
      <a className="brand" href={hrefOf({ room: 'home' })} aria-label={say('back')}>
        <img src="./favicon.svg" alt="" width="28" height="28" />
      </a>
      <h1>{called(game.system.title)}</h1>
      <span className="top-bar__progress">{game.progress(view)}</span>
      <div className="top-bar__wide">
        <RulesInForce inForce={sight.inForce} short />
      </div>
      <div className="top-bar__tools">
        <button type="button" className="button" aria-disabled={!table.canUndo} onClick={table.undo}>
          {say('table.undo')} <kbd>U</kbd>
        </button>
        <div className="top-bar__tools top-bar__wide">
          <TableTools {...tools} />
        </div>
        <button type="button" className="button button--quiet top-bar__narrow" onClick={() => setSheet('more')}>
          {say('table.menu')}
        </button>
        <RoomTools />
      </div>
      <Sheet title={say('table.seats')} open={sheet === 'seats'} close={close}>
        <Seats table={table} close={close} />
      </Sheet>
      <Sheet title={say('table.menu')} open={sheet === 'more'} close={close}>
        <TableTools {...tools} />
        <RulesInForce inForce={sight.inForce} />
      </Sheet>
    </header>
  );
}
