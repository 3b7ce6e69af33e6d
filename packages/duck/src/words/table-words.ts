import { loadsAtStart, loadsIntact } from '../rules/cargo/loss.ts';
import { isRoboGun, isToppled, machines } from '../rules/machines/machine.ts';
import { isOutOfBreath } from '../rules/shooting/score.ts';
import { placeName, tileName } from '../ship/places.ts';
import { planOf } from '../ship/plan.ts';
import type { Teamer } from '../table/figure.ts';
import { figureOf, isOnMap, isTeamer, threats } from '../table/figures.ts';
import { nameOf } from '../table/names.ts';
import { gearIn, weaponIn } from '../table/own-cards.ts';
import type { DuckTable } from '../table/table.ts';
import { factWords } from './catalogue.ts';
import { legendWords, mapWords, symbolOf } from './map-words.ts';
import { DIRECTION_NAMES } from './said.ts';

/** The table as text: the Mission Display Board, the ship, and the displays of everybody on it (DK-GAP-028). */
export function tableWords(table: DuckTable): string {
  const { mission, arena, kitty, turn, phase, power } = table;
  const lines = [
    `${mission.title} on the ${arena.name}: ${mission.objective}`,
    `Turn ${turn}, ${factWords('phase', phase)} phase; chits in the Stress Kitty: ${kitty.chits.length}${power.down ? '; no power' : ''}`,
    '',
    mapWords(table),
    '',
    ...legendWords(table).map(line => `  ${line}`),
    '',
  ];
  for (const man of table.figures) if (isTeamer(man)) lines.push(manWords(table, man));
  for (const threat of threats(table)) {
    const eye = threat.waitingSince > 0 ? ', hiding' : '';
    const wounds = threat.wounds > 0 ? ', wounded' : '';
    const above = threat.overhead ? ', in the ceiling' : '';
    const where = `${placeName(table, threat.at)} facing ${DIRECTION_NAMES[threat.facing - 1]}`;
    lines.push(`  x ${nameOf(threat)} at ${where}${wounds}${eye}${above}`);
  }
  lines.push(...machineWords(table), ...vehicleWords(table), ...cargoWords(table));
  lines.push(...thingWords(table), ...pingWords(table), ...objectiveWords(table));
  return lines.join('\n');
}

function manWords(table: DuckTable, man: Teamer): string {
  const { card, ready, waiting, acted, binge, wounds, condition, ducked, grapple } = man;
  const name = `${symbolOf('teamer', man.id, ducked)} ${card.name}`;
  if (!isOnMap(man)) return `  ${name}: ${condition === 'fit' ? 'not on the map' : condition}`;
  const guns = man.weapons.map(({ id, loaded, spares, broken }) => {
    const gun = weaponIn(table, id).name;
    return broken ? `${gun} (broken)` : `${gun} (${loaded} loaded, ${spares} spare)`;
  });
  const gear = Object.entries(man.gear).map(([item, count]) => heap(gearIn(table, item).name, count));
  const state = [
    condition !== 'fit' && condition,
    wounds > 0 && `wounds ${wounds}`,
    ducked && 'on the deck',
    man.overhead && 'in the ceiling',
    man.chicken && 'chicken',
    isOutOfBreath(table, man) && 'out of breath',
    typeof man.hand !== 'number' && `in hand: ${factWords('hand', man.hand)}`,
    man.carries !== null && `carries ${nameOf(figureOf(table, man.carries))}`,
    grapple && `grapples ${nameOf(figureOf(table, grapple.threat))}`,
  ].filter(Boolean);
  const where = `${placeName(table, man.at)} facing ${DIRECTION_NAMES[man.facing - 1]}`;
  const chits = `READY ${ready} WAIT ${waiting} ACTED ${acted}`;
  return `  ${name}: ${where}; ${chits}; BINGE ${binge}; ${[...guns, ...gear].join(', ') || 'nothing on him'}${state.length > 0 ? `; ${state.join(', ')}` : ''}`;
}

/** DK-CYBER-017: every machine has a display of its own: ammunition, power and damage. */
function machineWords(table: DuckTable): string[] {
  return machines(table).map(machine => {
    const { ammo, power, damage, on, handler } = machine;
    const run = handler === null ? '' : `, run by ${nameOf(figureOf(table, handler))}`;
    const charge = isRoboGun(machine) ? '' : `, power ${power}`;
    const state = isToppled(machine) ? 'toppled' : on ? 'on' : 'off';
    return `  & ${nameOf(machine)} at ${placeName(table, machine.at)}: ${state}, ammunition ${ammo}${charge}, damage ${damage}${run}`;
  });
}

function vehicleWords(table: DuckTable): string[] {
  return table.vehicles.map(({ type, front, facing, pods }) => {
    const where = `${placeName(table, front)} facing ${DIRECTION_NAMES[facing - 1]}`;
    return `  V ${type} at ${where}; ${pods.length} pods on it`;
  });
}

/** DK-CARGO-001. */
function cargoWords(table: DuckTable): string[] {
  const all = loadsAtStart(table);
  return all > 0 ? [`  Loads intact: ${loadsIntact(table)} of ${all}`] : [];
}

const heap = (name: string, count: number): string => (count > 1 ? `${count} × ${name}` : name);

/** What lies about for anybody to pick up. */
function thingWords(table: DuckTable): string[] {
  return table.things.map(({ item, at, weapon, count }) => {
    const what = heap((weapon ? weaponIn(table, item) : gearIn(table, item)).name, count);
    return `  ! ${what} at ${placeName(table, at)}`;
  });
}

/** Pings that have been seen and not yet come out. */
function pingWords(table: DuckTable): string[] {
  return table.tiles.flatMap(({ markers }, tile) => {
    const shown = markers.filter(marker => marker.shown).map(({ ping }) => factWords('ping', ping));
    return shown.length > 0 ? [`  ${nameOfTile(table, tile)} ${shown.join(', ')}`] : [];
  });
}

function nameOfTile({ arena }: DuckTable, tile: number): string {
  const { tiles, modules } = planOf(arena);
  return tileName(modules[tiles[tile]!.module]!, tile);
}

function objectiveWords(table: DuckTable): string[] {
  return table.progress.extraObjectives.map(({ at }) =>
    at < 0
      ? '  New orders: what is wanted is in hand'
      : `  New orders: bring home what lies at ${placeName(table, at)}`,
  );
}
