import type { KillzoneBoard, KillzoneEvent } from '@sightline/killzone';
import { say } from '../../words/killzone.ts';
import { sortsOf, type Telling } from '../telling.ts';
import { nameOf } from './figures.ts';

type Type = KillzoneEvent['type'];

const SORTS = sortsOf<Type>({
  turn: ['turnBegan', 'initiativeRolled', 'tieRolled', 'sequenceSet', 'edgeRolled', 'edgeChosen'],
  move: ['moved', 'deployed', 'arrived', 'leftTable', 'shifted', 'jumped', 'thrownAside', 'actionBegan'],
  drive: [
    'vehicleDeployed',
    'boarded',
    'gotOut',
    'bailedOut',
    'climbedOut',
    'wheelTaken',
    'speedChanged',
    'speedHeld',
    'ranOn',
    'pivoted',
    'drove',
    'backedUp',
    'vehicleStopped',
    'vehicleLeft',
    'skidRolled',
  ],
  shot: ['shotFired', 'targetingRolled', 'missed', 'armourTested', 'roomAttacked'],
  blast: ['burstLanded', 'burstDrifted', 'crashed', 'figureRammed', 'vehicleRammed', 'obstacleHit', 'barrageFired'],
  fire: ['fireRolled'],
  smoke: ['smokeDrifted', 'smokeSpread', 'dispersalRolled'],
  blade: ['foughtHandToHand', 'combatDecided', 'vehicleAttacked'],
  death: ['killed'],
  wound: ['damageRolled', 'heroicSaveRolled', 'overdosed', 'overdosesRolled', 'sleptItOff'],
  nerve: ['suppressed', 'unshaken', 'removalRolled'],
  talk: ['orderGiven', 'orderShown', 'changeTested'],
  item: ['captured', 'freed', 'carriedOff'],
  goal: ['pickedUp', 'prizeDropped', 'scored', 'battleEnded'],
  wait: ['actionPassed'],
});

const ASIDES: ReadonlySet<string> = new Set<Type>([
  'turnBegan',
  'actionBegan',
  'initiativeRolled',
  'tieRolled',
  'missed',
  'pivoted',
  'speedHeld',
  'dispersalRolled',
  'wheelTaken',
]);

/** How an event of Killzone stands in the report. */
export function telling(rules: KillzoneBoard, event: KillzoneEvent): Telling {
  const sort = SORTS.get(event.type) ?? 'card';
  return { sort, aside: ASIDES.has(event.type), ...moreOf(rules, event) };
}

function moreOf(rules: KillzoneBoard, event: KillzoneEvent): Omit<Telling, 'sort' | 'aside'> {
  const named = (who: Parameters<typeof nameOf>[1]): string => nameOf(rules, who);
  switch (event.type) {
    case 'turnBegan':
      return { chapter: { turn: say('tale.turn', event) } };
    case 'actionBegan':
      return { actor: named(event.group), deed: { kind: 'stay' } };
    case 'orderShown':
      return { actor: named(event.group) };
    case 'actionPassed':
      return { deed: { kind: 'pass' } };
    case 'moved':
      return { deed: { kind: 'move' } };
    case 'drove':
      return { deed: { kind: 'drive' } };
    case 'removalRolled':
      return { deed: { kind: event.removed ? 'recover' : 'struggle' } };
    case 'shotFired':
      return { deed: { kind: 'shoot', ...targetOf(rules, event.at) } };
    case 'targetingRolled':
      return event.hit ? {} : { upshot: { kind: 'nothing' } };
    case 'foughtHandToHand':
      return { deed: { kind: 'fight', target: named(event.defender.figure) } };
    case 'vehicleRammed':
      return { deed: { kind: 'ram', target: named(event.rammed) } };
    case 'figureRammed':
      return { deed: { kind: 'ram', target: named(event.figure) } };
    case 'crashed':
      return { upshot: { kind: 'wrecked', who: named(event.vehicle) } };
    case 'killed':
      return { upshot: { kind: 'killed', who: named(event.figure) } };
    case 'suppressed':
      return { upshot: { kind: 'suppressed', who: named(event.figure) } };
    case 'captured':
      return { upshot: { kind: 'captured', who: named(event.figure) } };
    case 'freed':
      return { upshot: { kind: 'freed', who: named(event.figure) } };
    case 'leftTable':
    case 'carriedOff':
      return { upshot: { kind: 'gone', who: named(event.figure) } };
    case 'vehicleLeft':
      return { deed: { kind: 'leave' }, upshot: { kind: 'gone', who: named(event.vehicle) } };
    case 'pickedUp':
      return { deed: { kind: 'goal' } };
    default:
      return {};
  }
}

/** A place that is shot at has no name of its own. */
function targetOf(rules: KillzoneBoard, at: Extract<KillzoneEvent, { type: 'shotFired' }>['at']): { target?: string } {
  if ('figure' in at) return { target: nameOf(rules, at.figure) };
  return 'vehicle' in at ? { target: nameOf(rules, at.vehicle) } : {};
}
