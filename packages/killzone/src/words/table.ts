import type { Speaker } from '@sightline/words';
import { groundOf } from '../ground/ground.ts';
import type { Killzone } from '../table/table.ts';
import { type Figure, NONE } from '../table/units.ts';

/** The table as a list: the turn, then every group with its order and its figures, then whatever else is there. */
export function tableWords(view: Killzone, speaker: Speaker): string {
  const { say } = speaker;
  const { turn, turns, night, map } = view;
  const groups = view.groups.flatMap(({ who, side, order, drugs, members }) => [
    say('table.group', { who, side: view.titles[side], order: order === 'hidden' ? undefined : order, drugs }),
    ...members.map(id => figureLine(view, view.figures[id]!, speaker)),
  ]);
  const vehicles = view.vehicles.map(vehicle =>
    say('table.vehicle', { ...vehicle, at: vehicle, speed: vehicle.speed / 1000 }),
  );
  const smoke = view.clouds.map(cloud => say('table.smoke', { cloud }));
  const lines = [say('table.turn', { turn, turns, night, map: map.title }), ...groups, ...vehicles, ...smoke];
  return [...lines, ...fireLines(view, speaker)].join('\n');
}

function figureLine(view: Killzone, figure: Figure, speaker: Speaker): string {
  const standing = figure.state === 'killed' ? undefined : placeLine(view, figure, speaker);
  return speaker.say('table.figure', { ...figure, standing });
}

function placeLine({ map, vehicles }: Killzone, figure: Figure, { say, fact }: Speaker): string {
  if (figure.vehicle !== NONE) return say('table.aboard', { vehicle: vehicles[figure.vehicle]!.who.name });
  if (figure.room === NONE) return fact(figure, 'point');
  return say('table.room', { at: figure, ...groundOf(map).rooms[figure.room]!.who });
}

/** The rooms where fire has been. */
function fireLines({ map, turn, fires }: Killzone, { say }: Speaker): string[] {
  const { rooms } = groundOf(map);
  return fires.flatMap(({ state, attackedOn }, room) => {
    const superheated = attackedOn === turn && turn > 0;
    const burning = state !== 'none';
    return burning || superheated ? [say('table.fire', { where: rooms[room]!.who, state, burning, superheated })] : [];
  });
}
