import egg from 'icon:alien-egg';
import bomb from 'icon:fire-bomb';
import flame from 'icon:flame';
import mine from 'icon:land-mine';
import blast from 'icon:mine-explosion';
import ping from 'icon:radar-sweep';
import splat from 'icon:splash';
import backpack from 'icon:swap-bag';
import type { DuckView } from '@sightline/duck';
import { memo } from 'react';
import { Icon } from '../../parts/Icon.tsx';
import { called, say } from '../../words/duck.ts';
import { type Hazard, type HazardId, hazardsOf, hazardText } from './hazards.ts';
import { pingNumbers, pingText } from './pings.ts';
import { useRules } from './rules.ts';
import { centreOf, hiddenChitsOf, pingOf, spotOfSquare } from './squares.ts';

/** What lies on the decks: pings, chits, things, mines, fire and smoke; and the dark of rooms nobody has opened. */
export const Markers = memo(function Markers({ view }: { readonly view: DuckView }) {
  const rules = useRules();
  return (
    <g className="markers">
      {hazardsOf(view).map((hazard, i, all) => (
        <InRoom
          key={`${hazard.is} ${hazard.module}`}
          view={view}
          hazard={hazard}
          line={all.slice(0, i).filter(({ module }) => module === hazard.module).length}
        />
      ))}
      {view.mush.map(square => (
        <Lying key={`mush ${square}`} view={view} at={square} icon={splat} kind="mush" title={say('duck.mush')} />
      ))}
      {view.things.map((thing, i) => (
        <Lying
          // biome-ignore lint/suspicious/noArrayIndexKey: things have no other name than their number
          key={`thing ${i}`}
          view={view}
          at={thing.at}
          icon={backpack}
          kind="thing"
          title={called(rules.itemName?.(view.own, thing.item) ?? thing.item)}
        />
      ))}
      {view.charges.map((charge, i) => (
        <Lying
          // biome-ignore lint/suspicious/noArrayIndexKey: charges have no other name than their number
          key={`charge ${i}`}
          view={view}
          at={charge.at}
          icon={charge.kind === 'fireBomb' ? bomb : mine}
          kind="charge"
          title={say(`duck.charges.${charge.kind}`)}
        />
      ))}
      {view.chits.map(chit =>
        chit.at < 0 ? null : (
          <Lying
            key={`chit ${chit.tile} ${chit.at}`}
            view={view}
            at={chit.at}
            icon={egg}
            kind={chit.turned && chit.isEntrance ? 'source' : 'chit'}
            title={chit.turned && chit.isEntrance ? say('duck.source') : say('duck.chit')}
          />
        ),
      )}
      {view.explosions.map(({ at }) => (
        <Lying key={`blast ${at}`} view={view} at={at} icon={blast} kind="blast" title={say('duck.blast')} />
      ))}
      {view.flames.map(({ at, count }) => (
        <g key={`flame ${at}`}>
          <Lying view={view} at={at} icon={flame} kind="flame" title={say('duck.flames', { count })} />
          <Count view={view} at={at} count={count} />
        </g>
      ))}
      {rules
        .planOf(view.arena)
        .modules.map(({ id }) =>
          view.modules[id]!.opened ? null : <Dark key={`dark ${id}`} view={view} module={id} />,
        )}
      {rules.planOf(view.arena).tiles.map(({ id }) => (
        <Hidden key={`chits ${id}`} view={view} tile={id} />
      ))}
      {rules.planOf(view.arena).tiles.map(({ id }) => (
        <Pings key={`pings ${id}`} view={view} tile={id} {...view.tiles[id]!} />
      ))}
    </g>
  );
});

interface LyingProps {
  readonly view: DuckView;
  readonly at: number;
  readonly icon: string;
  readonly kind: string;
  readonly title: string;
}

function Lying({ view, at, icon, kind, title }: LyingProps) {
  const rules = useRules();
  if (at < 0) return null;
  const { x, y } = spotOfSquare(rules, view, at);
  const isCounter = kind === 'chit' || kind === 'source';
  const size = kind === 'blast' || kind === 'flame' || kind === 'mush' ? 0.9 : isCounter ? 0.6 : 0.5;
  return (
    <g className={`lying lying--${kind}`}>
      <title>{title}</title>
      {isCounter && <circle className="lying__counter" cx={x + 0.5} cy={y + 0.5} r={0.42} />}
      <Icon path={icon} x={x + (1 - size) / 2} y={y + (1 - size) / 2} size={size} />
    </g>
  );
}

