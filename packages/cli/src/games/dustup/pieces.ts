import type { DustupBoard, DustupView, Unit } from '@sightline/dustup';
import { bearing } from '@sightline/geometry/field';
import type { Viewer } from '@sightline/kernel';
import { called, list, say, sayIf } from '../../words/index.ts';
import type { Pieces } from '../game.ts';
import { nearestOf, stepFrom } from '../places.ts';
import { shelterText } from '../shelter.ts';
import { windName } from '../winds.ts';
import { groundPieces } from './ground-pieces.ts';
import { isSeen, isVehicle, namerOf, ownSide, placeOf, placeText } from './units.ts';

/** The table in words: both forces, one's own first, and then everything that they stand among. */
export function piecesOf(board: DustupBoard, view: DustupView, viewer: Viewer): Pieces[] {
  const own = ownSide(view, viewer);
  const nameOf = namerOf(board);
  const sides = view.sides
    .toSorted(({ id }) => (id === own ? -1 : 1))
    .map(
      (side): Pieces => ({
        title: say('dustup.side', { side: side.seat, force: called(side.title) }),
        are: 'figures',
        pieces: view.units
          .filter(unit => unit.side === side.id && unit.where !== 'merged')
          .map(unit => ({ name: nameOf(unit.who), facts: unitFacts(board, view, unit) })),
      }),
    );
  return [...sides, { title: say('table.ground'), are: 'ground', pieces: groundPieces(board, view) }];
}

const MARKS = ['activated', 'propped', 'column', 'concealed', 'mounted', 'panicked', 'leaderless'] as const;

function unitFacts(board: DustupBoard, view: DustupView, unit: Unit): string[] {
  const isActing = view.acting.includes(unit.id);
  const states = [
    say(`dustup.qualities.${unit.quality}`),
    say(`dustup.confidences.${unit.confidence}`),
    ...strengthFacts(board, view, unit),
    ...(unit.suppression > 0 ? [say('dustup.suppressed', { markers: unit.suppression })] : []),
    ...(isActing ? [say('dustup.acting')] : []),
    ...MARKS.filter(mark => unit[mark] && !(isActing && mark === 'activated')).map(mark => say(`dustup.marks.${mark}`)),
  ];
  if (!isSeen(board, view, unit)) {
    const where = board.isHidden(unit) ? say('dustup.where.hidden') : sayIf(`dustup.where.${unit.where}`);
    return [...(where === undefined ? [] : [where]), ...states];
  }
  const at = placeOf(view, unit);
  const shelter = shelterText(at, from => shelterName(board.shelterOf(view, unit, from)));
  return [placeText(board, view, at), shelter, ...states, ...nearest(board, view, unit)];
}

/** Men who can fight; or a hull with its armour, its damage, its weapons and who rides in it. And the gun that is served. */
function strengthFacts(board: DustupBoard, view: DustupView, unit: Unit): string[] {
  const nameOf = namerOf(board);
  const piece = view.pieces?.[unit.piece];
  const weapon = (id: string): string => called(board.vehicles?.weaponName(view, id) ?? id);
  if (!isVehicle(unit)) {
    return [
      say('dustup.able', { able: board.ableOf(view, unit).length, all: unit.figures.length }),
      ...(piece
        ? [say('dustup.gun', { weapon: weapon(piece.weapon), isSetUp: piece.isSetUp, whole: piece.state === 'whole' })]
        : []),
      ...(unit.where === 'aboard' ? [say('dustup.ridesIn', { vehicle: nameOf(view.units[unit.carrier]!.who) })] : []),
    ];
  }
  const { hull } = unit;
  if (hull.destroyed) return [say('dustup.wreck')];
  const { x, y } = bearing(hull.facing);
  const profile = board.vehicles?.profileOf(view, unit);
  const riders = view.units.filter(({ where, carrier }) => where === 'aboard' && carrier === unit.id);
  return [
    say('dustup.damage', { destroyed: false, damage: hull.damage }),
    say('dustup.points', { wind: windName(x, y) }),
    ...(profile ? [say('dustup.armour', profile.armour)] : []),
    ...(hull.model.mounts.length > 0
      ? [say('dustup.arms', { weapons: list(hull.model.mounts.map(mount => weapon(mount.weapon))) })]
      : []),
    ...(riders.length > 0 ? [say('dustup.carries', { riders: list(riders.map(({ who }) => nameOf(who))) })] : []),
    ...(profile && hull.model.capacity > 0 ? [say('dustup.room', { left: profile.placesLeft })] : []),
    ...(hull.opened ? [say('dustup.hatchesOpen')] : []),
  ];
}

/** What hides or protects, in two words; null in the open. */
function shelterName({ concealment, cover }: ReturnType<DustupBoard['shelterOf']>): string | null {
  if (concealment === 'none' && cover === 'none') return null;
  return say('dustup.shelter', {
    concealment: concealment === 'none' ? null : say(`dustup.concealments.${concealment}`),
    cover: cover === 'none' ? null : say(`dustup.covers.${cover}`),
  });
}

function nearest(board: DustupBoard, view: DustupView, unit: Unit): string[] {
  const at = placeOf(view, unit);
  const enemies = view.units.filter(other => other.side !== unit.side && isSeen(board, view, other));
  const near = nearestOf(
    at,
    enemies.map(enemy => ({ ...placeOf(view, enemy), id: enemy.id })),
  );
  const enemy = near && view.units[near.id];
  if (!near || !enemy) return [];
  const isClear = board.isClear(view, at, near, unit.sensors);
  return [say('table.nearest', { name: namerOf(board)(enemy.who), step: stepFrom(at, near), isSeen: isClear })];
}
