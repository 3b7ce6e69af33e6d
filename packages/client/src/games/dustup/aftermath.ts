import type { Told } from '@sightline/desk';
import type { DustupBoard, DustupEvent, DustupView, Figure, Unit, Vehicle } from '@sightline/dustup';
import type { Seat } from '@sightline/kernel';
import { called, say } from '../../words/dustup.ts';
import { type Dated, dated, type Fate, type Person, type SideStory } from '../aftermath.ts';
import { fallIn } from './falls.ts';
import { faceOf } from './roster.ts';
import { isVehicle, nameOf } from './units.ts';

type Happened = readonly Dated<DustupEvent>[];

/** What became of every unit: each side as that side itself knows it, for a hidden one stays hidden from the others. */
export function aftermath(
  rules: DustupBoard,
  seen: (seat: Seat) => DustupView,
  told: readonly Told[],
  seats: readonly Seat[],
): SideStory[] {
  const happened = dated<DustupEvent>(told, event => (event.type === 'turnBegan' ? event.turn : null));
  const ending = happened.findLast(({ event }) => event.type === 'battleEnded')?.event;
  return seats.map(seat => {
    const view = seen(seat);
    const side = view.sides.findIndex(each => each.seat === seat);
    const units = view.units.filter(unit => unit.side === side && (isVehicle(unit) || menOf(view, unit).length > 0));
    return {
      seat,
      people: units.map(unit =>
        isVehicle(unit) ? vehicleStory(rules, happened, unit) : unitStory(rules, view, happened, unit),
      ),
      aims: view.objectives.map(({ name, holder }) => ({
        text: say('dustup.holds', { objective: called(name) }),
        met: holder === side,
      })),
      points: ending?.type === 'battleEnded' ? ending.scores[side] : undefined,
    };
  });
}

/** Everybody belongs to one unit, whichever it was at first. */
function menOf({ figures }: DustupView, { id }: Unit): Figure[] {
  return figures.filter(({ unit }) => unit === id);
}

function unitStory(rules: DustupBoard, view: DustupView, happened: Happened, unit: Unit): Person {
  const men = menOf(view, unit);
  const heads: Partial<Record<Fate, number>> = {};
  for (const man of men) heads[fateOfMan(unit, man)] = (heads[fateOfMan(unit, man)] ?? 0) + 1;
  const leader = happened.find(({ event }) => event.type === 'leaderFell' && event.unit.id === unit.id);
  return {
    id: `dustup ${unit.who.side ?? ''} ${unit.who.name}`,
    face: faceOf(rules, view, unit),
    name: nameOf(rules, unit.who),
    what: say('dustup.able', { able: heads.well ?? 0, all: men.length }),
    fate: fateOfUnit(unit, heads.well ?? 0),
    told: [
      say(`dustup.fates.${endOf(unit, heads.well ?? 0)}`),
      leader && say('dustup.fates.leader', { turn: leader.turn }),
    ]
      .filter(text => text !== undefined)
      .join(' '),
    deeds: deedsOf(happened, unit),
    heads,
  };
}

/** A vehicle and those who drove it: how it ended, when, and by whose hand. */
function vehicleStory(rules: DustupBoard, happened: Happened, unit: Vehicle): Person {
  const { hull, who } = unit;
  const end = happened.find(({ event }) => event.type === 'vehicleDestroyed' && event.unit.id === unit.id);
  const by = end && happened.slice(0, happened.indexOf(end)).findLast(({ event }) => isShotAt(event, unit.id))?.event;
  const killer = by && isShot(by) ? nameOf(rules, by.unit) : undefined;
  const fate: Fate = hull.destroyed ? 'dead' : hull.damage > 0 ? 'hurt' : 'well';
  return {
    id: `dustup ${who.side ?? ''} ${who.name} ${unit.code}`,
    name: nameOf(rules, who),
    what: say('dustup.crewOf', { crew: hull.model.crew }),
    fate: unit.where === 'routedOff' ? 'gone' : fate,
    face: null,
    told: toldOfHull(),
    deeds: deedsOf(happened, unit),
    // Its crew are no figures, and are counted with nobody.
    heads: {},
  };

  function toldOfHull(): string {
    if (hull.destroyed) return say('dustup.fates.wreck', { turn: end?.turn, by: killer });
    if (unit.where === 'routedOff' || unit.where === 'exited' || unit.where === 'atBase')
      return say(`dustup.fates.${unit.where}`);
    return unit.where === 'table' ? say('dustup.fates.drives', { damage: hull.damage }) : say('dustup.fates.never');
  }
}

