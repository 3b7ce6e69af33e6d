import { isCommitment, isEntropy, isSecret, type Provenance, whyNotProven } from '../dice/commitment.ts';
import { isSeed } from '../dice/counter.ts';
import { isFace } from '../dice/die.ts';
import type { AnySystem } from '../edition.ts';
import type { Seat } from '../io.ts';
import { isCount, isRecord } from '../json.ts';
import { type Match, type MatchDice, type Player, whyNotCreate } from '../match/match.ts';
import { attempt, bad, type FileProblem, type Read } from './problem.ts';

// HS-FILE-002: the form of what holds from the first step of a match to its last.

type Parts = Pick<Match, 'setup' | 'dice' | 'inWork'> & { readonly players: Readonly<Match['players']> };

/** What is wrong with the parts that no run of a step puts to the proof; null when nothing is. */
export function whyNotTerms(system: AnySystem, parts: Parts): Read<never> | null {
  const { setup, players, dice } = parts;
  if (!arePlayers(players)) return bad('damaged', 'the part "players" has a player that is none');
  if (!isSetup(setup)) return bad('damaged', 'the part "setup" is not as a match needs it');
  const unfit = whyNotFit(system, parts);
  if (unfit !== null) return contradicted(parts, 'damaged', unfit);
  const seats = system.scenarios.find(({ id }) => id === setup.scenario)?.seats ?? [];
  if (!seats.every(seat => Object.hasOwn(players, seat))) return bad('damaged', 'the part "players" lacks a seat');
  const unsound = whyNotDice(dice, seats);
  return unsound === null ? null : bad('damaged', unsound);
}

/** HS-FILE-008: what rules in work contradict was played by other rules; an edition that is frozen is always right. */
export function contradicted(
  { inWork }: Pick<Match, 'inWork'>,
  code: 'damaged' | 'untrue',
  detail: string,
  at?: FileProblem['at'],
): Read<never> {
  return bad(inWork ? 'otherRules' : code, detail, at);
}

/** Why these rules could not have begun such a match: every switch is set when one is begun, so none may be left out. */
function whyNotFit(system: AnySystem, { setup, players }: Parts): string | null {
  const refused = attempt(() => whyNotCreate(system, { ...setup, players, secret: '' })[0]?.code);
  if (!refused.ok || refused.value !== undefined)
    return `the parts "setup" and "players" do not fit ${system.id}: ${refused.ok ? refused.value : refused.why}`;
  const unset = system.switches.find(({ id }) => !Object.hasOwn(setup.switches, id));
  return unset ? `the part "setup" leaves the switch "${unset.id}" open` : null;
}

function isSetup(setup: Match['setup']): boolean {
  const { scenario, switches, details: _details, ...others } = setup;
  return typeof scenario === 'string' && isRecord(switches) && Object.keys(others).length === 0;
}

export function arePlayers(players: Readonly<Record<string, unknown>>): players is Record<Seat, Player> {
  return Object.values(players).every(player => {
    if (!isRecord(player)) return false;
    const { kind, bot } = player;
    return kind === 'person' || (kind === 'bot' && typeof bot === 'string');
  });
}

/** What is wrong with the form of the part "dice"; null when nothing is. */
function whyNotDice(dice: unknown, seats: readonly string[]): string | null {
  if (!isRecord(dice)) return 'the part "dice" is none';
  const { kind, seed, provenance, machine, reseeds } = dice;
  if (kind !== 'seeded' && kind !== 'entered') return 'the part "dice" is neither seeded nor entered';
  if (typeof seed !== 'string' || !isSeed(seed)) return 'the part "dice" has no seed';
  if (!isProvenance(provenance, seats)) return 'the part "dice" does not say where its seed comes from';
  if (!Array.isArray(machine) || machine.length > seats.length || !machine.every(seat => seats.includes(seat)))
    return 'the part "dice" names no seats whose dice the machine rolls';
  const areReseeds = Array.isArray(reseeds) && reseeds.every((reseed, i) => isReseed(reseed, reseeds[i - 1], seats));
  return areReseeds ? null : 'the part "dice" goes on with seeds that are none';
}

/** Each takes over from the one before it. */
function isReseed(reseed: unknown, before: unknown, seats: readonly string[]): boolean {
  if (!isRecord(reseed)) return false;
  const { from, seed, provenance } = reseed;
  const isLater = isCount(from) && (!isRecord(before) || from > Number(before['from']));
  return (
    isLater && typeof seed === 'string' && isSeed(seed) && (provenance === null || isProvenance(provenance, seats))
  );
}

/** Whether this says where a seed comes from, and who of these seats stirred it. */
export function isProvenance(provenance: unknown, seats: readonly string[]): provenance is Provenance {
  if (!isRecord(provenance)) return false;
  const { commitment, secret, stirs } = provenance;
  if (!isCommitment(commitment) || !isSecret(secret) || !Array.isArray(stirs)) return false;
  const places = stirs.map(stir => (isStir(stir) ? seats.indexOf(stir.seat) : -1));
  return places.every((place, i) => place > (places[i - 1] ?? -1));
}

function isStir(stir: unknown): stir is Provenance['stirs'][number] {
  if (!isRecord(stir)) return false;
  const { seat, commitment, entropy } = stir;
  return typeof seat === 'string' && isCommitment(commitment) && (entropy === null || isEntropy(entropy));
}

/** HS-DICE-004: whether every seed is what its provenance says. Where a file of format 2 branched, nothing says anything. */
export function isProven({ seed, provenance, reseeds }: MatchDice): boolean {
  return [{ seed, provenance }, ...reseeds].every(
    each => !each.provenance || !whyNotProven(each.provenance, each.seed),
  );
}

/** What is wrong with the part "standing"; null when nothing is. */
export function whyNotStanding(standing: unknown, players: Readonly<Record<string, unknown>>): string | null {
  const isOrder = (order: unknown): boolean => {
    if (!isRecord(order)) return false;
    const { seat, on, reaction } = order;
    const isOfSeat = typeof seat === 'string' && Object.hasOwn(players, seat);
    return isOfSeat && typeof on === 'string' && (reaction === undefined || typeof reaction === 'string');
  };
  return Array.isArray(standing) && standing.every(isOrder) ? null : 'the part "standing" holds an order that is none';
}

/** What is wrong with the dice that a replay says have fallen; null when each is one. */
export function whyNotRolls(rolls: readonly unknown[]): string | null {
  const isRoll = (roll: unknown): boolean => {
    if (!isRecord(roll)) return false;
    const { die, face, entered } = roll;
    return typeof die === 'string' && isFace(face) && (entered === undefined || entered === true);
  };
  const at = rolls.findIndex(roll => !isRoll(roll));
  return at < 0 ? null : `the part "rolls" has a die that is none: ${at}`;
}
