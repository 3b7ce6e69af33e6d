import type { DuckBoard, DuckView } from '@sightline/duck';
import type { Question } from '@sightline/kernel';
import { say } from '../../words/duck.ts';
import { factsOf } from './answers.ts';
import { placeText, roomText } from './names.ts';

/** What a way in has to be judged by, as far as the plan of the ship shows it (DK-SETUP-034). */
interface Around {
  readonly next: readonly string[];
  readonly markers: number;
  readonly chits: number;
  /** Squares to the nearest place where the mission has work, and what it is called, where that is known. */
  readonly squares: number | null;
  readonly place: string | null;
}

function aroundEntry(rules: DuckBoard, view: DuckView, question: Question, answer: unknown): Around | null {
  const { square } = factsOf(answer);
  if (question.kind !== 'entry' || typeof square !== 'number') return null;
  const { tiles, tileAt, modules, doors } = rules.planOf(view.arena);
  const own = tiles[tileAt[square] ?? -1]?.module;
  if (own === undefined) return null;
  const next = new Set(
    doors.flatMap(door => (door.modules.includes(own) ? door.modules.filter(id => id >= 0 && id !== own) : [])),
  );
  const near = [own, ...next].flatMap(id => modules[id]?.tiles ?? []);
  const goals = (rules.standingOf?.(view).goals ?? []).flatMap(({ at }) => at);
  const ways = goals
    .map(at => ({ at, squares: rules.rangeBetween(view, square, at) }))
    .sort((a, b) => a.squares - b.squares);
  const [nearest] = ways;
  return {
    next: [...new Set([...next].map(id => roomText(modules[id]!.name)))],
    markers: near.reduce((sum, tile) => sum + (view.tiles[tile]?.markers.length ?? 0), 0),
    chits: view.chits.filter(({ tile }) => near.includes(tile)).length,
    squares: nearest?.squares ?? null,
    place: nearest ? placeText(rules, view, nearest.at) : null,
  };
}

/** The numbers of it, for a button. */
export function entryDetail(rules: DuckBoard, view: DuckView, question: Question, answer: unknown): string | undefined {
  const around = aroundEntry(rules, view, question, answer);
  return around
    ? say('duck.entry.detail', { markers: around.markers, chits: around.chits, isSought: isSought(view) })
    : undefined;
}

/** All of it, in sentences. */
export function entryMeans(rules: DuckBoard, view: DuckView, question: Question, answer: unknown): string | undefined {
  const around = aroundEntry(rules, view, question, answer);
  if (!around) return undefined;
  return [
    say('duck.entry.opens', { next: around.next, some: around.next.length > 0 }),
    around.markers > 0 && say('duck.entry.near'),
    isSought(view) && around.chits > 0 && say('duck.entry.chits'),
    around.squares !== null &&
      around.place !== null &&
      say('duck.entry.goal', { squares: around.squares, place: around.place }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Why this way in: where it leads to soonest. */
export function entryReason(rules: DuckBoard, view: DuckView, question: Question, answer: unknown): string | null {
  const around = aroundEntry(rules, view, question, answer);
  if (!around) return null;
  const { squares, place } = around;
  return squares === null || place === null ? say('duck.hint.entry') : say('duck.hint.entryTo', { squares, place });
}

/** Source chits are of use to whoever looks for the Source. */
const isSought = ({ mission }: DuckView): boolean => mission.completed.includes('sourceCleared');
