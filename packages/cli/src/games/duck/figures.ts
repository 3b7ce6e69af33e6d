import type { DuckBoard, DuckView, Figure } from '@sightline/duck';
import { called, say, sayIf } from '../../words/index.ts';
import { WINDS, windName } from '../winds.ts';

export const nameOf = (board: DuckBoard, figure: Figure): string => called(board.nameOf(figure));

type Place = NonNullable<ReturnType<NonNullable<DuckBoard['placeOf']>>>;

/** Where a square is, as menu and report have it. */
export function placeText(board: DuckBoard, view: DuckView, square: number): string {
  const place = board.placeOf?.(view, square);
  if (!place) return board.placeName?.(view, square) ?? '';
  switch (place.is) {
    case 'square':
      return say('duck.square', { room: called(place.room), spot: spotText(place) });
    case 'space':
      return say('duck.space');
    case 'bridge':
      return sayIf(`duck.bridges.${place.number}`) ?? say('duck.bridge', place);
    default:
      return place satisfies never;
  }
}

/** The same for somebody in that room already. */
export function placeWithin(board: DuckBoard, view: DuckView, room: string, square: number): string {
  const place = board.placeOf?.(view, square);
  return place?.is === 'square' && place.room === room ? spotText(place) : placeText(board, view, square);
}

/** In which part of its room a square is; the first edition had numbers for it. */
function spotText({ spot, column, row }: Extract<Place, { readonly is: 'square' }>): string {
  switch (spot?.in) {
    case undefined:
      return say('duck.spots.numbered', { column, row });
    case 'middle':
    case 'airlock':
      return say(`duck.spots.${spot.in}`);
    case 'doorway':
      return say('duck.spots.doorway', { room: called(spot.to) });
    case 'half':
      return say('duck.spots.half', { towards: facingName(spot.towards), half: facingName(spot.half) });
    case 'corner':
    case 'side':
    case 'beside':
      return say(`duck.spots.${spot.in}`, { towards: facingName(spot.towards) });
    default:
      return spot satisfies never;
  }
}

/** A square by its column and row on the ship's plan. */
function spotOf(board: DuckBoard, { arena }: DuckView, square: number): { column: number; row: number } {
  const { width } = board.planOf(arena).grid;
  return { column: square % width, row: Math.floor(square / width) };
}

/** In which direction one square lies from another. */
export function windBetween(board: DuckBoard, view: DuckView, from: number, to: number): string {
  const [a, b] = [spotOf(board, view, from), spotOf(board, view, to)];
  return windName(b.column - a.column, a.row - b.row);
}

/** Facings are counted from the north, clockwise, the first being 1. */
export const facingName = (facing: number): string => say(`winds.${WINDS[(facing + 7) % 8]!.name}`);
