/**
 * A 64-bit fingerprint of plain data: the same in Node and in every browser, whatever the order of keys.
 * It finds accidents (a damaged file, a rule that ran differently); it is no protection against forgery,
 * for which there is sha256.ts.
 */
export function hash(value: unknown): string {
  const lanes = begun();
  walk(lanes, value);
  return hex(lanes[0]!) + hex(lanes[1]!);
}

/** The hash of the text that the two make together, without making it. */
export function hashOfTexts(one: string, other: string): string {
  const lanes = begun();
  mix(lanes, 0x53);
  mix(lanes, one.length + other.length);
  characters(lanes, one);
  characters(lanes, other);
  return hex(lanes[0]!) + hex(lanes[1]!);
}

function begun(): Uint32Array {
  return Uint32Array.of(0x9e3779b9, 0x85ebca6b);
}

function walk(lanes: Uint32Array, value: unknown): void {
  switch (typeof value) {
    case 'number':
      return number(lanes, value);
    case 'string':
      mix(lanes, 0x53);
      return text(lanes, value);
    case 'boolean':
      return mix(lanes, value ? 0x54 : 0x46);
    case 'object':
      if (value === null) return mix(lanes, 0x4e);
      if (Array.isArray(value)) {
        mix(lanes, 0x41);
        mix(lanes, value.length);
        for (const item of value) walk(lanes, item);
        return;
      }
      return record(lanes, value as Record<string, unknown>);
    default:
      throw new Error(`hash: expected plain data, found a ${typeof value}`);
  }
}

function record(lanes: Uint32Array, value: Record<string, unknown>): void {
  const keys = Object.keys(value).sort();
  mix(lanes, 0x4f);
  mix(lanes, keys.length);
  for (const key of keys) {
    text(lanes, key);
    walk(lanes, value[key]);
  }
}

const float = new Float64Array(1);
const bits = new Uint32Array(float.buffer);

function number(lanes: Uint32Array, value: number): void {
  if ((value | 0) === value && !Object.is(value, -0)) {
    mix(lanes, 0x49);
    return mix(lanes, value);
  }
  float[0] = value;
  mix(lanes, 0x44);
  mix(lanes, bits[0]!);
  mix(lanes, bits[1]!);
}

function text(lanes: Uint32Array, value: string): void {
  mix(lanes, value.length);
  characters(lanes, value);
}

/** `mix` of every character. It is most of the work, so the lanes stay out of memory meanwhile. */
function characters(lanes: Uint32Array, value: string): void {
  let a = lanes[0]! | 0;
  let b = lanes[1]! | 0;
  for (let i = 0; i < value.length; i++) {
    const word = value.charCodeAt(i);
    a ^= Math.imul(word, 0xcc9e2d51);
    a = (a << 13) | (a >>> 19);
    b ^= Math.imul(word ^ 0x5bd1e995, 0x1b873593);
    b = (b << 17) | (b >>> 15);
    b = (Math.imul(b ^ a, 9) + 0x38b34ae5) | 0;
    a = (Math.imul(a, 5) + 0xe6546b64) | 0;
  }
  lanes[0] = a;
  lanes[1] = b;
}

/** Two lanes of the murmur finaliser's multiply-rotate-xor, with different constants. */
function mix(lanes: Uint32Array, word: number): void {
  let a = lanes[0]! ^ Math.imul(word, 0xcc9e2d51);
  a = (a << 13) | (a >>> 19);
  lanes[0] = Math.imul(a, 5) + 0xe6546b64;
  let b = lanes[1]! ^ Math.imul(word ^ 0x5bd1e995, 0x1b873593);
  b = (b << 17) | (b >>> 15);
  lanes[1] = Math.imul(b ^ a, 9) + 0x38b34ae5;
}

/** The digits of every byte: `toString(16)` of a large number is ten times as slow. */
const BYTES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

function hex(word: number): string {
  return BYTES[word >>> 24]! + BYTES[(word >>> 16) & 0xff]! + BYTES[(word >>> 8) & 0xff]! + BYTES[word & 0xff]!;
}
