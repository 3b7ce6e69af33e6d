import { sameJson } from '@sightline/kernel';
import { type CSSProperties, useMemo, useRef, useState } from 'react';
import { type DeedId, deedCalled, deeds, MOST_WANTED } from '../../games/deeds.ts';
import { Icon } from '../../parts/Icon.tsx';
import { useExplanation } from '../../parts/Term.tsx';
import { underLabel } from '../../play/under-label.ts';
import type { Option } from '../../play/use-considering.ts';
import { say } from '../../words/index.ts';
import { refusalText } from '../../words/system.ts';
import { chooseOrShow } from './by-finger.ts';
import { type Greyed, withGreyed } from './greyed.ts';
import { deedOf, type Group, grouped, inListOrder, isFirst, keysOf, optionsIn, withFirst } from './groups.ts';
import { MoreButton } from './MoreButton.tsx';
import { PlaceAct } from './PlaceCard.tsx';
import { SpentButton } from './SpentButton.tsx';
import { placesIn, withSpent } from './spent.ts';
import { useClosing } from './use-closing.ts';
import { useFitting } from './use-fitting.ts';
import { useNarrow } from './use-narrow.ts';
import { howManyFit, useRoom, widthOf } from './use-slots.ts';
import type { TableState } from './use-table.ts';
import { WithheldActs } from './WithheldActs.tsx';
import { isWalkedAnywhere } from './walked-anywhere.ts';
import { withheldFrom } from './withheld.ts';

const ORDER = deeds.map(({ id }) => id);
const WANTED: ReadonlySet<string> = new Set([...ORDER.slice(0, MOST_WANTED), 'done']);

/**
 * The buttons of the bar: what one does most first, everything else and whatever has no room under *More*; a kind of act
 * opens its list. What ends it all has a place of its own, always the same.
 */
