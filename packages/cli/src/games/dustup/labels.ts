import type { Act, DustupBoard, DustupQuestion, DustupView, Place, Unit } from '@sightline/dustup';
import { bearing } from '@sightline/geometry/field';
import type { Question } from '@sightline/kernel';
import { called, say } from '../../words/index.ts';
import type { Deed } from '../game.ts';
import { placesOf } from '../naming.ts';
import { fromEdges, stepFrom } from '../places.ts';
import { windName } from '../winds.ts';
import { isVehicle, namerOf, placeOf, placeText } from './units.ts';

/** Places are told from where one stands and by what is there; all else as the rules say it. */
export function labelOf(board: DustupBoard, view: DustupView, question: Question, answer: unknown): string | null {
  const asked = question as DustupQuestion;
  switch (asked.kind) {
    case 'act': {
      const act = answer as Act;
      const unit = view.units[asked.unit.id]!;
      const from = placeOf(view, unit);
      const named = vehicleLabel(board, view, unit, act);
      if (named !== null) return named;
      return act.do === 'move' && !act.leave && !act.arrange ? moveLabel(board, view, from, act.route) : null;
    }
    case 'deploy':
    case 'arrive': {
      const { at, hidden } = answer as { readonly at: Place; readonly hidden?: true };
      return say('dustup.deployAt', { place: placeText(board, view, at), hidden: hidden ?? false });
    }
    default:
      return null;
  }
}

/** Which mount fires and what it strikes, and where a vehicle turns to. */
function vehicleLabel(board: DustupBoard, view: DustupView, unit: Unit, act: Act): string | null {
  if (act.do === 'reorganise' && act.use.do === 'turnHull') {
    const { x, y } = bearing(act.use.facing);
    return say('dustup.turnTo', { wind: windName(x, y) });
  }
  const target = act.do === 'shoot' ? view.units[act.target] : undefined;
  if (act.do !== 'shoot' || !target || !board.vehicles) return null;
  const index = isVehicle(unit) ? act.shots[0]?.[1] : undefined;
  const mount = isVehicle(unit) && typeof index === 'number' ? unit.hull.model.mounts[index] : undefined;
  const struck = isVehicle(target) ? board.vehicles.struckBy(view, unit, target) : null;
  if (!mount && !struck) return null;
  return say('dustup.shot', {
    weapon: mount ? called(board.vehicles.weaponName(view, mount.weapon)) : null,
    target: namerOf(board)(target.who),
    suppressive: act.suppressive ?? false,
    face: struck && say(`dustup.faces.${struck.face}`),
    class: struck?.class,
  });
}

/** Where a way ends, from the edges of the table. */
export function detailOf(view: DustupView, { kind }: Question, answer: unknown): string | null {
  const act = answer as Act;
  return kind === 'act' && act.do === 'move' ? fromEdges(view.map, act.route.at(-1)!) : null;
}

function moveLabel(board: DustupBoard, view: DustupView, from: Place, route: readonly Place[]): string {
  const to = route.at(-1)!;
  const ground = board.groundName(view, to);
  const named = placesOf<DustupView, Place>('dustup', board)(view, to) ?? (ground === null ? null : called(ground));
  return say('dustup.move', { step: stepFrom(from, to), place: named, bends: route.length - 1 });
}

/** Which head of the menu an act stands under. */
export const DEEDS_OF_DUSTUP: Readonly<Record<string, Deed>> = {
  move: 'move',
  formColumn: 'move',
  leaveColumn: 'move',
  board: 'move',
  alight: 'move',
  turnHull: 'move',
  mount: 'move',
  dismount: 'move',
  openLane: 'move',
  followLane: 'move',
  shoot: 'shoot',
  shootBuilding: 'shoot',
  shootDrone: 'shoot',
  assault: 'fight',
  pressOn: 'fight',
  order: 'command',
  orderAssault: 'command',
  communicate: 'command',
  rally: 'command',
  activateDetachment: 'command',
  assumeCommand: 'command',
  detach: 'command',
  rejoin: 'command',
  regroup: 'command',
  treat: 'help',
  extract: 'help',
  recover: 'help',
  takeUpWounded: 'help',
  reorganise: 'use',
  launchDrone: 'use',
  flyDrone: 'use',
  spotByDrone: 'use',
  detect: 'use',
  torch: 'use',
  fightFire: 'use',
  layMine: 'use',
  prop: 'wait',
  unprop: 'wait',
  hide: 'wait',
  stop: 'wait',
};
