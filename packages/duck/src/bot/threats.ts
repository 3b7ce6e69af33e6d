import { type Bot, isListed, type Listed } from '@sightline/kernel';
import type { Survivor, Teamer, Threat } from '../figure.ts';
import { isOnMap, isPerson } from '../figures.ts';
import { rangeBetween } from '../rules/sight.ts';
import type { ThreatAct, ThreatActQuestion, ThreatMoveQuestion } from '../rules/threats/player-b.ts';
import type { DuckTable } from '../table.ts';
import type { DuckView } from '../view.ts';
import { atHand } from './at-hand.ts';
import { FAR_OFF, wayTo } from './ways.ts';

/** DK-TSHOOT-019: runs the Threats for whoever sits on their side, and for a Team whose turn it is to (DK-TURN-011). */
export const threatsBot: Bot<DuckView> = (question, look, _chance, candidates) => {
  switch (question.kind) {
    case 'threatAct':
      return threatActFor(atHand(look()), question as ThreatActQuestion);
    case 'threatMove':
      return threatMoveFor(atHand(look()), question as ThreatMoveQuestion);
    // What can attack does: 'attackBelow' and 'attackNow' are offered first.
    default:
      return isListed(question) ? (question as Listed<unknown>).options[0] : candidates()[0];
  }
};

/** What a Threat would rather do than the next thing, when it can. */
const RATHER: Readonly<Record<ThreatAct['do'], number>> = {
  seizeObjective: 9,
  grenade: 8,
  shoot: 7,
  reload: 6,
  climbAfter: 6,
  move: 5,
  cross: 4,
  openDoor: 4,
  batter: 3,
  seek: 1,
  hide: 2,
  stay: 0,
};

export function threatActFor(table: DuckTable, { figure, options }: ThreatActQuestion): ThreatAct {
  const threat = table.figures[figure] as Threat;
  const canReach = isOpenWay(table, threat);
  let best = options[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const act of options) {
    if (act.do === 'climbAfter' && nearestPrey(table, threat.at).prey?.overhead !== true) continue;
    // A door or a bulkhead in the way is worked on, and passed by if there is none.
    const isWork = act.do === 'openDoor' || act.do === 'batter' || act.do === 'seek' || act.do === 'cross';
    const worth = RATHER[act.do] + (isWork ? (canReach ? -4 : 4) : 0);
    if (worth > most) [best, most] = [act, worth];
  }
  return best;
}

/** As near to somebody as it can come, and into his square if it can. */
export function threatMoveFor(table: DuckTable, { figure, options }: ThreatMoveQuestion): number {
  const threat = table.figures[figure] as Threat;
  const { prey } = nearestPrey(table, threat.at);
  if (!prey) return options[0]!;
  const way = wayTo(table, prey.at);
  return options.reduce((best, square) => (way[square]! < way[best]! ? square : best));
}

/** DK-TURN-011: a Team that runs Threats sets them on the others. */
function nearestPrey(table: DuckTable, at: number): { readonly prey: Teamer | Survivor | null; readonly way: number } {
  const runner = table.multiTeam?.runner ?? -1;
  let found: Teamer | Survivor | null = null;
  let least = FAR_OFF;
  for (const figure of table.figures) {
    if (!isPerson(figure) || !isOnMap(figure) || (figure.kind === 'teamer' && figure.team === runner)) continue;
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
