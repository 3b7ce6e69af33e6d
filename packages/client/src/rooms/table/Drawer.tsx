import type { Told } from '@sightline/desk';
import type { ComponentProps } from 'react';
import { Help } from '../../parts/Help.tsx';
import { say } from '../../words/index.ts';
import { DiceTray } from './DiceTray.tsx';
import { Report } from './Report.tsx';

const TABS = ['log', 'dice', 'panel'] as const;
export type Tab = (typeof TABS)[number];

interface DrawerProps extends ComponentProps<typeof Report> {
  /** What the dice are of, where the report can be read ahead. */
  readonly dice?: readonly Told[];
  readonly tab: Tab | null;
  readonly open: (tab: Tab | null) => void;
  /** It gives the board free for a while, and is found again as it was left. */
  readonly isAside?: boolean;
}

/** What is looked up rather than watched: the report, the dice, the forces. One at a time, at the right edge. */
export function Drawer({ tab, open, dice, isAside = false, ...report }: DrawerProps) {
  const { game, view, told, lookAt } = report;
  const { Panel } = game;
  const isOpen = tab !== null && !isAside;
  return (
    <aside className={isOpen ? 'drawer is-open' : 'drawer'} {...(isOpen ? { 'data-over': 'right' } : {})}>
      <div className="drawer__side" data-keep-clear="" {...(isOpen ? {} : { 'data-over': 'side' })}>
        {isOpen && (
          <button
            type="button"
            className="drawer__close"
            aria-label={say('table.closeDrawer')}
            onClick={() => open(null)}
          >
            ✕
          </button>
        )}
        <div className="drawer__tabs" role="tablist" aria-label={say('table.drawer')}>
          {TABS.map(name => (
            <button
              key={name}
              type="button"
              role="tab"
              aria-selected={tab === name}
              onClick={() => open(tab === name ? null : name)}
            >
              {say(`table.tabs.${name}`)}
            </button>
          ))}
        </div>
      </div>
      {tab && (
        <div className="drawer__body" role="tabpanel" aria-label={say(`table.tabs.${tab}`)} hidden={isAside}>
          {tab === 'log' && <Report {...report} />}
          {tab === 'dice' && <DiceTray game={game} view={view} told={dice ?? told} />}
          {tab === 'panel' && (
            <section className="card card--panel">
              <Help title={say('table.tabs.panel')} text={game.panelHelp} />
              <Panel view={view} lookAt={lookAt} />
            </section>
          )}
        </div>
      )}
    </aside>
  );
}
