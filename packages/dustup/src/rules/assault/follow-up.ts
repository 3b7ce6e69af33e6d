import { fits, placeInCohesion } from '@sightline/geometry/field';
import { landmarkOf } from '../../ground/landmarks.ts';
import { POINT, walkOf } from '../../ground/walk.ts';
import { happen } from '../../table/moment.ts';
import { type Dustup, type DustupIo, leaderOf, type Place, placeOf, seatOf } from '../../table/table.ts';
import { isInPlay, type Unit } from '../../table/units.ts';
import { COHESION_MILS, gather, putAt } from '../movement/formation.ts';
import type { AskFollowUp, FollowUp } from './questions.ts';
import { wayToContact } from './reach.ts';

/** A place that a unit held, marked by its leader. */
export interface Vacated {
  readonly unit: Unit;
  readonly at: Place;
}

export function placesOf(table: Dustup, units: readonly Unit[]): Vacated[] {
  return units.map(unit => {
    const { x, y } = placeOf(table, unit);
    return { unit, at: { x, y } };
  });
}

/**
 * DU-ASSAULT-031, DU-ASSAULT-032, DU-ASSAULT-084: the attacker occupies a place that was left, goes after those who left
 * it, or stays. Returns whom he pursues. Taking the place ends his activation, and so does staying if players have
 * agreed on that (DU-ASSAULT-071).
 */
export function followUp(
  table: Dustup,
  io: DustupIo,
  unit: Unit,
  vacated: readonly Vacated[],
  fleeing: readonly Unit[],
): readonly Unit[] {
  const answer = io.ask<AskFollowUp>(seatOf(table, unit.side), {
    kind: 'followUp',
    rule: fleeing.length > 0 ? 'DU-ASSAULT-031' : 'DU-ASSAULT-071',
    options: optionsFor(table, unit, vacated, fleeing),
    unit: unit.who,
    names: table.names,
  });
  if (answer.do === 'pursue') return answer.units.map(id => table.units[id]!);
  if (answer.do === 'occupy' || table.options.assaultEndsActivation) unit.actions = 0;
  if (answer.do === 'occupy') occupy(table, io, unit, vacated.find(place => place.unit.id === answer.unit)!.at);
  else io.tell({ type: 'stayedPut', rule: 'DU-ASSAULT-031', unit: unit.who });
  return [];
}

function optionsFor(
  table: Dustup,
  unit: Unit,
  vacated: readonly Vacated[],
  fleeing: readonly Unit[],
): readonly FollowUp[] {
  const prey = fleeing.filter(target => isInPlay(table, target));
  const together = prey.length > 1 && wayToContact(table, unit, prey) !== null;
  return [
    ...vacated.map((place): FollowUp => ({ do: 'occupy', unit: place.unit.id })),
    ...prey.map(({ id }): FollowUp => ({ do: 'pursue', units: [id] })),
    ...(together ? [{ do: 'pursue', units: prey.map(({ id }) => id) } as const] : []),
    { do: 'stay' },
  ];
}

/** The leader on the spot, or as near to it as enemies two inches away allow, and the others round him. */
function occupy(table: Dustup, io: DustupIo, unit: Unit, at: Place): void {
  const leader = unit.hull ?? leaderOf(table, unit);
  const start = { x: leader.x, y: leader.y };
  const before = unit.figures.map(id => ({ x: table.figures[id]!.x, y: table.figures[id]!.y }));
  putAt(leader, at);
  const walk = walkOf(table, unit, { within: 12 * POINT });
  const [spot] = fits(walk, at) ? [at] : placeInCohesion({ walk, leader: at, cohesion: COHESION_MILS }, [at]);
  const end = spot ?? start;
  putAt(leader, end);
  if (spot && unit.hull === null) gather(table, unit, walk);
  io.tell({ type: 'occupied', rule: 'DU-ASSAULT-031', unit: unit.who, at: end, where: landmarkOf(table, end) });
  happen(table, io, { on: 'moved', unit: unit.id, route: [start, end], before });
}
