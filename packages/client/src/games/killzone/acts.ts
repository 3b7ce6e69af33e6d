import loot from 'icon:swap-bag';
import type { Question } from '@sightline/kernel';
import type {
  Act,
  Figure,
  Group,
  KillzoneBoard,
  KillzoneQuestion,
  KillzoneView,
  Order,
  Place,
  Route,
  VehiclePlacing,
} from '@sightline/killzone';
import { called, decimal, list, say, sayIf } from '../../words/killzone.ts';
import type { Act as Deed } from '../table-talk.ts';
import { metOutside } from './climbing-out.ts';
import { nameOf } from './figures.ts';
import { headingFor } from './heading-for.ts';
import { besideVehicle, fromMiddle, placeNameOf, wayText } from './naming-places.ts';
import { type GiveOrder, isChange, isOnWheels, percents } from './orders.ts';
import { paceRisk } from './pace.ts';
import { isInReachOfAll } from './prizes.ts';
import { routeRisk } from './routes.ts';
import { gunName } from './targets.ts';

/** What an answer is on the action bar. */
export function act(rules: KillzoneBoard, view: KillzoneView, question: Question, answer: unknown): Deed | null {
  const asked = question as KillzoneQuestion;
  switch (asked.kind) {
    case 'act':
      return actOf(rules, view, view.figures[asked.figure.id]!, answer as Act);
    case 'pick':
      return answer === 'enough' ? { deed: 'done' } : null;
    case 'fight':
      return { deed: 'fight' };
    case 'finishOff':
      return { deed: answer === 'kill' ? 'fight' : 'take' };
    case 'overdose':
      return { deed: 'use', means: overdoseMeans(view.groups[asked.group.id]!) };
    case 'sleepItOff':
      return answer === 'save'
        ? { deed: 'use', sure: say('killzone.sure.heroicSave', { name: nameOf(rules, asked.figure) }) }
        : { deed: 'wait' };
    case 'deploy':
      return { deed: 'move', detail: fromMiddle(rules, view, (answer as readonly Place[])[0]!) };
    case 'deployVehicle':
      return { deed: 'drive', detail: placingDetail(rules, view, answer as VehiclePlacing) };
    case 'barrage':
      return { deed: 'throw', detail: fromMiddle(rules, view, answer as Place) };
    case 'drift':
    case 'driftSmoke':
      return { deed: 'throw', detail: wayText(asked.from, answer as Place) };
    case 'climbOut':
      return { deed: 'mount', detail: metOutside(rules, view, asked, answer as Place) };
    case 'shift':
      return { deed: 'move' };
    case 'handWeapon':
      return { deed: 'fight' };
    case 'order':
      return orderAct(rules, view, asked, answer as Order);
    case 'route':
      return { deed: 'drive', detail: routeRisk(rules, view, view.vehicles[asked.vehicle.id]!, answer as Route) };
    case 'firstOfTie':
      return { deed: 'order', detail: tieDetail(rules, view, Number(answer)) };
    case 'edge':
    case 'react':
      return null;
    default:
      return asked satisfies never;
  }
}

/** What a group has rolled, and who goes before those who rolled that. */
function tieDetail(rules: KillzoneBoard, { groups, figures }: KillzoneView, id: number): string {
  const { initiative } = groups[id]!;
  const isThere = ({ members }: (typeof groups)[number]): boolean =>
    members.some(member => rules.isInPlay(figures[member]!));
  const before = groups.filter(group => isThere(group) && group.initiative > initiative);
  const names = before.map(group =>
    say('killzone.tie.other', { name: nameOf(rules, group.who), score: group.initiative }),
  );
  return say('killzone.tie.rolled', { score: initiative, before: names.length > 0 ? list(names) : undefined });
}

/** What an order gives; and of one that is rolled for, the chance to get it. */
/** KZ-DRUG-011: what each of his drugs does to whoever takes too much; the gain stays. */
function overdoseMeans({ drugs }: Group): string {
  const demanded = drugs.flatMap(drug => sayIf(`killzone.overdoseOf.${drug}`) ?? []);
  return [...demanded, say('killzone.overdoseKeeps')].join(' ');
}

function orderAct(rules: KillzoneBoard, view: KillzoneView, asked: GiveOrder, order: Order): Deed {
  const isInCar = isOnWheels(view, asked.group.id);
  const detail = isInCar ? orderInCar(rules, order) : orderDetail(rules, order);
  const means = isInCar ? { means: orderMeansInCar(rules, order) } : {};
  if (asked.rule !== 'KZ-CHANGE-001') return { deed: 'order', detail, ...means };
  if (!isChange(asked, order)) return { deed: 'order', cost: say('killzone.change.kept'), detail, ...means };
  const chances = rules.changeChances?.(view, view.groups[asked.group.id]!);
  return {
    deed: 'order',
    detail,
    ...means,
    rolls: true,
    ...(chances ? { cost: say('killzone.change.chance', { percent: percents(chances).changed }) } : {}),
  };
}

/** How often they fire, and what else it gives them. */
function orderDetail(rules: KillzoneBoard, order: Order): string {
  const { shots, traits } = rules.orderRow(order);
  const gains = ORDER_GAINS.filter(([trait]) => traits.includes(trait)).map(([, gain]) =>
    say(`killzone.gains.${gain}`),
  );
  return [say(`killzone.fires.${shots}`), ...gains].join(', ');
}