export function Deeds({ table }: { readonly table: TableState }) {
  const { game, view, considering, turn } = table;
  const { options, whyNot } = considering;
  const [more, setMore] = useState<unknown>(null);
  const [pointing, setPointing] = useState<{ readonly turn: unknown; readonly deed: DeedId } | null>(null);
  const point = (deed: DeedId | null): void => setPointing(deed && { turn, deed });
  // Where there is room it lies beside the board, which goes on showing what it shows.
  const over = useNarrow() ? { 'data-crowds': 'bottom' } : { 'data-keep-clear': '' };
  const row = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const room = useRoom(row);
  useFitting(row);
  useFitting(end);
  const isAnywhere = (deed: DeedId): boolean => turn !== null && game.isAnywhere?.(turn.question, deed) === true;
  const isWalked = (deed: DeedId): boolean => isWalkedAnywhere(table, deed);
  const groups = grouped(options, ORDER, isWalked);
  const done = groups.find(group => deedOf(group) === 'done');
  // Nothing of this changes while somebody looks about.
  const withheld = useMemo(
    () => withheldFrom({ game, view, turn, options, whyNot }),
    [game, view, turn, options, whyNot],
  );
  const nameOf = (deed: DeedId): string => deedName(table, deed);
  const labelOf = (group: Group): string => (group.kind === 'one' ? group.option.label : nameOf(group.deed));
  const { shown, folded } = laidOut(
    groups.filter(group => group !== done),
    labelOf,
    room,
    withheld.length > 0,
  );
  // What is open has the room before what is not; what is seldom wanted is under *More* however much room there is.
  const bar = folded.some(group => !isRare(group))
    ? shown
    : withSpent(withGreyed(shown, shown.map(labelOf), withheld, room), table, room);
  const isMore = more === turn;
  // Whatever is greyed says why not by itself.
  const unsaid = withheld.length - bar.filter(({ kind }) => kind === 'greyed').length;
  const tray = useRef<HTMLFieldSetElement>(null);
  useClosing(isMore, tray, () => setMore(null));
  const keys = keysOf(groups, deed => deedCalled(deed).key, placesIn(table));
  const open = considering.deed && groups.find(group => group.kind === 'deed' && group.deed === considering.deed);
  const listed = considering.deed && !open ? considering.shown : open?.kind === 'deed' ? open.options : null;
  const isOpenAnywhere = considering.deed !== null && isAnywhere(considering.deed);
  const isPointing = listed !== null && pointing?.turn === turn && pointing.deed === considering.deed;
  const [alone] = folded.length === 1 ? folded : [];
  const showMore = (): void => {
    considering.takeUp(null);
    // On a small screen his card would lie over it.
    table.select(null);
    setMore(isMore ? null : turn);
  };
  return (
    <>
      {listed && isPointing && (isForTheBoard(listed) || isWalked(considering.deed!)) ? (
        <p className="tray tray--short">
          <span>{say(isOpenAnywhere ? 'ask.pressAnywhere' : 'ask.pressOnBoard', { count: choicesOf(listed) })}</span>
          <button type="button" className="button button--small" onClick={() => setPointing(null)}>
            {say('ask.asList')}
          </button>
        </p>
      ) : (
        listed && (
          <fieldset className="tray" {...over}>
            <legend className="unseen">{nameOf(considering.deed!)}</legend>
            <Listed key={considering.deed} table={table} options={inListOrder(listed)} />
          </fieldset>
        )
      )}
      {isMore && !listed && (
        <fieldset ref={tray} className="tray tray--more" {...over}>
          <legend className="unseen">{say('ask.moreDeeds')}</legend>
          {alone?.kind === 'deed' ? (
            <Listed table={table} options={inListOrder(alone.options)} />
          ) : (
            folded.map(group => (
              <GroupButton key={keyOf(group)} table={table} group={group} hotkey={keys.get(group)} point={point} />
            ))
          )}
          <WithheldActs table={table} withheld={withheld} />
        </fieldset>
      )}
      <div ref={row} className="bar-buttons">
        {bar.map(group =>
          group.kind === 'spent' ? (
            <SpentButton key={`spent ${group.entry.figure}`} table={table} spent={group} />
          ) : group.kind === 'greyed' ? (
            <GreyedButton key={`no ${group.deed}`} greyed={group} table={table} showWhy={() => setMore(turn)} />
          ) : (
            <GroupButton
              key={keyOf(group)}
              table={table}
              group={group}
              hotkey={keys.get(group)}
              width={widthOf(labelOf(group), room)}
              point={point}
            />
          ),
        )}
        {folded.length > 0 ? (
          <MoreButton
            name={say('ask.moreDeeds')}
            holds={say('ask.choices', { count: alone?.kind === 'deed' ? choicesOf(alone.options) : folded.length })}
            isLit={folded.some(group => isPointedAt(table, group))}
            isOpen={isMore}
            press={showMore}
          />
        ) : (
          unsaid > 0 && (
            <MoreButton
              name={say('ask.whyNot')}
              holds={say('ask.closed', { count: unsaid })}
              isQuiet
              isOpen={isMore}
              press={showMore}
            />
          )
        )}
      </div>
      <div ref={end} className="bar-done">
        {done && <GroupButton table={table} group={done} hotkey={keys.get(done)} point={point} />}
      </div>
    </>
  );
}

/** So many places are named in a list; of more one presses the place itself. */
const NAMED = 2;

/**
 * Whether all of it lies on the board, and is too much for a list that would cover it. Of targets one compares the chances;
 * a square among others where one takes on somebody is pressed like the rest.
 */
function isForTheBoard(options: readonly Option[]): boolean {
  const usual = options.filter(({ seldom }) => !seldom);
  return choicesOf(options) > NAMED && usual.every(({ spot }) => spot) && !usual.every(({ strikes }) => strikes);
}

