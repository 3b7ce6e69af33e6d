import { sameJson } from '@sightline/kernel';
import { useMemo, useState } from 'react';
import { type Badge, Badges, badgeAt, badgeBoxes } from '../../board/Badges.tsx';
import { Beacon } from '../../board/Beacon.tsx';
import { DirectionWheel, spokeAt } from '../../board/DirectionWheel.tsx';
import { Goals } from '../../board/Goals.tsx';
import { Nameplates } from '../../board/Nameplates.tsx';
import { Reach } from '../../board/Reach.tsx';
import { ReachKey } from '../../board/ReachKey.tsx';
import { SightLine } from '../../board/SightLine.tsx';
import { Spots } from '../../board/Spots.tsx';
import { type Projection, Stage } from '../../board/Stage.tsx';
import type { Opening } from '../../board/use-camera.ts';
import { boxesOfWriting } from '../../board/written.ts';
import type { Point, Spot } from '../../games/game.ts';
import type { Spoke } from '../../games/table-talk.ts';
import { isAboutAnother, isInside, type Option } from '../../play/use-considering.ts';
import { useIntents } from '../../play/use-intents.ts';
import { Moment } from '../../playback/Moment.tsx';
import { PhaseStrip } from '../../playback/PhaseStrip.tsx';
import { Stagecraft } from '../../playback/Stagecraft.tsx';
import { ToldCard } from '../../playback/ToldCard.tsx';
import { usePreferences } from '../../store/preferences.ts';
import { say } from '../../words/index.ts';
import { IntentWords } from './IntentWords.tsx';
import { boxesInSight, placesOfAll } from './in-sight.ts';
import { PlacedLesson } from './LessonCard.tsx';
import { isOpen } from './open-card.ts';
import { PlacedCard } from './PlaceCard.tsx';
import { PointedCard } from './PointedCard.tsx';
import { isAboutMore, leastKnown, sizeAsked, wellKnown } from './points-asked.ts';
import { useBadges } from './use-badges.ts';
import type { Covered } from './use-insets.ts';
import { useMeasure } from './use-measure.ts';
import type { TableState } from './use-table.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

interface BoardAreaProps {
  readonly table: TableState;
  readonly measuring: boolean;
  /** Whether all enemies show where they can get to. */
  readonly reach: boolean;
  readonly covered: Covered;
  /** Whether there is room for cards at their places. */
  readonly cards: boolean;
}

const NONE: readonly Spot[] = [];

/** Pixels that a figure has when the picture opens on it on a small screen, where two who share a square are to be known as well. */
const KNOWN_ON_SMALL = 72;

/** How far round its place a ghost is taken hold of, in figures. */
const GRIP = 2;

