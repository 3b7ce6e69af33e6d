import type { RollLine } from '@sightline/kernel';
import { say } from '../../words/duck.ts';
import { centreOf } from './squares.ts';
import {
  burstAt,
  type DuckHappened,
  endsOf,
  kindOfShot,
  lineTo,
  type StagedKinds,
  seenAt,
  soundOfShot,
  throwing,
  walkOf,
} from './staging.ts';

const ASIDE = { weight: 'aside' } as const;
const PLAIN = { weight: 'plain' } as const;

/** Grapple dice count from 5. */
const GRAPPLE_HIT = 5;

/** One's own dice first, then the other's, each the highest first. */
function laidOut(dice: readonly RollLine[], figure: number): readonly RollLine[] {
  const isTheirs = ({ why }: RollLine): number => Number(why.figure !== figure);
  return dice.toSorted((a, b) => isTheirs(a) - isTheirs(b) || b.face - a.face);
}

/** How shots, blows, blasts and what they do are seen. */
export const FIGHTS: StagedKinds = {
  shotDeclared: (rules, happened) => {
    const { figure, target, squares } = happened.event;
    const aim = target === null ? { square: squares[0] ?? -1 } : { figure: target };
    const lines = 'square' in aim && aim.square < 0 ? [] : lineTo(rules, happened, figure, aim, 'look');
    return { ...ASIDE, lines, at: endsOf(lines), concerns: target === null ? [figure] : [figure, target] };
  },
  shotFired: (rules, happened) => {
    const { figure, weapon, target, outcome } = happened.event;
    const lines = lineTo(rules, happened, figure, { figure: target }, kindOfShot(weapon));
    const struck = lines.map(({ to }) => to);
    return {
      ...PLAIN,
      ...throwing(happened.dice),
      lines,
      at: endsOf(lines),
      bursts: burstAt(struck, outcome === 'nothing' ? 'miss' : 'hit'),
      concerns: [figure, target],
      cue: soundOfShot(weapon),
    };
  },
  sprayed: (rules, happened) => {
    const { figure, squares } = happened.event;
    const lines = squares.flatMap(square => lineTo(rules, happened, figure, { square }, 'spray'));
    return { ...PLAIN, ...throwing(happened.dice), lines, at: endsOf(lines), cue: 'spray' };
  },
  squirted: (rules, happened) => {
    const { figure, squares } = happened.event;
    const lines = squares.flatMap(square => lineTo(rules, happened, figure, { square }, 'flame'));
    const fires = burstAt(
      lines.map(({ to }) => to),
      'fire',
    );
    return { ...PLAIN, ...throwing(happened.dice), lines, bursts: fires, at: endsOf(lines), cue: 'flame' };
  },
  sentryFired: (rules, happened) => {
    const { at, target } = happened.event;
    const from = centreOf(rules, happened.before, at);
    const lines = seenAt(rules, happened, target).map(to => ({ from, to, kind: 'bullet' as const }));
    return { ...PLAIN, ...throwing(happened.dice), lines, at: endsOf(lines), concerns: [target], cue: 'shot-heavy' };
  },

  grenadeThrown: (rules, happened) => {
    const lines = lineTo(rules, happened, happened.event.figure, { square: happened.event.target }, 'throw');
    return { ...PLAIN, lines, at: endsOf(lines), cue: 'order' };
  },
  grenadeAimed: (_rules, { event, dice }) => ({
    ...PLAIN,
    ...throwing(dice, say('duck.scene.needed', { number: event.needed }), () => event.hit),
    cue: event.hit ? 'die-good' : 'die-bad',
  }),
  grenadeScattered: (_rules, { dice }) => ({ ...PLAIN, ...throwing(dice) }),
  exploded: (rules, happened) => blast(rules, happened, happened.event.at),
  mineWentOff: (rules, happened) => blast(rules, happened, happened.event.at),
  bombIgnited: (rules, happened) => ({ ...blast(rules, happened, happened.event.at), weight: 'moment' }),
  loadWentUp: (rules, happened) => blast(rules, happened, happened.event.at),
  flamerExploded: (rules, happened) => ({ ...blast(rules, happened, happened.event.at), weight: 'moment' }),
  flamesLaid: (rules, happened) => {
    const at = [centreOf(rules, happened.after, happened.event.at)];
    return { ...PLAIN, at, bursts: burstAt(at, 'fire', 1.2), cue: 'flame' };
  },
  gasCaughtFire: (rules, happened) => {
    const at = [centreOf(rules, happened.after, happened.event.at)];
    return { ...PLAIN, at, bursts: burstAt(at, 'fire', 1.6), cue: 'flame' };
  },
  gasSpread: (rules, happened) => {
    const at = [centreOf(rules, happened.after, happened.event.at)];
    return { ...PLAIN, at, bursts: burstAt(at, 'smoke', 1.6), cue: 'smoke' };
  },
  flamesStruck: (rules, happened) => ({
    ...PLAIN,
    ...throwing(happened.dice),
    bursts: burstAt(seenAt(rules, happened, happened.event.figure), 'fire'),
    cue: 'flame',
  }),

  grappleBegun: (rules, happened) => {
    const { figure, threat } = happened.event;
    return {
      ...PLAIN,
      at: seenAt(rules, happened, figure),
      bursts: burstAt(seenAt(rules, happened, figure), 'alarm'),
      concerns: [figure, threat],
      cue: 'grapple',
    };
  },
  grappleFought: (rules, happened) => {
    const { figure, threat, margin } = happened.event;
    const struck = seenAt(rules, happened, margin >= 0 ? threat : figure);
    return {
      ...PLAIN,
      ...throwing(laidOut(happened.dice, figure), undefined, face => face >= GRAPPLE_HIT),
      at: [...seenAt(rules, happened, figure), ...seenAt(rules, happened, threat)],
      bursts: margin === 0 ? [] : burstAt(struck, 'hit'),
      concerns: [figure, threat],
      cue: 'grapple',
    };
  },
  hackedOff: (rules, happened) => {
    const { figure, threat } = happened.event;
    const lines = lineTo(rules, happened, figure, { figure: threat }, 'blade');
    return { ...PLAIN, ...throwing(happened.dice), lines, at: endsOf(lines), concerns: [figure, threat], cue: 'blade' };
  },
  slashed: (rules, happened) => {
    const { figure, target } = happened.event;
    const lines = lineTo(rules, happened, figure, { figure: target }, 'blade');
    return { ...PLAIN, ...throwing(happened.dice), lines, at: endsOf(lines), concerns: [figure, target], cue: 'blade' };
  },
  shoved: (rules, happened) => ({ ...PLAIN, ...walkOf(rules, happened, happened.event.figure), cue: 'step' }),
  pushed: (rules, happened) => ({ ...PLAIN, ...walkOf(rules, happened, happened.event.figure), cue: 'step' }),
  thrownOff: (rules, happened) => ({
    ...PLAIN,
    ...walkOf(rules, happened, happened.event.figure),
    ...throwing(happened.dice),
    cue: 'fall',
  }),
  knockedBack: (rules, happened) => ({
    ...PLAIN,
    ...walkOf(rules, happened, happened.event.figure, happened.event.path),
    cue: 'hit',
  }),
  captiveTaken: (_rules, { event }) => ({
    weight: 'moment',
    title: say('duck.scene.captive'),
    concerns: [event.figure, event.threat],
    cue: 'grapple',
  }),
  captiveDragged: (rules, happened) => {
    const { figure, threat, path } = happened.event;
    const [man, captor] = [figure, threat].map(id => walkOf(rules, happened, id, path));
    return {
      ...PLAIN,
      at: captor!.at,
      walks: [...man!.walks, ...captor!.walks],
      concerns: [figure, threat],
      cue: 'step',
    };
  },

  wounded: (rules, happened) => hurt(rules, happened, happened.event.figure, say('duck.scene.wounded')),
  stunned: (rules, happened) => ({
    ...PLAIN,
    bursts: burstAt(seenAt(rules, happened, happened.event.figure), 'hit'),
    cue: 'hit',
  }),
  killed: (rules, happened) => fallen(rules, happened, happened.event.figure, say('duck.scene.killed')),
  incapacitated: (rules, happened) => fallen(rules, happened, happened.event.figure, say('duck.scene.down')),
  crushed: (rules, happened) => ({
    ...PLAIN,
    ...throwing(happened.dice),
    bursts: burstAt(seenAt(rules, happened, happened.event.figure), 'hit'),
    cue: 'door',
  }),
};

