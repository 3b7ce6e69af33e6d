import type { DuckEvent } from '@sightline/duck';
import { called, say } from '../../words/duck.ts';
import type { Thrown, ThrownDie } from '../scene.ts';
import { killsAt, killsSpraying, WOUNDING } from './guns.ts';
import { nameText } from './names.ts';
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

/** DK-GRAP-012: of grapple dice only the sixes count. */
const isHit = (face: number): boolean => face === 6;

/** The dice that count of one of the two in a grapple, under his name, the highest first. */
function diceOf(name: string, faces: readonly number[]): readonly ThrownDie[] {
  return faces.toSorted((a, b) => b - a).map(face => ({ die: 'D6', face, isGood: isHit(face), of: name }));
}

/** The dice of a shot that is rolled twice lie apart, each throw with its score; with what kills, where a number does. */
function thrownForShot(
  rules: Rules,
  { event, before, dice }: DuckHappened<OfType<'shotFired'>>,
): { readonly thrown: Thrown | null } {
  const { figure, target, weapon, throws } = event;
  const [from, to] = [before.figures[figure], before.figures[target]];
  const kill = from && to ? killsAt(rules, before, weapon, rules.rangeBetween(before, from.at, to.at)) : null;
  const needed = kill === null ? undefined : say('duck.scene.kills', { number: kill });
  const { thrown } = throwing(dice, needed);
  if (!thrown || throws.length !== 2) return { thrown };
  const names = throws.map(({ score }, i) =>
    say(i === 0 ? 'duck.scene.firstRoll' : 'duck.scene.secondRoll', { score }),
  );
  const half = dice.length / 2;
  return { thrown: { ...thrown, dice: thrown.dice.map((die, i) => ({ ...die, of: names[i < half ? 0 : 1]! })) } };
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
      ...thrownForShot(rules, happened),
      lines,
      at: endsOf(lines),
      bursts: burstAt(struck, outcome === 'nothing' ? 'miss' : 'hit'),
      concerns: [figure, target],
      cue: soundOfShot(weapon),
    };
  },
  // What a shot costs is known by looking, unless it costs more than one or all there is.
  ammunitionSpent: (rules, { event, before }) => {
    const { figure, weapon, units, left, squirts } = event;
    if (squirts || before.figures[figure]?.kind !== 'teamer' || (units === 1 && left > 0)) return null;
    const name = called(rules.itemName?.(before.own, weapon) ?? weapon);
    const byTheShot = before.switches.ammunition === 'byTheShot';
    return { ...PLAIN, sentence: say('duck.scene.spent', { name, units, left, byTheShot }), concerns: [figure] };
  },
  sprayed: (rules, happened) => {
    const { figure, squares } = happened.event;
    const lines = squares.flatMap(square => lineTo(rules, happened, figure, { square }, 'spray'));
    const kill = killsSpraying(rules, happened.before, happened.before.figures[figure], squares.length);
    const needed = kill === null ? undefined : say('duck.scene.kills', { number: kill });
    const sentence = [happened.text, ...sprayText(rules, happened)].join(' ');
    return { ...PLAIN, sentence, ...throwing(happened.dice, needed), lines, at: endsOf(lines), cue: 'spray' };
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
  // Nothing of it stands on the board: this is where it is seen from where it fires.
  sentryAimed: (rules, happened) => {
    const { at, target } = happened.event;
    const from = centreOf(rules, happened.before, at);
    const lines = seenAt(rules, happened, target).map(to => ({ from, to, kind: 'look' as const }));
    return { ...PLAIN, lines, at: endsOf(lines), bursts: burstAt([from], 'alarm'), concerns: [target], cue: 'alarm' };
  },
  sentryFired: (rules, happened) => {
    const { at, target } = happened.event;
    const from = centreOf(rules, happened.before, at);
    const lines = seenAt(rules, happened, target).map(to => ({ from, to, kind: 'bullet' as const }));
    return { ...PLAIN, ...throwing(happened.dice), lines, at: endsOf(lines), concerns: [target], cue: 'shot-heavy' };
  },

  grappleBegun: (rules, happened) => {
    const { figure, threat } = happened.event;
    const at = seenAt(rules, happened, figure);
    const seen = { at, bursts: burstAt(at, 'alarm'), concerns: [figure, threat], cue: 'grapple' } as const;
    if (!isOfTheTeam(happened, figure)) return { ...PLAIN, ...seen };
    const names = { name: nameIn(rules, happened, figure), threat: nameIn(rules, happened, threat) };
    return { weight: 'moment', title: say('duck.scene.grabbed'), sentence: say('duck.scene.grabs', names), ...seen };
  },
  // Who loses a round by one is told what it costs him.
  grappleDiceLost: (rules, happened) => {
    const { figure, number, in: person } = happened.event;
    const sentence = say('duck.scene.fewerDice', { name: nameIn(rules, happened, figure), number });
    return { ...PLAIN, sentence, concerns: [figure, person], cue: 'hit' };
  },
  grappleFought: (rules, happened) => {
    const { figure, threat, margin, dice, threatDice } = happened.event;
    const name = (id: number): string => nameText(rules, happened.before.figures[id]!);
    const thrown = [...diceOf(name(figure), dice), ...diceOf(name(threat), threatDice)];
    const struck = seenAt(rules, happened, margin >= 0 ? threat : figure);
    return {
      ...PLAIN,
      sentence: `${happened.text} ${roundText(happened, name)}`,
      thrown: thrown.length > 0 ? { dice: thrown, needed: say('duck.scene.sixes') } : null,
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
  knockedBack: (rules, happened) => {
    const { figure, path, end } = happened.event;
    const sentence = stopText(rules, happened);
    return {
      ...PLAIN,
      ...walkOf(rules, happened, figure, path),
      ...(sentence !== null && { sentence }),
      bursts: end === 'barred' ? burstAt(seenAt(rules, happened, figure), 'hit') : [],
      cue: 'hit',
    };
  },
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
type OfType<K extends DuckEvent['type']> = Extract<DuckEvent, { readonly type: K }>;

const isOfTheTeam = ({ before }: DuckHappened<unknown>, figure: number): boolean =>
  before.figures[figure]?.kind === 'teamer';

/** By the name that it bears on the board. */
const nameIn = (rules: Rules, { after }: DuckHappened<unknown>, id: number): string =>
  after.figures[id] ? nameText(rules, after.figures[id]) : '';

/** DK-GRAP-016: what the hits come to, before it is told what becomes of the loser. */
function roundText({ event }: DuckHappened<OfType<'grappleFought'>>, nameOf: (id: number) => string): string {
  const { figure, threat, margin, hits } = event;
  if (margin === 0) return say('duck.scene.roundEven', { hits });
  return say('duck.scene.roundWon', { name: nameOf(margin > 0 ? figure : threat), by: Math.abs(margin) });
}

/** Whom a burst over several squares strikes; of those who lie there some have dived from it. */
function sprayText(rules: Rules, { event, before }: DuckHappened<OfType<'sprayed'>>): readonly string[] {
  const overhead = before.figures[event.figure]?.overhead;
  const there = before.figures.filter(
    figure => event.squares.includes(figure.at) && figure.overhead === overhead && rules.isOnMap(figure),
  );
  if (there.some(({ ducked }) => ducked)) return [];
  const names = there.map(figure => nameText(rules, figure));
  return [say('duck.scene.sprayed', { names, some: names.length > 0 })];
}

/** What stopped somebody who was knocked back before the blow was spent; out of whose sight he is (DK-DMG-021). */
function stopText(rules: Rules, happened: DuckHappened<OfType<'knockedBack'>>): string | null {
  const { figure, by, path, end, left } = happened.event;
  const name = nameIn(rules, happened, figure);
  if (end === 'barred')
    return say('duck.scene.barred', { squares: path.length, left, wounds: left >= WOUNDING, least: WOUNDING, name });
  if (end !== 'outOfSight' || by === null) return null;
  const shooter = nameIn(rules, happened, by);
  return say('duck.scene.outOfShooterSight', { squares: path.length, name, shooter });
}

/** A wound to one of ours makes everybody look up; of a Threat it is said what a wound does to it. */
function hurt(rules: Rules, happened: DuckHappened<unknown>, figure: number, title: string) {
  const at = seenAt(rules, happened, figure);
  const seen = { title, at, bursts: burstAt(at, 'hit', 1.3), concerns: [figure], cue: 'hit' as const };
  if (isOfTheTeam(happened, figure)) return { weight: 'moment' as const, ...seen };
  const { after } = happened;
  if (after.figures[figure]?.kind !== 'threat') return { ...PLAIN, ...seen };
  return { ...PLAIN, ...seen, sentence: say('duck.scene.threatWounded', { name: nameIn(rules, happened, figure) }) };
}

function fallen(rules: Rules, happened: DuckHappened<unknown>, figure: number, title: string) {
  const at = seenAt(rules, happened, figure);
  const weight = isOfTheTeam(happened, figure) ? ('moment' as const) : ('plain' as const);
  const bursts = [...burstAt(at, 'hit', 1.3), ...burstAt(at, 'fall')];
  return { weight, title, at, bursts, concerns: [figure], drawsBefore: true as const, cue: 'fall' as const };
}
