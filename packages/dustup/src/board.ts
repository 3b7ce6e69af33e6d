import { type Box, contains, findRoute, type Look, routeCost } from '@sightline/geometry/field';
import type { Part, Question, Setup } from '@sightline/kernel';
import { FORCES, MAPS, SCENARIOS } from './content/load.ts';
import type { ForceRow, MapRow, ScenarioRow, Sensors } from './content/schema.ts';
import { weaponNamed } from './content/weapons.ts';
import { type Shelter, shelterOf } from './ground/cover.ts';
import { FIRST_FEATURE, type Ground, groundOf } from './ground/ground.ts';
import { CLOUD_RADIUS, isClear, sightLine } from './ground/sight.ts';
import { walkOf } from './ground/walk.ts';
import { BURNS } from './rules/fire/fire.ts';
import { ratingOfForce } from './rules/forces/forces.ts';
import { isOnCommand, MINE_RANGE } from './rules/mines/command-mines.ts';
import { firepowerOf } from './rules/shooting/firepower.ts';
import { targetDie } from './rules/shooting/target-die.ts';
import { screenOf } from './rules/smoke/smoke.ts';
import { dustup } from './system.ts';
import type { Act } from './table/acts.ts';
import { type Battle, battleOf, OWN_BATTLE } from './table/battle.ts';
import type { Figure } from './table/figures.ts';
import type { Place } from './table/table.ts';
import { ableOf, isHidden, membersOf, type Unit } from './table/units.ts';
import type { DustupView } from './view/view.ts';
import { reasonWords } from './words/words.ts';

type Mine = DustupView['mines'][number];
export type ShootAct = Extract<Act, { readonly do: 'shoot' }>;

/** What a board of Dustup asks of the rules and of the shipped content. Places are in mils, lengths in inches. */
export interface DustupBoard {
  /** The map as it is now: what lies where. */
  groundOf(view: Pick<DustupView, 'map' | 'altered'>): Ground;
  /** What stands or grows at a place; null on open ground. */
  groundName(view: DustupView, at: Place): string | null;
  /** A piece of terrain by the number that a line of sight gives it; null for smoke. */
  pieceOf(view: DustupView, id: number): Piece | null;

  isHidden(unit: Unit): boolean;
  /** Everybody who lies or stands with a unit. */
  membersOf(view: DustupView, unit: Unit): readonly Figure[];
  /** Those of them who can fight. */
  ableOf(view: DustupView, unit: Unit): readonly Figure[];
  weaponName(view: DustupView, id: string): string;

  /** The line between two places with whatever stops it; the sensors are those of whoever looks from the first. */
  sightLine(view: DustupView, from: Place, to: Place, sensors: Sensors): Look;
  isClear(view: DustupView, from: Place, to: Place, sensors: Sensors): boolean;
  shelterOf(view: DustupView, unit: Unit, from: Place): Shelter;

  /** The way that a unit's leader would take to a place; straight on where there is none. */
  wayTo(view: DustupView, unit: Unit, to: Place): readonly Place[];
  /** What a way costs that leader, in mils. */
  costOf(view: DustupView, unit: Unit, route: readonly Place[]): number;
  /** How a unit would shoot at another: as is offered, or without a single shot where nothing is. */
  shotAt(view: DustupView, question: Question, unit: Unit, target: Unit): ShootAct;
  /** The dice of a shot, the die they are thrown against and what shifts it. */
  fireOf(view: DustupView, unit: Unit, target: Unit, act: ShootAct): Fire;

  /** Whether a mine counter goes off by command, and so shows where it points (DU-MINE-019). */
  isOnCommand(mine: Mine): boolean;
  readonly mineRange: number;
  readonly fireRadius: number;
  readonly cloudRadius: number;
  /** Where the clouds of a smoke screen would lie. */
  screenOf(view: DustupView, unit: Unit, at: Place): readonly Place[];

  /** What comes with the game. */
  readonly shipped: {
    readonly forces: readonly ForceRow[];
    readonly maps: readonly MapRow[];
    readonly scenarios: readonly ScenarioRow[];
  };
  /** The scenario that players make themselves. */
  readonly ownBattle: string;
  /** A scenario with everything that players chose. */
  battleOf(setup: Setup): Battle;
  ratingOfForce(force: ForceRow): number;
}

export interface Piece {
  readonly name: string;
  readonly box: Box;
}

export interface Fire {
  /** The die that is thrown against, by its faces. */
  readonly die: number;
  /** Those that are thrown: the unit's own, then those of its firepower. */
  readonly pool: readonly number[];
  /** What shifts the die; the reasons are in words. */
  readonly shifts: readonly Part[];
}

export const board: DustupBoard = {
  groundOf,
  groundName: (view, at) => groundOf(view).areas.findLast(({ shape }) => contains(shape, at))?.type.name ?? null,
  pieceOf(view, id) {
    const { areas, features } = groundOf(view);
    const piece = id < FIRST_FEATURE ? areas[id] : features[id - FIRST_FEATURE];
    return piece ? { name: piece.type.name, box: piece.box } : null;
  },
  isHidden,
  membersOf,
  ableOf,
  weaponName: (view, id) => weaponNamed(view, id).row.name,
  sightLine,
  isClear,
  shelterOf,
  wayTo(view, unit, to) {
    const found = findRoute(walkOf(view, unit), view.figures[unit.leader]!, to, { isRough: true });
    return found ? found.points.slice(1).map(({ x, y }) => ({ x, y })) : [to];
  },
  costOf(view, unit, route) {
    const { x, y } = view.figures[unit.leader]!;
    return routeCost(walkOf(view, unit), [{ x, y }, ...route]).cost;
  },
  shotAt(view, question, unit, target) {
    const offered = dustup.candidates?.(view, view.sides[unit.side]!.seat, question) as readonly Act[] | undefined;
    const isIt = (act: Act): act is ShootAct => act.do === 'shoot' && act.target === target.id;
    return offered?.find(isIt) ?? { do: 'shoot', target: target.id, shots: [] };
  },
  fireOf(view, unit, target, { shots, suppressive = false }) {
    const { dice, effective } = firepowerOf(view, shots);
    const { die, shifts } = targetDie(view, unit, target, { suppressive, effective });
    return {
      die,
      pool: [unit.die, ...dice.map(each => each.die)],
      shifts: shifts.parts.map(shift => ({ ...shift, why: reasonWords(shift.why) })),
    };
  },
  isOnCommand,
  mineRange: MINE_RANGE,
  fireRadius: BURNS,
  cloudRadius: CLOUD_RADIUS / 1000,
  screenOf,
  shipped: { forces: FORCES.rows, maps: MAPS.rows, scenarios: SCENARIOS.rows },
  ownBattle: OWN_BATTLE,
  battleOf,
  ratingOfForce,
};
