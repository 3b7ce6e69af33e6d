import { groundOf } from '../ground/ground.ts';
import { fireLines } from '../rules/fire/words.ts';
import { smokeLines } from '../rules/smoke/words.ts';
import type { Killzone } from '../table/table.ts';
import type { Place } from '../table/units.ts';
import { listOf, orderName, pointWords } from './phrases.ts';

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
  lines.push(...smokeLines(view), ...fireLines(view));
  return lines.join('\n');
}
