import type { DustupBoard, DustupView, Place, Unit } from '@sightline/dustup';
import { say } from '../../words/dustup.ts';
import { isAloft } from './aloft.ts';
import { isOnTable, isVehicle, nameOf, placeOfUnit } from './units.ts';

type Artillery = NonNullable<DustupBoard['artillery']>;
export type ShownMission = ReturnType<Artillery['missionsOf']>[number];
export type Fallen = ReturnType<Artillery['fallOfAim']>[number];
type Placing = Parameters<Artillery['fallOfAim']>[1];

/** Where rounds are meant to land. */
export interface Aim {
  readonly at: Place;
  readonly ammunition: string;
  readonly dummies?: readonly [Place, Place];
}

/** Every fire mission that is on its way; editions before artillery have none. */
export function missionsIn(rules: DustupBoard, view: DustupView): readonly ShownMission[] {
  return rules.artillery?.missionsOf(view) ?? [];
}

/** "lands in 2 turns"; "is due". */
export function clockText({ box }: ShownMission): string {
  return box === null ? say('dustup.missions.crew') : say('dustup.missions.clock', { box });
}

const known = new WeakMap<DustupView, Map<string, readonly Fallen[]>>();

/** Worked out once for what is seen, because every look at the bar asks for it. */
function remembered(view: DustupView, key: string, find: () => readonly Fallen[]): readonly Fallen[] {
  const falls = known.get(view) ?? new Map<string, readonly Fallen[]>();
  known.set(view, falls);
  const fall = falls.get(key) ?? find();
  falls.set(key, fall);
  return fall;
}

/** Where the rounds would fall that are aimed there, inch by inch. */
export function fallOfAim(rules: DustupBoard, view: DustupView, question: Placing, aim: Aim): readonly Fallen[] {
  const { x, y } = aim.at;
  const key = `${question.asset} ${question.guidance} ${x},${y} ${aim.ammunition}`;
  return remembered(view, key, () => rules.artillery?.fallOfAim(view, question, aim) ?? []);
}

export function fallOfMission(rules: DustupBoard, view: DustupView, mission: number): readonly Fallen[] {
  return remembered(view, `mission ${mission}`, () => rules.artillery?.fallOfMission(view, mission) ?? []);
}

/** So many rounds on an average are a danger. */
const DANGER = 0.1;

/** One's own on the ground whom rounds may well catch. */
export function ownInDanger(
  rules: DustupBoard,
  view: DustupView,
  side: number,
  fall: readonly Fallen[],
  radius: number,
): readonly string[] {
  const reach = (radius + 0.5) * 1000;
  return view.units
    .filter(unit => unit.side === side && isOnTable(unit) && !isAloft(unit))
    .filter(unit => {
      const places = placesOf(rules, view, unit);
      const near = fall.filter(at => places.some(({ x, y }) => (x - at.x) ** 2 + (y - at.y) ** 2 <= reach ** 2));
      return near.reduce((sum, { rounds }) => sum + rounds, 0) >= DANGER;
    })
    .map(({ who }) => nameOf(rules, who));
}

function placesOf(rules: DustupBoard, view: DustupView, unit: Unit): readonly Place[] {
  return isVehicle(unit) ? [placeOfUnit(view, unit)] : rules.membersOf(view, unit);
}
