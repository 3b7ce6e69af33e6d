import type { Speaker } from '@sightline/words';
import { stockOf } from '../content/stock.ts';
import { groundOf } from '../ground/ground.ts';
import { type Landmark, landmarkOf } from '../ground/landmarks.ts';
import type { Killzone } from '../table/table.ts';
import { type Figure, NONE, type Place } from '../table/units.ts';

/** The table as a list: the turn, then every group with its order and its figures, then whatever else is there. */
export function tableWords(view: Killzone, speaker: Speaker): string {
  const { say } = speaker;
  const stock = stockOf(view);
  const { turn, turns, night, map } = view;
  const groups = view.groups.flatMap(({ who, side, order, drugs, members }) => [
    say('table.group', {
      who,
      side: view.titles[side],
      order: order === 'hidden' ? undefined : order,
      drugs: drugs.map(drug => stock.drugs.get(drug).name),
    }),
    ...members.map(id => figureLine(view, view.figures[id]!, speaker)),
  ]);
  const vehicles = view.vehicles.map(vehicle =>
    say('table.vehicle', { ...vehicle, where: whereIs(view, { ...vehicle, room: NONE }), speed: vehicle.speed / 1000 }),
  );
  const smoke = view.clouds.map(cloud => say('table.smoke', { where: whereIs(view, cloud) }));
  const lines = [say('table.turn', { turn, turns, night, map: map.title }), ...groups, ...vehicles, ...smoke];
  return [...lines, ...fireLines(view, speaker)].join('\n');
}

function figureLine(view: Killzone, figure: Figure, speaker: Speaker): string {
  const standing = figure.state === 'killed' ? undefined : placeLine(view, figure, speaker);
  return speaker.say('table.figure', { ...figure, standing });
}

function placeLine(view: Killzone, figure: Figure, { say }: Speaker): string {
  if (figure.vehicle !== NONE) return say('table.aboard', { vehicle: view.vehicles[figure.vehicle]!.who });
  return say('table.standing', { where: whereIs(view, figure) });
}

function whereIs({ map }: Killzone, place: Place): Landmark {
  return landmarkOf(map, place);
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
