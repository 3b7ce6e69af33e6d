import home from 'icon:return-arrow';
import type { Act, DustupBoard, DustupQuestion, DustupView, Place, Unit, Vehicle } from '@sightline/dustup';
import type { AnswerTo } from '@sightline/kernel';
import { percent } from '../../parts/fraction.ts';
import { list, say } from '../../words/dustup.ts';
import type { Act as Deed } from '../table-talk.ts';
import { zoneText } from './aloft.ts';
import { type Aim, fallOfAim, fallOfMission, missionsIn, ownInDanger } from './fire-missions.ts';
import { nearWhat, wayText } from './naming-places.ts';
import { isVehicle, nameOf, placeOfUnit } from './units.ts';

// What calls for fire and flights are on the action bar.

type Placing = Extract<DustupQuestion, { readonly kind: 'placeMission' }>;

/** Rounds that are aimed at a place: who of one's own may be in it is asked once more. */
export function aimAct(rules: DustupBoard, view: DustupView, question: Placing, aim: Aim): Deed {
  const radius = rules.artillery?.radiusOf(view, question.asset) ?? 0;
  const { side } = view.units[question.unit.id]!;
  const own = ownInDanger(rules, view, side, fallOfAim(rules, view, question, aim), radius);
  return {
    deed: 'call',
    detail: nearWhat(view, aim.at),
    ...(own.length > 0 ? { sure: say('dustup.sure.ownFire', { units: list(own) }) } : {}),
  };
}

/** A mission that is due. */
export function landingAct(rules: DustupBoard, view: DustupView, id: number): Deed {
  const mission = missionsIn(rules, view).find(each => each.id === id);
  if (!mission) return { deed: 'call' };
  const side = view.sides.findIndex(({ seat }) => seat === mission.seat);
  const own = ownInDanger(rules, view, side, fallOfMission(rules, view, id), mission.radius);
  return {
    deed: 'call',
    ...(mission.real ? { detail: nearWhat(view, mission.real) } : {}),
    ...(own.length > 0 ? { sure: say('dustup.sure.ownFire', { units: list(own) }) } : {}),
  };
}

type UnderLock = Extract<DustupQuestion, { readonly kind: 'underLock' }>;

/** What a pilot does who has been acquired; places to evade to are told apart by the way there. */
export function lockAct(rules: DustupBoard, view: DustupView, { unit }: UnderLock, answer: AnswerTo<UnderLock>): Deed {
  const craft = view.units[unit.id]!;
  if (answer === 'carryOn') return { deed: 'wait' };
  if (answer === 'abort') return abortAct(rules, view, craft);
  return { deed: 'fly', detail: wayText(placeOfUnit(view, craft), answer.to, 1) };
}

/** Who breaks off is out of the battle with all aboard, but for what comes for the wounded. */
function abortAct(rules: DustupBoard, view: DustupView, craft: Unit): Deed {
  const isBack = craft.hull?.model.traits.includes('evacuation') ?? false;
  const sure = say('dustup.sure.abort', { who: allAboard(rules, view, craft) });
  return { deed: 'other', apart: true, icon: home, ...(isBack ? {} : { sure }) };
}

/** The aircraft and whoever is in it, by name. */
const allAboard = (rules: DustupBoard, view: DustupView, craft: Unit): string =>
  list([craft, ...view.units.filter(({ carrier }) => carrier === craft.id)].map(({ who }) => nameOf(rules, who)));

/** What is on its way comes a box nearer; what meets air defence on that way says so first. */
export function bringOnAct(rules: DustupBoard, view: DustupView, id: number): Deed {
  const craft = view.units[id]!;
  const ahead = isVehicle(craft) ? rules.flight?.defenceAhead?.(view, craft) : null;
  if (!ahead) return { deed: 'move' };
  const acquired = percent(ahead.acquired);
  return {
    deed: 'move',
    detail: say('dustup.defence.ahead', { acquired }),
    sure: say('dustup.sure.defence', { acquired, lost: percent(ahead.lost), who: allAboard(rules, view, craft) }),
  };
}

type UnderAirDefence = Extract<DustupQuestion, { readonly kind: 'underAirDefence' }>;

/** Acquired on its way: what it risks by going on. */
export function defenceAct(
  rules: DustupBoard,
  view: DustupView,
  { unit, doubled }: UnderAirDefence,
  answer: AnswerTo<UnderAirDefence>,
): Deed {
  const craft = view.units[unit.id]!;
  if (answer === 'abort') return abortAct(rules, view, craft);
  const chance = isVehicle(craft) ? rules.flight?.shotDownChance?.(view, craft, doubled) : undefined;
  return {
    deed: 'fly',
    ...(chance === undefined ? {} : { detail: say('dustup.defence.lost', { lost: percent(chance) }) }),
  };
}

/** How far and which way, and what a landing there would be like. */
export function flightDetail(rules: DustupBoard, view: DustupView, unit: Unit, to: Place): string {
  const zone = isVehicle(unit) ? zoneDetail(rules, view, unit, to) : null;
  return [wayText(placeOfUnit(view, unit), to, 1), zone].filter(Boolean).join(' · ');
}

export function zoneDetail(rules: DustupBoard, view: DustupView, unit: Vehicle, at: Place): string | null {
  const zone = rules.flight?.zoneAt(view, unit, at) ?? null;
  return zone && zoneText(zone);
}

type Request = Extract<Act, { readonly do: 'requestFire' }>;

/** The die that has to beat something, and how often it can still be asked for. */
export function requestDetail(
  rules: DustupBoard,
  view: DustupView,
  unit: Unit,
  { asset, chits = 0 }: Request,
): string | null {
  if (!rules.artillery) return null;
  const { die, target } = rules.artillery.requestOf(view, unit, asset, chits);
  return say('dustup.requestDetail', { die, target, left: view.assets[asset]!.left });
}
