import type { Told } from '@sightline/desk';
import type {
  Edition,
  Event,
  Intent,
  Line,
  MatchOptions,
  Outcome,
  Question,
  Seat,
  System,
  Viewer,
} from '@sightline/kernel';
import type { RuleId } from '@sightline/ledger';
import type { ComponentType, ReactNode } from 'react';
import type { SideStory } from './aftermath.ts';
import type { Choices } from './choices.ts';
import type { ContentKind } from './content.ts';
import type { Glossary } from './glossary.ts';
import type { Lesson } from './lesson.ts';
import type { Staging } from './scene.ts';
import type { TableTalk } from './table-talk.ts';
import type { Telling } from './telling.ts';

/** A point of the board in the game's own units: squares, inches. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A place on the board that stands for an answer. */
export interface Spot extends Point {
  readonly width: number;
  readonly height: number;
}

/** How a seat is marked: colour, shape and pattern go together, so that no mark rests on its hue alone. */
export type SideMark = 'red' | 'blue';

/** A remark on an answer that is being considered. */
export interface Note {
  readonly text: string;
  readonly rule?: RuleId;
  /** A reason has a row of its own, so that a sum can be read down. */
  readonly tone?: 'warning' | 'reason';
  /** For whoever wants all figures: it stands behind *more* where there is one. */
  readonly aside?: true;
}

/** What the ruler found between two points. */
export interface Measured {
  readonly from: Point;
  readonly to: Point;
  readonly text: string;
  readonly blockedBy: Spot | null;
  /** The name of what blocks it. */
  readonly blocker?: string;
  /** Whether anything of use reaches that far. */
  readonly reaches: boolean;
}

/** The table in words, for those who do not look at the picture. */
export interface TextGroup {
  readonly title: string;
  readonly items: readonly string[];
}

export interface BoardProps<E extends Event, V> {
  readonly view: V;
  /** What the last input told, for the picture to show it happening. */
  readonly recent: readonly Line<E>[];
  /** What the step that is under way has told so far: who is acting, what is being done. */
  readonly underWay: readonly Line<E>[];
  /** What somebody at this table is being asked now. */
  readonly asked?: Question | undefined;
  /** Marks of the table's own, to be drawn on the ground under the figures. */
  readonly children?: ReactNode;
}

export interface PanelProps<V> {
  readonly view: V;
  /** Moves the picture to a point. */
  readonly lookAt: (point: Point) => void;
}

export interface PreviewProps<V> {
  readonly view: V;
  readonly seat: Seat;
  readonly question: Question;
  readonly answer: unknown;
  readonly allowed: boolean;
}

export interface FigurineProps<V> {
  readonly view: V;
  readonly figure: number;
  /** With all that a card has room for. */
  readonly large?: boolean;
}

export interface CoverProps<V> {
  readonly view: V;
  readonly viewer: Viewer;
  /** Whose it is: one who is pointed at or selected, or one of all enemies. */
  readonly figure: number;
  /** All enemies show theirs at once, so that only what threatens is drawn. */
  readonly isOneOfMany: boolean;
}

export interface IntentsProps<V> {
  readonly view: V;
  readonly intents: readonly Intent[];
  /** Whose alone are wanted just now, because somebody looks at him: the others are only hinted at. */
  readonly focus: number | null;
}

/** In which light a scene is shown. */
export type Light = 'day' | 'night' | 'fire' | 'cold' | 'alarm';

/** A moment of a scenario: who stands where, what of it is seen, and the sign that it goes under. */
export interface Vignette<V = unknown> {
  readonly view: V;
  readonly box: Spot;
  readonly light: Light;
  /** The path of an icon. */
  readonly sign: string;
}

/** A game at the web table: the rules as the kernel knows them, and everything that only this game can draw or say. */
export interface Game<T = unknown, E extends Event = Event, V = unknown> extends TableTalk<V>, Staging<E, V> {
  readonly system: System<T, E, V>;
  /** One click on the first page: a good first match against the machine. */
  readonly playNow: Omit<MatchOptions, 'secret'>;
  /** Who has which seat in scenarios where the first one of them is not the easier to begin with. */
  readonly usualPlayers?: MatchOptions['players'];
  /** Scripted lessons, in the order in which they are taken. */
  readonly lessons: readonly Lesson<V>[];
  /** What the panel of the forces shows, for its question mark. */
  readonly panelHelp: string;
  readonly scenarios: Readonly<Record<string, string>>;
  readonly seats: Readonly<Record<Seat, { readonly name: string; readonly mark: SideMark }>>;

  /** What one should know before a scenario: who, where, what for, and what the danger is. */
  readonly briefings: Readonly<Record<string, string>>;
  /** A moment of a scenario to make a picture of; null where there is none to show but the table before the first move. */
  vignette?(scenario: string): Vignette<V> | null;
  /** Words of its own that explain themselves wherever a sentence has them. */
  readonly glossary: Glossary;

