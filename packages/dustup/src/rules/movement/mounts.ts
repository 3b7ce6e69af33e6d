import { type Refusal, refuse } from '@sightline/kernel';
import { isWithinInches } from '../../ground/measure.ts';
import { type Dustup, type DustupIo, placeOf } from '../../table/table.ts';
import { ableOf, membersOf, type Unit } from '../../table/units.ts';
import { absorb } from '../detachment/joining.ts';
import { splitOff } from '../detachment/split-off.ts';

/** DU-FORCE-016: riders remount within this of their mounts. */
const REACH = 2;
/** DU-FORCE-017: one holder for so many living mounts. */
const MOUNTS_PER_HOLDER = 4;

export function whyNotDismount(_table: Dustup, unit: Unit): Refusal[] {
  if (!unit.mounted) return [refuse('DU-FORCE-016', 'notMounted')];
  return unit.propped ? [refuse('DU-PROP-005', 'propped')] : [];
}

/** DU-FORCE-017: holders of living mounts stay with them as a detachment; machines stand alone. */
export function dismount(table: Dustup, io: DustupIo, unit: Unit): void {
  const { x, y } = placeOf(table, unit);
  const riders = membersOf(table, unit).length;
  unit.mounted = false;
  unit.mounts = { x, y };
  const holders = unit.type === 'cavalry' ? Math.ceil(riders / MOUNTS_PER_HOLDER) : 0;
  const able = ableOf(table, unit).filter(({ id }) => id !== unit.leader);
  // Without enough hands the living mounts are lost.
  const stay = holders <= able.length ? able.slice(able.length - holders).map(({ id }) => id) : [];
  if (holders > 0 && stay.length === 0) unit.mounts = null;
  const left = stay.length > 0 ? splitOff(table, unit, stay) : null;
  io.tell({ type: 'dismounted', rule: 'DU-FORCE-016', unit: unit.who, holders: left?.who ?? null });
}

export function whyNotMount(table: Dustup, unit: Unit): Refusal[] {
  const { mounts } = unit;
  if (unit.mounted || mounts === null) return [refuse('DU-FORCE-016', 'noMounts')];
  if (unit.propped) return [refuse('DU-PROP-005', 'propped')];
  const areNear = membersOf(table, unit).every(figure => isWithinInches(figure, mounts, REACH));
  return areNear ? [] : [refuse('DU-FORCE-016', 'tooFarFromMounts', REACH)];
}

/** DU-FORCE-016: the holders are in the saddle again with the others, unless they have lost their heads (DU-DETACH-003). */
export function mount(table: Dustup, io: DustupIo, unit: Unit): void {
  unit.mounted = true;
  unit.mounts = null;
  for (const holder of table.units) {
    if (holder.parent !== unit.id || holder.where !== 'table' || holder.mounts === null) continue;
    if (!holder.panicked && holder.confidence !== 'routed') absorb(table, io, unit, holder);
  }
  io.tell({ type: 'mounted', rule: 'DU-FORCE-016', unit: unit.who });
}
