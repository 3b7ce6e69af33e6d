import type { DuckBoard, DuckView, Figure } from '@sightline/duck';
import { called, say } from '../../words/duck.ts';
import { nameText, roomText, threatsOf } from './names.ts';
import { costsAPoint } from './nerve.ts';
import { type StagedKinds, seenAt, throwing, walkOf } from './staging.ts';

const ASIDE = { weight: 'aside' } as const;
const PLAIN = { weight: 'plain' } as const;

/** What wears nerves down, as opposed to what gives somebody new ones. */
const STRESS: ReadonlySet<string> = new Set(['firstMan', 'horror', 'killedInView', 'eventCard']);

/** What is left after a check, which takes its point off next. */
const pointLost = (man: Figure | undefined): readonly string[] =>
  costsAPoint(man) ? [say('duck.scene.checkCosts', { left: man.binge - 1 })] : [];

/** Into which room, or at the sight of what: the cause alone leaves that open. */
function whyChecked(rules: DuckBoard, view: DuckView, { figure, cause }: Checked): readonly string[] {
  const man = view.figures[figure];
  if (man?.kind !== 'teamer') return [];
  const name = nameText(rules, man);
  if (cause === 'firstMan') {
    const { tiles, tileAt, modules } = rules.planOf(view.arena);
    const room = modules[tiles[tileAt[man.at] ?? -1]?.module ?? -1];
    return room ? [say('duck.scene.why.firstMan', { name, room: roomText(room.name) })] : [];
  }
  if (cause !== 'horror') return [];
  const seen = man.once.findLast(mark => mark.startsWith(SAW))?.slice(SAW.length);
  const threat = threatsOf(rules, view).find(({ card }) => card.id === seen);
  return threat ? [say('duck.scene.why.horror', { name, threat: called(threat.card.name) })] : [];
}

/** What a man remembers of a species that he has seen begins with this. */
const SAW = 'saw ';

interface Checked {
  readonly figure: number;
  readonly cause: string;
}

/** How nerves hold, are lost and come back, and what mishaps put into the Stress Kitty. */
export const NERVES: StagedKinds = {
  // Whoever holds is told of together with all others who do.
  bingeChecked: (rules, { event, dice, after, text }) => ({
    ...PLAIN,
    sentence: [...whyChecked(rules, after, event), text, ...pointLost(after.figures[event.figure])].join(' '),
    ...throwing(dice, say('duck.scene.atMost', { number: event.binge }), () => event.passed),
    cue: event.passed ? 'die-good' : 'die-bad',
    ...(event.passed && {
      gathers: {
        kind: `binge ${event.cause}`,
        sentence: count => say('duck.scene.nerveHolds', { count, cause: say(`duck.stress.${event.cause}`) }),
      },
    }),
  }),
  // What a kill raises stands with its dice; what else does has been told by whoever did it.
  bingeChanged: (_rules, { event, before }) => {
    const man = before.figures[event.figure];
    const isRaised = man?.kind === 'teamer' && event.binge > man.binge;
    // A card that gives new nerve is told of whoever gets it.
    const isGift = isRaised && event.cause === 'eventCard';
    if (STRESS.has(event.cause) && !isGift) return null;
    return { ...(isGift || event.cause === 'firstShotKill' ? PLAIN : ASIDE), concerns: [event.figure], cue: 'rally' };
  },
  nerveTested: (_rules, { event, dice }) => ({
    ...PLAIN,
    ...throwing(dice, say('duck.scene.atMost', { number: event.binge }), () => event.passed),
    cue: event.passed ? 'die-good' : 'die-bad',
  }),
  peppedUp: (_rules, { event, dice }) => ({ ...PLAIN, ...throwing(dice, undefined, () => event.passed) }),
  turnedChicken: (rules, happened) => {
    const { figure } = happened.event;
    const man = happened.after.figures[figure];
    return {
      weight: 'moment',
      title: say('duck.scene.chicken'),
      ...(man && { sentence: say('duck.scene.losesNerve', { name: nameText(rules, man) }) }),
      at: seenAt(rules, happened, figure),
      cue: 'suppressed',
    };
  },
  shrankBack: (rules, happened) => ({ ...PLAIN, ...walkOf(rules, happened, happened.event.figure), cue: 'step' }),
  recovered: () => ({ ...PLAIN, cue: 'rally' }),
  panicked: () => ({ ...PLAIN, cue: 'alarm' }),

  stressChitsPlaced: (_rules, { event, after, text }) => {
    const left = after.mission.stressThreshold - event.inKitty;
    const { figure = null } = event;
    return {
      ...PLAIN,
      sentence: `${text} ${left > 0 ? say('duck.scene.kittyLeft', { left }) : say('duck.scene.kittyFull')}`,
      concerns: figure === null ? [] : [figure],
      cue: 'die-bad',
    };
  },
  kittyQuietened: (_rules, { text }) => ({
    weight: 'moment',
    title: say('duck.scene.quiet'),
    sentence: text,
    cue: 'rally',
  }),
};
