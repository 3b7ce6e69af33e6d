import type { DustupView, Piece, Place } from '@sightline/dustup';
import { called, say } from '../../words/dustup.ts';
import { shownAt } from './land.ts';
import { useRules } from './rules.ts';
import { isSeen, markOf } from './units.ts';

/** Guns on the ground, ready or packed; whoever serves one stands round it. */
export function Pieces({ view }: { readonly view: DustupView }) {
  const rules = useRules();
  return (view.pieces ?? []).map(piece => {
    const crew = view.units[piece.servedBy];
    const at = rules.vehicles?.placeOfPiece(view, piece);
    // What a man fires from his shoulder is drawn with him.
    if (!at || piece.carriage === 'shoulder' || (crew && !isSeen(rules, view, crew))) return null;
    return <PieceToken key={piece.id} view={view} piece={piece} at={at} />;
  });
}

function PieceToken({ view, piece, at }: { readonly view: DustupView; readonly piece: Piece; readonly at: Place }) {
  const rules = useRules();
  const { x, y } = shownAt(view, at);
  const { isSetUp, state, facing, carriage, servedBy } = piece;
  const weapon = called(rules.vehicles?.weaponName(view, piece.weapon) ?? piece.weapon);
  const isLarge = carriage !== 'manPacked';
  // Carried, it lies beside whoever carries it.
  const aside = isSetUp || isLarge ? 0 : 0.7;
  return (
    <g
      className={`gun token--${markOf(piece)} gun--${state}`}
      style={{
        transform: `translate(${x + aside}px, ${y + aside}px) rotate(${facing}deg) scale(${isLarge ? 1.25 : 0.8})`,
      }}
      data-piece={`gun ${piece.id}`}
    >
      <title>
        {say('dustup.piece', { weapon, isSetUp, state: say(`dustup.pieceStates.${state}`), crewed: servedBy >= 0 })}
      </title>
      {isSetUp ? (
        <>
          <path className="gun__trail" d="M-.08 .1L-.5 .85L-.4 .9L0 .3L.4 .9L.5 .85L.08 .1Z" />
          {isLarge && <path className="gun__wheel" d="M-.62-.2h.18v.5h-.18ZM.44-.2h.18v.5h-.18Z" />}
        </>
      ) : (
        <path className="gun__trail" d="M-.07 .1V.9H.07V.1Z" />
      )}
      <path
        className="gun__barrel"
        d={isSetUp ? 'M-.08 .25V-.95H-.13V-1.15H.13V-.95H.08V.25Z' : 'M-.08 .25V-.5H.08V.25Z'}
      />
      {isLarge && <path className="gun__shield" d="M-.5-.28L.5-.28L.42-.1H-.42Z" />}
    </g>
  );
}
