/** SHA-256 of a text (UTF-8), as 64 hex digits. Written out because it must run synchronously in Node and browsers alike. */
export function sha256(text: string): string {
  const message = padded(utf8(text));
  const state = Uint32Array.from(INITIAL);
  const schedule = new Uint32Array(64);
  for (let at = 0; at < message.length; at += 64) compress(state, schedule, message, at);
  return Array.from(state, word => word.toString(16).padStart(8, '0')).join('');
}

function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const character of text) {
    const code = character.codePointAt(0)!;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), tail(code, 0));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), tail(code, 6), tail(code, 0));
    else bytes.push(0xf0 | (code >> 18), tail(code, 12), tail(code, 6), tail(code, 0));
  }
  return bytes;
}

const tail = (code: number, shift: number): number => 0x80 | ((code >> shift) & 0x3f);

function padded(bytes: readonly number[]): Uint8Array {
  const length = Math.ceil((bytes.length + 9) / 64) * 64;
  const out = new Uint8Array(length);
  out.set(bytes);
  out[bytes.length] = 0x80;
  new DataView(out.buffer).setUint32(length - 4, bytes.length * 8);
  return out;
}

function compress(state: Uint32Array, w: Uint32Array, message: Uint8Array, at: number): void {
  const block = new DataView(message.buffer, at, 64);
  for (let i = 0; i < 16; i++) w[i] = block.getUint32(i * 4);
  for (let i = 16; i < 64; i++) {
    const s0 = rotr(w[i - 15]!, 7) ^ rotr(w[i - 15]!, 18) ^ (w[i - 15]! >>> 3);
    const s1 = rotr(w[i - 2]!, 17) ^ rotr(w[i - 2]!, 19) ^ (w[i - 2]! >>> 10);
    w[i] = w[i - 16]! + s0 + w[i - 7]! + s1;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const s1 = rotr(e, 6) ^ rotr(e, 11) ^ rotr(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!) | 0;
    const s0 = rotr(a, 2) ^ rotr(a, 13) ^ rotr(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    state[i] = state[i]! + word;
  });
}

const rotr = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

// FIPS 180-4: the fractional parts of the square roots of the first 8 primes and of the cube roots of the first 64.
const PRIMES = firstPrimes(64);
const INITIAL = PRIMES.slice(0, 8).map(p => fraction(root(BigInt(p) << 64n, 2n)));
const ROUND = PRIMES.map(p => fraction(root(BigInt(p) << 96n, 3n)));

/** The integer root of a value scaled by 2^(32·degree): its low 32 bits are the first 32 fractional bits of the root. */
function root(value: bigint, degree: bigint): bigint {
  let low = 0n;
  let high = 1n << 40n;
  while (low < high) {
    const middle = (low + high + 1n) >> 1n;
    if (middle ** degree <= value) low = middle;
    else high = middle - 1n;
  }
  return low;
}

function fraction(scaled: bigint): number {
  return Number(scaled & 0xffffffffn);
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every(p => n % p !== 0)) primes.push(n);
  return primes;
}
