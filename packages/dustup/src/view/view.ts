import type { Viewer } from '@sightline/kernel';
import { isOnCommand } from '../rules/mines/command-mines.ts';
import type { DustupEvent } from '../table/events.ts';
import type { Figure } from '../table/figures.ts';
import type { Counter, Mine } from '../table/markers.ts';
import { type Dustup, NONE } from '../table/table.ts';
import { isHidden, type Unit } from '../table/units.ts';

/** What a viewer may know: everything but what lies under the others' counters. */
export type DustupView = Dustup;

/**
 * A view is made for every question to a bot, so it shares with the table what nobody changes while it is looked at:
 * whoever wants to try something out on it copies first. Only what is hidden from the viewer is made anew.
 */
export function view(table: Dustup, viewer: Viewer): DustupView {
  const isForeign = (side: number) => table.sides[side]!.seat !== viewer;
  const isSecret = (unit: Unit) => isHidden(unit) && isForeign(unit.side);
  const hides = table.units.some(isSecret);
  const covers = table.counters.some(({ side, removed }) => !removed && isForeign(side));
  const mined = table.mines.some(({ side, shown, removed }) => !shown && !removed && isForeign(side));
  const lays = table.sides.some(({ id, commandMines }) => commandMines > 0 && isForeign(id));
  if (!hides && !covers && !mined && !lays) return table;
  return {
    ...table,
    units: hides ? table.units.map(unit => (isSecret(unit) ? maskedUnit(unit) : unit)) : table.units,
    figures: hides ? table.figures.map(figure => masked(table, figure, isSecret)) : table.figures,
    counters: covers
      ? table.counters.map(counter => (isForeign(counter.side) ? maskedCounter(counter) : counter))
      : table.counters,
    // DU-MINE-018: how many are left would tell real mines from dummies.
    sides: lays ? table.sides.map(side => (isForeign(side.id) ? { ...side, commandMines: 0 } : side)) : table.sides,
    mines: mined ? table.mines.map(mine => (isForeign(mine.side) ? maskedMine(mine) : mine)) : table.mines,
  };
}

/** DU-FORCE-005: a counter looks the same whatever is under it. */
function maskedCounter(counter: Counter): Counter {
  return counter.removed ? counter : { ...counter, unit: NONE, size: 1 };
}

/**
 * Face down, a mine may be anything; where it lies is plain to see. DU-MINE-019: a counter on command shows its field of
 * fire, but not whether it is a dummy.
 */
function maskedMine(mine: Mine): Mine {
  if (mine.shown || mine.removed) return mine;
  const masked = { ...mine, controller: NONE, lanes: [] };
  return isOnCommand(mine) ? { ...masked, kind: 'onCommand' } : { ...masked, kind: 'faceDown', facing: 0 };
}

/** Of a hidden unit one knows that it is somewhere, and whether it has been activated. */
function maskedUnit(unit: Unit): Unit {
  return {
    ...unit,
    counter: UNKNOWN,
    suppression: 0,
    propped: false,
    column: false,
    concealed: false,
    panicked: false,
    mounts: null,
    closeBy: [],
    fared: 'none',
    ordered: [],
    heard: [],
    actions: 0,
    acted: 0,
  };
}

/** Hidden under a counter, but not known which. */
const UNKNOWN = -2;

function masked(table: Dustup, figure: Figure, isSecret: (unit: Unit) => boolean): Figure {
  if (figure.left || !isSecret(table.units[figure.unit]!)) return figure;
  return { ...figure, x: 0, y: 0, fired: 0 };
}

/** What one seat alone may hear is not told to others. */
export function redact(event: DustupEvent, viewer: Viewer): DustupEvent | null {
  return event.only === undefined || event.only === viewer ? event : null;
}
