import type { DustupBoard, DustupEvent } from '@sightline/dustup';
import { called, say } from '../../words/dustup.ts';
import { sortsOf, type Telling } from '../telling.ts';
import { type Fall, fallIn } from './falls.ts';
import { nameOf } from './units.ts';

type Type = DustupEvent['type'];

const SORTS = sortsOf<Type>({
  turn: ['turnBegan', 'turnEnded', 'initiativeRolled', 'wentFirst', 'chitDrawn', 'cardDrawn', 'tokenSpent', 'passed'],
  move: [
    'moved',
    'deployed',
    'arrived',
    'withdrew',
    'fellBack',
    'leftTable',
    'charged',
    'closedIn',
    'occupied',
    'activated',
    'taxied',
    'inboundMoved',
    'flew',
    'flewOff',
    'tookOff',
    'landed',
    'landingBrokenOff',
    'hovers',
    'loiters',
    'keptOff',
    'turnedBack',
    'returnedToBase',
  ],
  drive: ['turned'],
  door: ['boarded', 'alighted', 'wentDown'],
  shot: [
    'shotAt',
    'vehicleShotAt',
    'hullStruck',
    'buildingShotAt',
    'droneShotAt',
    'hitsCounted',
    'firedInDefence',
    'heldFire',
    'tookOver',
    'airDefenceMet',
    'airDefenceEngaged',
    'accuracyRolled',
    'roundStrayed',
    'aircraftSought',
    'aircraftShotAt',
    'evaded',
    'decoyTried',
    'bombsDropped',
  ],
  blast: [
    'mineStepped',
    'commandMineFired',
    'mineTurnedUp',
    'structureStruck',
    'buildingDestroyed',
    'bridgeBlown',
    'vehicleDestroyed',
    'missionLanded',
    'roundBurst',
    'cameDown',
    'crashedInto',
    'crashLanded',
  ],
  fire: ['ignitionRolled', 'fireStarted', 'fireRolled', 'foughtFire'],
  smoke: ['windRolled', 'smokeLaid', 'smokeRolled', 'smokeLifted', 'generatorSwitched'],
  blade: ['assaultDeclared', 'courageTested', 'outcomeTested', 'fought', 'overran'],
  death: ['leaderFell'],
  wound: [
    'struck',
    'suitRolled',
    'vehicleDamaged',
    'passengerTested',
    'thrownOut',
    'treated',
    'extracted',
    'tookUpWounded',
    'occupantFared',
    'landedBadly',
  ],
  duck: ['propped', 'unpropped', 'wentIntoConcealment', 'leftConcealment', 'hid'],
  look: [
    'lookedAtCounter',
    'revealed',
    'counterConfirmed',
    'counterPlaced',
    'counterRemoved',
    'spottedRemotely',
    'droneFlew',
  ],
  nerve: [
    'suppressed',
    'recovered',
    'confidenceTested',
    'confidenceChanged',
    'panicTested',
    'panicFought',
    'rallied',
    'pilotTested',
  ],
  talk: [
    'spokeDirectly',
    'messageRolled',
    'jammed',
    'tookCommand',
    'leaderAppointed',
    'leadershipTested',
    'fireRequested',
    'missionPlaced',
    'requestDropped',
    'missionLapsed',
  ],
  goal: ['objectiveTaken', 'pickedUp', 'dropped', 'workedAtBridge', 'tokenWon', 'conceded', 'battleEnded'],
});

const ASIDES: ReadonlySet<string> = new Set<Type>([
  'activated',
  'turnBegan',
  'turnEnded',
  'wentFirst',
  'gaveUpActions',
  'counterPlaced',
  'counterRemoved',
  'lostActions',
  'hullStruck',
  'mustered',
  'roundStrayed',
  'accuracyRolled',
  'hovers',
]);

/** How an event of Dustup stands in the report. */
export function telling(rules: DustupBoard, event: DustupEvent): Telling {
  const sort = SORTS.get(event.type) ?? 'card';
  const isAside =
    ASIDES.has(event.type) ||
    // A success that hurt nobody says why.
    (event.type === 'hitsCounted' && event.hits > 0) ||
    ((event.type === 'passengerTested' || event.type === 'occupantTested') && !event.hit) ||
    (event.type === 'struck' && isUnhurt(event.injury)) ||
    // Who holds has lost nothing, and the levels that somebody loses are told with what he is now.
    event.type === 'confidenceTested' ||
    (event.type === 'panicTested' && event.passed);
  return { sort, aside: isAside, ...moreOf(rules, event) };
}