function Count({ view, at, count }: { readonly view: DuckView; readonly at: number; readonly count: number }) {
  const rules = useRules();
  const { x, y } = centreOf(rules, view, at);
  return (
    <text className="lying__count" x={x} y={y + 0.16}>
      {count}
    </text>
  );
}

/** A module that nobody has opened. */
function Dark({ view, module }: { readonly view: DuckView; readonly module: number }) {
  const rules = useRules();
  const { tiles, modules, tiling } = rules.planOf(view.arena);
  return modules[module]!.tiles.map(tile => {
    const { place } = tiles[tile]!;
    const [x, y] = [(place % tiling.columns) * 5, Math.floor(place / tiling.columns) * 5];
    return <rect key={tile} className="dark" x={x} y={y} width={5} height={5} />;
  });
}

/** How a room is marked in which something waits for whoever goes there. */
const MARKS: Readonly<Record<HazardId, string>> = {
  gasPocket: 'gas',
  rottenDeck: 'rotten',
  lightsOut: 'unlit',
  impatience: 'hurried',
};

interface InRoomProps {
  readonly view: DuckView;
  readonly hazard: Hazard;
  /** So many others of the same room are written below it. */
  readonly line: number;
}

/** What an Event card has left in a module: one sees it for as long as it is there. */
function InRoom({ view, hazard, line }: InRoomProps) {
  const rules = useRules();
  const { tiles, modules, tiling } = rules.planOf(view.arena);
  return modules[hazard.module]!.tiles.map(tile => {
    const { place } = tiles[tile]!;
    const [x, y] = [(place % tiling.columns) * 5, Math.floor(place / tiling.columns) * 5];
    return (
      <g key={tile} className={`hazard hazard--${MARKS[hazard.is]}`}>
        <title>{hazardText(hazard, 'lies')}</title>
        <rect x={x + 0.06} y={y + 0.06} width={4.88} height={4.88} />
        <text x={x + 2.5} y={y + 4.82 - line * 0.5}>
          {hazardText(hazard, 'label')}
        </text>
      </g>
    );
  });
}

/** Source chits of a tile of which nobody knows yet where they lie: they are counted, so they are seen. */
function Hidden({ view, tile }: { readonly view: DuckView; readonly tile: number }) {
  const rules = useRules();
  return hiddenChitsOf(rules, view, tile).map(({ x, y }) => (
    <g key={x} className="lying lying--chit" transform={`translate(${x} ${y})`}>
      <title>{say('duck.chitHidden')}</title>
      <circle className="lying__counter" r={0.34} />
      <Icon path={egg} x={-0.24} y={-0.24} size={0.48} />
    </g>
  ));
}

interface PingsProps {
  readonly view: DuckView;
  readonly tile: number;
  readonly markers: DuckView['tiles'][number]['markers'];
  readonly tokens: number;
  readonly scanned: boolean;
}

/** The infestation markers of a tile, face down until they are scanned. */
function Pings({ view, tile, markers, tokens, scanned }: PingsProps) {
  const rules = useRules();
  const { x, y } = pingOf(rules, view, tile);
  return (
    <g className="pings">
      {markers.map(({ ping: colour, shown }, i) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: markers have no other name than their place in the pile
          key={i}
          className={`ping ping--${shown ? colour.toLowerCase() : scanned ? 'scanned' : 'down'}`}
          transform={`translate(${x + i * 0.5} ${y})`}
        >
          <title>{pingText(shown ? colour : null, scanned)}</title>
          <circle r={0.62} />
          {shown ? <text y={0.02}>{pingNumbers(colour)}</text> : <Icon path={ping} x={-0.4} y={-0.4} size={0.8} />}
        </g>
      ))}
      {tokens > 0 && (
        <text className="ping__tokens" x={x} y={y + 1}>
          +{tokens}
        </text>
      )}
    </g>
  );
}
