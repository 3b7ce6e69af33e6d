import { distance } from '@sightline/geometry/field';
import type { Question } from '@sightline/kernel';
import { groundOf } from '../ground/ground.ts';
import type { Target } from '../rules/shooting/targets.ts';
import type { DoAct } from '../rules/turn/questions.ts';
import type { VehiclePlacing } from '../rules/vehicles/questions.ts';
import type { Route } from '../rules/vehicles/route.ts';
import type { Act } from '../table/acts.ts';
import type { KillzoneQuestion } from '../table/questions.ts';
import type { Killzone } from '../table/table.ts';
import type { Names, Place } from '../table/units.ts';
import { orderName } from './events.ts';
import { hazardLines, hazardOptionWords, hazardQuestionWords, jumpWords } from './hazards.ts';
import { listOf } from './numbers.ts';
import { placingWords, routeWords, vehicleActWords } from './vehicles.ts';

export function questionWords(question: Question): string {
  const asked = question as KillzoneQuestion;
  switch (asked.kind) {
    case 'edge':
      return 'Which edge do you take?';
    case 'deploy':
      return `Where does ${asked.group.name} deploy?`;
    case 'order':
      return asked.rule === 'KZ-CHANGE-001'
        ? `Which order shall ${asked.group.name} try for?`
        : `Which order does ${asked.group.name} get?`;
    case 'firstOfTie':
      return 'Which of your groups acts first?';
    case 'pick':
      return `Who of ${asked.group.name} acts next?`;
    case 'act':
      return `What does ${asked.figure.name} do?`;
    case 'fight':
      return 'Which fight comes next?';
    case 'finishOff':
      return `What does ${asked.by.name} do with ${asked.figure.name}?`;
    case 'drift':
      return 'Where does the miss land?';
    case 'deployVehicle':
      return `Where does ${asked.vehicle.name} start, how fast, and with whom?`;
    case 'route':
      return `Which way does ${asked.vehicle.name} go?`;
    case 'climbOut':
      return `Where does ${asked.figure.name} climb out?`;
    case 'overdose':
    case 'sleepItOff':
    case 'shift':
    case 'driftSmoke':
    case 'barrage':
      return hazardQuestionWords(asked);
    default:
      return 'Show the Keep Down order?';
  }
}

export function optionWords(question: Question, answer: unknown): string {
  const asked = question as KillzoneQuestion;
  switch (asked.kind) {
    case 'order':
      return orderName(answer as Parameters<typeof orderName>[0]);
    case 'firstOfTie':
      return asked.names.groups[Number(answer)]!;
    case 'pick':
      return answer === 'enough' ? 'nobody else' : asked.names.figures[Number(answer)]!;
    case 'act':
      return actWords(asked, answer as Act);
    case 'deploy':
      return deploymentWords(answer as readonly Place[]);
    case 'drift':
    case 'climbOut':
      return placeWords(answer as Place);
    case 'deployVehicle':
      return placingWords(asked.names, answer as VehiclePlacing);
    case 'route':
      return routeWords(answer as Route);
    case 'fight': {
      const [figure, enemy] = answer as readonly [number, number];
      return `${asked.names.figures[figure]} against ${asked.names.figures[enemy]}`;
    }
    case 'edge':
    case 'finishOff':
      return String(answer);
    case 'overdose':
    case 'sleepItOff':
    case 'shift':
    case 'driftSmoke':
    case 'barrage':
      return hazardOptionWords(asked, answer);
    default:
      return typeof answer === 'object' && answer !== null && 'pass' in answer ? 'keep it hidden' : 'show it';
  }
}

/** Where the first stands, and how far the others reach from him. */
function deploymentWords([first, ...others]: readonly Place[]): string {
  if (!first) return 'nobody';
  const reach = Math.max(0, ...others.map(other => distance(first, other)));
  return `around ${placeWords(first)}${reach === 0 ? '' : `, within ${Math.ceil(reach / 1000)} inches`}`;
}

function actWords(asked: DoAct, act: Act): string {
  switch (act.do) {
    case 'move': {
      const legs = act.way.map(leg => ('through' in leg ? `through opening ${leg.through}` : `to ${pointWords(leg)}`));
      return `move ${legs.join(', ')}`;
    }
    case 'shoot':
      return shotWords(asked, act);
    case 'pickUp':
      return 'pick up the prize';
    case 'jump':
      return jumpWords(act);
    case 'done':
      return 'do no more';
    case 'drive':
    case 'backUp':
    case 'board':
    case 'getOut':
    case 'bailOut':
    case 'takeWheel':
    case 'attackVehicle':
      return vehicleActWords(asked.names, act);
    default:
      return act satisfies never;
  }
}

function shotWords({ weapons, names }: DoAct, { weapon, burst, target }: Extract<Act, { do: 'shoot' }>): string {
  const gun = (weapons[weapon] ?? 'mounted weapon').toLowerCase();
  return `fire the ${gun}${burst ? `, ${burst} shots,` : ''} at ${targetWords(names, target)}`;
}

function targetWords(names: Names, target: Target): string {
  if ('figure' in target) return names.figures[target.figure]!;
  if ('vehicle' in target) return names.vehicles[target.vehicle]!;
  return 'opening' in target ? `opening ${target.opening}` : placeWords(target.point);
}

function pointWords({ x, y }: { readonly x: number; readonly y: number }): string {
  return `(${x / 1000}, ${y / 1000})`;
}

function placeWords(place: Place): string {
  return `${pointWords(place)}${place.room < 0 ? '' : ` in room ${place.room}`}`;
}

/** The table as a list: the turn, then every group with its order and its figures. */
export function tableWords(view: Killzone): string {
  const { rooms } = groundOf(view.map);
  const where = ({ x, y, room }: Place): string =>
    `${pointWords({ x, y })}${room < 0 ? '' : ` ${rooms[room]!.name} room, floor ${rooms[room]!.floor}`}`;
  const lines = [`Turn ${view.turn} of ${view.turns}${view.night ? ', night' : ''}, ${view.map.title}`];
  for (const group of view.groups) {
    const order = group.order === 'hidden' ? 'order hidden' : orderName(group.order);
    const drugs = group.drugs.length === 0 ? '' : `, on ${listOf(group.drugs)}`;
    lines.push(`${group.who.name} (${view.titles[group.side]}, ${order}${drugs})`);
    for (const id of group.members) {
      const { who, state, away, vehicle, overdosed, ...place } = view.figures[id]!;
      const how = overdosed ? `${state}, overdosed` : state;
      const aboard = vehicle < 0 ? where(place) : `in ${view.vehicles[vehicle]!.who.name}`;
      lines.push(`  ${id}: ${who.name}, ${how}${away ? ', off the table' : state === 'killed' ? '' : `, ${aboard}`}`);
    }
  }
  for (const { id, who, x, y, heading, speed, wrecked, away } of view.vehicles) {
    const state = away ? 'off the table' : `${pointWords({ x, y })} heading ${heading}, speed ${speed / 1000}`;
    lines.push(`  vehicle ${id}: ${who.name}, ${state}${wrecked ? ', wrecked' : ''}`);
  }
  lines.push(...hazardLines(view));
  return lines.join('\n');
}