/** What one does most of its kind, each with its chance; the rest behind one more press. */
function Listed({ table, options }: { readonly table: TableState; readonly options: readonly Option[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const usual = options.filter(({ seldom, answer }) => !seldom || table.isLit(answer));
  const shown = isWhole || usual.length === 0 ? options : usual;
  const folded = options.filter(option => !shown.includes(option));
  return (
    <>
      {shown.map(option => (
        <PlaceAct
          key={JSON.stringify(option.answer)}
          table={table}
          option={option}
          hasChance={!option.seldom}
          number={options.indexOf(option) + 1}
          choose={chooseOrShow}
        />
      ))}
      {shown.length < options.length && (
        <button type="button" className="act" onClick={() => setIsWhole(true)}>
          <span className="label">{say('ask.otherWays', { count: folded.length, what: folded[0]!.label })}</span>
        </button>
      )}
    </>
  );
}

/** What has room in the bar, the most wanted before all else, and what is found under *More*. */
function laidOut(
  groups: readonly Group[],
  labelOf: (group: Group) => string,
  room: number,
  hasMore: boolean,
): { shown: readonly Group[]; folded: readonly Group[] } {
  const [rare, others] = [groups.filter(isRare), groups.filter(group => !isRare(group))];
  if (rare.length > 0 && others.length > 0) {
    const { shown, folded } = laidOut(others, labelOf, room, true);
    return { shown, folded: [...folded, ...rare] };
  }
  const isWanted = (group: Group): boolean => WANTED.has(deedOf(group) ?? 'done') || isFirst(group);
  const wanted = groups.filter(isWanted);
  const usual = groups.length <= MOST_WANTED ? groups : [...wanted, ...groups.filter(group => !isWanted(group))];
  const order = withFirst(usual);
  const labels = order.map(labelOf);
  const most = groups.length <= MOST_WANTED ? groups.length : wanted.length;
  if (
    most === groups.length &&
    howManyFit(labels, hasMore ? room - widthOf(say('ask.moreDeeds'), room) : room) === groups.length
  )
    return { shown: order, folded: [] };
  // Where not all have room, *More* takes some of it.
  const fit = Math.min(most, howManyFit(labels, room - widthOf(say('ask.moreDeeds'), room)));
  // The room of *More* is as good for the only one that would be under it.
  if (!hasMore && fit === order.length - 1) return { shown: order, folded: [] };
  return { shown: order.slice(0, fit), folded: order.slice(fit) };
}

const isRare = (group: Group): boolean => optionsIn(group).every(({ act }) => act?.rare === true);

/** What a kind of act is called at this question. */
const deedName = ({ game, turn }: TableState, deed: DeedId): string =>
  (turn && game.deedName?.(turn.question, deed)) ?? deedCalled(deed).name;

const isPointedAt = (table: TableState, group: Group): boolean =>
  optionsIn(group).some(({ answer }) => table.isLit(answer));

const keyOf = (group: Group): string => (group.kind === 'deed' ? group.deed : JSON.stringify(group.option.answer));

interface GroupButtonProps {
  readonly table: TableState;
  readonly group: Group;
  readonly hotkey?: string | undefined;
  /** What it takes of the bar, in rem; it may have more. */
  readonly width?: number;
  /** Says which deed was taken up by pointer: by key one wants its list. */
  readonly point: (deed: DeedId | null) => void;
}

function GroupButton({ table, group, hotkey, width, point }: GroupButtonProps) {
  const style = width === undefined ? undefined : ({ '--width': `${width}rem` } as CSSProperties);
  return group.kind === 'one' ? (
    <OneButton table={table} option={group.option} hotkey={hotkey} style={style} />
  ) : (
    <DeedButton table={table} group={group} hotkey={hotkey} style={style} point={point} />
  );
}

interface ButtonProps extends Pick<GroupButtonProps, 'table' | 'hotkey'> {
  readonly style: CSSProperties | undefined;
}

interface DeedButtonProps extends ButtonProps, Pick<GroupButtonProps, 'point'> {
  readonly group: Group & { readonly kind: 'deed' };
}

function DeedButton({ table, group, hotkey, style, point }: DeedButtonProps) {
  const { considering } = table;
  const deed = deedCalled(group.deed);
  const isOpen = considering.deed === group.deed;
  const costs = new Set(group.options.map(({ act }) => act?.cost ?? ''));
  const [cost] = costs;
  const name = deedName(table, group.deed);
  const { pointed, tip } = useExplanation(name, table.game);
  return (
    <button
      type="button"
      className={`bar-button bar-button--leads-on${isPointedAt(table, group) ? ' is-lit' : ''}`}
      style={style}
      aria-expanded={isOpen}
      onClick={({ detail }) => {
        point(detail > 0 ? group.deed : null);
        table.select(null);
        considering.takeUp(isOpen ? null : group.deed);
      }}
      {...pointed}
    >
      {tip}
      {hotkey !== undefined && <kbd>{keyName(hotkey)}</kbd>}
      <Icon path={deed.icon} />
      <b>{name}</b>
      <small>
        {isWalkedAnywhere(table, group.deed)
          ? say('ask.anywhere')
          : costs.size === 1 && cost
            ? cost
            : say('ask.choices', { count: choicesOf(group.options) })}
      </small>
    </button>
  );
}

/** As many as are seen: other ways to the same place, and what is folded away in the list, are none of them. */
function choicesOf(options: readonly Option[]): number {
  const usual = options.filter(({ seldom }) => !seldom);
  const counted = usual.length > 0 ? usual : options;
  return new Set(counted.map(({ spot, answer }) => JSON.stringify(spot ?? answer))).size;
}

interface GreyedButtonProps {
  readonly table: TableState;
  readonly greyed: Greyed;
  readonly showWhy: () => void;
}

/** It cannot be done now, and a press says why. */
function GreyedButton({ table, greyed, showWhy }: GreyedButtonProps) {
  const { icon } = deedCalled(greyed.deed);
  const why = refusalText(table.game.system, greyed.refusal);
  return (
    <button
      type="button"
      className="bar-button is-greyed"
      aria-disabled="true"
      title={why}
      onClick={() => {
        table.considering.takeUp(null);
        showWhy();
      }}
    >
      <Icon path={icon} />
      <b>{deedName(table, greyed.deed)}</b>
      <small>{why}</small>
      {/* Said where the reason has no room: a press tells it. */}
      <small className="bar-button__why">{say('ask.whyNot')}</small>
    </button>
  );
}

/** A choice that needs no place is done at once; one that lies somewhere is shown there first. */
function OneButton({ table, option, hotkey, style }: ButtonProps & { readonly option: Option }) {
  const { considering } = table;
  const { act } = option;
  const deed = act && deedCalled(act.deed);
  const more = underLabel(option, considering.options);
  // Not what is only pointed at: where the bar has changed under the pointer that would look like advice.
  const isMarked = considering.marked !== undefined && sameJson(considering.marked, option.answer);
  const classes = [
    'bar-button button--option',
    table.leadsOn(option) && 'bar-button--leads-on',
    isMarked && 'is-marked',
    table.isLit(option.answer) && 'is-lit',
  ];
  const consider = (): void => considering.hover(option.answer);
  const { pointed, tip } = useExplanation(option.label, table.game, act?.means);
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(' ')}
      style={style}
      onMouseMove={consider}
      onFocus={consider}
      onMouseLeave={() => considering.hover(undefined)}
      onBlur={() => considering.hover(undefined)}
      title={[option.label, act?.detail].filter(Boolean).join(', ')}
      onClick={press => chooseOrShow(table, option, press)}
      {...pointed}
    >
      {tip}
      {hotkey !== undefined && <kbd>{keyName(hotkey)}</kbd>}
      {deed && <Icon path={act.icon ?? deed.icon} />}
      <b className="label">{option.label}</b>
      {more && <small>{more}</small>}
    </button>
  );
}

const keyName = (key: string): string => key.toUpperCase();
