/**
 * A 64-bit fingerprint of plain data: the same in Node and in every browser, whatever the order of keys.
 * It finds accidents (a damaged file, a rule that ran differently); it is no protection against forgery,
 * for which there is sha256.ts.
 */
export function hash(value: unknown): string {
  const lanes = new Uint32Array([0x9e3779b9, 0x85ebca6b]);
  walk(lanes, value);
  return hex(lanes[0]!) + hex(lanes[1]!);
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
  for (let i = 0; i < value.length; i++) mix(lanes, value.charCodeAt(i));
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

function hex(word: number): string {
  return word.toString(16).padStart(8, '0');
}
