import type { DustupBoard, DustupEvent, DustupView, Place } from '@sightline/dustup';
import { called, say } from '../../words/dustup.ts';
import type { Point } from '../game.ts';
import type { Burst, Happened, Scene, Trajectory, Walk } from '../scene.ts';
import { hidingPlace } from './hiding-places.ts';
import { shownAt } from './land.ts';
import { stagedAntiAir } from './staged-anti-air.ts';
import { stagedBuilding } from './staged-buildings.ts';
import { stagedFire } from './staged-fire.ts';
import { stagedFlight } from './staged-flights.ts';
import { stagedHits } from './staged-hits.ts';
import { stagedNerve } from './staged-nerve.ts';
import { hullWalk, stagedVehicle } from './staged-vehicles.ts';
import { thrownAgainst, thrownAt, thrownToHurt } from './thrown.ts';
import { isVehicle, nameOf, pointOfUnit } from './units.ts';

type Event = Happened<DustupEvent, DustupView>;
type Staged = Partial<Scene>;

/** How an event of Dustup is seen happening; null for what only the report tells. */
export function scene(rules: DustupBoard, happened: Event): Staged | null {
  const { event, before } = happened;
  const chapters = [stagedHits, stagedBuilding, stagedVehicle, stagedFlight, stagedAntiAir, stagedFire, stagedNerve];
  const ofChapter = chapters.map(stage => stage(rules, happened)).find(each => each !== undefined);
  const staged = ofChapter === undefined ? stagedOf(rules, happened) : ofChapter;
  // Pieces of this board are figures, not units: nobody walks whom the event does not send.
  return staged && { concerns: unitsIn(before, event), walks: [], ...staged };
}

function stagedOf(rules: DustupBoard, { event, before, after, dice }: Event): Staged | null {
  switch (event.type) {
    case 'mustered':
    case 'turnEnded':
    case 'heldFire':
    case 'stayedPut':
      return null;
    case 'initiativeRolled':
    case 'wentFirst':
      return stagedInitiative(before, event);
    case 'deployed':
      return event.only === undefined ? { sentence: deployedText(rules, after, event) } : {};
    case 'turnBegan':
      return { cue: 'phase', weight: 'aside' };
    case 'activated':
    case 'propped':
    case 'hid':
    case 'wentIntoConcealment':
    case 'gunSetUp':
    case 'openedUp':
    case 'shutUp':
    case 'rearranged':
    case 'passed':
      return { weight: 'plain', knownToDoer: true };
    case 'moved':
    case 'withdrew':
    case 'charged':
    case 'closedIn':
    case 'fellBack':
    case 'occupied':
    case 'straysCameUp':
    case 'laneFollowed':
      return {
        walks: walksOf(before, after, event),
        cue: isVehicle(before.units[event.unit.id]!) ? 'engine' : 'step',
        ...(event.type === 'charged' ? { weight: 'plain' } : {}),
      };
    case 'shotAt':
    case 'vehicleShotAt':
      return {
        lines: linesOf(rules, before, event.unit.id, event.target.id, 'bullet'),
        bursts: [burst(before, event.target.id, event.success === 'none' ? 'miss' : 'hit')],
        thrown: thrownAt(rules, before, event),
        sentence: shotText(rules, event),
        cue: isVehicle(before.units[event.unit.id]!) || event.pool.length > 2 ? 'shot-heavy' : 'shot-rifle',
        weight: 'plain',
      };
    case 'fought':
      return {
        lines: linesOf(rules, before, event.unit.id, event.target.id, 'blade'),
        thrown: thrownAt(rules, before, event),
        cue: 'blade',
        weight: 'plain',
      };
    case 'struck':
    case 'suitRolled':
      return event.injury === 'dead' || event.injury === 'none' || event.injury === 'patchedUp'
        ? null
        : { ...fallOf(before, event.figure.id), thrown: thrownToHurt(dice), cue: 'fall', weight: 'plain' };
    case 'leaderFell': {
      const title = say('dustup.moments.leaderFell', { unit: nameOf(rules, event.unit) });
      return { cue: 'alarm', weight: 'moment', title, drawsBefore: true };
    }
    case 'suppressed':
      return { bursts: [burst(after, event.unit.id, 'alarm')], cue: 'suppressed', weight: 'plain' };
    case 'assaultDeclared':
      return {
        lines: event.targets.flatMap(({ id }) => linesOf(rules, before, event.unit.id, id, 'look')),
        cue: 'alarm',
        weight: 'moment',
        title: say('dustup.moments.assault'),
      };
    case 'rallied':
    case 'recovered':
      return { thrown: thrownAgainst(event.die, event.face, event.target), cue: 'rally' };
    case 'messageRolled':
    case 'spokeDirectly':
      return {
        ...(event.type === 'messageRolled' ? { thrown: thrownAgainst(event.die, event.face, event.target) } : {}),
        lines: linesOf(rules, before, event.unit.id, event.to.id, 'look'),
        cue: 'order',
      };
    case 'smokeLaid':
      return {
        bursts: event.clouds.map(at => ({ at: shownAt(after, at), kind: 'smoke' })),
        cue: 'smoke',
        weight: 'plain',
      };
    case 'fireStarted':
      return { bursts: [{ at: shownAt(after, event.at), kind: 'fire', size: 2 }], cue: 'flame', weight: 'plain' };
    case 'mineStepped': {
      const at = shownAt(before, before.figures[event.figure.id]!);
      return { at: [at], ...(event.isHit ? { bursts: [{ at, kind: 'blast' }], cue: 'blast' } : {}), weight: 'plain' };
    }
    case 'commandMineFired':
      return { bursts: [burst(before, event.target.id, 'blast')], cue: 'blast', weight: 'plain' };
    case 'bridgeBlown':
    case 'buildingDestroyed':
      return { cue: 'blast', weight: 'moment', title: say(`dustup.moments.${event.type}`) };
    case 'objectiveTaken': {
      const taken = after.objectives.find(({ name }) => name === event.objective);
      const title = say('dustup.moments.taken', { what: called(event.objective) });
      return { at: taken ? [shownAt(after, taken)] : [], cue: 'ping', weight: 'moment', title };
    }
    case 'battleEnded':
      return { weight: 'moment', title: say('dustup.moments.over') };
    default:
      return dice.length > 0 ? { cue: 'dice' } : {};
  }
}

