// Apart from the keeping of games, so that who needs nothing but a name need not fetch the kernel.

export function newId(): string {
  return newSecret().slice(0, 8);
}

/** A secret that nobody can guess, for the dice of a new match. */
export function newSecret(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('');
}