/** The board with its places, what is considered drawn over it, and the ruler. */
export function BoardArea({ table, measuring, reach, covered, cards }: BoardAreaProps) {
  const { game, view, viewer, considering, turn, whereAsked, recent, underWay, stage, selected, playback } = table;
  const { considered, shown, marked } = considering;
  const { oneClick } = usePreferences();
  const ruler = useMeasure(game, view, measuring);
  /** What was read at the last press, instead of going there. */
  const [read, setRead] = useState<string | null>(null);
  /** Whom the pointer is at. */
  const [pointed, setPointed] = useState<number | null>(null);
  const badges = useBadges(table);
  const spots = useMemo(() => shown.flatMap(({ spot }) => spot ?? []), [shown]);
  const isPointed = table.teaching !== null || table.hint !== undefined;
  const lit = isPointed ? shown.flatMap(({ spot, answer }) => (spot && table.isLit(answer) ? [spot] : [])) : NONE;
  const { deed } = considering;
  const wheel = useMemo(
    () => (turn ? (game.wheel?.(view, turn.question, { deed, marked }) ?? null) : null),
    [game, view, turn, deed, marked],
  );
  const wheelSize = wheel?.size ?? game.figureSize ?? 1;
  const allowed = considered !== null && considered.refusals.length === 0;

  /** Selecting is never acting: a press shows what can be done there, and a second one on the same place does it. */
  const press = (point: Point, touch: boolean, badge: Badge | null): void => {
    if (measuring) return ruler.press(point);
    // A card would lie over what is being told.
    if (playback.isPlaying) return table.sayWhyNothing(point);
    const spoke = !badge && wheel && spokeAt(wheel, point, wheelSize);
    if (spoke) return takeSpoke(spoke);
    const options = badge ? optionsOf(badge, point) : considering.optionsAt(point);
    const [first] = options;
    // A badge may lie over somebody else than whom it counts.
    const figure = (badge && first?.whom) ?? game.figureAt?.(view, point) ?? null;
    const isMarked =
      first !== undefined && marked !== undefined && options.some(({ answer }) => sameJson(answer, marked));
    // Whoever is pressed by mouse is meant, though others stand in between; a finger is asked which.
    const meant = touch ? options : options.filter(option => !isAboutAnother(option, figure));
    const isAlone = meant.filter(({ seldom }) => !seldom).length === 1;
    const isPick = turn !== null && first !== undefined && game.onlyPicks?.(turn.question, first.answer) === true;
    const leading = leadingTo(point);
    const taken = leading.find(({ answer }) => sameJson(answer, marked));
    if (taken) return table.goTo(taken, point);
    // The pointer has drawn it already; a finger, which does not hover, presses twice.
    const isShown =
      turn !== null &&
      first !== undefined &&
      considered !== null &&
      sameJson(considered.answer, first.answer) &&
      game.isShownByPointing?.(view, turn.question, first.answer) === true;
    if (first && (isMarked || (isAlone && (oneClick || isPick || isShown)))) {
      const again = options.find(({ answer }) => sameJson(answer, marked)) ?? first;
      return table.choose(again, isShown);
    }
    const danger = first === undefined && figure === null ? (game.readFirst?.(view, point) ?? null) : null;
    setRead(danger);
    if (danger !== null && danger !== read) {
      considering.mark(undefined);
      return table.sayWhyNothing(point);
    }
    table.select(isMeant(figure, first) ? figure : null);
    // The card opens on what the badge has counted.
    const counted = options.find(option => badges.some(badge => sameJson(badge.answer, option.answer))) ?? first;
    const answer = figure === null || counted ? meantAt(point, counted, leading[0]) : soughtOf(figure);
    if (answer !== undefined && marked !== undefined && sameJson(answer, marked) && allowed) return table.give(answer);
    considering.mark(answer);
    if (answer === undefined && figure === null) table.sayWhyNothing(point);
  };
  /** Whoever presses a place wants to go there rather than burn it. */
  const meantAt = (point: Point, open: Option | undefined, leads: Option | undefined): unknown => {
    const isRisky = open?.act?.rare === true || open?.act?.sure !== undefined;
    if (leads && isRisky) return leads.answer;
    return open ? open.answer : (considering.at(point) ?? leads?.answer);
  };
  /** What is open that may lead there, once the dice have said how far it goes. */
  const leadingTo = (point: Point): readonly Option[] => {
    const answers = turn ? (game.leadsTo?.(view, turn.question, point) ?? []) : [];
    return answers.flatMap(answer => considering.options.find(option => sameJson(option.answer, answer)) ?? []);
  };
  /** Whoever presses a badge means what it has counted, before all else that is open there. */
  const optionsOf = ({ answer }: Badge, point: Point): readonly Option[] =>
    considering
      .optionsAt(point)
      .toSorted((a, b) => Number(sameJson(b.answer, answer)) - Number(sameJson(a.answer, answer)));
  /** What is open against somebody though it lies nowhere: a weapon that is aimed at squares, which are asked for next. */
  const soughtOf = (figure: number): unknown => {
    const sought = turn ? game.soughtAt?.(view, turn.question, figure) : undefined;
    return considering.options.some(({ answer }) => sameJson(answer, sought)) ? sought : undefined;
  };
  /** A direction is given at once, but one that is for good, or does not bring all that was asked, is shown first. */
  const takeSpoke = ({ answer, isDoubtful, isShownFirst }: Spoke): void =>
    (isDoubtful || (isShownFirst && !oneClick)) && !sameJson(answer, marked)
      ? considering.mark(answer)
      : table.give(answer);
  /** A door beside a man is pressed for its own sake: his card is for whoever presses him. */
  const isMeant = (figure: number | null, option: Option | undefined): boolean => {
    const spot = option?.spot;
    const at = figure === null ? null : game.pointOf?.(view, figure);
    return !spot || !at || isInside(spot, at);
  };
  const hover = (at: Point | null, badge: Badge | null): void => {
    if (measuring) return ruler.hover(at);
    // Beside the table there is nothing to point at.
    const point = at && isInside(extent, at) ? at : null;
    setPointed(point && (game.figureAt?.(view, point) ?? null));
    const spoke = point && wheel ? spokeAt(wheel, point, wheelSize) : null;
    considering.hover(badge ? badge.answer : spoke ? spoke.answer : point ? considering.at(point) : undefined);
  };

  /** The ghost of whoever is set up is dragged; beside it the board is. */
  const isGhostAt = (point: Point): boolean => {
    if (measuring || !turn || game.isSettingUp?.(turn.question) !== true) return false;
    const at = considered?.spot;
    return allowed && at ? isInside(grown(at, (game.figureSize ?? 1) * GRIP), point) : false;
  };

  /** What points to places that are out of the picture. */
  const edge = (projection: Projection) => ({ projection, insets: covered.insets, lookAt: table.lookAt });
  const { Board, Preview, Intents, Cover } = game;
  const opening = useMemo(
    () => openingOf({ game, view, viewer, turn, whereAsked }, !cards),
    [game, view, viewer, turn, whereAsked, cards],
  );
  const goal = game.objective?.(view, viewer);
  const goals = goal?.at ?? [];
  const extent = game.extent(view);
  const own = useMemo(() => (game.roster?.(view, viewer) ?? []).map(({ figure }) => figure), [game, view, viewer]);
  // What is considered of one's own shows its reach by itself.
  const isShown = (figure: number): boolean => !considered || !own.includes(figure);
  const reached = reach ? (game.enemies?.(view, viewer) ?? []) : selected === null ? [] : [selected].filter(isShown);
  const looked = selected ?? pointed;
  const covering = [
    ...new Set([...(reach ? (game.enemies?.(view, viewer) ?? []) : []), ...(looked === null ? [] : [looked])]),
  ];
  const foes = useMemo(() => (game.Intents ? (game.enemies?.(view, viewer) ?? []) : []), [game, view, viewer]);
  const plates = useMemo(() => game.nameplates?.(view) ?? [], [game, view]);
  const everybody = useMemo(() => placesOfAll({ game, view, viewer }), [game, view, viewer]);
  const spokenOf = [
    ...(selected === null ? [] : [selected]),
    ...(pointed === null ? [] : [pointed]),
    ...(turn ? (game.subject?.(view, turn.question) ?? []) : []),
  ];
  const intents = useIntents(table.desk, view, foes);
  return (
    <section className="board">
      <Stage
        ref={stage}
        board={extent}
        mapped={game.mapped?.(view)}
        {...covered}
        opening={opening}
        hover={hover}
        press={press}
        badgeAt={(at, projection) => (measuring ? null : badgeAt(badges, everybody, at, projection))}
        grab={isGhostAt}
        drag={point => considering.mark(considering.at(point))}
        above={
          <>
            {Intents && <Intents view={view} intents={intents} focus={selected ?? pointed} />}
            <Stagecraft {...playback} />
            {wheel && <DirectionWheel wheel={wheel} size={wheelSize} chosen={considered?.answer} isLit={table.isLit} />}
          </>
        }
        over={projection => (
          <>
            <Nameplates
              plates={plates}
              first={spokenOf}
              badges={[
                ...badgeBoxes(badges, everybody, projection),
                ...boxesOfWriting(game.writing?.(view) ?? [], projection),
              ]}
              projection={projection}
              insets={covered.insets}
            />
            <IntentWords {...{ table, intents, badges, everybody, projection }} />
            <Badges badges={badges} everybody={everybody} {...edge(projection)} />
            {goal?.beacon && <Beacon beacon={goal.beacon} {...edge(projection)} />}
            {cards && <PlacedLesson table={table} projection={projection} insets={covered.insets} />}
            {cards && <PlacedCard table={table} projection={projection} insets={covered.crowded} />}
            {cards && <PointedCard {...{ table, pointed, intents, projection }} insets={covered.crowded} />}
            <ToldCard
              {...playback}
              projection={projection}
              insets={covered.crowded}
              others={boxesInSight(table, projection)}
            />
          </>
        )}
      >
        <Board view={view} recent={recent} underWay={underWay} asked={turn?.question}>
          <Goals spots={goals} />
          {reached.map(figure => (
            <Reach
              round={game.roundReach ?? false}
              key={figure}
              spots={game.reachOf?.(view, viewer, figure) ?? []}
              within={extent}
              own={own.includes(figure)}
            />
          ))}
          {Cover &&
            covering.map(figure => (
              <Cover key={figure} view={view} viewer={viewer} figure={figure} isOneOfMany={figure !== looked} />
            ))}
          {!measuring && (
            <Spots spots={spots} within={extent} marked={considered?.spot ?? null} allowed={allowed} lit={lit} />
          )}
          {turn && considered && <Preview {...turn} view={view} answer={considered.answer} allowed={allowed} />}
          {ruler.measured && <SightLine {...ruler.measured} />}
        </Board>
      </Stage>
      <Moment {...playback} />
      <PhaseStrip {...playback} dismiss={playback.dismissSum} isShort={!cards} isAside={isOpen(table)} />
      <ReachKey />
      {measuring && <p className="board__ruler">{ruler.measured?.text ?? say('table.measureHint')}</p>}
      <ZoomButtons stage={stage} playback={playback} />
    </section>
  );
}

