import { AVERAGE, D6, type Part } from '@sightline/kernel';
import { fumbleFactor } from './rules/actions/fumble-test.ts';
import { freeActsOf } from './rules/actions/menu.ts';
import { actionsOf } from './rules/competitors/activate.ts';
import { chitsPerTurn } from './rules/damage/kill-and-wound.ts';
import { grappleDice, threatDice } from './rules/grapple/dice.ts';
import { threatReach } from './rules/movement/footing.ts';
import { movePoints } from './rules/movement/points.ts';
import { wheresOf } from './rules/movement/ways.ts';
import { gunOf } from './rules/shooting/gun.ts';
import { whyNotShoot } from './rules/shooting/why-not-shoot.ts';
import { pointsLeft } from './rules/threats/movement.ts';
import { type Act, teamMenu } from './table/acts.ts';
import type { Figure, Teamer, Threat } from './table/figure.ts';
import { isAble, isGrappling, isOnMap, people } from './table/figures.ts';
import { rosterOf } from './table/roster.ts';
import type { DuckView } from './view/view.ts';

// What figures could do next, for those who look at a board: worked out on what they see.

/** The squares that a figure could get to in its next activation if its dice fell as high as they can. */
export function reachOf(view: DuckView, id: number): readonly number[] {
  const figure = view.figures[id];
  if (!figure || !isAble(figure) || isGrappling(view, figure)) return [];
  switch (figure.kind) {
    case 'teamer':
      return reachOfMan(view, figure);
    case 'threat':
      return figure.trapped || figure.netted ? [] : reachOfThreat(view, figure);
    case 'machine':
    case 'survivor':
      return [];
    default:
      return figure satisfies never;
  }
}

/** DK-MOVE-002, DK-ACT-008: every chit that he has, or will have, spent on a move. */
function reachOfMan(view: DuckView, man: Teamer): readonly number[] {
  const moves = man.ready > 0 ? man.ready : chitsPerTurn(man);
  const points = movePoints(view, man, Math.max(...AVERAGE.faces)).total * moves;
  if (man.ducked || man.seat !== null || points === 0) return [];
  return wheresOf(view, [man], points).flatMap(where => ('to' in where ? [where.to] : []));
}

/** DK-THREAT-002, DK-THREAT-025, DK-TSHOOT-003. */
function reachOfThreat(view: DuckView, threat: Threat): readonly number[] {
  const { order, count } = threatReach(view, threat, mostPoints(view, threat));
  return [...order.subarray(0, count)];
}

function mostPoints(view: DuckView, threat: Threat): number {
  const { die, add, addIdentified = add } = threat.card.move;
  const added = view.progress.competitors.identifiedTeam ? addIdentified : add;
  const highest = Math.max(...(die === 'D6' ? D6 : AVERAGE).faces);
  return pointsLeft(view, threat, highest + added) * actionsOf(threat);
}

/** Whom a figure could shoot at from where it stands, and whom a Threat could lay hands on in its next activation. */
export function threatenedBy(view: DuckView, id: number): readonly number[] {
  const figure = view.figures[id];
  if (!figure || !isOnMap(figure) || !isAble(figure)) return [];
  const foes: readonly Figure[] =
    figure.kind === 'threat' ? [...people(view), ...rosterOf(view).machines] : enemies(view);
  const reached = new Set(figure.kind === 'threat' ? reachOf(view, id) : []);
  const isArmed = gunOf(view, figure) !== null;
  return foes
    .filter(foe => {
      const canGrab = reached.has(foe.at) && foe.overhead === figure.overhead && isOnMap(foe);
      return canGrab || (isArmed && isOnMap(foe) && whyNotShoot(view, figure, foe).length === 0);
    })
    .map(foe => foe.id);
}

const enemies = (view: DuckView): readonly Figure[] => rosterOf(view).threats.filter(isOnMap);

/** DK-MOVE-002, DK-MOVE-034: the fewest and the most points that the die of a move can give a man. */
export function paceOf(view: DuckView, id: number, dash: boolean): Pace | null {
  const man = view.figures[id];
  if (man?.kind !== 'teamer') return null;
  const points = (face: number): number => movePoints(view, man, face, { dash }).total;
  return { least: points(Math.min(...AVERAGE.faces)), most: points(Math.max(...AVERAGE.faces)) };
}

/** DK-MOVE-002: what is added to the die of a move and taken off it, reason by reason. */
export function movePartsOf(view: DuckView, id: number, dash: boolean): readonly Part[] {
  const man = view.figures[id];
  return man?.kind === 'teamer' ? movePoints(view, man, 0, { dash }).parts : [];
}

/** DK-ACT-031, DK-MOVE-035: what bears on every Fumble Test of a man, whatever he tries. */
export function testPartsOf(view: DuckView, id: number): readonly Part[] {
  const man = view.figures[id];
  return man?.kind === 'teamer' ? fumbleFactor(view, man, { name: 'any', rule: 'DK-ACT-030' }).parts : [];
}

export interface Pace {
  readonly least: number;
  readonly most: number;
}

/** DK-ACT-008: how many chits an act takes; none if it is free. */
export function chitsFor(act: { readonly do: string }): number {
  return teamMenu.isAct(act) && teamMenu.kindOf(act as Act).free ? 0 : 1;
}

/** DK-GRAP-043: what a man may do without a chit. */
export function freeDeedsOf(view: DuckView, id: number): readonly string[] {
  const man = view.figures[id];
  return man?.kind === 'teamer' ? freeActsOf(view, man).map(act => act.do) : [];
}

/** DK-GRAP-009, DK-GRAP-010: the dice of somebody whom a Threat comes at from the front, and those of a Threat that comes. */
export function grappleDiceOf(view: DuckView, figure: Figure): number {
  switch (figure.kind) {
    case 'teamer':
    case 'survivor':
      return grappleDice(view, figure).total;
    case 'threat':
      return threatDice(figure, { advancing: true, threatLost: 0 }).total;
    case 'machine':
      return 0;
    default:
      return figure satisfies never;
  }
}
