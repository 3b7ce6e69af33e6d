import { type ReactNode, useMemo } from 'react';
import { SeatBadge } from '../../parts/SeatBadge.tsx';
import { glossed } from '../../parts/Term.tsx';
import { useIntents } from '../../play/use-intents.ts';
import { Portrait } from '../../portraits/Portrait.tsx';
import { say } from '../../words/index.ts';
import type { TableState } from './use-table.ts';

interface FigureDetailsProps {
  readonly table: TableState;
  readonly figure: number;
  /** What can be done about it, which comes before all there is to know. */
  readonly children: ReactNode;
  /** Something can be done about it: what it is in general is folded away. */
  readonly isBrief: boolean;
}

/** Somebody's card: who it is, how it fares, what it can do and whom it threatens. */
export function FigureDetails({ table, figure, children, isBrief }: FigureDetailsProps) {
  const { game, view, viewer, desk } = table;
  const card = useMemo(() => game.card?.(view, viewer, figure), [game, view, viewer, figure]);
  const [intent] = useIntents(
    desk,
    view,
    useMemo(() => (game.intentText ? [figure] : []), [game, figure]),
    table.playback.isPlaying,
  );
  const isReachDrawn = useMemo(
    () =>
      (game.enemies?.(view, viewer) ?? []).includes(figure) && (game.reachOf?.(view, viewer, figure) ?? []).length > 0,
    [game, view, viewer, figure],
  );
  if (!card) {
    return (
      <>
        <h3 className="place-card__title">{game.figureName(view, figure)}</h3>
        {children}
      </>
    );
  }
  const facts = (
    <>
      {card.facts.length > 0 && (
        <dl className="figure-card__facts">
          {card.facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{glossed(name, game)}</dt>
              <dd>{glossed(value, game)}</dd>
            </div>
          ))}
        </dl>
      )}
      {card.can.length > 0 && (
        <ul className="figure-card__can">
          {card.can.map(line => (
            <li key={line}>{glossed(line, game)}</li>
          ))}
        </ul>
      )}
    </>
  );
  return (
    <div className="figure-card">
      <header className="figure-card__head">
        {card.face && (
          <Portrait
            of={card.face.key}
            kind={card.face.kind}
            mark={card.mark}
            state={card.face.state ?? 'well'}
            size={56}
          />
        )}
        {!card.face && game.Figurine && <game.Figurine view={view} figure={figure} large />}
        <div>
          <h3>
            <SeatBadge name={card.name} mark={card.mark} />
          </h3>
          <p className="muted">
            {glossed(card.kind, game)}
            {card.state && ` · ${card.state}`}
          </p>
        </div>
      </header>
      {/* What is drawn on the board is said before all else. */}
      {isReachDrawn && <p className="figure-card__reach muted">{say('card.reach')}</p>}
      {children}
      {isBrief ? (
        <details className="figure-card__more">
          <summary>{say('card.more', { name: card.name })}</summary>
          {facts}
        </details>
      ) : (
        facts
      )}
      {intent && game.intentText && (
        <p className="figure-card__threat">{say('card.intent', { text: game.intentText(view, intent) })}</p>
      )}
      {card.threatens.length > 0 && (
        <p className="figure-card__threat">{say('card.threatens', { names: card.threatens })}</p>
      )}
    </div>
  );
}
