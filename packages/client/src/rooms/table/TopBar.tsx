import menu from 'icon:hamburger-menu';
import { useEffect, useState } from 'react';
import { hrefOf } from '../../app/route.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Keys } from '../../parts/Keys.tsx';
import { RulesInForce } from '../../parts/RulesInForce.tsx';
import { Settings } from '../../parts/Settings.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import { heldUp } from '../../play/pace.ts';
import { called, say } from '../../words/index.ts';
import { RoomTools } from '../RoomTools.tsx';
import { Seats } from './Seats.tsx';
import { StandingOrders } from './StandingOrders.tsx';
import { TableTools } from './TableTools.tsx';
import { TurnBar } from './TurnBar.tsx';
import type { TableState } from './use-table.ts';

interface TopBarProps {
  readonly table: TableState;
  readonly measuring: boolean;
  readonly toggleMeasuring: () => void;
  readonly toggleText: () => void;
}

/** The way home, where in the turn the game is and what it is about, and everything else behind one button. */
export function TopBar({ table, measuring, toggleMeasuring, toggleText }: TopBarProps) {
  const { game, sight } = table;
  const [sheet, setSheet] = useState<'seats' | 'settings' | 'keys' | 'more' | null>(null);
  const close = (): void => setSheet(null);
  useEffect(() => (sheet === null ? undefined : heldUp()), [sheet]);
  return (
    <header className="top-strip" data-over="top">
      <a className="brand" href={hrefOf({ room: 'home' })} aria-label={say('back')}>
        <img src="./favicon.svg" alt="" width="28" height="28" />
      </a>
      <h1 className="unseen">{called(game.system.title)}</h1>
      <TurnBar table={table} />
      <div className="top-strip__tools">
        <button
          type="button"
          className="button button--quiet"
          aria-label={say('table.menu')}
          title={say('table.menu')}
          onClick={() => setSheet('more')}
        >
          <Icon path={menu} />
        </button>
        <RoomTools />
      </div>
      <Sheet title={say('table.seats')} open={sheet === 'seats'} close={close}>
        <Seats table={table} close={close} />
      </Sheet>
      <Sheet title={say('settings.title')} open={sheet === 'settings'} close={close}>
        <Settings />
      </Sheet>
      <Sheet title={say('menu.keys')} open={sheet === 'keys'} close={close}>
        <Keys />
      </Sheet>
      <Sheet title={called(game.system.title)} open={sheet === 'more'} close={close}>
        <div className="stack">
          <TableTools
            table={table}
            measuring={measuring}
            toggleMeasuring={toggleMeasuring}
            toggleText={toggleText}
            openSeats={() => setSheet('seats')}
            openSettings={() => setSheet('settings')}
            openKeys={() => setSheet('keys')}
            close={close}
          />
          <StandingOrders table={table} />
          <RulesInForce inForce={sight.inForce} />
        </div>
      </Sheet>
    </header>
  );
}
