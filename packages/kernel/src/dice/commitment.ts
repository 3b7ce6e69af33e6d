import { sha256 } from '../sha256.ts';

/**
 * Provable dice. Whoever holds the dice publishes the commitment to a secret before the match; then each seat may add
 * entropy of its own; the seed is made of both, so neither the holder nor a seat can choose it. After the match the
 * secret is shown, and anyone can check it against the commitment and draw every die again.
 */
export interface Provenance {
  readonly commitment: string;
  readonly secret: string;
  /** What each seat added, in the order of the seats. */
  readonly entropy: readonly { readonly seat: string; readonly text: string }[];
}

export function commit(secret: string): string {
  return sha256(`sightline commitment\n${secret}`);
}

export function seedFrom(secret: string, entropy: Provenance['entropy']): string {
  const added = entropy.map(({ seat, text }) => JSON.stringify([seat, text]));
  return sha256(['sightline seed', secret, ...added].join('\n')).slice(0, 32);
}

/** The seed of a short human phrase, for tests, tutorials and "play seed 42". */
export function seedOf(phrase: string | number): string {
  return sha256(`sightline phrase\n${phrase}`).slice(0, 32);
}

/** What is wrong with a claimed provenance; an empty list is a yes. */
export function whyNotProven(provenance: Provenance, seed: string): ('commitment' | 'seed')[] {
  const wrong: ('commitment' | 'seed')[] = [];
  if (commit(provenance.secret) !== provenance.commitment) wrong.push('commitment');
  if (seedFrom(provenance.secret, provenance.entropy) !== seed) wrong.push('seed');
  return wrong;
}
