import type { Recalled, Still, Told } from '@sightline/desk';
import type { Event, RollLine, Viewer } from '@sightline/kernel';
import type { Game } from '../games/game.ts';
import type { Happened, Scene } from '../games/scene.ts';
import { purposeText } from '../words/system.ts';
import { plainScene } from './plain-scene.ts';
import { isAnnounced } from './timing.ts';

/** One thing that is seen happening: an event with its dice, or dice that wait for somebody to decide about them. */
export interface Beat {
  /** The place in what was told of its first line, which may be a die, and of its last. */
  readonly from: number;
  readonly line: number;
  /** The activation or phase that it belongs to. */
  readonly step?: number;
  /** The table to draw meanwhile. */
  readonly view: unknown;
  readonly scene: Scene;
  /** How many of a kind it tells at once. */
  readonly count?: number;
  /** Of those who walk together, what is told of each, by his piece. */
  readonly tales?: Readonly<Record<string, string>>;
  /** It happens to or by somebody of this viewer's. */
  readonly isOurs: boolean;
  /** It happens to nobody else: what somebody of his does to others is known to him. */
  readonly isOnlyOurs?: boolean;
  /** Set by what ends a phase: what came of it. */
  readonly sum?: string;
}

/** What was told from a place on, and seen. */
export interface Story {
  readonly told: readonly Told[];
  readonly stills: readonly Still[];
  readonly from: number;
  /** What was seen before the first of it. */
  readonly before: unknown;
}

/** What was told as beats, in its order. An event of which there is no still stands in the report alone. */
export function beatsOf(game: Game, viewer: Viewer, { told, stills, from, before: start }: Story): Beat[] {
  const seen = new Map(stills.map(({ line, view }) => [line, view]));
  const beats: Beat[] = [];
  let before = start;
  let first = from;
  let dice: RollLine[] = [];
  for (let at = from; at < told.length; at++) {
    const { line, text } = told[at]!;
    if (line.kind === 'roll') {
      dice.push(line);
      continue;
    }
    const after = seen.get(at);
    if (after !== undefined) {
      const scene = sceneOf(game, { event: line.event, before, after, dice, text, earlier: earlierThan(told, at) });
      const beat = scene && beatOf(game, viewer, { from: first, line: at, step: told[at]!.step, before, after }, scene);
      const last = beats.at(-1);
      if (beat && last && goesOn(last, beat)) beats[beats.length - 1] = joined(last, beat);
      else if (beat && last && isMoreOf(last, beat)) beats[beats.length - 1] = gathered(last, beat);
      else if (beat) beats.push(beat);
      before = after;
    }
    dice = [];
    first = at + 1;
  }
  const open = dice.length > 0 ? throwScene(game, dice) : null;
  const last = { from: first, line: told.length - 1, step: told.at(-1)?.step ?? 0, before, after: before };
  if (open) beats.push(beatOf(game, viewer, last, open));
  return beats;
}

/** The whole step of a told line as it was seen, to be seen again. */
export function beatsAgain(
  game: Game,
  viewer: Viewer,
  told: readonly Told[],
  { before, stills }: Recalled,
  line: number,
): Beat[] {
  const isOfStep = ({ step }: Told): boolean => step === told[line]?.step;
  const [from, last] = [told.findIndex(isOfStep), told.findLastIndex(isOfStep)];
  return beatsOf(game, viewer, { told: told.slice(0, last + 1), stills, from, before });
}

/** The events of the same step that were told before a line. */
function earlierThan(told: readonly Told[], at: number): readonly Event[] {
  const first = told.findIndex(({ step }) => step === told[at]!.step);
  return told.slice(first, at).flatMap(({ line }) => (line.kind === 'event' ? [line.event] : []));
}

interface Place {
  readonly from: number;
  readonly line: number;
  readonly step: number;
  readonly before: unknown;
  readonly after: unknown;
}

function beatOf(game: Game, viewer: Viewer, { from, line, step, before, after }: Place, scene: Scene): Beat {
  const view = scene.drawsBefore ? before : after;
  const ours = isOurs(game, viewer, after, scene);
  const isKnown = scene.knownToDoer && ours && isDoer(game, viewer, after);
  const isOnlyOurs = isOfOurs(game, viewer, after, scene);
  return { from, line, step, view, scene: isKnown ? { ...scene, weight: 'aside' } : scene, isOurs: ours, isOnlyOurs };
}

/** Whether a walk goes on, step by step, without anything between that would be seen. */
function goesOn(last: Beat, { scene, from, step }: Beat): boolean {
  const { walks, party } = last.scene;
  const [walk] = scene.walks;
  if (!scene.goesOn || scene.thrown || !walk || walks.length === 0) return false;
  // Between the steps of two it is told how each of them stands, which nobody is shown.
  if (party !== undefined && party === scene.party && last.step === step) return true;
  if (from !== last.line + 1) return false;
  return walks.length === 1 && walks[0]!.piece === walk.piece;
}

