import type { DuckBoard, DuckView, Figure, Machine, Teamer, Threat } from '@sightline/duck';
import { called, say } from '../../words/index.ts';
import type { Piece, Pieces } from '../game.ts';
import { facingName, nameOf, placeText, windBetween } from './figures.ts';
import { roomPieces, sortPieces, thingPieces } from './room-pieces.ts';

/** The ship in words: the Team, whatever comes at them, every room with its doors, and what lies about. */
export function piecesOf(board: DuckBoard, view: DuckView): Pieces[] {
  const present = (figure: Figure): boolean => board.isOnMap(figure);
  const teamers = view.figures.filter(figure => figure.kind === 'teamer');
  const named = (figures: readonly Figure[]): Piece[] =>
    figures.map(figure => ({ name: nameOf(board, figure), facts: figureFacts(board, view, figure) }));
  const groups: Pieces[] = [
    { title: say('duck.team'), are: 'figures', pieces: named(teamers.filter(({ team }) => team === 0)) },
    { title: say('duck.rivals'), are: 'figures', pieces: named(teamers.filter(({ team }) => team > 0)) },
    {
      title: say('duck.threats'),
      are: 'figures',
      pieces: named(view.figures.filter(figure => figure.kind === 'threat' && present(figure))),
    },
    {
      title: say('duck.machines'),
      are: 'figures',
      pieces: named(view.figures.filter(({ kind }) => kind === 'machine' || kind === 'survivor').filter(present)),
    },
    { title: say('duck.rooms'), are: 'ground', pieces: roomPieces(board, view) },
    { title: say('duck.things'), are: 'ground', pieces: thingPieces(board, view) },
    { title: say('duck.things'), are: 'sorts', pieces: sortPieces(board, view) },
  ];
  return groups.filter(({ pieces }) => pieces.length > 0);
}

function figureFacts(board: DuckBoard, view: DuckView, figure: Figure): string[] {
  const states = statesOf(board, view, figure);
  if (!board.isOnMap(figure)) return states;
  const place = placeText(board, view, figure.at);
  return [place, say('duck.facing', { wind: facingName(figure.facing) }), ...states, ...nearest(board, view, figure)];
}

/** All that can be seen of a figure. */
function statesOf(board: DuckBoard, view: DuckView, figure: Figure): string[] {
  const { condition, wounds, ducked, overhead } = figure;
  return [
    say(`duck.conditions.${condition}`),
    wounds > 0 && say('duck.wounds', { wounds }),
    ducked && say('duck.ducked'),
    overhead && say('duck.overhead'),
    ...(figure.kind === 'teamer' ? teamerStates(board, view, figure) : []),
    ...(figure.kind === 'threat' ? threatStates(figure) : []),
    ...(figure.kind === 'machine' ? [machineState(figure)] : []),
  ].filter(state => typeof state === 'string');
}

function teamerStates(board: DuckBoard, view: DuckView, man: Teamer): (string | false)[] {
  const { hand, weapons, gear, grapple, carries } = man;
  const item = (id: string): string => called(board.itemName?.(view.own, id) ?? id);
  const who = (id: number): string => nameOf(board, view.figures[id]!);
  return [
    man.chicken && say('duck.chicken'),
    grapple !== null && say('duck.grappledBy', { threat: who(grapple.threat) }),
    carries !== null && say('duck.carries', { whom: who(carries) }),
    board.isOnMap(man) && say('duck.chits', man),
    man.binge > 0 && say('duck.binge', man),
    ...weapons.map(({ id, ...gun }, i) => say('duck.gun', { ...gun, name: item(id), inHand: hand === i })),
    typeof hand === 'string' && say(`duck.hands.${hand}`),
    ...Object.entries(gear).map(([id, count]) => count > 0 && say('duck.heap', { item: item(id), count })),
  ];
}

function threatStates({ scarred, waitingSince, trapped, netted }: Threat): (string | false)[] {
  return [
    scarred && say('duck.scarred'),
    waitingSince > 0 && say('duck.hiding'),
    trapped && say('duck.trapped'),
    netted && say('duck.netted'),
  ];
}

const machineState = (machine: Machine): string => say('duck.machine', machine);

/** A man is told of the nearest Threat, a Threat of the nearest man. */
function nearest(board: DuckBoard, view: DuckView, figure: Figure): string[] {
  const isThreat = figure.kind === 'threat';
  const others = view.figures.filter(({ kind }) => kind === (isThreat ? 'teamer' : 'threat')).filter(board.isOnMap);
  const away = (other: Figure): number => board.rangeBetween(view, figure.at, other.at);
  const other = others.toSorted((a, b) => away(a) - away(b))[0];
  if (!other) return [];
  const facts = {
    name: nameOf(board, other),
    squares: away(other),
    wind: windBetween(board, view, figure.at, other.at),
    isSeen: board.sees(view, figure, other),
  };
  if (!isThreat) return [say('duck.nearestThreat', facts)];
  return [say('duck.nearestMan', { ...facts, facing: board.isInArc(view, figure, other.at) })];
}
