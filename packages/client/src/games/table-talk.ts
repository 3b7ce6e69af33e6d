import type { Intent, Odds, Question, Viewer } from '@sightline/kernel';
import type { Nameplate } from '../board/Nameplates.tsx';
import type { Written } from '../board/written.ts';
import type { DeedId } from './deeds.ts';
import type { Point, SideMark, Spot } from './game.ts';

// What a game tells the table so that the table can lay it out; the table knows no rules, the game no layout.

/** What an answer is, for the action bar and for the list at its place. */
export interface Act {
  readonly deed: DeedId;
  /** It is a button of its own, however many of its kind are open. */
  readonly apart?: boolean;
  /** What the game is won by, whenever it is open: it stands on the bar beside the moves. */
  readonly first?: boolean;
  /** So seldom wanted that it is found under *More*, however much room there is. */
  readonly rare?: boolean;
  /** What it takes: "1 chit", "2 actions", "D6 squares". */
  readonly cost?: string;
  /** The path of an icon of its own, where that of its deed would say too little. */
  readonly icon?: string;
  /** Few words more where the label leaves something open: the weapon, the way. */
  readonly detail?: string;
  /** Which way it lies: said with its name where another choice is called the same. */
  readonly way?: string;
  /** What it comes to, in a sentence, for whoever has not done it before. */
  readonly means?: string;
  /** Dice fall at once, though it lies nowhere: it is shown first, because they cannot be taken back. */
  readonly rolls?: boolean;
  /** Asked once more before it is done: what is lost by it. Only for what is rare and cannot be taken back. */
  readonly sure?: string;
}

/** Chances in plain words: two or three outcomes, best first, and the totals that a player asks for. */
export interface PlainOdds {
  readonly rows: readonly Chance[];
  /** "At least one down", "pinned": sums over several outcomes. */
  readonly totals: readonly Chance[];
  /** The one number that matters, on the badge of a target: the chance to stop it, or else of the best that can happen. */
  readonly headline: number;
  /** What it is the chance of, in a word that has room on the badge: "stopped", "back". */
  readonly about: string;
  /** How good that is among what may be hoped for: 0 is the best. */
  readonly rank: number;
  /** What that word counts: "stopped 91 %: killed or wounded". */
  readonly counts: string;
  /** What that number is made of, where more can be said: "stopped 91 %: killed 50 %, wounded 41 %". */
  readonly summary?: string;
}

export interface Chance {
  readonly text: string;
  /** From 0 to 1; `error` is its standard error where it was sampled. */
  readonly chance: number;
  readonly error?: number;
  readonly tone: 'good' | 'fair' | 'poor' | 'bad';
}

/** Somebody or something on the board, as the list of one's own shows it. */
export interface RosterEntry {
  readonly figure: number;
  /** The same name as on the board, on a button and in the report. */
  readonly name: string;
  /** Short letters for a small screen, as on its token. */
  readonly letters: string;
  /** One line: weapon and rounds, wounds, what it is in the middle of. */
  readonly state: string;
  /** What it can still do this turn: chits, actions. */
  readonly pips?: { readonly left: number; readonly of: number };
  readonly tone: 'ready' | 'spent' | 'trouble' | 'gone';
  readonly mark: SideMark;
  readonly face?: Face;
  readonly at: Point | null;
}

/** A face is made of a key: the same person always has the same. */
export interface Face {
  readonly key: string;
  readonly kind: 'verminator' | 'trooper' | 'leader' | 'ganger' | 'civilian' | 'alien';
  readonly state?: 'well' | 'wounded' | 'stressed' | 'suppressed' | 'dead';
}

/** All that this viewer may know of a figure: one's own or an enemy. */
export interface FigureCard {
  readonly figure: number;
  readonly name: string;
  readonly mark: SideMark;
  readonly face?: Face;
  /** What it is, in a line: "Harpy, alien beast"; "Rifle squad, veteran". */
  readonly kind: string;
  /** How it fares, in a line. */
  readonly state: string;
  /** Named numbers: Move D6, Grapple 2, Protection 4. */
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  /** What it can do, sentence by sentence. */
  readonly can: readonly string[];
  /** Names of those it threatens from where it stands. */
  readonly threatens: readonly string[];
}

/** Where in the turn the game is. */
export interface TurnState {
  /** "Turn 2". */
  readonly turn: string;
  /** "58 turns left"; absent where there is no end by turns. */
  readonly left?: string;
  readonly phases: readonly { readonly id: string; readonly name: string }[];
  /** The id of the phase that is under way. */
  readonly now: string;
  /** Whose it is. */
  readonly whose?: SideMark;
}

