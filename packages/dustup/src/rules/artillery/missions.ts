import { assetOf, dueOf, firerOf, isComing, isOnTableAsset, type Mission, namedAsset } from '../../table/missions.ts';
import { happen } from '../../table/moment.ts';
import { type Dustup, type DustupIo, enemyOf, NONE, seatOf } from '../../table/table.ts';
import { land } from './impact.ts';

/** DU-ARTY-020: in place of an activation; then those who were in it are tested. */
export function landInPlace(table: Dustup, io: DustupIo, id: number): void {
  const mission = table.missions[id]!;
  const due = table.due;
  table.due = mission.side;
  land(table, io, mission);
  happen(table, io, { on: 'missionLanded', mission: id });
  table.due = due;
}

/** DU-GAP2-002: what is due and has not come down yet, that of the player who went second first. */
export function landRemaining(table: Dustup, io: DustupIo): void {
  const second = table.first === NONE ? 1 : enemyOf(table.first);
  for (const side of [second, enemyOf(second)]) {
    for (const { id } of dueOf(table, side)) if (table.ending === null) landInPlace(table, io, id);
  }
}

/** DU-ARTY-026: every counter one box on; and what nobody is left to fire lapses (DU-ARTY-021). */
export function slideMissions(table: Dustup, io: DustupIo): void {
  for (const mission of table.missions.filter(isComing)) {
    const asset = assetOf(table, mission);
    mission.held = false;
    if (!isOnTableAsset(asset)) mission.box--;
    else if (firerOf(table, asset) === null || isRuined(table, asset.piece)) lapse(table, io, mission);
  }
}

function isRuined({ pieces }: Dustup, piece: number): boolean {
  return pieces[piece]?.state === 'ruined';
}

export function lapse(table: Dustup, io: DustupIo, mission: Mission): void {
  mission.state = 'lapsed';
  const asset = namedAsset(assetOf(table, mission));
  io.tell({ type: 'missionLapsed', rule: 'DU-ARTY-021', side: seatOf(table, mission.side), asset });
}

/** DU-ARTY-020: a side that passes when nobody has anything else to do lets its missions come at the end of the turn. */
export function holdMissions(table: Dustup, side: number): void {
  for (const mission of dueOf(table, side)) mission.held = true;
}

/** What a side may bring down now. */
export function landingsOf(table: Dustup, side: number): Mission[] {
  return table.missions.length === 0 ? [] : dueOf(table, side).filter(({ held }) => !held);
}
