import type { Figure, KillzoneBoard, KillzoneView, Target } from '@sightline/killzone';
import { dieNeeded } from './die-needed.ts';
import { NONE } from './floors.ts';

/** KZ-VEH-018: from this on a Skid roll is a crash. */
const CRASHES = 3 / 6;
/** Less than this is a long shot. */
const LONG = 0.1;

export const isLongShot = (chance: number): boolean => chance < LONG;

/** How likely one shot stops whoever is aimed at; a car has to be hit, pierced and thrown off the road. */
export function shotChance(
  rules: KillzoneBoard,
  view: KillzoneView,
  figure: Figure,
  weapon: number,
  target: Target,
): number {
  const aim = rules.aimOf(view, figure, weapon, target);
  const row = rules.weaponInHand(view, figure, weapon);
  if (!aim || !row) return 0;
  const hit = (7 - dieNeeded(aim)) / 6;
  if (!('vehicle' in target)) return hit;
  return hit * chanceOfSum(row.dice, armourOf(rules, view, target.vehicle)) * CRASHES;
}

/** KZ-VEH-025: a motorbike is as hard as its rider. */
function armourOf(rules: KillzoneBoard, view: KillzoneView, id: number): number {
  const rider = view.figures.find(({ vehicle, place }) => vehicle === id && place === 0);
  const { armour } = view.vehicles[id]!.model;
  return armour ?? (rider && rules.profileOf?.(view, rider).killScore) ?? Number.POSITIVE_INFINITY;
}

/** The best shot that somebody of these has at any enemy in reach. */
export function bestShot(rules: KillzoneBoard, view: KillzoneView, figures: readonly Figure[]): number {
  const chances = figures.flatMap(figure =>
    (rules.threatenedBy?.(view, figure) ?? []).flatMap(id => {
      const { vehicle } = view.figures[id]!;
      const target = vehicle === NONE ? { figure: id } : { vehicle };
      return figure.weapons.map((_, weapon) => shotChance(rules, view, figure, weapon, target));
    }),
  );
  return Math.max(0, ...chances);
}

/** How likely so many dice add up to a total or more. */
function chanceOfSum(dice: number, total: number): number {
  let ways: readonly number[] = [1];
  for (let i = 0; i < dice; i++) {
    const more = new Array<number>(ways.length + 6).fill(0);
    for (const [sum, count] of ways.entries()) for (let face = 1; face <= 6; face++) more[sum + face]! += count / 6;
    ways = more;
  }
  return ways.slice(Math.max(0, total)).reduce((sum, chance) => sum + chance, 0);
}
