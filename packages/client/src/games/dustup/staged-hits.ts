import type { DustupBoard, DustupEvent, DustupView } from '@sightline/dustup';
import { list, say } from '../../words/dustup.ts';
import type { Happened, Scene } from '../scene.ts';
import { fallIn } from './falls.ts';
import { thrownToHurt } from './thrown.ts';
import { nameOf } from './units.ts';

type Event = Happened<DustupEvent, DustupView>;
type Staged = Partial<Scene>;

/** Whether somebody has gone down by one of the hits that are being told. */
const hurtBefore = (earlier: readonly DustupEvent[]): boolean =>
  earlier.slice(earlier.findLastIndex(({ type }) => type === 'hitsCounted') + 1).some(each => fallIn(each) !== null);

/** Why somebody who was struck is none the worse for it: too little for a hit, or armour. Undefined for all else. */
export function stagedHits(rules: DustupBoard, { event, before, dice, earlier }: Event): Staged | null | undefined {
  switch (event.type) {
    case 'hitsCounted': {
      const { total, die, hits, extra, target } = event;
      if (hits > 0) return null;
      // Of a building it is the wall that is hit or not.
      if (target === null) return { weight: 'plain' };
      return { sentence: say('dustup.scene.noHits', { total, die, extra }), weight: 'plain' };
    }
    case 'struck': {
      if (event.injury !== 'none') return undefined;
      const figure = before.figures[event.figure.id];
      const unit = figure && before.units[figure.unit];
      if (!unit) return null;
      const named = nameOf(rules, unit.who);
      const { impact, armour } = event;
      return {
        thrown: thrownToHurt(dice),
        sentence: say('dustup.scene.armourHolds', { unit: named, impact, armour }),
        gathers: {
          kind: 'armour',
          names: [named],
          sentence: (count, names) =>
            say('dustup.scene.armoursHold', {
              count,
              units: list([...new Set(names)]),
              more: hurtBefore(earlier ?? []),
            }),
        },
        weight: 'plain',
      };
    }
    default:
      return undefined;
  }
}