function grown({ x, y, width, height }: Spot, by: number): Spot {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

type Asked = Pick<TableState, 'game' | 'view' | 'viewer' | 'turn' | 'whereAsked'>;

/**
 * Whom the picture opens on: those who are asked about, or else the viewer's own; on a small screen these before any place,
 * on a large one after it.
 */
function openingOf({ game, view, viewer, turn, whereAsked }: Asked, isSmall: boolean): Opening {
  const size = sizeAsked({ game, view, turn });
  const isLarge = size > (game.figureSize ?? 1);
  const own = (game.roster?.(view, viewer) ?? []).flatMap(({ at }) => at ?? []);
  const subject = (turn ? (game.subject?.(view, turn.question) ?? []) : []).flatMap(
    id => game.pointOf?.(view, id) ?? [],
  );
  const people = subject.length > 0 ? subject : own;
  if (isSmall && people.length > 0)
    // Those who sit in cars are shown with what they are after.
    return {
      points: isLarge && whereAsked.length > 0 ? whereAsked : people,
      closeness: KNOWN_ON_SMALL / size,
      least: leastKnown(size, isSmall),
    };
  const isPlace = turn !== null && isAboutMore({ game, view, viewer, turn, deed: null });
  const least = isPlace ? 0 : leastKnown(size, isSmall);
  return { points: whereAsked.length > 0 ? whereAsked : own, closeness: wellKnown(game), least };
}
