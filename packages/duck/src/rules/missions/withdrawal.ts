import type { DuckIo } from '../../table/events.ts';
import type { Figure, Survivor, Teamer } from '../../table/figure.ts';
import { isTeamer } from '../../table/figures.ts';
import { ask } from '../../table/questions.ts';
import { rosterOf } from '../../table/roster.ts';
import type { DuckTable, Ending } from '../../table/table.ts';
import { isHome } from './conditions.ts';
import { resultOf } from './evaluate.ts';
import { settleObjectives } from './objectives.ts';

/** Where the card sets no limit Mother does not wait for ever either; no mission has needed half of it. */
export const LONGEST_MISSION = 60;

/** DK-GAP-013: at the end of a Housekeeping Mother casts off, or the player may declare that the Team withdraws. */
export function endOfTurn(table: DuckTable, io: DuckIo): void {
  if (endIfNobodyLeft(table, io)) return;
  if (table.turn >= (table.mission.turnLimit ?? LONGEST_MISSION)) return endMission(table, io, 'castOff');
  if (seatsThatMayWithdraw(table).every(seat => wantsToWithdraw(table, io, seat))) endMission(table, io, 'withdrawn');
}

/** With two Teams both have to want it. */
function seatsThatMayWithdraw(table: DuckTable): string[] {
  return table.multiTeam ? ['team', 'team2'] : ['team'];
}

function wantsToWithdraw(table: DuckTable, io: DuckIo, seat: string): boolean {
  const home = table.figures.filter(figure => isTeamer(figure) && isHome(table, figure)).map(({ id }) => id);
  if (home.length === 0) return false;
  return (
    ask(io, seat, { kind: 'withdrawal', rule: 'DK-GAP-013', home, options: ['stayAboard', 'withdraw'] }) === 'withdraw'
  );
}

/** DK-GAP-013: nobody is left who could still do anything: all are dead, incapacitated or dragged off. */
export function endIfNobodyLeft(table: DuckTable, io: DuckIo): boolean {
  if (rosterOf(table).teamers.some(man => canGoOn(table, man))) return false;
  endMission(table, io, 'nobodyLeft');
  return true;
}

function canGoOn(table: DuckTable, man: Teamer): boolean {
  const isAboard = man.at >= 0 || man.seat !== null;
  const isFree = !rosterOf(table).threats.some(({ captive }) => captive === man.id);
  return isAboard && isFree && (man.condition === 'fit' || man.condition === 'stunned');
}

/** Whoever is on the bridge comes home; whoever is not is lost, save a man in a pod if all went well. */
function endMission(table: DuckTable, io: DuckIo, reason: Ending['reason']): void {
  const people = table.figures.filter(figure => isTeamer(figure) || figure.kind === 'survivor');
  for (const person of people) if (isHome(table, person)) person.condition = 'home';
  settleObjectives(table);
  const result = resultOf(table);
  for (const person of people) {
    if (person.condition === 'home' || person.condition === 'killed' || person.condition === 'lost') continue;
    person.condition = result === 'completed' && isInPod(table, person) ? 'home' : 'lost';
    if (person.condition === 'lost') io.tell({ type: 'leftBehind', rule: 'DK-GAP-013', figure: person.id });
  }
  for (const person of people) leaveTheMap(table, person);
  const home = people.filter(({ condition }) => condition === 'home').map(({ id }) => id);
  table.ending = { result, reason, home };
  table.progress.withdrawn = reason === 'withdrawn';
  table.phase = 'over';
  io.tell({ type: 'missionEnded', rule: 'DK-GAP-013', mission: table.mission.title, result, reason, home });
}

/** DK-GAP-008: safe in a Hibernation Unit. */
function isInPod(table: DuckTable, { id }: Figure): boolean {
  return table.fittings.some(({ kind, holds }) => kind === 'pod' && holds === id);
}

function leaveTheMap(table: DuckTable, person: Teamer | Survivor): void {
  person.at = -1;
  person.grapple = null;
  if (person.kind === 'teamer') Object.assign(person, { seat: null, carries: null, supports: null });
  for (const figure of table.figures)
    if (figure.kind === 'threat' && figure.captive === person.id) figure.captive = null;
}
