import type { DustupBoard, DustupEvent, DustupView, Figure, Piece, Place, Unit, Vehicle } from '@sightline/dustup';
import type { Line, Question } from '@sightline/kernel';
import { called, list, say } from '../../words/dustup.ts';
import type { Point, SideMark } from '../game.ts';
import { namingIn } from '../naming.ts';
import { flightText } from './aloft.ts';
import { shownAt } from './land.ts';

/** By side: the first seat is red. */
export const MARKS: readonly SideMark[] = ['red', 'blue'];

export function markOf({ side }: { readonly side: number }): SideMark {
  return MARKS[side]!;
}

/** What a unit or a figure is called. */
export const nameOf = namingIn<Unit['who']>('dustup');

/** The same without the side, among one's own and where there is little room. */
export const shortNameOf = (rules: DustupBoard, { who: { side: _, ...who } }: Unit): string => nameOf(rules, who);

/** What a side's force is called; by its seat too where both field the same. */
export function titleOf({ sides }: DustupView, { id, title }: DustupView['sides'][number]): string {
  const force = called(title);
  if (!sides.some(other => other.id !== id && other.title === title)) return force;
  return say(id === 0 ? 'dustup.redForce' : 'dustup.blueForce', { force });
}

export function isOnTable(unit: Unit): boolean {
  return unit.where === 'table';
}

/** A vehicle, mech or monster; tables of old editions know none. */
export function isVehicle(unit: Unit): unit is Vehicle {
  return (unit.hull ?? null) !== null;
}

/** The vehicle that a unit rides in; null for whoever walks. */
export function carrierOf({ units }: DustupView, unit: Unit): Vehicle | null {
  const carrier = unit.where === 'aboard' ? units[unit.carrier] : undefined;
  return carrier && isVehicle(carrier) ? carrier : null;
}

/** Those who ride in a vehicle. */
export function ridersOf({ units }: DustupView, { id }: Unit): readonly Unit[] {
  return units.filter(({ where, carrier }) => where === 'aboard' && carrier === id);
}

/** The gun that a unit serves. */
export function pieceOf({ pieces }: DustupView, unit: Unit): Piece | null {
  return pieces?.[unit.piece] ?? null;
}

/** Where a unit is: with its leader, at the middle of a vehicle, or in the one that it rides in. */
export function placeOfUnit(view: DustupView, unit: Unit): Place {
  const carrier = carrierOf(view, unit);
  if (carrier) return carrier.hull;
  return isVehicle(unit) ? unit.hull : view.figures[unit.leader]!;
}

/** Whether the viewer knows where a unit is. */
export function isSeen(rules: DustupBoard, view: DustupView, unit: Unit): boolean {
  return (
    isOnTable(unit) &&
    (!rules.isHidden(unit) || view.counters.some(({ unit: id, removed }) => id === unit.id && !removed))
  );
}

/** Whether it is seen itself, or rides in something that is. */
export function isSeenOrRides(rules: DustupBoard, view: DustupView, unit: Unit): boolean {
  return isSeen(rules, view, carrierOf(view, unit) ?? unit);
}

export function pointOfUnit(view: DustupView, unit: Unit): Point {
  return shownAt(view, placeOfUnit(view, unit));
}

/** Whether anything of it can still act: somebody who is able, or a hull that is no wreck. */
export function isFit(rules: DustupBoard, view: DustupView, unit: Unit): boolean {
  return isVehicle(unit) ? !unit.hull.destroyed : rules.ableOf(view, unit).length > 0;
}

/** "A-1" is the first squad of A. */
export function lettersOf({ code }: Unit): string {
  return code.split('-').at(-1)!;
}

/** The letters that stand for what a figure is: its place in the unit, or its speciality. */
export function labelOf(unit: Unit, figure: Figure): string {
  // Where nobody leads, whoever stands in for the fallen is only measured from.
  if (figure.id === unit.leader && !unit.leaderless) return 'L';
  if (figure.specialist === 'medic') return '+';
  return String(unit.figures.indexOf(figure.id) + 1);
}

/** What somebody is about to set up: how many men it is, or who rides in it. */
export function madeUpOf(rules: DustupBoard, view: DustupView, unit: Unit): string {
  const riders = view.units.filter(({ carrier, where }) => carrier === unit.id && where !== 'merged');
  if (riders.length > 0) return say('dustup.riders', { riders: list(riders.map(rider => shortNameOf(rules, rider))) });
  if (!isVehicle(unit)) return say('dustup.strong', { men: unit.figures.length, commands: unit.commands });
  const [arm] = rules.vehicles?.profileOf(view, unit).arms ?? [];
  return arm ? called(arm.name) : say(`dustup.movers.${unit.hull.model.mover}`);
}

