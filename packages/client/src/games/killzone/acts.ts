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
import { dieNeeded } from './die-needed.ts';
import { nameOf } from './figures.ts';
import { NONE } from './floors.ts';
import { headingFor } from './heading-for.ts';
import { isEnoughToTake, leftAtLoot } from './loot-in-reach.ts';
import { besideHouse, besideVehicle, placeNameOf, wayText } from './naming-places.ts';
import { type GiveOrder, isChange, isOnWheels, percents } from './orders.ts';
import { paceRisk } from './pace.ts';
import { isInReachOfAll } from './prizes.ts';
import { routeEnd, routeRisk } from './routes.ts';
import type { KillzoneEdition } from './rules.ts';
import { gunName } from './targets.ts';
import { wayIcon } from './way-icon.ts';
import { isLeastBad, outlookOf } from './ways.ts';

/** What an answer is on the action bar. */
export function act(edition: KillzoneEdition, view: KillzoneView, question: Question, answer: unknown): Deed | null {
  const asked = question as KillzoneQuestion;
  const rules = edition.board;
  switch (asked.kind) {
    case 'act':
      return actOf(rules, view, view.figures[asked.figure.id]!, answer as Act);
    case 'pick':
      return answer === 'enough'
        ? { deed: 'done', cost: say('killzone.notActed', { count: asked.options.length - 1 }) }
        : null;
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
      return { deed: 'move', detail: besideHouse(rules, view, (answer as readonly Place[])[0]!) };
    case 'deployVehicle':
      return { deed: 'drive', detail: placingDetail(rules, view, answer as VehiclePlacing) };
    case 'barrage':
      return { deed: 'throw', detail: besideHouse(rules, view, answer as Place) };
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
      return routeAct(edition, view, asked, answer as Route);
    case 'firstOfTie':
      return { deed: 'order', detail: tieDetail(rules, view, Number(answer)) };
    case 'edge':
    case 'react':
      return null;
    default:
      return asked satisfies never;
  }
}

/** Every way is a choice of its own, with its shape for a picture and what it risks. */
function routeAct(edition: KillzoneEdition, view: KillzoneView, asked: Steering, route: Route): Deed {
  const vehicle = view.vehicles[asked.vehicle.id]!;
  const risk = routeRisk(edition.board, view, vehicle, route);
  const end = routeEnd(edition.board, view, vehicle, route);
  return {
    deed: 'drive',
    apart: true,
    icon: wayIcon(route),
    detail: isLeastBad(outlookOf(edition, view, asked), route) ? say('killzone.route.leastBad', { risk }) : risk,
    ...(end === null ? {} : { means: end }),
  };
}

type Steering = Extract<KillzoneQuestion, { kind: 'route' }>;

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

/** KZ-DRUG-011: what each of his drugs does to whoever takes too much; the gain stays. */
function overdoseMeans({ drugs }: Group): string {
  const demanded = drugs.flatMap(drug => sayIf(`killzone.overdoseOf.${drug}`) ?? []);
  return [...demanded, say('killzone.overdoseKeeps')].join(' ');
}

/** What an order gives; and of one that is rolled for, the chances of the roll. */
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
    ...(chances ? { cost: say('killzone.change.chance', percents(chances)) } : {}),
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
      const { cost, end, leaves } = rules.walkWay(view, figure, answer.way);
      // KZ-MOVE-006: nobody comes back, and nobody leaves by a press that meant a walk.
      if (leaves)
        return {
          deed: 'other',
          apart: true,
          rare: true,
          cost: say('killzone.leftForGood'),
          detail: wayText(figure, end),
        };
      const left = decimal(rules.reachOf(view, figure), 1);
      const atLoot = leftAtLoot(rules, view, figure, answer);
      const isTooFar = atLoot !== null && !isEnoughToTake(atLoot);
      return {
        deed: 'move',
        cost: isTooFar
          ? say('killzone.lootTooFar', { left: decimal(Math.max(0, atLoot), 1) })
          : say('killzone.walkCost', { cost: decimal(cost / 1000, 1), left }),
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
      return { deed: 'mount', detail: outDetail(rules, view, figure, answer) };
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

/** What tells the ways out apart: whether the loot can be taken at the end of it, where on that side, or how far on. */
function outDetail(
  rules: KillzoneBoard,
  view: KillzoneView,
  figure: Figure,
  act: Extract<Act, { do: 'getOut' }>,
): string {
  const left = leftAtLoot(rules, view, figure, act);
  if (left !== null && !isEnoughToTake(left))
    return say('killzone.lootTooFar', { left: decimal(Math.max(0, left), 1) });
  if (act.way.length > 0) return say('killzone.inOneMove');
  return besideVehicle(view.vehicles[figure.vehicle]!, act.at).detail;
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

function placingDetail(rules: KillzoneBoard, view: KillzoneView, { x, y, crew }: VehiclePlacing): string {
  const way = besideHouse(rules, view, { x, y, room: NONE });
  if (crew.length === 0) return way;
  return say('killzone.with', { way, crew: list(crew.map(id => called(nameOf(rules, view.figures[id]!.who)))) });
}
