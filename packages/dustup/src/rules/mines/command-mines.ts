import { bearing, bearingOf, circle, isUnder, plus, scaled, sector, squaredDistance } from '@sightline/geometry/field';
import { type Refusal, refuse } from '@sightline/kernel';
import { groundOf, isOnTable } from '../../ground/ground.ts';
import { landmarkOf } from '../../ground/landmarks.ts';
import { isWithinInches, TOLERANCE } from '../../ground/measure.ts';
import type { Mine } from '../../table/markers.ts';
import { type Dustup, type DustupIo, NONE, type Place, placeOf, seatOf } from '../../table/table.ts';
import { has, isInPlay, type Unit } from '../../table/units.ts';
import { marchOf } from '../movement/column.ts';
import type { LayMineUse } from './acts.ts';
import type { CommandMine, LayCommandMine } from './questions.ts';

/** DU-MINE-018, in inches: how far from its unit a mine is laid during the game and before it. */
const AT_HAND = 2;
const BEFORE_THE_GAME = 12;
/** DU-MINE-019, in inches. */
export const MINE_RANGE = 6;
const RANGE = MINE_RANGE * 1000 + TOLERANCE;

/** DU-MINE-019: half a circle of six inches; a base counts by its centre. */
export function isInFieldOfFire({ x, y, facing }: Mine, at: Place): boolean {
  return isUnder(sector({ x, y }, bearing(facing), 180, RANGE), circle({ x: at.x, y: at.y }, 0), 'centre');
}

/** DU-MINE-018: for each real mine its unit may lay one dummy. */
export function whyNotLay(table: Dustup, unit: Unit, { at, dummy }: LayMineUse): Refusal[] {
  if (!table.options.mines || !has(unit, 'commandMines')) return [refuse('DU-MINE-018', 'noCommandMines')];
  if (!isOnTable(groundOf(table), at)) return [refuse('DU-MINE-018', 'offTable')];
  if (!isWithinInches(placeOf(table, unit), at, AT_HAND)) return [refuse('DU-MINE-018', 'outOfReach', AT_HAND)];
  return dummy && !mayLayDummy(table, unit.side) ? [refuse('DU-MINE-018', 'tooManyDummies')] : [];
}

function mayLayDummy(table: Dustup, side: number): boolean {
  const laid = (kind: Mine['kind']) => table.mines.filter(mine => mine.side === side && mine.kind === kind).length;
  return laid('directionalDummy') < laid('directional');
}

export function layMine(table: Dustup, io: DustupIo, unit: Unit, { at, facing, dummy }: LayMineUse): void {
  lay(table, io, unit, { unit: unit.id, at, facing, ...(dummy ? { dummy } : {}) });
}

function lay(table: Dustup, io: DustupIo, unit: Unit, { at, facing, dummy }: CommandMine): void {
  const id = table.mines.length;
  table.mines.push({
    id,
    side: unit.side,
    kind: dummy ? 'directionalDummy' : 'directional',
    x: at.x,
    y: at.y,
    facing,
    times: 1,
    controller: unit.id,
    shown: false,
    removed: false,
    lanes: [],
    triedBy: [],
  });
  const side = seatOf(table, unit.side);
  const where = landmarkOf(table, at);
  io.tell({ type: 'commandMineLaid', rule: 'DU-MINE-018', side, mine: id, at, where, facing });
}

/** One ahead of the unit, where it faces the enemy's side of the table. */
export function minesToLay(table: Dustup, unit: Unit): LayMineUse[] {
  if (!has(unit, 'commandMines')) return [];
  const use: LayMineUse = { do: 'layMine', ...ahead(table, unit, 2000) };
  return whyNotLay(table, unit, use).length === 0 ? [use] : [];
}

function ahead(table: Dustup, unit: Unit, mils: number): { at: Place; facing: number } {
  const march = marchOf(table, unit);
  const { x, y } = placeOf(table, unit);
  return { at: plus({ x, y }, scaled(march, mils)), facing: bearingOf(march) };
}

/**
 * DU-MINE-018: what the scenario grants is laid when everybody is deployed. Whoever lays any says himself when it is
 * enough: that he is asked no more would tell how many of them are dummies.
 */
export function layBeforeTheGame(table: Dustup, io: DustupIo): void {
  if (!table.options.mines) return;
  for (const side of table.sides) {
    const hasAny = side.commandMines > 0 || table.mines.some(mine => mine.side === side.id && isOnCommand(mine));
    while (hasAny) {
      const answer = io.ask<LayCommandMine>(side.seat, {
        kind: 'layCommandMine',
        rule: 'DU-MINE-018',
        side: side.id,
        left: side.commandMines,
      });
      if (answer === 'enough') break;
      if (!answer.dummy) side.commandMines--;
      lay(table, io, table.units[answer.unit]!, answer);
    }
    side.commandMines = 0;
  }
}

export function whyNotGranted(table: Dustup, { side, left }: LayCommandMine, mine: CommandMine): Refusal[] {
  const unit = table.units[mine.unit];
  if (unit === undefined || unit.side !== side || !isInPlay(table, unit)) return [refuse('DU-MINE-018', 'notOurs')];
  if (!isOnTable(groundOf(table), mine.at)) return [refuse('DU-MINE-018', 'offTable')];
  if (mine.dummy ? !mayLayDummy(table, side) : left === 0) return [refuse('DU-MINE-018', 'tooManyDummies')];
  const isNear = isWithinInches(placeOf(table, unit), mine.at, BEFORE_THE_GAME);
  return isNear ? [] : [refuse('DU-MINE-018', 'outOfReach', BEFORE_THE_GAME)];
}

/** Four inches ahead of each unit, real or not. */
export function grantedMines(table: Dustup, question: LayCommandMine): (CommandMine | 'enough')[] {
  const units = table.units.filter(unit => unit.side === question.side && isInPlay(table, unit));
  const mines = units.flatMap((unit): CommandMine[] => {
    const mine = { unit: unit.id, ...ahead(table, unit, 4000) };
    return [mine, { ...mine, dummy: true }];
  });
  return [...mines.filter(mine => whyNotGranted(table, question, mine).length === 0), 'enough'];
}

/** DU-MINE-018: real or not, it looks the same from where the enemy stands. */
export const isOnCommand = ({ kind }: Mine): boolean =>
  kind === 'directional' || kind === 'directionalDummy' || kind === 'onCommand';

/**
 * DU-MINE-020: who fires a mine, and pretends to with a dummy; nobody once the unit that laid it is gone, panicked or
 * routed.
 */
export function controllerOf(table: Dustup, mine: Mine): Unit | null {
  const { controller, removed } = mine;
  const unit = controller === NONE || removed || !isOnCommand(mine) ? undefined : table.units[controller];
  if (unit === undefined || !isInPlay(table, unit) || unit.panicked || unit.confidence === 'routed') return null;
  return unit;
}

/** A mine that the scenario has laid is fired by the nearest unit within reach of it. */
export function adoptMines(table: Dustup): void {
  for (const mine of table.mines) {
    if (!isOnCommand(mine) || mine.controller !== NONE) continue;
    const away = (unit: Unit) => squaredDistance(placeOf(table, unit), mine);
    const isNear = (unit: Unit) => isWithinInches(placeOf(table, unit), mine, BEFORE_THE_GAME);
    const own = table.units.filter(unit => unit.side === mine.side && isInPlay(table, unit) && isNear(unit));
    mine.controller = own.toSorted((a, b) => away(a) - away(b))[0]?.id ?? NONE;
  }
}
