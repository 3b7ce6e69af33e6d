import type { Bot } from '@sightline/kernel';
import type { ThrowQuestion } from '../rules/grenades/questions.ts';
import { squaresToThrowAt } from '../rules/grenades/throwing.ts';
import { squaresStruck } from '../rules/shooting/flechette.ts';
import { rangeBetween } from '../rules/shooting/sight.ts';
import type { ThreatAct } from '../rules/threats/acts.ts';
import type { ThreatActQuestion, ThreatMoveQuestion } from '../rules/threats/questions.ts';
import type { Figure, Survivor, Teamer, Threat } from '../table/figure.ts';
import { isOnMap, isPerson } from '../table/figures.ts';
import type { DuckQuestion } from '../table/questions.ts';
import type { DuckTable } from '../table/table.ts';
import type { DuckView } from '../view/view.ts';
import { atHand } from './at-hand.ts';
import { FAR_OFF, wayTo } from './way-to.ts';

/** DK-TSHOOT-019: runs the Threats for whoever sits on their side, and for a Team whose turn it is to (DK-TURN-011). */
export const threatsBot: Bot<DuckView> = (question, look) => {
  const asked = question as DuckQuestion;
  switch (asked.kind) {
    case 'threatAct':
      return threatActFor(atHand(look()), asked);
    case 'threatMove':
      return threatMoveFor(atHand(look()), asked);
    case 'throwAt':
      return threatThrowFor(atHand(look()), asked);
    // It faces as it would by itself, and what can attack does: 'attackBelow' and 'attackNow' are offered first.
    case 'act':
    case 'actingLeader':
    case 'audit':
    case 'backOrShove':
    case 'boarding':
    case 'concert':
    case 'crate':
    case 'crawlFacing':
    case 'doorCheck':
    case 'droneHandler':
    case 'droneOrder':
    case 'dutyLog':
    case 'entry':
    case 'explore':
    case 'handOut':
    case 'hitOrBlock':
    case 'howFar':
    case 'jet':
    case 'knockBackFork':
    case 'leadSurvivor':
    case 'mineTimer':
    case 'motherPing':
    case 'motherSource':
    case 'nextInConcert':
    case 'order':
    case 'pistolOrDice':
    case 'react':
    case 'shootElsewhere':
    case 'shrinkBack':
    case 'spraySquare':
    case 'springOut':
    case 'stance':
    case 'steer':
    case 'threatAbove':
    case 'threatFacing':
    case 'walk':
    case 'whoActs':
    case 'withdrawal':
      return asked.options[0];
    default:
      return asked satisfies never;
  }
};

/** What a Threat would rather do than the next thing, when it can. */
const RATHER: Readonly<Record<ThreatAct['do'], number>> = {
  seizeObjective: 9,
  throw: 8,
  shoot: 7,
  flechette: 7,
  reload: 6,
  climbAfter: 6,
  move: 5,
  cross: 4,
  openDoor: 4,
  batter: 3,
  batterUnit: 3,
  seek: 1,
  hide: 2,
  stay: 0,
};

const WORK: ReadonlySet<ThreatAct['do']> = new Set(['openDoor', 'batter', 'batterUnit', 'seek', 'cross']);

export function threatActFor(table: DuckTable, { figure, options }: ThreatActQuestion): ThreatAct {
  const threat = table.figures[figure] as Threat;
  const canReach = isOpenWay(table, threat);
  let best = options[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const act of options) {
    if (act.do === 'climbAfter' && nearestPrey(table, threat.at).prey?.overhead !== true) continue;
    // A door or a bulkhead in the way is worked on, and passed by if there is none.
    const worth = isInVain(table, threat, act) ? -1 : RATHER[act.do] + (WORK.has(act.do) ? (canReach ? -4 : 4) : 0);
    if (worth > most) [best, most] = [act, worth];
  }
  return best;
}

/** Whether a grenade or a cannon would do its own side as much harm as the others. */
function isInVain(table: DuckTable, threat: Threat, act: ThreatAct): boolean {
  if (act.do === 'throw') return !squaresToThrowAt(table, threat, act).some(square => gainAt(table, square) > 0);
  if (act.do !== 'flechette') return false;
  const covered = squaresStruck(table, threat.at, act.direction).filter(({ inside }) => inside);
  return gainAmong(table, at => covered.some(({ square }) => square === at)) <= 0;
}

/** Where it catches most of them, and best in the middle. */
export function threatThrowFor(table: DuckTable, { options }: ThrowQuestion): number {
  const gain = (square: number): number => 2 * gainAt(table, square) + gainAmong(table, at => at === square);
  return options.reduce((best, square) => (gain(square) > gain(best) ? square : best));
}

const gainAt = (table: DuckTable, square: number): number =>
  gainAmong(table, at => rangeBetween(table, at, square) <= 1);

/** How many more prey than Threats are caught. */
function gainAmong(table: DuckTable, isCaught: (at: number) => boolean): number {
  let gain = 0;
  for (const figure of table.figures) {
    if (!isOnMap(figure) || figure.overhead || !isCaught(figure.at)) continue;
    if (figure.kind === 'threat') gain--;
    else if (isPrey(table, figure)) gain++;
  }
  return gain;
}

/** As near to somebody as it can come, and into his square if it can. */
function threatMoveFor(table: DuckTable, { figure, options }: ThreatMoveQuestion): number {
  const threat = table.figures[figure] as Threat;
  const { prey } = nearestPrey(table, threat.at);
  if (!prey) return options[0]!;
  const way = wayTo(table, prey.at);
  return options.reduce((best, square) => (way[square]! < way[best]! ? square : best));
}

/** DK-TURN-011: a Team that runs Threats sets them on the others. */
function isPrey({ multiTeam }: DuckTable, figure: Figure): figure is Teamer | Survivor {
  return isPerson(figure) && (figure.kind !== 'teamer' || figure.team !== multiTeam?.runner);
}

function nearestPrey(table: DuckTable, at: number): { readonly prey: Teamer | Survivor | null; readonly way: number } {
  let found: Teamer | Survivor | null = null;
  let least = FAR_OFF;
  for (const figure of table.figures) {
    if (!isPrey(table, figure) || !isOnMap(figure)) continue;
    const way = wayTo(table, figure.at)[at]!;
    if (way < least) [found, least] = [figure, way];
  }
  return { prey: found, way: least };
}

/** Whether the way is about as short as the range: then no shut door lies on it. */
function isOpenWay(table: DuckTable, threat: Threat): boolean {
  const { prey, way } = nearestPrey(table, threat.at);
  return prey !== null && way <= 2 * rangeBetween(table, threat.at, prey.at) + 1;
}
