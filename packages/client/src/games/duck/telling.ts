import type { DuckEvent } from '@sightline/duck';
import { called, say } from '../../words/duck.ts';
import type { Telling } from '../telling.ts';
import { ASIDES, SORTS } from './sorts.ts';

/** The first turn begins with the first of these. */
const IN_TURNS: ReadonlySet<string> = new Set(['exploration', 'team', 'threat', 'housekeeping']);

/** Threats that come of a ping or out of the nest are told by their number, so many at once. */
const OF_PINGS: ReadonlySet<string> = new Set(['DK-SENS-014', 'DK-SETUP-022']);
export const isOfPing = ({ rule }: DuckEvent): boolean => OF_PINGS.has(rule);

/** The rows of the Event cards: whatever they bring about is told in full. */
export const isOfCard = ({ rule }: DuckEvent): boolean => /^DK-GAP-04[1-6]$/.test(rule);

/** How an event of DUCK! stands in the report. */
export function telling(event: DuckEvent): Telling {
  const sort = SORTS.get(event.type) ?? 'card';
  return { sort, aside: ASIDES.has(event.type) && !isOfCard(event), ...moreOf(event) };
}

/** An event takes the names of what it mentions along. */
function named({ said }: DuckEvent, key: string): string {
  const who = said?.[key];
  if (typeof who === 'string') return called(who);
  return who && 'is' in who && who.is === 'name' ? called(who.name) : '';
}

function moreOf(event: DuckEvent): Omit<Telling, 'sort'> {
  const by = named(event, 'figure');
  const target = named(event, 'target');
  switch (event.type) {
    case 'turnBegan':
      return { chapter: { turn: say('tale.turn', event) } };
    case 'phaseBegan':
      return {
        chapter: { phase: say(`tale.phase.${event.phase}`) },
        ...(IN_TURNS.has(event.phase) ? { opens: say('tale.turn', { turn: 1 }) } : {}),
      };
    case 'activated':
      return { actor: by };
    case 'threatReacted':
    case 'threatDecided':
      return { actor: by, deed: { kind: 'stay', by } };
    case 'threatSprangOut':
      return { actor: by, deed: { kind: 'attack', by, target } };
    case 'threatAttacked':
      return { deed: { kind: 'attack', by, target } };
    case 'threatHid':
      return { deed: { kind: 'hide', by } };
    case 'passed':
      return { deed: { kind: 'pass', by } };
    case 'putOnWait':
      return { deed: { kind: 'wait', by } };
    case 'moveThrown':
    case 'stepped':
    case 'bulkheadCrossed':
      return { deed: { kind: 'move', by } };
    case 'drove':
      return { deed: { kind: 'drive', by } };
    case 'ducked':
      return { deed: { kind: 'duck', by } };
    case 'scanned':
      return { deed: { kind: 'look', by } };
    case 'doorOpened':
    case 'doorClosed':
      return { deed: { kind: 'door', by: named(event, 'by') } };
    case 'doorBattered':
      return { deed: { kind: 'door', by } };
    case 'pickedUp':
    case 'lockerSearched':
      return { deed: { kind: 'item', by } };
    case 'reloaded':
      return { deed: { kind: 'reload', by } };
    case 'treated':
      return { deed: { kind: 'treat', by: named(event, 'by'), target: by } };
    case 'motherCalled':
      return { deed: { kind: 'talk', by } };
    case 'shotDeclared':
      return { deed: { kind: 'shoot', by, target } };
    case 'shotFired':
      return {
        deed: { kind: 'shoot', by, target },
        ...(event.outcome === 'nothing' ? { upshot: { kind: 'nothing' } } : {}),
      };
    case 'sprayed':
      return { deed: { kind: 'shoot', by } };
    case 'squirted':
      return { deed: { kind: 'burn', by } };
    case 'grenadeThrown':
      return { deed: { kind: 'throw', by } };
    case 'hackedOff':
      return { deed: { kind: 'fight', by, target: named(event, 'threat') } };
    case 'grappleFought':
      return { actor: by, deed: { kind: 'fight', by, target: named(event, 'threat') }, upshot: { kind: 'nothing' } };
    case 'stoodStill':
    case 'panicked':
      return { deed: { kind: 'panic', by } };
    case 'fumbleTested':
      return event.passed ? {} : { upshot: { kind: 'fumbled' } };
    case 'killed':
      return { upshot: { kind: 'killed', who: by } };
    case 'incapacitated':
      return { upshot: { kind: 'downed', who: by } };
    case 'wounded':
      return { upshot: { kind: 'wounded', who: by } };
    case 'stunned':
      return { upshot: { kind: 'stunned', who: by } };
    case 'knockedBack':
      return { upshot: { kind: 'knockedBack', who: by } };
    case 'grappleBegun':
      return { upshot: { kind: 'grabbed', who: by } };
    case 'captiveTaken':
      return { upshot: { kind: 'captured', who: by } };
    case 'thrownOff':
      return { upshot: { kind: 'freed', who: named(event, 'by') } };
    case 'cardTurned':
      return { apart: true };
    case 'threatPlaced':
      return isOfPing(event) ? {} : { aside: false, upshot: { kind: 'appeared', who: by } };
    case 'threatsCounted':
      return event.number > 0 ? { upshot: { kind: 'appeared', who: say('tale.threats', event) } } : {};
    case 'turnedChicken':
      return { upshot: { kind: 'panicked', who: by } };
    case 'taskDone':
    case 'objectiveTaken':
    case 'sourceLocated':
    case 'survivorSaved':
    case 'specimenNetted':
      return { deed: { kind: 'goal', by } };
    default:
      return {};
  }
}
