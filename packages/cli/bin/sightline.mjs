#!/usr/bin/env node
// The command as npm links it. Whatever Node the machine has, the game runs on the one that the project pins.
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { exitCodeOf, pinnedNode, startOn } from '../../../scripts/pinned-node.mjs';

const main = new URL('../src/main.ts', import.meta.url);
const node = pinnedNode();
if (node === undefined) {
  console.error('sightline: the Node that the game runs on is not installed yet; `npm ci` in the project installs it.');
  process.exitCode = 1;
} else if (realpathSync(node) === realpathSync(process.execPath)) {
  await import(main.href);
} else {
  process.exitCode = await exitCodeOf(startOn(node, [fileURLToPath(main), ...process.argv.slice(2)]));
}
