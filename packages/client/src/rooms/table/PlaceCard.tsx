import { sameJson } from '@sightline/kernel';
import { type RefObject, useRef } from 'react';
import { type Box, boxAround } from '../../board/beside.ts';
import type { Insets } from '../../board/camera.ts';
import { middleOf } from '../../board/middle.ts';
import type { Projection } from '../../board/Stage.tsx';
import { useBeside } from '../../board/use-beside.ts';
import { deedCalled, isWay } from '../../games/deeds.ts';
import type { Spot } from '../../games/game.ts';
import { percent } from '../../parts/fraction.ts';
import { Icon } from '../../parts/Icon.tsx';
import { RuleLink } from '../../parts/RuleLink.tsx';
import { useExplanation } from '../../parts/Term.tsx';
import type { Option } from '../../play/use-considering.ts';
import { useOdds } from '../../play/use-odds.ts';
import type { Turn } from '../../play/viewer.ts';
import { say } from '../../words/index.ts';
import { refusalText } from '../../words/system.ts';
import { type chooseOrShow, showOrDo } from './by-finger.ts';
import { FigureDetails } from './FigureDetails.tsx';
import { HintLine, isHintOnCard } from './HintLine.tsx';
import { boxesInSight, boxOf as boxOfPlace } from './in-sight.ts';
import { anchorOf, isOpen, isSaidBy } from './open-card.ts';
import { Prospect } from './Prospect.tsx';
import { hasWheel, pointsAsked } from './points-asked.ts';
import type { TableState } from './use-table.ts';
import { WithheldActs } from './WithheldActs.tsx';
import { withheldAt } from './withheld.ts';

interface PlaceCardProps {
  readonly table: TableState;
}

interface PlacedCardProps extends PlaceCardProps {
  readonly projection: Projection;
  /** What of the picture lies under panels. */
  readonly insets: Insets;
}

/** What can be done at the place that is marked, laid beside it: never over it, and never under a panel. */
export function PlacedCard({ table, projection, insets }: PlacedCardProps) {
  const card = useRef<HTMLElement>(null);
  const { game, view, turn } = table;
  const { scale, at } = projection;
  const spot = anchorOf(table);
  const box = spot && boxOf(projection, spot);
  const subject = turn ? (game.subject?.(view, turn.question) ?? []) : [];
  const lit = table.considering.options.flatMap(({ answer, spot: place }) =>
    place && table.isLit(answer) ? [boxOfPlace(projection, place)] : [],
  );
  const people = subject.flatMap(figure => {
    const area = game.areaOf?.(view, figure);
    if (area) return [boxOfPlace(projection, area)];
    const point = game.pointOf?.(view, figure);
    return (point && boxAround([at(point)], scale / 2)) ?? [];
  });
  const { marked } = table.considering;
  const spread = turn && marked !== undefined ? (game.spreadOf?.(view, turn.question, marked) ?? []) : [];
  const drawn = spread.map(area => boxOfPlace(projection, area));
  const asked = { ...table, deed: table.considering.deed, marked };
  const ring = hasWheel(asked) ? boxAround(pointsAsked(asked).map(at), 0) : null;
  const clear = [...(box ? [box] : []), ...(ring ? [ring] : []), ...drawn, ...people, ...lit];
  useBeside(card, { projection, insets, box, clear, rather: boxesInSight(table, projection), hangs: true });
  return isOpen(table) ? <Card table={table} card={card} /> : null;
}

/** The same on a small screen, where it has a place of its own. */
export function PlaceCard({ table }: PlaceCardProps) {
  return isOpen(table) ? <Card table={table} /> : null;
}

