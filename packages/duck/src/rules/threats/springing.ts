import { isReached, tileOf } from '@sightline/geometry/grid';
import { AVERAGE, D6 } from '@sightline/kernel';
import { planOf } from '../../ship/plan.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Figure, Threat } from '../../table/figure.ts';
import { figureOf, isOnMap, people, threats } from '../../table/figures.ts';
import type { Moment } from '../../table/moment.ts';
import { ask } from '../../table/questions.ts';
import type { DuckTable } from '../../table/table.ts';
import { springAsCompetitor } from '../competitors/spring.ts';
import { fightOut } from '../grapple/fight.ts';
import { threatReach } from '../movement/footing.ts';
import { runnerOf } from '../multi-team/runner.ts';
import { gunOf } from '../shooting/gun.ts';
import { rangeBetween, sees } from '../shooting/sight.ts';
import { whyNotShoot } from '../shooting/why-not-shoot.ts';
import { attackNearest } from './attack.ts';
import { nearestTo } from './distance.ts';
import { takeEyeOff } from './hiding.ts';
import { asIfAt, pointsLeft, throwMove } from './movement.ts';
import type { SpringQuestion } from './questions.ts';
import { isOpenBetween, type Quarry, quarryFor, stimuliOf } from './stimulus.ts';
import { isFoundOut } from './xenologist.ts';

/** DK-THREAT-027, DK-TSHOOT-013: scented or heard so near, even unseen. */
const NEAR = 2;

/** DK-THREAT-028. */
const TILES_AWAY = 2;
const QUIET_PHASES = 2;

/** DK-TSHOOT-012. */
const PATIENCE = 2;

/**
 * DK-THREAT-027: in its line of sight, or within 2 squares with no bulkhead or closed door between. Other species than
 * those whose sheet says so wait until they can get at him (DK-THREAT-028).
 */
function notices(table: DuckTable, threat: Threat, figure: Figure): boolean {
  const { springs, stimuli } = threat.card;
  if (springs === 'inReach') return isNoticed(table, threat, figure) && isWithinReach(table, threat, figure);
  if (rangeBetween(table, threat.at, figure.at) <= NEAR && isOpenBetween(table, threat.at, figure.at)) return true;
  return stimuli.sight && sees(table, threat, figure);
}

/** In sight, or with a sense of its own where it has no eyes. */
function isNoticed(table: DuckTable, threat: Threat, figure: Figure): boolean {
  if (threat.card.stimuli.sight) return sees(table, threat, figure);
  return stimuliOf(table, threat).by.some(({ id }) => id === figure.id);
}

/** DK-THREAT-028: by its best throw for movement, or with an attack from a distance. */
function isWithinReach(table: DuckTable, threat: Threat, figure: Figure): boolean {
  const { die, add } = threat.card.move;
  const best = pointsLeft(table, threat, Math.max(...(die === 'D6' ? D6 : AVERAGE).faces) + add);
  if (isReached(threatReach(table, threat, best), figure.at)) return true;
  return (
    gunOf(table, threat) !== null && asIfAt(table, threat, threat.at, figure.at, () => canShoot(table, threat, figure))
  );
}

const canShoot = (table: DuckTable, threat: Threat, figure: Figure): boolean =>
  whyNotShoot(table, threat, figure).length === 0;

export function noticesAnybody(table: DuckTable, threat: Threat): boolean {
  return quarryFor(table, threat).some(quarry => notices(table, threat, quarry));
}

/** The nearest of those whom a waiting Threat has noticed. */
export function noticed(table: DuckTable, threat: Threat): Quarry | null {
  const seen = quarryFor(table, threat).filter(quarry => notices(table, threat, quarry));
  return nearestTo(table, threat.at, seen, false)[0] ?? seen[0] ?? null;
}

const isWaiting = (threat: Threat): boolean =>
  threat.waitingSince > 0 && !threat.trapped && threat.condition === 'fit' && !threat.overhead;

