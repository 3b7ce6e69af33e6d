import {
  type Asked,
  advance,
  answer,
  type Bot,
  type Chance,
  create,
  type Event,
  type Line,
  type Match,
  type MatchOptions,
  openQuestions,
  type Pause,
  randomBot,
  type Seat,
  type SwitchValue,
  type System,
} from '@sightline/kernel';
import { checkPause, type Depth, named } from './battery.ts';
import { checkInline, checkOver, checkReplay } from './checks/end.ts';
import { frozenAnswer } from './checks/frozen-views.ts';
import { checkLines, checkPlain } from './checks/plain-data.ts';
import { type Check, type Failure, Unfit } from './failure.ts';
import { excerpt, luckOf, type Place, textOf } from './place.ts';
import { replayFile } from './replay-file.ts';

/** One game that the kit plays: what is set up, with which luck, and which bot sits where. */
export interface Game {
  readonly scenario: string;
  readonly switches: Readonly<Record<string, SwitchValue>>;
  readonly seed: number;
  readonly bots: Readonly<Record<Seat, string>>;
}

export interface Played {
  readonly failure: Failure | null;
  readonly pauses: number;
}

/** One pause in so many is looked at, one in so many searched, and so are the first of every game. */
const PAUSES_PER_LOOK = 10;
const PAUSES_PER_SEARCH = 200;
const FIRST_PAUSES = 4;
/** More than this is a step that never ends. */
const PAUSES_PER_STEP = 100;
/** So many answers to other questions are kept to be given to the wrong one. */
const STRAYS = 5;

/** A game under way. */
interface Course<T, E extends Event, V> {
  readonly system: System<T, E, V>;
  readonly match: Match<T>;
  readonly chance: Chance;
  readonly heard: Line<E>[];
  readonly strays: unknown[];
  /** The kinds of questions that have been put so far. */
  readonly kinds: Set<string>;
  pauses: number;
}

/** Plays one game to its end, suspended at every question, and looks at it on the way. */
export function playGame<T, E extends Event, V>(system: System<T, E, V>, game: Game): Played {
  const { scenario, switches, seed, bots } = game;
  const options: MatchOptions = { scenario, switches, secret: `conformance, seed ${seed}` };
  const match = create(system, options);
  const course: Course<T, E, V> = {
    system,
    match,
    chance: luckOf(seed),
    heard: [],
    strays: [],
    kinds: new Set(),
    pauses: 0,
  };
  try {
    playToEnd(course, bots);
    named('ends', () => checkOver(system, match));
    named('replay', () => checkReplay(system, match, course.heard));
    if (Object.values(bots).every(bot => Object.hasOwn(system.bots, bot))) {
      named('inline play', () => checkInline(system, match, options, bots));
    }
    return { failure: null, pauses: course.pauses };
  } catch (thrown) {
    if (!(thrown instanceof Unfit)) throw thrown;
    const { check, message: detail } = thrown;
    const { pauses: pause, heard } = course;
    const replay = replayFile(match, heard);
    return { failure: { check, detail, system: system.id, ...match.setup, seed, pause, replay }, pauses: pause };
  }
}

function playToEnd<T, E extends Event, V>(course: Course<T, E, V>, bots: Game['bots']): void {
  const { system, match, heard } = course;
  checkPlain('table', match.table);
  const opening = system.broken(match.table);
  if (opening.length > 0) throw new Unfit('invariants', `before the first step ${opening.join('; ')}`);
  run(course, 'ends', () => advance(system, match, { listen: line => heard.push(line) }));
  for (; match.pause; course.pauses++) {
    if (course.pauses > system.stepLimit * PAUSES_PER_STEP)
      throw new Unfit('ends', `no end after ${course.pauses} pauses`);
    checkPause(placeOf(course, match.pause), depthOf(course, match.pause.asked));
    move(course, bots);
  }
}

function placeOf<T, E extends Event, V>(course: Course<T, E, V>, pause: Pause<T>): Place<T, E, V> {
  const { system, match, chance, heard, strays } = course;
  return { system, match, pause, chance, strays, told: heard.slice(heard.length - pause.told) };
}

/** The first pauses of a game are searched because set-up is full of secrets; and no kind of question goes unseen. */
function depthOf<T, E extends Event, V>({ pauses, chance, kinds }: Course<T, E, V>, asked: Asked): Depth {
  const kind = asked.kind === 'ask' ? asked.question.kind : asked.kind;
  const isNew = !kinds.has(kind);
  kinds.add(kind);
  if (pauses < FIRST_PAUSES || chance(PAUSES_PER_SEARCH) === 0) return 'search';
  return isNew || chance(PAUSES_PER_LOOK) === 0 ? 'look' : 'glance';
}

/** The bot of some seat that is asked answers. */
function move<T, E extends Event, V>(course: Course<T, E, V>, bots: Game['bots']): void {
  const { system, match, chance, heard, strays } = course;
  const open = openQuestions(match);
  const asked = open[chance(open.length)]!;
  const { seat, question } = asked;
  const bot: Bot<V> = system.bots[bots[seat] ?? ''] ?? randomBot;
  const told = heard.length;
  let given: unknown;
  run(course, 'options', () => {
    given = frozenAnswer(system, match, asked, bot);
    const [refusal] = answer(system, match, seat, given, { listen: line => heard.push(line) });
    if (refusal)
      throw new Unfit(
        'options',
        `the answer ${excerpt(textOf(given))} to ${question.kind} is refused: ${refusal.code}`,
      );
  });
  checkLines(heard.slice(told));
  strays.push(given);
  if (strays.length > STRAYS) strays.shift();
}

/** Runs the rules. When they fail, the place where they did is looked at for the reason. */
function run<T, E extends Event, V>(course: Course<T, E, V>, check: Check, play: () => void): void {
  const { match, heard } = course;
  const told = heard.length;
  try {
    play();
  } catch (thrown) {
    if (thrown instanceof Unfit) throw thrown;
    const why = thrown instanceof Error ? thrown.message : String(thrown);
    heard.length = told;
    if (match.pause) checkPause(placeOf(course, match.pause), 'look');
    if (/no end after/.test(why)) throw new Unfit('ends', why);
    throw new Unfit(why.startsWith('diverged') ? 're-run' : check, `the rules failed: ${why}`);
  }
}