/** Both steps as one walk, told by where it ends; of two who walk together both ends are told. */
function joined(last: Beat, next: Beat): Beat {
  const after = next.scene.walks[0]!;
  const isOfTwo = last.scene.walks.some(({ piece }) => piece !== after.piece);
  const walks = last.scene.walks.some(({ piece }) => piece === after.piece)
    ? last.scene.walks.map(walk =>
        walk.piece === after.piece ? { ...walk, path: [...walk.path, ...after.path.slice(1)] } : walk,
      )
    : [...last.scene.walks, after];
  const { thrown } = last.scene;
  if (!isOfTwo) return { ...next, from: last.from, scene: { ...next.scene, walks, thrown } };
  const tales = { ...last.tales, ...talesOf(last), ...talesOf(next) };
  return {
    ...next,
    from: last.from,
    isOurs: last.isOurs || next.isOurs,
    tales,
    scene: {
      ...next.scene,
      walks,
      thrown,
      at: [...last.scene.at, ...next.scene.at],
      concerns: [...new Set([...last.scene.concerns, ...next.scene.concerns])],
      sentence: Object.values(tales).join(' '),
    },
  };
}

/** What is told of the one who walks, by his piece; of several it has been put together already. */
const talesOf = ({ scene, tales }: Beat): Readonly<Record<string, string>> =>
  tales ?? { [scene.walks[0]!.piece]: scene.sentence };

/** Whether it is one more of what was told last: Threats that appear one by one. */
function isMoreOf({ scene: last }: Beat, { scene }: Beat): boolean {
  return scene.gathers !== undefined && last.gathers?.kind === scene.gathers.kind;
}

function gathered(last: Beat, next: Beat): Beat {
  const count = (last.count ?? 1) + 1;
  const gathers = next.scene.gathers!;
  const names = [...(last.scene.gathers?.names ?? []), ...(gathers.names ?? [])];
  const scene: Scene = {
    ...next.scene,
    gathers: { ...gathers, names },
    at: [...last.scene.at, ...next.scene.at],
    bursts: [...last.scene.bursts, ...next.scene.bursts],
    concerns: [...last.scene.concerns, ...next.scene.concerns],
    thrown: thrownTogether(last.scene, next.scene),
    sentence: gathers.sentence(count, names),
  };
  return { ...next, from: last.from, isOurs: last.isOurs || next.isOurs, count, scene };
}

/** Dice that lie under the names of those who threw them can be told apart; of others the sentence alone is left. */
function thrownTogether({ thrown: last }: Scene, { thrown: next }: Scene): Scene['thrown'] {
  const dice = [...(last?.dice ?? []), ...(next?.dice ?? [])];
  if (!next || dice.some(({ of }) => of === undefined)) return null;
  const { needed } = next;
  return { dice, ...(needed !== undefined && needed === last?.needed && { needed }) };
}

/** What the game says of it, and the plain scene for all that it leaves out. */
function sceneOf(game: Game, happened: Happened<Event, unknown>): Scene | null {
  const staged = game.scene?.(happened);
  const scene = staged === null ? null : { ...plainScene(game, happened), ...staged };
  return scene?.weight === 'moment' ? scene : (turnScene(game, happened, scene) ?? scene);
}

/** A new turn is announced in every game alike, whichever event begins it. */
function turnScene(game: Game, happened: Happened<Event, unknown>, scene: Scene | null): Scene | null {
  const [before, after] = [game.turnState?.(happened.before), game.turnState?.(happened.after)];
  if (!before || !after || before.turn === after.turn) return null;
  const { left } = after;
  const shown = scene ?? plainScene(game, happened);
  return {
    cue: 'phase',
    ...shown,
    weight: 'turn',
    title: after.turn,
    ...(left === undefined ? {} : { sentence: left }),
  };
}

/** Dice that somebody has yet to decide about, or of which nothing came: they are shown as they lie. */
function throwScene(game: Game, dice: readonly RollLine[]): Scene | null {
  const staged = game.throwScene?.(dice);
  if (staged === null) return null;
  return {
    at: [],
    walks: [],
    lines: [],
    bursts: [],
    thrown: { dice },
    sentence: purposeText(game.system, dice[0]!.why.purpose),
    concerns: dice.flatMap(({ why }) => why.figure ?? []),
    weight: 'plain',
    ...staged,
  };
}

/** Whoever has units of his own does not only look on. */
const isDoer = (game: Game, viewer: Viewer, view: unknown): boolean => (game.roster?.(view, viewer) ?? []).length > 0;

/** Whoever looks on, or plays a game that has no list of his own, is concerned by everything. */
function isOurs(game: Game, viewer: Viewer, view: unknown, { concerns, weight }: Scene): boolean {
  const own = game.roster?.(view, viewer);
  if (!own || own.length === 0 || isAnnounced({ weight })) return true;
  return concerns.some(figure => own.some(entry => entry.figure === figure));
}

function isOfOurs(game: Game, viewer: Viewer, view: unknown, { concerns }: Scene): boolean {
  const own = new Set((game.roster?.(view, viewer) ?? []).map(({ figure }) => figure));
  return concerns.length > 0 && concerns.every(figure => own.has(figure));
}
