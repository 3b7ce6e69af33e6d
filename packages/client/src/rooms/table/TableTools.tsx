import type { ReactNode } from 'react';
import { hrefOf } from '../../app/route.ts';
import { SureButton } from '../../parts/SureButton.tsx';
import { useSitDown } from '../../play/use-sit-down.ts';
import { downloadGame } from '../../store/files.ts';
import { say } from '../../words/index.ts';
import type { TableState } from './use-table.ts';

interface TableToolsProps {
  readonly table: TableState;
  readonly measuring: boolean;
  readonly toggleMeasuring: () => void;
  readonly toggleText: () => void;
  readonly openSeats: () => void;
  readonly openSettings: () => void;
  readonly openKeys: () => void;
  readonly close: () => void;
}

/** What can be done at the table besides answering, each with a word of what comes of it. */
export function TableTools({ table, measuring, close, ...does }: TableToolsProps) {
  const { toggleMeasuring, toggleText, openSeats, openSettings, openKeys } = does;
  const { game, id, desks, asksFor } = table;
  const { askFor } = game;
  const { takeDown } = desks;
  const closing = (act: () => void) => () => {
    act();
    close();
  };
  return (
    <ul className="menu">
      <Item hint={say('menu.leaveHint')}>
        <a className="button" href={hrefOf({ room: 'home' })}>
          {say('menu.leave')}
        </a>
      </Item>
      {askFor && (
        <Item hint={say('menu.askForHint')}>
          <button type="button" className="button" aria-pressed={asksFor} onClick={closing(table.toggleAskFor)}>
            {askFor.label}
          </button>
        </Item>
      )}
      <StartAgain table={table} />
      <MachinePlaysOn table={table} close={close} />
      <GiveUp table={table} close={close} />
      <Item hint={say('menu.seatsHint')}>
        <button type="button" className="button" onClick={openSeats}>
          {say('table.seats')}
        </button>
      </Item>
      <Item hint={say('menu.settingsHint')}>
        <button type="button" className="button" onClick={openSettings}>
          {say('rooms.settings')}
        </button>
      </Item>
      <Item hint={say('menu.keysHint')}>
        <button type="button" className="button" onClick={openKeys}>
          {say('menu.keys')}
        </button>
      </Item>
      <Item hint={say('menu.rulesHint')}>
        <a className="button" href={hrefOf({ room: 'rules', rule: null })} target="_blank" rel="noreferrer">
          {say('rooms.rules')}
        </a>
      </Item>
      <Item hint={say('menu.measureHint')}>
        <button type="button" className="button" aria-pressed={measuring} onClick={closing(toggleMeasuring)}>
          {say('table.measure')} <kbd>Q</kbd>
        </button>
      </Item>
      <Item hint={say('menu.textHint')}>
        <button type="button" className="button" onClick={closing(toggleText)}>
          {say('table.text')} <kbd>T</kbd>
        </button>
      </Item>
      {takeDown && (
        <Item hint={say('menu.saveHint')}>
          <button
            type="button"
            className="button"
            onClick={async () => downloadGame(game.system.id, id, await takeDown())}
          >
            {say('home.export')}
          </button>
        </Item>
      )}
    </ul>
  );
}

function Item({ hint, children }: { readonly hint: string; readonly children: ReactNode }) {
  return (
    <li className="menu__item">
      {children}
      <small className="muted">{hint}</small>
    </li>
  );
}

/** The same once more with other dice; where the game is a lesson, the lesson from its first step. */
function StartAgain({ table }: { readonly table: TableState }) {
  const { game, id, teaching } = table;
  const sitDown = useSitDown();
  const again = (): void => {
    if (!teaching) return void sitDown({ kind: 'rematch', of: id });
    const { options, secret, id: lesson } = teaching.lesson;
    teaching.finish();
    void sitDown({ kind: 'new', system: game.system.id, options, secret }, lesson);
  };
  return (
    <Item hint={say(teaching ? 'menu.lessonAgainHint' : 'menu.againHint')}>
      <button type="button" className="button" onClick={again}>
        {say('menu.again')}
      </button>
    </Item>
  );
}

interface ClosingProps {
  readonly table: TableState;
  readonly close: () => void;
}

function MachinePlaysOn({ table, close }: ClosingProps) {
  const { game, viewer, sight, teaching } = table;
  const bots = Object.keys(game.system.bots);
  // The one that was made for this seat, or else the best: those that choose by chance are called so.
  const bot = bots.find(name => name === viewer) ?? bots.find(name => name !== 'random');
  if (teaching || bot === undefined || !sight.ours.includes(viewer)) return null;
  return (
    <Item hint={say('menu.machineHint')}>
      <button
        type="button"
        className="button"
        onClick={() => {
          table.reseat(viewer, { kind: 'bot', bot });
          close();
        }}
      >
        {say('menu.machine')}
      </button>
    </Item>
  );
}

/** By the answer that a game has for it; at a question that leaves no room for it, the menu says so. */
function GiveUp({ table, close }: ClosingProps) {
  const { game, turn, teaching } = table;
  if (teaching || !game.concession) return null;
  const concession = turn ? game.concession(turn.question) : undefined;
  if (concession === undefined) {
    return (
      <Item hint={game.concessionLater ?? say('menu.giveUpLater')}>
        <button type="button" className="button" disabled>
          {say('menu.giveUp')}
        </button>
      </Item>
    );
  }
  const concede = (): void => {
    table.give(concession);
    close();
  };
  return (
    <Item hint={say('menu.giveUpHint')}>
      <SureButton label={say('menu.giveUp')} really={say('table.concedeReally')} act={concede} />
    </Item>
  );
}
