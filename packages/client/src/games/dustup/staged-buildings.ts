import type { DustupBoard, DustupEvent, DustupView } from '@sightline/dustup';
import { say } from '../../words/dustup.ts';
import type { Point } from '../game.ts';
import type { Burst, Happened, Scene } from '../scene.ts';
import { middleOfBuilding, shownAt } from './land.ts';
import { thrownAt, thrownToHurt } from './thrown.ts';
import { nameOf, pointOfUnit } from './units.ts';

type Event = Happened<DustupEvent, DustupView>;
type Staged = Partial<Scene>;

/** How a house is fired at and what its walls make of it, each throw with its own sentence; undefined for all else. */
export function stagedBuilding(rules: DustupBoard, { event, before, dice, earlier }: Event): Staged | undefined {
  switch (event.type) {
    case 'buildingShotAt': {
      const { unit, success, suppressive, part } = event;
      const [from, to] = [pointOfUnit(before, before.units[unit.id]!), placeOf(rules, before, event.building)];
      return {
        at: to === null ? [from] : [from, to],
        lines: to === null ? [] : [{ from, to, kind: 'bullet' }],
        bursts: burstAt(to, success === 'none' ? 'miss' : 'hit'),
        thrown: thrownAt(rules, before, event),
        sentence: say('dustup.scene.buildingShot', {
          unit: nameOf(rules, unit),
          success,
          suppressive,
          part: part === null ? undefined : say(`dustup.parts.${part}`),
        }),
        cue: 'shot-heavy',
        weight: 'plain',
      };
    }
    case 'otherPartRolled':
      return { ...belongingTo(earlier), weight: 'plain' };
    case 'structureStruck': {
      const { impact, armour, result } = event;
      const at = placeOf(rules, before, event.building);
      return {
        ...belongingTo(earlier),
        at: at === null ? [] : [at],
        bursts: burstAt(at, result === 'none' ? 'miss' : 'hit'),
        thrown: thrownToHurt(dice),
        sentence: say('dustup.scene.wallStruck', { impact, armour, result }),
        cue: 'dice',
        weight: 'plain',
      };
    }
    default:
      return undefined;
  }
}

/** A house is nobody: what befalls it is told to those who watch whoever fired. */
function belongingTo(earlier: Event['earlier']): Staged {
  const shot = earlier?.findLast(({ type }) => type === 'buildingShotAt');
  return shot?.type === 'buildingShotAt' ? { concerns: [shot.unit.id] } : {};
}

function placeOf(rules: DustupBoard, view: DustupView, building: number): Point | null {
  const middle = middleOfBuilding(rules, view, building);
  return middle && shownAt(view, middle);
}

const burstAt = (at: Point | null, kind: Burst['kind']): readonly Burst[] => (at === null ? [] : [{ at, kind }]);
