import { commitToEntropy, isCommitment, isEntropy, type Stir, seedFrom } from '../dice/commitment.ts';
import type { Seat } from '../io.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { Match } from './match.ts';

// HS-DICE-003: until the first die has fallen each seat may stir the dice: first all commit themselves, then all reveal.

/** A seat publishes the commitment to its entropy. Once anything has been revealed it is too late: it could be chosen. */
export function commitEntropy<T>(match: Match<T>, seat: Seat, commitment: string): readonly Refusal[] {
  const refusals = whyNotStir(match, seat);
  if (refusals.length > 0) return refusals;
  const { stirs } = match.dice.provenance;
  if (stirs.some(({ entropy }) => entropy !== null)) return [refuse('HS-DICE-003', 'entropyRevealed')];
  if (stirs.some(stir => stir.seat === seat)) return [refuse('HS-DICE-003', 'alreadyCommitted', { seat })];
  if (!isCommitment(commitment)) return [refuse('HS-DICE-003', 'noCommitment')];
  const seats = Object.keys(match.players);
  const added: readonly Stir[] = [...stirs, { seat, commitment, entropy: null }];
  stirWith(
    match,
    added.toSorted((a, b) => seats.indexOf(a.seat) - seats.indexOf(b.seat)),
  );
  return [];
}

/** A seat reveals what it was committed to. One that does not has no part in the seed, and stays named. */
export function revealEntropy<T>(match: Match<T>, seat: Seat, entropy: string): readonly Refusal[] {
  const refusals = whyNotStir(match, seat);
  if (refusals.length > 0) return refusals;
  const { stirs, commitment } = match.dice.provenance;
  const at = stirs.findIndex(stir => stir.seat === seat);
  const stir = stirs[at];
  if (!stir) return [refuse('HS-DICE-003', 'notCommitted', { seat })];
  if (!isEntropy(entropy)) return [refuse('HS-DICE-003', 'noEntropy')];
  if (commitToEntropy(commitment, seat, entropy) !== stir.commitment)
    return [refuse('HS-DICE-003', 'otherEntropy', { seat })];
  stirWith(match, stirs.with(at, { ...stir, entropy }));
  return [];
}

/**
 * All at once, where one program holds the dice and is told by those who sit before it what to stir them with. That proves
 * as much as they know: that they were shown its promise before they said anything.
 */
export function stir<T>(match: Match<T>, given: Readonly<Record<Seat, string>>): readonly Refusal[] {
  const { commitment } = match.dice.provenance;
  const wordless = Object.values(given).some(entropy => !isEntropy(entropy));
  if (wordless) return [refuse('HS-DICE-003', 'noEntropy')];
  const entries = Object.entries(given);
  const committed = entries.flatMap(([seat, entropy]) =>
    commitEntropy(match, seat, commitToEntropy(commitment, seat, entropy)),
  );
  return committed.length > 0 ? committed : entries.flatMap(([seat, entropy]) => revealEntropy(match, seat, entropy));
}

function whyNotStir<T>(match: Match<T>, seat: Seat): readonly Refusal[] {
  if (!Object.hasOwn(match.players, seat)) return [refuse('HS-SEAL-002', 'noSuchSeat', { seat })];
  return (match.pause ?? match).draws > 0 ? [refuse('HS-DICE-003', 'dieHasFallen')] : [];
}

function stirWith<T>(match: Match<T>, stirs: readonly Stir[]): void {
  const { provenance } = match.dice;
  match.dice = { ...match.dice, seed: seedFrom(provenance.secret, stirs), provenance: { ...provenance, stirs } };
}
