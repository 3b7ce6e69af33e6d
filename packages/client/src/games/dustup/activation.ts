import type { DustupBoard, DustupView, Unit } from '@sightline/dustup';
import { called, say } from '../../words/dustup.ts';
import { isVehicle } from './units.ts';

/** What a unit has to do with its activation before its player may say anything. */
type Bound = 'routed' | 'panicked' | 'leaderless' | 'broken' | 'suppressed' | 'scattered';

/** In the order in which the rules have it: rout, panic, the loss of a leader, flight of the broken; then the markers. */
function boundBy(rules: DustupBoard, view: DustupView, unit: Unit): Bound | null {
  if (isVehicle(unit)) return null;
  if (unit.confidence === 'routed') return 'routed';
  if (unit.panicked) return 'panicked';
  if (unit.leaderless) return 'leaderless';
  if (unit.suppression > 0) return 'suppressed';
  if (unit.confidence === 'broken' && isInTheOpen(rules, view, unit)) return 'broken';
  return rules.profileOf?.(view, unit).states.includes('disorganised') ? 'scattered' : null;
}

const isInTheOpen = (rules: DustupBoard, view: DustupView, unit: Unit): boolean =>
  unit.where === 'table' && rules.shelterOf(view, unit, view.figures[unit.leader]!).cover === 'none';

/** What an activation of it comes to, in few words and in a sentence; null where it is free to act. */
export function activationOf(
  rules: DustupBoard,
  view: DustupView,
  unit: Unit,
): { readonly brief: string; readonly means: string } | null {
  const bound = boundBy(rules, view, unit);
  if (bound === null) return null;
  const { die, lv: leadership, suppression: markers } = unit;
  const means =
    bound === 'panicked' || bound === 'suppressed'
      ? say(`dustup.boundBy.${bound}`, { die, leadership, markers })
      : say(`dustup.boundBy.${bound}`);
  return { brief: say(`dustup.bound.${bound}`), means };
}

/** What it has besides its rifles: "flame thrower, rocket launcher". Null where it has nothing of the kind. */
export function supportOf(rules: DustupBoard, view: DustupView, unit: Unit): string | null {
  if (isVehicle(unit)) return null;
  const arms = rules.profileOf?.(view, unit).arms.filter(({ isSupport }) => isSupport) ?? [];
  return arms.length === 0
    ? null
    : arms
        .map(({ name, count }) =>
          count > 1 ? say('dustup.weapon', { count, weapon: called(name) }) : called(name).toLowerCase(),
        )
        .join(', ');
}