/** Of those in a car only whoever does not drive has anything of an order but its place in the turn. */
function orderInCar(rules: KillzoneBoard, order: Order): string {
  const { shots, traits } = rules.orderRow(order);
  const text = say('killzone.inCar.shooters', { shots: say(`killzone.fires.${shots}`) });
  return traits.includes('doubleInitiative') ? `${text}, ${say('killzone.gains.first')}` : text;
}

function orderMeansInCar(rules: KillzoneBoard, order: Order): string {
  const { shots, move } = rules.orderRow(order);
  return say('killzone.inCar.order', { shots: say(`killzone.fires.${shots}`), move });
}

const ORDER_GAINS = [
  ['doublesCombat', 'fists'],
  ['doubleInitiative', 'first'],
  ['down', 'down'],
] as const;

function actOf(rules: KillzoneBoard, view: KillzoneView, figure: Figure, answer: Act): Deed | null {
  switch (answer.do) {
    case 'jump':
      return { deed: 'move', detail: placeNameOf(rules, view, figure) };
    case 'move': {
      const { cost, end } = rules.walkWay(view, figure, answer.way);
      const left = decimal(rules.reachOf(view, figure), 1);
      return {
        deed: 'move',
        cost: say('killzone.walkCost', { cost: decimal(cost / 1000, 1), left }),
        detail: [wayText(figure, end), headingFor(rules, view, figure, end)].filter(Boolean).join(', '),
      };
    }
    case 'shoot':
      return shotAct(rules, view, figure, answer);
    case 'pickUp':
      // What one has come for keeps its place on the bar, open or not, once it can be had at all.
      return { deed: 'take', icon: loot, ...(isInReachOfAll(view) ? { apart: true } : {}) };
    case 'drive': {
      const vehicle = view.vehicles[figure.vehicle]!;
      const risk = paceRisk(rules, view, vehicle, answer);
      // Whoever is at the wheel of a moving vehicle can do little else: each pace is a choice of its own.
      return {
        deed: 'drive',
        ...(risk === null ? {} : { cost: risk }),
        ...(vehicle.speed > 0 ? { apart: true } : {}),
        // A pace is for good: what it brings is seen before the dice fall.
        ...(answer.pace === 'hold' ? {} : { rolls: true }),
      };
    }
    case 'backUp':
    case 'takeWheel':
      return { deed: 'drive' };
    case 'getOut':
      return { deed: 'mount', detail: outDetail(view, figure, answer) };
    case 'bailOut': {
      const { who, speed } = view.vehicles[figure.vehicle]!;
      const per = view.values.bailOutInches;
      const inches = speed / 1000;
      const dice = Math.ceil(inches / per);
      const sure = say('killzone.sure.bailOut', { vehicle: nameOf(rules, who), inches, per, dice });
      // Only from what is slow, or driven by nobody, is it much of a choice.
      return { deed: 'mount', sure, cost: say('killzone.fallCost', { dice }), ...(dice > 1 ? { rare: true } : {}) };
    }
    case 'board':
      return { deed: 'mount', detail: say('killzone.seat', { wheel: answer.wheel, walk: answer.way.length > 0 }) };
    case 'attackVehicle':
      return { deed: 'fight' };
    case 'done':
      return { deed: 'done' };
    default:
      return answer satisfies never;
  }
}

/** What tells the ways out apart: where on that side, or how far on. */
function outDetail(view: KillzoneView, figure: Figure, { at, way }: Extract<Act, { do: 'getOut' }>): string {
  if (way.length > 0) return say('killzone.inOneMove');
  return besideVehicle(view.vehicles[figure.vehicle]!, at).detail;
}

function shotAct(
  rules: KillzoneBoard,
  view: KillzoneView,
  figure: Figure,
  { weapon, target }: Extract<Act, { do: 'shoot' }>,
): Deed {
  const { traits = [] } = rules.weaponInHand(view, figure, weapon) ?? {};
  const way = wayText(figure, rules.placeOf(view, target), rules.rangeTo?.(view, figure, target));
  const isNamed = 'figure' in target || 'vehicle' in target;
  const aim = rules.aimOf(view, figure, weapon, target);
  const isThrown = traits.includes('thrown') || traits.includes('smoke');
  const shots = rules.shotsOf?.(view, figure, weapon);
  const count = shots && shots.of > 1 ? say('killzone.shotsLeft', shots) : null;
  const needs = aim ? say('killzone.onDie', { needs: dieNeeded(aim) }) : null;
  const cost = [needs, count].filter(part => part !== null).join(', ');
  return {
    deed: isThrown ? 'throw' : 'shoot',
    detail: isNamed ? way : say('killzone.withGun', { gun: gunName(rules, view, figure, weapon), way }),
    ...(cost === '' ? {} : { cost }),
  };
}

/** What the die itself must show: a 6 always hits and a 1 never does (KZ-SHOOT-003). */
export function dieNeeded({ needs, tally, onlySix }: NonNullable<ReturnType<KillzoneBoard['aimOf']>>): number {
  return onlySix ? 6 : Math.min(6, Math.max(2, needs - tally.total));
}

function placingDetail(rules: KillzoneBoard, view: KillzoneView, { x, y, crew }: VehiclePlacing): string {
  const way = fromMiddle(rules, view, { x, y });
  if (crew.length === 0) return way;
  return say('killzone.with', { way, crew: list(crew.map(id => called(nameOf(rules, view.figures[id]!.who)))) });
}
