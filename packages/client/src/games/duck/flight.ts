import type { DuckBoard, DuckView, Figure } from '@sightline/duck';
import type { Question } from '@sightline/kernel';
import { say } from '../../words/duck.ts';
import { isOutOfBreath } from './burdens.ts';
import { nameText } from './names.ts';

/** How likely a throw comes down on the square it is meant for, past all that it flies by. */
interface Landing {
  readonly square: number;
  readonly chance: number;
}

const FACES = [1, 2, 3, 4, 5, 6];
/** DK-GREN-004: so much is on target, and a hit adds so much; DK-DUCK-011: so does lying down. */
const [ON_TARGET, HIT, LYING] = [7, 6, 3];
/** It comes down where it is meant to, whatever it flies past. */
const HOMING = 'magneto-grenade';
/** DK-MOVE-035. */
const BREATHLESS = 2;

/** DK-GREN-007: the squares that may be thrown at and lose something by what is in the way. */
export function sumsOf(rules: DuckBoard, view: DuckView, asked: Question | undefined): readonly Landing[] {
  const {
    figure,
    byProjector = false,
    grenade,
    options = [],
  } = (asked ?? {}) as {
    readonly figure?: number;
    readonly byProjector?: boolean;
    readonly grenade?: string;
    readonly options?: readonly unknown[];
  };
  const man = view.figures[figure ?? -1];
  if (asked?.kind !== 'throwAt' || !man || grenade === HOMING) return [];
  return options.flatMap(square => {
    if (typeof square !== 'number') return [];
    const { added = 0 } = rules.flightOf?.(view, man, square) ?? {};
    const range = rules.rangeBetween(view, man.at, square);
    const needed = byProjector ? Math.ceil(range / 2) : range;
    return added === 0 ? [] : [{ square, chance: landingChance(view, man, needed, added) }];
  });
}

/** Who and what lies under a straight line to a square, by name. */
export function passedBy(rules: DuckBoard, view: DuckView, man: Figure, target: number): readonly string[] {
  const { figures = [], pieces = [] } = rules.flightOf?.(view, man, target) ?? {};
  const passed = view.figures.filter(
    other => other !== man && figures.includes(other.at) && other.overhead === man.overhead && rules.isOnMap(other),
  );
  return [...passed.map(other => nameText(rules, other)), ...(pieces.length > 0 ? [say('duck.flight.low')] : [])];
}

/** DK-GREN-003, DK-GREN-004: one die says whether it hits, another where it lands. */
function landingChance(view: DuckView, man: Figure, needed: number, added: number): number {
  const breath = man.kind === 'teamer' && isOutOfBreath(view, man) ? BREATHLESS : 0;
  const isHit = (face: number): boolean => face === 6 || (face > 1 && face - breath >= needed);
  const lands = FACES.flatMap(aim =>
    FACES.filter(face => face + added + (isHit(aim) ? HIT : 0) + (man.ducked ? LYING : 0) >= ON_TARGET),
  );
  return lands.length / FACES.length ** 2;
}
