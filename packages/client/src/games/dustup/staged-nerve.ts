import type { DustupBoard, DustupEvent, DustupView } from '@sightline/dustup';
import { list, say } from '../../words/dustup.ts';
import type { Happened, Scene } from '../scene.ts';
import { thrownAgainst } from './thrown.ts';
import { nameOf } from './units.ts';

type Event = Happened<DustupEvent, DustupView>;
type Staged = Partial<Scene>;

/** DU-MORALE-003, DU-MORALE-005: what a test has come to, which is told with the test. */
const BY_TEST: ReadonlySet<string> = new Set(['DU-MORALE-003', 'DU-MORALE-005']);

/** Whether a level was lost by a test of which one has just been told. */
const isByTest = (event: Extract<DustupEvent, { readonly type: 'confidenceChanged' }>): boolean =>
  BY_TEST.has(event.rule) && event.to !== 'broken' && event.to !== 'routed';

/** How the nerve of units holds or goes: whole chains of tests are told as one. Undefined for what is none of its business. */
export function stagedNerve(rules: DustupBoard, { event, before }: Event): Staged | null | undefined {
  switch (event.type) {
    case 'confidenceTested': {
      const unit = nameOf(rules, event.unit);
      const { lost, face, die, target } = event;
      // The last levels have a moment of their own, which says what they are.
      const { confidence } = before.units[event.unit.id]!;
      const [from, to] = [confidence, after(confidence, lost)].map(level => say(`dustup.confidences.${level}`));
      const facts = { unit, from, to, lost, face, die, needed: target.total };
      return {
        thrown: thrownAgainst(die, face, target.total),
        sentence: say('dustup.scene.nerve', facts),
        gathers: {
          kind: 'nerve',
          names: lost > 0 ? [unit] : [],
          sentence: (count, names) =>
            say('dustup.scene.nerves', { count, lost: names.length, all: names.length === count, names: list(names) }),
        },
        weight: 'plain',
      };
    }
    case 'confidenceChanged':
      if (isByTest(event)) return null;
      return event.to === 'broken' || event.to === 'routed'
        ? {
            cue: 'alarm',
            weight: 'moment',
            title: say(`dustup.moments.${event.to}`, { unit: nameOf(rules, event.unit) }),
          }
        : { weight: 'aside' };
    case 'panicTested': {
      const thrown = thrownAgainst(event.die, event.face, event.target);
      if (event.passed) return { thrown, weight: 'aside' };
      const title = say('dustup.moments.panic', { unit: nameOf(rules, event.unit) });
      return { thrown, cue: 'alarm', weight: 'moment', title };
    }
    case 'panicFought':
    case 'leadershipTested':
      return { thrown: thrownAgainst(event.die, event.face, event.target), weight: 'plain' };
    default:
      return undefined;
  }
}

type Confidence = DustupView['units'][number]['confidence'];
const LEVELS: readonly Confidence[] = ['confident', 'steady', 'shaken', 'broken', 'routed'];

const after = (confidence: Confidence, lost: number): Confidence =>
  LEVELS[Math.min(LEVELS.length - 1, LEVELS.indexOf(confidence) + lost)]!;