type ShotAtHull = Extract<DustupEvent, { readonly type: 'vehicleShotAt' | 'aircraftShotAt' }>;

const isShot = (event: DustupEvent): event is ShotAtHull =>
  event.type === 'vehicleShotAt' || event.type === 'aircraftShotAt';
const isShotAt = (event: DustupEvent, unit: number): boolean => isShot(event) && event.target.id === unit;

function fateOfMan({ where }: Unit, { state, left, gone }: Figure): Fate {
  if (state === 'killed') return 'dead';
  if (left) return 'left';
  if (state !== 'able') return 'hurt';
  if (where === 'routedOff') return 'gone';
  // Whoever is off the table without his unit was taken, or carried out.
  return gone && where !== 'exited' ? 'taken' : 'well';
}

type End = 'destroyed' | 'routedOff' | 'exited' | 'atBase' | 'never' | 'broken' | 'shaken' | 'firm';

function endOf({ where, confidence }: Unit, able: number): End {
  if (where === 'routedOff' || where === 'exited') return where;
  if (able === 0) return 'destroyed';
  if (where === 'atBase') return where;
  if (where !== 'table' && where !== 'aboard') return 'never';
  if (confidence === 'broken' || confidence === 'routed') return 'broken';
  return confidence === 'shaken' ? 'shaken' : 'firm';
}

function fateOfUnit(unit: Unit, able: number): Fate {
  const end = endOf(unit, able);
  if (end === 'destroyed') return 'dead';
  if (end === 'routedOff') return 'gone';
  if (end === 'broken') return 'broken';
  return able < unit.figures.length ? 'hurt' : 'well';
}

/** Whom these strike has been shot at by nobody: the shot before them is over. */
const NOBODYS: ReadonlySet<string> = new Set<DustupEvent['type']>([
  'activated',
  'turnBegan',
  'mineStepped',
  'commandMineFired',
  'missionLanded',
  'roundBurst',
  'fireRolled',
  'cameDown',
]);

/** Who is hit is told after the shot: whoever fired last has hit him. */
function deedsOf(happened: Happened, unit: Unit): string[] {
  let [shots, assaults, killed, wounded, wrecks] = [0, 0, 0, 0, 0];
  let shooter = -1;
  for (const { event } of happened) {
    const isFired = event.type === 'shotAt' || event.type === 'buildingShotAt' || isShot(event);
    if (isFired || event.type === 'fought') shooter = event.unit.id;
    if (event.type === 'vehicleDestroyed' && shooter === unit.id) wrecks++;
    if (isFired) shots += event.unit.id === unit.id ? 1 : 0;
    if (event.type === 'assaultDeclared') assaults += event.unit.id === unit.id ? 1 : 0;
    if (NOBODYS.has(event.type)) shooter = -1;
    const fall = shooter === unit.id ? fallIn(event) : null;
    if (fall?.injury === 'killed') killed++;
    else if (fall) wounded++;
  }
  return [
    shots > 0 && say('after.deeds.volleys', { shots }),
    wrecks > 0 && say('after.deeds.wrecks', { wrecks }),
    assaults > 0 && say('after.deeds.assaults', { assaults }),
    killed > 0 && say('after.deeds.kills', { kills: killed }),
    wounded > 0 && say('after.deeds.wounds', { wounds: wounded }),
  ].filter(text => text !== false);
}

/** How much an event may have turned the battle. */
export function weightOf(view: DustupView, event: DustupEvent): number {
  switch (event.type) {
    case 'struck':
    case 'suitRolled':
    case 'occupantTested':
    case 'passengerTested':
    case 'occupantFared': {
      const fall = fallIn(event);
      return fall === null ? 0 : fall.injury === 'killed' ? 1 : 0.6;
    }
    case 'vehicleDestroyed':
      return 4;
    case 'vehicleDamaged':
      return 1;
    case 'leaderFell':
      return view.units[event.unit.id]?.commands ? 4 : 1.5;
    case 'confidenceChanged':
      return event.to === 'routed' ? 3 : event.to === 'broken' ? 2 : 0;
    case 'objectiveTaken':
      // What it is worth is what it brings.
      return Math.max(3, view.objectives.find(({ name }) => name === event.objective)?.points ?? 0);
    case 'pickedUp':
    case 'buildingDestroyed':
      return 3;
    case 'bridgeBlown':
    case 'conceded':
      return 6;
    default:
      return 0;
  }
}
