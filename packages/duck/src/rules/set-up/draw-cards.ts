import { numbered } from '@sightline/kernel';
import type { ArenaCard, MissionCard } from '../../content/cards.ts';
import { TABLES } from '../../content/deck.ts';
import { layTable } from '../../table/begin.ts';
import type { DuckIo } from '../../table/events.ts';
import type { DuckTable } from '../../table/table.ts';

/** DK-SETUP-014: a ship must have what a mission needs, and be the one that the mission names if it does. */
export function suits(arena: ArenaCard, { requires, arena: named }: MissionCard): boolean {
  const isThere = (type: string): boolean => arena.modules.some(module => module.type === type);
  return named === undefined ? requires.every(isThere) : named === arena.id;
}

/** DK-SETUP-013: as the players have chosen, or the mission's, or the ship's own, or Harpies. */
export function primaryThreat(chosen: string | null, arena: ArenaCard, mission: MissionCard): string {
  return chosen ?? mission.species ?? arena.species ?? TABLES.primaryThreat.species;
}

/** DK-SETUP-005, DK-SETUP-014: one arena card is drawn and laid out, then one mission card that it can satisfy. */
export function drawCards(table: DuckTable, io: DuckIo): void {
  const { arenas, missions, species } = table.undrawn;
  const arena = drawArena(io, arenas, missions);
  const mission = drawMission(io, arena, missions);
  const { figures, switches, threatLevel, own, multiTeam, dronesToBoard } = table;
  const { events } = table.decks;
  const primary = primaryThreat(species, arena, mission);
  const laid = layTable({ switches, arena, mission, team: [], species: primary, threatLevel, own });
  Object.assign(table, laid, { figures, multiTeam, dronesToBoard, decks: { ...laid.decks, events } });
}

function drawArena(io: DuckIo, arenas: readonly ArenaCard[], missions: readonly MissionCard[]): ArenaCard {
  const playable = arenas.filter(arena => missions.some(mission => suits(arena, mission)));
  const arena = playable.length === 1 ? playable[0] : playable[draw(io, playable.length, 'DK-SETUP-005', 'arena')];
  if (!arena) throw new Error('no arena of the deck can satisfy any mission of it');
  io.tell({ type: 'arenaDrawn', rule: 'DK-SETUP-005', arena: arena.name });
  return arena;
}

/** A mission that the arena cannot satisfy is put back and another drawn. */
function drawMission(io: DuckIo, arena: ArenaCard, missions: readonly MissionCard[]): MissionCard {
  const deck = [...missions];
  for (;;) {
    const drawn = deck.length === 1 ? 0 : draw(io, deck.length, 'DK-SETUP-014', 'mission');
    const [mission] = deck.splice(drawn, 1);
    if (!mission) throw new Error(`${arena.name} can satisfy no mission of the deck`);
    const isKept = suits(arena, mission);
    io.tell({ type: isKept ? 'missionDrawn' : 'missionPutBack', rule: 'DK-SETUP-014', mission: mission.title });
    if (isKept) return mission;
  }
}

function draw(io: DuckIo, cards: number, rule: 'DK-SETUP-005' | 'DK-SETUP-014', purpose: string): number {
  return io.roll(numbered(cards), { rule, purpose, seat: 'team' }) - 1;
}
