import { areAdjacent } from '@sightline/geometry/grid';
import { D6 } from '@sightline/kernel';
import type { SpeciesCard } from '../../content/cards.ts';
import { areNeighbours, tileAt } from '../../ship/places.ts';
import { shieldCover } from '../../ship/standing.ts';
import { shipChanged } from '../../ship/walls.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Figure, Threat } from '../../table/figure.ts';
import { figureOf, isOnMap, isThreat } from '../../table/figures.ts';
import type { Moment } from '../../table/moment.ts';
import { newThreat } from '../../table/new-figures.ts';
import { speciesIn } from '../../table/own-cards.ts';
import type { DuckTable } from '../../table/table.ts';
import { ceilingCover } from '../ceiling/level.ts';
import { explode } from '../grenades/blast.ts';
import { type Means, wound } from './kill-and-wound.ts';
import { NOTHING, thrownAgainst, WOUND } from './protection.ts';

type Consequence = SpeciesCard['consequence'];

/** DK-DMG-032: consequences are traits of the species, and none is in play unless a switch says so. */
export function consequenceOf(table: DuckTable, threat: Threat): Consequence {
  if (table.switches.acidHarpies && threat.card.mayBleedAcid) return 'ACID';
  return table.switches.consequences ? threat.card.consequence : 'none';
}

/** DK-DMG-028, DK-DMG-031: once everybody else has heard of a wound. */
export function afterWounding(
  table: DuckTable,
  io: DuckIo,
  { figure, means }: Extract<Moment, { on: 'wounded' }>,
): void {
  const threat = figureOf(table, figure);
  if (threat.kind !== 'threat') return;
  const consequence = consequenceOf(table, threat);
  switch (consequence) {
    case 'ACID':
      return splashAcid(table, io, threat, threat.at, means);
    case 'ALARM':
      return raiseAlarm(table, io, threat, threat.at);
    case 'EXPLODES':
    case 'FLEES':
    case 'MUSH':
    case 'none':
    case 'RABID':
    case 'SPAWNS':
      return;
    default:
      return consequence satisfies never;
  }
}

/** `at` is where it died: it is off the map already. What it leaves behind is on its own level (DK-CEIL-001). */
export function afterKilling(
  table: DuckTable,
  io: DuckIo,
  { figure, at, means }: Extract<Moment, { on: 'killed' }>,
): void {
  const threat = figureOf(table, figure);
  if (threat.kind !== 'threat') return;
  const { overhead } = threat;
  const consequence = consequenceOf(table, threat);
  switch (consequence) {
    case 'ACID':
      return splashAcid(table, io, threat, at, means);
    case 'EXPLODES':
      return explode(table, io, { at, by: null, from: at, rule: 'DK-DMG-029', overhead });
    case 'SPAWNS':
      return spawn(table, io, threat, at);
    case 'MUSH':
      if (overhead) return;
      table.mush.push(at);
      shipChanged(table);
      return io.tell({ type: 'turnedToMush', rule: 'DK-DMG-029', at });
    case 'ALARM':
      return raiseAlarm(table, io, threat, at);
    case 'FLEES':
    case 'none':
    case 'RABID':
      return;
    default:
      return consequence satisfies never;
  }
}

/** DK-DMG-028, DK-WEAP-040: flame and flechettes spill no blood. */
function splashAcid(table: DuckTable, io: DuckIo, threat: Threat, at: number, means: Means): void {
  if (means === 'flame' || means === 'flechette') return;
  io.tell({ type: 'acidSplashed', rule: 'DK-DMG-028', figure: threat.id, at });
  const cover = threat.overhead ? ceilingCover(table) : shieldCover(table);
  const isBeside = (square: number): boolean => square === at || areAdjacent(cover, at, square);
  const isSplashed = (figure: Figure): boolean =>
    figure !== threat && isOnMap(figure) && figure.overhead === threat.overhead && isBeside(figure.at);
  for (const figure of table.figures.filter(isSplashed)) {
    const outcome = thrownAgainst(figure.protection, () => {
      const face = io.roll(D6, { rule: 'DK-DMG-028', purpose: 'acid', figure: figure.id });
      return face === 6 ? WOUND : NOTHING;
    });
    if (outcome === WOUND) wound(table, io, figure, { by: null, means: 'acid', rule: 'DK-DMG-028' });
  }
}

/** DK-DMG-029: on 4 or more a lesser creature stands there, and acts from the next Threat phase, or round, on. */
function spawn(table: DuckTable, io: DuckIo, parent: Threat, at: number): void {
  const { spawns } = parent.card;
  if (spawns === undefined) throw new Error(`the card of ${parent.card.name} does not say what it spawns`);
  if (io.roll(D6, { rule: 'DK-DMG-029', purpose: 'spawn', figure: parent.id }) < 4) return;
  const child = newThreat(table.figures.length, speciesIn(table, spawns), at, parent.facing);
  child.overhead = parent.overhead;
  child.activated = table.phase === 'threat' || table.multiTeam !== null;
  table.figures.push(child);
  io.tell({ type: 'spawned', rule: 'DK-DMG-029', figure: child.id, parent: parent.id, at });
}

/** DK-DMG-031: whether it has heard an alarm that is heeded in this phase. */
export const isAlarmed = ({ turn }: DuckTable, { alarmed }: Threat): boolean => alarmed > 0 && alarmed <= turn;

/**
 * DK-DMG-031: every waiting Threat on the tile and on its neighbours comes out of hiding and will attack in the next
 * Threat phase; while one is going on that is the one of the next turn.
 */
function raiseAlarm(table: DuckTable, io: DuckIo, threat: Threat, at: number): void {
  const here = tileAt(table, at)?.id ?? -1;
  const hears = (other: Figure): other is Threat => {
    if (!isThreat(other) || !isOnMap(other) || other === threat || other.waitingSince === 0) return false;
    const there = tileAt(table, other.at)?.id ?? -1;
    return there >= 0 && here >= 0 && (there === here || areNeighbours(table, here, there));
  };
  const heard = table.figures.filter(hears);
  for (const other of heard) {
    other.waitingSince = 0;
    other.alarmed = table.phase === 'threat' ? table.turn + 1 : table.turn;
  }
  io.tell({ type: 'alarmRaised', rule: 'DK-DMG-031', figure: threat.id, heardBy: heard.map(({ id }) => id) });
}
