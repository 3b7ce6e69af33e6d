import { AVERAGE, numbered, type Seat } from '@sightline/kernel';
import { centreOfModule, squaresOfTile } from '../../ship/places.ts';
import { planOf } from '../../ship/plan.ts';
import type { DuckIo } from '../../table/events.ts';
import { isTeamer, leader, seatOf, teamers } from '../../table/figures.ts';
import { newSurvivor } from '../../table/new-figures.ts';
import { weaponIn } from '../../table/own-cards.ts';
import { ask } from '../../table/questions.ts';
import type { DuckTable } from '../../table/table.ts';
import { raiseBinge } from '../binge/stress.ts';
import { placeStressChits } from '../kitty/stress-chits.ts';
import { edgeSpace, hasSpace, putOnMap } from '../sensor/placement.ts';
import { hasHiddenChits, turnChitsOf } from '../set-up/source.ts';
import { rangeBetween } from '../shooting/sight.ts';
import { teamersIn } from './hand-out.ts';
import type { AuditQuestion, CrateQuestion, ModuleQuestion } from './questions.ts';

/** A weapon by its bearer and its number among his. */
export interface Loaded {
  readonly figure: number;
  readonly weapon: number;
  readonly gun: string;
}

/** G02: one weapon carried in the module is full again. */
export function findInCrate(table: DuckTable, io: DuckIo, module: number): void {
  const options = teamersIn(table, module).flatMap(man =>
    man.weapons.flatMap(({ id, loaded }, weapon) =>
      loaded < weaponIn(table, id).magazine ? [{ figure: man.id, weapon, gun: id }] : [],
    ),
  );
  const [only] = options;
  if (!only) return;
  const question: CrateQuestion = { kind: 'crate', rule: 'DK-GAP-044', options };
  const chosen = options.length === 1 ? only : ask(io, seatIn(table, module), question);
  const man = teamers(table).find(({ id }) => id === chosen.figure)!;
  const weapon = man.weapons[chosen.weapon]!;
  weapon.loaded = weaponIn(table, weapon.id).magazine;
  io.tell({ type: 'crateLoaded', rule: 'DK-GAP-044', figure: man.id, weapon: weapon.id });
}

/** G03: all Source chits of one module of choice are turned, from afar. */
export function readDutyLog(table: DuckTable, io: DuckIo, module: number): void {
  const hidden = [...table.modules.keys()].filter(other => hasHiddenChits(table, other));
  const options = hidden.map(other => ({ module: other }));
  if (options.length === 0) return;
  const question: ModuleQuestion = { kind: 'dutyLog', rule: 'DK-GAP-044', options };
  turnChitsOf(table, io, ask(io, seatIn(table, module), question).module, null);
}

/** Whose find it is: the Team's that stands in the module. */
function seatIn(table: DuckTable, module: number): Seat {
  const [finder] = teamersIn(table, module);
  return finder ? seatOf(finder) : 'team';
}

/** G05. */
export function giveBreather(table: DuckTable, io: DuckIo, module: number, points: number): void {
  for (const man of teamersIn(table, module)) raiseBinge(io, man, 'eventCard', points);
}

/** G06: at the centre of the module, or as near to it as there is room. */
export function comeAcrossSurvivor(table: DuckTable, io: DuckIo, module: number): void {
  const at = spaceNear(table, centreOfModule(table, module));
  if (at === null) return;
  const survivor = newSurvivor(table.figures.length, at, false);
  table.figures.push(survivor);
  io.tell({ type: 'survivorFound', rule: 'DK-GAP-045', figure: survivor.id, at });
}

/** The square itself, or the free one of its tile that is nearest to it. */
export function spaceNear(table: DuckTable, square: number): number | null {
  const tile = planOf(table.arena).tileAt[square]!;
  const free = squaresOfTile(table, tile).filter(other => hasSpace(table, other));
  free.sort((a, b) => rangeBetween(table, square, a) - rangeBetween(table, square, b) || a - b);
  return free[0] ?? null;
}

/** G07: the one with most Gold Stars loses one, YOU if several have as many; or two stress chits, as the player likes. */
export function sendAuditor(table: DuckTable, io: DuckIo): void {
  const you = leader(table)?.id;
  const [best] = table.figures
    .filter(isTeamer)
    .filter(({ stars, team }) => stars > 0 && team === 0)
    .sort((a, b) => b.stars - a.stars || Number(b.id === you) - Number(a.id === you) || a.id - b.id);
  const stress = (): void => placeStressChits(table, io, 2, 'eventCard', 'DK-GAP-045');
  if (!best) return stress();
  const question: AuditQuestion = {
    kind: 'audit',
    rule: 'DK-GAP-045',
    figure: best.id,
    options: [{ pay: 'star' }, { pay: 'stress' }],
  };
  if (ask(io, 'team', question).pay === 'stress') return stress();
  best.stars--;
  table.progress.awards.push({ figure: best.id, reason: 'audit', stars: -1 });
  io.tell({ type: 'starAudited', rule: 'DK-GAP-045', figure: best.id });
}

/** G08: one Threat of the Primary species on the edge, hiding and WAITING. */
export function lieInWait(table: DuckTable, io: DuckIo, module: number): void {
  const { tiles } = planOf(table.arena).modules[module]!;
  const tile = tiles.length === 1 ? 0 : io.roll(numbered(tiles.length), { rule: 'DK-GAP-045', purpose: 'tile' }) - 1;
  const at = edgeSpace(table, io, tiles[tile]!, 'DK-GAP-045');
  if (at === null) return;
  const threat = putOnMap(table, io, { species: table.species, at, facing: 1, among: 0 }, 'DK-GAP-045');
  threat.waitingSince = table.turn;
}

/** G10: an item at the centre of another module, to be taken by an Other Action and brought home. */
export function bringObjective(table: DuckTable, io: DuckIo, module: number): void {
  const others = [...table.modules.keys()].filter(other => other !== module);
  if (others.length === 0) return;
  const drawn = io.roll(numbered(others.length), { rule: 'DK-GAP-046', purpose: 'objective' }) - 1;
  const at = centreOfModule(table, others[drawn]!);
  table.progress.extraObjectives.push({ id: `item ${table.progress.extraObjectives.length + 1}`, at, done: false });
  io.tell({ type: 'objectiveAdded', rule: 'DK-GAP-046', at });
}

/** G11: an average die of chits goes back to the cup, drawn unseen. */
export function quietenKitty(table: DuckTable, io: DuckIo): void {
  const { kitty, decks } = table;
  const number = Math.min(kitty.chits.length, io.roll(AVERAGE, { rule: 'DK-GAP-046', purpose: 'quiet' }));
  for (let i = 0; i < number; i++) {
    const why = { rule: 'DK-GAP-046', purpose: 'stressChit', seenBy: [] } as const;
    decks.cup.push(...kitty.chits.splice(io.roll(numbered(kitty.chits.length), why) - 1, 1));
  }
  io.tell({ type: 'kittyQuietened', rule: 'DK-GAP-046', number, inKitty: kitty.chits.length });
}
