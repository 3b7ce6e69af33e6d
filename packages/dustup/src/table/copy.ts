import type { Cargo } from './cargo.ts';
import type { Figure } from './figures.ts';
import type { Flight } from './flight.ts';
import type { Hull } from './hulls.ts';
import type { AreaSystem, Blaze, Building, Counter, Generator, Mine, Objective } from './markers.ts';
import type { Asset, Mission } from './missions.ts';
import type { Piece } from './pieces.ts';
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
    difficulty: t.difficulty,
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
    nest: t.nest && { ...t.nest },
    altered: t.altered,
    wrecks: t.wrecks,
    breaches: t.breaches,
    pieces: each(t.pieces, copyPiece),
    cargo: each(t.cargo, copyCargo),
    areaSystems: each(t.areaSystems, copyAreaSystem),
    assets: each(t.assets, copyAsset),
    missions: each(t.missions, copyMission),
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

/** Kind and hull belong together, and the copy has both of the one unit. */
export function copyUnit<U extends Unit>(u: U): U {
  return {
    kind: u.kind,
    hull: u.hull === null ? null : copyHull(u.hull),
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
    rangefinder: u.rangefinder,
    ecm: u.ecm,
    areaSystems: u.areaSystems,
    areaDie: u.areaDie,
    strength: u.strength,
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
    carrier: u.carrier,
    piece: u.piece,
    box: u.box,
    boxMoved: u.boxMoved,
    drop: u.drop,
    confidence: u.confidence,
    startConfidence: u.startConfidence,
    hidAs: u.hidAs,
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
    calmedOn: u.calmedOn,
    frights: u.frights.slice(),
    unrallyable: u.unrallyable,
    underFire: u.underFire,
    everSuppressed: u.everSuppressed,
    carries: u.carries,
    satchels: u.satchels,
    breachingCharges: u.breachingCharges,
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
    fellOnTheWay: u.fellOnTheWay.slice(),
    setInMotion: u.setInMotion.slice(),
    ordered: u.ordered.slice(),
    heard: u.heard.slice(),
  } as Unit as U;
}

function copyHull(h: Hull): Hull {
  return {
    model: h.model,
    isPart: h.isPart,
    x: h.x,
    y: h.y,
    facing: h.facing,
    eye: h.eye,
    damage: h.damage,
    destroyed: h.destroyed,
    immobilised: h.immobilised,
    charges: h.charges,
    opened: h.opened,
    shut: h.shut,
    fired: h.fired,
    spent: h.spent.slice(),
    driving: h.driving,
    evacuees: h.evacuees.slice(),
    awaitsCall: h.awaitsCall,
    outbound: h.outbound,
    tows: h.tows,
    shock: h.shock,
    crew: h.crew,
    unmanned: h.unmanned,
    stopped: h.stopped,
    areaStopped: h.areaStopped,
    pushes: h.pushes,
    flight: h.flight && copyFlight(h.flight),
  };
}

function copyFlight({ mode, landedHard, firedAt, dropped }: Flight): Flight {
  return { mode, landedHard, firedAt: firedAt.slice(), dropped: dropped.slice() };
}

function copyAreaSystem({ id, side, x, y, die, removed }: AreaSystem): AreaSystem {
  return { id, side, x, y, die, removed };
}

function copyCargo({ id, side, name, kind, carrier, x, y, lost }: Cargo): Cargo {
  return { id, side, name, kind, carrier, x, y, lost };
}

function copyAsset({ id, side, row, owner, piece, vehicle, left }: Asset): Asset {
  return { id, side, row, owner, piece, vehicle, left };
}

function copyMission(m: Mission): Mission {
  return {
    id: m.id,
    side: m.side,
    asset: m.asset,
    ammunition: m.ammunition,
    guidance: m.guidance,
    observer: m.observer,
    lv: m.lv,
    die: m.die,
    from: m.from,
    markers: m.markers,
    real: m.real,
    box: m.box,
    state: m.state,
    held: m.held,
  };
}

function copyPiece(p: Piece): Piece {
  return {
    id: p.id,
    side: p.side,
    weapon: p.weapon,
    carriage: p.carriage,
    crew: p.crew,
    fireControl: p.fireControl,
    shots: p.shots,
    spent: p.spent,
    servedBy: p.servedBy,
    hauledBy: p.hauledBy,
    x: p.x,
    y: p.y,
    facing: p.facing,
    isSetUp: p.isSetUp,
    state: p.state,
    fired: p.fired,
    isRemote: p.isRemote,
    isLoaded: p.isLoaded,
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
    abandoned: f.abandoned,
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
    hiders: s.hiders,
    proppedIn: s.proppedIn,
    column: s.column,
    infiltrators: s.infiltrators,
    unjammable: s.unjammable,
    jammer: s.jammer,
    airDefence: s.airDefence,
    tokens: s.tokens,
    yielded: s.yielded,
    dummies: s.dummies,
    evacuated: s.evacuated,
    chits: s.chits,
    commandMines: s.commandMines,
    sharedOut: s.sharedOut,
    commander: s.commander,
    posts: s.posts,
    entries: s.entries,
    late: s.late,
    breached: s.breached,
  };
}

function copyCounter({ id, side, unit, x, y, size, confirmed, removed }: Counter): Counter {
  return { id, side, unit, x, y, size, confirmed, removed };
}

function copyBlaze({ id, x, y, startedOn, foughtBy, out }: Blaze): Blaze {
  return { id, x, y, startedOn, foughtBy, out };
}

function copyGenerator({ id, x, y, on }: Generator): Generator {
  return { id, x, y, on };
}

function copyMine({ id, side, kind, x, y, facing, times, controller, shown, removed, lanes, triedBy }: Mine): Mine {
  return {
    id,
    side,
    kind,
    x,
    y,
    facing,
    times,
    controller,
    shown,
    removed,
    lanes: lanes.slice(),
    triedBy: triedBy.slice(),
  };
}

function copyBuilding(b: Building): Building {
  return {
    id: b.id,
    area: b.area,
    line: b.line,
    size: b.size,
    structure: b.structure,
    door: b.door,
    window: b.window,
    falls: b.falls,
    damage: b.damage,
    breached: b.breached,
    destroyed: b.destroyed,
  };
}

function copyObjective(o: Objective): Objective {
  return {
    id: o.id,
    name: o.name,
    points: o.points,
    carry: o.carry,
    decides: o.decides,
    radius: o.radius,
    counts: o.counts,
    building: o.building,
    x: o.x,
    y: o.y,
    holder: o.holder,
    awarded: o.awarded.slice(),
    carrier: o.carrier,
  };
}
