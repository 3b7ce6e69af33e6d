import { type Because, D6, part, type Tally, tally } from '@sightline/kernel';
import type { ProfileCard, Response } from '../../content/cards.ts';
import { profileCalled } from '../../content/deck.ts';
import { tileAt } from '../../ship/places.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Threat } from '../../table/figure.ts';
import { people } from '../../table/figures.ts';
import { profileOf } from '../../table/own-cards.ts';
import type { DuckTable } from '../../table/table.ts';
import { isInArc } from '../shooting/sight.ts';
import type { Column } from './events.ts';
import type { Stimuli } from './stimulus.ts';

const ROWS = ['1', '2', '3', '4', '5', '6'] as const;
const BASIC = 'basic';

/** DK-THREAT-011, DK-THREAT-012: a die and its modifiers on the Reaction Profile of the species. */
export function react(table: DuckTable, io: DuckIo, threat: Threat, stimuli: Stimuli, inPack: boolean): Response {
  const profile = profileOf(threat.card);
  const unseen = isMaybeOnSource(table);
  const why: Because = { rule: 'DK-THREAT-011', purpose: 'reaction', seat: 'threats', figure: threat.id };
  const face = io.roll(D6, unseen ? { ...why, seenBy: [] } : why);
  const sum = reactionScore(table, threat, profile, stimuli, inPack, face);
  const response = responseOn(profile, stimuli.column, sum.total);
  io.tell({
    type: 'threatReacted',
    rule: 'DK-THREAT-011',
    figure: threat.id,
    face,
    parts: sum.parts,
    score: sum.total,
    column: stimuli.column,
    response,
    // What it does may hint at where the Source is.
    ...(unseen && { unseen, shows: true }),
  });
  return response;
}

/** DK-THREAT-012 to DK-THREAT-018: all modifiers that apply are added together. */
function reactionScore(
  table: DuckTable,
  threat: Threat,
  profile: ProfileCard,
  { nearest, unit, column }: Stimuli,
  inPack: boolean,
  face: number,
): Tally {
  const modifier = (name: string): number => modifiersOf(profile)[name] ?? 0;
  const towards = nearest ?? (unit === null ? null : table.fittings[unit]!);
  const isTurnedAway = column === 'teamOnTile' && towards !== null && !isInArc(table, threat, towards.at);
  return tally(
    face,
    threat.wounds > 0 && part('DK-THREAT-014', modifier('wounded'), 'wounded'),
    isHumanOnSource(table) && part('DK-THREAT-015', modifier('humanOnSource'), 'humanOnSource'),
    isTurnedAway && part('DK-THREAT-017', modifier('facingAway'), 'facingAway'),
    inPack && part('DK-THREAT-018', modifier('inPack'), 'inPack'),
  );
}

/** DK-THREAT-013: a profile of its own may leave out rows, which are then those of the basic one. */
export function responseOn(profile: ProfileCard, column: Column, score: number): Response {
  const basic = profileCalled(BASIC)[column];
  const row = score > 6 ? 'above' : ROWS[Math.max(score, 1) - 1]!;
  const response = profile[column][row] ?? basic[row];
  if (!response) throw new Error(`the profile ${profile.id} has no response on ${score}`);
  return response;
}

export function modifiersOf(profile: ProfileCard): Readonly<Record<string, number>> {
  return profile.modifiers ?? profileCalled(BASIC).modifiers ?? {};
}

/** DK-THREAT-015, DK-GAP-012: known to the player or not, as long as the Source is not cleared. */
function isHumanOnSource(table: DuckTable): boolean {
  if (table.progress.sourceCleared) return false;
  const source = table.chits.find(chit => chit.isEntrance);
  return source !== undefined && people(table).some(person => tileAt(table, person.at)?.id === source.tile);
}

/** DK-THREAT-011: for all the table knows somebody may stand on the Source, and an open throw could tell. */
function isMaybeOnSource(table: DuckTable): boolean {
  const { progress, chits } = table;
  if (progress.sourceCleared || chits.some(chit => chit.isEntrance && chit.turned)) return false;
  const tiles = new Set(people(table).map(person => tileAt(table, person.at)?.id));
  return chits.some(chit => tiles.has(chit.tile));
}