/** What a seat wants of this game, and how far it has come. */
export interface Objective {
  readonly title: string;
  readonly parts: readonly { readonly text: string; readonly done: boolean; readonly failed?: boolean }[];
  /** Where it is on the board. */
  readonly at: readonly Spot[];
  /** A place that decides the game and may lie far off: an arrow at the edge of the picture points to it under this name. */
  readonly beacon?: { readonly name: string; readonly at: Spot };
}

/** Something that fills up: how full it is, and what happens when it is. */
export interface Meter {
  readonly name: string;
  readonly now: number;
  readonly of: number;
  /** What comes of it, sentence by sentence. */
  readonly means: readonly string[];
}

/** Directions to choose from around a point, as a wheel on the board. */
export interface Wheel {
  readonly centre: Point;
  /** How large what it is about is, in units of the board; as large as a figure if it does not say. */
  readonly size?: number;
  readonly spokes: readonly Spoke[];
}

export interface Spoke {
  /** Clockwise from north. */
  readonly degrees: number;
  readonly answer: unknown;
  /** It does not bring all that was asked: the first press only shows what it brings. */
  readonly isDoubtful?: boolean;
  /** It cannot be taken back: the first press shows it, the next does it. */
  readonly isShownFirst?: boolean;
}

/** What somebody who is asked has in hand: the deed that was taken up, and the answer that is marked. */
export interface Held {
  readonly deed: DeedId | null;
  readonly marked: unknown;
}

/** A question that the table usually answers by itself. */
export interface AskFor {
  readonly label: string;
  isAsked(question: Question): boolean;
}

