import { sha256 } from '../sha256.ts';

/**
 * Provable dice. Whoever holds the dice publishes the commitment to a secret; then each seat may commit itself to some
 * entropy, and when all have, reveals it. The seed is made of the secret and of what was revealed. Whoever had to choose
 * first could not know what the others would, so that nobody chooses the seed: neither the holder, who gives nothing but
 * the secret, nor a seat, nor both in one person. After the match the secret is shown, and anyone can draw every die again.
 */
export interface Provenance {
  readonly commitment: string;
  readonly secret: string;
  /** Who stirred the dice, in the order of the seats. */
  readonly stirs: readonly Stir[];
}

/** What one seat has to do with the seed. */
export interface Stir {
  readonly seat: string;
  readonly commitment: string;
  /** What it was committed to. A seat that has not revealed it by the first die has no part in the seed. */
  readonly entropy: string | null;
}

/** No secret and no entropy is longer. */
export const LONGEST_SECRET = 1000;
export const LONGEST_ENTROPY = 200;

export function commit(secret: string): string {
  return sha256(`sightline commitment\n${secret}`);
}

/** A secret with its commitment, before anybody has stirred. */
export function promised(secret: string): Provenance {
  return { commitment: commit(secret), secret, stirs: [] };
}

/**
 * The commitment of a seat to its entropy, for this promise of the holder's and no other. It hides only what nobody can
 * guess: where others might try, the program of the seat adds some digits of its own to what a person has typed.
 */
export function commitToEntropy(promise: string, seat: string, entropy: string): string {
  return sha256(`sightline entropy\n${JSON.stringify([promise, seat, entropy])}`);
}

export function seedFrom(secret: string, stirs: readonly Pick<Stir, 'seat' | 'entropy'>[]): string {
  const added = stirs.flatMap(({ seat, entropy }) => (entropy === null ? [] : [JSON.stringify([seat, entropy])]));
  return sha256(['sightline seed', secret, ...added].join('\n')).slice(0, 32);
}

/** The seed of a short human phrase, for tests, tutorials and "play seed 42". */
export function seedOf(phrase: string | number): string {
  return sha256(`sightline phrase\n${phrase}`).slice(0, 32);
}

export function isCommitment(text: unknown): text is string {
  return typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);
}

/** Any text that is the same for everybody who hashes it. */
export function isEntropy(text: unknown): text is string {
  return typeof text === 'string' && text.length > 0 && text.length <= LONGEST_ENTROPY && text.isWellFormed();
}

export function isSecret(text: unknown): text is string {
  return typeof text === 'string' && text.length <= LONGEST_SECRET && text.isWellFormed();
}

/** What is wrong with a claimed provenance. */
export interface Unproven {
  readonly commitment: boolean;
  readonly seed: boolean;
  /** The seats whose entropy is not what they were committed to. */
  readonly entropy: readonly string[];
}

export function whyNotProven({ commitment, secret, stirs }: Provenance, seed: string): Unproven | null {
  const unproven = {
    commitment: commit(secret) !== commitment,
    seed: seedFrom(secret, stirs) !== seed,
    entropy: stirs.filter(stir => !isKept(commitment, stir)).map(({ seat }) => seat),
  };
  return unproven.commitment || unproven.seed || unproven.entropy.length > 0 ? unproven : null;
}

function isKept(promise: string, { seat, commitment, entropy }: Stir): boolean {
  return entropy === null || commitToEntropy(promise, seat, entropy) === commitment;
}
