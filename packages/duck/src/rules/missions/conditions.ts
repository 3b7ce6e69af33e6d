import { serves } from '../../content/modules.ts';
import { isIn } from '../../ship/places.ts';
import { planOf } from '../../ship/plan.ts';
import { vehicleSquares } from '../../ship/standing.ts';
import type { Figure, Teamer } from '../../table/figure.ts';
import { isOnMap, isTeamer, isThreat, threats } from '../../table/figures.ts';
import { rosterOf } from '../../table/roster.ts';
import type { DuckTable } from '../../table/table.ts';
import { bridgeOf } from '../boarding/bridge.ts';
import { loadsAtStart, loadsIntact } from '../cargo/loss.ts';
import { isExplored } from '../set-up/markers.ts';

/** Things of the mission cards, as a man's gear names them. */
export const LOG = 'log';
export const CORE = 'data-core';
export const TAGS = 'tags';
export const SPECIMEN = 'netted-specimen';

/** DK-GAP-013: on the boarding bridge when the mission ends, and in nobody's claws. */
export function isHome(table: DuckTable, figure: Figure): boolean {
  if (figure.condition === 'home') return true;
  const isHeld = rosterOf(table).threats.some(({ captive }) => captive === figure.id);
  return isOnMap(figure) && table.bridge.squares.includes(figure.at) && !isHeld;
}

/** How many of a thing come home, with one Team or with all: on somebody who does, or lying on the bridge. */
export function broughtHome(table: DuckTable, thing: string, team?: number): number {
  const isOfTeam = (man: Teamer): boolean => team === undefined || man.team === team;
  const men = table.figures.filter(isTeamer).filter(man => isOfTeam(man) && isHome(table, man));
  if (men.length === 0) return 0;
  const squares = team === undefined ? table.bridge.squares : bridgeOf(table, team);
  const lying = table.things.filter(({ item, at }) => item === thing && squares.includes(at));
  return men.reduce((sum, { gear }) => sum + (gear[thing] ?? 0), 0) + lying.reduce((sum, { count }) => sum + count, 0);
}

const menHome = (table: DuckTable): number =>
  table.figures.filter(figure => isTeamer(figure) && isHome(table, figure)).length;

const sleepersHome = (table: DuckTable): number =>
  table.figures.filter(figure => figure.kind === 'survivor' && figure.fromPod && isHome(table, figure)).length;

/** Marks are counted up by the acts of the mission cards. */
const isMarked = (table: DuckTable, mark: string): boolean => (table.progress.marks[mark] ?? 0) > 0;

function areBaysExplored(table: DuckTable): boolean {
  return planOf(table.arena)
    .modules.filter(module => serves(module, 'cargo'))
    .every(({ tiles }) => tiles.every(tile => isExplored(table.tiles[tile]!)));
}

/** DK-GAP-033: the share is rounded up. */
function areLoadsIntact(table: DuckTable, thirds: number): boolean {
  return loadsIntact(table) >= Math.ceil((loadsAtStart(table) * thirds) / 3);
}

/** DK-GAP-031 to DK-GAP-040: what the cards ask for. A new word on a card needs a line here. */
export const CONDITIONS: Readonly<Record<string, (table: DuckTable) => boolean>> = {
  sourceCleared: table => table.progress.sourceCleared,
  sourceLocated: table => table.progress.sourceLocated,
  allExplored: table => table.tiles.every(isExplored),
  noThreats: table => threats(table).length === 0,
  someoneHome: table => menHome(table) > 0,
  halfHome: table => menHome(table) * 2 >= table.figures.filter(isTeamer).length,
  baysExplored: areBaysExplored,
  baysClear: table => threats(table).every(({ at }) => !isIn(table, at, 'cargo')),
  loadsTwoThirds: table => areLoadsIntact(table, 2),
  loadsOneThird: table => areLoadsIntact(table, 1),
  logTaken: table => isMarked(table, 'logTaken'),
  logHome: table => broughtHome(table, LOG) > 0,
  oneSleeperHome: table => sleepersHome(table) >= 1,
  twoSleepersHome: table => sleepersHome(table) >= 2,
  primed: table => isMarked(table, 'primed'),
  powerOn: table => !table.power.down,
  specimenNetted: table => isMarked(table, 'specimenNetted'),
  specimenHome: table => broughtHome(table, SPECIMEN) > 0,
  coreHome: table => broughtHome(table, CORE) > 0,
  coreTaken: isCoreTaken,
  coreNotTaken: table => !isCoreTaken(table),
  coreModuleEntered: table => isMarked(table, 'coreModuleEntered'),
  oneTagHome: table => broughtHome(table, TAGS) >= 1,
  threeTagsHome: table => broughtHome(table, TAGS) >= 3,
  scuttled: table => isMarked(table, 'scuttled') || isBombTicking(table),
  onePodLoaded: table => table.vehicles.some(({ pods }) => pods.length > 0),
  twoPodsAtAirlock: arePodsAtAirlock,
  ceilingsClear: areCeilingsClear,
  oneMachineKill: table => (table.progress.marks['machineKills'] ?? 0) >= 1,
  threeMachineKills: table => (table.progress.marks['machineKills'] ?? 0) >= 3,
  nobodyAboard: table => !isMarked(table, 'diedAboard') && !table.figures.some(man => isLeftAboard(table, man)),
};

/** A vehicle that stands at a cargo airlock with two pods on it: Mother takes them from there. */
function arePodsAtAirlock(table: DuckTable): boolean {
  const { doors, firstAirlock } = planOf(table.arena);
  const docks = doors.slice(firstAirlock).filter(({ kind }) => kind === 'cargo');
  const squares = docks.flatMap(({ segments }) => segments.map(({ square }) => square));
  return table.vehicles.some(
    vehicle => vehicle.pods.length >= 2 && vehicleSquares(table, vehicle).some(square => squares.includes(square)),
  );
}

/** Every ceiling that the card names has been looked into, and nothing is left up there. */
function areCeilingsClear(table: DuckTable): boolean {
  const named = planOf(table.arena).modules.filter(({ name }) => table.arena.ceilings.includes(name));
  return named.every(({ id }) => table.modules[id]!.opened) && threats(table).every(({ overhead }) => !overhead);
}

function isCoreTaken({ figures }: DuckTable): boolean {
  return figures.some(figure => isThreat(figure) && figure.carriesObjective && figure.condition === 'left');
}

/** DK-GAP-040: a bomb that counts down as the Team withdraws goes off behind it. */
function isBombTicking(table: DuckTable): boolean {
  return table.charges.some(({ kind, at }) => kind === 'fireBomb' && isIn(table, at, 'scuttling'));
}

function isLeftAboard(table: DuckTable, figure: Figure): boolean {
  // Once it is over whoever was left aboard is lost, and no longer on the map.
  return isTeamer(figure) && (figure.condition === 'lost' || (isOnMap(figure) && !isHome(table, figure)));
}
