import type { DuckBoard } from '@sightline/duck';
import type { RollLine } from '@sightline/kernel';
import { say } from '../../words/duck.ts';
import type { Thrown } from '../scene.ts';
import { nameText } from './names.ts';
import { centreOf } from './squares.ts';
import { burstAt, type DuckHappened, endsOf, lineTo, type StagedKinds, seenAt, throwing } from './staging.ts';

const PLAIN = { weight: 'plain' } as const;

/** How what is thrown comes down and goes off, and what burns. */
export const GRENADES: StagedKinds = {
  grenadeThrown: (rules, happened) => {
    const lines = lineTo(rules, happened, happened.event.figure, { square: happened.event.target }, 'throw');
    return { ...PLAIN, lines, at: endsOf(lines), cue: 'order' };
  },
  grenadeAimed: (_rules, { event, dice }) => ({
    ...PLAIN,
    ...throwing(dice, say('duck.scene.orMore', { number: Math.max(2, event.needed) }), () => event.hit),
    cue: event.hit ? 'die-good' : 'die-bad',
  }),
  // Where it is meant to go is another square now, and so is what the next die needs.
  grenadeFellShort: (rules, { event, after, text }) => ({
    weight: 'moment',
    title: say('duck.scene.fellShort'),
    sentence: text,
    at: [centreOf(rules, after, event.target)],
    cue: 'refuse',
  }),
  grenadeScattered: (_rules, { dice }) => ({ ...PLAIN, ...throwing(dice) }),
  blastFelt: (rules, happened) => {
    const { figure, dice, wounds, outcome } = happened.event;
    const at = seenAt(rules, happened, figure);
    const man = happened.before.figures[figure];
    const name = man ? nameText(rules, man) : '';
    return {
      ...PLAIN,
      thrown: thrownBy(name, happened.dice, say('duck.scene.wounds', { number: wounds })),
      // All of them throw before any of it is carried out: they are told together, each with his die.
      gathers: {
        kind: 'blast',
        names: [say('duck.scene.feltBy', { name, dice, outcome })],
        sentence: (count, all) => say('duck.scene.blastAtOnce', { count, all: all.join('; ') }),
      },
      at,
      bursts: burstAt(at, outcome === 'nothing' ? 'miss' : 'hit'),
      concerns: [figure],
    };
  },
  blastSpentItself: (rules, { after, event }) => ({ ...PLAIN, at: [centreOf(rules, after, event.at)] }),
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
};

/** Dice under the name of whoever throws them. */
function thrownBy(name: string, dice: readonly RollLine[], needed: string): Thrown | null {
  const { thrown } = throwing(dice, needed);
  return thrown && { ...thrown, dice: thrown.dice.map(die => ({ ...die, of: name })) };
}

function blast(rules: DuckBoard, happened: DuckHappened<unknown>, square: number) {
  const at = [centreOf(rules, happened.after, square)];
  return {
    ...PLAIN,
    at,
    bursts: [...burstAt(at, 'blast', 3), ...burstAt(at, 'smoke', 1.4)],
    title: say('duck.scene.blast'),
    cue: 'blast' as const,
  };
}
