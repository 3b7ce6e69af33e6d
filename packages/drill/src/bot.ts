import type { Bot } from '@sightline/kernel';
import { canShoot } from './field.ts';
import { type Drill, SIZE } from './table.ts';

/** Closes in, shoots the weakest it can, watches when it cannot, ducks and interrupts whenever it may. */
export const greedyBot: Bot<Drill> = (question, look, chance, candidates) => {
  const options = candidates() as number[];
  const view = look();
  const { unit, kind } = { unit: -1, ...question };
  if (kind === 'lay') return options[chance(options.length)];
  if (kind === 'pick') return least(options, id => danger(view, id, view.units[id]!.at));
  if (kind === 'walk') return least(options, square => danger(view, unit, square));
  return least(options, deed => view.units[deed]?.health ?? 9);
};

/** Best is a square with few to shoot at, but some; failing that one near the enemy. */
function danger(view: Drill, id: number, at: number): number {
  const unit = { ...view.units[id]!, at };
  const targets = view.units.filter(enemy => canShoot(view, unit, enemy)).length;
  const enemies = view.units.filter(enemy => enemy.side !== unit.side && enemy.health > 0);
  const steps = enemies.map(enemy => Math.abs((enemy.at % SIZE) - (at % SIZE)) + Math.abs(enemy.at - at) / SIZE);
  return targets > 0 ? targets - 100 : Math.min(...steps);
}

function least<O>(options: readonly O[], cost: (option: O) => number): O {
  const costs = options.map(cost);
  return options[costs.indexOf(Math.min(...costs))]!;
}
