import type { DustupBoard, DustupView } from '@sightline/dustup';
import { called, say } from '../../words/index.ts';
import type { Piece } from '../game.ts';
import { fromEdges, type Mils } from '../places.ts';
import { namerOf, placeText } from './units.ts';

/** What is fought for, what lies about, and the ground itself, each sort of it once. */
export function groundPieces(board: DustupBoard, view: DustupView): Piece[] {
  return [...objectives(board, view), ...markers(board, view), ...buildings(board, view), ...terrain(board, view)];
}

const seatOf = ({ sides }: DustupView, side: number): string | null => sides[side]?.seat ?? null;

function objectives(board: DustupBoard, view: DustupView): Piece[] {
  return view.objectives.map(({ name, points, holder, carrier, ...at }) => {
    const unit = view.units[carrier];
    return {
      name: called(name),
      facts: [
        say('dustup.worth', { points }),
        unit ? say('dustup.carriedBy', { unit: namerOf(board)(unit.who) }) : placeText(board, view, at),
        say('dustup.heldBy', { side: seatOf(view, holder) }),
      ],
    };
  });
}

function markers(board: DustupBoard, view: DustupView): Piece[] {
  const at = (place: Mils): string => placeText(board, view, place);
  const counters = view.counters
    .filter(({ removed }) => !removed)
    .map(({ id, side, ...place }) => ({
      name: say('dustup.counter', { id }),
      facts: [say('dustup.of', { side: seatOf(view, side) }), say('dustup.faceDown'), at(place)],
    }));
  const mines = view.mines
    .filter(({ removed }) => !removed)
    .map(({ id, side, ...place }) => ({
      name: say('dustup.mine', { id }),
      facts: [say('dustup.of', { side: seatOf(view, side) }), at(place)],
    }));
  const drones = view.units.flatMap(({ who, drone }) =>
    drone ? [{ name: say('dustup.drone', { unit: namerOf(board)(who) }), facts: [at(drone)] }] : [],
  );
  const burning = view.blazes.filter(({ out }) => !out);
  return [
    ...counters,
    ...mines,
    ...drones,
    ...(view.clouds.length > 0 ? [{ name: say('dustup.smoke'), facts: view.clouds.map(at) }] : []),
    ...(burning.length > 0 ? [{ name: say('dustup.fire'), facts: burning.map(at) }] : []),
  ];
}

function buildings(board: DustupBoard, view: DustupView): Piece[] {
  const { areas, features } = board.groundOf(view);
  return view.buildings.flatMap(({ id, area, line, damage, destroyed }) => {
    // Of a wall there may be nothing left.
    const piece = area === null ? features.find(feature => feature.line === line) : areas[area];
    if (piece === undefined) return [];
    const facts = [fromEdges(view.map, middleOf(piece.box)), say('dustup.damage', { damage, destroyed })];
    return [{ name: say('dustup.building', { id }), facts }];
  });
}

/** Every sort of ground and of fences once: what it is good for, and where it lies. */
function terrain(board: DustupBoard, view: DustupView): Piece[] {
  const { areas, features } = board.groundOf(view);
  const sorts = Map.groupBy([...areas, ...features], ({ type }) => type.name);
  return [...sorts].map(([sort, pieces]) => {
    const { concealment, cover } = pieces[0]!.type;
    return {
      name: called(sort),
      facts: [
        ...(concealment === 'none' ? [] : [say(`dustup.concealments.${concealment}`)]),
        ...(cover === 'none' ? [] : [say(`dustup.covers.${cover}`)]),
        ...pieces.map(({ box }) => boxText(view, box)),
      ],
    };
  });
}

type Box = ReturnType<DustupBoard['groundOf']>['areas'][number]['box'];

const middleOf = ({ minX, minY, maxX, maxY }: Box): Mils => ({ x: (minX + maxX) / 2, y: (minY + maxY) / 2 });

/** How large a piece is, and where its middle lies. */
function boxText(view: DustupView, box: Box): string {
  const inches = (mils: number): number => Math.round(mils / 1000);
  return say('table.box', {
    wide: inches(box.maxX - box.minX),
    deep: inches(box.maxY - box.minY),
    place: fromEdges(view.map, middleOf(box)),
  });
}
