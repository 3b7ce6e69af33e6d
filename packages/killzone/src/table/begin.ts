import { inches } from '@sightline/geometry/field';
import type { Setup } from '@sightline/kernel';
import { NO_ARMOUR } from '../content/load.ts';
import type { FigureRow, GroupRow, RangedRow } from '../content/schema.ts';
import { type Stock, stockOf } from '../content/stock.ts';
import { groundOf, roomNamed } from '../ground/ground.ts';
import { kindOf } from '../rules/organisation/muster.ts';
import { pointsOfFigure, sizeOf } from '../rules/organisation/points.ts';
import { weaponsIssued } from '../rules/organisation/power-armoured-troopers.ts';
import { STRAIGHT } from '../rules/vehicles/cornering.ts';
import { readingsOf } from '../switches.ts';
import { type Battle, type BattleVehicle, battleOf } from './battle.ts';
import type { Killzone, Prize } from './table.ts';
import { type Carried, type Figure, type Group, type Named, NONE, type Vehicle, type Who } from './units.ts';

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
      vehicles.push(newVehicle(battle, vehicles.length, side, car));
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
      figures: figures.map(({ who }) => who),
      groups: groups.map(({ who }) => who),
      vehicles: vehicles.map(({ who }) => who),
    },
    brought: battle.brought,
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
  const stock = stockOf(battle);
  const group = groupName(battle, side, row);
  for (const figure of row.figures) {
    for (let i = 0; i < figure.count; i++) {
      members.push(figures.length);
      const who = { id: figures.length, ...nameOf(group, row, figure, members.length) };
      const points = pointsOfFigure(row, figure, battle.values, stock);
      figures.push(newFigure(stock, who, side, id, row, figure, points));
    }
  }
  const { troop, drugs, zone, arrives = 0 } = row;
  const who = { id, ...group };
  const kind = kindOf(row, stock);
  return { id, who, side, troop, kind, drugs, members, zone, arrives, order: 'shoot', shown: false, initiative: 0 };
}

/** The name of the group, with its side where two sides field the same. */
function groupName(battle: Battle, side: number, { name }: GroupRow): Named {
  const isShared = battle.sides.some((other, i) => i !== side && other.groups.some(group => group.name === name));
  return isShared ? { name, side: battle.sides[side]!.seat } : { name };
}

/** A lone figure is called as its group is; of others one leads it, and the rest are numbered. */
function nameOf(group: Named, row: GroupRow, figure: FigureRow, number: number): Named {
  if (sizeOf(row) === 1) return group;
  if (figure.hero) return { ...group, role: 'hero' };
  return figure.leader ? { ...group, role: 'leader' } : { ...group, name: `${group.name} ${number}` };
}

function newFigure(
  stock: Stock,
  who: Who,
  side: number,
  group: number,
  row: GroupRow,
  figure: FigureRow,
  points: number,
): Figure {
  const { traits } = stock.troops.get(row.troop);
  const gives = (figure.equipment ?? []).flatMap(piece => stock.equipment.get(piece).gives);
  return {
    id: who.id,
    who,
    side,
    group,
    troop: row.troop,
    armour: figure.armour ?? NO_ARMOUR,
    leader: figure.leader === true || figure.hero === true,
    hero: figure.hero === true,
    hand: figure.hand ?? [],
    nightSight: traits.includes('nightSight') || gives.includes('nightSight'),
    sightingAid: traits.includes('sightingAid') || gives.includes('sightingAid'),
    cyberware: traits.includes('cyberware') || gives.includes('cyberware'),
    points,
    weapons: weaponsIssued(stock, row.troop, figure.weapons).map(id => newCarried(stock.weapons.get(id))),
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

export function newCarried({ id, supply = NONE }: RangedRow): Carried {
  return { weapon: id, supply, shots: 0, burst: 0, first: null };
}

function newVehicle(battle: Battle, id: number, side: number, car: BattleVehicle): Vehicle {
  const stock = stockOf(battle);
  const model = stock.vehicles.get(car.type);
  return {
    id,
    who: { id, name: vehicleName(battle, car, model.name) },
    side,
    model,
    points: model.points,
    mounted: (car.mounted ?? []).map(weapon => newCarried(stock.weapons.get(weapon))),
    group: NONE,
    x: inches(car.at[0]),
    y: inches(car.at[1]),
    heading: car.heading,
    speed: inches(car.speed),
    wrecked: false,
    overturned: false,
    away: car.isToDeploy === true,
    moved: false,
    driven: 0,
    cornering: STRAIGHT,
    rammed: [],
    gunner: NONE,
  };
}

/** By its type; of several alike, whosever they are, each has a number. */
function vehicleName({ sides }: Battle, car: BattleVehicle, type: string): string {
  const alike = sides.flatMap(({ vehicles }) => vehicles).filter(other => other.type === car.type);
  return alike.length === 1 ? type : `${type} ${alike.indexOf(car) + 1}`;
}

/** What is to be carried off: the loot in the getaway car, the object of a raid. */
function prizesOf({ objective }: Battle): Prize[] {
  const lying = { room: NONE, holder: NONE, vehicle: NONE, away: false };
  if (objective.kind === 'raid') {
    return [{ ...lying, x: inches(objective.object[0]), y: inches(objective.object[1]) }];
  }
  return objective.kind === 'getaway' ? [{ ...lying, x: 0, y: 0, vehicle: objective.vehicle }] : [];
}
