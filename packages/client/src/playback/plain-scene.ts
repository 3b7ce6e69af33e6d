import type { Event } from '@sightline/kernel';
import type { Game, Point } from '../games/game.ts';
import type { Happened, Scene, Trajectory, Walk } from '../games/scene.ts';

/** Under these names events speak of figures, in every game. */
const FIGURES = ['figure', 'unit', 'target', 'threat', 'comrade', 'by', 'shooter', 'victim'] as const;

/** A scene that any game has: where it happened, who moved, what was thrown, and the sentence. */
export function plainScene(game: Game, happened: Happened<Event, unknown>): Scene {
  const { event, before, after, dice, text } = happened;
  const concerns = figuresIn(event);
  const then = game.pointsOf(after, event);
  const at = then.length > 0 ? then : game.pointsOf(before, event);
  const walks = walksOf(game, happened, concerns.slice(0, 1));
  const lines = shotsOf(game, happened);
  const isSeen = at.length > 0 && (dice.length > 0 || walks.length > 0 || lines.length > 0);
  return {
    at: [...at, ...lines.flatMap(({ from, to }) => [from, to])],
    walks,
    lines,
    bursts: [],
    thrown: dice.length > 0 ? { dice } : null,
    sentence: text,
    concerns,
    weight: isSeen ? 'plain' : 'aside',
  };
}

function figuresIn(event: Event): readonly number[] {
  const facts = event as unknown as Readonly<Record<string, unknown>>;
  const found = FIGURES.map(name => numberIn(facts[name])).filter(figure => figure !== null);
  return [...new Set(found)];
}

/** Some games name a figure by its number, others by a record that has one. */
function numberIn(fact: unknown): number | null {
  if (typeof fact === 'number') return fact;
  if (typeof fact !== 'object' || fact === null || !('id' in fact)) return null;
  return typeof fact.id === 'number' ? fact.id : null;
}

function walksOf(game: Game, { before, after }: Happened, figures: readonly number[]): readonly Walk[] {
  return figures.flatMap(figure => {
    const [from, to] = [game.pointOf?.(before, figure), game.pointOf?.(after, figure)];
    return from && to && !isSame(from, to) ? [{ piece: String(figure), path: [from, to] }] : [];
  });
}

/** Whoever shoots at a target, as nearly every game calls it. */
function shotsOf(game: Game, { event, before }: Happened): readonly Trajectory[] {
  if (!/shot|fired/i.test(event.type)) return [];
  const facts = event as unknown as Readonly<Record<string, unknown>>;
  const [shooter, target] = [numberIn(facts['figure'] ?? facts['unit']), numberIn(facts['target'])];
  const from = shooter === null ? null : game.pointOf?.(before, shooter);
  const to = target === null ? null : game.pointOf?.(before, target);
  return from && to ? [{ from, to, kind: 'bullet' }] : [];
}

const isSame = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;
