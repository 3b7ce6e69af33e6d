import type { DustupBoard, DustupView, Unit } from '@sightline/dustup';
import type { Viewer } from '@sightline/kernel';
import { list, say } from '../../words/dustup.ts';
import type { Face, RosterEntry } from '../table-talk.ts';
import { supportOf } from './activation.ts';
import { boxName, boxOf, flightText } from './aloft.ts';
import {
  aboardText,
  isFit,
  isSeenOrRides,
  isVehicle,
  lettersOf,
  markOf,
  nameOf,
  pointOfUnit,
  shortNameOf,
  strengthOf,
} from './units.ts';

/** One's own units in the order of their force; whoever only looks on sees those of both sides. */
export function roster(rules: DustupBoard, view: DustupView, viewer: Viewer): readonly RosterEntry[] {
  const side = view.sides.findIndex(({ seat }) => seat === viewer);
  return view.units
    .filter(unit => unit.where !== 'merged' && (side < 0 || unit.side === side))
    .map(unit => ({
      figure: unit.id,
      name: nameOf(rules, unit.who),
      letters: lettersOf(unit),
      state: lineOf(rules, view, unit),
      // A wreck has none to spend, not even spent ones.
      ...(isVehicle(unit) && unit.hull.destroyed ? {} : { pips: { left: actionsLeft(view, unit), of: 2 } }),
      tone: toneOf(rules, view, unit),
      mark: markOf(unit),
      ...(isVehicle(unit) ? {} : { face: faceOf(rules, view, unit) }),
      at: isSeenOrRides(rules, view, unit) ? pointOfUnit(view, unit) : null,
    }));
}

/** Whatever keeps it from acting, because a short line is cut off at its end; then its strength and nerve. */
function lineOf(rules: DustupBoard, view: DustupView, unit: Unit): string {
  if (isVehicle(unit) && unit.hull.destroyed) return say('dustup.wreck');
  const box = boxOf(unit);
  if (box !== null) {
    const riders = view.units.filter(({ carrier, where }) => where === 'inbound' && carrier === unit.id);
    const aboard =
      riders.length > 0 && say('dustup.riders', { riders: list(riders.map(rider => shortNameOf(rules, rider))) });
    return [say('dustup.onChart', { box: boxName(box) }), aboard].filter(Boolean).join(' · ');
  }
  const lift = unit.where === 'inbound' ? view.units[unit.carrier] : undefined;
  if (lift) return say('dustup.ridesIn', { vehicle: shortNameOf(rules, lift) });
  if (unit.where !== 'table' && unit.where !== 'aboard') return say(`dustup.where.${unit.where}`);
  const marks = [
    unit.suppression > 0 && say('dustup.suppressed', { markers: unit.suppression }),
    unit.panicked && say('dustup.panicked'),
    unit.leaderless && say('dustup.leaderless'),
    flightText(unit),
    strengthOf(rules, view, unit),
    aboardText(rules, view, unit, shortNameOf),
    // Panic says all there is to say of its nerve.
    !unit.panicked && say(`dustup.confidences.${unit.confidence}`),
    unit.propped && say('dustup.propped'),
    unit.carries >= 0 && say('dustup.carries'),
    supportOf(rules, view, unit),
    rules.isHidden(unit) && say('dustup.hidden'),
  ];
  return marks.filter(mark => typeof mark === 'string').join(' · ');
}

function actionsLeft(view: DustupView, unit: Unit): number {
  if (view.acting.includes(unit.id)) return unit.actions;
  return unit.activated || (unit.where !== 'table' && unit.where !== 'aboard') ? 0 : 2;
}

function toneOf(rules: DustupBoard, view: DustupView, unit: Unit): RosterEntry['tone'] {
  const isWaiting = unit.where === 'muster' || unit.where === 'inbound';
  const isThere = unit.where === 'table' || unit.where === 'aboard';
  if (!(isThere || isWaiting) || !isFit(rules, view, unit)) return 'gone';
  if (isInTrouble(unit)) return 'trouble';
  return actionsLeft(view, unit) > 0 || isWaiting ? 'ready' : 'spent';
}

function isInTrouble({ suppression, panicked, leaderless, confidence, hull }: Unit): boolean {
  return (
    (hull?.damage ?? 0) > 0 ||
    suppression > 0 ||
    panicked ||
    leaderless ||
    confidence === 'broken' ||
    confidence === 'routed'
  );
}

export function faceOf(rules: DustupBoard, view: DustupView, unit: Unit): Face {
  const kind = unit.commands ? 'leader' : 'trooper';
  const state =
    rules.ableOf(view, unit).length === 0
      ? 'dead'
      : unit.suppression > 0
        ? 'suppressed'
        : unit.confidence === 'broken' || unit.confidence === 'routed' || unit.panicked
          ? 'stressed'
          : 'well';
  return { key: `${unit.who.side ?? ''} ${unit.who.name} ${unit.who.number ?? ''}`, kind, state };
}
