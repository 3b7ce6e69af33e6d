import type { AnswerTo, Json, MatchOptions } from '@sightline/kernel';
import type { Act, KillzoneQuestion, KillzoneView, Place } from '@sightline/killzone';
import { type Wants, wanting } from '../../wanting.ts';

// A crossing at the end of town, an alley behind it and an acre of concrete; and enemies with nothing to throw.

type Details = Readonly<Record<string, Json>>;

/** One group, and what it drives. */
export const gang = (name: string, troop: string, figures: readonly Details[], more: Details = {}): Details => {
  const { vehicles = [], drugs = [] } = more;
  const groups = [{ name, troop, drugs, figures: [...figures] }];
  return { id: 'lesson', title: name, rule: 'KZ-ORG-009', points: 0, groups, vehicles };
};

/** Raiders with picks and machetes, who have to come close. */
export const RAIDERS = gang('Raiders', 'savage', [
  { count: 1, leader: true, hand: ['pick'], weapons: [] },
  { count: 3, hand: ['machete'], weapons: [] },
]);

const PLACE = { rule: 'KZ-WIN-004', roads: [], buildings: [], ground: [], obstacles: [] } as const;
const house = (x: number, y: number): Details => ({ plan: 'row-house', floors: 1, at: [x, y] });
const crates = (x: number, y: number): Details => ({ kind: 'crates', area: [x, y, x + 2, y + 2] });

const tenement = (x: number, y: number): Details => ({ plan: 'tenement', floors: 1, at: [x, y] });

/** Two streets cross between four tenements that fill their corners: whoever comes, comes along the street. */
export const CROSSING: Details = {
  ...PLACE,
  id: 'back-street',
  title: 'The back street',
  width: 34,
  depth: 30,
  roads: [
    [0, 12, 34, 18],
    [13.5, 0, 20.5, 30],
  ],
  buildings: [tenement(0, 18), tenement(22, 18), tenement(0, 0), tenement(22, 0)],
  obstacles: [crates(12, 9), crates(20, 19), { kind: 'wreck', area: [15, 23, 19, 25] }],
};

/** A yard behind the houses, with a fence on either side. */
export const YARD: Details = {
  ...PLACE,
  id: 'back-yard',
  title: 'The back yard',
  width: 24,
  depth: 24,
  roads: [[0, 9, 24, 15]],
  buildings: [house(6, 17), house(6, 1)],
  ground: [{ kind: 'broken', area: [0, 17, 5, 23] }],
  obstacles: [
    crates(20, 18),
    crates(2, 4),
    { kind: 'fence', line: [19, 7, 24, 7] },
    { kind: 'lowWall', line: [0, 16, 5, 16] },
  ],
};

/** An acre of concrete with a house at either end of it. */
export const CONCRETE: Details = {
  ...PLACE,
  id: 'concrete',
  title: 'The parade ground',
  width: 48,
  depth: 48,
  roads: [[0, 0, 48, 48]],
};

/** An encounter; the machine leads Blue. */
export function encounter(details: Details): Omit<MatchOptions, 'secret'> {
  return {
    scenario: 'encounter',
    switches: {},
    players: { red: { kind: 'person' }, blue: { kind: 'bot', bot: 'planner' } },
    details,
  };
}

export const want = wanting<KillzoneQuestion, KillzoneView>();
type Order = AnswerTo<Extract<KillzoneQuestion, { readonly kind: 'order' }>>;

/** The group is placed with its first figure no farther than this from a place, both in inches. */
export const wantPlace = ({ x, y }: Spot, within: number): Wants<KillzoneView> =>
  want('deploy', ([first]) => apart(first!, { x: 1000 * x, y: 1000 * y }) <= 1000 * within);

export const wantOrder = (wanted: Order): Wants<KillzoneView> => want('order', order => order === wanted);
export const wantPick = (figure: number | 'enough'): Wants<KillzoneView> => want('pick', picked => picked === figure);

/** The figure of this number does such a thing. */
export const wantAct = (figure: number, name: Act['do']): Wants<KillzoneView> =>
  want('act', (act, question) => act.do === name && question.figure.id === figure);

/** It moves, and ends where it is right to. */
export function wantMove(figure: number, isRight: (to: Spot, view: KillzoneView) => boolean): Wants<KillzoneView> {
  return want('act', (act, question, view) => {
    if (act.do !== 'move' || question.figure.id !== figure) return false;
    const to = act.way.at(-1)!;
    return 'x' in to && isRight(to, view);
  });
}

/** It goes no nearer to any enemy than it is to the nearest of them. */
export function wantFallBack(figure: number): Wants<KillzoneView> {
  return (question, answer, view) => {
    const { [figure]: at } = view.figures;
    const near = (from: Spot): number => Math.min(...enemiesIn(view).map(enemy => apart(from, enemy)));
    return at !== undefined && wantMove(figure, to => near(to) >= near(at))(question, answer, view);
  };
}

export type Spot = Pick<Place, 'x' | 'y'>;
export const apart = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The enemies who can still fight. */
export const enemiesIn = ({ figures }: KillzoneView) =>
  figures.filter(({ side, state }) => side === 1 && state === 'active');