/** What a game says of its table. All of it is optional: the table has a plainer way for each. */
export interface TableTalk<V> {
  /** How wide a figure is, in units of the board: the picture opens so close that it can be known. One if not said. */
  readonly figureSize?: number;
  /** Pixels of a figure at which the whole battle is still known: where it has room at that, one's own are seen with all enemies. */
  readonly pixelsFromAfar?: number;
  /** The same of whom a question is about, or of everybody, where they sit in something larger; null for a figure. */
  sizeAsked?(view: V, question: Question | null): number | null;
  /** What an answer is on the action bar; null leaves it among what has no group. */
  act?(view: V, question: Question, answer: unknown): Act | null;
  plainOdds?(view: V, question: Question, answer: unknown, odds: Odds): PlainOdds | null;
  /** Whether a badge with its odds belongs on the target of this answer. */
  isAimed?(view: V, question: Question, answer: unknown): boolean;
  /**
   * Whether an answer spends a shot or an attack on somebody, for good. However it is chosen, its chances are shown first and
   * the next press does it.
   */
  strikes?(view: V, question: Question, answer: unknown): boolean;
  /** Whom an answer is about, where people may stand in one another so that a place is not enough to tell. */
  whomOf?(view: V, question: Question, answer: unknown): number | null;
  /** Who stands at a point; of several the one on top. */
  figureAt?(view: V, point: Point): number | null;
  roster?(view: V, viewer: Viewer): readonly RosterEntry[];
  card?(view: V, viewer: Viewer, figure: number): FigureCard | null;
  /** Where a figure can get to in its next activation, as far as this viewer may know. */
  reachOf?(view: V, viewer: Viewer, figure: number): readonly Spot[];
  /** Places to get to are samples of open ground, and drawn as one area without corners. */
  readonly roundReach?: boolean;
  /** Names to be laid beside those who bear them, where the board does not write them itself. */
  nameplates?(view: V): readonly Nameplate[];
  /** What the board writes itself, so that no name is laid over it. */
  writing?(view: V): readonly Written[];
  /** What is no figure and yet looked for on the board: a ping, a chest. Cards had better not lie over it. */
  landmarks?(view: V): readonly Spot[];
  /** Whether any ground will do for such a deed, and the answers that are listed are proposals. */
  isAnywhere?(question: Question, deed: DeedId): boolean;
  /** What lies at a point that is nobody, for whoever presses it: what it is and what can be made of it. */
  whatLies?(view: V, point: Point): string | null;
  /** The same of what is dangerous to whoever goes there: the first press reads it, and only the next one means the way. */
  readFirst?(view: V, point: Point): string | null;
  /** What a kind of act is called at a question, where its usual name would say something else. */
  deedName?(question: Question, deed: DeedId): string | null;
  /** The enemies of this viewer that are in sight, for the toggle that shows where all of them can get to. */
  enemies?(view: V, viewer: Viewer): readonly number[];
  /** What a figure that nobody plays is about to do: "grabs YOU 71 %, comes to the doorway 29 %". */
  intentText?(view: V, intent: Intent): string;
  /** The same in the few words that have room on the board; null where its arrow says enough. */
  intentGlance?(view: V, intent: Intent): string | null;
  turnState?(view: V): TurnState;
  objective?(view: V, viewer: Viewer): Objective | null;
  /** What fills up until something comes of it, always in sight at the head of the table. */
  meter?(view: V): Meter | null;
  wheel?(view: V, question: Question, held?: Held): Wheel | null;
  /** What may be chosen besides what the rules offer; whatever of it is refused is left out. */
  moreAnswers?(view: V, question: Question): readonly unknown[];
  /** Whether an answer that is offered comes to the same as another: of two that do so to one another, the first is enough. */
  comesToTheSame?(view: V, question: Question, answer: unknown, other: unknown): boolean;
  /**
   * An answer that is drawn with the pointer: what it becomes with one more leg from what is marked to a point, allowed
   * or not; whoever points at its end means just what is marked. Undefined where nothing is drawn.
   */
  drawnTo?(view: V, question: Question, point: Point, marked: unknown): unknown;
  /** Whom a question is about: the camera opens on them. */
  subject?(view: V, question: Question): readonly number[];
  pointOf?(view: V, figure: number): Point | null;
  /** All that somebody takes up, where that is more than a figure: a squad, a hull. */
  areaOf?(view: V, figure: number): Spot | null;
  /**
   * Where a question is, if it is about places or about more than those who are asked about: a zone, the enemies to shoot
   * at. The camera shows all of it; null leaves it to whom the question is about, and to the enemies about him. `deed` is
   * what has been taken up.
   */
  scope?(view: V, viewer: Viewer, question: Question, deed: DeedId | null): readonly Point[] | null;
  /** What a player may look for though it may not be open to him: whatever is refused is listed with its reason. */
  soughtAnswers?(view: V, question: Question): readonly unknown[];
  /** What a player who presses an enemy may want of him: if nothing is open there, the card says why not. */
  soughtAt?(view: V, question: Question, figure: number): unknown;
  /** What of this table is behind a refusal: the wood that stops the line. Null where the refusal says it all. */
  whyRefused?(view: V, question: Question, answer: unknown): string | null;
  /**
   * The answer that nearly everybody gives where it hardly matters; the table gives it by itself and says so, and `undo`
   * asks after all. Undefined wherever it may matter.
   */
  foldedAnswer?(view: V, question: Question): unknown;
  /** That answer as something that is settled: "The Team stays". Null where its label says it well enough. */
  settled?(view: V, question: Question, answer: unknown): string | null;
  /** Whether an answer only says who is next: nothing happens by it and it can be taken back, so that one press does it. */
  onlyPicks?(question: Question, answer: unknown): boolean;
  /** What the machine hopes for by an answer that it gives as a hint; its chances are said besides. */
  hintReason?(view: V, question: Question, answer: unknown): string | null;
  /**
   * Whether pointing at an answer shows all there is to it, after the deed itself has been chosen: the way of a move that
   * was announced. One press does it for whoever points with a mouse.
   */
  isShownByPointing?(view: V, question: Question, answer: unknown): boolean;
  /** What is open that may lead to a place, which is asked for next: a move of which dice say how far. The usual one first. */
  leadsTo?(view: V, question: Question, point: Point): readonly unknown[];
  /** What is said of a place that only something with a price of its own may lead to, which a press does not take up. */
  tooFar?(view: V, question: Question, point: Point): string | null;
  /** Whether somebody is set up by it, who may be dragged about as a ghost before that. */
  isSettingUp?(question: Question): boolean;
  /** What may be done for a player from this question on, one after the other: "Deploy the rest for me". */
  restOf?(question: Question, view: V): string | null;
  /**
   * What a game answers by itself then, where it is not left to the machine; undefined is left to the player. It lasts for
   * as long as `during` says the same.
   */
  restAs?(view: V, question: Question): { readonly during: string; readonly answer: unknown };
  /** Whether an offer comes up so often that it may be let pass for the rest of the turn. */
  comesOften?(question: Question): boolean;
  /** What one should know before the first move, for as long as none has been made; of the sides, which is the reader's. */
  briefing?(view: V, viewer?: Viewer): { readonly title: string; readonly text: readonly string[] } | null;
  /** What a player may want to be asked after all the next time it comes up, from a button in the menu. */
  readonly askFor?: AskFor;
  /** What explains a question, where its own rule only says when it is asked: what each of its answers does. */
  rulesAsked?(view: V, question: Question): readonly string[] | null;
  /** What an answer takes up on the board besides its spot: the whole of a way and the car at its end. Cards keep off it. */
  spreadOf?(view: V, question: Question, answer: unknown): readonly Spot[];
  /** What may be done by pointing at the board besides what the bar offers, or why it offers nothing good. */
  byPointing?(question: Question, view: V): string | null;
  /** What a place is called: "the hatch of the Store", "the wood north of the road". */
  placeName?(view: V, point: Point): string | null;
}
