import type { Figure, Gear, Teamer, Weapon } from './figure.ts';
import type { DuckTable } from './table.ts';

/** A table of its own: nothing that changes in play is shared with the original. */
export function copy(table: DuckTable): DuckTable {
  return {
    switches: table.switches,
    arena: table.arena,
    mission: table.mission,
    species: table.species,
    threatLevel: table.threatLevel,
    own: table.own,
    turn: table.turn,
    phase: table.phase,
    order: table.order.slice(),
    underNext: table.underNext.slice(),
    sequence: table.sequence.slice(),
    figures: table.figures.map(copyFigure),
    shipChanges: table.shipChanges,
    doors: table.doors.map(door => ({ ...door, damage: door.damage.slice(), holed: door.holed.slice() })),
    breaches: table.breaches.slice(),
    triedSides: table.triedSides.slice(),
    tiles: table.tiles.map(tile => ({ ...tile, markers: tile.markers.map(copyRecord) })),
    modules: table.modules.map(module => ({
      ...module,
      cards: module.cards.map(copyRecord),
      lasting: module.lasting.map(copyRecord),
    })),
    chits: table.chits.map(copyRecord),
    loads: table.loads.map(copyRecord),
    fittings: table.fittings.map(copyRecord),
    things: table.things.map(thing => ({ ...thing, weapon: thing.weapon && copyRecord(thing.weapon) })),
    charges: table.charges.map(copyRecord),
    flames: table.flames.map(copyRecord),
    explosions: table.explosions.map(copyRecord),
    vehicles: table.vehicles.map(vehicle => ({ ...vehicle, pods: vehicle.pods.slice() })),
    mush: table.mush.slice(),
    denied: table.denied,
    hatches: table.hatches.map(copyRecord),
    bridge: { ...table.bridge, squares: table.bridge.squares.slice(), others: table.bridge.others.slice() },
    decks: {
      pings: table.decks.pings.slice(),
      usedPings: table.decks.usedPings.slice(),
      events: table.decks.events.slice(),
      discards: table.decks.discards.slice(),
      cup: table.decks.cup.slice(),
    },
    kitty: { ...table.kitty, chits: table.kitty.chits.slice(), mishaps: table.kitty.mishaps.slice() },
    mother: table.mother.map(copyRecord),
    power: { ...table.power },
    progress: {
      ...table.progress,
      marks: { ...table.progress.marks },
      extraObjectives: table.progress.extraObjectives.map(copyRecord),
      orders: table.progress.orders.slice(),
      competitors: {
        ...table.progress.competitors,
        sighted: table.progress.competitors.sighted.slice(),
        entered: table.progress.competitors.entered.slice(),
      },
      awards: table.progress.awards.map(copyRecord),
    },
    noise: {
      ...table.noise,
      tiles: table.noise.tiles.slice(),
      ...(table.noise.made && { made: table.noise.made.slice() }),
    },
    undrawn: table.undrawn,
    multiTeam: table.multiTeam && {
      ...table.multiTeam,
      pack: table.multiTeam.pack.slice(),
      decks: table.multiTeam.decks.map(deck => deck.slice()),
    },
    ending: table.ending,
    dronesToBoard: table.dronesToBoard,
  };
}

function copyRecord<R extends object>(record: R): R {
  return { ...record };
}

function copyFigure(figure: Figure): Figure {
  switch (figure.kind) {
    case 'teamer':
      return copyTeamer(figure);
    case 'survivor':
      return {
        ...figure,
        grapple: figure.grapple && { ...figure.grapple },
        fought: figure.fought && { ...figure.fought },
      };
    case 'threat':
      return { ...figure };
    case 'machine':
      return { ...figure, firedAt: figure.firedAt.slice() };
    default:
      return figure satisfies never;
  }
}

function copyTeamer(man: Teamer): Teamer {
  const weapons: Weapon[] = man.weapons.map(copyRecord);
  const gear: Gear = { ...man.gear };
  return {
    ...man,
    weapons,
    gear,
    once: man.once.slice(),
    grapple: man.grapple && { ...man.grapple },
    fought: man.fought && { ...man.fought },
  };
}
