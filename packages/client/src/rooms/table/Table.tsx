import type { Desks } from '@sightline/desk';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { middleOf } from '../../board/middle.ts';
import type { Game } from '../../games/game.ts';
import { ActionBar } from './ActionBar.tsx';
import { BoardArea } from './BoardArea.tsx';
import { BriefingCard } from './BriefingCard.tsx';
import { Drawer, type Tab } from './Drawer.tsx';
import { HandOver } from './HandOver.tsx';
import { LessonStrip } from './LessonCard.tsx';
import { LiveReport } from './LiveReport.tsx';
import { NoteAtPointer } from './NoteAtPointer.tsx';
import { anchorOf, isOpen } from './open-card.ts';
import { PlaceCard } from './PlaceCard.tsx';
import { closenessOf, hasWheel, pointsAsked, withWhoAims } from './points-asked.ts';
import { Roster } from './Roster.tsx';
import { TextTable } from './TextTable.tsx';
import { TopBar } from './TopBar.tsx';
import { useFocusBack } from './use-focus-back.ts';
import { useInsets } from './use-insets.ts';
import { useNarrow } from './use-narrow.ts';
import { type TableState, useTable } from './use-table.ts';
import { useTableKeys } from './use-table-keys.ts';

interface TableProps {
  readonly game: Game;
  readonly id: string;
  readonly desks: Desks;
  /** What lies over its edges besides, where others sit elsewhere. */
  readonly children?: ReactNode;
}

/** The table: the board fills it, and everything else lies over its edges. */
export function Table({ game, id, desks, children }: TableProps) {
  const table = useTable(game, id, desks);
  const [tab, setTab] = useState<Tab | null>(null);
  const [measuring, setMeasuring] = useState(false);
  const [asText, setAsText] = useState(false);
  const [reach, setReach] = useState(false);
  const isNarrow = useNarrow();
  const root = useRef<HTMLDivElement>(null);
  const covered = useInsets(root, table.handTo === null);
  const toggles = {
    measuring: () => setMeasuring(on => !on),
    text: () => setAsText(on => !on),
    reach: () => setReach(on => !on),
    report: () => setTab(now => (now === 'log' ? null : 'log')),
    closeDrawer: () => setTab(null),
  };
  useTableKeys(table, toggles);
  useFocusBack();
  useAnchorInSight(table, isNarrow);
  useRoomAgain(table, tab);
  if (table.handTo !== null) return <HandOver game={game} seat={table.handTo} take={table.takeTable} />;
  return (
    <div
      ref={root}
      className="table"
      data-turn={table.turn ? game.seats[table.turn.seat]?.mark : undefined}
      style={{ '--dock': `${covered.bar}px`, '--head': `${covered.insets.top}px` } as CSSProperties}
    >
      <BoardArea table={table} measuring={measuring} reach={reach} covered={covered} cards={!isNarrow} />
      <TopBar table={table} measuring={measuring} toggleMeasuring={toggles.measuring} toggleText={toggles.text} />
      <Roster table={table} />
      {game.Chart && tab === null && !(isNarrow && (isOpen(table) || table.teaching)) && (
        <game.Chart view={table.view} />
      )}
      <Drawer
        game={game}
        view={table.view}
        told={table.playback.told}
        lookAt={table.lookAt}
        again={line => table.playback.again(line.key)}
        tab={tab}
        open={setTab}
        isAside={isNarrow && table.playback.isEncore}
      />
      {isNarrow && <LessonStrip table={table} />}
      <BriefingCard table={table} />
      <main className="dock">
        {isNarrow && <PlaceCard table={table} />}
        <ActionBar table={table} />
      </main>
      <NoteAtPointer note={table.note} />
      <TextTable game={game} view={table.view} viewer={table.viewer} shown={asText} />
      <LiveReport table={table} />
      {children}
    </div>
  );
}

/** The card takes its place below before the board is moved, in milliseconds. */
const LAID = 60;

/** On a small screen the card takes a part of the board, and what it speaks of is shown in the rest. */
function useAnchorInSight(table: TableState, isNarrow: boolean): void {
  const { considering, selected, stage } = table;
  const { marked } = considering;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each place that is pressed
  useEffect(() => {
    if (!isNarrow || !isOpen(table)) return;
    const spot = anchorOf(table);
    const { game, turn } = table;
    const isAimed = considering.here.some(({ strikes }) => strikes);
    const isSettingUp = turn !== null && game.isSettingUp?.(turn.question) === true;
    const held = { ...table, deed: considering.deed, marked };
    const show = (): void => {
      // What lies nowhere is about whoever is asked.
      if (!spot) table.lookAtAsked();
      // Whoever is set up has a wheel about him, whose arrows are to be hit.
      else if (isSettingUp && hasWheel(held)) stage.current?.comeBackTo(pointsAsked(held), closenessOf(held, isNarrow));
      else if (isAimed) stage.current?.comeBackTo([middleOf(spot)], withWhoAims(table));
      else stage.current?.lookAt(middleOf(spot));
    };
    const timer = setTimeout(show, LAID);
    return () => clearTimeout(timer);
  }, [isNarrow, marked, selected]);
}

/** The board has the room of a drawer that is closed, once it has been measured, in milliseconds. */
const MEASURED = 120;

/** What is asked is seen beside the drawer, and again in all of the room once that is closed. */
function useRoomAgain({ lookAtAsked }: TableState, tab: Tab | null): void {
  const look = useRef(lookAtAsked);
  look.current = lookAtAsked;
  const last = useRef(tab);
  useEffect(() => {
    if (last.current === tab) return;
    last.current = tab;
    const timer = setTimeout(() => look.current(), MEASURED);
    return () => clearTimeout(timer);
  }, [tab]);
}
