// A bot that always takes the first option and misbehaves in one way, at its third question unless it says otherwise.
//     node naughty.mjs MISDEED [file for the ids of its processes]

import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [, , misdeed, file] = process.argv;
const say = message => process.stdout.write(`${typeof message === 'string' ? message : JSON.stringify(message)}\n`);
/** What must not be given back. */
const held = [];
const answer = (number, more = { option: 0 }) => say({ type: 'answer', number, ...more });

if (misdeed === 'hide') {
  const child = spawn('sleep', ['60'], { stdio: 'ignore', detached: true });
  child.unref();
  writeFileSync(file, JSON.stringify([process.pid, child.pid]));
}
if (misdeed === 'stay') {
  const child = spawn('sleep', ['60'], { stdio: 'inherit' });
  writeFileSync(file, JSON.stringify([process.pid, child.pid]));
  process.on('SIGTERM', () => {});
  setInterval(() => {}, 1000);
}

for await (const line of createInterface({ input: process.stdin })) {
  const { type, number } = JSON.parse(line);
  if (type !== 'ask') continue;
  if (misdeed === 'exit' && number === 2) process.exit(3);
  if (number === 3) {
    if (misdeed === 'hello') say('hello');
    else if (misdeed === 'number') answer(99);
    else if (misdeed === 'unlisted') answer(number, { answer: 'fly' });
    else if (misdeed === 'beyond') answer(number, { option: 5000 });
    else if (misdeed === 'flood') await flood(150);
    else if (misdeed === 'hog') hog(number);
    else if (misdeed === 'noise') await noise(20, number);
    else if (misdeed !== 'late' && misdeed !== 'silent') answer(number);
    continue;
  }
  // The third question is forfeited by now; an answer to it must count neither for it nor for this one.
  if (number === 4 && misdeed === 'late') answer(3, { option: 1 });
  if (misdeed === 'silent' && number === 4) console.error('I say nothing\u001b[2J');
  answer(number);
  if (number === 2 && misdeed === 'extra') say('by the way');
}

async function flood(megabytes) {
  const piece = 'x'.repeat(1_000_001);
  for (let i = 0; i < megabytes; i++) {
    if (!process.stdout.write(piece)) await new Promise(resolve => process.stdout.once('drain', resolve));
  }
  say('');
}

/** Takes memory until it is stopped. */
function hog(number) {
  held.push(Buffer.alloc(50_000_000, 1));
  if (held.length < 60) setTimeout(hog, 20, number);
  else answer(number);
}

async function noise(megabytes, number) {
  const line = `${'noise '.repeat(20)}\n`.repeat(1000);
  for (let written = 0; written < megabytes * 1_000_000; written += line.length) {
    if (!process.stderr.write(line)) await new Promise(resolve => process.stderr.once('drain', resolve));
  }
  answer(number);
}
