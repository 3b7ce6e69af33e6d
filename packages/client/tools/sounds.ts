import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CueName } from '../src/feel/cues.ts';
import { openLaboratory } from '../test/support/sounds.ts';

// Prints the sheet of docs/sound.md: every cue with its level and length. With a folder, writes each as a file to listen to.
//   node packages/client/tools/sounds.ts [folder]

const RATE = 48_000;
const folder = process.argv[2];
const laboratory = await openLaboratory();
if (folder !== undefined) mkdirSync(folder, { recursive: true });
console.log('| Cue | Class | Loudness, dB | Peak, dB | Length, s |');
console.log('| --- | --- | --: | --: | --: |');
for (const name of Object.keys(laboratory.cues) as CueName[]) {
  const { loudness, peak, length } = await laboratory.measure([{ name }]);
  const figures = [loudness.toFixed(1), peak.toFixed(1), length.toFixed(2)];
  console.log(`| \`${name}\` | ${laboratory.cues[name].loudness} | ${figures.join(' | ')} |`);
  if (folder !== undefined) {
    writeFileSync(join(folder, `${name}.wav`), wave(await laboratory.record([{ name }])));
  }
}
await laboratory.close();

/** The plainest sound file there is: sixteen bits, both channels. */
function wave(channels: readonly number[][]): Buffer {
  const [left = [], right = []] = channels;
  const file = Buffer.alloc(44 + left.length * 4);
  file.write('RIFF', 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(2, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * 4, 28);
  file.writeUInt16LE(4, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(left.length * 4, 40);
  for (const [i, sample] of left.entries()) {
    file.writeInt16LE(Math.round(sample * 32_767), 44 + i * 4);
    file.writeInt16LE(Math.round((right[i] ?? 0) * 32_767), 46 + i * 4);
  }
  return file;
}
