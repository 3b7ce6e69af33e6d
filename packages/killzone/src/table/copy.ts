import type { Killzone, Prize, RoomFire } from './table.ts';
import type { Carried, Figure, Group, Vehicle } from './units.ts';

/** A table of its own, which may be changed; what never changes in play is shared. */
export function copy(table: Killzone): Killzone {
  return {
    scenario: table.scenario,
    seats: table.seats,
    titles: table.titles,
    names: table.names,
    brought: table.brought,
    map: table.map,
    values: table.values,
    rulings: table.rulings,
    night: table.night,
    turns: table.turns,
    radioReach: table.radioReach,
    objective: table.objective,
    figures: each(table.figures, copyFigure),
    groups: each(table.groups, copyGroup),
    vehicles: each(table.vehicles, copyVehicle),
    clouds: table.clouds.slice(),
    fires: each(table.fires, copyFire),
    prizes: each(table.prizes, copyPrize),
    barrage: table.barrage.slice(),
    edges: table.edges.slice(),
    scores: table.scores.slice(),
    turn: table.turn,
    phase: table.phase,
    sequence: table.sequence.slice(),
    begun: table.begun,
    acting: table.acting,
    ending: table.ending,
  };
}

function each<R>(records: readonly R[], copyOne: (record: R) => R): R[] {
  const copies = new Array<R>(records.length);
  for (let i = 0; i < copies.length; i++) copies[i] = copyOne(records[i]!);
  return copies;
}

function copyFigure(f: Figure): Figure {
  return {
    id: f.id,
    who: f.who,
    side: f.side,
    group: f.group,
    troop: f.troop,
    armour: f.armour,
    leader: f.leader,
    hero: f.hero,
    hand: f.hand,
    nightSight: f.nightSight,
    sightingAid: f.sightingAid,
    cyberware: f.cyberware,
    points: f.points,
    weapons: each(f.weapons, copyCarried),
    state: f.state,
    away: f.away,
    x: f.x,
    y: f.y,
    room: f.room,
    vehicle: f.vehicle,
    place: f.place,
    captor: f.captor,
    captive: f.captive,
    unarmed: f.unarmed,
    heroicSave: f.heroicSave,
    overdosed: f.overdosed,
    clean: f.clean,
    ran: f.ran,
    fired: f.fired,
    finished: f.finished,
    locked: f.locked,
    moves: f.moves,
    spent: f.spent,
    paidBroken: f.paidBroken,
    paidHindering: f.paidHindering,
    shotFirst: f.shotFirst,
    fought: f.fought,
  };
}

function copyCarried({ weapon, supply, shots, burst, first }: Carried): Carried {
  return { weapon, supply, shots, burst, first };
}

function copyGroup(g: Group): Group {
  return {
    id: g.id,
    who: g.who,
    side: g.side,
    troop: g.troop,
    kind: g.kind,
    drugs: g.drugs,
    members: g.members,
    zone: g.zone,
    arrives: g.arrives,
    order: g.order,
    shown: g.shown,
    initiative: g.initiative,
  };
}

function copyVehicle(v: Vehicle): Vehicle {
  return {
    id: v.id,
    who: v.who,
    side: v.side,
    model: v.model,
    points: v.points,
    mounted: each(v.mounted, copyCarried),
    group: v.group,
    x: v.x,
    y: v.y,
    heading: v.heading,
    speed: v.speed,
    wrecked: v.wrecked,
    overturned: v.overturned,
    away: v.away,
    moved: v.moved,
    driven: v.driven,
    cornering: v.cornering,
    rammed: v.rammed.slice(),
    gunner: v.gunner,
  };
}

function copyFire({ state, attackedOn }: RoomFire): RoomFire {
  return { state, attackedOn };
}

function copyPrize({ x, y, room, holder, vehicle, away }: Prize): Prize {
  return { x, y, room, holder, vehicle, away };
}
