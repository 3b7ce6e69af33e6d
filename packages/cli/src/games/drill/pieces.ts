import type { Drill, DrillBoard } from '@sightline/drill';
import type { Viewer } from '@sightline/kernel';
import { say } from '../../words/index.ts';
import type { Piece, Pieces, RulesOf } from '../game.ts';
import { windName } from '../winds.ts';

type Rules = RulesOf<DrillBoard>;
type Unit = Drill['units'][number];

/** As menu and report call it. */
export function nameOf({ system }: Rules, unit: number): string {
  return system.words.option({ kind: 'pick', rule: 'DR-TURN-002' }, unit);
}

/** The field in words: both sides with their nearest enemies, the viewer's mines, and what stands between the lines. */
export function piecesOf(rules: Rules, view: Drill, viewer: Viewer): Pieces[] {
  const { board } = rules;
  const sides = board.sides.map((side): Pieces => {
    const units = view.units.filter(unit => unit.side === side);
    return {
      title: say(`drill.sides.${side}`),
      are: 'figures',
      pieces: units.map(unit => ({ name: nameOf(rules, unit.id), facts: unitFacts(rules, view, unit) })),
    };
  });
  const mines = view.mines.filter(({ side }) => side === viewer).map(({ at }) => board.squareName(at));
  const ground: Piece[] = [
    { name: say('drill.obstacle'), facts: runsOf(board, view) },
    { name: say('drill.mine'), facts: mines },
  ];
  return [...sides, { title: say('table.ground'), are: 'ground', pieces: ground }];
}

function unitFacts(rules: Rules, view: Drill, unit: Unit): string[] {
  const { board } = rules;
  if (!board.isStanding(unit)) return [say('drill.fallen')];
  const enemy = nearestEnemy(board, view, unit);
  return [
    board.squareName(unit.at),
    say('drill.health', { health: unit.health }),
    unit.watching && say('drill.watching'),
    unit.pinned && say('drill.pinned'),
    unit.acted && say('drill.acted'),
    enemy && nearestText(rules, view, unit, enemy),
  ].filter(fact => typeof fact === 'string');
}

function nearestText(rules: Rules, view: Drill, unit: Unit, enemy: Unit): string {
  const { board } = rules;
  const [east, south] = stepsBetween(board, unit.at, enemy.at);
  const isSeen = board.obstacleBetween(view, unit.at, enemy.at) === null;
  return say('drill.nearest', {
    name: nameOf(rules, enemy.id),
    squares: Math.round(Math.hypot(east, south)),
    wind: windName(east, -south),
    inRange: board.canShoot(view, unit, enemy),
    isSeen,
  });
}

function nearestEnemy(board: DrillBoard, view: Drill, unit: Unit): Unit | undefined {
  const away = (other: Unit): number => Math.hypot(...stepsBetween(board, unit.at, other.at));
  const enemies = view.units.filter(other => other.side !== unit.side && board.isStanding(other));
  return enemies.toSorted((a, b) => away(a) - away(b))[0];
}

/** So far to the east and to the south. */
function stepsBetween({ size }: DrillBoard, from: number, to: number): [number, number] {
  return [(to % size) - (from % size), Math.floor(to / size) - Math.floor(from / size)];
}

/** Obstacles that stand in a row are one wall. */
function runsOf(board: DrillBoard, view: Drill): string[] {
  const runs: [first: number, last: number][] = [];
  view.obstacles.forEach((stands, square) => {
    if (stands !== 1) return;
    const run = runs.at(-1);
    if (run && run[1] === square - 1 && square % board.size !== 0) run[1] = square;
    else runs.push([square, square]);
  });
  const name = (square: number): string => board.squareName(square);
  return runs.map(([first, last]) =>
    say('drill.run', { first: name(first), last: name(last), single: first === last }),
  );
}
