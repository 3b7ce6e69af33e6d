import type { Figure } from './figures.ts';
import type { Blaze, Building, Counter, Generator, Mine, Objective } from './markers.ts';
import type { Dustup, Side } from './table.ts';
import type { Unit } from './units.ts';

/** A table of its own, which may be changed; what never changes in play is shared. */
export function copy(t: Dustup): Dustup {
  return {
    scenario: t.scenario,
    names: t.names,
    map: t.map,
    armoury: t.armoury,
    options: t.options,
    night: t.night,
    turns: t.turns,
    victory: t.victory,
    victoryRule: t.victoryRule,
    deploysFirst: t.deploysFirst,
    actsFirst: t.actsFirst,
    bridge: t.bridge,
    units: each(t.units, copyUnit),
    figures: each(t.figures, copyFigure),
    sides: each(t.sides, copySide),
    counters: each(t.counters, copyCounter),
    clouds: t.clouds,
    blazes: each(t.blazes, copyBlaze),
    generators: each(t.generators, copyGenerator),
    mines: each(t.mines, copyMine),
    buildings: each(t.buildings, copyBuilding),
    objectives: each(t.objectives, copyObjective),
    altered: t.altered,
    strains: t.strains.slice(),
    flames: t.flames,
    weather: {
      static: t.weather.static,
      dust: t.weather.dust,
      clear: t.weather.clear.slice(),
      jammed: t.weather.jammed.slice(),
    },
    wind: t.wind,
    charges: t.charges.slice(),
    turn: t.turn,
    phase: t.phase,
    due: t.due,
    first: t.first,
    deck: t.deck.slice(),
    drawn: t.drawn,
    acting: t.acting.slice(),
    ending: t.ending,
  };
}

function each<R>(records: readonly R[], copyOne: (record: R) => R): R[] {
  const copies = new Array<R>(records.length);
  for (let i = 0; i < copies.length; i++) copies[i] = copyOne(records[i]!);
  return copies;
}

export function copyUnit(u: Unit): Unit {
  return {
    id: u.id,
    who: u.who,
    side: u.side,
    code: u.code,
    type: u.type,
    mover: u.mover,
    traits: u.traits,
    moves: u.moves,
    sensors: u.sensors,
    comms: u.comms,
    commitment: u.commitment,
    warfare: u.warfare,
    drones: u.drones,
    quality: u.quality,
    die: u.die,
    lv: u.lv,
    commandLv: u.commandLv,
    superior: u.superior,
    commands: u.commands,
    vacated: u.vacated,
    parent: u.parent,
    figures: u.figures.slice(),
    leader: u.leader,
    leaderless: u.leaderless,
    fallen: u.fallen,
    where: u.where,
    box: u.box,
    boxMoved: u.boxMoved,
    confidence: u.confidence,
    startConfidence: u.startConfidence,
    suppression: u.suppression,
    activated: u.activated,
    propped: u.propped,
    column: u.column,
    concealed: u.concealed,
    mounted: u.mounted,
    mounts: u.mounts,
    counter: u.counter,
    panicked: u.panicked,
    passedPanic: u.passedPanic,
    frights: u.frights.slice(),
    unrallyable: u.unrallyable,
    underFire: u.underFire,
    everSuppressed: u.everSuppressed,
    carries: u.carries,
    satchels: u.satchels,
    firedOn: u.firedOn,
    warfareCounters: u.warfareCounters,
    drone: u.drone,
    actions: u.actions,
    acted: u.acted,
    moved: u.moved,
    byOrder: u.byOrder,
    closeBy: u.closeBy.slice(),
    fared: u.fared,
    assaulted: u.assaulted.slice(),
    onto: u.onto.slice(),
    setInMotion: u.setInMotion.slice(),
    ordered: u.ordered.slice(),
    heard: u.heard.slice(),
  };
}

function copyFigure(f: Figure): Figure {
  return {
    id: f.id,
    who: f.who,
    side: f.side,
    role: f.role,
    specialist: f.specialist,
    close: f.close,
    radius: f.radius,
    unit: f.unit,
    armour: f.armour,
    weapons: f.weapons.slice(),
    fired: f.fired,
    state: f.state,
    x: f.x,
    y: f.y,
    left: f.left,
    gone: f.gone,
  };
}

function copySide(s: Side): Side {
  return {
    id: s.id,
    seat: s.seat,
    title: s.title,
    zones: s.zones,
    homeEdge: s.homeEdge,
    exitEdge: s.exitEdge,
    hiddenUnits: s.hiddenUnits,
    proppedIn: s.proppedIn,
    column: s.column,
    infiltrators: s.infiltrators,
    unjammable: s.unjammable,
    jammer: s.jammer,
    tokens: s.tokens,
    dummies: s.dummies,
    evacuated: s.evacuated,
    commandMines: s.commandMines,
  };
}

function copyCounter({ id, side, unit, x, y, size, confirmed, removed }: Counter): Counter {
  return { id, side, unit, x, y, size, confirmed, removed };
}

function copyBlaze({ id, x, y, startedOn, out }: Blaze): Blaze {
  return { id, x, y, startedOn, out };
}

function copyGenerator({ id, x, y, on }: Generator): Generator {
  return { id, x, y, on };
}

function copyMine({ id, side, kind, x, y, facing, controller, shown, removed, lanes, triedBy }: Mine): Mine {
  return { id, side, kind, x, y, facing, controller, shown, removed, lanes: lanes.slice(), triedBy: triedBy.slice() };
}

function copyBuilding({ id, area, size, structure, door, window, damage, destroyed }: Building): Building {
  return { id, area, size, structure, door, window, damage, destroyed };
}

function copyObjective({ id, name, points, carry, decides, x, y, holder, awarded, carrier }: Objective): Objective {
  return { id, name, points, carry, decides, x, y, holder, awarded: awarded.slice(), carrier };
}
