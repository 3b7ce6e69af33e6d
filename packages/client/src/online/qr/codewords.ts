// The words of a QR code (ISO/IEC 18004) in byte mode at level M: text, padding, and what repairs a smudge.

/** How the words of a version are cut into blocks: so many for repair in each, and how many of the text's each holds. */
interface Blocks {
  readonly repair: number;
  readonly data: readonly number[];
}

/** Versions 1 to 10 at level M. An address with a secret in it needs 5 or 6. */
const BLOCKS: readonly Blocks[] = [
  { repair: 10, data: [16] },
  { repair: 16, data: [28] },
  { repair: 26, data: [44] },
  { repair: 18, data: [32, 32] },
  { repair: 24, data: [43, 43] },
  { repair: 16, data: [27, 27, 27, 27] },
  { repair: 18, data: [31, 31, 31, 31] },
  { repair: 22, data: [38, 38, 39, 39] },
  { repair: 22, data: [36, 36, 36, 37, 37] },
  { repair: 26, data: [43, 43, 43, 43, 44] },
];

const BYTE_MODE = 0b0100;
const PADDING = [0xec, 0x11] as const;

export interface Codewords {
  readonly version: number;
  readonly words: readonly number[];
}

/** The words of the smallest version that holds the text; null where none does. */
export function codewordsOf(text: string): Codewords | null {
  const bytes = [...new TextEncoder().encode(text)];
  const at = BLOCKS.findIndex(({ data }, i) => bytes.length + overhead(i + 1) <= sum(data));
  const blocks = BLOCKS[at];
  return blocks ? { version: at + 1, words: interleaved(padded(bytes, at + 1, sum(blocks.data)), blocks) } : null;
}

/** Mode and length take 12 bits; from version 10 on the length takes another 8. */
const overhead = (version: number): number => (version < 10 ? 2 : 3);

function padded(bytes: readonly number[], version: number, room: number): readonly number[] {
  const length = version < 10 ? [bytes.length] : [bytes.length >> 8, bytes.length & 0xff];
  const nibbles = [BYTE_MODE, ...[...length, ...bytes].flatMap(byte => [byte >> 4, byte & 0xf]), 0];
  const words = nibbles.flatMap((nibble, i) => (i % 2 === 0 ? [(nibble << 4) | nibbles[i + 1]!] : []));
  while (words.length < room) words.push(PADDING[(words.length - bytes.length - length.length - 1) % 2]!);
  return words;
}

/** The first word of every block, then the second of each; and the same with the words of repair. */
function interleaved(words: readonly number[], { repair, data }: Blocks): readonly number[] {
  const ends = data.map((_, i) => sum(data.slice(0, i + 1)));
  const blocks = data.map((size, i) => words.slice(ends[i]! - size, ends[i]));
  const repairs = blocks.map(block => repairWords(block, repair));
  return [...columns(blocks), ...columns(repairs)];
}

function columns(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map(block => block.length));
  return Array.from({ length: longest }, (_, at) => blocks.flatMap(block => block[at] ?? [])).flat();
}

/** Reed-Solomon: what is left of the block, as a polynomial, after division by the generator. */
export function repairWords(block: readonly number[], count: number): readonly number[] {
  const generator = generatorOf(count);
  const rest = new Array<number>(count).fill(0);
  for (const word of block) {
    const factor = word ^ rest.shift()!;
    rest.push(0);
    generator.forEach((each, i) => {
      rest[i] = rest[i]! ^ times(each, factor);
    });
  }
  return rest;
}

/** The product of (x - 2^i), without its leading 1. */
function generatorOf(count: number): readonly number[] {
  let factors = [1];
  for (let i = 0, root = 1; i < count; i++, root = times(root, 2)) {
    factors = [...factors, 0].map((each, at) => each ^ (at > 0 ? times(factors[at - 1]!, root) : 0));
  }
  return factors.slice(1);
}

/** Multiplication in the field of 256 whose polynomial is x^8 + x^4 + x^3 + x^2 + 1. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ (product & 0x80 ? 0x11d : 0);
    if ((b >> bit) & 1) product ^= a;
  }
  return product & 0xff;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
