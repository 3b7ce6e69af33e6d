import type { Speaker } from '@sightline/words';
import { loadsAtStart, loadsIntact } from '../rules/cargo/loss.ts';
import { isRoboGun, isToppled, machines } from '../rules/machines/machine.ts';
import { isOutOfBreath } from '../rules/shooting/score.ts';
import { placeOf, tileName } from '../ship/places.ts';
import { planOf } from '../ship/plan.ts';
import type { Teamer, Threat } from '../table/figure.ts';
import { figureOf, isOnMap, isTeamer, threats } from '../table/figures.ts';
import { nameOf } from '../table/names.ts';
import { gearIn, weaponIn } from '../table/own-cards.ts';
import type { DuckTable } from '../table/table.ts';
import { namedWords } from './facts.ts';
import { legendWords, mapWords, symbolOf } from './map.ts';

/** The table as text: the Mission Display Board, the ship, and the displays of everybody on it (DK-GAP-028). */
export function tableWords(speaker: Speaker, table: DuckTable): string {
  const { mission, arena, kitty, turn, phase, power } = table;
  const { say } = speaker;
  const displays = [
    ...table.figures.filter(isTeamer).map(man => manWords(speaker, table, man)),
    ...threats(table).map(threat => threatWords(speaker, table, threat)),
    ...machineWords(speaker, table),
    ...vehicleWords(speaker, table),
    ...cargoWords(speaker, table),
    ...thingWords(speaker, table),
    ...pingWords(speaker, table),
    ...objectiveWords(speaker, table),
  ];
  return [
    say('table.head', { mission: mission.title, arena: arena.name, objective: mission.objective }),
    say('table.turn', { turn, phase, chits: kitty.chits.length, down: power.down }),
    '',
    mapWords(table),
    '',
    ...legendWords(speaker, table).map(line => `  ${line}`),
    '',
    ...displays.map(line => `  ${line}`),
  ].join('\n');
}

const placeWords = (speaker: Speaker, table: DuckTable, square: number): string =>
  namedWords(placeOf(table, square), speaker);

/** What holds of somebody, one after the other. */
const inARow = (...states: readonly (string | false | null)[]): string => states.filter(Boolean).join(', ');

function manWords(speaker: Speaker, table: DuckTable, man: Teamer): string {
  const { card, ready, waiting, acted, binge, wounds, condition, ducked, grapple, facing, hand, carries } = man;
  const { say, name: called } = speaker;
  const [symbol, name] = [symbolOf('teamer', man.id, ducked), called(card.name)];
  if (!isOnMap(man)) return say('table.away', { symbol, name, condition });
  const guns = man.weapons.map(gun => say('table.gun', { ...gun, weapon: called(weaponIn(table, gun.id).name) }));
  const gear = Object.entries(man.gear).map(([item, count]) => heap(speaker, gearIn(table, item).name, count));
  const states = inARow(
    condition !== 'fit' && say(`state.${condition}`),
    wounds > 0 && say('state.wounds', { wounds }),
    ducked && say('state.onDeck'),
    man.overhead && say('state.overhead'),
    man.chicken && say('state.chicken'),
    isOutOfBreath(table, man) && say('state.outOfBreath'),
    typeof hand !== 'number' && say('state.inHand', { hand }),
    carries !== null && say('state.carries', { whom: nameOf(figureOf(table, carries)) }),
    grapple && say('state.grapples', { whom: nameOf(figureOf(table, grapple.threat)) }),
  );
  const at = placeWords(speaker, table, man.at);
  const things = inARow(...guns, ...gear);
  return say('table.man', { symbol, name, at, facing, ready, waiting, acted, binge, things, states });
}

function threatWords(speaker: Speaker, table: DuckTable, threat: Threat): string {
  const { say, name } = speaker;
  const states = inARow(
    threat.wounds > 0 && say('state.wounded'),
    // DK-DMG-027: the splatter is gone, but the next wound kills.
    threat.scarred && say('state.scarred'),
    threat.ducked && say('state.onDeck'),
    threat.waitingSince > 0 && say('state.hiding'),
    threat.overhead && say('state.overhead'),
  );
  const at = placeWords(speaker, table, threat.at);
  return say('table.threat', { name: name(nameOf(threat)), at, facing: threat.facing, states });
}

/** DK-CYBER-017: every machine has a display of its own: ammunition, power and damage. */
function machineWords(speaker: Speaker, table: DuckTable): string[] {
  return machines(table).map(machine => {
    const { ammo, power, damage, on, handler } = machine;
    return speaker.say('table.machine', {
      name: speaker.name(nameOf(machine)),
      at: placeWords(speaker, table, machine.at),
      state: isToppled(machine) ? 'toppled' : on ? 'on' : 'off',
      drone: !isRoboGun(machine),
      handler: handler === null ? null : nameOf(figureOf(table, handler)),
      ammo,
      power,
      damage,
    });
  });
}

function vehicleWords(speaker: Speaker, table: DuckTable): string[] {
  return table.vehicles.map(({ type, front, facing, pods }) =>
    speaker.say('table.vehicle', { type, at: placeWords(speaker, table, front), facing, pods: pods.length }),
  );
}

/** DK-CARGO-001. */
function cargoWords({ say }: Speaker, table: DuckTable): string[] {
  const all = loadsAtStart(table);
  return all > 0 ? [say('table.loads', { intact: loadsIntact(table), all })] : [];
}

const heap = ({ say, name }: Speaker, item: string, count: number): string =>
  say('table.heap', { item: name(item), count });

/** What lies about for anybody to pick up. */
function thingWords(speaker: Speaker, table: DuckTable): string[] {
  return table.things.map(({ item, at, weapon, count }) => {
    const what = heap(speaker, (weapon ? weaponIn(table, item) : gearIn(table, item)).name, count);
    return speaker.say('table.thing', { what, at: placeWords(speaker, table, at) });
  });
}

/** Pings that have been seen and not yet come out. */
function pingWords({ say, fact }: Speaker, table: DuckTable): string[] {
  return table.tiles.flatMap(({ markers }, tile) => {
    const shown = markers.filter(marker => marker.shown).map(({ ping }) => fact(ping, 'ping'));
    return shown.length > 0 ? [say('table.ping', { tile: nameOfTile(table, tile), pings: shown.join(', ') })] : [];
  });
}

function nameOfTile({ arena }: DuckTable, tile: number): string {
  const { tiles, modules } = planOf(arena);
  return tileName(modules[tiles[tile]!.module]!, tile);
}

function objectiveWords(speaker: Speaker, table: DuckTable): string[] {
  return table.progress.extraObjectives.map(({ at }) =>
    at < 0 ? speaker.say('table.ordersInHand') : speaker.say('table.orders', { at: placeWords(speaker, table, at) }),
  );
}
