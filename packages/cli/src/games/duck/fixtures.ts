import type { DuckBoard, DuckView } from '@sightline/duck';
import type { Mark } from '../../screen/canvas.ts';
import { say } from '../../words/index.ts';

/** Something that stands or lies in a square. */
export interface Fixture {
  readonly at: number;
  readonly mark: Mark & { readonly name: string };
}

/** Everything in the ship but those who act: what is told of later lies on top. */
export function fixturesOf(board: DuckBoard, view: DuckView): Fixture[] {
  const { letters } = board.planOf(view.arena);
  const blocks = letters.flatMap((letter, at) => (letter === 'f' ? [{ at, mark: BLOCK }] : []));
  const pings = view.tiles.flatMap(({ markers }, tile) => {
    const at = board.planOf(view.arena).tiles[tile]!.squares[MIDDLE]!;
    return markers.map(({ shown }) => ({ at, mark: shown ? PING : MARKER }));
  });
  const all: readonly Fixture[] = [
    ...blocks,
    ...view.hatches.map(({ at }) => ({ at, mark: HATCH })),
    ...view.mush.map(at => ({ at, mark: MUSH })),
    ...view.fittings.map(({ at, kind, height }) => ({ at, mark: fittingMark(kind, height) })),
    ...pings,
    ...view.things.map(({ at }) => ({ at, mark: THING })),
    ...view.loads.filter(({ unpacked }) => !unpacked).map(({ at, lost }) => ({ at, mark: lost ? LOST_LOAD : LOAD })),
    ...view.vehicles.flatMap(vehicle => board.vehicleSquares(view, vehicle).map(at => ({ at, mark: VEHICLE }))),
    ...view.charges.map(({ at, kind }) => ({ at, mark: kind === 'fireBomb' ? FIRE_BOMB : MINE })),
    ...view.chits.map(({ at, isEntrance, turned }) => ({ at, mark: turned && isEntrance ? SOURCE : CHIT })),
    ...view.explosions.map(({ at }) => ({ at, mark: EXPLOSION })),
    ...view.flames.map(({ at }) => ({ at, mark: FLAMES })),
  ];
  return all.filter(({ at }) => at >= 0);
}

/** The middle square of the twenty-five of a tile. */
const MIDDLE = 12;

type FixtureMark = Fixture['mark'];

const marked = (text: string, name: string, tone: Mark['tone'] = 'plain'): FixtureMark => ({ text, name, tone });
const BLOCK = marked('##', say('duck.pieces.block'));
const HATCH = marked('^', say('duck.pieces.hatch'));
const MUSH = marked('_', say('duck.pieces.mush'));
const PING = marked('(!)', say('duck.pieces.ping'), 'danger');
const MARKER = marked('( )', say('duck.pieces.marker'), 'danger');
const THING = marked('!', say('duck.pieces.thing'), 'goal');
const LOAD = marked('[]', say('duck.pieces.load'));
const LOST_LOAD = marked('%', say('duck.pieces.lostLoad'));
const VEHICLE = marked('=', say('duck.pieces.vehicle'));
const FIRE_BOMB = marked('@', say('duck.pieces.fireBomb'), 'danger');
const MINE = marked('$', say('duck.pieces.mine'), 'danger');
const CHIT = marked('?', say('duck.pieces.chit'), 'goal');
const SOURCE = marked('??', say('duck.pieces.source'), 'goal');
const EXPLOSION = marked('*', say('duck.pieces.explosion'), 'danger');
const FLAMES = marked('~', say('duck.pieces.flames'), 'danger');

type Fitting = DuckView['fittings'][number];

/** Furniture by a small letter; those who act have two. */
const FITTINGS: Readonly<Record<Exclude<Fitting['kind'], 'furniture'>, FixtureMark>> = {
  locker: marked('k', say('duck.pieces.locker')),
  workspace: marked('w', say('duck.pieces.workspace')),
  pod: marked('p', say('duck.pieces.pod')),
  isolation: marked('i', say('duck.pieces.isolation')),
};
const LOW = marked('n', say('duck.pieces.low'));
const HIGH = marked('m', say('duck.pieces.high'));

function fittingMark(kind: Fitting['kind'], height: Fitting['height']): FixtureMark {
  if (kind === 'furniture') return height === 'HIGH' ? HIGH : LOW;
  return FITTINGS[kind];
}
