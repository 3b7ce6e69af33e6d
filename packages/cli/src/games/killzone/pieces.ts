import type { Viewer } from '@sightline/kernel';
import type { Figure, KillzoneBoard, KillzoneView, Vehicle } from '@sightline/killzone';
import { called, figures, list, say } from '../../words/index.ts';
import type { Pieces } from '../game.ts';
import { nearestOf, stepFrom } from '../places.ts';
import { shelterText } from '../shelter.ts';
import { NONE, namerOf, outside, ownSide, placeText, spotOf } from './figures.ts';
import { groundPieces, sortPieces } from './ground-pieces.ts';

/** The table in words: every group with its order and its people, one's own first; vehicles; and what lies about. */
export function piecesOf(board: KillzoneBoard, view: KillzoneView, viewer: Viewer): Pieces[] {
  const own = ownSide(view, viewer);
  const nameOf = namerOf(board);
  const groups = view.groups
    .toSorted((a, b) => Number(b.side === own) - Number(a.side === own))
    .map(
      (group): Pieces => ({
        title: say('killzone.group', {
          group: nameOf(group.who),
          side: called(view.titles[group.side]!),
          order: group.order === 'hidden' ? null : called(board.orderRow(group.order).name),
          drugs: list(group.drugs.map(drug => called(board.drugName?.(view, drug) ?? drug))),
        }),
        are: 'figures',
        pieces: group.members
          .map(id => view.figures[id]!)
          .map(figure => ({
            name: nameOf(figure.who),
            facts: figureFacts(board, view, figure),
          })),
      }),
    );
  const vehicles = view.vehicles.map(vehicle => ({
    name: nameOf(vehicle.who),
    facts: vehicleFacts(board, view, vehicle),
  }));
  return [
    ...groups,
    ...(vehicles.length > 0 ? [{ title: say('killzone.vehicles'), are: 'figures', pieces: vehicles } as const] : []),
    { title: say('table.ground'), are: 'ground', pieces: groundPieces(board, view) },
    { title: say('table.ground'), are: 'sorts', pieces: sortPieces(board, view) },
  ];
}

function figureFacts(board: KillzoneBoard, view: KillzoneView, figure: Figure): string[] {
  const nameOf = namerOf(board);
  const arms = figure.weapons.map(({ weapon }) => called(board.weaponRow(view, weapon).name));
  const captive = view.figures[figure.captive];
  const states = [
    say(`killzone.states.${figure.state}`),
    ...(figure.overdosed ? [say('killzone.overdosed')] : []),
    ...(captive ? [say('killzone.holds', { captive: nameOf(captive.who) })] : []),
    ...(figure.finished ? [say('killzone.finished')] : []),
    ...(arms.length > 0 ? [list(arms)] : []),
  ];
  if (figure.state === 'killed') return [say('killzone.states.killed')];
  if (!board.isInPlay(figure)) return [say('killzone.away'), ...states];
  const aboard = view.vehicles[figure.vehicle];
  if (aboard) return [say('killzone.aboard', { vehicle: nameOf(aboard.who), drives: figure.place === 0 }), ...states];
  const shelter = shelterText(figure, ({ x, y }) => {
    const { blocked, cover } = board.sight(view, { x, y, room: NONE }, figure);
    if (blocked) return say('killzone.unseen');
    return cover === 'none' ? null : say(`killzone.covers.${cover}`);
  });
  return [placeText(board, view, figure), shelter, ...states, ...nearest(board, view, figure)];
}

function nearest(board: KillzoneBoard, view: KillzoneView, figure: Figure): string[] {
  const enemies = view.figures.filter(other => other.side !== figure.side && board.isFighting(other));
  const enemy = nearestOf(figure, enemies);
  if (!enemy) return [];
  const isSeen = board.sightTo(view, figure, { figure: enemy.id }).blocked === null;
  return [
    say('table.nearest', { name: namerOf(board)(enemy.who), step: stepFrom(figure, spotOf(view, enemy)), isSeen }),
  ];
}

function vehicleFacts(board: KillzoneBoard, view: KillzoneView, vehicle: Vehicle): string[] {
  const { heading, speed, wrecked, away, id } = vehicle;
  if (away) return [say('killzone.away')];
  const crew = view.figures.filter(figure => figure.vehicle === id).map(({ who }) => namerOf(board)(who));
  return [
    placeText(board, view, outside(vehicle)),
    say('killzone.heading', { heading: figures(heading) }),
    wrecked ? say('killzone.wrecked') : say('killzone.speed', { speed: figures(speed / 1000) }),
    crew.length > 0 ? say('killzone.crew', { crew }) : say('killzone.empty'),
  ];
}
