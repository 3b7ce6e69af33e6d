import type { DuckBoard, DuckView } from '@sightline/duck';
import { say } from '../../words/duck.ts';
import { nameText, roomText } from './names.ts';
import { type StagedKinds, seenAt, throwing, walkOf, whereIs } from './staging.ts';

const ASIDE = { weight: 'aside' } as const;
const PLAIN = { weight: 'plain' } as const;

/** Somebody, and the comrade who shares his square. */
function pairOf(rules: DuckBoard, { figures }: DuckView, id: number): readonly number[] {
  const at = figures[id]?.at;
  const beside = figures.filter(other => other.kind === 'teamer' && other.at === at && rules.isOnMap(other));
  return [...new Set([id, ...beside.map(other => other.id)])];
}

/** What on the way asks for a test that nobody chose to take (DK-MOVE-046, DK-MOVE-037). */
function whyTested(rules: DuckBoard, view: DuckView, { figure, task }: Tested): readonly string[] {
  if (task === 'dash') return [say('duck.scene.why.dash')];
  if (task !== 'climbDown') return [];
  const { at, overhead = false } = view.figures[figure] ?? {};
  const isUp = !overhead && [...view.fittings, ...view.loads].some(piece => piece.at === at && piece.height === 'LOW');
  const pair = pairOf(rules, view, figure).filter(id => id !== figure);
  const names = pair.map(id => nameText(rules, view.figures[id]!));
  return [say('duck.scene.why.step', { names, past: !isUp && names.length > 0 })];
}

interface Tested {
  readonly figure: number;
  readonly task: string;
}

/** How men and Threats are seen to move, to try and to lose their nerve. */
export const ACTS: StagedKinds = {
  activated: () => ASIDE,
  passed: () => ASIDE,
  putOnWait: () => ASIDE,
  phaseBegan: () => ({ ...ASIDE, cue: 'phase' }),
  turnBegan: () => ({ ...ASIDE, cue: 'phase' }),

  // Of two who move together the dice of both are read beside one another.
  moveThrown: (rules, { event, before, dice }) => ({
    ...PLAIN,
    ...throwing(dice),
    concerns: pairOf(rules, before, event.figure),
  }),
  threatMoveThrown: (_rules, { dice }) => ({ ...PLAIN, ...throwing(dice) }),
  stepped: (rules, happened) => ({
    ...PLAIN,
    ...walkOf(rules, happened, happened.event.figure),
    goesOn: true,
    ...(happened.after.figures[happened.event.figure]?.kind === 'teamer' && { party: 'team' }),
    cue: 'step',
  }),
  bulkheadCrossed: (rules, happened) => ({ ...PLAIN, ...walkOf(rules, happened, happened.event.figure), cue: 'door' }),
  backedOff: (rules, happened) => ({ ...PLAIN, ...walkOf(rules, happened, happened.event.figure), cue: 'step' }),
  survivorLed: (rules, happened) => ({ ...PLAIN, ...walkOf(rules, happened, happened.event.figure), cue: 'step' }),
  divedUnderDoor: (rules, happened) => ({ ...PLAIN, ...walkOf(rules, happened, happened.event.figure), cue: 'duck' }),
  divedFor: (rules, happened) => ({
    ...PLAIN,
    ...walkOf(rules, happened, happened.event.figure),
    cue: happened.event.reached ? 'duck' : 'fall',
  }),
  stumbled: () => ({ ...PLAIN, cue: 'fall' }),
  heldUp: () => PLAIN,
  skidded: () => ({ ...PLAIN, cue: 'skid' }),
  ducked: () => ({ ...PLAIN, cue: 'duck' }),
  droppedFlat: () => ({ ...PLAIN, cue: 'duck' }),

  fumbleTested: (rules, { event, dice, before, text }) => ({
    ...PLAIN,
    sentence: [...whyTested(rules, before, event), text].join(' '),
    ...throwing(dice, say('duck.scene.below', { number: event.factor }), () => event.passed),
    cue: event.passed ? 'die-good' : 'die-bad',
  }),
  reacted: (rules, happened) => {
    const { event, before } = happened;
    const [from, to] = [whereIs(rules, before, event.figure), whereIs(rules, before, event.to)];
    return { ...PLAIN, lines: from && to ? [{ from, to, kind: 'look' }] : [], cue: 'order' };
  },

  threatReacted: (_rules, { event, dice }) => ({ ...PLAIN, ...throwing(event.unseen ? [] : dice) }),
  threatStayed: () => ASIDE,
  threatHid: () => ASIDE,
  threatMovedAway: () => ASIDE,
  threatAttacked: (rules, happened) => {
    const { event, before } = happened;
    const [from, to] = [whereIs(rules, before, event.figure), whereIs(rules, before, event.target)];
    return {
      ...PLAIN,
      lines: from && to ? [{ from, to, kind: 'look' }] : [],
      at: [from, to].flatMap(point => point ?? []),
      concerns: [event.figure, event.target],
      cue: 'threat',
    };
  },
  threatSprangOut: (rules, happened) => ({
    weight: 'moment',
    title: say('duck.scene.ambush'),
    at: seenAt(rules, happened, happened.event.figure),
    concerns: [happened.event.figure, happened.event.target],
    cue: 'threat',
  }),
  threatPlaced: (rules, happened) => {
    const at = seenAt(rules, happened, happened.event.figure);
    const place = rules.placeOf?.(happened.after, happened.event.at);
    const room = place?.is === 'square' ? roomText(place.room) : null;
    return {
      ...PLAIN,
      at,
      bursts: at.map(point => ({ at: point, kind: 'alarm' })),
      cue: 'threat',
      gathers: { kind: `placed ${room}`, sentence: count => say('duck.scene.appear', { count, room }) },
    };
  },
};