/** DK-THREAT-027: tested after every square that one of the Team moves, is moved or crawls. */
export function springOnEntry(table: DuckTable, io: DuckIo, moment: Extract<Moment, { on: 'personEntered' }>): void {
  const person = figureOf(table, moment.figure);
  for (const threat of threats(table)) {
    if (!isOnMap(person)) return;
    if (!isWaiting(threat) || !notices(table, threat, person)) continue;
    const quarry = quarryFor(table, threat).find(({ id }) => id === person.id);
    if (quarry) springOut(table, io, threat, quarry, true);
  }
}

/** DK-TSHOOT-013: a competitor looks again when one of the Team has turned. */
export function springOnTurn(table: DuckTable, io: DuckIo, { figure }: Extract<Moment, { on: 'personTurned' }>): void {
  const person = figureOf(table, figure);
  for (const threat of threats(table)) {
    if (!isOnMap(person)) return;
    const isCompetitor = threat.card.mind === 'intellect';
    if (!isCompetitor || !isWaiting(threat) || !notices(table, threat, person)) continue;
    const quarry = quarryFor(table, threat).find(({ id }) => id === figure);
    if (quarry) springOut(table, io, threat, quarry, true);
  }
}

/** DK-THREAT-027: and after every opening of a door or hole. */
export function springOnOpening(table: DuckTable, io: DuckIo): void {
  for (const threat of threats(table)) {
    const quarry = isWaiting(threat) ? noticed(table, threat) : null;
    if (quarry) springOut(table, io, threat, quarry, true);
  }
}

/** DK-THREAT-027: the eye comes off and it attacks; out of the Threat phase the grapple is fought at once. */
export function springOut(table: DuckTable, io: DuckIo, threat: Threat, quarry: Quarry, atOnce: boolean): void {
  if (atOnce && isFoundOut(table, io, threat)) return;
  if (!isToAttack(table, io, threat, quarry)) return;
  threat.waitingSince = 0;
  threat.quiet = 0;
  threat.activated = true;
  io.tell({ type: 'threatSprangOut', rule: 'DK-THREAT-027', figure: threat.id, target: quarry.id, at: threat.at });
  if (threat.card.mind === 'intellect') springAsCompetitor(table, io, threat, quarry);
  else attackNearest(table, io, threat, throwMove(table, io, threat), [quarry]);
  if (!atOnce) return;
  for (const person of people(table)) if (person.grapple?.threat === threat.id) fightOut(table, io, person);
}

function isToAttack(table: DuckTable, io: DuckIo, threat: Threat, quarry: Quarry): boolean {
  const seat = runnerOf(table);
  if (seat === null) return true;
  const question: SpringQuestion = {
    kind: 'springOut',
    rule: 'DK-THREAT-027',
    figure: threat.id,
    target: quarry.id,
    options: ['attackNow', 'stayHidden'],
  };
  return ask(io, seat, question) === 'attackNow';
}

/** DK-THREAT-028, DK-TSHOOT-012: it throws nothing; left alone too long, it comes out of hiding. */
export function keepWaiting(table: DuckTable, io: DuckIo, threat: Threat): void {
  const isCompetitor = threat.card.mind === 'intellect';
  threat.quiet = isTeamNear(table, threat) ? 0 : threat.quiet + 1;
  const isTired = isCompetitor && table.turn - threat.waitingSince >= PATIENCE;
  if (isTired || threat.quiet >= QUIET_PHASES) takeEyeOff(io, threat);
}

function isTeamNear(table: DuckTable, threat: Threat): boolean {
  const { tiling } = planOf(table.arena);
  const { columns } = tiling;
  const here = tileOf(tiling, threat.at);
  return people(table).some(({ at }) => {
    const there = tileOf(tiling, at);
    const across = Math.abs((here % columns) - (there % columns));
    const down = Math.abs(Math.floor(here / columns) - Math.floor(there / columns));
    return Math.max(across, down) <= TILES_AWAY;
  });
}