type Initiative = Extract<DustupEvent, { type: 'initiativeRolled' | 'wentFirst' }>;

/** Who begins a turn concerns everybody. */
function stagedInitiative({ units }: DustupView, event: Initiative): Staged {
  const concerns = units.map(({ id }) => id);
  if (event.type === 'wentFirst') return { concerns, weight: 'plain' };
  const [red, blue] = event.faces as readonly [number, number];
  const dice = event.faces.map((face, i) => ({ die: 'D8', face, isGood: face > event.faces[1 - i]!, of: sideName(i) }));
  const winner = red === blue ? undefined : sideName(red > blue ? 0 : 1);
  return {
    concerns,
    thrown: { dice },
    sentence: say('dustup.scene.initiative', { winner, red, blue }),
    weight: 'plain',
  };
}

const sideName = (side: number): string => say(side === 0 ? 'dustup.sides.red' : 'dustup.sides.blue');

/** What hides it there, or who sees it: the report names the place. */
function deployedText(
  rules: DustupBoard,
  after: DustupView,
  event: Extract<DustupEvent, { type: 'deployed' }>,
): string {
  const { side } = after.units[event.unit.id]!;
  return say('dustup.scene.deployed', {
    unit: nameOf(rules, event.unit),
    where: hidingPlace(rules, after, side, event.at),
  });
}

/** What came of it: its dice lie beside, and what shifted them stands in the report. */
function shotText(rules: DustupBoard, event: Extract<DustupEvent, { type: 'shotAt' | 'vehicleShotAt' }>): string {
  const { success, suppressive } = event;
  const [unit, target] = [nameOf(rules, event.unit), nameOf(rules, event.target)];
  return say('dustup.scene.shot', { unit, target, success, suppressive, hull: event.type === 'vehicleShotAt' });
}

/** The units that an event speaks of; a figure stands for its unit. */
function unitsIn({ figures }: DustupView, event: DustupEvent): readonly number[] {
  const named = ['unit', 'target', 'to', 'by', 'vehicle'] as const;
  const facts = event as unknown as Readonly<Record<string, { readonly id?: unknown } | undefined>>;
  const units = named.map(name => facts[name]?.id);
  const figure = facts['figure']?.id;
  const of = typeof figure === 'number' ? figures[figure]?.unit : undefined;
  return [...new Set([...units, of].filter(id => typeof id === 'number'))];
}

type Moved = DustupEvent & { readonly unit: { readonly id: number }; readonly route?: readonly Place[] };

/** Everybody of the unit who is somewhere else afterwards; the leader goes the way that was told. */
function walksOf(before: DustupView, after: DustupView, { unit: { id }, route = [] }: Moved): readonly Walk[] {
  const unit = after.units[id]!;
  if (isVehicle(unit)) return hullWalk(before, after, id, route);
  const { figures, leader } = unit;
  return figures.flatMap((figure): Walk[] => {
    const [from, to] = [before.figures[figure], after.figures[figure]];
    if (!from || !to || (from.x === to.x && from.y === to.y)) return [];
    const told = figure === leader && route.length > 2 ? route.slice(1, -1) : [];
    return [{ piece: String(figure), path: [from, ...told, to].map(place => shownAt(after, place)) }];
  });
}

/** So many of a unit are seen firing. */
const FIRERS = 4;

function linesOf(
  rules: DustupBoard,
  view: DustupView,
  unit: number,
  target: number,
  kind: Trajectory['kind'],
): readonly Trajectory[] {
  const to = pointOfUnit(view, view.units[target]!);
  const able = kind === 'bullet' ? rules.ableOf(view, view.units[unit]!).slice(0, FIRERS) : [];
  const from = able.length > 0 ? able.map(figure => shownAt(view, figure)) : [pointOfUnit(view, view.units[unit]!)];
  return from.map(point => ({ from: point, to, kind }));
}

function burst(view: DustupView, unit: number, kind: Burst['kind']): Burst {
  return { at: pointOfUnit(view, view.units[unit]!), kind };
}

/** Whoever falls is seen falling. */
function fallOf(before: DustupView, figure: number): Staged {
  const at: Point = shownAt(before, before.figures[figure]!);
  return { at: [at], bursts: [{ at, kind: 'fall' }], drawsBefore: true };
}
