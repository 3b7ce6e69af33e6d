import { isIn, moduleAt } from '../../ship/places.ts';
import type { DuckIo } from '../../table/events.ts';
import { figureOf, isAble, isTeamer, teamers } from '../../table/figures.ts';
import type { Moment } from '../../table/moment.ts';
import type { DuckTable } from '../../table/table.ts';
import { suffersStress } from '../binge/stress.ts';
import { kill } from '../damage/kill-and-wound.ts';
import { rangeBetween, seesSquare } from '../shooting/sight.ts';
import { broughtHome, isHome } from './conditions.ts';
import { BODY, coreModule } from './mission-set-up.ts';

/** The item that a change of plan asks for (G10). */
export const ITEM = 'objective-item';

/** DK-GAP-046: when the mission ends, each item at home is worth 2 stars to every survivor. */
export function settleObjectives(table: DuckTable): void {
  let items = broughtHome(table, ITEM);
  for (const objective of table.progress.extraObjectives) {
    if (objective.at >= 0 || items === 0) continue;
    items--;
    objective.done = true;
    for (const man of table.figures)
      if (isTeamer(man) && isHome(table, man)) {
        man.stars += 2;
        table.progress.awards.push({ figure: man.id, reason: 'extraObjective', stars: 2 });
      }
  }
}

/** DK-GAP-039: the first look at each body is a stress situation for whoever has it. */
export function seeBodies(table: DuckTable, io: DuckIo): void {
  if (!table.mission.setup.includes('bodies')) return;
  for (const { item, at } of table.things) {
    if (item !== BODY || table.progress.marks[`body ${at}`]) continue;
    const witness = teamers(table).find(man => isAble(man) && (man.at === at || seesSquare(table, man, at)));
    if (!witness) continue;
    table.progress.marks[`body ${at}`] = 1;
    io.tell({ type: 'bodySeen', rule: 'DK-GAP-039', figure: witness.id, at });
    suffersStress(table, io, witness, 'eventCard');
  }
}

/** DK-GAP-038: a Teamer has stood in the module of the data core. */
export function noteCoreModule(
  table: DuckTable,
  _io: DuckIo,
  { figure }: Extract<Moment, { on: 'personEntered' }>,
): void {
  if (!table.mission.setup.includes('dataCore') || table.progress.marks['coreModuleEntered']) return;
  const man = figureOf(table, figure);
  if (man.kind === 'teamer' && moduleAt(table, man.at)?.id === coreModule(table))
    table.progress.marks['coreModuleEntered'] = 1;
}

/** DK-GAP-045: a survivor on the bridge, on his feet or carried, is 2 stars for the Teamer nearest to him. */
export function welcomeSurvivor(
  table: DuckTable,
  io: DuckIo,
  { figure, from }: Extract<Moment, { on: 'personEntered' }>,
): void {
  const entered = figureOf(table, figure);
  const body = entered.kind === 'teamer' ? entered.carries : figure;
  const survivor = body === null ? entered : figureOf(table, body);
  const isNew = isHome(table, survivor) && !table.bridge.squares.includes(from);
  if (survivor.kind !== 'survivor' || survivor.fromPod || !isNew || table.progress.marks[`saved ${body}`]) return;
  table.progress.marks[`saved ${body}`] = 1;
  const [nearest] = teamers(table).sort(
    (a, b) => rangeBetween(table, survivor.at, a.at) - rangeBetween(table, survivor.at, b.at) || a.id - b.id,
  );
  io.tell({ type: 'survivorSaved', rule: 'DK-GAP-045', figure: survivor.id, by: nearest?.id ?? null });
  if (!nearest) return;
  nearest.stars += 2;
  table.progress.awards.push({ figure: nearest.id, reason: 'survivor', stars: 2 });
}

/** DK-GAP-040: a fire bomb in a Reactor Room blows up the ship with everyone who is not on the bridge. */
export function scuttle(table: DuckTable, io: DuckIo, { at }: Extract<Moment, { on: 'bombIgnited' }>): void {
  if (!table.mission.completed.includes('scuttled') || !isIn(table, at, 'scuttling')) return;
  const aboard = teamers(table).filter(man => !isHome(table, man));
  table.progress.marks['scuttled'] = 1;
  if (aboard.length > 0) table.progress.marks['diedAboard'] = aboard.length;
  io.tell({ type: 'shipScuttled', rule: 'DK-GAP-040', aboard: aboard.map(({ id }) => id) });
  for (const man of aboard) kill(table, io, man, { by: null, means: 'blast', rule: 'DK-GAP-040' });
}
