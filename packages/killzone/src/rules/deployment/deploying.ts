import { D6, type Refusal, refuse } from '@sightline/kernel';
import { SCENARIOS } from '../../content/load.ts';
import type { Edge } from '../../content/schema.ts';
import { floorOf, groundOf, isKnownRoom } from '../../ground/ground.ts';
import { happen } from '../../table/moment.ts';
import { type Killzone, type KillzoneIo, seatOf } from '../../table/table.ts';
import { type Figure, type Group, NONE, type Place } from '../../table/units.ts';
import { whyNotStand } from '../movement/walking.ts';
import type { ChooseEdge, Deploy } from './questions.ts';
import { EDGES, isInZone, isNearEdge, overlaps } from './zones.ts';

const OPPOSITE: Readonly<Record<Edge, Edge>> = { north: 'south', south: 'north', east: 'west', west: 'east' };

/** KZ-WIN-004: edges are rolled for where a battle leaves them open; then side after side is placed. */
export function deployAll(table: Killzone, io: KillzoneIo): void {
  const isOpen = table.groups.some(group => group.zone.kind === 'ownEdge');
  const first = isOpen ? rollForEdges(table, io) : 0;
  const order = table.seats.map((_, i) => (first + i) % table.seats.length);
  for (const side of order) {
    happen(table, io, { on: 'sideDeploys', side });
    for (const group of table.groups) {
      if (group.side === side && group.arrives === 0) deployGroup(table, io, group);
    }
  }
}

/** KZ-GAP-013: groups that come onto the table in this turn. */
export function deployArrivals(table: Killzone, io: KillzoneIo): void {
  for (const group of table.groups) {
    if (group.arrives !== table.turn) continue;
    deployGroup(table, io, group);
    io.tell({ type: 'arrived', rule: 'KZ-GAP-013', group: group.who });
  }
}

/** The higher die chooses an edge and deploys second; says who deploys first. */
function rollForEdges(table: Killzone, io: KillzoneIo): number {
  const dice = table.seats.map((seat, side) => {
    const die = io.roll(D6, { rule: 'KZ-WIN-004', purpose: 'edge', seat });
    io.tell({ type: 'edgeRolled', rule: 'KZ-WIN-004', side: table.titles[side]!, die });
    return die;
  });
  const best = Math.max(...dice);
  if (dice.filter(die => die === best).length > 1) return rollForEdges(table, io);
  const chooser = dice.indexOf(best);
  const question: ChooseEdge = { kind: 'edge', rule: 'KZ-WIN-004', options: EDGES };
  const edge = io.ask(seatOf(table, chooser), question);
  table.edges = table.seats.map((_, side) => (side === chooser ? edge : OPPOSITE[edge]));
  io.tell({ type: 'edgeChosen', rule: 'KZ-WIN-004', side: table.titles[chooser]!, edge });
  return (chooser + 1) % table.seats.length;
}

function deployGroup(table: Killzone, io: KillzoneIo, group: Group): void {
  for (const id of group.members) if (table.figures[id]!.vehicle !== NONE) table.figures[id]!.away = false;
  const members = membersOnFoot(table, group);
  if (members.length === 0) return;
  const question: Deploy = { kind: 'deploy', rule: 'KZ-WIN-004', group: group.who };
  const places = io.ask(seatOf(table, group.side), question);
  for (const [i, figure] of members.entries()) {
    const { x, y, room } = places[i]!;
    figure.x = x;
    figure.y = y;
    figure.room = room;
    figure.away = false;
  }
  io.tell({ type: 'deployed', rule: 'KZ-WIN-004', group: group.who, places });
}

/** Those who are not placed in a vehicle. */
export function membersOnFoot(table: Killzone, group: Group): Figure[] {
  return group.members.map(id => table.figures[id]!).filter(({ vehicle }) => vehicle === NONE);
}

/** Why a group may not be placed so. */
export function whyNotDeploy(table: Killzone, group: Group, places: readonly Place[]): Refusal[] {
  const members = membersOnFoot(table, group);
  if (places.length !== members.length) return [refuse('KZ-WIN-004', 'placeEverybody', members.length)];
  for (const [i, place] of places.entries()) {
    const figure = members[i]!;
    const fault = isKnownRoom(groundOf(table.map), place)
      ? whyNotStand(table, figure, place)
      : refuse('KZ-MOVE-002', 'notAPlace');
    if (fault) return [fault];
    if (!isInZone(table, group, place)) return [outOfZone(table, group, place)];
    if (places.slice(0, i).some(other => overlaps(place, other))) return [refuse('KZ-ORG-011', 'basesOverlap')];
  }
  return [...whyNotFloors(table, group, places), ...whyNotOneEdge(table, group, places)];
}

/** What keeps somebody from a place: the walls about it alone (KZ-WIN-004), or the zone that the battle gives his group. */
function outOfZone(table: Killzone, group: Group, place: Place): Refusal {
  if (isInZone(table, group, { ...place, room: NONE })) return refuse('KZ-WIN-004', 'indoors');
  const ofScenario = SCENARIOS.rows.find(({ id }) => id === table.scenario)?.rule;
  return refuse(ofScenario ?? 'KZ-WIN-004', 'outsideZone', group.zone.kind);
}

/** KZ-GAP-012: at least so many on every floor. */
function whyNotFloors(table: Killzone, { zone }: Group, places: readonly Place[]): Refusal[] {
  if (zone.kind !== 'building' || zone.leastPerFloor === undefined) return [];
  const ground = groundOf(table.map);
  const { floors } = ground.buildings[zone.building]!;
  const least = zone.leastPerFloor;
  for (let floor = 0; floor < floors; floor++) {
    const there = places.filter(place => floorOf(ground, place.room) === floor).length;
    if (there < least) return [refuse('KZ-GAP-012', 'tooFewOnFloor', { floor, there, least })];
  }
  return [];
}

/** KZ-GAP-015: within 8 inches of one edge, and of the same one. */
function whyNotOneEdge(table: Killzone, { zone }: Group, places: readonly Place[]): Refusal[] {
  if (zone.kind !== 'anyEdge') return [];
  const ground = groundOf(table.map);
  const isShared = EDGES.some(edge => places.every(place => isNearEdge(ground, place, edge, zone.depth)));
  return isShared ? [] : [refuse('KZ-GAP-015', 'oneEdge')];
}