  /** What players may choose besides scenario, seats and switches. */
  readonly choices?: Choices;
  /** What a campaign chooses once for all its missions. */
  readonly campaignChoices?: Choices;
  /** What players may make themselves, and choose. */
  readonly content?: readonly ContentKind[];

  /** The picture on the game's card. */
  readonly Picture: ComponentType;
  readonly Board: ComponentType<BoardProps<E, V>>;
  readonly Panel: ComponentType<PanelProps<V>>;
  /** What is on its way to the board: a small panel beside it, where there is room. */
  readonly Chart?: ComponentType<{ readonly view: V }>;
  /** Drawn over the board while an answer is considered: the way, the reach, the line. */
  readonly Preview: ComponentType<PreviewProps<V>>;
  /** In place of a portrait, for whatever has no face. */
  readonly Figurine?: ComponentType<FigurineProps<V>>;
  /** Drawn on the ground for somebody who is looked at: what his weapons bear on, and who watches him. */
  readonly Cover?: ComponentType<CoverProps<V>>;
  /** Drawn over the board: what figures that nobody plays are about to do. */
  readonly Intents?: ComponentType<IntentsProps<V>>;

  /** What of the board is worth seeing: all of it, with whatever is laid out beside it. */
  extent(view: V): Spot;
  /** Where on the board an answer is; null when it is nowhere. */
  spotOf(view: V, question: Question, answer: unknown): Spot | null;
  /** What somebody means who points there, allowed or not; undefined when nothing. */
  answerAt(view: V, question: Question, point: Point): unknown;
  /** What an answer is called by somebody who looks at the board; null leaves it to the rules' own words. */
  label?(view: V, question: Question, answer: unknown): string | null;
  /** Whether an answer is seldom wanted, and may be folded away where there is much to choose from. */
  isSeldom?(answer: unknown, view: V, question: Question): boolean;
  /** Where an answer stands in the list of its kind: the lowest first, equals as the rules list them. */
  rankOf?(view: V, question: Question, answer: unknown): number;
  /** What of the board the small map shows, where not all that is laid out beside the table belongs to it. */
  mapped?(view: V): Spot | undefined;
  /** Whether what a refused answer is called says already why: then the reason of the rules would be a second one. */
  saysWhyNot?(view: V, question: Question, answer: unknown): boolean;
  /** The answer by which a player gives the game up; undefined where the question leaves no room for it. */
  concession?(question: Question): unknown;
  /** When it can be given up, where it cannot be just now. */
  readonly concessionLater?: string;
  /** Remarks on an allowed answer: its cost, what it opens, what it risks. */
  notes(view: V, seat: Seat, question: Question, answer: unknown): readonly Note[];
  /** What the ruler says between two points. */
  measure(view: V, from: Point, to: Point): Measured;
  /** Where something happened. */
  pointsOf(view: V, event: E): readonly Point[];
  /** How an event stands in the report: its picture, whether it matters, what a headline makes of it. */
  telling(event: E): Telling;
  figureName(view: V, figure: number): string;
  /** What is being played, where the scenario alone does not say it: a mission that was drawn. */
  titleOf?(view: V): string;
  /** How far the match has come: "Round 3 of 30". */
  progress(view: V): string;
  /** What each seat has left, for the plot after the game. */
  strength(view: V): { readonly title: string; readonly of: Readonly<Record<Seat, number>> };
  /** What became of everybody, side by side: `seen` is the last table as a seat saw it. */
  aftermath(seen: (viewer: Viewer) => V, told: readonly Told[]): readonly SideStory[];
  /** How much an event may have turned the game; most have not at all. */
  weightOf(view: V, event: E): number;
  /** What an outcome is called at the head of a page, where more is to be said of it than who won. */
  verdict?(outcome: Outcome): string;
  /** The rule behind the outcome for a player to read, where the one that it names is for makers. */
  readonly endingRule?: RuleId;
  /** What is to be said once more beside the outcome, sentence by sentence. */
  ending?(view: V): readonly string[];
  /** Seats that the rulebook itself plays: whoever loses to one has lost, but there is nobody to give a cup to. */
  readonly ruledSeats?: readonly Seat[];
  text(view: V, viewer: Viewer): readonly TextGroup[];
}

/**
 * A game among others. The table hands a game only what came from that same game, which the types of a list of
 * different games cannot say.
 */
export function plug<T, E extends Event, V, B>(
  draw: (edition: Edition<System<T, E, V>, B>) => Game<T, E, V>,
): (edition: Edition) => Game {
  return draw as unknown as (edition: Edition) => Game;
}
