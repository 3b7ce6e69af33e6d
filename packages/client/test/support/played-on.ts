import {
  type AnySystem,
  advance,
  allInputs,
  answer,
  create,
  hintOn,
  type Line,
  legalAnswers,
  type Match,
  nowOf,
  openQuestions,
  type Seat,
  save,
} from '@sightline/kernel';
import type { DeedId } from '../../src/games/deeds.ts';
import { AT_TABLE } from './played.ts';

// Games that the machine has played on for everybody, each as a file at the first moment that is wanted: to arrive there
// in the page takes a hundred times as long.

/** What somebody is asked in such a game. */
interface Asked {
  /** In words, as the bar says it. */
  readonly question: string;
  /** How much has been answered so far. */
  readonly inputs: number;
  /** In which ways one may do that, each with what is told of it before anybody is asked anything more. */
  waysTo(deed: DeedId): readonly (readonly Line[])[];
  /** What is told while the machine gives so many answers more. */
  after(answers: number): readonly Line[];
}

/** So many sets of dice are tried. */
const TRIES = 60;
const MOST_ANSWERS = 90;

type Id = keyof typeof AT_TABLE;
type Scenario = Pick<(typeof AT_TABLE)[Id]['playNow'], 'scenario' | 'players'>;

/** What *Play now* begins, or another scenario, played on until it is there, with the first dice that lead to it. */
function playedOn(id: Id, isThere: (asked: Asked) => boolean, scenario: Scenario = AT_TABLE[id].playNow): () => string {
  let file: string | undefined;
  return () => {
    for (let n = 0; file === undefined && n < TRIES; n++) {
      const match = playedWith(id, isThere, scenario, `played on ${n}`);
      if (match !== null) file = save(match);
    }
    if (file === undefined) throw new Error(`expected dice of ${id} that lead to what is wanted`);
    return file;
  };
}

function playedWith(id: Id, isThere: (asked: Asked) => boolean, scenario: Scenario, secret: string): Match | null {
  const game = AT_TABLE[id];
  const system = game.system as AnySystem;
  const match = create(system, { ...game.playNow, ...scenario, secret });
  advance(system, match);
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const [open] = openQuestions(match);
    if (!open) return null;
    const { seat, question } = open;
    const view = system.view(nowOf(match), seat);
    const asked: Asked = {
      question: system.words.question(question),
      inputs: allInputs(match).length,
      waysTo: deed =>
        legalAnswers(system, nowOf(match), seat, question)
          .filter(given => game.act?.(view, question, given)?.deed === deed)
          .map(given => toldOf(system, match, seat, given)),
      after: more => toldAfter(system, match, more),
    };
    if (isThere(asked)) return match;
    giveHint(system, match);
  }
  return null;
}

/** The answer of the machine to whoever is asked first. */
function giveHint(system: AnySystem, match: Match, hands: Parameters<typeof answer>[4] = {}): void {
  const { seat, question } = openQuestions(match)[0]!;
  const given = hintOn(system, system.view(nowOf(match), seat), seat, question);
  const [refusal] = answer(system, match, seat, given, hands);
  if (refusal) throw new Error(`expected the machine to answer as the rules allow, got ${refusal.code}`);
}

function toldAfter(system: AnySystem, match: Match, answers: number): readonly Line[] {
  const ahead = structuredClone(match);
  const lines: Line[] = [];
  for (let n = 0; n < answers && openQuestions(ahead).length > 0; n++)
    giveHint(system, ahead, { listen: line => lines.push(line) });
  return lines;
}

function toldOf(system: AnySystem, match: Match, seat: Seat, given: unknown): readonly Line[] {
  const lines: Line[] = [];
  answer(system, structuredClone(match), seat, given, { listen: line => lines.push(line) });
  return lines;
}

const isAct = ({ question }: Asked): boolean => /^What do/.test(question);
const isShot = (asked: Asked): boolean => isAct(asked) && asked.waysTo('shoot').length > 0;
function asks(wanted: RegExp): (asked: Asked) => boolean {
  return ({ question }) => wanted.test(question);
}

const isTold = (line: Line | undefined, type: string): boolean => line?.kind === 'event' && line.event.type === type;
const isRoll = ({ kind }: Line): boolean => kind === 'roll';
const isPhase = (line: Line, phase: string): boolean =>
  line.kind === 'event' &&
  line.event.type === 'phaseBegan' &&
  (line.event as { readonly phase?: string }).phase === phase;

const inPlay = { red: { kind: 'person' }, blue: { kind: 'bot', bot: 'tactician' } } as const;
const CHASE = {
  scenario: 'hot-pursuit',
  players: { law: { kind: 'person' }, gang: { kind: 'bot', bot: 'planner' } },
} as const;

/** By the title of a game: somebody who is played by a person acts for the first time. */
export const FIRST_ACT = {
  'DUCK!': playedOn('duck', isAct),
  Dustup: playedOn('dustup', isAct),
  Killzone: playedOn('killzone', isAct),
} as const;

/**
 * By the title of a game: whoever acts may shoot. In DUCK! a dozen answers have been given, and he may do so in several
 * ways, at once and at nobody who might duck; in Killzone it is the chase.
 */
export const SHOT = {
  'DUCK!': playedOn('duck', asked => {
    const shots = asked.inputs >= 12 && isAct(asked) ? asked.waysTo('shoot') : [];
    return shots.length > 1 && shots.every(([first, ...more]) => isTold(first, 'shotDeclared') && more.some(isRoll));
  }),
  Dustup: playedOn('dustup', isShot),
  Killzone: playedOn('killzone', isShot, CHASE),
} as const;

/** DUCK!: somebody acts, and a good deal lies behind the Team. */
export const longAboard = playedOn('duck', asked => asked.inputs >= 30 && isAct(asked));
/** DUCK!: the Team is nearly done, and Threats are about to roll dice in a phase that is soon told. */
export const threatsToCome = playedOn('duck', asked => {
  if (!isAct(asked)) return false;
  const lines = asked.after(4);
  const [begun, over] = ['threat', 'housekeeping'].map(phase => lines.findIndex(line => isPhase(line, phase)));
  const told = begun! >= 0 ? lines.slice(begun, over) : [];
  return told.length > 6 && told.length < 24 && told.some(line => isTold(line, 'threatMoveThrown'));
});
/** Dustup: both sides stand on the field, and somebody is asked who acts. */
export const deployed = playedOn('dustup', asks(/^Which unit do you activate/));
/** Dustup: a lifter with troops aboard is over the table. */
export const lifterAloft = playedOn('dustup', asks(/^What does Red \w+ lifter do\?/), {
  scenario: 'hotLanding',
  players: inPlay,
});
/** Dustup: fire has been granted, and somebody is asked where it lands. */
export const mortarsAnswer = playedOn('dustup', asks(/^The company mortars answer .* Where should the rounds land\?/), {
  scenario: 'ridgeRoad',
  players: inPlay,
});
/** Killzone: the first order is asked for. */
export const firstOrder = playedOn('killzone', asks(/^Which order/));
/** Killzone: the first car of the chase is asked where it goes. */
export const carAtTheWheel = playedOn('killzone', asks(/^Which way does Car 1 go\?/), CHASE);
