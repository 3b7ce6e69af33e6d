import type { ComponentProps } from 'react';
import { hrefOf } from '../../app/route.ts';
import { called, say } from '../../words/index.ts';
import { RoomTools } from '../RoomTools.tsx';
import { TurnBar } from '../table/TurnBar.tsx';

interface ReplayBarProps {
  readonly table: ComponentProps<typeof TurnBar>['table'];
  readonly save: () => void;
}

/** The way home, where in the turn the game is, and what can be done with the whole of it. */
export function ReplayBar({ table, save }: ReplayBarProps) {
  return (
    <header className="top-strip" data-over="top">
      <a className="brand" href={hrefOf({ room: 'home' })} aria-label={say('back')}>
        <img src="./favicon.svg" alt="" width="28" height="28" />
      </a>
      <h1 className="unseen">
        {say('replay.title')}: {called(table.game.system.title)}
      </h1>
      <TurnBar table={table} />
      <div className="top-strip__tools">
        <button type="button" className="button button--quiet" onClick={save}>
          {say('after.saveReplay')}
        </button>
        <RoomTools />
      </div>
    </header>
  );
}