type Rules = Parameters<typeof seenAt>[0];

function blast(rules: Rules, happened: DuckHappened<unknown>, square: number) {
  const at = [centreOf(rules, happened.after, square)];
  return {
    ...PLAIN,
    at,
    bursts: [...burstAt(at, 'blast', 3), ...burstAt(at, 'smoke', 1.4)],
    title: say('duck.scene.blast'),
    cue: 'blast' as const,
  };
}

const isOfTheTeam = ({ before }: DuckHappened<unknown>, figure: number): boolean =>
  before.figures[figure]?.kind === 'teamer';

/** A wound to one of ours makes everybody look up. */
function hurt(rules: Rules, happened: DuckHappened<unknown>, figure: number, title: string) {
  const at = seenAt(rules, happened, figure);
  const weight = isOfTheTeam(happened, figure) ? ('moment' as const) : ('plain' as const);
  return { weight, title, at, bursts: burstAt(at, 'hit', 1.3), concerns: [figure], cue: 'hit' as const };
}

function fallen(rules: Rules, happened: DuckHappened<unknown>, figure: number, title: string) {
  const at = seenAt(rules, happened, figure);
  const weight = isOfTheTeam(happened, figure) ? ('moment' as const) : ('plain' as const);
  const bursts = [...burstAt(at, 'hit', 1.3), ...burstAt(at, 'fall')];
  return { weight, title, at, bursts, concerns: [figure], drawsBefore: true as const, cue: 'fall' as const };
}
