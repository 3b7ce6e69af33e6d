import { inches } from '@sightline/geometry/field';
import type { Setup } from '@sightline/kernel';
import { EQUIPMENT, TROOPS, VEHICLES, WEAPONS } from '../content/load.ts';
import type { FigureRow, GroupRow } from '../content/schema.ts';
import { groundOf, roomNamed } from '../ground/ground.ts';
import { kindOf } from '../rules/organisation/muster.ts';
import { pointsOfFigure, sizeOf } from '../rules/organisation/points.ts';
import { weaponsIssued } from '../rules/organisation/power-armoured-troopers.ts';
import { readingsOf } from '../switches.ts';
import { type Battle, battleOf } from './battle.ts';
import type { Killzone, Prize } from './table.ts';
import { type Carried, type Figure, type Group, NONE, type Vehicle, type Who } from './units.ts';

/** The table before the first figure stands on it. */
export function begin(setup: Setup): Killzone {
  const battle = battleOf(setup);
  const ground = groundOf(battle.map);
  const figures: Figure[] = [];
  const groups: Group[] = [];
  const vehicles: Vehicle[] = [];
  for (const [side, { groups: rows, vehicles: cars }] of battle.sides.entries()) {
    const first = groups.length;
    for (const row of rows) groups.push(enrol(battle, side, row, groups.length, figures));
    for (const car of cars) {
      vehicles.push(newVehicle(vehicles.length, side, car));
      for (const [place, [group, member]] of car.crew.entries()) {
        const figure = figures[groups[first + group]!.members[member]!]!;
        figure.vehicle = vehicles.length - 1;
        figure.place = place;
        if (place === 0) vehicles.at(-1)!.group = figure.group;
        figure.x = inches(car.at[0]);
        figure.y = inches(car.at[1]);
      }
    }
  }
  const fires = ground.rooms.map(() => ({ state: 'none' as const, attackedOn: NONE as number }));
  for (const { building, floor, room } of battle.attackedByFire) {
    fires[roomNamed(ground, building, floor, room).id]!.attackedOn = 0;
  }
  return {
    scenario: setup.scenario,
    seats: battle.sides.map(side => side.seat),
    titles: battle.sides.map(side => side.title),
    names: {
      figures: figures.map(({ who }) => who.name),
      groups: groups.map(({ who }) => who.name),
      vehicles: vehicles.map(({ who }) => who.name),
    },
    map: battle.map,
    values: battle.values,
    rulings: readingsOf(setup),
    night: battle.night,
    turns: battle.turns,
    radioReach: inches(battle.radioReach),
    objective: battle.objective,
    figures,
    groups,
    vehicles,
    clouds: [],
    fires,
    prizes: prizesOf(battle),
    barrage: battle.sides.map(side => side.barrage?.grenades ?? 0),
    edges: battle.sides.map(side => side.edge),
    scores: battle.sides.map(() => 0),
    turn: 0,
    phase: 'deployment',
    sequence: [],
    begun: 0,
    acting: NONE,
    ending: null,
  };
}

function enrol(
  battle: Battle,
  side: number,
  row: Battle['sides'][number]['groups'][number],
  id: number,
  figures: Figure[],
): Group {
  const members: number[] = [];
  const title = titleOf(battle, side, row);
  for (const figure of row.figures) {
    for (let i = 0; i < figure.count; i++) {
      members.push(figures.length);
      const name = nameOf(title, row, figure, members.length);
      const who = { id: figures.length, name };
      figures.push(newFigure(who, side, id, row, figure, pointsOfFigure(row, figure, battle.values)));
    }
  }
  const { troop, drugs, zone, arrives = 0 } = row;
  const who = { id, name: title };
  const kind = kindOf(row);
  return { id, who, side, troop, kind, drugs, members, zone, arrives, order: 'shoot', shown: false, initiative: 0 };
}

/** The name of the group, with its side's where two sides field the same. */
function titleOf(battle: Battle, side: number, row: GroupRow): string {
  const isShared = battle.sides.some((other, i) => i !== side && other.groups.some(({ name }) => name === row.name));
  return isShared ? `${battle.sides[side]!.seat} ${row.name}` : row.name;
}

function nameOf(title: string, row: GroupRow, figure: FigureRow, number: number): string {
  if (sizeOf(row) === 1) return title;
  return `${title} ${figure.hero ? 'hero' : figure.leader ? 'leader' : number}`;
}

function newFigure(who: Who, side: number, group: number, row: GroupRow, figure: FigureRow, points: number): Figure {
  const { traits } = TROOPS.get(row.troop);
  const gives = (figure.equipment ?? []).flatMap(piece => EQUIPMENT.get(piece).gives);
  return {
    id: who.id,
    who,
    side,
    group,
    troop: row.troop,
    armour: figure.armour ?? 'none',
    leader: figure.leader === true || figure.hero === true,
    hero: figure.hero === true,
    hand: figure.hand ?? [],
    nightSight: traits.includes('nightSight') || gives.includes('nightSight'),
    sightingAid: traits.includes('sightingAid') || gives.includes('sightingAid'),
    cyberware: traits.includes('cyberware') || gives.includes('cyberware'),
    points,
    weapons: weaponsIssued(row.troop, figure.weapons).map(newCarried),
    state: 'active',
    away: true,
    x: 0,
    y: 0,
    room: NONE,
    vehicle: NONE,
    place: NONE,
    captor: NONE,
    captive: NONE,
    unarmed: false,
    heroicSave: figure.hero === true,
    overdosed: false,
    clean: false,
    ran: false,
    fired: false,
    finished: false,
    locked: false,
    moves: 0,
    spent: 0,
    paidBroken: false,
    paidHindering: false,
    shotFirst: false,
    fought: 0,
  };
}

export function newCarried(weapon: string): Carried {
  return { weapon, supply: WEAPONS.get(weapon).supply ?? NONE, shots: 0, burst: 0, aimX: 0, aimY: 0 };
}

function newVehicle(id: number, side: number, car: Battle['sides'][number]['vehicles'][number]): Vehicle {
  return {
    id,
    who: { id, name: `${VEHICLES.get(car.type).name} ${id + 1}` },
    side,
    type: car.type,
    points: VEHICLES.get(car.type).points,
    mounted: (car.mounted ?? []).map(newCarried),
    group: NONE,
    x: inches(car.at[0]),
    y: inches(car.at[1]),
    heading: car.heading,
    speed: inches(car.speed),
    wrecked: false,
    overturned: false,
    away: car.isToDeploy === true,
    moved: false,
    rammed: [],
    gunner: NONE,
  };
}

/** What is to be carried off: the loot in the getaway car, the object of a raid. */
function prizesOf({ objective }: Battle): Prize[] {
  const lying = { room: NONE, holder: NONE, vehicle: NONE, away: false };
  if (objective.kind === 'raid') {
    return [{ ...lying, x: inches(objective.object[0]), y: inches(objective.object[1]) }];
  }
  return objective.kind === 'getaway' ? [{ ...lying, x: 0, y: 0, vehicle: objective.vehicle }] : [];
}