/** Whoever stands there, what can be done and at what odds, and only then all there is to know of him. */
function Card({ table, card }: PlaceCardProps & { readonly card?: RefObject<HTMLElement | null> }) {
  const { game, view, considering, selected, turn } = table;
  const { considered, marked, atMark, here } = considering;
  const refused = here.length === 0 ? atMark : null;
  const isSaid = turn && refused && game.saysWhyNot?.(view, turn.question, refused.answer);
  // Pointing at a button of the bar does not change what this card is about.
  const isHere = considered !== null && here.some(({ answer }) => sameJson(answer, considered.answer));
  const own = here.find(({ answer }) => sameJson(answer, marked));
  // What was chosen from a list is told by itself: all else is in the list.
  const listed = own?.strikes && considering.deed !== null ? [own] : here;
  const about = isHere || !own ? considered : { ...own, refusals: [] };
  const at = anchorOf(table);
  // Whoever goes somewhere chooses the place; any other act says itself what it is about, and so does a hint.
  const isAboutPlace = here.every(({ act, strikes }) => !strikes && (!act || isWay(act.deed)));
  const title = at && isAboutPlace && !isHintOnCard(table) ? game.placeName?.(view, middleOf(at)) : null;
  // Whoever takes aim at somebody does not ask what he stands on.
  const lies = at && !here.some(({ strikes }) => strikes) ? game.whatLies?.(view, middleOf(at)) : null;
  const deeds = (
    <>
      {turn && isHintOnCard(table) && <HintLine table={table} turn={turn} />}
      {refused && (
        <div className="consideration--refused">
          <h3>{refused.label}</h3>
          {refused.refusals.map(refusal => (
            <p key={refusal.code}>
              {!isSaid && refusalText(game.system, refusal)} <RuleLink id={refusal.rule} />
            </p>
          ))}
          {turn && <p>{game.whyRefused?.(view, turn.question, refused.answer)}</p>}
        </div>
      )}
      {listed.length > 0 && (
        <ul className="place-card__acts">
          {listed.map(option => (
            <li key={JSON.stringify(option.answer)}>
              <PlaceAct
                table={table}
                option={option}
                hasChance={listed.length > 1}
                again={option === own && (card ? 'byKey' : 'byPress')}
              />
            </li>
          ))}
        </ul>
      )}
      {selected !== null && here.length === 0 && !refused && <WantedOf table={table} figure={selected} />}
      {about?.act?.means && !refused && <p className="place-card__means">{about.act.means}</p>}
      {turn && about && !refused && <Prospect table={table} turn={turn} considered={about} />}
    </>
  );
  return (
    <section
      ref={card}
      className={card ? 'place-card place-card--there' : 'place-card'}
      aria-label={say('place.title')}
      {...(card ? {} : { 'data-crowds': 'bottom' })}
    >
      <button type="button" className="place-card__close" aria-label={say('close')} onClick={table.forget}>
        ✕
      </button>
      {selected === null ? (
        <>
          {title && !isSaidBy(title, listed) && <h3 className="place-card__title">{title}</h3>}
          {lies && <p className="muted">{lies}</p>}
          {deeds}
        </>
      ) : (
        <FigureDetails table={table} figure={selected} isBrief={here.length > 0}>
          {deeds}
        </FigureDetails>
      )}
    </section>
  );
}

/** Why nothing can be done about whoever was pressed. */
function WantedOf({ table, figure }: PlaceCardProps & { readonly figure: number }) {
  const withheld = withheldAt(table, figure);
  return withheld && <WithheldActs table={table} withheld={[withheld]} />;
}

/** The badge with the chance stands over a place and belongs to it. */
const BADGE = 38;

function boxOf({ at }: Projection, { x, y, width, height }: Spot): Box {
  const [start, end] = [at({ x, y }), at({ x: x + width, y: y + height })];
  return { left: start.x, top: start.y - BADGE, width: end.x - start.x, height: end.y - start.y + BADGE };
}

interface PlaceActProps {
  readonly table: TableState;
  readonly option: Option;
  /** Whether its chance stands on it, where one hangs on dice. */
  readonly hasChance?: boolean;
  /** The key that chooses it, from 1 to 9. */
  readonly number?: number;
  /** What a press does: on a card whatever it does not speak of yet is told first, by mouse and finger alike. */
  readonly choose?: typeof chooseOrShow;
  /** Whether the next press does it, and Enter as well. */
  readonly again?: 'byPress' | 'byKey' | false;
}

/** One thing that can be done there, with its icon and cost. */
export function PlaceAct({ table, option, hasChance = false, number = 0, choose = showOrDo, again }: PlaceActProps) {
  const { considering } = table;
  const { act } = option;
  const isMarked = considering.considered !== null && sameJson(considering.considered.answer, option.answer);
  const consider = (): void => considering.hover(option.answer);
  // On a card it stands below already what the choice comes to.
  const { pointed, tip } = useExplanation(option.label, table.game, number > 0 ? act?.means : undefined);
  return (
    <button
      type="button"
      className={`act${isMarked ? ' is-marked' : ''}${table.isLit(option.answer) ? ' is-lit' : ''}`}
      onMouseMove={consider}
      onFocus={consider}
      onMouseLeave={() => considering.hover(undefined)}
      onBlur={() => considering.hover(undefined)}
      onClick={press => choose(table, option, press)}
      {...pointed}
    >
      {tip}
      {act && <Icon path={act.icon ?? deedCalled(act.deed).icon} />}
      <span className="act__name">
        {number > 0 && number < 10 && <kbd>{number}</kbd>}
        <span className="label">{option.label}</span>
      </span>
      {act?.detail && <small className="act__detail">{act.detail}</small>}
      {act?.cost && <small className="act__cost">{act.cost}</small>}
      {again && (
        <b className="act__again place-card__again">
          {say('place.again')} {again === 'byKey' && <kbd>⏎</kbd>}
        </b>
      )}
      {hasChance && table.turn && <ActChance table={table} turn={table.turn} option={option} />}
    </button>
  );
}

/** The one number that matters, of what is aimed at somebody. */
function ActChance({ table, turn, option }: PlaceActProps & { readonly turn: Turn }) {
  const { game, view, desk } = table;
  const isAimed = game.isAimed?.(view, turn.question, option.answer) ?? false;
  const odds = useOdds(desk, turn, isAimed ? option.answer : undefined);
  const plain = odds && game.plainOdds?.(view, turn.question, option.answer, odds);
  return plain ? (
    <b className="act__chance" title={plain.counts}>
      <small>{plain.about}</small> {percent(plain.headline)}
    </b>
  ) : null;
}