const isUnhurt = (injury: string): boolean => injury === 'none' || injury === 'dead';

type WhoOf = Parameters<typeof nameOf>[1];

function moreOf(rules: DustupBoard, event: DustupEvent): Omit<Telling, 'sort' | 'aside'> {
  const named = (who: WhoOf | null): string => (who ? nameOf(rules, who) : '');
  switch (event.type) {
    case 'turnBegan':
      return { chapter: { turn: say('tale.turn', event) } };
    case 'activated':
      return { actor: named(event.unit), deed: { kind: 'stay' } };
    case 'spokeDirectly':
    case 'messageRolled':
      return { actor: named(event.unit), deed: { kind: 'talk', target: named(event.to) } };
    case 'moved':
    case 'withdrew':
    case 'flew':
    case 'landed':
      return { deed: { kind: 'move' } };
    case 'fireRequested':
      return { actor: named(event.unit), deed: { kind: 'talk', target: called(event.asset.name) } };
    case 'recovered':
      return { deed: { kind: event.removed ? 'recover' : 'struggle', by: named(event.unit) } };
    case 'panicFought':
      return { deed: { kind: event.passed ? 'recover' : 'struggle', by: named(event.unit) } };
    case 'rallied':
      return event.passed ? { deed: { kind: 'recover' } } : {};
    case 'wentIntoConcealment':
    case 'hid':
      return { deed: { kind: 'hide' } };
    case 'lookedAtCounter':
    case 'droneFlew':
      return { deed: { kind: 'look' } };
    case 'treated':
      return { deed: { kind: 'treat', target: named(event.figure) } };
    case 'workedAtBridge':
    case 'bridgeBlown':
    case 'pickedUp':
      return { deed: { kind: 'goal' } };
    case 'shotAt':
      return {
        deed: { kind: 'shoot', target: named(event.target) },
        ...(event.success === 'none' ? { upshot: { kind: 'nothing' } } : {}),
      };
    case 'aircraftShotAt':
    case 'vehicleShotAt':
      return {
        deed: { kind: 'shoot', target: named(event.target) },
        ...(event.success === 'none' ? { upshot: { kind: 'nothing' } } : {}),
      };
    case 'turned':
      return { deed: { kind: 'drive' } };
    case 'boarded':
    case 'alighted':
      return { deed: { kind: 'door' } };
    case 'vehicleDamaged':
      return { upshot: { kind: 'damaged', who: named(event.unit) } };
    case 'vehicleDestroyed':
      return { upshot: { kind: 'wrecked', who: named(event.unit) } };
    case 'buildingShotAt':
    case 'droneShotAt':
      return { deed: { kind: 'shoot' } };
    case 'assaultDeclared':
      return { deed: { kind: 'assault', target: event.targets.map(named).join(', ') } };
    case 'struck':
    case 'suitRolled':
    case 'occupantTested':
    case 'passengerTested':
    case 'occupantFared': {
      const fall = fallIn(event);
      return fall === null ? {} : injuryOf(rules, fall);
    }
    case 'buildingDestroyed':
      return { upshot: { kind: 'wrecked', who: say('dustup.told.building') } };
    case 'suppressed':
      return { upshot: { kind: 'suppressed', who: named(event.unit) } };
    case 'panicTested':
      return event.passed ? {} : { upshot: { kind: 'panicked', who: named(event.unit) } };
    case 'confidenceChanged':
      return event.to === 'broken' || event.to === 'routed'
        ? { upshot: { kind: 'broken', who: named(event.unit) } }
        : {};
    case 'leftTable':
      return { upshot: { kind: 'gone', who: named(event.unit) } };
    default:
      return {};
  }
}

/** Casualties are told by their unit, however many they are. */
function injuryOf(rules: DustupBoard, { figure, injury }: Fall): Omit<Telling, 'sort' | 'aside'> {
  const { number: _number, role: _role, ...unit } = figure as WhoOf & { number?: number; role?: string };
  const kind = injury === 'killed' ? 'killed' : injury === 'disabled' ? 'downed' : 'wounded';
  return { upshot: { kind, who: nameOf(rules, unit), of: true } };
}
