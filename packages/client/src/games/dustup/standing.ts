import type { DustupBoard, DustupEvent, DustupView } from '@sightline/dustup';
import { called, list, say } from '../../words/dustup.ts';
import type { Passed } from '../scene.ts';
import { sumUp } from './sum-up.ts';
import { titleOf } from './units.ts';

/** What the points of both sides are made of, once more beside the outcome; nothing where an edition does not say. */
export function ending(rules: DustupBoard, view: DustupView): readonly string[] {
  const standing = rules.standingOf?.(view);
  return view.sides.flatMap(side => {
    const made = standing && madeOf(standing, side.id);
    return made ? [say('dustup.ending', { side: titleOf(view, side), points: standing.scores[side.id]!, made })] : [];
  });
}

type Standing = NonNullable<ReturnType<NonNullable<DustupBoard['standingOf']>>>;

/** "the junction 3, six units broken 6"; null for whoever has none. */
function madeOf({ made }: Standing, side: number): string | null {
  const parts = (made?.[side] ?? []).map(scored =>
    say('dustup.scoredPart', { what: whatOf(scored), points: scored.points }),
  );
  return parts.length === 0 ? null : list(parts);
}

type Scored = NonNullable<Standing['made']>[number][number];

/** "+5 the hill top, −1 the junction": only what has changed, for the points are read while other things happen. */
function changeOf(then: Standing, now: Standing, side: number): string | null {
  const worth = (scored: readonly Scored[]): ReadonlyMap<string, Scored> =>
    new Map(scored.map(each => [`${each.of} ${each.objective ?? ''}`, each]));
  const [was, is] = [worth(then.made?.[side] ?? []), worth(now.made?.[side] ?? [])];
  const parts = [...new Set([...was.keys(), ...is.keys()])].flatMap(key => {
    const by = (is.get(key)?.points ?? 0) - (was.get(key)?.points ?? 0);
    const scored = is.get(key) ?? was.get(key)!;
    return by === 0 ? [] : [say('dustup.scoredMore', { more: by > 0, by: Math.abs(by), what: whatOf(scored) })];
  });
  return parts.length === 0 ? null : list(parts);
}

function whatOf({ of, count, objective }: Scored): string {
  switch (of) {
    case 'held':
      return called(objective ?? '');
    case 'all':
    case 'carried':
    case 'commander':
    case 'nest':
      return say(`dustup.scored.${of}`);
    default:
      return say(`dustup.scored.${of}`, { count });
  }
}

/** What a phase has come to, and what it has made of the points. */
export function summed(rules: DustupBoard, passed: Passed<DustupEvent, DustupView>): string | null {
  const [then, now] = [rules.standingOf?.(passed.before), rules.standingOf?.(passed.after)];
  const told = sumUp(passed);
  if (!then?.made || !now || passed.after.turn === 0 || String(then.scores) === String(now.scores)) return told;
  const [ofRed, ofBlue] = [changeOf(then, now, 0), changeOf(then, now, 1)];
  const facts = { red: now.scores[0]!, blue: now.scores[1]!, ofRed, ofBlue };
  return [told, say('dustup.pointsNow', facts)].filter(text => text !== null).join(' ');
}
