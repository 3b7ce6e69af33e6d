import type { Told } from '@sightline/desk';
import type { Drill, DrillBoard, DrillEvent } from '@sightline/drill';
import { say } from '../../words/index.ts';
import { dated, type Fate, type SideStory } from '../aftermath.ts';
import { nameOf } from './units.ts';

/** What became of every unit. */
export function aftermath(rules: DrillBoard, view: Drill, told: readonly Told[]): SideStory[] {
  const happened = dated<DrillEvent>(told, event => (event.type === 'roundBegan' ? event.round : null));
  return rules.sides.map(side => ({
    seat: side,
    people: view.units
      .filter(unit => unit.side === side)
      .map(unit => {
        const fall = happened.findLast(({ event }) => event.type === 'fell' && event.unit === unit.id);
        const shots = happened.filter(({ event }) => event.type === 'shotLanded' && event.unit === unit.id);
        const hits = shots.filter(({ event }) => event.type === 'shotLanded' && event.hits > 0).length;
        const fate: Fate = unit.health <= 0 ? 'dead' : unit.health < rules.health ? 'hurt' : 'well';
        return {
          id: `drill ${unit.id}`,
          face: { key: nameOf(unit.id), kind: 'trooper' as const },
          name: nameOf(unit.id),
          what: '',
          fate,
          told: fall
            ? say('drill.fell', { round: fall.turn })
            : say('drill.stands', { now: unit.health, most: rules.health }),
          deeds: shots.length > 0 ? [say('after.deeds.shots', { shots: shots.length, hits })] : [],
          heads: { [fate]: 1 },
        };
      }),
    aims: [],
  }));
}

export const weightOf = (event: DrillEvent): number => (event.type === 'fell' ? 1 : 0);
