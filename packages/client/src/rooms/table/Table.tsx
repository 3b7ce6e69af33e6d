import type { Desks } from '@sightline/desk';
import { useState } from 'react';
import type { Game } from '../../games/game.ts';
import { Help } from '../../parts/Help.tsx';
import { say } from '../../words/index.ts';
import { AskPanel } from './AskPanel.tsx';
import { BoardArea } from './BoardArea.tsx';
import { DiceTray } from './DiceTray.tsx';
import { HandOver } from './HandOver.tsx';
import { LiveReport } from './LiveReport.tsx';
import { Report } from './Report.tsx';
import { TextTable } from './TextTable.tsx';
import { TopBar } from './TopBar.tsx';
import { useTable } from './use-table.ts';
import { useTableKeys } from './use-table-keys.ts';

interface TableProps {
  readonly game: Game;
  readonly id: string;
  readonly desks: Desks;
}

const TABS = ['panel', 'dice', 'log'] as const;

/** The table: the board, what is asked, the forces, the dice and the report. */
export function Table({ game, id, desks }: TableProps) {
  const table = useTable(game, id, desks);
  const [tab, setTab] = useState<(typeof TABS)[number]>('panel');
  const [measuring, setMeasuring] = useState(false);
  const [asText, setAsText] = useState(false);
  const toggleMeasuring = (): void => setMeasuring(on => !on);
  const toggleText = (): void => setAsText(on => !on);
  useTableKeys(table, { toggleMeasuring, toggleText });
  if (table.handTo !== null) return <HandOver game={game} seat={table.handTo} take={table.takeTable} />;
  const { Panel } = game;
  return (
    <div className="table" data-turn={table.turn ? game.seats[table.turn.seat]?.mark : undefined}>
      <TopBar table={table} measuring={measuring} toggleMeasuring={toggleMeasuring} toggleText={toggleText} />
      <main className="table__main">
        <BoardArea table={table} measuring={measuring} />
        <AskPanel table={table} />
        <div className="table__aside" data-tab={tab}>
          <div className="tabs">
            {TABS.map(name => (
              <button key={name} type="button" aria-pressed={tab === name} onClick={() => setTab(name)}>
                {say(`table.tabs.${name}`)}
              </button>
            ))}
          </div>
          <section className="card card--panel" aria-label={say('table.tabs.panel')}>
            <Help title={say('table.tabs.panel')} text={game.panelHelp} />
            <Panel view={table.view} lookAt={table.lookAt} />
          </section>
          <DiceTray game={game} view={table.view} told={table.sight.told} />
          <Report game={game} told={table.sight.told} view={table.view} lookAt={table.lookAt} />
        </div>
        <TextTable game={game} view={table.view} viewer={table.viewer} shown={asText} />
      </main>
      <LiveReport table={table} />
    </div>
  );
}
