import { closedView, type FieldViews, OPEN, type Viewer } from '@sightline/kernel';
import type { Figure } from '../table/figures.ts';
import { type Dustup, NONE } from '../table/table.ts';
import { isHidden, type Unit } from '../table/units.ts';
import {
  coveredCounter,
  coveredMine,
  hiddenCargo,
  hiddenFigure,
  hiddenPiece,
  hiddenUnit,
  otherSide,
  othersMission,
} from './masks.ts';

/** What a viewer may know: everything but what lies under the others' counters. */
export type DustupView = Dustup;

/** Who looks, and what is hidden from him. */
interface Look {
  readonly viewer: Viewer;
  isForeign(side: number): boolean;
  isSecret(unit: Unit): boolean;
}

/** The fields of the table. What is masked is made anew only where something is hidden from the viewer. */
const FIELDS: FieldViews<Dustup, Look> = {
  scenario: OPEN,
  map: OPEN,
  armoury: OPEN,
  options: OPEN,
  night: OPEN,
  turns: OPEN,
  victory: OPEN,
  victoryRule: OPEN,
  deploysFirst: OPEN,
  actsFirst: OPEN,
  bridge: OPEN,
  difficulty: OPEN,
  names: OPEN,
  units: ({ units }, { viewer, isSecret }) => masked(units, isSecret, hiddenUnit, viewer),
  figures: (table, { viewer, isSecret }) => {
    const isUnseen = (figure: Figure): boolean => !figure.left && isSecret(table.units[figure.unit]!);
    return table.units.some(isSecret) ? masked(table.figures, isUnseen, hiddenFigure, viewer) : table.figures;
  },
  sides: ({ sides }, { viewer, isForeign }) =>
    masked(sides, ({ id, commandMines }) => commandMines > 0 && isForeign(id), otherSide, viewer),
  counters: ({ counters }, { viewer, isForeign }) =>
    masked(counters, ({ side, removed }) => !removed && isForeign(side), coveredCounter, viewer),
  clouds: OPEN,
  blazes: OPEN,
  generators: OPEN,
  mines: ({ mines }, { viewer, isForeign }) =>
    masked(mines, ({ side, shown, removed }) => !shown && !removed && isForeign(side), coveredMine, viewer),
  buildings: OPEN,
  objectives: OPEN,
  nest: OPEN,
  altered: OPEN,
  wrecks: OPEN,
  breaches: OPEN,
  pieces: ({ pieces, units }, { viewer, isSecret }) =>
    masked(pieces, ({ servedBy }) => servedBy !== NONE && isSecret(units[servedBy]!), hiddenPiece, viewer),
  cargo: ({ cargo, units }, { viewer, isSecret }) =>
    masked(cargo, ({ carrier }) => carrier !== NONE && isSecret(units[carrier]!), hiddenCargo, viewer),
  areaSystems: OPEN,
  assets: OPEN,
  missions: ({ missions }, { viewer, isForeign }) =>
    masked(missions, ({ side }) => isForeign(side), othersMission, viewer),
  strains: OPEN,
  flames: OPEN,
  weather: OPEN,
  wind: OPEN,
  charges: OPEN,
  turn: OPEN,
  phase: OPEN,
  due: OPEN,
  first: OPEN,
  deck: OPEN,
  drawn: OPEN,
  acting: OPEN,
  ending: OPEN,
};
const viewOf = closedView(FIELDS);

/**
 * A view is made for every question to a bot, so it shares with the table what nobody changes while it is looked at:
 * whoever wants to try something out on it copies first.
 */
export function view(table: Dustup, viewer: Viewer): DustupView {
  const isForeign = (side: number): boolean => table.sides[side]!.seat !== viewer;
  return viewOf(table, { viewer, isForeign, isSecret: unit => isHidden(unit) && isForeign(unit.side) });
}

/** The same list where nothing of it is hidden. */
function masked<R>(
  all: R[],
  isHiddenOne: (one: R) => boolean,
  mask: (one: R, viewer: Viewer) => R,
  viewer: Viewer,
): R[] {
  return all.some(isHiddenOne) ? all.map(one => (isHiddenOne(one) ? mask(one, viewer) : one)) : all;
}
