import { copyUnit } from '../../table/copy.ts';
import { type Dustup, NONE } from '../../table/table.ts';
import type { Unit } from '../../table/units.ts';

/**
 * DU-DETACH-006: figures split off as a unit of their own, with all that their parent is and what it has been
 * through. The first of them marks the detachment; it has no activation of its own (DU-DETACH-004).
 */
export function splitOff(table: Dustup, parent: Unit, figures: readonly number[]): Unit {
  const id = table.units.length;
  const number = table.units.filter(unit => unit.parent === parent.id).length + 1;
  const unit: Unit = {
    ...copyUnit(parent),
    id,
    who: { ...parent.who, id, detachment: [...(parent.who.detachment ?? []), number] },
    parent: parent.id,
    superior: NONE,
    piece: NONE,
    commands: false,
    vacated: false,
    warfare: 0,
    drones: 0,
    strength: figures.length,
    satchels: 0,
    areaSystems: 0,
    breachingCharges: 0,
    figures: [...figures],
    leader: figures[0]!,
    leaderless: false,
    fallen: NONE,
    activated: false,
    carries: NONE,
    drone: null,
    warfareCounters: 0,
    actions: 0,
    acted: 0,
    moved: false,
    byOrder: false,
    closeBy: [],
    fared: 'none',
    assaulted: [],
    onto: [],
    fellOnTheWay: [],
    setInMotion: [],
    ordered: [],
    heard: [],
  };
  table.units.push(unit);
  table.names = { ...table.names, units: [...table.names.units, unit.who] };
  parent.strength -= figures.length;
  parent.figures = parent.figures.filter(figure => !figures.includes(figure));
  for (const figure of figures) table.figures[figure]!.unit = id;
  return unit;
}