/** How whole it is: men who can fight, or a hull with its damage. */
export function strengthOf(rules: DustupBoard, view: DustupView, unit: Unit): string {
  if (isVehicle(unit)) return say('dustup.hullState', { damage: unit.hull.damage });
  return say('dustup.able', { able: rules.ableOf(view, unit).length, all: unit.figures.length });
}

/** Who rides in it, or what it rides in; and what it serves. */
export function aboardText(
  rules: DustupBoard,
  view: DustupView,
  unit: Unit,
  callIt: typeof shortNameOf = (_, { who }) => nameOf(rules, who),
): string | false {
  const riders = ridersOf(view, unit).map(rider => callIt(rules, rider));
  const [carrier, piece] = [carrierOf(view, unit), pieceOf(view, unit)];
  const parts = [
    riders.length > 0 && say('dustup.riders', { riders: list(riders) }),
    carrier && say('dustup.ridesIn', { vehicle: callIt(rules, carrier) }),
    piece && gunText(rules, view, piece),
  ].filter(part => typeof part === 'string');
  return parts.length > 0 && parts.join(', ');
}

function gunText(rules: DustupBoard, view: DustupView, { weapon, isSetUp, state, carriage }: Piece): string {
  const name = called(rules.vehicles?.weaponName(view, weapon) ?? weapon);
  return state === 'whole'
    ? say('dustup.gun', { weapon: name, isSetUp: isSetUp || carriage === 'shoulder' })
    : say('dustup.gunLost', { weapon: name, state: say(`dustup.pieceStates.${state}`) });
}

/** All that can be seen of a unit, in words. */
export function stateOf(rules: DustupBoard, view: DustupView, unit: Unit): string {
  if (isVehicle(unit) && unit.hull.destroyed) return say('dustup.wreck');
  const confidence = say(`dustup.confidences.${unit.confidence}`);
  const marks = [
    unit.panicked ? say('dustup.inPanic', { confidence }) : confidence,
    flightText(unit),
    strengthOf(rules, view, unit),
    isVehicle(unit) && unit.hull.opened && say('dustup.hatchesOpen'),
    aboardText(rules, view, unit),
    unit.suppression > 0 && say('dustup.suppressed', { markers: unit.suppression }),
    unit.propped && say('dustup.propped'),
    unit.column && say('dustup.column'),
    unit.concealed && say('dustup.concealed'),
    unit.mounted && say('dustup.mounted'),
    unit.leaderless && say('dustup.leaderless'),
    rules.isHidden(unit) && say('dustup.hidden'),
    unit.activated && !view.acting.includes(unit.id) && say('dustup.activated'),
  ];
  return marks.filter(mark => typeof mark === 'string').join(', ');
}

/** Which unit is acting: the one asked about, or else the innermost activation. */
export function activeIn(view: DustupView, underWay: readonly Line<DustupEvent>[], asked?: Question): number | null {
  if (asked && 'unit' in asked) return (asked as Question & { readonly unit: { readonly id: number } }).unit.id;
  return underWay.length > 0 ? (view.acting.at(-1) ?? null) : null;
}

/** Where the turrets of those point that have just fired, in degrees from north. */
export function aimsIn(view: DustupView, recent: readonly Line<DustupEvent>[]): ReadonlyMap<number, number> {
  const aims = new Map<number, number>();
  for (const line of recent) {
    if (line.kind !== 'event' || !isShot(line.event)) continue;
    const [unit, target] = [line.event.unit, line.event.target].map(({ id }) => view.units[id]);
    if (unit && target && isVehicle(unit))
      aims.set(unit.id, degreesTo(placeOfUnit(view, unit), placeOfUnit(view, target)));
  }
  return aims;
}

type Shot = Extract<DustupEvent, { readonly type: 'shotAt' | 'vehicleShotAt' | 'aircraftShotAt' }>;

const isShot = (event: DustupEvent): event is Shot =>
  event.type === 'shotAt' || event.type === 'vehicleShotAt' || event.type === 'aircraftShotAt';

/** Clockwise from north. */
export function degreesTo(from: Place, to: Place): number {
  return (Math.round((Math.atan2(to.x - from.x, to.y - from.y) * 180) / Math.PI) + 360) % 360;
}
